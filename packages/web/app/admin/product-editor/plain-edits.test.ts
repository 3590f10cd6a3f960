import { describe, expect, it } from 'vitest';
import { plainFieldName, readPlainEdits } from './plain-edits.ts';

const format = { locale: 'de', currency: 'EUR', yes: 'ja', no: 'nein', choices: {} };

/** A form with one variant: what its fields began with, and what they have now. */
function formWith(fields: Record<string, readonly [before: unknown, text: string]>): FormData {
  const form = new FormData();
  form.append('variantRow', '["S"]');
  for (const [column, [before, text]] of Object.entries(fields)) {
    form.append(plainFieldName('before', column, 0), JSON.stringify(before));
    form.append(plainFieldName('cell', column, 0), text);
  }
  return form;
}

describe('the fields of variants without JavaScript', () => {
  it('are not in a form that has another editor of variants', () => {
    expect(readPlainEdits(new FormData(), format)).toBeUndefined();
  });

  it('change only what was typed, in the format of the language', () => {
    const form = formWith({
      price: [12.5, '13,20'],
      sku: ['CUP', 'CUP'],
      stock: [null, ''],
    });
    expect(readPlainEdits(form, format)).toEqual({
      edits: [{ id: '["S"]', column: 'price', before: 12.5, value: 13.2 }],
      isInvalid: false,
    });
  });

  it('clear a price of its own, and leave one that was not touched', () => {
    expect(readPlainEdits(formWith({ price: [12.5, ' '] }), format)?.edits).toEqual([
      { id: '["S"]', column: 'price', before: 12.5, value: null },
    ]);
    expect(readPlainEdits(formWith({ price: [12.5, '12,50'] }), format)?.edits).toEqual([]);
  });

  it('return a text that is no number, so that it can be corrected', () => {
    expect(readPlainEdits(formWith({ stock: [3, 'many'] }), format)).toEqual({
      edits: [{ id: '["S"]', column: 'stock', before: 3, value: 'many' }],
      isInvalid: true,
    });
  });

  it('survive values that no browser sends', () => {
    const form = formWith({ price: [1, '2'] });
    form.set(plainFieldName('before', 'price', 0), '{');
    expect(readPlainEdits(form, format)?.edits).toEqual([
      { id: '["S"]', column: 'price', before: null, value: 2 },
    ]);
  });
});
