import { randomUUID } from 'node:crypto';
import type { Checkout } from '@shopwright/contract/checkout/checkout';
import type {
  StoreSubscription,
  SubscriptionCycle,
} from '@shopwright/contract/subscriptions/subscriptions';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STORES, must } from '../../kit/api.ts';
import { address, type Buyer } from '../../kit/shop.ts';
import { card, startStudio, put, type Line, type Studio } from '../../kit/studio.ts';
import { oregon, sellCoffeeByTheMonth } from './coffee-shop.ts';

/**
 * The charges announced before payment match those made, to the cent and the day, in every cycle.
 */

let studio: Studio;
let coffee: string;
let circle: string;
const start = '2026-10-31T15:00:00Z';

beforeAll(async () => {
  studio = await startStudio(start);
  ({ coffee, circle } = await sellCoffeeByTheMonth(studio));
});
beforeEach(() => studio.goTo(start));

const subscription = (option = 'month', quantity = 1): Line => ({
  app: STORES,
  id: coffee,
  quantity,
  options: { subscriptionOptionId: option },
});
const plan = (): Line => ({ app: 'plans', id: circle });
type Subscription = StoreSubscription & { id: string };
const mine = async (buyer: Buyer, name: string): Promise<Subscription> => {
  const { subscriptions } = await must(
    buyer.say<{ subscriptions: Subscription[] }>('GET', '/v1/subscriptions/my'),
  );
  const first = subscriptions.find(({ itemName }) => itemName === name);
  if (!first) throw new Error('There is no subscription.');
  return first;
};

interface Announced {
  readonly date: string;
  readonly total: string;
  readonly shipping: string;
  readonly tax: string;
}

/** The first four charges the checkout announces. */
function announced({ subscriptionCharges = [] }: Checkout, dates: readonly string[]): Announced[] {
  const charges = subscriptionCharges[0]?.charges ?? [];
  return dates.map((date, index) => {
    const charge = charges.findLast(({ cycleFrom = 1 }) => cycleFrom <= index + 1);
    if (charge?.cycleFrom === index + 1) expect(charge.cycleBillingDate).toBe(date);
    const { total, shipping, tax } = charge?.priceSummary ?? {};
    return {
      date,
      total: total?.amount ?? '',
      shipping: shipping?.amount ?? '',
      tax: tax?.amount ?? '',
    };
  });
}

interface Followed {
  readonly announcedCharges: Announced[];
  readonly next: (string | undefined)[];
  readonly charged: Announced[];
  readonly dueNow: string | undefined;
  readonly first: Checkout;
}

/** Buys it, lets the time pass, and reads what each cycle really charged. */
async function follow(
  buyer: Buyer,
  line: Line,
  {
    coupon,
    billing = address,
    dates,
  }: { coupon?: string; billing?: object; dates: readonly string[] },
): Promise<Followed> {
  await put(buyer, line);
  const { checkoutId } = await must(
    buyer.say<{ checkoutId: string }>('POST', '/v1/carts/current/create-checkout', {
      channelType: 'WEB',
      email: `${randomUUID()}@example.com`,
      shippingAddress: address,
      billingAddress: billing,
    }),
  );
  if (coupon !== undefined)
    await must(
      buyer.say('PATCH', `/v1/checkouts/${checkoutId}`, { checkout: {}, couponCode: coupon }),
    );
  return payAndFollow(buyer, checkoutId, line.app === 'plans' ? 'Studio Circle' : 'Coffee', dates);
}

async function payAndFollow(
  buyer: Buyer,
  checkoutId: string,
  name: string,
  dates: readonly string[],
): Promise<Followed> {
  const { checkout: first } = await must(
    buyer.say<{ checkout: Checkout }>('GET', `/v1/checkouts/${checkoutId}`),
  );
  const { payment } = await must(buyer.pay(checkoutId, card));
  const charged: Announced[] = [];
  const next: (string | undefined)[] = [];
  const { id } = await mine(buyer, name);
  for (const [index, date] of dates.entries()) {
    const before = await mine(buyer, name);
    if (before.nextCycle === index + 1) next[index] = before.nextChargeAmount;
    studio.goTo(date);
    await studio.work('subscriptions-renew');
    const { cycles } = await must(
      buyer.say<{ cycles: SubscriptionCycle[] }>('GET', `/v1/subscriptions/${id}/cycles`),
    );
    const { status, orderId, amount } = cycles[index] ?? {};
    const { priceSummary = {} } = await studio.order(orderId);
    expect([index, status, Number(amount)]).toEqual([
      index,
      'PAID',
      Number(priceSummary.total?.amount),
    ]);
    charged.push({
      date,
      total: priceSummary.total?.amount ?? '',
      shipping: priceSummary.shipping?.amount ?? '',
      tax: priceSummary.tax?.amount ?? '',
    });
  }
  expect(payment.orderId).toBeDefined();
  return {
    announcedCharges: announced(first, dates),
    next,
    charged,
    dueNow: first.payNowTotalAfterGiftCard?.amount,
    first,
  };
}

const monthly = [
  '2026-10-31T15:00:00.000Z',
  '2026-11-30T15:00:00.000Z',
  '2026-12-31T15:00:00.000Z',
  '2027-01-31T15:00:00.000Z',
];

describe('the charges a checkout announces are those of the renewals', () => {
  it.each([
    ['with delivery, a fee and tax', 'month', 1, undefined, 4],
    ['of several', 'month', 3, undefined, 4],
    ['that ends after four', 'four', 1, undefined, 4],
    ['with a coupon for every cycle', 'month', 1, 'FOREVER', 4],
    ['with a coupon for two cycles', 'month', 1, 'TWICE', 4],
    ['with a coupon for a first order', 'month', 1, 'FIRST', 4],
    ['with a coupon that ends in December', 'month', 1, 'AUTUMN', 4],
    ['with a coupon that can be used once, by one', 'month', 1, 'ONEUSE', 4],
  ] as const)('a subscription %s', async (_name, option, quantity, coupon, count) => {
    const ann = studio.always(await studio.member());
    const { announcedCharges, charged, next, dueNow } = await follow(
      ann,
      subscription(option, quantity),
      {
        dates: monthly.slice(0, count),
        ...(coupon === undefined ? {} : { coupon }),
      },
    );
    expect(announcedCharges).toEqual(charged);
    expect(dueNow).toBe(charged[0]?.total);
    expect(charged.every(({ shipping, tax }) => Number(shipping) > 0 && Number(tax) > 0)).toBe(
      true,
    );
    // What the account says of the next payment before each.
    expect(next.slice(1).map(Number)).toEqual(charged.slice(1).map(({ total }) => Number(total)));
  });

  it('coupons lower the charges while they apply', async () => {
    const totals = async (coupon: string) =>
      (
        await follow(studio.always(await studio.member()), subscription(), {
          dates: monthly,
          coupon,
        })
      ).charged.map(({ total }) => total);
    const full = (
      await follow(studio.always(await studio.member()), subscription(), { dates: monthly })
    ).charged[0]?.total;
    studio.goTo(start);
    const [first, second, third] = await totals('TWICE');
    expect(Number(first)).toBeLessThan(Number(full));
    expect([second, third]).toEqual([first, full]);
  });

  it("a member's discount applies to both", async () => {
    const ann = studio.always(await studio.member());
    await put(ann, plan());
    await must(ann.pay(await ann.checkout(), card));
    const plain = await follow(studio.always(await studio.member()), subscription(), {
      dates: monthly.slice(0, 2),
    });
    studio.goTo(start);
    const { announcedCharges, charged } = await follow(ann, subscription(), {
      dates: monthly.slice(0, 2),
    });
    expect(announcedCharges).toEqual(charged);
    expect(Number(charged[1]?.total)).toBeLessThan(Number(plain.charged[1]?.total));
  });

  describe('of a custom line', () => {
    const settings = { frequency: 'MONTH', interval: 1, autoRenewal: true };
    const physical = {
      quantity: 2,
      price: '30',
      productName: { original: 'Bread of the month' },
      itemType: { preset: 'PHYSICAL' },
      physicalProperties: { weight: 1.5, shippable: true },
    };
    const modifierGroups = [
      {
        id: 'g',
        name: { original: 'Extras' },
        modifiers: [{ id: 'm', quantity: 1, price: '2.50', label: { original: 'Butter' } }],
      },
    ];
    const madeBy = async (custom: object, more: object = {}): Promise<string> =>
      (
        await must(
          studio.owner<{ checkout: { id: string } }>('POST', '/v1/checkouts', {
            channelType: 'WEB',
            customLineItems: [{ ...physical, ...custom }],
            checkoutInfo: {
              buyerInfo: { email: `${randomUUID()}@example.com` },
              billingInfo: { address },
              shippingInfo: { shippingDestination: { address } },
              ...more,
            },
          }),
        )
      ).checkout.id;

    it.each([
      ['for as long as it lasts', { subscriptionOptionInfo: { subscriptionSettings: settings } }],
      [
        'with extras',
        { subscriptionOptionInfo: { subscriptionSettings: settings }, modifierGroups },
      ],
      [
        'that ends after four',
        {
          subscriptionOptionInfo: {
            subscriptionSettings: { ...settings, autoRenewal: false, billingCycles: 4 },
          },
        },
      ],
    ])('%s', async (_name, custom) => {
      const ann = studio.always(await studio.member());
      const { announcedCharges, charged, next, dueNow } = await payAndFollow(
        ann,
        await madeBy(custom),
        'Bread of the month',
        monthly,
      );
      expect(announcedCharges).toEqual(charged);
      expect(dueNow).toBe(charged[0]?.total);
      expect(charged.every(({ shipping, tax }) => Number(shipping) > 0 && Number(tax) > 0)).toBe(
        true,
      );
      expect(next.slice(1).map(Number)).toEqual(charged.slice(1).map(({ total }) => Number(total)));
    });

    it('without automatic discounts has none in any cycle', async () => {
      const { discount } = await must(
        studio.owner<{ discount: { id: string } }>('POST', '/v1/discounts', {
          discount: { kind: 'RULE', name: 'Half', effect: { type: 'PERCENT', percent: '50' } },
        }),
      );
      const follow = async (more: object) => {
        studio.goTo(start);
        return payAndFollow(
          studio.always(await studio.member()),
          await madeBy({ subscriptionOptionInfo: { subscriptionSettings: settings } }, more),
          'Bread of the month',
          monthly.slice(0, 2),
        );
      };
      const [plain, without] = [
        await follow({}),
        await follow({ customSettings: { disabledDiscountRulesCalculation: true } }),
      ];
      await must(studio.owner('DELETE', `/v1/discounts/${discount.id}`));
      expect(without.announcedCharges).toEqual(without.charged);
      expect(plain.announcedCharges).toEqual(plain.charged);
      expect(plain.first.priceSummary?.subtotal?.amount).toBe(
        without.first.priceSummary?.subtotal?.amount,
      );
      expect([
        plain.first.priceSummary?.discount?.amount,
        without.first.priceSummary?.discount?.amount,
      ]).toEqual(['30.00', '0.00']);
      expect(Number(without.charged[1]?.total)).toBeGreaterThan(Number(plain.charged[1]?.total));
    });
  });

  it('a trial is free today and charged when it ends, taxed at the billing address', async () => {
    for (const billing of [address, oregon]) {
      studio.goTo(start);
      const dates = [
        '2026-11-14T15:00:00.000Z',
        '2026-12-14T15:00:00.000Z',
        '2027-01-14T15:00:00.000Z',
      ];
      const { announcedCharges, charged, next, dueNow } = await follow(
        studio.always(await studio.member()),
        plan(),
        { dates, billing },
      );
      expect(dueNow).toBe('0.00');
      expect(announcedCharges).toEqual(charged);
      expect(next.map(Number)).toEqual(charged.map(({ total }) => Number(total)));
      expect(Number(charged[0]?.tax) > 0).toBe(billing === address);
    }
  });
});

describe('the agreed terms are mailed', () => {
  const mails = (kind: string) =>
    studio.rows<{ subject: string; body: string }>(
      'select subject, text as body from message where kind = $1 order by created_at desc',
      [kind],
    );

  it('with each payment and its date, and a trial is not called paid', async () => {
    const ann = studio.always(await studio.member());
    await put(ann, plan());
    const id = await ann.checkout();
    const { checkout } = await must(ann.say<{ checkout: Checkout }>('GET', `/v1/checkouts/${id}`));
    await must(ann.pay(id, card));
    const amount = checkout.payAfterFreeTrial?.total?.formattedAmount ?? '';
    const [started] = await mails('subscription-started');
    expect(started?.subject).toBe('Your subscription: Studio Circle');
    expect(started?.body).toContain('Free until November 14, 2026.');
    expect(started?.body).toContain(
      `${amount} on November 14, 2026, then every month until you cancel.`,
    );
    expect(await mine(ann, 'Studio Circle')).toMatchObject({
      isTrial: true,
      hasPaymentMethod: true,
      nextChargeDate: '2026-11-14T15:00:00.000Z',
      nextChargeAmount: checkout.payAfterFreeTrial?.total?.amount,
    });
    const [confirmation] = await mails('order-confirmation');
    expect(confirmation?.body).not.toContain('Amount due');
    expect(confirmation?.body).toContain(
      `Your free trial ends on November 14, 2026. Then we'll charge ${amount} to your card.`,
    );
  });

  it('a trial without a card says that its price is due when it ends', async () => {
    const ann = studio.always(await studio.member());
    await put(ann, plan());
    await must(ann.pay(await ann.checkout(), { method: 'OFFLINE' }));
    expect(await mine(ann, 'Studio Circle')).toMatchObject({
      isTrial: true,
      hasPaymentMethod: false,
    });
    const [confirmation] = await mails('order-confirmation');
    expect(confirmation?.body).toMatch(
      /Your free trial ends on November 14, 2026\. Then \$[\d.]+ is due\./,
    );
  });
});
