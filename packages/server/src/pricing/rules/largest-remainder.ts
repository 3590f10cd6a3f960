export interface Split {
  /** A whole number of grains. */
  readonly total: bigint;
  readonly weights: readonly bigint[];
  /** The most each may get; as much as it likes where left out. */
  readonly limits?: readonly bigint[];
  readonly grain: bigint;
}

/**
 * Divides a total into shares that add up to it exactly: each gets the whole grains of its exact share, and what is left over
 * goes, one grain each, to those who lost most by that; the earlier one when they lost the same.
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
    const most = limit === undefined ? grains : limit / grain;
    return { grains: least(due / allWeights, most), lost: due % allWeights, most };
  });

  let leftOver = grains - shares.reduce((sum, share) => sum + share.grains, 0n);
  // Stryker disable next-line ConditionalExpression,ArrayDeclaration: only faster; where nothing is left over none is given any
  const inTurn = leftOver === 0n ? [] : shares.toSorted(byLoss);
  while (leftOver > 0n) {
    const before = leftOver;
    for (const share of inTurn) {
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

/** Those who lost most first. Sorting is stable: of equals the earlier one. */
function byLoss(a: { readonly lost: bigint }, b: { readonly lost: bigint }): number {
  if (a.lost > b.lost) return -1;
  // Stryker disable next-line ConditionalExpression,EqualityOperator: the sort leaves equals in their order for 1 as for 0
  return a.lost < b.lost ? 1 : 0;
}

// Stryker disable next-line EqualityOperator: of equals either is the least
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
