import { expect, test } from 'vitest';
import { itemIn, itemText } from './item.ts';

test('gives the same item with the same choices one key, in any order', () => {
  expect(itemText({ catalogItemId: 'p', options: { options: { Size: 'L', Color: 'Oat' } } })).toBe(
    itemText({
      catalogItemId: 'p',
      appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
      options: { options: { Color: 'Oat', Size: 'L' }, customTextFields: {} },
    }),
  );
  expect(itemText({ catalogItemId: 'p', options: { variantId: 'a' } })).not.toBe(
    itemText({ catalogItemId: 'p', options: { variantId: 'b' } }),
  );
});

test('adds the choices and texts of the form to its item', () => {
  const item = itemText({ catalogItemId: 'p', options: { options: { Color: 'Oat' } } });
  expect(
    itemIn({
      item,
      'choice:Color': 'Moss',
      'choice:Size': 'L',
      'text:Engraving': ' For Ada ',
      'text:Empty': ' ',
    })?.options,
  ).toEqual({ customTextFields: { Engraving: 'For Ada' }, options: { Color: 'Moss', Size: 'L' } });
});

test('rejects an invalid item', () => {
  for (const item of ['', '{', '[]', '{}', '{"catalogItemId":1}', 'null'])
    expect(itemIn({ item })).toBeUndefined();
});
