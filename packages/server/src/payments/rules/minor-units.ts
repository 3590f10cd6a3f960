import { createCurrency } from '../../kernel/money.ts';

/** Without decimals in life, with two of them at Stripe, both nothing. */
const writtenWithTwo = new Set(['ISK', 'UGX']);

/** How many of our thousandths the smallest amount is that can be paid, and how many one of Stripe's units is. */
function unitsOf(currency: string): { readonly grain: bigint; readonly unit: bigint } {
  // Stryker disable next-line StringLiteral: no language changes how many decimals a currency has
  const { decimals } = createCurrency(currency, 'en-US');
  // Three decimals are written, but the last must be nothing.
  if (decimals === 3) return { grain: 10n, unit: 1n };
  const grain = 10n ** BigInt(3 - decimals);
  return { grain, unit: writtenWithTwo.has(currency) ? 10n : grain };
}

/** Thousandths, as we count, in the units in which Stripe counts; undefined for what it cannot charge. */
export function toMinorUnits(amount: bigint, currency: string): number | undefined {
  const { grain, unit } = unitsOf(currency);
  return amount % grain === 0n ? Number(amount / unit) : undefined;
}

export const fromMinorUnits = (units: number, currency: string): bigint =>
  BigInt(units) * unitsOf(currency).unit;
