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
  if (allWeights <= 0n) throw new RangeError(`Nothing to divide ${total} by: every weight is zero.`);

  const shares = weights.map((weight, index) => {
    const due = grains * weight;
    return { index, grains: due / allWeights, lost: due % allWeights, most: limits?.[index] === undefined ? undefined : (limits[index] ?? 0n) / grain };
  });
  for (const share of shares) if (share.most !== undefined && share.grains > share.most) share.grains = share.most;

  let leftOver = grains - shares.reduce((sum, share) => sum + share.grains, 0n);
  const inTurn = leftOver === 0n ? [] : shares.toSorted((a, b) => (a.lost === b.lost ? a.index - b.index : a.lost > b.lost ? -1 : 1));
  while (leftOver > 0n) {
    const before = leftOver;
    for (const share of inTurn) {
      if (leftOver === 0n) break;
      if (share.most !== undefined && share.grains >= share.most) continue;
      share.grains += 1n;
      leftOver -= 1n;
    }
    if (leftOver === before) throw new RangeError(`${total} does not fit below the limits ${String(limits)}.`);
  }
  return shares.map((share) => share.grains * grain);
}
