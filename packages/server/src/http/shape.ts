import type { FieldViolation, Schema } from '@shopwright/contract';
import { violation } from '../kernel/outcome.ts';
import {
  checkNumber,
  checkOneof,
  checkSize,
  checkText,
  wrongType,
  type Report,
} from './validate.ts';

/**
 * Brings a request into the shape of its schema and validates it in one pass: unknown and read-only
 * fields are dropped, null counts as missing unless it has a meaning, free-form values are bounded,
 * and text is storable. Nothing is compiled, so the first call of a kind is as fast as the others.
 */

const MAX_DEPTH = 32;
/**
 * For lists and maps without a declared bound, so that an invalid request cannot occupy the server.
 */
const MAX_ENTRIES = 10_000;
const MAX_VIOLATIONS = 50;

export interface ShapeOptions {
  /**
   * Dotted names of read-only fields that this call accepts, from its path or by its contract;
   * without list indexes.
   */
  readonly writable: ReadonlySet<string>;
  /** Sent as query parameters, so numbers, booleans and single-item lists arrive as text. */
  readonly textual?: boolean;
  /** The caller is the shop: fields that only the shop may send are accepted. */
  readonly merchant?: boolean;
}

export interface ShapedRequest {
  readonly value: unknown;
  readonly violations: FieldViolation[];
  /** Fields that this caller may not send: the call is refused. */
  readonly forbidden: readonly string[];
}

type Json = Record<string, unknown>;

interface Walk extends ShapeOptions {
  /**
   * The names and indexes that lead to a value, joined to a path only when a violation is reported.
   */
  readonly path: (string | number)[];
  readonly report: Report;
  readonly forbidden: Set<string>;
}

export function shapeRequest(schema: Schema, value: unknown, options: ShapeOptions): ShapedRequest {
  const violations: FieldViolation[] = [];
  const path: Walk['path'] = [];
  const report: Report = (rule, description, data) => {
    if (violations.length < MAX_VIOLATIONS)
      violations.push(violation(written(path), rule, description, data));
  };
  const forbidden = new Set<string>();
  const walk: Walk = {
    writable: options.writable,
    textual: options.textual ?? false,
    merchant: options.merchant ?? false,
    path,
    report,
    forbidden,
  };
  return { value: shape(schema, value, walk), violations, forbidden: [...forbidden] };
}

function shape(schema: Schema, value: unknown, walk: Walk): unknown {
  if (value === null && schema.nullable) return null;
  switch (schema.type) {
    case undefined:
      return checkFree(value, 1, walk.report);
    case 'object':
      return shapeObject(schema, value, walk);
    case 'array':
      return shapeList(schema, value, walk);
    default:
      return shapePlain(schema, schema.type, walk.textual ? fromText(schema, value) : value, walk);
  }
}

/** The value under this name or index. */
function shapeAt(step: string | number, schema: Schema, value: unknown, walk: Walk): unknown {
  walk.path.push(step);
  const shaped = shape(schema, value, walk);
  walk.path.pop();
  return shaped;
}

function shapePlain(
  schema: Schema,
  type: 'string' | 'integer' | 'number' | 'boolean',
  value: unknown,
  { report }: Walk,
): unknown {
  if (type === 'string' && typeof value === 'string')
    checkText(schema, storable(value, report), report);
  else if ((type === 'integer' || type === 'number') && typeof value === 'number')
    checkNumber(schema, value, report);
  else if (type !== 'boolean' || typeof value !== 'boolean') wrongType(type, report);
  return value;
}

function shapeList(schema: Schema, sent: unknown, walk: Walk): unknown {
  const value: unknown = walk.textual && typeof sent === 'string' ? [sent] : sent;
  if (!Array.isArray(value)) {
    wrongType('array', walk.report);
    return value;
  }
  const maxItems = schema.maxItems ?? MAX_ENTRIES;
  checkSize(value.length, schema.minItems, maxItems, walk.report);
  const items = schema.items ?? {};
  // Items beyond the bound are not validated.
  const sentItems: readonly unknown[] = value.length > maxItems ? value.slice(0, maxItems) : value;
  let changed: unknown[] | undefined;
  for (const [index, item] of sentItems.entries()) {
    const shaped = shapeAt(index, items, item, walk);
    if (shaped === item) continue;
    changed ??= [...sentItems];
    changed[index] = shaped;
  }
  return changed ?? sentItems;
}

function shapeObject(schema: Schema, value: unknown, walk: Walk): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    wrongType('object', walk.report);
    return value;
  }
  if (schema.properties) return shapeMessage(schema, schema.properties, value as Json, walk);
  const values = schema.additionalProperties;
  return typeof values === 'object'
    ? shapeMap(schema, values, value as Json, walk)
    : checkFree(value, 1, walk.report);
}

function shapeMap(
  { maxProperties = MAX_ENTRIES }: Schema,
  values: Schema,
  value: Json,
  walk: Walk,
): Json {
  const entries = Object.entries(value);
  checkSize(entries.length, undefined, maxProperties, walk.report);
  let changed = entries.length > maxProperties;
  const shaped = entries.slice(0, maxProperties).map(([key, item]): [string, unknown] => {
    const made: [string, unknown] = [storable(key, walk.report), shapeAt(key, values, item, walk)];
    changed ||= made[0] !== key || made[1] !== item;
    return made;
  });
  return changed ? Object.fromEntries(shaped) : value;
}

/** Returns the same object if no field is dropped or converted, which is the usual case. */
function shapeMessage(
  schema: Schema,
  properties: Readonly<Record<string, Schema>>,
  value: Json,
  walk: Walk,
): Json {
  let changed: Json | undefined;
  for (const key in value) {
    const item = value[key];
    const field = Object.hasOwn(properties, key) ? properties[key] : undefined;
    const shaped = shapeField(key, field, item, walk);
    if (!changed && (shaped === undefined || shaped !== item)) changed = fieldsBefore(key, value);
    if (changed && shaped !== undefined) changed[key] = shaped;
  }
  const message = changed ?? value;
  for (const name of schema.required ?? []) {
    if (Object.hasOwn(message, name)) continue;
    walk.path.push(name);
    walk.report('REQUIRED_FIELD', 'is required');
    walk.path.pop();
  }
  if (schema.oneof) checkOneof(schema.oneof, message, walk.report);
  return message;
}

/** Undefined when the field is dropped. */
function shapeField(key: string, field: Schema | undefined, item: unknown, walk: Walk): unknown {
  if (!field || item === undefined || (item === null && !field.nullable)) return undefined;
  if (field.readOnly && !walk.writable.has(written([...walk.path, key]).replaceAll(/\[\d+\]/g, '')))
    return undefined;
  if (field.merchantInput && !walk.merchant) {
    if (field.merchantInput === 'refused' && !isEmpty(item)) walk.forbidden.add(key);
    return undefined;
  }
  return shapeAt(key, field, item, walk);
}

/**
 * An empty list or message changes nothing, so clients that send every field of a form are not
 * refused for it.
 */
const isEmpty = (item: unknown): boolean =>
  typeof item === 'object' && item !== null && Object.keys(item).length === 0;

/** Whether the result depends on the caller. */
export function hasMerchantInput(schema: Schema, seen = new Set<Schema>()): boolean {
  if (seen.has(schema)) return false;
  seen.add(schema);
  const inner = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
    ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
  ];
  return schema.merchantInput !== undefined || inner.some((each) => hasMerchantInput(each, seen));
}

function fieldsBefore(last: string, value: Json): Json {
  const fields: Json = {};
  for (const key in value) {
    if (key === last) break;
    fields[key] = value[key];
  }
  return fields;
}

/** A JSON number or boolean; anything else stays text and is refused. */
function fromText(schema: Schema, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (schema.type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  if (schema.type === 'integer' || schema.type === 'number')
    return /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(value) ? Number(value) : value;
  return value;
}

/** A free-form value: only its depth and its text are checked. */
function checkFree<Value>(value: Value, depth: number, report: Report): Value {
  if (typeof value === 'string') storable(value, report);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) {
    report('MAX_SIZE', `is nested more than ${MAX_DEPTH} levels deep`, { threshold: MAX_DEPTH });
    return value;
  }
  for (const [key, item] of Object.entries(value)) {
    if (!Array.isArray(value)) storable(key, report);
    checkFree(item, depth + 1, report);
  }
  return value;
}

/** PostgreSQL stores neither null characters nor half of a surrogate pair. */
function storable(text: string, report: Report): string {
  if (!text.includes('\0') && text.isWellFormed()) return text;
  report('FORMAT', 'holds a null character or a broken Unicode pair');
  return '';
}

/** In the notation of callers: `items[0].name`. */
function written(path: Walk['path']): string {
  return path.reduce<string>(
    (text, step) =>
      typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`,
    '',
  );
}
