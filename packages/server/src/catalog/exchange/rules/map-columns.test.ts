import { expect, test } from 'vitest';
import { ownColumns } from './formats.ts';
import { isOneEditAway, proposeColumns } from './map-columns.ts';

const fields = (titles: readonly string[], format: 'csv' | 'shopify' = 'csv') =>
  proposeColumns(titles, format).map(({ field, match }) => [field, match]);

test('the names of the format are exact, in any case', () => {
  expect(proposeColumns(ownColumns, 'csv')).toEqual(
    ownColumns.map((field) => ({ field, match: 'EXACT' })),
  );
  expect(fields([' NAME ', 'Price'])).toEqual([
    ['name', 'EXACT'],
    ['price', 'EXACT'],
  ]);
});

test('columns of other systems are proposed by the names they use, in English and German', () => {
  expect(
    fields([
      'Artikelbezeichnung',
      'Verkaufspreis (EUR)',
      'Lagerbestand',
      'EAN',
      'Größe',
      'Bild-URL',
    ]),
  ).toEqual([
    ['name', 'SIMILAR'],
    ['price', 'SIMILAR'],
    ['quantity', 'SIMILAR'],
    ['barcode', 'SIMILAR'],
    [undefined, 'NONE'],
    ['media', 'SIMILAR'],
  ]);
  expect(fields(['product_name', 'Unit Price', 'stock qty'])).toEqual([
    ['name', 'SIMILAR'],
    ['price', 'SIMILAR'],
    [undefined, 'NONE'],
  ]);
});

test('a typing error is understood, and a short or ambiguous name is not', () => {
  expect(fields(['Desciption', 'Varaint Price', 'qice'], 'csv')[0]).toEqual([
    'description',
    'SIMILAR',
  ]);
  expect(fields(['Handel', 'Tilte'], 'shopify')).toEqual([
    ['Handle', 'SIMILAR'],
    ['Title', 'SIMILAR'],
  ]);
  expect(fields(['sk'])).toEqual([[undefined, 'NONE']]);
});

test('each field is proposed once, and an exact name comes first', () => {
  expect(fields(['Titel', 'name', 'Preis', 'Bruttopreis'])).toEqual([
    [undefined, 'NONE'],
    ['name', 'EXACT'],
    ['price', 'SIMILAR'],
    [undefined, 'NONE'],
  ]);
});

test('one letter apart is one edit', () => {
  expect(isOneEditAway('price', 'prices')).toBe(true);
  expect(isOneEditAway('price', 'prise')).toBe(true);
  expect(isOneEditAway('price', 'pirce')).toBe(true);
  expect(isOneEditAway('price', 'pice')).toBe(true);
  expect(isOneEditAway('price', 'brand')).toBe(false);
  expect(isOneEditAway('price', 'pricess')).toBe(false);
});
