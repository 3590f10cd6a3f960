/** The candidate that was probably meant, if one is similar. */
export function suggest(word: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({
      candidate,
      distance: candidate.startsWith(word) && word.length > 1 ? 0 : editDistance(word, candidate),
    }))
    .sort((a, b) => a.distance - b.distance);
  const [best] = ranked;
  return best && best.distance <= Math.max(1, Math.floor(word.length / 3))
    ? best.candidate
    : undefined;
}

/** The edit distance: letters to add, remove, change, or swap with their neighbor. */
function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped =
        row > 1 &&
        column > 1 &&
        from[row - 1] === to[column - 2] &&
        from[row - 2] === to[column - 1];
      current.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = above;
    above = current;
  }
  return above[to.length] ?? 0;
}
