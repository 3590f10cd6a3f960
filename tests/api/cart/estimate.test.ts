import type { EstimatedTotals } from '@shopwright/contract/cart/estimate';
import type { ExplainedTotals } from '@shopwright/contract/cart/explain';
import { beforeAll, describe, expect, it } from 'vitest';
import { item, startCartShop, type CartBuyer } from '../../kit/cart-shop.ts';
import { setDeliveryAndTax, taxGroup } from './delivery-and-tax.ts';

const shop = await startCartShop();
const newYork = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'Hudson',
  postalCode: '12534',
  addressLine: '18 Foundry Lane',
};
const berlin = { country: 'DE', city: 'Berlin', postalCode: '10115' };

beforeAll(() => setDeliveryAndTax(shop));

async function estimate(buyer: CartBuyer, body: object = {}): Promise<EstimatedTotals> {
  const answer = await buyer.call<EstimatedTotals>(
    'POST',
    '/v1/carts/current/estimate-totals',
    body,
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}
const amounts = ({ priceSummary = {} }: EstimatedTotals) =>
  Object.fromEntries(Object.entries(priceSummary).map(([name, price]) => [name, price.amount]));

describe('an estimate', () => {
  it('adds delivery and tax at the address, each jurisdiction by itself', async () => {
    const visitor = await shop.visitor();
    const mug = await shop.product({ weight: 0.5 });
    await visitor.add(mug.id, 3);
    const totals = await estimate(visitor, { shippingAddress: newYork });
    expect(amounts(totals)).toEqual({
      subtotal: '30.00',
      shipping: '8.00',
      tax: '3.04',
      discount: '0.00',
      additionalFees: '0.00',
      total: '41.04',
    });
    expect(totals.shippingInfo).toMatchObject({
      region: { name: 'United States' },
      selectedCarrierServiceOption: {
        code: 'standard',
        title: 'Standard',
        requestedShippingOption: false,
        cost: { price: { amount: '8.00' } },
      },
      carrierServiceOptions: [
        {
          shippingOptions: [
            { code: 'standard' },
            { code: 'express' },
            { code: 'bike' },
            { code: 'studio', logistics: { pickupDetails: { pickupMethod: 'STORE_PICKUP' } } },
          ],
        },
      ],
    });
    expect(totals.taxSummary).toMatchObject({
      calculationDetails: { rateType: 'MANUAL_RATE', manualRateReason: 'GLOBAL_SETTING_TO_MANUAL' },
      aggregatedTaxBreakdown: [
        { jurisdictionTypeEnum: 'STATE', rate: '0.04', aggregatedTaxAmount: { amount: '1.52' } },
        { jurisdictionTypeEnum: 'COUNTY', aggregatedTaxAmount: { amount: '1.52' } },
      ],
    });
    expect(totals.calculatedLineItems).toMatchObject([
      {
        pricesBreakdown: {
          totalPriceBeforeTax: { amount: '30.00' },
          totalPriceAfterTax: { amount: '32.40' },
          taxDetails: { taxRate: '0.08' },
        },
      },
    ]);
    expect(totals).toMatchObject({
      currency: 'USD',
      weightUnit: 'KG',
      membershipOptions: { eligibleMemberships: [], invalidMemberships: [] },
      calculationErrors: {},
      violations: [],
    });
  });

  it('uses the requested delivery with its charges, and reports one that is not offered', async () => {
    const visitor = await shop.visitor();
    const mug = await shop.product({ weight: 0.5 });
    await visitor.add(mug.id, 3);
    const express = await estimate(visitor, {
      shippingAddress: newYork,
      selectedShippingOption: { code: 'express' },
    });
    expect(amounts(express)).toMatchObject({ shipping: '24.00', additionalFees: '1.80' });
    expect(express.additionalFees).toMatchObject([
      { code: 'HANDLING_FEE', price: { amount: '1.50' }, source: 'SHIPPING' },
      { code: 'INSURANCE', price: { amount: '0.30' } },
    ]);
    const gone = await estimate(visitor, {
      shippingAddress: berlin,
      selectedShippingOption: { code: 'express' },
    });
    expect(gone.calculationErrors).toMatchObject({
      selectedShippingOptionError: {
        applicationError: { code: 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE' },
      },
    });
    expect(gone.shippingInfo?.selectedCarrierServiceOption?.code).toBe('tracked');
    const nowhere = await estimate(visitor, { shippingAddress: { country: 'JP' } });
    // Pickup is offered everywhere, and chosen by the buyer only: nothing is worked out for a place
    // where nothing goes.
    expect(nowhere.shippingInfo?.selectedCarrierServiceOption).toBeUndefined();
    expect(
      nowhere.shippingInfo?.carrierServiceOptions?.flatMap(({ shippingOptions = [] }) =>
        shippingOptions.map(({ code }) => code),
      ),
    ).toEqual(['studio']);
    expect(nowhere.calculationErrors).toMatchObject({
      generalShippingCalculationError: { applicationError: { code: 'NO_DELIVERY_OFFERED' } },
    });
    expect(amounts(nowhere)).toMatchObject({ shipping: '0.00', tax: '0.00', total: '30.00' });
    const picked = await estimate(visitor, {
      shippingAddress: { country: 'JP' },
      selectedShippingOption: { code: 'studio' },
    });
    expect([
      picked.shippingInfo?.selectedCarrierServiceOption?.code,
      picked.calculationErrors?.generalShippingCalculationError,
    ]).toEqual(['studio', undefined]);
  });

  it('delivers free of charge from a minimum subtotal, before discounts', async () => {
    const visitor = await shop.visitor();
    await visitor.add((await shop.product()).id, 12);
    expect(amounts(await estimate(visitor, { shippingAddress: newYork })).shipping).toBe('0.00');
  });

  it('shows the tax included in prices', async () => {
    const visitor = await shop.visitor();
    await visitor.add((await shop.product({ priceData: { price: 119 } })).id);
    const totals = await estimate(visitor, { shippingAddress: berlin });
    expect(amounts(totals)).toMatchObject({
      subtotal: '119.00',
      shipping: '12.00',
      total: '131.00',
      tax: '20.92',
    });
    expect(totals.cart?.taxIncludedInPrices).toBe(true);
  });

  it("falls back to the store's own rate if there is no tax provider", async () => {
    const visitor = await shop.visitor();
    await visitor.add((await shop.product()).id);
    const totals = await estimate(visitor, { shippingAddress: { country: 'FR' } });
    expect(totals.taxSummary?.calculationDetails).toEqual({
      rateType: 'FALLBACK_RATE',
      autoTaxFallbackDetails: { fallbackReason: 'AUTO_TAX_DEACTIVATED' },
    });
    expect(totals.priceSummary?.tax?.amount).toBe('2.00');
  });

  it('taxes groups of items by their own rates', async () => {
    const visitor = await shop.visitor();
    const book = await shop.product({ name: 'Book' });
    await shop.setDoc(book.id, { taxGroupId: taxGroup });
    await visitor.add(book.id);
    expect(
      amounts(
        await estimate(visitor, {
          shippingAddress: newYork,
          selectedShippingOption: { code: 'studio' },
        }),
      ),
    ).toMatchObject({ tax: '0.00', total: '10.00' });
  });

  it('omits parts that the caller excludes or that are unknown', async () => {
    const visitor = await shop.visitor();
    await visitor.add((await shop.product()).id);
    expect(amounts(await estimate(visitor))).toMatchObject({
      shipping: '0.00',
      tax: '0.00',
      total: '10.00',
    });
    expect(
      amounts(await estimate(visitor, { shippingAddress: newYork, calculateTax: false })),
    ).toMatchObject({ shipping: '8.00', tax: '0.00' });
    expect(
      amounts(await estimate(visitor, { shippingAddress: newYork, calculateShipping: false })),
    ).toMatchObject({ shipping: '0.00', tax: '0.80' });
  });

  it('uses the address and delivery of the cart when it is given none', async () => {
    const visitor = await shop.visitor();
    await visitor.add((await shop.product({ weight: 0.1 })).id);
    await visitor.cart('PATCH', '/v1/carts/current', {
      cartInfo: { contactInfo: { address: newYork }, selectedShippingOption: { code: 'express' } },
    });
    expect(amounts(await estimate(visitor))).toMatchObject({ shipping: '16.00', tax: '2.08' });
  });

  it('reports lines that cannot be bought, and does not count them', async () => {
    const visitor = await shop.visitor();
    const [mug, gone] = [await shop.product(), await shop.product({ name: 'Gone' })];
    await visitor.add(mug.id, 4);
    const {
      lineItems: [, line],
    } = await visitor.add(gone.id);
    await shop.stock(mug.id, 3);
    await shop.owner.call('DELETE', `/v1/products/${gone.id}`);
    const totals = await estimate(visitor);
    expect(totals.violations).toMatchObject([
      { severity: 'ERROR', description: 'Only 3 of "Mug" are left.' },
      {
        severity: 'ERROR',
        target: { lineItem: { id: line?.id, suggestedFix: 'REMOVE_LINE_ITEM' } },
      },
    ]);
    expect(amounts(totals)).toMatchObject({ subtotal: '40.00' });
  });

  it('stores nothing', async () => {
    const visitor = await shop.visitor();
    await visitor.add((await shop.product()).id);
    const before = await visitor.cart('GET', '/v1/carts/current');
    await estimate(visitor, {
      shippingAddress: newYork,
      selectedShippingOption: { code: 'express' },
    });
    expect(await visitor.cart('GET', '/v1/carts/current')).toEqual(before);
  });

  it('is explained step by step, to the same total', async () => {
    const visitor = await shop.visitor();
    await visitor.add((await shop.product({ weight: 0.2 })).id, 3);
    const totals = await estimate(visitor, { shippingAddress: newYork });
    const { status, body } = await visitor.call<ExplainedTotals>(
      'POST',
      '/v1/carts/current/explain-totals',
      { shippingAddress: newYork },
    );
    expect(status).toBe(200);
    expect(body.priceSummary).toEqual(totals.priceSummary);
    const steps = new Map(body.steps?.map((step) => [step.name, step]));
    expect(steps.get('total')).toMatchObject({
      rule: 'total',
      value: '41040',
      formatted: '$41.04',
    });
    expect(steps.get('line/0/amount')).toMatchObject({
      rule: 'times',
      inputs: { times: { given: 'lines.0.quantity', value: '3' } },
      value: '30000',
    });
    expect([...steps.values()].some(({ rounding }) => rounding?.mode === 'half-up')).toBe(true);
  });
});

describe('the settings', () => {
  it('are stored as sent, and refused if contradictory', async () => {
    const tax = await shop.owner.call<{ tax: { regions: object[] } }>('GET', '/v1/settings/tax');
    expect(tax.body.tax.regions).toHaveLength(3);
    const rate = { code: 'a', title: 'A', cost: { type: 'FLAT', price: '1' } };
    const region = (rates: object[]) => ({
      shipping: { regions: [{ id: taxGroup, name: 'R', areas: [{}], rates }] },
    });
    for (const body of [
      region([rate, rate]),
      region([{ ...rate, cost: { type: 'FLAT' } }]),
      region([
        {
          ...rate,
          cost: {
            type: 'WEIGHT',
            bands: [
              { upTo: '5', price: '1' },
              { upTo: '2', price: '1' },
            ],
          },
        },
      ]),
    ]) {
      expect(
        (await shop.owner.call('PATCH', '/v1/settings/shipping', body)).status,
        JSON.stringify(body),
      ).toBe(400);
    }
    const { body } = await shop.owner.call('PATCH', '/v1/settings/checkout', {
      checkout: { fees: [{ code: 'wrap', name: 'Wrapping', price: '2' }], quoteMinutes: 10 },
    });
    expect(body).toMatchObject({
      checkout: {
        quoteMinutes: 10,
        reservationMinutes: 15,
        acceptsPayments: true,
        fees: [{ name: 'Wrapping' }],
      },
    });
    const visitor = await shop.visitor();
    await visitor.add((await shop.product()).id);
    const totals = await estimate(visitor);
    expect(totals.additionalFees).toMatchObject([
      { code: 'wrap', name: 'Wrapping', price: { amount: '2.00' }, source: 'PLATFORM' },
    ]);
    expect(amounts(await estimate(visitor, { calculateAdditionalFees: false }))).toMatchObject({
      additionalFees: '0.00',
    });
    await shop.owner.call('PATCH', '/v1/settings/checkout', { checkout: { fees: [] } });
  });

  it('show amounts in another currency next to the charged one', async () => {
    await shop.owner.call('PATCH', '/v1/settings/currencies', {
      currencies: { rates: [{ currency: 'JPY', rate: '150.5' }], displayCurrency: 'JPY' },
    });
    const visitor = await shop.visitor();
    const cart = await visitor.cart('POST', '/v1/carts/current/add-to-cart', {
      lineItems: [item((await shop.product()).id)],
    });
    expect(cart).toMatchObject({
      currency: 'USD',
      conversionCurrency: 'JPY',
      lineItems: [
        { price: { amount: '10.00', convertedAmount: '1505', formattedConvertedAmount: '¥1,505' } },
      ],
    });
    await shop.owner.call('PATCH', '/v1/settings/currencies', {
      currencies: { displayCurrency: null },
    });
  });
});
