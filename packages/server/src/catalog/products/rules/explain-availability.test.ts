import { expect, test } from 'vitest';
import { explainAvailability, type SellingTerms } from './explain-availability.ts';
import type { ProductState } from './product-state.ts';
import { one, two } from './testing-stock.ts';

const open: SellingTerms = {
  acceptsOrders: true,
  hasPaymentMethod: true,
  deliveryMaxWeights: [null],
};
const inCollection = (state: ProductState): ProductState => ({
  ...state,
  visible: true,
  productType: 'physical',
  price: '10.000',
  collectionIds: ['c'],
});
const good = inCollection(one({ quantity: 5 }));
const codes = (state: ProductState, terms: Partial<SellingTerms> = {}) =>
  explainAvailability(state, { ...open, ...terms }).map(({ code }) => code);

test('a product that can be bought and found has no reasons', () => {
  expect(codes(good)).toEqual([]);
});

test('finds each reason, with advice', () => {
  expect(codes({ ...good, visible: false })).toEqual(['HIDDEN']);
  expect(
    codes({ ...good, variants: good.variants.map((each) => ({ ...each, visible: false })) }),
  ).toEqual(['NO_VISIBLE_VARIANT']);
  expect(codes(inCollection(one({ quantity: 0 })))).toEqual(['OUT_OF_STOCK']);
  expect(codes(inCollection(two({ quantity: 0 }, { quantity: 1 })))).toEqual([
    'SOME_VARIANTS_OUT_OF_STOCK',
  ]);
  expect(codes({ ...good, productType: 'digital' }, { deliveryMaxWeights: [] })).toEqual([
    'DIGITAL_FILE_MISSING',
  ]);
  expect(codes(good, { acceptsOrders: false })).toEqual(['ORDERS_NOT_ACCEPTED']);
  expect(codes(good, { hasPaymentMethod: false })).toEqual(['NO_PAYMENT_METHOD']);
  expect(codes({ ...good, price: '0.000' }, { hasPaymentMethod: false })).toEqual([]);
  expect(codes(good, { deliveryMaxWeights: [] })).toEqual(['NO_DELIVERY_METHOD']);
  const heavy = { ...good, weight: '30.5000' };
  expect(codes(heavy, { deliveryMaxWeights: ['30', '10.5'] })).toEqual(['TOO_HEAVY_TO_SHIP']);
  expect(codes(heavy, { deliveryMaxWeights: ['30', '30.5'] })).toEqual([]);
  expect(codes({ ...good, collectionIds: [] })).toEqual(['IN_NO_COLLECTION']);
  for (const { description, action } of explainAvailability({ ...good, visible: false }, open))
    expect([description, action]).toEqual([
      expect.stringMatching(/\.$/),
      expect.stringMatching(/\.$/),
    ]);
});

test('reasons that prevent a sale come before those that hide a product', () => {
  const reasons = explainAvailability({ ...good, visible: false, collectionIds: [] }, open);
  expect(reasons.map(({ blocks }) => blocks)).toEqual([true, false]);
});
