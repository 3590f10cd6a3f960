import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  currenciesOf,
  findConversion,
  noCurrencies,
  patchCurrencies,
  rateText,
  type CurrencySettings,
} from './currencies.ts';

const [monday, tuesday] = ['2026-11-16T00:00:00.000Z', '2026-11-17T00:00:00.000Z'];
const euro = { storeCurrency: 'EUR', now: tuesday };
const stored: CurrencySettings = {
  baseCurrency: 'EUR',
  rates: [
    { currency: 'USD', rate: '1.25', updatedDate: monday },
    { currency: 'JPY', rate: '160', updatedDate: tuesday },
    { currency: 'KWD', rate: '0.32', updatedDate: monday },
  ],
  displayCurrency: 'USD',
};

describe('the settings of a store', () => {
  test('apply to the currency they were set for, and are empty for another', () => {
    expect(currenciesOf(stored, 'EUR')).toEqual(stored);
    expect(currenciesOf(stored, 'USD')).toEqual({
      baseCurrency: 'USD',
      rates: [],
      displayCurrency: null,
    });
    expect(currenciesOf(noCurrencies, 'EUR')).toEqual({
      baseCurrency: 'EUR',
      rates: [],
      displayCurrency: null,
    });
  });

  test('an empty patch changes nothing', () => {
    expect(patchCurrencies(stored, {}, euro)).toEqual(stored);
  });

  test('new rates replace all rates; an unchanged one keeps its date', () => {
    const rates = [
      { currency: 'USD', rate: '1.250' },
      { currency: 'KWD', rate: '0.33' },
      { currency: 'CHF', rate: '0.95' },
    ];
    expect(patchCurrencies(stored, { rates }, euro)).toEqual({
      ...stored,
      rates: [
        { currency: 'USD', rate: '1.25', updatedDate: monday },
        { currency: 'KWD', rate: '0.33', updatedDate: tuesday },
        { currency: 'CHF', rate: '0.95', updatedDate: tuesday },
      ],
    });
  });

  test('a rate moved to another currency counts as new', () => {
    const rates = [{ currency: 'CHF', rate: '1.25' }];
    expect(patchCurrencies(stored, { rates, displayCurrency: null }, euro)).toMatchObject({
      rates: [{ currency: 'CHF', rate: '1.25', updatedDate: tuesday }],
    });
  });

  test('a store that changed its currency starts without rates', () => {
    expect(patchCurrencies(stored, {}, { storeCurrency: 'USD', now: tuesday })).toEqual({
      baseCurrency: 'USD',
      rates: [],
      displayCurrency: null,
    });
  });

  test("the store's own currency has no rate, and no currency has two", () => {
    const own = { currency: 'EUR', rate: '1' };
    const dollar = { currency: 'USD', rate: '1.25' };
    const refusal = (index: number, description: string) => ({
      refused: 'validation',
      status: 400,
      violations: [
        {
          field: `currencies.rates[${index}].currency`,
          violatedRule: 'VALIDATION',
          description,
          data: {},
        },
      ],
    });
    expect(patchCurrencies(stored, { rates: [dollar, own] }, euro)).toEqual(
      refusal(1, "is the store's own currency, which needs no rate"),
    );
    expect(patchCurrencies(stored, { rates: [own, dollar] }, euro)).toEqual(
      refusal(0, "is the store's own currency, which needs no rate"),
    );
    expect(patchCurrencies(stored, { rates: [dollar, dollar] }, euro)).toEqual(
      refusal(1, 'has a rate already'),
    );
  });

  test("prices are shown in a currency with a rate, or in the store's own", () => {
    const shown = (displayCurrency: string | null, rates?: { currency: string; rate: string }[]) =>
      patchCurrencies(stored, { displayCurrency, ...(rates ? { rates } : {}) }, euro);
    expect(shown('JPY')).toMatchObject({ displayCurrency: 'JPY' });
    expect(shown('EUR')).toMatchObject({ displayCurrency: 'EUR' });
    expect(shown(null)).toMatchObject({ displayCurrency: null });
    for (const refused of [
      shown('CHF'),
      shown('USD', []),
      patchCurrencies(stored, { rates: [] }, euro),
    ])
      expect(refused).toMatchObject({
        refused: 'validation',
        violations: [{ field: 'currencies.displayCurrency', violatedRule: 'VALIDATION' }],
      });
    expect(shown('CHF')).toMatchObject({
      violations: [{ description: 'is CHF, which has no rate' }],
    });
    expect(shown(null, [])).toMatchObject({ rates: [], displayCurrency: null });
  });
});

describe('a conversion', () => {
  const ratio = (from: string, to: string) => {
    const found = findConversion(stored, from, to);
    return found && [Number(found.numerator) / Number(found.denominator), found.setAt];
  };

  test("goes through the store's currency", () => {
    expect(ratio('EUR', 'USD')).toEqual([1.25, monday]);
    expect(ratio('USD', 'EUR')).toEqual([0.8, monday]);
    expect(ratio('USD', 'JPY')).toEqual([128, monday]);
    expect(ratio('JPY', 'USD')).toEqual([1.25 / 160, monday]);
  });

  test('is as old as the older of its rates', () => {
    expect(ratio('EUR', 'JPY')).toEqual([160, tuesday]);
    expect(ratio('JPY', 'KWD')).toEqual([0.002, monday]);
    expect(ratio('KWD', 'JPY')).toEqual([500, monday]);
  });

  test('of a currency to itself is 1, with the date of its rate', () => {
    expect(findConversion(stored, 'EUR', 'EUR')).toEqual({
      numerator: 1n,
      denominator: 1n,
      setAt: null,
    });
    expect(findConversion(stored, 'USD', 'USD')).toEqual({
      numerator: 1n,
      denominator: 1n,
      setAt: monday,
    });
  });

  test('does not exist without a rate on either side', () => {
    for (const [from, to] of [
      ['EUR', 'CHF'],
      ['CHF', 'EUR'],
      ['CHF', 'CHF'],
      ['USD', 'CHF'],
    ] as const)
      expect(findConversion(stored, from, to)).toBeUndefined();
    expect(findConversion(noCurrencies, 'EUR', 'EUR')).toBeUndefined();
  });

  test('and its inverse multiply to exactly 1', () => {
    const code = fc.constantFrom('EUR', 'USD', 'JPY', 'KWD');
    fc.assert(
      fc.property(code, code, (from, to) => {
        const [there, back] = [findConversion(stored, from, to), findConversion(stored, to, from)];
        return (
          !!there &&
          !!back &&
          there.numerator * back.numerator === there.denominator * back.denominator
        );
      }),
    );
  });
});

describe('a rate as a string', () => {
  const text = (numerator: bigint, denominator: bigint) =>
    rateText({ numerator, denominator, setAt: null });

  test.each([
    [1n, 1n, '1', 0],
    [100n, 1n, '100', 0],
    [5n, 4n, '125', 2],
    [1n, 4n, '25', 2],
    [1n, 100n, '1', 2],
    [1005n, 100n, '1005', 2],
    [1n, 3n, '333333333333', 12],
    [2n, 3n, '666666666667', 12],
    [1n, 1_000_000_000_000n, '1', 12],
    [1n, 2_000_000_000_000n, '1', 12],
    [1n, 2_000_000_000_001n, '0', 0],
  ])('%s / %s is %s with %s decimal places', (numerator, denominator, value, decimalPlaces) => {
    expect(text(numerator, denominator)).toEqual({ value, decimalPlaces });
  });

  test('has no superfluous digit, and is exact to twelve places', () => {
    const part = fc.bigInt({ min: 1n, max: 10n ** 12n });
    fc.assert(
      fc.property(part, part, (numerator, denominator) => {
        const { value, decimalPlaces } = text(numerator, denominator);
        const exact = 10n ** 12n * numerator;
        const error = BigInt(value) * 10n ** BigInt(12 - decimalPlaces) * denominator - exact;
        return (
          /^(0|[1-9]\d*)$/.test(value) &&
          (decimalPlaces === 0 || !value.endsWith('0')) &&
          2n * (error < 0n ? -error : error) <= denominator
        );
      }),
    );
  });
});
