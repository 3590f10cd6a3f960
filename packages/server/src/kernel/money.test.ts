import { expect, test } from 'vitest';
import { createCurrency } from './money.ts';

test('amounts are rounded and formatted with the decimals of their currency', () => {
  const [yen, dollar, dinar] = [
    createCurrency('JPY', 'ja-JP'),
    createCurrency('USD', 'en-US'),
    createCurrency('KWD', 'en-US'),
  ];
  expect([yen.decimals, dollar.decimals, dinar.decimals]).toEqual([0, 2, 3]);
  expect([yen, dollar, dinar].map(({ round }) => round(1_234_565n))).toEqual([
    1_235_000n,
    1_234_570n,
    1_234_565n,
  ]);
  expect(dollar.format(1_234_500n)).toBe('$1,234.50');
  expect(createCurrency('EUR', 'de-DE').format(1_234_500n)).toBe('1.234,50\u00A0€');
});

test("amounts beyond a double's precision are formatted exactly", () => {
  expect(createCurrency('USD', 'en-US').format(9_007_199_254_740_993_010n)).toBe(
    '$9,007,199,254,740,993.01',
  );
});

test('an unknown language does not break prices', () => {
  expect(createCurrency('USD', 'not a locale').format(1_000n)).toBe('$1.00');
});
