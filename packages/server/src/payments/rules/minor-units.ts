import { createCurrency } from '../../kernel/money.ts';

/** Currencies without decimals that Stripe counts with two, both zero. */
const writtenWithTwo = new Set(['ISK', 'UGX']);

/** The smallest payable amount and the size of one of Stripe's units, in thousandths. */
function unitsOf(currency: string): { readonly grain: bigint; readonly unit: bigint } {
  // Stryker disable next-line StringLiteral: no language changes how many decimals a currency has
  const { decimals } = createCurrency(currency, 'en-US');
  // Three decimals, of which the last must be zero.
  if (decimals === 3) return { grain: 10n, unit: 1n };
  const grain = 10n ** BigInt(3 - decimals);
  return { grain, unit: writtenWithTwo.has(currency) ? 10n : grain };
}

/** Converts thousandths to Stripe's units; undefined for amounts that Stripe cannot charge. */
export function toMinorUnits(amount: bigint, currency: string): number | undefined {
  const { grain, unit } = unitsOf(currency);
  return amount % grain === 0n ? Number(amount / unit) : undefined;
}

export const fromMinorUnits = (units: number, currency: string): bigint =>
  BigInt(units) * unitsOf(currency).unit;
