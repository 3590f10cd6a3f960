import { describe, expect, test } from 'vitest';
import { readItemOptions } from './item-options.ts';
import { clayMug, mug, textField } from './testing-items.ts';

describe('custom texts of the buyer', () => {
  const withField = (field: object) => ({
    ...mug,
    doc: { ...mug.doc, customTextFields: [{ ...textField, ...field }] },
  });
  const texts = (given: unknown, state = mug) => {
    const result = readItemOptions(state, { ...clayMug, customTextFields: given });
    return 'missing' in result ? result.missing.description : result.texts.map((one) => one.text);
  };

  test('are optional unless the field is mandatory', () => {
    for (const given of [undefined, null, {}, { Engraving: null }, { Engraving: ' ' }, 'x'])
      expect(texts(given)).toEqual([]);
    const mandatory = withField({ mandatory: true });
    for (const given of [{}, { Engraving: ' ' }])
      expect(texts(given, mandatory)).toBe('Fill in "Engraving" of "Mug".');
    expect(texts({ Engraving: 'Ada' }, mandatory)).toEqual(['Ada']);
  });

  test("have at most the field's number of characters, not counting surrounding spaces", () => {
    expect(texts({ Engraving: '  12345  ' })).toEqual(['12345']);
  });

  test.each(['constructor', 'toString', '__proto__'])(
    'may be missing in a field named %s',
    (title) => {
      expect(texts({}, withField({ title }))).toEqual([]);
      expect(texts(JSON.parse(`{"${title}":"Ada"}`), withField({ title }))).toEqual(['Ada']);
    },
  );
});
