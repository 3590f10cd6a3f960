import { describe, expect, it } from 'vitest';
import {
  blankValues,
  changedFields,
  optionsIn,
  parseChoices,
  parseValues,
  readValues,
  textFieldsIn,
  writeChoices,
} from './values.ts';

function formOf(entries: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

describe('the values of a form', () => {
  it('have a switch off only if the form shows it', () => {
    expect(readValues(formOf([['section', 'visible']]), blankValues).visible).toBe('');
    expect(readValues(formOf([]), blankValues).visible).toBe('true');
  });

  it('have no rows that were left empty', () => {
    const values = readValues(
      formOf([
        ['section', 'textFields'],
        ['textTitle', 'Engraving'],
        ['textMaxLength', '20'],
        ['textTitle', ''],
        ['textMaxLength', ''],
        ['textMandatory', '0'],
      ]),
      blankValues,
    );
    expect(textFieldsIn(values)).toEqual([
      { title: 'Engraving', maxLength: '20', mandatory: true },
    ]);
  });

  it('read the choices of an option from lines, with color codes', () => {
    const values = readValues(
      formOf([
        ['section', 'options'],
        ['optionName', 'Color'],
        ['optionPrevious', ''],
        ['optionChoices', 'Red #cc0000\r\nDeep blue: #00c\r\n'],
      ]),
      blankValues,
    );
    expect(optionsIn(values)).toEqual([
      {
        name: 'Color',
        previousName: '',
        choices: [
          { description: 'Red', value: '#cc0000' },
          { description: 'Deep blue', value: '#00c' },
        ],
      },
    ]);
  });

  it('survive a broken store of the browser', () => {
    expect(parseValues('{', blankValues)).toBe(blankValues);
    expect(parseValues('{"name":5,"sku":"A-1"}', blankValues)).toEqual({
      ...blankValues,
      sku: 'A-1',
    });
    expect(optionsIn({ options: 'nothing' })).toEqual([]);
  });

  it('name what changed', () => {
    expect(changedFields(blankValues, { ...blankValues, name: 'Cup', sku: 'C' })).toEqual([
      'name',
      'sku',
    ]);
  });
});

it('writes choices as it reads them', () => {
  const choices = [{ description: 'Red', value: '#c00' }, { description: 'Large' }];
  expect(parseChoices(writeChoices(choices))).toEqual(choices);
});
