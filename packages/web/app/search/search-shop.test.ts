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

test('corrected words that results have all of are named together', () => {
  expect(choose({ ...products, isCorrected: true }, noOffers, 'en-US').insteadOf).toBe('cup mug');
});

test('an exact answer names no other words', () => {
  expect(choose(products, noOffers, 'en-US').insteadOf).toBeUndefined();
});
