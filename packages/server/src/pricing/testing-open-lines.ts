/** For tests only: lines while discounts are applied. */
import type { OpenLine } from './rules/open-lines.ts';
import type { PurchaseLine } from './rules/purchase.ts';
import { lineOf, money } from './testing-examples.ts';

export type LineExample = Partial<PurchaseLine> & {
  readonly cost: string | number;
  readonly covered?: boolean;
};

export function openLinesOf(...examples: readonly LineExample[]): OpenLine[] {
  return examples.map(({ cost, covered = false, ...more }, index) => {
    const line = lineOf(more.id ?? `line-${index}`, cost, more);
    const amount = money(cost) * BigInt(line.quantity);
    return {
      line,
      index,
      fullPrice: money(cost),
      price: money(cost),
      modifiers: 0n,
      amount,
      covered,
      membershipId: undefined,
      left: amount,
      leftStep: `line/${index}/amount`,
      taken: [],
    };
  });
}
