import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../kernel/outcome.ts';
import { discountToWire, newDiscount, patchDiscount } from './change.ts';
import { isLimited, isPersonal, toDiscount, type StoredDiscount } from './definition.ts';

type Said = Parameters<typeof newDiscount>[0];
const NOW = new Date('2026-05-01T00:00:00Z');
const LATER = new Date('2026-06-01T00:00:00Z');
const tenPercent: Said = { name: 'Ten', effect: { type: 'PERCENT', percent: '10' } };
const make = (said: Said) => newDiscount(said, { id: 'discount', now: NOW });
const made = (said: Said = {}): StoredDiscount => {
  const result = make({ ...tenPercent, ...said });
  if (isRefusal(result)) throw new Error(JSON.stringify(result));
  return result;
};
const wrong = (result: ReturnType<typeof make>) =>
  'refused' in result && result.refused === 'validation'
    ? result.violations.map(({ field, violatedRule }) => [field, violatedRule])
    : [];

describe('a new discount', () => {
  it('requires a name and an effect; applies to everything, without limits, and combines', () => {
    expect(made()).toEqual({
      discountId: 'discount',
      revision: 1,
      kind: 'RULE',
      code: null,
      name: 'Ten',
      active: true,
      startsAt: null,
      endsAt: null,
      usageLimit: null,
      limitPerCustomer: null,
      stackable: true,
      priority: 0,
      definition: { effect: { type: 'PERCENT', percent: '10' }, scope: { type: 'GLOBAL' } },
      createdAt: NOW,
      updatedAt: NOW,
    });
  });

  it('with a code is a coupon, with the code as a buyer types it', () => {
    expect(made({ code: ' TEN ' })).toMatchObject({ kind: 'COUPON', code: 'TEN' });
    expect(made({ code: null })).toMatchObject({ kind: 'RULE', code: null });
  });

  it("has the merchant's values", () => {
    const said: Said = {
      kind: 'COUPON',
      code: 'TEN',
      active: false,
      startsAt: '2026-05-02T00:00:00Z',
      endsAt: '2026-05-03T00:00:00Z',
      usageLimit: 5,
      limitPerCustomer: 1,
      stackable: false,
      priority: 3,
      minimumSubtotal: '20',
      minimumQuantity: 2,
      firstOrderOnly: true,
      groups: ['vip'],
      oneItemOnly: true,
      subscriptionCycles: 3,
      scope: { type: 'SHIPPING' },
    };
    const { kind, code, active, usageLimit, limitPerCustomer, stackable, priority, ...own } = said;
    const { startsAt, endsAt, ...definition } = own;
    expect(made(said)).toMatchObject({
      kind,
      code,
      active,
      usageLimit,
      limitPerCustomer,
      stackable,
      priority,
      startsAt: new Date(startsAt ?? ''),
      endsAt: new Date(endsAt ?? ''),
      definition,
    });
  });

  it.each<[string, Said, [string, string][]]>([
    ['without a name', { ...tenPercent, name: ' ' }, [['discount.name', 'REQUIRED_FIELD']]],
    [
      'without an effect',
      { name: 'Ten' },
      [
        ['discount.effect', 'REQUIRED_FIELD'],
        ['discount.effect.percent', 'REQUIRED_FIELD'],
      ],
    ],
    [
      'as a coupon without a code',
      { ...tenPercent, kind: 'COUPON' },
      [['discount.code', 'REQUIRED_FIELD']],
    ],
    ['with an empty code', { ...tenPercent, code: ' ' }, [['discount.code', 'REQUIRED_FIELD']]],
    [
      'as a rule with a code',
      { ...tenPercent, kind: 'RULE', code: 'TEN' },
      [['discount.code', 'FIELD_NOT_ALLOWED']],
    ],
    [
      'that ends as it starts',
      { ...tenPercent, startsAt: '2026-05-02T00:00:00Z', endsAt: '2026-05-02T00:00:00Z' },
      [['discount.endsAt', 'VALIDATION']],
    ],
    [
      'without its percent',
      { name: 'x', effect: { type: 'PERCENT' } },
      [['discount.effect.percent', 'REQUIRED_FIELD']],
    ],
    [
      'without its amount',
      { name: 'x', effect: { type: 'AMOUNT' } },
      [['discount.effect.amount', 'REQUIRED_FIELD']],
    ],
    [
      'without its price',
      { name: 'x', effect: { type: 'FIXED_PRICE' } },
      [['discount.effect.price', 'REQUIRED_FIELD']],
    ],
    [
      'without what to buy',
      { name: 'x', effect: { type: 'BUY_X_GET_Y', get: 1 } },
      [['discount.effect.buy', 'REQUIRED_FIELD']],
    ],
    [
      'without what to get',
      { name: 'x', effect: { type: 'BUY_X_GET_Y', buy: 1 } },
      [['discount.effect.get', 'REQUIRED_FIELD']],
    ],
    [
      'for items it does not name',
      { ...tenPercent, scope: { type: 'SPECIFIC_ITEMS' } },
      [['discount.scope', 'REQUIRED_ONE_OF_FIELD']],
    ],
    [
      'for buying items it does not name',
      {
        name: 'x',
        effect: { type: 'BUY_X_GET_Y', buy: 1, get: 1, buyScope: { type: 'SPECIFIC_ITEMS' } },
      },
      [['discount.effect.buyScope', 'REQUIRED_ONE_OF_FIELD']],
    ],
    [
      'that gives deliveries for goods',
      { name: 'x', effect: { type: 'BUY_X_GET_Y', buy: 1, get: 1 }, scope: { type: 'SHIPPING' } },
      [['discount.scope.type', 'VALIDATION']],
    ],
  ])('is refused %s', (_what, said, fields) => {
    expect(wrong(make(said))).toEqual(fields);
  });

  it('may be for items named in any one way, and give free delivery without a number', () => {
    for (const named of [{ productIds: ['p'] }, { variantIds: ['v'] }, { collectionIds: ['c'] }])
      expect(wrong(make({ ...tenPercent, scope: { type: 'SPECIFIC_ITEMS', ...named } }))).toEqual(
        [],
      );
    expect(wrong(make({ name: 'x', effect: { type: 'FREE_SHIPPING' } }))).toEqual([]);
  });
});

describe('a discount that is changed', () => {
  const coupon = made({ code: 'TEN', usageLimit: 5, endsAt: '2026-05-03T00:00:00Z' });

  it('updates the sent fields and its revision', () => {
    expect(patchDiscount(coupon, {}, LATER)).toEqual({ ...coupon, revision: 2, updatedAt: LATER });
    expect(
      patchDiscount(
        coupon,
        { name: 'Eleven', usageLimit: null, endsAt: null, minimumQuantity: 2, kind: 'RULE' },
        LATER,
      ),
    ).toEqual({
      ...coupon,
      revision: 2,
      updatedAt: LATER,
      name: 'Eleven',
      usageLimit: null,
      endsAt: null,
      definition: { ...coupon.definition, minimumQuantity: 2 },
    });
  });

  it('has the same checks as a new one', () => {
    expect(wrong(patchDiscount(coupon, { code: null }, LATER))).toEqual([
      ['discount.code', 'REQUIRED_FIELD'],
    ]);
  });
});

it('shows a discount with its number of uses', () => {
  const stored = made({ code: 'TEN', startsAt: '2026-05-02T00:00:00Z', minimumQuantity: 2 });
  expect(discountToWire({ ...stored, used: 4 })).toEqual({
    id: 'discount',
    revision: '1',
    kind: 'COUPON',
    code: 'TEN',
    name: 'Ten',
    active: true,
    effect: { type: 'PERCENT', percent: '10' },
    scope: { type: 'GLOBAL' },
    minimumQuantity: 2,
    startsAt: '2026-05-02T00:00:00.000Z',
    endsAt: null,
    usageLimit: null,
    limitPerCustomer: null,
    stackable: true,
    priority: 0,
    used: 4,
    createdDate: '2026-05-01T00:00:00.000Z',
    updatedDate: '2026-05-01T00:00:00.000Z',
  });
  expect(discountToWire({ ...made({ endsAt: '2026-05-03T00:00:00Z' }), used: 0 })).toMatchObject({
    startsAt: null,
    endsAt: '2026-05-03T00:00:00.000Z',
  });
});

describe('a stored discount as the engine takes it', () => {
  it('has no conditions by default', () => {
    expect(toDiscount(made())).toEqual({
      id: 'discount',
      name: 'Ten',
      effect: { type: 'PERCENT', rate: 100_000n },
      scope: { type: 'GLOBAL' },
      stackable: true,
      priority: 0,
    });
    const none = made({
      minimumSubtotal: null,
      minimumQuantity: null,
      firstOrderOnly: false,
      groups: [],
      oneItemOnly: false,
      subscriptionCycles: null,
    });
    expect(toDiscount(none)).toEqual(toDiscount(made()));
  });

  it('has every condition of the merchant', () => {
    const stored = made({
      active: false,
      startsAt: NOW.toISOString(),
      endsAt: LATER.toISOString(),
      usageLimit: 5,
      limitPerCustomer: 1,
      minimumSubtotal: '20.50',
      minimumQuantity: 0,
      firstOrderOnly: true,
      groups: ['vip'],
      oneItemOnly: true,
      subscriptionCycles: 0,
    });
    const conditions = {
      disabled: true,
      startsAt: NOW.getTime(),
      endsAt: LATER.getTime(),
      usageLimit: 5,
      limitPerCustomer: 1,
      minimumSubtotal: 20_500n,
      minimumQuantity: 0,
      firstOrderOnly: true,
      groups: ['vip'],
      oneItemOnly: true,
      subscriptionCycles: 0,
      oneOf: 'plans',
    };
    const plan = { ...stored, definition: { ...stored.definition, oneOf: 'plans' } };
    expect(toDiscount(plan)).toMatchObject({ ...conditions, used: 0, usedByCustomer: 0 });
    expect(toDiscount(plan, { used: 4, usedByCustomer: 1 })).toMatchObject({
      used: 4,
      usedByCustomer: 1,
    });
  });

  it.each<[NonNullable<Said['effect']>, object]>([
    [
      { type: 'PERCENT', percent: '12.5' },
      { type: 'PERCENT', rate: 125_000n },
    ],
    [
      { type: 'AMOUNT', amount: '5' },
      { type: 'AMOUNT', amount: 5000n },
    ],
    [
      { type: 'AMOUNT', amount: '5', each: false },
      { type: 'AMOUNT', amount: 5000n },
    ],
    [
      { type: 'AMOUNT', amount: '5', each: true },
      { type: 'AMOUNT', amount: 5000n, each: true },
    ],
    [
      { type: 'FIXED_PRICE', price: '9.99' },
      { type: 'FIXED_PRICE', price: 9990n },
    ],
    [{ type: 'FREE_SHIPPING' }, { type: 'FREE_SHIPPING' }],
    [
      { type: 'BUY_X_GET_Y', buy: 2, get: 3 },
      { type: 'BUY_X_GET_Y', buy: 2, get: 3, rate: 1_000_000n },
    ],
    [
      {
        type: 'BUY_X_GET_Y',
        buy: 2,
        get: 1,
        percent: '50',
        times: 4,
        buyScope: { type: 'SPECIFIC_ITEMS', productIds: ['p'] },
      },
      {
        type: 'BUY_X_GET_Y',
        buy: 2,
        get: 1,
        rate: 500_000n,
        times: 4,
        buyScope: { type: 'SPECIFIC_ITEMS', productIds: ['p'], variantIds: [], collectionIds: [] },
      },
    ],
  ])('counts %j in whole units', (effect, expected) => {
    expect(toDiscount(made({ effect })).effect).toEqual(expected);
  });

  it('names its items in all three ways, and only where it is for items', () => {
    const scope = { productIds: ['p'], variantIds: ['v'], collectionIds: ['c'] };
    expect(toDiscount(made({ scope: { type: 'SPECIFIC_ITEMS', ...scope } })).scope).toEqual({
      type: 'SPECIFIC_ITEMS',
      ...scope,
    });
    expect(toDiscount(made({ scope: { type: 'GLOBAL', ...scope } })).scope).toEqual({
      type: 'GLOBAL',
    });
  });

  it('is limited by uses or by customer, and personal by group or first order', () => {
    expect(
      [{}, { usageLimit: 1 }, { limitPerCustomer: 1 }].map((said) => isLimited(made(said))),
    ).toEqual([false, true, true]);
    expect(
      [{}, { firstOrderOnly: true }, { groups: ['vip'] }, { groups: [] }].map((said) =>
        isPersonal(made(said)),
      ),
    ).toEqual([false, true, true, false]);
  });
});
