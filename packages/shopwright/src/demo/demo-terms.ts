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

/** Shipping rates, taxes and coupons of the demo store. Example rates: not tax advice. */

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

/** The county of the store, represented by its town. */
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

/** The policies of the demo store. Examples: not legal advice. */
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
      )}. The cart shows the shipping cost before you pay.</p><p>Pickup at the studio or at our market stall is free.</p>`,
  },
  {
    slug: 'returns',
    text: `<p>If something isn't right, return it within ${RETURN_DAYS} days of delivery, unused and in its original packaging. We refund the purchase price within five business days of receiving it.</p><p>Personalized items, gift cards and downloads can't be returned unless they are defective. If an item arrives damaged, send us a photo and we'll replace it.</p>`,
  },
  {
    slug: 'terms',
    text: '<p>Northlight Goods, 18 Foundry Lane, Hudson, NY 12534, sells the products and services on this site. A contract is formed when we confirm your order by email.</p><p>Everything is made by hand, so colors and dimensions vary slightly from piece to piece.</p><p>Classes and events take place as described. You can cancel a booking until the time stated there for a full refund.</p>',
  },
  {
    slug: 'privacy',
    text: '<p>We store what we need to fulfill your order and answer your questions: your name, addresses, email address and purchases. Invoices are retained for as long as the law requires.</p><p>We never sell your data, and share it only with the carriers and payment providers that process your order. In your account you can view, download and delete your data.</p>',
  },
];

/**
 * Example rates, so that the choice of a currency can be tried: with no, two and three decimals.
 */
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
