/**
 * Three names differ between the wire and programs, at every depth and inside free maps too:
 * `id`, `createdDate` and `updatedDate` are `_id`, `_createdDate` and `_updatedDate` to a program.
 */
type ProgramName<K> = K extends 'id' | 'createdDate' | 'updatedDate' ? `_${K}` : K;

export type Renamed<T> =
  T extends readonly (infer Item)[] ? Renamed<Item>[]
  : T extends object ? { [K in keyof T as ProgramName<K>]: Renamed<T[K]> }
  : T;

const toWire: Readonly<Record<string, string>> = { _id: 'id', _createdDate: 'createdDate', _updatedDate: 'updatedDate' };
const toProgram: Readonly<Record<string, string>> = { id: '_id', createdDate: '_createdDate', updatedDate: '_updatedDate' };

/** For a dotted field such as `media._id`, part by part. */
export const wireField = (field: string): string => field.split('.').map((part) => toWire[part] ?? part).join('.');

export const wireNames = (value: unknown): unknown => renamed(value, (key) => (key.includes('_') ? wireField(key) : key));

// The answer's type follows the renaming; the value is the parsed JSON with its keys changed.
export const programNames = <T>(value: T): Renamed<T> => renamed(value, (key) => toProgram[key] ?? key) as Renamed<T>;

function renamed(value: unknown, nameOf: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, nameOf));
  if (!isPlainObject(value)) return value;
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const name = nameOf(key);
    // A key that would hide one already there keeps its own name.
    const target = name !== key && Object.hasOwn(value, name) ? key : name;
    const item = renamed(value[key], nameOf);
    // Assigning to __proto__ would set the prototype; it is data like any other key.
    if (target === '__proto__') Object.defineProperty(result, target, { value: item, enumerable: true, writable: true, configurable: true });
    else result[target] = item;
  }
  return result;
}

/** Dates and other objects with a form of their own go to JSON as they are. */
function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
