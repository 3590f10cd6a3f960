import { expect, test } from 'vitest';
import { choose } from './search-shop.server.ts';

const noOffers = { named: [], partly: [], mentioned: [], matched: [] };
const products = { total: 2, isPartial: false, isCorrected: false, matched: ['cup', 'mug'] };

test('results that have only some of the words are not called results for all of them', () => {
  expect(choose({ ...products, isPartial: true }, noOffers, 'en-US').insteadOf).toBe('cup or mug');
  expect(choose({ ...products, isPartial: true }, noOffers, 'de-DE').insteadOf).toBe(
    'cup oder mug',
  );
});

test('names all corrected words that the results contain', () => {
  expect(choose({ ...products, isCorrected: true }, noOffers, 'en-US').insteadOf).toBe('cup mug');
});

test('names no corrections for exact results', () => {
  expect(choose(products, noOffers, 'en-US').insteadOf).toBeUndefined();
});
