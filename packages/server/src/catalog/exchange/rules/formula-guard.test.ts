import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guardFormula, withoutFormulaGuard } from './formula-guard.ts';

test.each(['=1+1', '+cmd', '-2+3', '@SUM(1)', '\t=1', '\r=1', "'=1"])(
  'the cell %j is plain text to a spreadsheet',
  (cell) => expect(guardFormula(cell)).toBe(`'${cell}`),
);

test.each(['-5', '+1.50', '5', 'A=1', "it's", "'quoted'", ''])(
  'the cell %j stays as it is',
  (cell) => expect([guardFormula(cell), withoutFormulaGuard(cell)]).toEqual([cell, cell]),
);

test('every text is read as it was written', () => {
  const cell = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '1', 'a') });
  fc.assert(fc.property(cell, (text) => withoutFormulaGuard(guardFormula(text)) === text));
});
