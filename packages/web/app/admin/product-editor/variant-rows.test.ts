import { describe, expect, it } from 'vitest';
import type { OptionValue } from './values.ts';
import { countVariants, matchChoices, variantRows, type StoredVariant } from './variant-rows.ts';

const option = (name: string, ...choices: string[]): OptionValue => ({
  name,
  previousName: name,
  choices: choices.map((description) => ({ description })),
});
const color = option('Color', 'Red', 'Blue');
const size = option('Size', 'S', 'M');
const stored = [color, size];
const variants: StoredVariant[] = ['Red', 'Blue'].flatMap((one) =>
  ['S', 'M'].map((other) => ({ choices: [one, other], cells: { sku: `${one}-${other}` } })),
);
const skus = (options: readonly OptionValue[]) =>
  variantRows(options, stored, variants).map(({ cells }) => [cells['variant'], cells['sku']]);

describe('the rows of variants', () => {
  it('are one for every combination, with the values of the stored ones', () => {
    expect(skus([color, option('Size', 'S', 'M', 'L')])).toEqual([
      ['Red / S', 'Red-S'],
      ['Red / M', 'Red-M'],
      ['Red / L', null],
      ['Blue / S', 'Blue-S'],
      ['Blue / M', 'Blue-M'],
      ['Blue / L', null],
    ]);
  });

  it('keep the values and the id of a renamed choice, a renamed option and another order', () => {
    const colors: OptionValue = { ...option('Shade', 'Red', 'Navy'), previousName: 'Color' };
    const rows = variantRows([size, colors], stored, variants);
    expect(rows.map(({ cells }) => [cells['variant'], cells['sku']])).toEqual([
      ['S / Red', 'Red-S'],
      ['S / Navy', 'Blue-S'],
      ['M / Red', 'Red-M'],
      ['M / Navy', 'Blue-M'],
    ]);
    expect(rows[1]).toMatchObject({ id: '["S","Blue"]', choices: ['S', 'Navy'] });
  });

  it('are none when the choices make too many', () => {
    const many = Array.from({ length: 40 }, (_, index) => String(index));
    const options = [option('One', ...many), option('Two', ...many)];
    expect(countVariants(options)).toBe(1600);
    expect(variantRows(options, [], [])).toEqual([]);
  });
});

describe('choices in lines', () => {
  it('take a new name in the place of one that is gone for a rename', () => {
    expect(matchChoices(option('Size', 'Small', 'M'), option('Size', 'S', 'M'))).toEqual([
      { description: 'Small', previous: 'S' },
      { description: 'M', previous: 'M' },
    ]);
  });

  it('take every other new name for a new choice', () => {
    expect(matchChoices(option('Size', 'M', 'L'), option('Size', 'S', 'M'))).toEqual([
      { description: 'M', previous: 'M' },
      { description: 'L', previous: 'L' },
    ]);
    expect(matchChoices(option('Size', 'XL'), undefined)).toEqual([
      { description: 'XL', previous: 'XL' },
    ]);
  });
});
