import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCurrency } from '../../../kernel/money.ts';
import { toUnits } from '../../../kernel/decimal.ts';
import { discounted } from './prices.ts';

const currencies = ['JPY', 'USD', 'KWD'].map((code) => createCurrency(code, 'en-US'));
const price = fc.bigInt({ min: 0n, max: 999_999_999_990n });

test('a discounted price is between zero and the price, in payable units', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies),
      price,
      fc.constantFrom('PERCENT' as const, 'AMOUNT' as const),
      fc.bigInt({ min: 0n, max: 100_000n }),
      (currency, amount, type, value) => {
        const full = currency.round(amount);
        const charged = discounted(
          full,
          { type, value: `${value / 1000n}.${String(value % 1000n).padStart(3, '0')}` },
          currency,
        );
        expect(charged >= 0n && charged <= full).toBe(true);
        expect(currency.round(charged)).toBe(charged);
      },
    ),
  );
});

test('a percentage is taken exactly and rounded once, halves up', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies),
      price,
      fc.integer({ min: 0, max: 1000 }),
      (currency, amount, tenths) => {
        const full = currency.round(amount);
        const charged = discounted(full, { type: 'PERCENT', value: String(tenths / 10) }, currency);
        // Against fractions: the nearest amount of this currency, the higher of two.
        const step = 10n ** BigInt(3 - currency.decimals);
        const [exact, whole] = [full * BigInt(1000 - tenths), 1000n * step];
        expect(charged).toBe(((2n * exact + whole) / (2n * whole)) * step);
      },
    ),
  );
});

test('well-known examples', () => {
  const [yen, dollar] = currencies;
  if (!yen || !dollar) throw new Error('unreachable');
  expect(discounted(toUnits('34.10', 3), { type: 'PERCENT', value: '15' }, dollar)).toBe(28_990n);
  expect(discounted(toUnits('0.10', 3), { type: 'PERCENT', value: '33.333' }, dollar)).toBe(70n);
  // 10.85454: rounded twice it would be 10.86.
  expect(discounted(toUnits('1809.09', 3), { type: 'PERCENT', value: '99.4' }, dollar)).toBe(
    10_850n,
  );
  expect(discounted(toUnits('10', 3), { type: 'AMOUNT', value: '12' }, dollar)).toBe(0n);
  expect(discounted(toUnits('999', 3), { type: 'PERCENT', value: '50' }, yen)).toBe(500_000n);
  expect(discounted(toUnits('10', 3), { type: 'NONE', value: '5' }, dollar)).toBe(10_000n);
});
