import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCellEdits } from './cell-edits.ts';
import { parseCell, plainCell, type CellFormat } from './cell-text.ts';
import type { GridColumn, GridRow } from './columns.ts';
import { toCsvRow } from './csv.server.ts';
import { fillDownEdits, pasteEdits, type ShownValue } from './edits-of.ts';
import { moveCell, rangeBetween } from './move-cell.ts';
import { parseNumber } from './parse-number.ts';
import { formulaText, parseFormula } from './price-formula.ts';
import { parseTsv, toTsv } from './tsv.ts';

const format: CellFormat = { locale: 'en', currency: 'USD', yes: 'Yes', no: 'No', choices: {} };

test('pastes cells as copied, with tabs, quotes and line breaks', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', 'ä', ',') });
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }),
      (rows) => {
        expect(parseTsv(toTsv(rows))).toEqual(rows);
      },
    ),
  );
  expect(parseTsv('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

test.each([
  ['1,299.50', 'en', 1299.5],
  ['1.299,50', 'en', 1299.5],
  ['1.299,50', 'de', 1299.5],
  ['1,299', 'en', 1299],
  ['1,299', 'de', 1.299],
  ['1.299', 'de', 1299],
  ['12.5', 'de', 12.5],
  ['12,5', 'en', 12.5],
  ['1.299.000', 'en', 1299000],
  ['$12.00', 'en', 12],
  ['12,00 €', 'de', 12],
  ['USD 7', 'en', 7],
  ['-3', 'en', -3],
  ['.5', 'en', 0.5],
  ['', 'en', undefined],
  ['12 mugs', 'en', undefined],
  ['=1+1', 'en', undefined],
])('the number %s is read in %s as %s', (text, locale, number) => {
  expect(parseNumber(text, locale)).toBe(number);
});

test('edits a price exactly, to the cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.constantFrom('en', 'de', 'de-CH', 'fr'),
      (cents, locale) => {
        const text = plainCell('money', cents / 100, { ...format, locale });
        expect(parseCell({ kind: 'money' }, text, { ...format, locale })).toBe(cents / 100);
      },
    ),
  );
});

test.each([
  ['=price*1.1', 'en', { addPercent: '10' }],
  ['=Preis*1,1', 'de', { addPercent: '10' }],
  ['=Preis*1.125', 'de', { addPercent: '12.5' }],
  ['= price × 0.9', 'en', { addPercent: '-10' }],
  ['=price/2', 'en', { addPercent: '-50' }],
  ['=price/3', 'en', undefined],
  ['=price/0', 'en', undefined],
  ['=price+10%', 'en', { addPercent: '10' }],
  ['=price-2,5%', 'de', { addPercent: '-2.5' }],
  ['=price+5', 'en', { addAmount: '5' }],
  ['=price-0.05', 'en', { addAmount: '-0.05' }],
  ['=price-0', 'en', { addAmount: '0' }],
  ['=1,299.50', 'en', { setTo: '1299.5' }],
  ['=price*10%', 'en', undefined],
  ['=price*1.1.1', 'en', undefined],
  ['=price*', 'en', undefined],
  ['=A1*2+1', 'en', undefined],
  ['=', 'en', undefined],
])('the formula %s is read in %s as %j', (text, locale, formula) => {
  expect(parseFormula(text, locale)).toEqual(formula);
  if (formula) expect(parseFormula(formulaText(formula), 'en')).toEqual(formula);
});

test('accepts a formula in price cells only, and pastes it into each cell of a range', () => {
  const price = { kind: 'money', acceptsFormulas: true } as const;
  expect(parseCell(price, '=price*1.1', format)).toBe('=price+10%');
  expect(parseCell(price, '=nonsense', format)).toBeUndefined();
  expect(parseCell({ kind: 'money' }, '=price*1.1', format)).toBeUndefined();
  expect(parseCell({ kind: 'text' }, '=price*1.1', format)).toBe('=price*1.1');
});

const columns: readonly GridColumn[] = [
  { key: 'name', label: 'name', kind: 'text', isEditable: true },
  { key: 'price', label: 'price', kind: 'money', isEditable: true },
  { key: 'updated', label: 'updated', kind: 'date' },
];
const rows: readonly GridRow[] = [1, 2, 3].map((number) => ({
  id: `row${number}`,
  cells: { name: `Mug ${number}`, price: number, updated: null },
  ...(number === 3 ? { locked: ['price'] } : {}),
}));

test('pastes into editable cells, and counts the others', () => {
  const range = rangeBetween({ row: 1, column: 0 }, { row: 1, column: 0 });
  expect(
    pasteEdits({ rows, columns, format }, range, [
      ['Cup', '9.99', 'x'],
      ['Mug 3', '5', ''],
      ['beyond', '1', ''],
    ]),
  ).toEqual({
    edits: [
      { id: 'row2', column: 'name', before: 'Mug 2', value: 'Cup' },
      { id: 'row2', column: 'price', before: 2, value: 9.99 },
    ],
    skipped: 6,
  });
});

test('fills a range with one pasted cell, and fills the first row down', () => {
  const range = rangeBetween({ row: 0, column: 1 }, { row: 2, column: 1 });
  expect(pasteEdits({ rows, columns, format }, range, [['4']])).toEqual({
    edits: [
      { id: 'row1', column: 'price', before: 1, value: 4 },
      { id: 'row2', column: 'price', before: 2, value: 4 },
    ],
    skipped: 1,
  });
  const stored: ShownValue = ({ cells }, { key }) => cells[key] ?? null;
  expect(fillDownEdits({ rows, columns }, range, stored)).toEqual({
    edits: [{ id: 'row2', column: 'price', before: 2, value: 1 }],
    skipped: 1,
  });
  // A price that was just typed is shown, and not saved yet.
  const typed: ShownValue = (row, column) => (row.id === 'row1' ? 9.5 : stored(row, column));
  expect(fillDownEdits({ rows, columns }, range, typed)).toEqual({
    edits: [{ id: 'row2', column: 'price', before: 2, value: 9.5 }],
    skipped: 1,
  });
});

test('moves by keyboard as in the ARIA grid pattern, within the grid', () => {
  const size = { rows: 100, columns: 5, page: 20 };
  const from = { row: 10, column: 2 };
  expect(moveCell(from, 'ArrowDown', false, size)).toEqual({ row: 11, column: 2 });
  expect(moveCell(from, 'ArrowUp', true, size)).toEqual({ row: 0, column: 2 });
  expect(moveCell(from, 'PageDown', false, size)).toEqual({ row: 30, column: 2 });
  expect(moveCell(from, 'Home', false, size)).toEqual({ row: 10, column: 0 });
  expect(moveCell(from, 'End', true, size)).toEqual({ row: 99, column: 4 });
  expect(moveCell({ row: 0, column: 0 }, 'ArrowLeft', false, size)).toEqual({ row: 0, column: 0 });
  expect(moveCell(from, 'a', false, size)).toBeUndefined();
});

test('exports a cell that a spreadsheet would run as a formula as text', () => {
  expect(toCsvRow(['=HYPERLINK("x")', '-5.00', '+1', '@x', 'a,b', 'plain'])).toBe(
    `"'=HYPERLINK(""x"")",-5.00,+1,'@x,"a,b",plain\r\n`,
  );
});

test('validates edits from the browser', () => {
  expect(readCellEdits('nonsense')).toEqual([]);
  expect(readCellEdits('{"id":1}')).toEqual([]);
  expect(
    readCellEdits(
      JSON.stringify([
        { id: 'a', column: 'name', before: null, value: 'x' },
        { id: 'a', column: 'name', before: null, value: { $: 1 } },
        null,
      ]),
    ),
  ).toEqual([{ id: 'a', column: 'name', before: null, value: 'x' }]);
});
