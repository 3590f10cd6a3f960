/**
 * Reports whether a key was seen before, among at least the last `maxKeys` and at most twice as
 * many different keys. With it, a cache admits only repeated keys and is not filled by one-time
 * requests. Two sets alternate, because deleting the oldest keys of one set leaves holes that slow
 * down every iteration.
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
