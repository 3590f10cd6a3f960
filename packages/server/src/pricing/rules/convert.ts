import { from, given, roundedStep, type Trace } from './explain.ts';
import { CONVERSION_SCALE, grainOf, type Conversion } from './purchase.ts';
import { fraction, roundToGrain } from './ratio.ts';

const ONE = 10n ** BigInt(CONVERSION_SCALE);

/**
 * For display only. Rounding point: every amount is rounded separately to the other currency.
 * Converted amounts need not add up, and none of them is charged.
 */
export function convertAmount(amount: bigint, { rate, currency }: Conversion): bigint {
  return roundToGrain(fraction(amount * rate, ONE), grainOf(currency));
}

export function convertTotal(
  total: bigint,
  conversion: Conversion | undefined,
  trace?: Trace,
): bigint {
  if (!conversion) return total;
  const converted = convertAmount(total, conversion);
  trace?.push(
    roundedStep(
      {
        name: 'converted-total',
        rule: 'converted',
        inputs: { amount: from('total', total), rate: given('conversion.rate', conversion.rate) },
      },
      fraction(total * conversion.rate, ONE),
      'half-up',
      grainOf(conversion.currency),
      converted,
    ),
  );
  return converted;
}
