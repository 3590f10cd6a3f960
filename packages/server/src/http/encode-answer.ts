import type { Schema } from '@shopwright/contract';
import { isObject } from '../kernel/is-object.ts';

/**
 * Encodes answers by their schema, so that undeclared fields never leave the server and fields for
 * the shop are omitted for other callers. An encoder consists of closures that are created on first
 * use: generating code took half a second for some calls.
 */
export type Encode = (answer: unknown, forMerchant: boolean) => string;
/**
 * A part of an answer that its declared schema has encoded before, for example when it was stored.
 * The encoder accepts it only where the answer declares the same schema. The symbol cannot come
 * from a request.
 */
export interface EncodedPart {
  readonly [ENCODED_BY]: Schema;
  readonly text: string;
}
const ENCODED_BY = Symbol('encoded by');

/** One message, or for a list all its items, separated by commas. */
export const encodedPart = (schema: Schema, text: string): EncodedPart => ({
  [ENCODED_BY]: schema,
  text,
});

/** Undefined: the field is omitted. */
type Write = (value: unknown) => string | undefined;

export function createEncoders(): (schema: Schema) => Encode {
  const forMerchants = createWriters(true);
  const forOthers = createWriters(false);
  return (schema) => (answer, forMerchant) => {
    const write = forMerchant ? forMerchants(schema) : forOthers(schema);
    const texts = isReusable(answer) ? answer[ENCODED_TEXTS] : undefined;
    const encoded = texts?.get(write);
    if (encoded !== undefined) return encoded;
    const text = write(answer) ?? '{}';
    texts?.set(write, text);
    return text;
  };
}

const ENCODED_TEXTS = Symbol('encoded texts');

interface ReusableAnswer {
  readonly [ENCODED_TEXTS]: Map<Write, string>;
}

/**
 * Marks an answer that is sent several times without change. Its schema writes it as any other, but
 * only once for each schema and audience; the text is stored with the object. Never change a marked
 * object.
 */
export const reusableAnswer = <Answer extends object>(answer: Answer): Answer =>
  Object.defineProperty(answer, ENCODED_TEXTS, { value: new Map<Write, string>() });

const isReusable = (answer: unknown): answer is ReusableAnswer =>
  typeof answer === 'object' && answer !== null && ENCODED_TEXTS in answer;

function createWriters(forMerchant: boolean): (schema: Schema) => Write {
  const writers = new Map<Schema, Write>();
  const writerOf = (schema: Schema): Write => {
    const found = writers.get(schema);
    if (found) return found;
    const made = schema.nullable ? orNull(make(schema)) : make(schema);
    writers.set(schema, made);
    return made;
  };
  const make = (schema: Schema): Write => {
    if (schema.properties) {
      const write = messageWriter(schema.properties, forMerchant, writerOf);
      return (value) => (isEncoded(value) ? encodedText(value, schema) : write(value));
    }
    if (typeof schema.additionalProperties === 'object')
      return mapWriter(schema.additionalProperties, writerOf);
    if (schema.items) {
      const { items } = schema;
      const write = listWriter(items, writerOf);
      return (value) => (isEncoded(value) ? `[${encodedText(value, items)}]` : write(value));
    }
    return plainWriters[schema.type ?? 'object'];
  };
  return writerOf;
}

const isEncoded = (value: unknown): value is EncodedPart =>
  typeof value === 'object' && value !== null && ENCODED_BY in value;

const encodedText = (part: EncodedPart, declared: Schema): string =>
  part[ENCODED_BY] === declared ? part.text : misfit(declared.title ?? 'another message', part);

const orNull =
  (write: Write): Write =>
  (value) =>
    value === null ? 'null' : write(value);

interface Field {
  readonly start: string;
  readonly schema: Schema;
  write?: Write;
}

function messageWriter(
  properties: Readonly<Record<string, Schema>>,
  forMerchant: boolean,
  writerOf: (schema: Schema) => Write,
): Write {
  const visible = Object.entries(properties).filter(
    ([, schema]) => forMerchant || !schema.merchantOnly,
  );
  const fields = new Map(
    visible.map(([name, schema]): [string, Field] => [
      name,
      { start: `${JSON.stringify(name)}:`, schema },
    ]),
  );
  return (value) => {
    if (!isObject(value)) return undefined;
    let text = '{';
    for (const name of Object.keys(value)) {
      const field = fields.get(name);
      const inner =
        field === undefined || value[name] === undefined
          ? undefined
          : (field.write ??= writerOf(field.schema))(value[name]);
      if (field !== undefined && inner !== undefined)
        text += text.length === 1 ? field.start + inner : `,${field.start}${inner}`;
    }
    return `${text}}`;
  };
}

function mapWriter(values: Schema, writerOf: (schema: Schema) => Write): Write {
  const write = writerOf(values);
  return (value) => {
    if (!isObject(value)) return undefined;
    const entries = Object.keys(value)
      .map((key) => [key, write(value[key])] as const)
      .filter(([, inner]) => inner !== undefined);
    return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${inner}`).join(',')}}`;
  };
}

function listWriter(items: Schema, writerOf: (schema: Schema) => Write): Write {
  const write = writerOf(items);
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    // The official client fails on a null in a list.
    return `[${value.map((item: unknown) => write(item) ?? misfit('a list of', item)).join(',')}]`;
  };
}

/**
 * A null in a field that is not nullable is omitted; a value of another type is a bug of ours and
 * answered as one.
 */
const plainWriters: Record<NonNullable<Schema['type']>, Write> = {
  string: (value) => {
    if (typeof value === 'string') return JSON.stringify(value);
    if (value instanceof Date) return `"${value.toISOString()}"`;
    if (typeof value === 'number' || typeof value === 'bigint') return `"${value}"`;
    return value === null ? undefined : misfit('text', value);
  },
  number: writeNumber,
  integer: (value) => {
    const text = writeNumber(value);
    return text === undefined || Number.isInteger(Number(text))
      ? text
      : misfit('a whole number', value);
  },
  boolean: (value) =>
    typeof value === 'boolean'
      ? String(value)
      : value === null
        ? undefined
        : misfit('true or false', value),
  // Free-form content.
  object: (value) => (value === null ? undefined : JSON.stringify(value)),
  array: (value) => (Array.isArray(value) ? JSON.stringify(value) : undefined),
};

/** PostgreSQL returns exact numbers as text. */
function writeNumber(value: unknown): string | undefined {
  if (value === null) return undefined;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number)
    ? String(number)
    : misfit('a number', value);
}

function misfit(declared: string, value: unknown): never {
  throw new TypeError(
    `An answer does not fit its schema: ${declared} is declared, ${value === null ? 'null' : typeof value} was given.`,
  );
}
