import { fromWire, toWire, type Form } from './forms.ts';

/**
 * Which nested fields have another representation in the SDK, by their wire names; `*` matches
 * every key of a map.
 */
export type Shape = { readonly [field: string]: Form | Shape };

/**
 * Three names differ between the wire and the SDK, at every depth and inside free-form maps: `id`,
 * `createdDate` and `updatedDate` become `_id`, `_createdDate` and `_updatedDate`.
 */
const wireNames: Readonly<Record<string, string>> = {
  _id: 'id',
  _createdDate: 'createdDate',
  _updatedDate: 'updatedDate',
};
const sdkNames: Readonly<Record<string, string>> = {
  id: '_id',
  createdDate: '_createdDate',
  updatedDate: '_updatedDate',
};

/** For a dotted field such as `media._id`, part by part. */
export const wireField = (field: string): string =>
  field.includes('_')
    ? field
        .split('.')
        .map((part) => nameIn(wireNames, part))
        .join('.')
    : field;

/** Converts an SDK value to its wire form. */
export const toWireValue = (value: unknown, shape?: Shape): unknown =>
  walked(value, shape, requests, '');

/** Converts a wire value to its SDK form. */
export const fromWireValue = (value: unknown, shape?: Shape): unknown =>
  walked(value, shape, answers, '');

interface Direction {
  readonly nameOf: (key: string) => string;
  readonly wireNameOf: (key: string) => string;
  readonly forms: Readonly<Partial<Record<Form, (value: never) => unknown>>>;
  /**
   * An empty date or image in an answer is missing; in a request, it clears the field.
   */
  readonly empty: null | undefined;
}

const requests: Direction = {
  nameOf: wireField,
  wireNameOf: wireField,
  forms: toWire,
  empty: null,
};
const answers: Direction = {
  nameOf: (key) => nameIn(sdkNames, key),
  wireNameOf: (key) => key,
  forms: fromWire,
  empty: undefined,
};

function nameIn(names: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(names, key) ? (names[key] ?? key) : key;
}

function walked(
  value: unknown,
  shape: Form | Shape | undefined,
  direction: Direction,
  parent: string,
): unknown {
  if (Array.isArray(value)) return value.map((item) => walked(item, shape, direction, parent));
  if (typeof shape === 'string') {
    if (value === null || value === undefined || value === '')
      return value === '' ? value : direction.empty;
    const change = direction.forms[shape];
    // A shape applies to its own field; a value of another type is passed through.
    return change === undefined ||
      (direction === requests && typeof value !== (shape === 'A' ? 'object' : 'string'))
      ? value
      : change(value as never);
  }
  if (!isPlainObject(value)) return value;
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const name = direction.nameOf(key);
    // A key that would overwrite an existing one is not renamed.
    const target = name !== key && Object.hasOwn(value, name) ? key : name;
    const inner = shape === undefined ? undefined : ownShape(shape, direction.wireNameOf(key));
    const item =
      parent === 'sort' &&
      key === 'fieldName' &&
      direction === requests &&
      typeof value[key] === 'string'
        ? wireField(value[key])
        : walked(value[key], inner, direction, key);
    // Assigning to __proto__ would set the prototype; it is data like any other key.
    if (target === '__proto__')
      Object.defineProperty(result, target, {
        value: item,
        enumerable: true,
        writable: true,
        configurable: true,
      });
    else result[target] = item;
  }
  return result;
}

const ownShape = (shape: Shape, key: string): Form | Shape | undefined =>
  Object.hasOwn(shape, key) ? shape[key] : shape['*'];

/** Dates and other objects with their own JSON form are not converted. */
function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
