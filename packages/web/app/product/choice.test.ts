import { describe, expect, test } from 'vitest';
import {
  chosenPictures,
  choiceQuery,
  findVariant,
  otherChoiceQuery,
  readChoice,
  stateOf,
} from './choice.ts';
import type { VariantView } from './product-view.ts';

const picture = (name: string) => ({ url: `/media/${name}`, width: 1, height: 1, altText: '' });
const options = [
  {
    name: 'Color',
    isColor: true,
    choices: [
      { name: 'Oat', pictures: [0] },
      { name: 'Clay & ash', pictures: [2] },
    ],
  },
  {
    name: 'Size',
    isColor: false,
    choices: [
      { name: 'S', pictures: [] },
      { name: 'L', pictures: [] },
    ],
  },
];
const variant = (choices: number[], isInStock = true): VariantView => ({ choices, isInStock });
const plate = {
  options,
  pictures: ['oat', 'detail', 'clay'].map(picture),
  variants: [variant([0, 0], false), variant([0, 1]), variant([1, 0])],
};
const read = (query: string, product = plate) => readChoice(product, new URLSearchParams(query));

describe('the choices in the URL', () => {
  test('are selected, even if the variant is sold out or does not exist', () => {
    expect(read('Color=Oat&Size=S')).toEqual([0, 0]);
    expect(read('Color=Clay+%26+ash&Size=L')).toEqual([1, 1]);
  });
  test('are completed with available choices', () => {
    expect(read('')).toEqual([0, 1]);
    expect(read('Color=Clay+%26+ash')).toEqual([1, 0]);
    expect(read('Color=Purple&page=2')).toEqual([0, 1]);
  });
  test('survive a round trip', () => {
    expect(choiceQuery(plate, [1, 1])).toBe('Color=Clay+%26+ash&Size=L');
    expect(read(otherChoiceQuery(plate, [1, 1], 0, 0))).toEqual([0, 1]);
  });
});

test('marks whether each other choice is available with the rest', () => {
  expect([
    stateOf(plate, [0, 1], 1, 0),
    stateOf(plate, [0, 1], 0, 1),
    stateOf(plate, [0, 0], 0, 1),
  ]).toEqual(['sold-out', 'not-made', 'available']);
});

test('a product without managed variants has one for every combination', () => {
  const mug = { ...plate, variants: [variant([])] };
  expect(read('Size=L', mug)).toEqual([0, 1]);
  expect(findVariant(mug, [1, 1])).toEqual(variant([]));
});

test('shows the images of the selected color only', () => {
  expect(chosenPictures(plate, [1, 0]).map(({ url }) => url)).toEqual([
    '/media/clay',
    '/media/detail',
  ]);
  expect(chosenPictures({ ...plate, options: [] }, [])).toEqual(plate.pictures);
});
