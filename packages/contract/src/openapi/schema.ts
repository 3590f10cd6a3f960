import { describeField, describeType } from '../descriptions.ts';
import type { Annotations, DecimalBounds, Format, Schema } from '../field.ts';

/** A piece of an OpenAPI 3.1 document, which is a piece of JSON Schema 2020-12. */
export type Json = Readonly<Record<string, unknown>>;

const decimalPattern = '^-?\\d{1,18}(\\.\\d{1,9})?$';

/** The closest JSON Schema formats; `x-format` has the wire's own. */
const formats: Record<Format, Json> = {
  GUID: { format: 'uuid' },
  EMAIL: { format: 'email' },
  PHONE: {},
  CURRENCY: { pattern: '^[A-Z]{3}$' },
  COUNTRY: { pattern: '^[A-Z]{2}$' },
  LANGUAGE: { pattern: '^[a-z]{2,3}([-_][A-Za-z0-9]{2,8}){0,3}$' },
  WEB_URL: { format: 'uri', pattern: '^[Hh][Tt][Tt][Pp][Ss]?://' },
  SECURE_WEB_URL: { format: 'uri', pattern: '^[Hh][Tt][Tt][Pp][Ss]://' },
  URL_SLUG: {},
  DECIMAL_VALUE: { pattern: decimalPattern },
  LOCAL_DATE: { format: 'date' },
  TIMESTAMP: { format: 'date-time' },
  BASE64: { contentEncoding: 'base64' },
};

/** A message or enumeration without the annotations of one field. */
function bare(schema: Schema): Schema {
  const { type, title, enum: values, properties, required, oneof } = schema;
  return {
    ...(type ? { type } : {}),
    ...(title === undefined ? {} : { title }),
    ...(values ? { enum: values } : {}),
    ...(properties ? { properties } : {}),
    ...(required ? { required } : {}),
    ...(oneof ? { oneof } : {}),
  };
}

export interface Components {
  /** A reference to a named schema, which is added on first use. */
  readonly toSchema: (schema: Schema, description?: string) => Json;
  /**
   * Adds a named schema without the required fields that are sent elsewhere, such as in the path.
   */
  readonly toSchemaWithout: (schema: Schema, elsewhere: readonly string[]) => Json;
  readonly written: () => Json;
}

/** Messages and enumerations are listed once, under their titles, so a title must be unique. */
export function createComponents(): Components {
  const written = new Map<string, { meaning: string; json: Json }>();

  const name = (schema: Schema, title: string, elsewhere: readonly string[] = []): Json => {
    const what = bare(schema);
    const meaning = JSON.stringify([what, elsewhere]);
    const existing = written.get(title);
    if (existing && existing.meaning !== meaning)
      throw new Error(
        `Two different messages are called ${title}: give one of them another title.`,
      );
    if (!existing) {
      const entry: { meaning: string; json: Json } = { meaning, json: {} };
      written.set(title, entry);
      entry.json = plain({
        ...what,
        ...(what.required
          ? { required: what.required.filter((field) => !elsewhere.includes(field)) }
          : {}),
      });
      const description = describeType(schema);
      if (description !== undefined) entry.json = { ...entry.json, description };
    }
    return { $ref: `#/components/schemas/${title}` };
  };

  const toSchema = (schema: Schema, description?: string): Json => {
    const annotations = {
      ...(description === undefined ? {} : { description }),
      ...annotationsOf(schema),
    };
    if (schema.title === undefined) return { ...plain(schema), ...annotations };
    const reference = name(schema, schema.title);
    return schema.nullable
      ? { anyOf: [reference, { type: 'null' }], ...annotations }
      : { ...reference, ...annotations };
  };

  const plain = (schema: Schema): Json => {
    const {
      type,
      nullable,
      format,
      decimal,
      enum: values,
      items,
      properties,
      additionalProperties,
      required,
      oneof,
    } = schema;
    return {
      ...(schema.title === undefined ? {} : { title: schema.title }),
      ...(type ? { type: nullable ? [type, 'null'] : type } : {}),
      ...(type === 'integer' ? { format: 'int32' } : {}),
      ...(values ? { enum: values } : {}),
      ...(format ? { ...formats[format], 'x-format': format } : {}),
      ...(decimal ? decimalSchema(decimal) : {}),
      ...bounds(schema),
      ...(items ? { items: toSchema(items) } : {}),
      ...(properties ? { properties: fieldsOf(schema, properties) } : {}),
      ...(required && required.length > 0 ? { required } : {}),
      ...(typeof additionalProperties === 'object'
        ? { additionalProperties: toSchema(additionalProperties) }
        : {}),
      ...(additionalProperties === true ? { additionalProperties: true } : {}),
      ...(oneof && properties
        ? { allOf: oneof.map((group) => exclusiveGroup(group, properties)), 'x-oneof': oneof }
        : {}),
    };
  };

  const fieldsOf = (parent: Schema, properties: NonNullable<Schema['properties']>): Json =>
    Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [
        name,
        toSchema(field, describeField(parent, name, field)),
      ]),
    );

  return {
    toSchema,
    toSchemaWithout: (schema, elsewhere) =>
      schema.title === undefined ? toSchema(schema) : name(schema, schema.title, elsewhere),
    written: () =>
      Object.fromEntries(
        [...written].sort(([a], [b]) => (a < b ? -1 : 1)).map(([title, { json }]) => [title, json]),
      ),
  };
}

/** The annotations of a field, which may differ from those of its type. */
function annotationsOf(field: Annotations): Json {
  return {
    ...(field.readOnly ? { readOnly: true } : {}),
    ...(field.deprecated ? { deprecated: true } : {}),
    ...(field.immutable ? { 'x-immutable': true } : {}),
    ...(field.merchantOnly ? { 'x-merchant-only': true } : {}),
    ...(field.merchantInput ? { 'x-merchant-input': field.merchantInput } : {}),
    ...(field.filterable ? { 'x-filterable': true } : {}),
    ...(field.sortable ? { 'x-sortable': true } : {}),
    ...(field.secret ? { 'x-secret': true } : {}),
    ...(field.internal ? { 'x-internal': true } : {}),
  };
}

function bounds({
  minimum,
  maximum,
  minLength,
  maxLength,
  minItems,
  maxItems,
  maxProperties,
}: Schema): Json {
  const all = { minimum, maximum, minLength, maxLength, minItems, maxItems, maxProperties };
  return Object.fromEntries(Object.entries(all).filter(([, bound]) => bound !== undefined));
}

/** A decimal is a string on the wire, so its bounds need our own keywords. */
const decimalSchema = (decimal: DecimalBounds): Json => ({
  pattern: decimalPattern,
  'x-format': 'DECIMAL_VALUE',
  'x-decimal': decimal,
});

/** At most one of the fields is set; null counts as not set. */
function exclusiveGroup(
  group: readonly string[],
  properties: Readonly<Record<string, Schema>>,
): Json {
  const set = group.map((field) =>
    properties[field]?.nullable
      ? { required: [field], properties: { [field]: { not: { type: 'null' } } } }
      : { required: [field] },
  );
  return { oneOf: [...set, { not: { anyOf: set } }] };
}
