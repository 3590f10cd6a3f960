import { expect, test } from 'vitest';
import { notFound, refuseFields, violation } from '../../../kernel/outcome.ts';
import { readRow, problemsOf, type RowProblem, writeBoolean, writeNumber } from './cells.ts';

const read = (cell: string) => {
  const problems: RowProblem[] = [];
  return { row: readRow({ line: 7, cells: { cell } }, problems), problems };
};

test.each([
  ['12', 12],
  [' 12.50 ', 12.5],
  ['-3', -3],
  ['+3', 3],
  ['.5', 0.5],
  ['5.', 5],
  ['', undefined],
  ['  ', undefined],
])('the number %j is %s', (cell, value) => {
  const { row, problems } = read(cell);
  expect(row.number('cell')).toBe(value);
  expect(problems).toEqual([]);
});

test.each(['1,5', '1e3', '$5', '1.2.3', '.', '-', '0x10', '1 000', 'Infinity', '5x', 'x5'])(
  '%j is not a number, and the refusal names the column',
  (cell) => {
    const { row, problems } = read(cell);
    expect(row.number('cell')).toBeUndefined();
    expect(problems).toEqual([
      {
        line: 7,
        field: 'cell',
        reason: `"${cell}" is not a number: use a decimal point and no other symbols`,
        code: 'NOT_A_NUMBER',
        value: cell,
      },
    ]);
  },
);

test('shortens a long text where it is quoted', () => {
  const { row, problems } = read('x'.repeat(100));
  row.number('cell');
  row.boolean('cell');
  expect(problems.map(({ reason }) => reason.split('"')[1]?.length)).toEqual([40, 40]);
  expect(problems.map(({ value }) => value)).toEqual(Array(2).fill(`${'x'.repeat(79)}…`));
});

test('rejects a fraction as a whole number', () => {
  expect(['', '5', '5.0', '-2'].map((cell) => read(cell).row.whole('cell'))).toEqual([
    undefined,
    5,
    5,
    -2,
  ]);
  const { row, problems } = read('1.5');
  expect(row.whole('cell')).toBeUndefined();
  expect(problems).toEqual([
    {
      line: 7,
      field: 'cell',
      reason: '1.5 is not a whole number',
      code: 'NOT_A_WHOLE_NUMBER',
      value: '1.5',
    },
  ]);
});

test('reads booleans in several spellings', () => {
  const value = (cell: string) => read(cell).row.boolean('cell');
  expect(['TRUE', 'true', 'Yes', '1', ' true '].map(value)).toEqual([true, true, true, true, true]);
  expect(['FALSE', 'no', '0'].map(value)).toEqual([false, false, false]);
  expect(value('')).toBeUndefined();
  const { row, problems } = read('Maybe');
  expect(row.boolean('cell')).toBeUndefined();
  expect(problems).toEqual([
    {
      line: 7,
      field: 'cell',
      reason: '"maybe" is neither TRUE nor FALSE',
      code: 'NOT_A_BOOLEAN',
      value: 'Maybe',
    },
  ]);
});

test('reads texts with or without surrounding spaces; a missing column is empty', () => {
  const { row, problems } = read(' a; b ;;c ');
  expect(row.line).toBe(7);
  expect([row.has('cell'), row.has('other'), row.has('toString')]).toEqual([true, false, false]);
  expect([row.text('cell'), row.untouched('cell')]).toEqual(['a; b ;;c', ' a; b ;;c ']);
  expect([row.text('other'), row.untouched('other'), row.number('other')]).toEqual([
    '',
    '',
    undefined,
  ]);
  expect(row.list('cell')).toEqual(['a', 'b', 'c']);
  expect(row.list('other')).toEqual([]);
  expect(problems).toEqual([]);
});

test('writes values as it reads them', () => {
  expect([writeBoolean(true), writeBoolean(false)]).toEqual(['TRUE', 'FALSE']);
  expect([0, 1.5, null, undefined].map(writeNumber)).toEqual(['0', '1.5', '', '']);
});

test('names the fields of a refusal as in a file', () => {
  expect(problemsOf(notFound('It is taken.'))).toEqual([{ field: '', reason: 'It is taken.' }]);
  const named = (field: string) =>
    problemsOf(refuseFields(violation(field, 'OTHER', 'is wrong')))[0]?.field;
  expect(
    [
      'product.name',
      'product.priceData.price',
      'product.costAndProfitData.itemCost',
      'product.productOptions[0].name',
      'product.additionalInfoSections[1].title',
      'name.product.',
    ].map(named),
  ).toEqual(['name', 'price', 'cost', 'options[0].name', 'infoSections[1].title', 'name.product.']);
  expect(
    problemsOf(refuseFields(violation('a', 'OTHER', 'is one'), violation('b', 'OTHER', 'is two'))),
  ).toEqual([
    { field: 'a', reason: 'is one' },
    { field: 'b', reason: 'is two' },
  ]);
});
