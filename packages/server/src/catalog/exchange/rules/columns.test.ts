import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  escapeText,
  fromGrams,
  MAX_NAME_LENGTH,
  ownColumns,
  readList,
  shopifyColumns,
  shortenName,
  toGrams,
  wixColumns,
  writeList,
} from './formats.ts';

describe('columns', () => {
  test.each([
    ['our own', ownColumns],
    ['Shopify', shopifyColumns],
    ['the provider', wixColumns],
  ])('have different names, in any case: %s', (_table, columns) => {
    expect(new Set(columns.map((column) => column.toLowerCase())).size).toBe(columns.length);
    expect(columns.every((column) => column !== '')).toBe(true);
  });

  test('has the number of columns of each format', () => {
    expect(ownColumns).toEqual(
      expect.arrayContaining(['option1Name', 'option6Type', 'option6Choices']),
    );
    expect(wixColumns).toEqual(
      expect.arrayContaining([
        'productOptionName1',
        'productOptionType6',
        'productOptionDescription6',
        'additionalInfoTitle1',
        'additionalInfoDescription6',
        'customTextField1',
        'customTextCharLimit2',
        'customTextMandatory2',
      ]),
    );
    expect([shopifyColumns.length, wixColumns.length]).toEqual([37, 53]);
  });
});

describe('a list in one cell', () => {
  test('separates items by semicolons, and their parts by equals signs', () => {
    expect(readList('')).toEqual([]);
    expect(readList('a')).toEqual([['a']]);
    expect(readList('a;b=c=d;')).toEqual([['a'], ['b', 'c', 'd'], ['']]);
    expect(readList('a\\;b\\=c\\\\;d\\')).toEqual([['a;b=c\\'], ['d']]);
    expect(escapeText('a;b=c\\d')).toBe('a\\;b\\=c\\\\d');
  });

  test('reads any list as it was written', () => {
    const item = fc.oneof(fc.string(), fc.constantFrom(';', '=', '\\', '\\;', 'a;b'));
    fc.assert(
      fc.property(fc.array(item, { minLength: 1 }), (items) => {
        fc.pre(items.length > 1 || items[0] !== '');
        expect(readList(writeList(items))).toEqual(items.map((one) => [one]));
      }),
    );
  });
});

describe('weights', () => {
  test.each([
    [1500, 'KG', 1.5],
    [453.592, 'LB', 1],
    [1, 'KG', 0.001],
    [0.04, 'KG', 0],
    [1500, 'ST', 1.5],
  ])('%s grams in %s are %s', (grams, unit, weight) => {
    expect(fromGrams(grams, unit)).toBe(weight);
  });

  test('converts weights to grams and back without a difference', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }).map((units) => units / 10_000),
        fc.constantFrom('KG', 'LB'),
        (weight, unit) => fromGrams(toGrams(weight, unit), unit) === weight,
      ),
    );
    expect(toGrams(1, 'LB')).toBe(453.592);
  });
});

describe('a name that is too long', () => {
  test('ends after a whole word', () => {
    expect(shortenName('Mug')).toBe('Mug');
    const fits = 'x'.repeat(MAX_NAME_LENGTH);
    expect(shortenName(fits)).toBe(fits);
    const words = `${'word '.repeat(15)}longer than that`;
    expect(shortenName(words)).toBe(`${'word '.repeat(15).trim()}…`);
    expect(shortenName(`${'x'.repeat(78)}, and more`)).toBe(`${'x'.repeat(78)}…`);
    expect(shortenName(`${'x'.repeat(79)} and more`)).toBe(`${'x'.repeat(79)}…`);
    expect(shortenName(`short ${'x'.repeat(100)}`)).toBe(`short ${'x'.repeat(73)}…`);
    expect(shortenName(`${'x'.repeat(40)} ${'y'.repeat(60)}`)).toBe(`${'x'.repeat(40)}…`);
  });

  test('is cut once within the bound, never inside a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 70, maxLength: 120 }), (name) => {
        const short = shortenName(name);
        return (
          short.length <= MAX_NAME_LENGTH && short.isWellFormed() && shortenName(short) === short
        );
      }),
    );
    const faces = shortenName(`x${'😀'.repeat(60)}`);
    expect(faces.isWellFormed()).toBe(true);
    expect(shortenName('😀'.repeat(60)).isWellFormed()).toBe(true);
  });
});
