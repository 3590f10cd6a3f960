import sql from 'sql-template-tag';
import type { Db } from '../db/index.ts';
import { newId } from '../kernel/ids.ts';
import { pricePurchase, type Purchase } from '../pricing/index.ts';
import { createCurrency } from '../kernel/money.ts';
import { buildOrder } from './rules/build-order.ts';
import type { NewOrder } from './rules/new-order.ts';
import type { OrderState } from './rules/order-state.ts';
import type { OrderDeps } from './write.ts';

/** For tests only: a site, and orders for it. */
export async function orderSite(
  db: Db,
  store: { currency?: string; locale?: string } = {},
): Promise<{ siteId: string; deps: OrderDeps }> {
  const siteId = newId();
  const settings = {
    store: { currency: 'USD', locale: 'en-US', email: 'shop@example.com', ...store },
  };
  await db.query(
    sql`insert into site (site_id, name, settings) values (${siteId}, 'Test', ${JSON.stringify(settings)})`,
  );
  const site = { siteId, name: 'Test', store: { name: 'Test', ...settings.store }, settings };
  return {
    siteId,
    deps: {
      clock: () => new Date(),
      sites: { find: async () => site },
      publicUrl: 'https://shop.example',
      contextOf: async () => ({
        currency: 'USD',
        locale: 'en-US',
        siteUrl: 'https://shop.example',
      }),
    },
  };
}

const vat = {
  name: 'VAT',
  type: 'VAT',
  jurisdiction: 'Italy',
  jurisdictionType: 'COUNTRY',
  rate: 220_000n,
} as const;

/** Two mugs at 12.50 and a card at 3.00, shipped for 5.00, 22 % tax added: 33.00 + 7.26 = 40.26. */
export function aPurchase(lineIds: readonly [string, string]): Purchase {
  const line = {
    modifiers: [],
    collectionIds: [],
    itemType: 'PHYSICAL',
    paymentOption: 'FULL_PAYMENT_ONLINE',
  } as const;
  const [mug, card] = lineIds;
  return {
    now: Date.UTC(2026, 4, 1),
    currency: { code: 'USD', decimals: 2 },
    weightUnit: 'KG',
    lines: [
      {
        ...line,
        id: mug,
        quantity: 2,
        fullPrice: 12_500n,
        price: 12_500n,
        productId: newId(),
        variantId: newId(),
      },
      {
        ...line,
        id: card,
        quantity: 1,
        fullPrice: 3000n,
        price: 3000n,
        productId: newId(),
        variantId: newId(),
      },
    ],
    customer: { orders: 0, groups: [] },
    discountRules: [],
    coupons: [],
    merchantDiscounts: [],
    fees: [],
    giftCards: [],
    memberships: [],
    delivery: {
      code: 'post',
      title: 'By post',
      kind: 'SHIPPING',
      price: 5000n,
      charges: [],
      region: { id: 'it', name: 'Italy' },
    },
    tax: {
      rateType: 'MANUAL_RATE',
      included: false,
      lines: {
        [mug]: { rates: [vat], addressType: 'SHIPPING' },
        [card]: { rates: [vat], addressType: 'SHIPPING' },
      },
      shipping: [vat],
      fees: [],
    },
  };
}

export function aNewOrder(siteId: string, given: Partial<NewOrder> = {}): NewOrder {
  const lineIds = [newId(), newId()] as const;
  const purchase = aPurchase(lineIds);
  const names = ['Mug', 'Card'];
  return {
    siteId,
    checkoutId: newId(),
    cartId: newId(),
    buyer: { visitorId: newId(), email: 'ada@example.com' },
    purchase,
    priced: pricePurchase(purchase),
    lines: purchase.lines.map(({ id, productId = '', variantId = '' }, index) => ({
      id,
      productName: { original: names[index] ?? '' },
      itemType: { preset: 'PHYSICAL' },
      physicalProperties: { shippable: true, sku: `SKU-${index}` },
      catalogReference: {
        catalogItemId: productId,
        appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
        options: { variantId },
      },
    })),
    billingInfo: {
      contactDetails: { firstName: 'Ada', lastName: 'Lovelace' },
      address: { country: 'IT', city: 'Milano', addressLine: 'Via Uno 1' },
    },
    shippingDestination: {
      contactDetails: { firstName: 'Ada', lastName: 'Lovelace' },
      address: { country: 'IT', city: 'Milano', addressLine: 'Via Uno 1', postalCode: '20121' },
    },
    channelInfo: { type: 'WEB' },
    payments: [],
    ...given,
  };
}

/** As it is kept, without a database. */
export function aState(given: Partial<NewOrder> = {}): OrderState {
  const order = aNewOrder(newId(), given);
  return {
    ...buildOrder(order, {
      currency: createCurrency('USD', 'en-US'),
      siteLanguage: 'en',
      now: '2026-05-01T00:00:00.000Z',
      mint: newId,
    }),
    number: 10_001,
  };
}
