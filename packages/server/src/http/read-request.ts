import { isUtf8 } from 'node:buffer';
import { pathParameters } from '@shopwright/contract';
import { RequestRefused } from './request-refused.ts';

/**
 * The forms of a request's input: a JSON body, flat dotted query keys, or one `.r` parameter of
 * base64url JSON.
 */

type Json = Record<string, unknown>;

export interface RequestParts {
  readonly query: Record<string, string | string[]>;
  readonly body: unknown;
}

export interface ReadRequest {
  readonly value: Json;
  /** Came as text, so numbers and booleans arrive as strings. */
  readonly textual: boolean;
}

/** An empty body counts as none: a DELETE may declare JSON, send nothing and use its query. */
export function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  if (!isUtf8(bytes)) throw new RequestRefused('The body is not valid UTF-8.');
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    throw new RequestRefused(
      `The body is not valid JSON: ${error instanceof Error ? error.message : 'it cannot be read'}.`,
    );
  }
}

/** OAuth clients send forms: flat names, the last value wins. */
export function parseForm(bytes: Buffer): Json {
  if (!isUtf8(bytes)) throw new RequestRefused('The body is not valid UTF-8.');
  return Object.fromEntries(new URLSearchParams(bytes.toString('utf8')));
}

export function readRequest(parts: RequestParts): ReadRequest {
  if (parts.body !== undefined) {
    if (!isJson(parts.body)) throw new RequestRefused('The body must be a JSON object.');
    return { value: parts.body, textual: false };
  }
  const packed = parts.query['.r'];
  if (packed !== undefined) return unpack(Array.isArray(packed) ? (packed[0] ?? '') : packed);
  return { value: nest(parts.query), textual: true };
}

/** Path parameters override their copies in the query or body. */
export function createPathParameters(
  path: string,
): (value: Json, values: Readonly<Record<string, string>>) => void {
  const parameters = pathParameters(path).map((name, index) => ({
    steps: name.split('.'),
    key: parameterKey(index),
  }));
  return (value, values) => {
    for (const { steps, key } of parameters) setAt(value, steps, values[key]);
  };
}

/**
 * The name of a path parameter in the router, which does not support dots in names: parameters are
 * numbered.
 */
export const parameterKey = (index: number): string => `p${index}`;

function unpack(packed: string): ReadRequest {
  const value = parseJson(Buffer.from(packed, 'base64url'));
  if (isJson(value)) return { value, textual: false };
  throw new RequestRefused('The parameter .r must be base64url of a JSON object.');
}

/** `a.b=1` becomes `{a: {b: '1'}}`; a repeated key becomes a list. */
function nest(query: Record<string, string | string[]>): Json {
  const value: Json = {};
  for (const [key, text] of Object.entries(query)) setAt(value, key.split('.', 8), text);
  return value;
}

function setAt(target: Json, steps: readonly string[], leaf: unknown): void {
  let at = target;
  for (const step of steps.slice(0, -1)) {
    const next = Object.hasOwn(at, step) ? at[step] : undefined;
    if (isJson(next)) at = next;
    else {
      const made: Json = {};
      define(at, step, made);
      at = made;
    }
  }
  define(at, steps.at(-1) ?? '', leaf);
}

/** Plain assignment would reach the prototype for a key named `__proto__`. */
function define(target: Json, key: string, value: unknown): void {
  Object.defineProperty(target, key, {
    value,
    enumerable: true,
    writable: true,
    configurable: true,
  });
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
