export interface Split {
  /** A whole number of smallest currency units. */
  readonly total: bigint;
  readonly weights: readonly bigint[];
  /** The maximum of each share; unbounded when missing. */
  readonly limits?: readonly bigint[];
  readonly grain: bigint;
}

/**
 * Divides a total into shares that add up exactly (largest remainder method). Each share gets its
 * exact value rounded down; the leftover units go, one each, to the shares that lost most by
 * rounding, the earlier one on a tie.
 */
export function splitByLargestRemainder({ total, weights, limits, grain }: Split): bigint[] {
  if (total === 0n) return weights.map(() => 0n);
  const grains = total / grain;
  const allWeights = weights.reduce((sum, weight) => sum + weight, 0n);
  if (allWeights <= 0n)
    throw new RangeError(`Nothing to divide ${total} by: every weight is zero.`);

  const shares = weights.map((weight, index) => {
    const due = grains * weight;
    const limit = limits?.[index];
    const max = limit === undefined ? grains : limit / grain;
    return { grains: least(due / allWeights, max), lost: due % allWeights, most: max };
  });

  let leftOver = grains - shares.reduce((sum, share) => sum + share.grains, 0n);
  // Stryker disable next-line ConditionalExpression,ArrayDeclaration: only faster; where nothing is left over none is given any
  const byRemainder = leftOver === 0n ? [] : shares.toSorted(byLoss);
  while (leftOver > 0n) {
    const before = leftOver;
    for (const share of byRemainder) {
      if (leftOver === 0n) break;
      if (share.grains >= share.most) continue;
      share.grains += 1n;
      leftOver -= 1n;
    }
    if (leftOver === before)
      throw new RangeError(`${total} does not fit below the limits ${String(limits)}.`);
  }
  return shares.map((share) => share.grains * grain);
}

/** The largest remainder first. The sort is stable, so that the earlier one wins a tie. */
function byLoss(a: { readonly lost: bigint }, b: { readonly lost: bigint }): number {
  if (a.lost > b.lost) return -1;
  // Stryker disable next-line ConditionalExpression,EqualityOperator: the sort leaves equals in their order for 1 as for 0
  return a.lost < b.lost ? 1 : 0;
}

// Stryker disable next-line EqualityOperator: of equals either is the least
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
