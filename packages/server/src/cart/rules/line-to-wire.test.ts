import type { CustomLineItem } from '@shopwright/contract/cart/custom-line-item';
import { describe, expect, it } from 'vitest';
import type { CatalogItem } from '../../catalog/items/rules/catalog-item.ts';
import { createCurrency } from '../../kernel/money.ts';
import { createPriceWriter } from '../../pricing/rules/wire/prices.ts';
import { lineToWire } from './cart-to-wire.ts';
import type { CatalogLine, ShopLine } from './shop-line.ts';
import { viewLines } from './view-lines.ts';

/** Every field of a line on the wire, and where it comes from. */

const prices = createPriceWriter(createCurrency('USD', 'en-US'));
const price = (amount: string) => {
  const formatted = `$${amount}`;
  return {
    amount,
    convertedAmount: amount,
    formattedAmount: formatted,
    formattedConvertedAmount: formatted,
  };
};
const wire = (line: ShopLine, item?: CatalogItem) => {
  const [viewed] = viewLines([line], () => item && { found: item });
  if (!viewed) throw new Error('A line is viewed.');
  return lineToWire(viewed, undefined, prices);
};

const bare: CatalogItem = {
  productId: 'p',
  key: 'k',
  name: 'Mug',
  price: 12_000n,
  fullPrice: 15_000n,
  itemType: 'PHYSICAL',
  available: null,
  collectionIds: [],
  descriptionLines: [],
  url: { relativePath: '/products/mug', url: 'https://shop.example' },
};
const line = (more: Partial<CatalogLine> = {}): CatalogLine => ({
  kind: 'catalog',
  id: '1',
  quantity: 2,
  key: 'k',
  reference: { appId: 'app', catalogItemId: 'p' },
  seen: {
    productId: 'p-then',
    name: 'Mug, as it was',
    itemType: 'DIGITAL',
    url: { relativePath: '/old', url: 'https://old.example' },
    price: '7.5',
    fullPrice: '9',
  },
  ...more,
});
const image = { id: 'media', url: 'https://x/y.png', width: 1, height: 2 };
const dimensions = { height: '1', width: '2', length: '3' };
const shownPrices = {
  price: price('12.00'),
  fullPrice: price('15.00'),
  priceBeforeDiscounts: price('12.00'),
  lineItemPrice: price('24.00'),
};
const shownBare = {
  id: '1',
  quantity: 2,
  availability: { status: 'AVAILABLE' },
  catalogReference: { appId: 'app', catalogItemId: 'p' },
  productName: { original: 'Mug', translated: 'Mug' },
  url: { relativePath: '/products/mug', url: 'https://shop.example' },
  descriptionLines: [],
  physicalProperties: { shippable: true },
  itemType: { preset: 'PHYSICAL' },
  paymentOption: 'FULL_PAYMENT_ONLINE',
  rootCatalogItemId: 'p',
  customLineItem: false,
  priceUndetermined: false,
  fixedQuantity: false,
  savePaymentMethod: false,
  membersOnly: false,
  modifierGroups: [],
  ...shownPrices,
};

describe('a line of the catalog', () => {
  it('has the fields of the item, and omits those it lacks', () => {
    expect(wire(line(), bare)).toStrictEqual(shownBare);
  });

  it('has every field of a rich item', () => {
    const rich: CatalogItem = {
      ...bare,
      itemType: 'SERVICE',
      image,
      sku: 'MUG',
      weight: 4_000n,
      productDimensions: dimensions,
      packageDimensions: { ...dimensions, height: '9' },
      descriptionLines: [{ name: { original: 'Color' } }],
      subscription: { title: { original: 'Monthly' } },
      serviceProperties: { numberOfParticipants: 2 },
      paymentOption: 'DEPOSIT_ONLINE',
      taxGroupId: 'group',
    };
    expect(wire(line(), rich)).toEqual({
      ...shownBare,
      image,
      physicalProperties: {
        weight: 0.4,
        sku: 'MUG',
        shippable: false,
        productDimensions: dimensions,
        packageDimensions: { ...dimensions, height: '9' },
      },
      descriptionLines: [{ name: { original: 'Color' } }],
      subscriptionOptionInfo: { title: { original: 'Monthly' } },
      serviceProperties: { numberOfParticipants: 2 },
      itemType: { preset: 'SERVICE' },
      paymentOption: 'DEPOSIT_ONLINE',
      taxGroupId: 'group',
    });
  });

  it("prefers the merchant's own values over those of the item", () => {
    const override: NonNullable<CatalogLine['override']> = {
      productName: { original: 'Gift' },
      descriptionLines: [{ name: { original: 'For' } }],
      image: { ...image, id: 'own' },
      physicalProperties: { weight: 2, sku: 'OWN', shippable: false },
      paymentOption: { value: 'FULL_PAYMENT_OFFLINE' },
      fixedQuantity: true,
      savePaymentMethod: true,
    };
    expect(
      wire(line({ override }), {
        ...bare,
        image,
        sku: 'MUG',
        weight: 4_000n,
        descriptionLines: [{ name: { original: 'Color' } }],
        paymentOption: 'DEPOSIT_ONLINE',
      }),
    ).toMatchObject({
      productName: { original: 'Gift' },
      descriptionLines: [{ name: { original: 'For' } }],
      image: { id: 'own' },
      physicalProperties: { weight: 2, sku: 'OWN', shippable: false },
      paymentOption: 'FULL_PAYMENT_OFFLINE',
      catalogOverrideFields: override,
      fixedQuantity: true,
      savePaymentMethod: true,
    });
  });

  it('keeps the stored values when the item was deleted from the catalog', () => {
    expect(wire(line())).toEqual({
      ...shownBare,
      availability: { status: 'NOT_FOUND' },
      productName: { original: 'Mug, as it was', translated: 'Mug, as it was' },
      url: { relativePath: '/old', url: 'https://old.example' },
      physicalProperties: { shippable: false },
      itemType: { preset: 'DIGITAL' },
      rootCatalogItemId: 'p-then',
      price: price('7.50'),
      fullPrice: price('9.00'),
      priceBeforeDiscounts: price('7.50'),
      lineItemPrice: price('15.00'),
    });
  });

  it('shows its choices, membership, tax address and extended fields', () => {
    const own = {
      selectedMembership: { id: 'm' },
      taxableAddress: { addressType: 'BUSINESS' as const },
      extendedFields: { namespaces: { shop: { note: 'x' } } },
    };
    expect(
      wire(
        line({
          reference: { appId: 'app', catalogItemId: 'p', options: { variantId: 'v' } },
          ...own,
        }),
        bare,
      ),
    ).toEqual({
      ...shownBare,
      catalogReference: { appId: 'app', catalogItemId: 'p', options: { variantId: 'v' } },
      ...own,
    });
  });
});

describe('a custom line', () => {
  const custom = (fields: CustomLineItem) =>
    wire({ kind: 'custom', id: '1', quantity: 3, custom: fields });

  it('has defaults for missing fields', () => {
    expect(custom({})).toEqual({
      id: '1',
      quantity: 3,
      availability: { status: 'AVAILABLE' },
      productName: { original: 'Item' },
      itemType: { preset: 'SERVICE' },
      descriptionLines: [],
      physicalProperties: { shippable: false },
      paymentOption: 'FULL_PAYMENT_ONLINE',
      customLineItem: true,
      priceUndetermined: false,
      fixedQuantity: false,
      savePaymentMethod: false,
      membersOnly: false,
      modifierGroups: [],
      price: price('0.00'),
      fullPrice: price('0.00'),
      priceBeforeDiscounts: price('0.00'),
      lineItemPrice: price('0.00'),
    });
  });

  it('shows its fields, with prices as money and without internal ones', () => {
    expect(
      custom({
        id: 'given',
        quantity: 3,
        price: '5',
        fullPrice: '6',
        depositAmount: '1',
        quantityAvailable: 9,
        productName: { original: 'Wrap' },
        itemType: { preset: 'DIGITAL' },
        media: image,
        descriptionLines: [{ name: { original: 'Color' } }],
        physicalProperties: { sku: 'W', shippable: true },
        paymentOption: 'FULL_PAYMENT_OFFLINE',
        priceUndetermined: true,
        fixedQuantity: true,
        membersOnly: true,
        modifierGroups: [
          { id: 'g', modifiers: [{ id: 'a', price: '1.5' }, { id: 'b' }] },
          { id: 'empty' },
        ],
      }),
    ).toEqual({
      id: '1',
      quantity: 3,
      availability: { status: 'AVAILABLE', quantityAvailable: 9 },
      productName: { original: 'Wrap' },
      itemType: { preset: 'DIGITAL' },
      image,
      descriptionLines: [{ name: { original: 'Color' } }],
      physicalProperties: { sku: 'W', shippable: true },
      paymentOption: 'FULL_PAYMENT_OFFLINE',
      customLineItem: true,
      priceUndetermined: true,
      fixedQuantity: true,
      savePaymentMethod: false,
      membersOnly: true,
      modifierGroups: [
        {
          id: 'g',
          modifiers: [
            { id: 'a', price: price('1.50') },
            { id: 'b', price: price('0.00') },
          ],
        },
        { id: 'empty', modifiers: [] },
      ],
      price: price('5.00'),
      fullPrice: price('6.00'),
      priceBeforeDiscounts: price('5.00'),
      lineItemPrice: price('15.00'),
    });
    expect(custom({ price: '5' }).fullPrice).toEqual(price('5.00'));
    expect(custom({ itemType: { preset: 'PHYSICAL' } }).physicalProperties?.shippable).toBe(true);
  });
});
