import { expect, it } from 'vitest';
import type { CatalogItem } from '../../catalog/items/rules/catalog-item.ts';
import { createCurrency } from '../../kernel/money.ts';
import type { PricedLine } from '../../pricing/rules/priced-purchase.ts';
import { createPriceWriter } from '../../pricing/rules/wire/prices.ts';
import { lineToWire } from './cart-to-wire.ts';
import type { ShopLine } from './shop-line.ts';
import { viewLines } from './view-lines.ts';

const item: CatalogItem = {
  productId: 'p',
  variantId: 'v',
  key: 'k',
  name: 'Mug "blue"',
  price: 12_000n,
  fullPrice: 15_000n,
  itemType: 'PHYSICAL',
  available: 5,
  collectionIds: [],
  descriptionLines: [
    { name: { original: 'Color' }, plainText: { original: 'Blue' }, lineType: 'PLAIN_TEXT' },
  ],
  url: { relativePath: '/products/mug', url: 'https://shop.example' },
  sku: 'M',
  weight: 400n,
};
const reference = { appId: 'app', catalogItemId: 'p', options: { variantId: 'v' } };
const seen = {
  productId: 'p',
  name: 'Mug, as it was',
  itemType: 'PHYSICAL',
  url: {},
  price: '12',
  fullPrice: '15',
} as const;
const lines: readonly ShopLine[] = [
  { kind: 'catalog', id: '1', quantity: 2, key: 'k', reference, seen },
  {
    kind: 'catalog',
    id: '2',
    quantity: 1,
    key: 'k',
    reference: { ...reference, options: null },
    seen,
    selectedMembership: { id: 'm' },
  },
  {
    kind: 'catalog',
    id: '3',
    quantity: 1,
    key: 'k',
    reference,
    seen,
    override: { price: '7', productName: { original: 'Other' } },
  },
  { kind: 'catalog', id: '4', quantity: 1, key: 'gone', reference, seen },
  {
    kind: 'custom',
    id: '5',
    quantity: 1,
    custom: { price: '5', productName: { original: 'Wrap' } },
  },
];
const priced = (id: string, amount: bigint, more: Partial<PricedLine> = {}): PricedLine => ({
  id,
  quantity: 1,
  paymentOption: 'FULL_PAYMENT_ONLINE',
  fullPrice: amount,
  priceBeforeDiscounts: amount,
  price: amount,
  lineItemPrice: amount,
  modifiers: 0n,
  amount,
  totalDiscount: 0n,
  allocations: [],
  tax: { taxable: 0n, rate: 0n, tax: 0n, breakdown: [] },
  totalBeforeTax: amount,
  totalAfterTax: amount,
  ...more,
});
const prices = createPriceWriter(createCurrency('USD', 'en-US'));

it('shows catalog items, items with merchant overrides, missing items and custom lines', () => {
  const viewed = viewLines(lines, ({ key }) => (key === 'gone' ? undefined : { found: item }));
  expect(viewed.map((line) => lineToWire(line, undefined, prices))).toMatchObject([
    { productName: { original: 'Mug "blue"' }, catalogReference: reference },
    { catalogReference: { appId: 'app', catalogItemId: 'p' } },
    { productName: { original: 'Other' } },
    { productName: { original: 'Mug, as it was' } },
    { productName: { original: 'Wrap' } },
  ]);
});

it('refreshes item, availability, prices and currency of an unchanged line', () => {
  const [line] = lines;
  if (!line) throw new Error('There is a line.');
  const shown = (sold: CatalogItem | undefined, cost?: PricedLine, write = prices) => {
    const [viewed] = viewLines([line], () => sold && { found: sold });
    if (!viewed) throw new Error('It is viewed.');
    return lineToWire(viewed, cost, write);
  };
  const before = shown(item, priced('1', 1000n));
  const euro = createPriceWriter(createCurrency('EUR', 'de-DE'));
  expect(shown({ ...item, name: 'Cup' }).productName).toEqual({
    original: 'Cup',
    translated: 'Cup',
  });
  expect(shown({ ...item, available: 1 }).availability).toEqual({
    status: 'PARTIALLY_AVAILABLE',
    quantityAvailable: 1,
  });
  expect(shown({ ...item, available: null }).availability).toEqual({ status: 'AVAILABLE' });
  expect(shown(undefined).availability).toEqual({ status: 'NOT_FOUND' });
  expect(shown(item, priced('1', 1000n), euro).price?.formattedAmount).not.toBe(
    before.price?.formattedAmount,
  );
  for (const [field, shownAs] of [
    ['price', 'price'],
    ['fullPrice', 'fullPrice'],
    ['priceBeforeDiscounts', 'priceBeforeDiscounts'],
    ['lineItemPrice', 'lineItemPrice'],
    ['modifiers', 'modifiersTotalPrice'],
    ['deposit', 'depositAmount'],
  ] as const) {
    const after = shown(item, priced('1', 1000n, { [field]: 7770n }));
    expect(after[shownAs]?.amount).toBe('7.77');
    expect(before[shownAs]?.amount).not.toBe('7.77');
  }
});
