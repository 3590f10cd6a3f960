import type { OrderLineItem } from '@shopwright/contract/orders/line-item';
import { describe, expect, it } from 'vitest';
import { aState } from '../testing-orders.ts';
import { lineOf } from './stores-order-line-item.ts';

const storesApp = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const price = (amount: string) => ({ amount, formattedAmount: `$${amount}` });
const show = (
  line: OrderLineItem,
  shelf: Record<string, { productId: string; variantId: string }> = {},
) => {
  const state = aState();
  return lineOf(line, 2, { ...state, terms: { ...state.terms, shelf } });
};

describe('a line of an order in the older form', () => {
  it('of the catalog has every field of the line', () => {
    expect(
      show({
        id: 'line',
        quantity: 3,
        productName: { original: 'Mug', translated: 'Tasse' },
        itemType: { preset: 'PHYSICAL' },
        catalogReference: {
          appId: storesApp,
          catalogItemId: 'p',
          options: { variantId: 'v', customTextFields: { Engraving: 'Ada' } },
        },
        descriptionLines: [
          { name: { original: 'Size' }, plainText: { original: 'L' } },
          { name: { original: 'Color' }, colorInfo: { original: 'Red' } },
          { name: { original: 'Engraving' }, plainText: { original: 'Ada' } },
          {},
        ],
        physicalProperties: { weight: 0.4, sku: 'MUG' },
        image: { id: 'm', url: 'https://x/y.jpg', width: 1, height: 2, altText: 'A mug' },
        fulfillerId: 'f',
        price: price('12.50'),
        totalDiscount: price('1.00'),
        totalPriceAfterTax: price('36.50'),
        totalPriceBeforeTax: price('30.00'),
        taxInfo: { taxAmount: price('6.50'), taxGroupId: 'tax', taxIncludedInPrice: true },
      }),
    ).toStrictEqual({
      index: 3,
      quantity: 3,
      name: 'Mug',
      translatedName: 'Tasse',
      productId: 'p',
      lineItemType: 'PHYSICAL',
      options: [
        { option: 'Size', selection: 'L' },
        { option: 'Color', selection: 'Red' },
        { option: '', selection: '' },
      ],
      customTextFields: [{ title: 'Engraving', value: 'Ada' }],
      weight: '0.4',
      mediaItem: {
        mediaType: 'IMAGE',
        url: 'https://x/y.jpg',
        width: 1,
        height: 2,
        mediaId: 'm',
        id: 'm',
        altText: 'A mug',
      },
      sku: 'MUG',
      variantId: 'v',
      fulfillerId: 'f',
      discount: '1.00',
      tax: '6.50',
      taxGroupId: 'tax',
      price: '12.50',
      totalPrice: '36.50',
      taxIncludedInPrice: true,
      priceData: { taxIncludedInPrice: true, price: '12.50', totalPrice: '36.50' },
    });
  });

  it('omits missing fields, and is a custom amount without a catalog reference', () => {
    expect(show({})).toStrictEqual({
      index: 3,
      lineItemType: 'CUSTOM_AMOUNT_ITEM',
      options: [],
      customTextFields: [],
      taxIncludedInPrice: false,
      priceData: { taxIncludedInPrice: false },
    });
    expect(show({ physicalProperties: { weight: null } })).not.toHaveProperty('weight');
    expect(show({ physicalProperties: { weight: 0 } }).weight).toBe('0');
  });

  it('of another catalog has no product id, and a type if available', () => {
    const reference = { appId: 'other', catalogItemId: 'p' };
    expect(show({ catalogReference: reference })).not.toHaveProperty('productId');
    expect(
      (['PHYSICAL', 'DIGITAL', 'SERVICE', undefined] as const).map(
        (preset) =>
          show({ catalogReference: reference, ...(preset ? { itemType: { preset } } : {}) })
            .lineItemType,
      ),
    ).toEqual(['PHYSICAL', 'DIGITAL', 'UNSPECIFIED_LINE_ITEM_TYPE', 'UNSPECIFIED_LINE_ITEM_TYPE']);
  });

  it('names the variant that was sold rather than the requested one', () => {
    const line = {
      id: 'line',
      catalogReference: { appId: storesApp, catalogItemId: 'p', options: { variantId: 'asked' } },
    };
    expect(show(line, { line: { productId: 'p', variantId: 'sold' } }).variantId).toBe('sold');
    expect(show(line, { other: { productId: 'p', variantId: 'sold' } }).variantId).toBe('asked');
    const odd = { ...line.catalogReference, options: { variantId: 5, customTextFields: null } };
    expect(show({ catalogReference: odd })).not.toHaveProperty('variantId');
  });

  it('has the total without tax when prices do not include it', () => {
    const totals = { totalPriceAfterTax: price('12'), totalPriceBeforeTax: price('10') };
    expect(show({ ...totals, taxInfo: { taxIncludedInPrice: false } })).toMatchObject({
      totalPrice: '10',
      priceData: { totalPrice: '10' },
    });
    expect(show({ ...totals, taxInfo: { taxIncludedInPrice: true } }).totalPrice).toBe('12');
  });
});
