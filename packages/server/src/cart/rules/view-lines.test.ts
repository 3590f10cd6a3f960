import type { CustomLineItem } from '@shopwright/contract/cart/custom-line-item';
import type { SubscriptionOptionInfo } from '@shopwright/contract/shared/item';
import { describe, expect, it } from 'vitest';
import type { CatalogItem } from '../../catalog/items/rules/catalog-item.ts';
import type { CatalogLine, CustomLine } from './shop-line.ts';
import { customType, viewLines } from './view-lines.ts';

const item = (more: Partial<CatalogItem> = {}): CatalogItem => ({
  productId: 'p',
  key: 'k',
  name: 'Mug',
  price: 12_000n,
  fullPrice: 15_000n,
  itemType: 'PHYSICAL',
  available: null,
  collectionIds: ['c'],
  descriptionLines: [],
  url: { relativePath: '/products/mug', url: 'https://shop.example' },
  ...more,
});
const line = (quantity: number, more: Partial<CatalogLine> = {}): CatalogLine => ({
  kind: 'catalog',
  id: `line-${quantity}`,
  quantity,
  key: 'k',
  reference: { appId: 'app', catalogItemId: 'p' },
  seen: { productId: 'p', name: 'Mug', itemType: 'PHYSICAL', url: {}, price: '1', fullPrice: '1' },
  ...more,
});
const custom = (fields: CustomLineItem, more: Partial<CustomLine> = {}): CustomLine => ({
  kind: 'custom',
  id: 'own',
  quantity: 3,
  custom: fields,
  ...more,
});
const sell = (lines: readonly (CatalogLine | CustomLine)[], sold?: CatalogItem) =>
  viewLines(lines, () => sold && { found: sold });
const quoteOf = (one: CatalogLine | CustomLine, sold = item()) => sell([one], sold)[0]?.quoteLine;

describe('availability', () => {
  const statuses = (available: number | null, ...quantities: number[]) =>
    sell(
      quantities.map((quantity) => line(quantity)),
      item({ available }),
    ).map(({ availability }) => availability);

  it('has no quantity if stock is not tracked', () => {
    expect(statuses(null, 7)).toEqual([{ status: 'AVAILABLE' }]);
  });

  it('is partial below the requested quantity, and unavailable at zero', () => {
    expect([2, 3, 0, -1].flatMap((available) => statuses(available, 3))).toEqual([
      { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 2 },
      { status: 'AVAILABLE', quantityAvailable: 3 },
      { status: 'NOT_AVAILABLE', quantityAvailable: 0 },
      { status: 'NOT_AVAILABLE', quantityAvailable: 0 },
    ]);
  });

  it('is shared by lines of the same item, the earlier line first', () => {
    expect(statuses(5, 2, 2, 2, 1)).toEqual([
      { status: 'AVAILABLE', quantityAvailable: 5 },
      { status: 'AVAILABLE', quantityAvailable: 3 },
      { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 1 },
      { status: 'NOT_AVAILABLE', quantityAvailable: 0 },
    ]);
  });

  it('is shared by lines of the same variant, not by two variants', () => {
    const view = (variants: readonly [string, string]) =>
      viewLines([line(2, { key: 'a' }), line(2, { key: 'b' })], ({ key }) => ({
        found: item({ key, available: 2, variantId: variants[key === 'a' ? 0 : 1] }),
      })).map(({ availability: { status } }) => status);
    expect(view(['v', 'v'])).toEqual(['AVAILABLE', 'NOT_AVAILABLE']);
    expect(view(['v', 'w'])).toEqual(['AVAILABLE', 'AVAILABLE']);
  });

  it('of a custom line is set by the merchant', () => {
    expect(
      sell([custom({}), custom({ quantityAvailable: 2 }), custom({ quantityAvailable: 0 })]).map(
        ({ availability }) => availability,
      ),
    ).toEqual([
      { status: 'AVAILABLE' },
      { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 2 },
      { status: 'NOT_AVAILABLE', quantityAvailable: 0 },
    ]);
  });
});

describe('a line that cannot be sold', () => {
  it('is left out of the quote', () => {
    const views = [
      ...sell([line(1)], item({ available: 0 })),
      ...sell([custom({ quantityAvailable: 0 })]),
    ];
    expect(views).toHaveLength(2);
    for (const view of views) expect(view).not.toHaveProperty('quoteLine');
    expect(quoteOf(line(2), item({ available: 1 }))).toMatchObject({ quantity: 2 });
    expect(sell([custom({ quantityAvailable: 1 })])[0]).toHaveProperty('quoteLine');
  });

  it("shows the catalog's reason why its item is missing", () => {
    const missing = { code: 'ITEM_NOT_FOUND', description: 'gone' } as never;
    const one = line(1);
    expect(viewLines([one], () => ({ missing }))).toEqual([
      { line: one, availability: { status: 'NOT_FOUND' }, missing },
    ]);
    expect(viewLines([one], () => undefined)).toEqual([
      { line: one, availability: { status: 'NOT_FOUND' } },
    ]);
  });
});

describe('the quote of a catalog line', () => {
  const plain = {
    id: 'line-2',
    quantity: 2,
    price: 12_000n,
    fullPrice: 15_000n,
    modifiers: [],
    productId: 'p',
    collectionIds: ['c'],
    itemType: 'PHYSICAL',
    paymentOption: 'FULL_PAYMENT_ONLINE',
  };

  it('has the values of the item, and omits missing ones', () => {
    expect(quoteOf(line(2))).toStrictEqual(plain);
    expect(
      quoteOf(
        line(2, {
          selectedMembership: { id: 'gold' },
          taxableAddress: { addressType: 'BUSINESS' },
        }),
        item({
          variantId: 'v',
          weight: 4_000n,
          depositAmount: 500n,
          taxGroupId: 'books',
          paymentOption: 'DEPOSIT_ONLINE',
        }),
      ),
    ).toEqual({
      ...plain,
      variantId: 'v',
      weight: 4_000n,
      depositAmount: 500n,
      taxGroupId: 'books',
      paymentOption: 'DEPOSIT_ONLINE',
      membershipId: 'gold',
      addressType: 'BUSINESS',
    });
  });

  it("prefers the merchant's own values", () => {
    expect(
      quoteOf(
        line(2, {
          override: {
            price: '7.5',
            fullPrice: '9',
            depositAmount: '1.25',
            physicalProperties: { weight: 0.25, shippable: false },
            paymentOption: { value: 'FULL_PAYMENT_OFFLINE' },
          },
        }),
        item({ weight: 4_000n, depositAmount: 500n, paymentOption: 'DEPOSIT_ONLINE' }),
      ),
    ).toEqual({
      ...plain,
      price: 7_500n,
      fullPrice: 9_000n,
      depositAmount: 1_250n,
      weight: 2_500n,
      shippable: false,
      paymentOption: 'FULL_PAYMENT_OFFLINE',
    });
    expect(quoteOf(line(2, { override: { physicalProperties: {} } }))).toStrictEqual(plain);
  });
});

describe('the quote of a custom line', () => {
  const quoted = (fields: CustomLineItem, more: Partial<CustomLine> = {}) =>
    quoteOf(custom(fields, more));

  it('is a free service by default', () => {
    expect(quoted({})).toStrictEqual({
      id: 'own',
      quantity: 3,
      price: 0n,
      fullPrice: 0n,
      modifiers: [],
      collectionIds: [],
      itemType: 'SERVICE',
      paymentOption: 'FULL_PAYMENT_ONLINE',
    });
  });

  it('has every field of the line', () => {
    expect(
      quoted(
        {
          price: '5',
          fullPrice: '6',
          depositAmount: '1.5',
          taxGroupId: 'books',
          paymentOption: 'DEPOSIT_ONLINE',
          itemType: { preset: 'DIGITAL' },
          physicalProperties: { weight: 1.5, shippable: true },
          modifierGroups: [
            { id: 'g', modifiers: [{ id: 'a', quantity: 2, price: '0.5' }, {}] },
            { modifiers: [{ id: 'b' }] },
            { id: 'empty' },
          ],
        },
        { selectedMembership: { id: 'gold' }, taxableAddress: { addressType: 'BUSINESS' } },
      ),
    ).toEqual({
      id: 'own',
      quantity: 3,
      price: 5_000n,
      fullPrice: 6_000n,
      depositAmount: 1_500n,
      taxGroupId: 'books',
      paymentOption: 'DEPOSIT_ONLINE',
      itemType: 'DIGITAL',
      weight: 15_000n,
      shippable: true,
      collectionIds: [],
      modifiers: [
        { id: 'a', groupId: 'g', quantity: 2, price: 500n },
        { id: '', groupId: 'g', quantity: 1, price: 0n },
        { id: 'b', groupId: '', quantity: 1, price: 0n },
      ],
      membershipId: 'gold',
      addressType: 'BUSINESS',
    });
  });

  it('costs nothing while its price is undetermined', () => {
    expect(quoted({ price: '5', priceUndetermined: true })).toMatchObject({
      price: 0n,
      fullPrice: 0n,
    });
    expect(quoted({ price: '5' })).toMatchObject({ price: 5_000n, fullPrice: 5_000n });
  });

  it('is physical when it has no preset type and can be shipped', () => {
    expect(
      [
        { itemType: { preset: 'GIFT_CARD' }, physicalProperties: { shippable: true } } as const,
        {
          itemType: { preset: 'UNRECOGNISED' },
          physicalProperties: { shippable: true },
        } as const,
        { itemType: { custom: 'Tour' }, physicalProperties: { shippable: false } },
        { physicalProperties: { shippable: true } },
        {},
      ].map(customType),
    ).toEqual(['GIFT_CARD', 'PHYSICAL', 'SERVICE', 'PHYSICAL', 'SERVICE']);
  });
});

describe('a subscription', () => {
  const subscribed = (settings: SubscriptionOptionInfo['subscriptionSettings']) =>
    quoteOf(line(1), item({ subscription: settings ? { subscriptionSettings: settings } : {} }))
      ?.subscription;

  it('has its period, and ends or starts as its settings say', () => {
    expect(subscribed({ frequency: 'WEEK', interval: 2, autoRenewal: true })).toEqual({
      frequency: 'WEEK',
      interval: 2,
      autoRenewal: true,
    });
    expect(
      subscribed({
        frequency: 'MONTH',
        billingCycles: 6,
        freeTrialPeriod: { frequency: 'DAY', interval: 14 },
        startDate: '2026-05-01T00:00:00.000Z',
      }),
    ).toEqual({
      frequency: 'MONTH',
      interval: 1,
      autoRenewal: false,
      billingCycles: 6,
      freeTrial: { frequency: 'DAY', interval: 14 },
      startDate: Date.UTC(2026, 4, 1),
    });
    for (const frequency of ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const)
      expect(subscribed({ frequency })?.frequency).toBe(frequency);
  });

  it('needs a valid period', () => {
    expect(subscribed(undefined)).toBeUndefined();
    expect(subscribed({ interval: 1 })).toBeUndefined();
    expect(subscribed({ frequency: 'UNDEFINED', interval: 1 })).toBeUndefined();
    expect(quoteOf(line(1))).not.toHaveProperty('subscription');
  });

  it('can be sold on a custom line', () => {
    const info = { subscriptionSettings: { frequency: 'YEAR' } } as const;
    expect(quoteOf(custom({ subscriptionOptionInfo: info }))?.subscription).toEqual({
      frequency: 'YEAR',
      interval: 1,
      autoRenewal: false,
    });
  });
});
