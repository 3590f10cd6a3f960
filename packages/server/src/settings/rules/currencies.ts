import type { CurrencySettings as Patch } from '@shopwright/contract/settings/currencies';
import { divideHalfUp, toText, toUnits } from '../../kernel/decimal.ts';
import { refuseFields, violation, type Refusal } from '../../kernel/outcome.ts';

/** What other currencies are worth, as the owner says it. */
export interface CurrencySettings {
  /** The store's currency when the rates were set: they say nothing of another. */
  readonly baseCurrency: string | null;
  readonly rates: readonly Rate[];
  readonly displayCurrency: string | null;
}

interface Rate {
  readonly currency: string;
  /** How much of it one of the store's is. */
  readonly rate: string;
  readonly updatedDate: string;
}

export const noCurrencies: CurrencySettings = {
  baseCurrency: null,
  rates: [],
  displayCurrency: null,
};

/**
 * The settings as they hold for a store of this currency: rates of another one are as good as none.
 */
export function currenciesOf(stored: CurrencySettings, storeCurrency: string): CurrencySettings {
  return stored.baseCurrency === storeCurrency
    ? stored
    : { ...noCurrencies, baseCurrency: storeCurrency };
}

/** Rates are replaced together; one that says what it said before keeps its time. */
export function patchCurrencies(
  before: CurrencySettings,
  patch: Patch,
  { storeCurrency, now }: { readonly storeCurrency: string; readonly now: string },
): CurrencySettings | Refusal {
  const existing = currenciesOf(before, storeCurrency);
  const stated = patch.rates ?? existing.rates;
  const wrong = stated.findIndex(
    ({ currency }, index) =>
      currency === storeCurrency ||
      stated.findIndex((other) => other.currency === currency) < index,
  );
  if (wrong >= 0)
    return refuseFields(
      violation(
        `currencies.rates[${wrong}].currency`,
        'VALIDATION',
        stated[wrong]?.currency === storeCurrency
          ? "is the store's own currency, which needs no rate"
          : 'has a rate already',
      ),
    );
  const rates = stated.map(({ currency, rate }): Rate => {
    const same = existing.rates.find(
      (one) =>
        one.currency === currency && toUnits(one.rate, RATE_SCALE) === toUnits(rate, RATE_SCALE),
    );
    return same ?? { currency, rate, updatedDate: now };
  });
  const displayCurrency =
    patch.displayCurrency === undefined ? existing.displayCurrency : patch.displayCurrency;
  if (
    displayCurrency !== null &&
    displayCurrency !== storeCurrency &&
    !rates.some(({ currency }) => currency === displayCurrency)
  ) {
    return refuseFields(
      violation(
        'currencies.displayCurrency',
        'VALIDATION',
        `is ${displayCurrency}, which has no rate`,
      ),
    );
  }
  return { baseCurrency: storeCurrency, rates, displayCurrency };
}

const RATE_SCALE = 9;

/** So many of the one are so many of the other: exact, whatever is then multiplied by it. */
export interface Conversion {
  readonly numerator: bigint;
  readonly denominator: bigint;
  /** The older of the two rates it is made of; none between a currency and itself. */
  readonly setAt: string | null;
}

/** Through the store's currency. Undefined when one of them has no rate. */
export function findConversion(
  { baseCurrency, rates }: CurrencySettings,
  from: string,
  to: string,
): Conversion | undefined {
  const worth = (code: string): { units: bigint; setAt: string | null } | undefined => {
    if (code === baseCurrency) return { units: 10n ** BigInt(RATE_SCALE), setAt: null };
    const rate = rates.find(({ currency }) => currency === code);
    return rate && { units: toUnits(rate.rate, RATE_SCALE), setAt: rate.updatedDate };
  };
  const [source, target] = [worth(from), worth(to)];
  if (!source || !target) return undefined;
  if (from === to) return { numerator: 1n, denominator: 1n, setAt: source.setAt };
  const [setAt = null] = [source.setAt, target.setAt].filter((at) => at !== null).sort();
  return { numerator: target.units, denominator: source.units, setAt };
}

/** With as many digits as it takes, up to this many. */
const MAX_SIGNIFICANT_DIGITS = 12;

export function rateText({ numerator, denominator }: Conversion): {
  value: string;
  decimalPlaces: number;
} {
  const text = toText(
    divideHalfUp(numerator * 10n ** BigInt(MAX_SIGNIFICANT_DIGITS), denominator),
    MAX_SIGNIFICANT_DIGITS,
  ).replace(/\.?0+$/, '');
  return {
    value: text.replace('.', '').replace(/^0+(?=\d)/, ''),
    decimalPlaces: text.split('.')[1]?.length ?? 0,
  };
}
