import { expect, test } from 'vitest';
import { itemIn, itemText } from './item.ts';

test('the same item with the same choices is one text, whatever the order', () => {
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

test('a form adds its choices and texts to what it was made for', () => {
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

test('what is no item is none', () => {
  for (const item of ['', '{', '[]', '{}', '{"catalogItemId":1}', 'null'])
    expect(itemIn({ item })).toBeUndefined();
});
