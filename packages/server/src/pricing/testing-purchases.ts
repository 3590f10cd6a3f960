/**
 * For tests only: random purchases. The same seed, size and features generate the same purchase;
 * fewer features and smaller sizes generate simpler ones.
 */
import type { Discount, Effect, Scope } from './rules/discounts/discount.ts';
import type {
  CurrencyUnit,
  Delivery,
  GiftCardBalance,
  MembershipBalance,
  Purchase,
  PurchaseLine,
  PurchaseTax,
  TaxRate,
} from './rules/purchase.ts';

export const currencies: readonly CurrencyUnit[] = [
  ...['JPY', 'KRW', 'CLP', 'VND', 'ISK'].map((code) => ({ code, decimals: 0 })),
  ...['USD', 'EUR', 'GBP', 'ILS', 'CHF', 'BRL', 'INR', 'MXN', 'PLN', 'SEK'].map((code) => ({
    code,
    decimals: 2,
  })),
  ...['KWD', 'BHD', 'OMR', 'JOD', 'TND'].map((code) => ({ code, decimals: 3 })),
];

export const featureNames = [
  'rules',
  'coupons',
  'merchant',
  'unstackable',
  'delivery',
  'fees',
  'tax',
  'included',
  'payments',
  'giftCards',
  'conversion',
  'fineAmounts',
  'largeAmounts',
] as const;
export type Features = Readonly<Record<(typeof featureNames)[number], boolean>>;
export const allFeatures = Object.fromEntries(featureNames.map((name) => [name, true])) as Features;

export const now = Date.UTC(2026, 9, 14, 12);
const DAY = 86_400_000;

interface Draw {
  /** A whole number from 0 to `below`, exclusive. */
  (below: number): number;
  readonly chance: (percent: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly some: <T>(from: readonly T[]) => T[];
}

function createDraw(seed: number): Draw {
  let state = seed | 0;
  const next = (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
  return Object.assign(next, {
    chance: (percent: number) => next(100) < percent,
    pick: <T>(from: readonly T[]): T => {
      const one = from[next(from.length)];
      if (one === undefined) throw new RangeError('Nothing to pick from.');
      return one;
    },
    some: <T>(from: readonly T[]): T[] => from.filter(() => next(2) === 0),
  });
}

export function randomPurchase(
  seed: number,
  size: number,
  features: Features = allFeatures,
): Purchase {
  const draw = createDraw(seed);
  const currency = draw.pick(currencies);
  const money = createMoney(draw, currency, features);
  const lines = Array.from({ length: 1 + draw(size) }, (_, index) =>
    randomLine(draw, money, index, features),
  );
  const several = <T>(enabled: boolean, max: number, make: (index: number) => T): T[] =>
    enabled ? Array.from({ length: draw(max + 1) }, (_, index) => make(index)) : [];
  return {
    now,
    currency,
    lines,
    weightUnit: draw.pick(['KG', 'LB']),
    ...(features.conversion
      ? {
          conversion: {
            currency: draw.pick(currencies),
            rate: BigInt(1 + draw(2_000_000_000)) * BigInt(1 + draw(1000)),
          },
        }
      : {}),
    customer: { orders: draw(2), groups: draw.some(['circle', 'bench']) },
    discountRules: several(features.rules, 3, (index) =>
      randomDiscount(draw, money, `rule-${index}`, features),
    ),
    coupons: several(features.coupons, 2, (index) => ({
      code: `CODE${index}`,
      ...(draw.chance(90)
        ? { coupon: randomDiscount(draw, money, `coupon-${index}`, features) }
        : {}),
    })),
    merchantDiscounts: several(features.merchant, 2, (index) => ({
      id: `merchant-${index}`,
      lineIds: draw.chance(30) ? draw.some(lines.map(({ id }) => id)) : [],
      effect: draw.chance(50)
        ? { type: 'PERCENT', rate: randomRate(draw) }
        : { type: 'AMOUNT', amount: money() },
    })),
    ...(features.delivery && draw.chance(80) ? { delivery: randomDelivery(draw, money) } : {}),
    fees: several(features.fees, 2, (index) => ({
      id: `fee-${index}`,
      name: `Fee ${index}`,
      price: money(),
      source: 'MANUAL',
      lineIds: draw.chance(30) ? draw.some(lines.map(({ id }) => id)) : [],
    })),
    tax: randomTax(draw, lines, features),
    giftCards: several(features.giftCards, 2, (index) => randomGiftCard(draw, money, index)),
    memberships: features.payments ? [randomMembership(draw, lines)] : [],
  };
}

type Money = () => bigint;

/**
 * Usually a realistic price; sometimes zero, the smallest amount, or more digits than are payable.
 */
function createMoney(
  draw: Draw,
  { decimals }: CurrencyUnit,
  { fineAmounts, largeAmounts }: Features,
): Money {
  const grain = 10n ** BigInt(3 - decimals);
  return () => {
    if (draw.chance(4)) return 0n;
    if (draw.chance(8)) return grain;
    if (largeAmounts && draw.chance(2))
      return BigInt(draw(2_000_000_000)) * BigInt(1 + draw(1_000_000)) * grain;
    const units = BigInt(draw(draw.chance(50) ? 300 : 50_000));
    return fineAmounts && draw.chance(20)
      ? units * grain + BigInt(draw(Number(grain)))
      : units * grain;
  };
}

// Rates that cause rounding on purpose.
const randomRate = (draw: Draw): bigint =>
  draw.pick([
    100_000n,
    150_000n,
    333_333n,
    500_000n,
    72_500n,
    1_000_000n,
    1_500_000n,
    BigInt(draw(1_000_000)),
    1n,
    0n,
  ]);

const products = ['p1', 'p2', 'p3', 'p4'];
const collections = ['c1', 'c2', 'c3'];

function randomLine(draw: Draw, money: Money, index: number, features: Features): PurchaseLine {
  const price = money();
  const product = draw.pick(products);
  const line: PurchaseLine = {
    id: `line-${index}`,
    quantity: draw.chance(50) ? 1 : 1 + draw(draw.chance(90) ? 9 : 1000),
    price,
    fullPrice: draw.chance(30) ? price + money() : price,
    modifiers: draw.chance(15)
      ? [{ id: 'm', groupId: 'g', price: money(), quantity: 1 + draw(2) }]
      : [],
    ...(draw.chance(90) ? { productId: product, variantId: `${product}-v${draw(2)}` } : {}),
    collectionIds: draw.some(collections),
    itemType: draw.pick(['PHYSICAL', 'PHYSICAL', 'PHYSICAL', 'DIGITAL', 'SERVICE', 'GIFT_CARD']),
    ...(draw.chance(80) ? { weight: BigInt(draw(50_000)) } : {}),
    paymentOption: 'FULL_PAYMENT_ONLINE',
  };
  if (!features.payments) return line;
  return draw.pick<() => PurchaseLine>([
    () => line,
    () => line,
    () => ({ ...line, paymentOption: 'FULL_PAYMENT_OFFLINE' }),
    () => ({ ...line, paymentOption: 'DEPOSIT_ONLINE', depositAmount: money() }),
    () => ({ ...line, paymentOption: 'MEMBERSHIP', membershipId: 'membership' }),
    () => ({ ...line, paymentOption: 'MEMBERSHIP_OFFLINE' }),
    () => ({
      ...line,
      subscription: {
        frequency: draw.pick(['DAY', 'WEEK', 'MONTH', 'YEAR']),
        interval: 1 + draw(3),
        autoRenewal: true,
        ...(draw.chance(60) ? { freeTrial: { frequency: 'DAY', interval: 14 } } : {}),
      },
    }),
  ])();
}

function randomScope(draw: Draw): Scope {
  return draw.pick<Scope>([
    { type: 'GLOBAL' },
    { type: 'GLOBAL' },
    { type: 'SHIPPING' },
    {
      type: 'SPECIFIC_ITEMS',
      productIds: draw.some(products),
      variantIds: draw.some(['p1-v0', 'p2-v1']),
      collectionIds: draw.some(collections),
    },
    {
      type: 'SPECIFIC_ITEMS',
      productIds: [],
      variantIds: [],
      collectionIds: [draw.pick(collections)],
    },
  ]);
}

function randomEffect(draw: Draw, money: Money): Effect {
  return draw.pick<() => Effect>([
    () => ({ type: 'PERCENT', rate: randomRate(draw) }),
    () => ({ type: 'PERCENT', rate: randomRate(draw) }),
    () => ({ type: 'AMOUNT', amount: money() }),
    () => ({ type: 'AMOUNT', amount: money(), each: true }),
    () => ({ type: 'FIXED_PRICE', price: money() }),
    () => ({ type: 'FREE_SHIPPING' }),
    () => ({
      type: 'BUY_X_GET_Y',
      buy: 1 + draw(3),
      get: 1 + draw(2),
      rate: draw.pick([1_000_000n, 500_000n, 333_333n]),
      ...(draw.chance(40) ? { buyScope: randomScope(draw) } : {}),
    }),
  ])();
}

function randomDiscount(draw: Draw, money: Money, id: string, { unstackable }: Features): Discount {
  return {
    id,
    name: id,
    effect: randomEffect(draw, money),
    scope: randomScope(draw),
    stackable: !unstackable || draw.chance(70),
    ...(unstackable && draw.chance(30) ? { oneOf: draw.chance(50) ? 'plan' : 'season' } : {}),
    ...(draw.chance(10) ? { startsAt: now + (draw(3) - 1) * DAY } : {}),
    ...(draw.chance(10) ? { endsAt: now + (draw(3) - 1) * DAY } : {}),
    ...(draw.chance(15) ? { minimumSubtotal: money() } : {}),
    ...(draw.chance(10) ? { minimumQuantity: 1 + draw(4) } : {}),
    ...(draw.chance(10) ? { usageLimit: 1 + draw(2), used: draw(2) } : {}),
    ...(draw.chance(10) ? { limitPerCustomer: 1, usedByCustomer: draw(2) } : {}),
    ...(draw.chance(10) ? { oneItemOnly: true } : {}),
    ...(draw.chance(10) ? { groups: ['circle'] } : {}),
    ...(draw.chance(20) ? { priority: draw(3) } : {}),
    ...(draw.chance(10) ? { subscriptionCycles: 1 + draw(3) } : {}),
  };
}

function randomDelivery(draw: Draw, money: Money): Delivery {
  return {
    code: 'standard',
    title: 'Standard',
    kind: 'SHIPPING',
    price: money(),
    carrierId: 'carrier',
    charges: draw
      .some(['HANDLING_FEE', 'INSURANCE'] as const)
      .map((type) => ({ type, price: money() })),
  };
}

const rates: readonly TaxRate[] = [
  {
    name: 'State tax',
    type: 'Sales tax',
    jurisdiction: 'New York',
    jurisdictionType: 'STATE',
    rate: 40_000n,
  },
  {
    name: 'County tax',
    type: 'Sales tax',
    jurisdiction: 'Columbia',
    jurisdictionType: 'COUNTY',
    rate: 40_000n,
  },
  {
    name: 'City tax',
    type: 'Sales tax',
    jurisdiction: 'Hudson',
    jurisdictionType: 'CITY',
    rate: 8_875n,
  },
  {
    name: 'District tax',
    type: 'Sales tax',
    jurisdiction: 'MCTD',
    jurisdictionType: 'SPECIAL',
    rate: 3_750n,
  },
  {
    name: 'VAT',
    type: 'VAT',
    jurisdiction: 'Germany',
    jurisdictionType: 'COUNTRY',
    rate: 190_000n,
  },
  {
    name: 'Reduced VAT',
    type: 'VAT',
    jurisdiction: 'Germany',
    jurisdictionType: 'COUNTRY',
    rate: 70_000n,
  },
  { name: 'Zero', type: 'VAT', jurisdiction: 'Germany', jurisdictionType: 'COUNTRY', rate: 0n },
  {
    name: 'Luxury',
    type: 'Duty',
    jurisdiction: 'Nowhere',
    jurisdictionType: 'COUNTRY',
    rate: 2_000_000n,
  },
];

function randomTax(
  draw: Draw,
  lines: readonly PurchaseLine[],
  { tax, included }: Features,
): PurchaseTax {
  if (!tax)
    return { rateType: 'NO_TAX_COLLECTED', included: false, lines: {}, shipping: [], fees: [] };
  const someRates = (): readonly TaxRate[] => rates.filter(() => draw.chance(30));
  const general = someRates();
  const ofLine = (): readonly TaxRate[] => (draw.chance(60) ? general : someRates());
  return {
    rateType: draw.pick(['MANUAL_RATE', 'AUTO_RATE', 'FALLBACK_RATE']),
    included: included && draw.chance(50),
    lines: Object.fromEntries(
      lines.map(({ id }) => [id, { rates: ofLine(), addressType: 'SHIPPING' }]),
    ),
    shipping: draw.chance(50) ? general : [],
    fees: draw.chance(50) ? general : [],
  };
}

function randomGiftCard(draw: Draw, money: Money, index: number): GiftCardBalance {
  return {
    id: `card-${index}`,
    obfuscatedCode: '****',
    balance: money(),
    ...(draw.chance(20) ? { requestedAmount: money() } : {}),
    ...(draw.chance(10) ? { expiresAt: now - DAY } : {}),
  };
}

function randomMembership(draw: Draw, lines: readonly PurchaseLine[]): MembershipBalance {
  return {
    id: 'membership',
    ...(draw.chance(70) ? { remaining: draw(8) } : {}),
    ...(draw.chance(10) ? { expiresAt: now - DAY } : {}),
    costs: Object.fromEntries(draw.some(lines).map(({ id }) => [id, 1 + draw(3)])),
  };
}
