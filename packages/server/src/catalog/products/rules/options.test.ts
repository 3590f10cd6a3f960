import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../kernel/outcome.ts';
import type { Taking } from './bounds.ts';
import { findChoice, setCustomTextFields, takeOptions } from './options.ts';
import type { ProductOptionState } from './product-state.ts';
import { testProduct } from './testing-products.ts';

type Inputs = Parameters<typeof takeOptions>[2];
const take = (inputs: Inputs, existing: readonly ProductOptionState[] = []) => {
  const taking: Taking = { violations: [] };
  let minted = 0;
  const options = takeOptions(taking, 'options', inputs, existing, 'option', {
    mint: () => `new-${(minted += 1)}`,
    now: '',
  });
  return { options, wrong: taking.violations };
};
const size = { name: 'Size', choices: [{ value: 'S' }, { value: 'M' }] };

describe('the options of a product', () => {
  test('have ids, keys and choices; a choice is named by its description or its value', () => {
    expect(
      take([
        {
          name: 'Color',
          choices: [{ description: 'Red', value: '#f00' }, { description: 'Blue' }],
        },
        size,
      ]),
    ).toEqual({
      wrong: [],
      options: [
        {
          customizationId: 'new-3',
          kind: 'option',
          key: 'Color',
          name: 'Color',
          renderType: 'TEXT_CHOICES',
          choices: [
            { id: 'new-1', key: 'Red', name: 'Red', value: '#f00', mediaIds: [] },
            { id: 'new-2', key: 'Blue', name: 'Blue', value: 'Blue', mediaIds: [] },
          ],
        },
        expect.objectContaining({ customizationId: 'new-6', name: 'Size' }),
      ],
    });
  });

  test('keep ids, keys and pictures where the name is the same', () => {
    const { options } = take([size]);
    const [before] = options;
    if (!before) throw new Error('There is an option.');
    const pictured = {
      ...before,
      key: 'old key',
      choices: before.choices.map((choice) => ({ ...choice, key: 'old', mediaIds: ['a.jpg'] })),
    };
    expect(
      take([{ name: 'Size', choices: [{ value: 'M' }, { value: 'L' }] }], [pictured]).options,
    ).toEqual([
      {
        ...pictured,
        choices: [
          pictured.choices[1],
          { id: 'new-1', key: 'L', name: 'L', value: 'L', mediaIds: [] },
        ],
      },
    ]);
  });

  test.each<[Inputs, string, string, string]>([
    [[{ ...size, name: '' }], 'options[0].name', 'REQUIRED_FIELD', 'is required'],
    [[{ choices: [] }], 'options[0].name', 'REQUIRED_FIELD', 'is required'],
    [
      [size, size],
      'options[1].name',
      'VALIDATION',
      'is the name of another option of this product',
    ],
    [[{ name: 'Size' }], 'options[0].choices', 'MIN_SIZE', 'must have at least 1 entries'],
    [
      [{ name: 'Size', choices: [{}] }],
      'options[0].choices[0].description',
      'REQUIRED_FIELD',
      'is required',
    ],
    [
      [{ name: 'Size', choices: [{ value: 'S' }, { description: '' }] }],
      'options[0].choices[1].description',
      'REQUIRED_FIELD',
      'is required',
    ],
    [
      [{ name: 'Size', choices: [{ value: 'S' }, { description: 'S', value: 'x' }] }],
      'options[0].choices[1].description',
      'VALIDATION',
      'is another choice of this option already',
    ],
  ])('%j are refused', (inputs, field, violatedRule, description) => {
    expect(take(inputs).wrong).toMatchObject([{ field, violatedRule, description }]);
  });

  test('are at most six, each with at most a hundred choices', () => {
    const options = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...size, name: `o${at}` }));
    const choices = (count: number) => [
      { name: 'Size', choices: Array.from({ length: count }, (_, at) => ({ value: `c${at}` })) },
    ];
    expect(take(options(6)).wrong).toEqual([]);
    expect(take(options(7))).toMatchObject({
      options: { length: 6 },
      wrong: [
        {
          field: 'options',
          violatedRule: 'MAX_SIZE',
          description: 'must not have more than 6 entries',
          data: { threshold: 6 },
        },
      ],
    });
    expect(take(choices(100)).wrong).toEqual([]);
    const [over] = take(choices(101)).wrong;
    expect(over).toEqual({
      field: 'options[0].choices',
      violatedRule: 'MAX_SIZE',
      description: 'must not have more than 100 entries',
      data: { threshold: 100 },
    });
    expect(take(choices(101)).options[0]?.choices).toHaveLength(100);
    expect(take([{ name: 'Size', choices: [] }]).wrong[0]?.data).toEqual({ threshold: 1 });
  });

  test.each([
    ['#f00', true],
    ['#ff00', true],
    ['#ff0000', true],
    ['#FF000080', true],
    ['#ff000', false],
    [' #f00 ', true],
    ['rgb(1, 2, 3)', true],
    ['rgba(1 2 3 / 50%)', true],
    ['hsl(120deg, 5%, 5%)', true],
    ['hsla(1,2%,3%,.5)', true],
    ['rgb()', false],
    ['x rgb(1,2,3)', false],
    ['rgb(1,2,3) x', false],
    ['red', false],
  ])('with the value %j show a color: %s', (value, isColor) => {
    const types = (['color', 'drop_down', 'unspecified_option_type', undefined] as const).map(
      (optionType) =>
        take([{ name: 'C', choices: [{ value }], ...(optionType ? { optionType } : {}) }])
          .options[0]?.renderType,
    );
    const derived = isColor ? 'SWATCH_CHOICES' : 'TEXT_CHOICES';
    expect(types).toEqual(['SWATCH_CHOICES', 'TEXT_CHOICES', derived, derived]);
  });

  test('find a choice by its name first, then by its value', () => {
    const [option] = take([
      {
        name: 'C',
        choices: [
          { description: 'a', value: 'b' },
          { description: 'b', value: 'c' },
        ],
      },
    ]).options;
    if (!option) throw new Error('There is an option.');
    expect(['a', 'b', 'c', 'd'].map((name) => findChoice(option, name)?.name)).toEqual([
      'a',
      'b',
      'b',
      undefined,
    ]);
  });
});

describe('the text fields of a product', () => {
  const product = {
    ...testProduct({}),
    doc: {
      tags: ['clay'],
      customTextFields: [
        { id: 'old', key: 'key', title: 'Engraving', maxLength: 5, mandatory: true },
      ],
    },
  };
  const set = (...fields: Parameters<typeof setCustomTextFields>[1]) =>
    setCustomTextFields(product, fields, () => 'new');

  test('are replaced; one with the same title keeps its id', () => {
    expect(set({ title: ' Engraving ' }, { title: 'Card', maxLength: 9, mandatory: true })).toEqual(
      {
        ...product,
        doc: {
          tags: ['clay'],
          customTextFields: [
            { id: 'old', key: 'key', title: 'Engraving', maxLength: 500, mandatory: false },
            { id: 'new', key: 'new', title: 'Card', maxLength: 9, mandatory: true },
          ],
        },
      },
    );
    expect(set()).toStrictEqual({ ...product, doc: { tags: ['clay'] } });
  });

  test.each([
    [
      [{ title: 'A' }, { title: ' ' }],
      'customTextFields[1].title',
      'REQUIRED_FIELD',
      'is required',
    ],
    [[{}], 'customTextFields[0].title', 'REQUIRED_FIELD', 'is required'],
    [[{ title: 'A', maxLength: 0 }], 'customTextFields[0].maxLength', 'MIN', 'must be at least 1'],
    [
      [{ title: 'A' }, { title: 'A ' }],
      'customTextFields[1].title',
      'OTHER',
      'is the title of another field of this product',
    ],
  ])('%j are refused', (fields, field, violatedRule, description) => {
    expect(set(...fields)).toMatchObject({ violations: [{ field, violatedRule, description }] });
  });

  test('may be as short as one letter', () => {
    expect(isRefusal(set({ title: 'A', maxLength: 1 }))).toBe(false);
  });
});
