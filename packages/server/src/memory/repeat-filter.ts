/**
 * Tells whether a key was seen before, among the last `maxKeys` different keys at least and twice
 * as many at most. A cache that admits only repeated keys is not filled by requests that come once.
 * Two sets alternate, because deleting the oldest keys of one set one by one leaves holes that
 * every iteration walks over.
 */
export function createRepeatFilter(maxKeys: number): (key: string) => boolean {
  let recent = new Set<string>();
  let older = new Set<string>();
  return (key) => {
    if (recent.has(key)) return true;
    const isRepeated = older.has(key);
    if (recent.size >= maxKeys) {
      older = recent;
      recent = new Set();
    }
    recent.add(key);
    return isRepeated;
  };
}
