import { from, given, roundedStep, type Trace } from './explain.ts';
import { CONVERSION_SCALE, grainOf, type Conversion } from './purchase.ts';
import { fraction, roundToGrain } from './ratio.ts';

const ONE = 10n ** BigInt(CONVERSION_SCALE);

/**
 * For showing. Rounding point: every amount on its own, once, to what the other currency can pay: converted amounts need not add up,
 * and none of them is charged.
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
