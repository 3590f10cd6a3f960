/**
 * Whether something was met before, for the last `most` of what was met at least, and twice as many at most. What comes once is then
 * not worth more than its name. Two sets in turns: taking the oldest out of one, name by name, leaves holes that are walked over each time.
 */
export function createSeenBefore(most: number): (name: string) => boolean {
  let recent = new Set<string>();
  let older = new Set<string>();
  return (name) => {
    if (recent.has(name)) return true;
    const seen = older.has(name);
    if (recent.size >= most) {
      older = recent;
      recent = new Set();
    }
    recent.add(name);
    return seen;
  };
}
