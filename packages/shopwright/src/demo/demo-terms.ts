import type { StoreDiscount } from '@shopwright/contract/discounts/discount';
import type { ShippingRateSettings, ShippingSettings } from '@shopwright/contract/settings/shipping';
import type { TaxRateSettings, TaxRegionSettings, TaxSettings } from '@shopwright/contract/settings/tax';
import { randomUUID } from 'node:crypto';
import type { Demo, DemoCoupon } from './demo.ts';

/** What the demo store asks for delivery and collects as tax, and its coupons. Example rates: not tax advice. */

type Rate = Demo['shipping']['regions'][number]['rates'][number];
type Pickup = Demo['shipping']['pickup'][number];

export function demoShipping({ shipping, store }: Demo): ShippingSettings {
  return {
    regions: shipping.regions.map(({ name, countries, rates }) => ({ id: randomUUID(), name, areas: countries.map((country) => ({ country })), rates: rates.map(toRate) })),
    localDeliveries: [],
    pickups: shipping.pickup.map(({ name, type, price, address, hours, readyInHours }: Pickup) => ({
      code: toCode(name), title: name, method: type, price: String(price), deliveryTime: `Ready in ${readyInHours} hours`, instructions: `${address}. ${hours}.`,
      address: { country: store.address.country, subdivision: store.address.subdivision, city: store.address.city, postalCode: store.address.postalCode, addressLine: address },
    })),
  };
}

/** 'Standard, 3 to 5 days' is a title and how long it takes. */
function toRate({ name, type, price = 0, freeOver, tiers = [] }: Rate): ShippingRateSettings {
  const [title = name, deliveryTime] = name.split(', ');
  return {
    code: toCode(title), title, ...(deliveryTime === undefined ? {} : { deliveryTime }), ...(freeOver === undefined ? {} : { freeOver: String(freeOver) }),
    cost: type === 'FLAT' ? { type, price: String(price) } : { type, unit: 'KG', bands: tiers.map((tier) => ({ upTo: String(tier.upToKg), price: String(tier.price) })) },
  };
}

const toCode = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

export function demoTax({ tax, store: { address } }: Demo): TaxSettings {
  const country = ({ country: code, rate, name }: { country: string; rate: number; name: string }, pricesIncludeTax: boolean): TaxRegionSettings => ({
    areas: [{ country: code }], mode: 'MANUAL', pricesIncludeTax, taxesShipping: true, taxesFees: true,
    rates: [{ name, type: 'VAT', jurisdiction: code, jurisdictionType: 'COUNTRY', percent: percent(rate) }],
  });
  return {
    businessAddress: { ...address },
    regions: [
      ...tax.us.map(({ state, rate, name, local = [], taxesShipping = false }): TaxRegionSettings => ({
        areas: [{ country: 'US', subdivisions: [`US-${state}`] }], mode: rate > 0 ? 'MANUAL' : 'NONE', pricesIncludeTax: tax.pricesIncludeTax.US, taxesShipping, taxesFees: taxesShipping,
        rates: rate > 0 ? [{ name, type: 'Sales tax', jurisdiction: state, jurisdictionType: 'STATE', percent: percent(rate) }, ...local.map((part) => countyRate(part, state, address.city))] : [],
      })),
      ...tax.eu.map((each) => country(each, tax.pricesIncludeTax.EU)),
      ...tax.other.map((each) => country(each, each.country === 'GB' && tax.pricesIncludeTax.GB)),
    ],
  };
}

/** The county is the one the store is in: its own town stands for it. */
function countyRate({ county, rate }: { county: string; rate: number }, state: string, city: string): TaxRateSettings {
  return { name: `${county} County sales tax`, type: 'Sales tax', jurisdiction: county, jurisdictionType: 'COUNTY', percent: percent(rate), within: { country: 'US', subdivisions: [`US-${state}`], cities: [city] } };
}

/** 0.0725 is '7.25'. */
const percent = (rate: number): string => String(Number((rate * 100).toFixed(4)));

export function demoCoupons({ coupons, store }: Demo, collectionIds: ReadonlyMap<string, string>): StoreDiscount[] {
  return coupons.map((coupon) => ({
    kind: 'COUPON', code: coupon.code, name: coupon.name, active: true, stackable: true, effect: toEffect(coupon),
    scope: coupon.scope ? { type: 'SPECIFIC_ITEMS', collectionIds: [collectionIds.get(coupon.scope.collection) ?? ''] } : { type: coupon.type === 'FREE_SHIPPING' ? 'SHIPPING' : 'GLOBAL' },
    ...(coupon.minimumSubtotal === undefined ? {} : { minimumSubtotal: String(coupon.minimumSubtotal) }),
    ...(coupon.firstOrderOnly ? { firstOrderOnly: true } : {}),
    ...(coupon.limitPerCustomer === undefined ? {} : { limitPerCustomer: coupon.limitPerCustomer }),
    ...(coupon.usageLimit === undefined ? {} : { usageLimit: coupon.usageLimit }),
    ...(coupon.start === undefined ? {} : { startsAt: startOf(coupon.start, store.timeZone) }),
    ...(coupon.end === undefined ? {} : { endsAt: startOf(coupon.end, store.timeZone) }),
  }));
}

function toEffect({ type, value = 0, buy = 1, get = 1 }: DemoCoupon): NonNullable<StoreDiscount['effect']> {
  switch (type) {
    case 'PERCENT': return { type, percent: String(value) };
    case 'AMOUNT': return { type, amount: String(value) };
    case 'FREE_SHIPPING': return { type };
    case 'BUY_X_GET_Y': return { type, buy, get };
  }
}

/** When a day begins there. */
function startOf(day: string, timeZone: string): string {
  const midnight = new Date(`${day}T00:00:00Z`);
  const there = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(midnight).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(there) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return new Date(midnight.getTime() - offset * 60_000).toISOString();
}
