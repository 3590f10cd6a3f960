import { expect, it } from 'vitest';
import type { CatalogItem } from '../../catalog/items/rules/catalog-item.ts';
import { createCurrency } from '../../kernel/money.ts';
import type { PricedLine } from '../../pricing/rules/priced-purchase.ts';
import { createPriceWriter } from '../../pricing/rules/wire/prices.ts';
import { lineToText, lineToWire } from './line-to-wire.ts';
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

it("a line says the same as JSON and as an object: of an item, under the merchant's own terms, gone, and of no catalog", () => {
  const viewed = viewLines(lines, ({ key }) => (key === 'gone' ? undefined : { found: item }));
  for (const _ of ['first', 'kept']) {
    for (const line of viewed)
      expect(JSON.parse(lineToText(line, undefined, prices))).toEqual(
        JSON.parse(JSON.stringify(lineToWire(line, undefined, prices))),
      );
  }
  expect(
    viewed.map(
      (line) =>
        JSON.parse(lineToText(line, undefined, prices)) as {
          productName: unknown;
          catalogReference?: unknown;
        },
    ),
  ).toMatchObject([
    { productName: { original: 'Mug "blue"' }, catalogReference: reference },
    { catalogReference: { appId: 'app', catalogItemId: 'p' } },
    { productName: { original: 'Other' } },
    { productName: { original: 'Mug, as it was' } },
    { productName: { original: 'Wrap' } },
  ]);
});

it('a line that was written before is written anew as soon as anything in it is another', () => {
  const [line] = lines;
  if (!line) throw new Error('There is a line.');
  const euro = createPriceWriter(createCurrency('EUR', 'de-DE'));
  const others: [CatalogItem | undefined, PricedLine | undefined, typeof prices][] = [
    [item, priced('1', 1000n), prices],
    [item, priced('1', 1000n), prices],
    [item, undefined, prices],
    [undefined, undefined, prices],
    [{ ...item, name: 'Cup' }, priced('1', 1000n), prices],
    [{ ...item, available: 4 }, priced('1', 1000n), prices],
    [{ ...item, available: 1 }, priced('1', 1000n), prices],
    [{ ...item, available: null }, priced('1', 1000n), prices],
    [item, priced('1', 1000n), euro],
    ...(
      [
        'price',
        'fullPrice',
        'priceBeforeDiscounts',
        'lineItemPrice',
        'modifiers',
        'deposit',
      ] as const
    ).map((field): [CatalogItem, PricedLine, typeof prices] => [
      item,
      priced('1', 1000n, { [field]: 777n }),
      prices,
    ]),
  ];
  for (const [sold, cost, write] of [...others, ...others.toReversed()]) {
    const [viewed] = viewLines([line], () => sold && { found: sold });
    if (!viewed) throw new Error('It is viewed.');
    expect(JSON.parse(lineToText(viewed, cost, write))).toEqual(
      JSON.parse(JSON.stringify(lineToWire(viewed, cost, write))),
    );
  }
});
