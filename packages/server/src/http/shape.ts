import type { FieldViolation, Schema } from '@shopwright/contract';
import { violation } from '../kernel/outcome.ts';
import { checkNumber, checkOneof, checkSize, checkText, wrongType, type Report } from './validate.ts';

/**
 * Brings a request into the shape its schema declares, and checks every rule on the way, in one walk:
 * unknown and read-only fields are left out, null counts as absent unless it means something,
 * free values are bounded, text is storable. Nothing is compiled, so a call costs no more the first time it is made.
 */

const maxDepth = 32;
/** For lists and maps that declare no bound: one request must not keep the server busy with its mistakes. */
const maxEntries = 10_000;
const maxViolations = 50;

export interface ShapeOptions {
  /** Dotted names of read-only fields that this call takes all the same, from its path or by its contract; those in lists without their place. */
  readonly keep: ReadonlySet<string>;
  /** Came as query parameters, so that numbers, booleans and lists of one arrive as plain text. */
  readonly textual?: boolean;
}

interface Walk extends ShapeOptions {
  readonly report: Report;
}

export function shapeRequest(schema: Schema, value: unknown, options: ShapeOptions): { value: unknown; violations: FieldViolation[] } {
  const violations: FieldViolation[] = [];
  const report: Report = (found) => {
    if (violations.length < maxViolations) violations.push(found);
  };
  return { value: shape(schema, value, '', { ...options, report }), violations };
}

function shape(schema: Schema, value: unknown, path: string, walk: Walk): unknown {
  if (value === null && schema.nullable) return null;
  switch (schema.type) {
    case undefined: return free(value, path, 1, walk.report);
    case 'object': return shapeObject(schema, value, path, walk);
    case 'array': return shapeList(schema, value, path, walk);
    default: return shapePlain(schema, schema.type, walk.textual ? fromText(schema, value) : value, path, walk);
  }
}

function shapePlain(schema: Schema, type: 'string' | 'integer' | 'number' | 'boolean', value: unknown, path: string, { report }: Walk): unknown {
  if (type === 'string' && typeof value === 'string') checkText(schema, storable(value, path, report), path, report);
  else if ((type === 'integer' || type === 'number') && typeof value === 'number') checkNumber(schema, value, path, report);
  else if (type !== 'boolean' || typeof value !== 'boolean') report(wrongType(type, path));
  return value;
}

function shapeList(schema: Schema, sent: unknown, path: string, walk: Walk): unknown {
  const value: unknown = walk.textual && typeof sent === 'string' ? [sent] : sent;
  if (!Array.isArray(value)) {
    walk.report(wrongType('array', path));
    return value;
  }
  const most = schema.maxItems ?? maxEntries;
  checkSize(value.length, schema.minItems, most, path, walk.report);
  const items = schema.items ?? {};
  // What is beyond the bound is not even looked at.
  return value.slice(0, most).map((item, index) => shape(items, item, `${path}[${index}]`, walk));
}

function shapeObject(schema: Schema, value: unknown, path: string, walk: Walk): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    walk.report(wrongType('object', path));
    return value;
  }
  if (schema.properties) return shapeMessage(schema, schema.properties, value, path, walk);
  const values = schema.additionalProperties;
  if (typeof values !== 'object') return free(value, path, 1, walk.report);
  const most = schema.maxProperties ?? maxEntries;
  const entries = Object.entries(value);
  checkSize(entries.length, undefined, most, path, walk.report);
  return Object.fromEntries(entries.slice(0, most).map(([key, item]) => [storable(key, path, walk.report), shape(values, item, join(path, key), walk)]));
}

function shapeMessage(schema: Schema, properties: Readonly<Record<string, Schema>>, value: object, path: string, walk: Walk): Record<string, unknown> {
  const shaped: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    const field = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (!field || item === undefined || (item === null && !field.nullable)) continue;
    const at = join(path, key);
    if (field.readOnly && !walk.keep.has(at.replaceAll(/\[\d+\]/g, ''))) continue;
    shaped[key] = shape(field, item, at, walk);
  }
  for (const name of schema.required ?? []) {
    if (!Object.hasOwn(shaped, name)) walk.report(violation(join(path, name), 'REQUIRED_FIELD', 'is required'));
  }
  if (schema.oneof) checkOneof(schema.oneof, shaped, path, walk.report);
  return shaped;
}

/** A number or boolean as it is written in JSON; anything else stays text and is refused as such. */
function fromText(schema: Schema, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (schema.type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  if (schema.type === 'integer' || schema.type === 'number') return /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(value) ? Number(value) : value;
  return value;
}

/** A value whose inside is the caller's own: only its depth and its text are looked at. */
function free(value: unknown, path: string, depth: number, report: Report): unknown {
  if (typeof value === 'string') return storable(value, path, report);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > maxDepth) {
    report(violation(path, 'MAX_SIZE', `is nested more than ${maxDepth} levels deep`, { threshold: maxDepth }));
    return null;
  }
  if (Array.isArray(value)) return value.map((item) => free(item, path, depth + 1, report));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [storable(key, path, report), free(item, path, depth + 1, report)]));
}

/** PostgreSQL stores neither null characters nor half of a surrogate pair. */
function storable(text: string, path: string, report: Report): string {
  if (!text.includes('\0') && text.isWellFormed()) return text;
  report(violation(path, 'FORMAT', 'holds a null character or a broken Unicode pair'));
  return '';
}

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);
