import { describe, expect, it } from 'vitest';
import { type Answer } from '../../kit/api.ts';
import { startCartShop } from '../../kit/cart-shop.ts';

const shop = await startCartShop();

interface Discount {
  id: string;
  code: string;
  used: number;
  revision: string;
}
const discount = (body: object): Promise<Answer<{ discount: Discount }>> =>
  shop.owner.call('POST', '/v1/discounts', { discount: { name: 'A discount', ...body } });
let count = 0;
const newCode = (): string => `CODE${(count += 1)}`;
const coupon = async (body: object): Promise<Discount> => {
  const answer = await discount({
    kind: 'COUPON',
    code: newCode(),
    effect: { type: 'PERCENT', percent: '10' },
    ...body,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.discount;
};
const collection = async (): Promise<string> =>
  (
    await shop.owner.call<{ collection: { id: string } }>('POST', '/v1/collections', {
      collection: { name: `Things ${(count += 1)}` },
    })
  ).body.collection.id;

describe('a coupon', () => {
  it('is entered in any case, replaced by another, and removed', async () => {
    const visitor = await shop.visitor();
    await visitor.add((await shop.product()).id, 3);
    const [ten, five] = [
      await coupon({ name: 'Ten' }),
      await coupon({ effect: { type: 'AMOUNT', amount: '5' } }),
    ];
    const first = await visitor.cart('PATCH', '/v1/carts/current', {
      couponCode: ` ${ten.code.toLowerCase()} `,
    });
    expect(first).toMatchObject({
      appliedDiscounts: [
        {
          coupon: { id: ten.id, code: ten.code, amount: { amount: '3.00' } },
          discountType: 'GLOBAL',
        },
      ],
      discount: { amount: '3.00' },
      subtotalAfterDiscounts: { amount: '27.00' },
    });
    expect(
      (await visitor.cart('PATCH', '/v1/carts/current', { couponCode: five.code }))
        .appliedDiscounts,
    ).toMatchObject([{ coupon: { code: five.code, amount: { amount: '5.00' } } }]);
    const without = await visitor.cart('POST', '/v1/carts/current/remove-coupon', {});
    expect(without).toMatchObject({ appliedDiscounts: [], discount: { amount: '0.00' } });
    expect((await visitor.cart('POST', '/v1/carts/current/remove-coupon', {})).revision).toBe(
      without.revision,
    );
  });

  it('that cannot be used is refused with a reason, and the previous one stays', async () => {
    const visitor = await shop.visitor();
    await visitor.add((await shop.product()).id);
    const good = await coupon({});
    await visitor.cart('PATCH', '/v1/carts/current', { couponCode: good.code });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const cases: [string, string][] = [
      ['NO-SUCH-CODE', 'ERROR_COUPON_DOES_NOT_EXIST'],
      [(await coupon({ active: false })).code, 'ERROR_COUPON_IS_DISABLED'],
      [(await coupon({ startsAt: tomorrow })).code, 'ERROR_COUPON_IS_NOT_ACTIVE_YET'],
      [(await coupon({ endsAt: '2020-01-01T00:00:00Z' })).code, 'ERROR_COUPON_HAS_EXPIRED'],
      [(await coupon({ minimumSubtotal: '50' })).code, 'ERROR_INVALID_SUBTOTAL'],
      [(await coupon({ minimumQuantity: 2 })).code, 'ERROR_COUPON_MINIMUM_QUANTITY_NOT_REACHED'],
      [
        (await coupon({ scope: { type: 'SPECIFIC_ITEMS', collectionIds: [await collection()] } }))
          .code,
        'ERROR_COUPON_DOES_NOT_APPLY_TO_ITEMS',
      ],
    ];
    for (const [couponCode, code] of cases) {
      expect(await visitor.call('PATCH', '/v1/carts/current', { couponCode }), code).toMatchObject({
        status: 428,
        body: {
          details: {
            applicationError: {
              code,
              description: expect.stringMatching(/\w/),
              data: { couponCode },
            },
          },
        },
      });
    }
    expect((await visitor.cart('GET', '/v1/carts/current')).appliedDiscounts).toMatchObject([
      { coupon: { code: good.code } },
    ]);
  });

  it('that expires in the cart is reported by the estimate and discounts nothing', async () => {
    const visitor = await shop.visitor();
    const {
      lineItems: [line],
    } = await visitor.add((await shop.product()).id, 6);
    const fifty = await coupon({ minimumSubtotal: '50' });
    await visitor.cart('PATCH', '/v1/carts/current', { couponCode: fifty.code });
    const less = await visitor.cart('POST', '/v1/carts/current/update-line-items-quantity', {
      lineItems: [{ id: line?.id, quantity: 1 }],
    });
    expect(less.appliedDiscounts).toEqual([]);
    const { body } = await visitor.call('POST', '/v1/carts/current/estimate-totals', {});
    expect(body).toMatchObject({
      appliedDiscounts: [],
      priceSummary: { total: { amount: '10.00' } },
      calculationErrors: {
        couponCalculationError: { applicationError: { code: 'ERROR_INVALID_SUBTOTAL' } },
      },
    });
  });
});

describe('a rule', () => {
  it('applies automatically to its items, and no longer after it is deleted', async () => {
    const visitor = await shop.visitor();
    const [mug, bowl] = [
      await shop.product(),
      await shop.product({ name: 'Bowl', priceData: { price: 20 } }),
    ];
    await visitor.add(mug.id);
    await visitor.add(bowl.id);
    const made = await discount({
      kind: 'RULE',
      name: 'Bowl days',
      effect: { type: 'PERCENT', percent: '25' },
      scope: { type: 'SPECIFIC_ITEMS', productIds: [bowl.id] },
    });
    const cart = await visitor.cart('GET', '/v1/carts/current');
    expect(cart).toMatchObject({
      appliedDiscounts: [
        {
          discountRule: {
            id: made.body.discount.id,
            name: { original: 'Bowl days' },
            amount: { amount: '5.00' },
          },
        },
      ],
      lineItems: [
        { price: { amount: '10.00' } },
        {
          price: { amount: '15.00' },
          priceBeforeDiscounts: { amount: '20.00' },
          fullPrice: { amount: '20.00' },
        },
      ],
    });
    await shop.owner.call('DELETE', `/v1/discounts/${made.body.discount.id}`);
    expect((await visitor.cart('GET', '/v1/carts/current')).appliedDiscounts).toEqual([]);
  });
});

describe("the merchant's discounts", () => {
  it('are created, read, changed, found and deleted; a code is unique, ignoring case', async () => {
    const made = await coupon({ name: 'Autumn', usageLimit: 50, stackable: false });
    expect(await shop.owner.call('GET', `/v1/discounts/${made.id}`)).toMatchObject({
      status: 200,
      body: {
        discount: {
          name: 'Autumn',
          usageLimit: 50,
          stackable: false,
          used: 0,
          scope: { type: 'GLOBAL' },
        },
      },
    });
    expect(
      await discount({
        kind: 'COUPON',
        code: made.code.toLowerCase(),
        effect: { type: 'FREE_SHIPPING' },
      }),
    ).toMatchObject({
      status: 409,
      body: { details: { applicationError: { code: 'COUPON_CODE_TAKEN' } } },
    });
    const other = await coupon({});
    expect(
      (
        await shop.owner.call('PATCH', `/v1/discounts/${other.id}`, {
          discount: { code: made.code },
        })
      ).status,
    ).toBe(409);
    expect(
      await shop.owner.call('PATCH', `/v1/discounts/${made.id}`, {
        discount: { name: 'Winter', usageLimit: null },
      }),
    ).toMatchObject({
      status: 200,
      body: {
        discount: {
          name: 'Winter',
          usageLimit: null,
          revision: '2',
          kind: 'COUPON',
          code: made.code,
        },
      },
    });
    expect(
      await shop.owner.call('POST', '/v1/discounts/query', {
        query: { filter: { code: made.code } },
      }),
    ).toMatchObject({
      status: 200,
      body: { discounts: [{ id: made.id }], metadata: { total: 1 } },
    });
    const deleted = await shop.owner.call('DELETE', `/v1/discounts/${made.id}`);
    expect([deleted.status, deleted.body]).toEqual([200, {}]);
    expect((await shop.owner.call('GET', `/v1/discounts/${made.id}`)).status).toBe(404);
  });

  it('are refused field by field if incomplete', async () => {
    const cases: [object, string][] = [
      [{ kind: 'COUPON', effect: { type: 'FREE_SHIPPING' } }, 'discount.code'],
      [{ kind: 'RULE', code: 'X', effect: { type: 'FREE_SHIPPING' } }, 'discount.code'],
      [{ kind: 'RULE' }, 'discount.effect'],
      [{ kind: 'RULE', effect: { type: 'PERCENT' } }, 'discount.effect.percent'],
      [{ kind: 'RULE', effect: { type: 'PERCENT', percent: '101' } }, 'discount.effect.percent'],
      [{ kind: 'RULE', effect: { type: 'BUY_X_GET_Y', buy: 2 } }, 'discount.effect.get'],
      [
        {
          kind: 'RULE',
          effect: { type: 'PERCENT', percent: '5' },
          scope: { type: 'SPECIFIC_ITEMS' },
        },
        'discount.scope',
      ],
      [
        {
          kind: 'RULE',
          effect: { type: 'PERCENT', percent: '5' },
          startsAt: '2026-02-01T00:00:00Z',
          endsAt: '2026-01-01T00:00:00Z',
        },
        'discount.endsAt',
      ],
    ];
    for (const [body, field] of cases) {
      const answer = await shop.owner.call<{
        details: { validationError: { fieldViolations: { field: string }[] } };
      }>('POST', '/v1/discounts', { discount: { name: 'Wrong', ...body } });
      expect(answer.status, field).toBe(400);
      expect(
        answer.body.details.validationError.fieldViolations.map((each) => each.field),
      ).toContain(field);
    }
  });

  it('are for the merchant only', async () => {
    const visitor = await shop.visitor();
    for (const [method, path] of [
      ['POST', '/v1/discounts'],
      ['POST', '/v1/discounts/query'],
      ['GET', '/v1/settings/tax'],
      ['PATCH', '/v1/settings/shipping'],
      ['PATCH', '/v1/settings/checkout'],
    ] as const) {
      expect((await visitor.call(method, path, method === 'GET' ? undefined : {})).status).toBe(
        403,
      );
    }
  });
});
