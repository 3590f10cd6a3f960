/**
 * Whether two plain values (JSON, bigints, undefined for a missing key) are deeply equal, in any
 * order of keys. Other objects, such as dates and maps, equal only themselves.
 */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false;
  if (Array.isArray(one)) return Array.isArray(other) && sameLists(one, other);
  return isPlain(one) && isPlain(other) && sameObjects(one, other);
}

const isPlain = (thing: object): thing is Record<string, unknown> => {
  const prototype: unknown = Object.getPrototypeOf(thing);
  return prototype === Object.prototype || prototype === null;
};

function sameLists(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (!isDeepEqual(one[at], other[at])) return false;
  return true;
}

/** Avoids `Object.keys`, whose arrays took most of the time. */
function sameObjects(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  let more = 0;
  for (const key in one) {
    if (
      !isDeepEqual(one[key], other[key]) ||
      (other[key] === undefined && !Object.hasOwn(other, key))
    )
      return false;
    more += 1;
  }
  for (const _ in other) more -= 1;
  return more === 0;
}
