import { expect, test } from 'vitest';
import { refuseOutOfStock } from './out-of-stock.ts';

const line = (status?: string) => ({ lineItemId: 'l', ...(status ? { status } : {}) });
const code = (statuses: readonly (string | undefined)[], lineCount: number) => {
  const refusal = refuseOutOfStock(statuses.map(line), lineCount);
  return refusal && 'code' in refusal ? refusal.code : undefined;
};

test('a checkout is fully out of stock when none of its lines can be sold', () => {
  expect(code(['NOT_AVAILABLE', 'NOT_FOUND'], 2)).toBe('FULL_OUT_OF_STOCK');
});

test('a checkout is partially out of stock when some of its lines can be sold', () => {
  expect(code(['NOT_AVAILABLE'], 2)).toBe('PARTIAL_OUT_OF_STOCK');
  expect(code(['PARTIALLY_AVAILABLE', 'NOT_FOUND'], 2)).toBe('PARTIAL_OUT_OF_STOCK');
  expect(code([undefined], 1)).toBe('PARTIAL_OUT_OF_STOCK');
});

test('the refusal names the lines; without such a line there is no refusal', () => {
  const lines = [{ lineItemId: 'l', status: 'NOT_FOUND', quantityAvailable: 0 }];
  for (const count of [1, 2])
    expect(refuseOutOfStock(lines, count)).toMatchObject({ data: { lineItems: lines } });
  expect(refuseOutOfStock([], 0)).toBeUndefined();
});
