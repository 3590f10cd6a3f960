import type { StoreDiscount } from '@shopwright/contract/discounts/discount';
import type {
  ShippingRateSettings,
  ShippingSettings,
} from '@shopwright/contract/settings/shipping';
import type {
  TaxRateSettings,
  TaxRegionSettings,
  TaxSettings,
} from '@shopwright/contract/settings/tax';
import type { StorePolicy } from '@shopwright/contract/settings/store';
import { randomUUID } from 'node:crypto';
import type { Demo, DemoCoupon } from './demo.ts';

/** What the demo store asks for delivery and collects as tax, and its coupons. Example rates: not tax advice. */

type Rate = Demo['shipping']['regions'][number]['rates'][number];
type Pickup = Demo['shipping']['pickup'][number];

export function demoShipping({ shipping, store }: Demo): ShippingSettings {
  return {
    regions: shipping.regions.map(({ name, countries, rates }) => ({
      id: randomUUID(),
      name,
      areas: countries.map((country) => ({ country })),
      rates: rates.map(toRate),
    })),
    localDeliveries: [],
    pickups: shipping.pickup.map(({ name, type, price, address, hours, readyInHours }: Pickup) => ({
      code: toCode(name),
      title: name,
      method: type,
      price: String(price),
      deliveryTime: `Ready in ${readyInHours} hours`,
      instructions: `${address}. ${hours}.`,
      address: {
        country: store.address.country,
        subdivision: store.address.subdivision,
        city: store.address.city,
        postalCode: store.address.postalCode,
        addressLine: address,
      },
    })),
  };
}

/** 'Standard, 3 to 5 days' is a title and how long it takes. */
function toRate({ name, type, price = 0, freeOver, tiers = [] }: Rate): ShippingRateSettings {
  const [title = name, deliveryTime] = name.split(', ');
  return {
    code: toCode(title),
    title,
    ...(deliveryTime === undefined ? {} : { deliveryTime }),
    ...(freeOver === undefined ? {} : { freeOver: String(freeOver) }),
    cost:
      type === 'FLAT'
        ? { type, price: String(price) }
        : {
            type,
            unit: 'KG',
            bands: tiers.map((tier) => ({ upTo: String(tier.upToKg), price: String(tier.price) })),
          },
  };
}

const toCode = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

export function demoTax({ tax, store: { address } }: Demo): TaxSettings {
  const country = (
    { country: code, rate, name }: { country: string; rate: number; name: string },
    pricesIncludeTax: boolean,
  ): TaxRegionSettings => ({
    areas: [{ country: code }],
    mode: 'MANUAL',
    pricesIncludeTax,
    taxesShipping: true,
    taxesFees: true,
    rates: [
      {
        name,
        type: 'VAT',
        jurisdiction: code,
        jurisdictionType: 'COUNTRY',
        percent: percent(rate),
      },
    ],
  });
  return {
    businessAddress: { ...address },
    regions: [
      ...tax.us.map(
        ({ state, rate, name, local = [], taxesShipping = false }): TaxRegionSettings => ({
          areas: [{ country: 'US', subdivisions: [`US-${state}`] }],
          mode: rate > 0 ? 'MANUAL' : 'NONE',
          pricesIncludeTax: tax.pricesIncludeTax.US,
          taxesShipping,
          taxesFees: taxesShipping,
          rates:
            rate > 0
              ? [
                  {
                    name,
                    type: 'Sales tax',
                    jurisdiction: state,
                    jurisdictionType: 'STATE',
                    percent: percent(rate),
                  },
                  ...local.map((part) => countyRate(part, state, address.city)),
                ]
              : [],
        }),
      ),
      ...tax.eu.map((each) => country(each, tax.pricesIncludeTax.EU)),
      ...tax.other.map((each) => country(each, each.country === 'GB' && tax.pricesIncludeTax.GB)),
    ],
  };
}

/** The county is the one the store is in: its own town stands for it. */
function countyRate(
  { county, rate }: { county: string; rate: number },
  state: string,
  city: string,
): TaxRateSettings {
  return {
    name: `${county} County sales tax`,
    type: 'Sales tax',
    jurisdiction: county,
    jurisdictionType: 'COUNTY',
    percent: percent(rate),
    within: { country: 'US', subdivisions: [`US-${state}`], cities: [city] },
  };
}

/** 0.0725 is '7.25'. */
const percent = (rate: number): string => String(Number((rate * 100).toFixed(4)));

export function demoCoupons(
  { coupons, store }: Demo,
  collectionIds: ReadonlyMap<string, string>,
): StoreDiscount[] {
  return coupons.map((coupon) => ({
    kind: 'COUPON',
    code: coupon.code,
    name: coupon.name,
    active: true,
    stackable: true,
    effect: toEffect(coupon),
    scope: coupon.scope
      ? {
          type: 'SPECIFIC_ITEMS',
          collectionIds: [collectionIds.get(coupon.scope.collection) ?? ''],
        }
      : { type: coupon.type === 'FREE_SHIPPING' ? 'SHIPPING' : 'GLOBAL' },
    ...(coupon.minimumSubtotal === undefined
      ? {}
      : { minimumSubtotal: String(coupon.minimumSubtotal) }),
    ...(coupon.firstOrderOnly ? { firstOrderOnly: true } : {}),
    ...(coupon.limitPerCustomer === undefined ? {} : { limitPerCustomer: coupon.limitPerCustomer }),
    ...(coupon.usageLimit === undefined ? {} : { usageLimit: coupon.usageLimit }),
    ...(coupon.start === undefined ? {} : { startsAt: startOf(coupon.start, store.timeZone) }),
    ...(coupon.end === undefined ? {} : { endsAt: startOf(coupon.end, store.timeZone) }),
  }));
}

function toEffect({
  type,
  value = 0,
  buy = 1,
  get = 1,
}: DemoCoupon): NonNullable<StoreDiscount['effect']> {
  switch (type) {
    case 'PERCENT':
      return { type, percent: String(value) };
    case 'AMOUNT':
      return { type, amount: String(value) };
    case 'FREE_SHIPPING':
      return { type };
    case 'BUY_X_GET_Y':
      return { type, buy, get };
  }
}

/** When a day begins there. */
function startOf(day: string, timeZone: string): string {
  const midnight = new Date(`${day}T00:00:00Z`);
  const there =
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
      .formatToParts(midnight)
      .find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(there) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return new Date(midnight.getTime() - offset * 60_000).toISOString();
}

/** How long a parcel takes to leave the studio; the pages of products say the same. */
export const DISPATCH = 'in two to four working days';
export const RETURN_DAYS = 30;

/** From the rates that are charged, so that no promise is another than the checkout's. */
function deliverySentence({ shipping: { regions }, store: { currency } }: Demo): string {
  const rates = regions.find(({ countries }) => countries.includes('US'))?.rates.map(toRate) ?? [];
  const free = rates.find(({ freeOver }) => freeOver !== undefined)?.freeOver;
  const times = rates
    .map(({ title, deliveryTime }) => `${title.toLowerCase()} delivery takes ${deliveryTime ?? ''}`)
    .join(' and ');
  const over =
    free === undefined
      ? ''
      : `, and ${rates[0]?.title.toLowerCase() ?? ''} delivery is free for orders of ${dollars(free, currency)} or more`;
  return `Within the United States ${times}${over}.`;
}

const dollars = (amount: string, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 }).format(
    Number(amount),
  );

/** What the demo store tells its customers. Examples: not legal advice. */
export const demoPolicies = (demo: Demo): StorePolicy[] => [
  {
    slug: 'shipping',
    text: `<p>Your order leaves the studio ${DISPATCH}.</p><p>${deliverySentence(demo)} We also deliver to ${demo.shipping.regions
      .filter(({ countries }) => !countries.includes('US'))
      .map(({ name }) => (/^[EU]/.test(name) ? `the ${name}` : name))
      .join(', ')
      .replace(
        /, ([^,]*)$/,
        ' and $1',
      )}. The cart shows what delivery costs before you pay.</p><p>You can pick your order up at the studio or at our market stall free of charge.</p>`,
  },
  {
    slug: 'returns',
    text: `<p>If something is not right, send it back within ${RETURN_DAYS} days of receiving it, unused and in its packaging. We refund what you paid for it within five working days of its arrival.</p><p>Things made to your own words or measures, gift cards and downloads cannot be returned unless they are faulty. Should a piece arrive broken, send us a picture and we replace it.</p>`,
  },
  {
    slug: 'terms',
    text: '<p>Northlight Goods, 18 Foundry Lane, Hudson, NY 12534, sells what is shown here. A contract is made when we confirm your order by e-mail; until then nothing is charged for good.</p><p>Everything is made by hand: colours and measures differ a little from piece to piece.</p><p>Courses and events take place as described. You can cancel a place up to the hour named there and get your money back.</p>',
  },
  {
    slug: 'privacy',
    text: '<p>We keep what we need to send you your order and to answer you: your name, addresses, e-mail and what you bought. Invoices are kept for as long as the law asks for.</p><p>We do not sell data and hand it to nobody but those who carry the parcel and the payment. In your account you can see what we keep, take a copy of it and delete it.</p>',
  },
];

/** Example rates, so that the choice of a currency can be tried: with no, two and three decimals. */
export const demoRates = (now: string) => ({
  baseCurrency: 'USD',
  displayCurrency: null,
  rates: [
    ['EUR', '0.92'],
    ['GBP', '0.79'],
    ['JPY', '149.5'],
    ['KWD', '0.307'],
  ].map(([currency = '', rate = '']) => ({ currency, rate, updatedDate: now })),
});
