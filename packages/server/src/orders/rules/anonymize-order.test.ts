import { expect, it } from 'vitest';
import { aState } from '../testing-orders.ts';
import { anonymizeOrder } from './anonymize-order.ts';
import type { OrderState } from './order-state.ts';

const NOW = '2026-05-02T00:00:00.000Z';
const ada = {
  contactDetails: { firstName: 'Ada', lastName: 'Lovelace', phone: '+1 555' },
  address: { country: 'IT', subdivision: 'IT-MI', city: 'Milano', addressLine: 'Via Ada 1' },
};
const taxRegion = { address: { country: 'IT', subdivision: 'IT-MI' } };

function order(): OrderState {
  const state = aState();
  return {
    ...state,
    doc: {
      ...state.doc,
      buyerNote: 'Ada says hello',
      customFields: [{ title: 'Name', value: 'Ada' }],
      extendedFields: { namespaces: { crm: { name: 'Ada' } } },
      createdBy: { memberId: 'ada' },
      billingInfo: ada,
      recipientInfo: ada,
      shippingInfo: {
        ...state.doc.shippingInfo,
        logistics: { shippingDestination: ada, deliveryTime: '3 days' },
      },
      lineItems: state.doc.lineItems.map((line) => ({
        ...line,
        catalogReference: {
          appId: 'app',
          catalogItemId: 'item',
          options: { variantId: 'variant', customTextFields: { engraving: 'For Ada' } },
        },
      })),
    },
    payments: [
      {
        paymentId: 'card',
        kind: 'regular',
        amount: 1000n,
        status: 'APPROVED',
        doc: {
          regularPaymentDetails: {
            paymentProvider: 'sandbox',
            creditCardDetails: { lastFourDigits: '4242', brand: 'VISA' },
          },
        },
        createdAt: NOW,
        updatedAt: NOW,
      },
      {
        paymentId: 'gift',
        kind: 'giftCard',
        amount: 1000n,
        status: 'APPROVED',
        doc: { giftcardPaymentDetails: { giftCardPaymentId: 'x' } },
        createdAt: NOW,
        updatedAt: NOW,
      },
    ],
    fulfillments: [
      {
        fulfillmentId: 'parcel',
        createdAt: NOW,
        lines: [],
        trackingInfo: { trackingNumber: 'ADA1' },
      },
    ],
  };
}

it('an anonymized order contains no personal data', () => {
  const text = JSON.stringify(
    anonymizeOrder(order()),
    (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
    // Random ids contain any digits.
  ).replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id');
  for (const trace of ['Ada', 'ada', 'Lovelace', '555', 'Milano', 'Via', '4242', 'VISA', 'ADA1'])
    expect(text, trace).not.toContain(trace);
});

it('an anonymized order keeps items, amounts and tax location', () => {
  const before = order();
  const after = anonymizeOrder(before);
  expect(after).toMatchObject({
    orderId: before.orderId,
    number: before.number,
    total: before.total,
    buyer: {},
    terms: { ...before.terms, notify: { buyer: false, owner: true } },
  });
  expect(after.doc).toMatchObject({
    priceSummary: before.doc.priceSummary,
    taxInfo: before.doc.taxInfo,
    billingInfo: taxRegion,
    recipientInfo: taxRegion,
    shippingInfo: {
      title: before.doc.shippingInfo?.title,
      cost: before.doc.shippingInfo?.cost,
      logistics: { deliveryTime: '3 days', shippingDestination: taxRegion },
    },
  });
  expect(after.doc.lineItems).toEqual(
    before.doc.lineItems.map((line) => ({
      ...line,
      catalogReference: { ...line.catalogReference, options: { variantId: 'variant' } },
    })),
  );
  expect(after.payments[0]?.doc).toEqual({ regularPaymentDetails: { paymentProvider: 'sandbox' } });
  expect(after.payments[1]).toBe(before.payments[1]);
  expect(after.fulfillments).toEqual([{ fulfillmentId: 'parcel', createdAt: NOW, lines: [] }]);
});

it('an order without addresses and options stays without them', () => {
  const { billingInfo: _b, shippingInfo: _s, ...doc } = aState().doc;
  const [line] = doc.lineItems;
  if (!line) throw new Error('An order without a line.');
  const { catalogReference: _c, ...custom } = line;
  const state = { ...aState(), doc: { ...doc, lineItems: [custom] } };
  const after = anonymizeOrder(state).doc;
  for (const field of ['billingInfo', 'recipientInfo', 'shippingInfo'])
    expect(after).not.toHaveProperty(field);
  expect(after.lineItems[0]).not.toHaveProperty('catalogReference');
  const pickup = anonymizeOrder({
    ...state,
    doc: { ...state.doc, billingInfo: {}, shippingInfo: { title: 'Pickup' } },
  }).doc;
  expect(pickup.billingInfo).toEqual({ address: {} });
  expect(pickup.shippingInfo).toEqual({ title: 'Pickup' });
  const shop = anonymizeOrder({
    ...state,
    doc: { ...state.doc, shippingInfo: { logistics: { instructions: 'Ring' } } },
  }).doc;
  expect(shop.shippingInfo).toEqual({ logistics: { instructions: 'Ring' } });
});
