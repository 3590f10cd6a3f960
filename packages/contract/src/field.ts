/**
 * The schema language of the contract: JSON Schema with annotations and a TypeScript type. All
 * readers of the contract (validation, answers, OpenAPI, SDK, permission matrix, fuzzer) read these
 * plain objects.
 *
 * As on the provider's wire, a field may be left out unless it is `required(...)`, and may be null
 * only if it is `nullable`.
 */

/** Only for the compiler: the TypeScript type that a schema describes. */
declare const STATIC: unique symbol;

export interface Annotations {
  readonly nullable?: boolean;
  /** Set by the server; ignored when a caller sends it. */
  readonly readOnly?: boolean;
  /** Can be set when the object is created, and not changed later. */
  readonly immutable?: boolean;
  /** Visible to owners and apps only, also in filters and sort orders. */
  readonly merchantOnly?: boolean;
  /**
   * Accepted from the shop only. From any other caller the call is refused (403), or the field is
   * ignored like a read-only one.
   */
  readonly merchantInput?: 'refused' | 'ignored';
  readonly filterable?: boolean;
  readonly sortable?: boolean;
  /** Never written to a log, a trace or an event. */
  readonly secret?: boolean;
  readonly deprecated?: boolean;
  /**
   * Only in the provider's internal declarations; accepted so that nothing its client sends is
   * lost.
   */
  readonly internal?: boolean;
  /** The client converts this field to another form (see sdk). */
  readonly sdk?: 'Address' | 'Image' | 'PageURLV2' | 'VideoV2';
}

export interface DecimalBounds {
  readonly gte?: number;
  readonly gt?: number;
  readonly lte?: number;
  readonly maxScale?: number;
}

export interface Schema<T = unknown> extends Annotations {
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array';
  readonly format?: Format;
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly minItems?: number;
  readonly decimal?: DecimalBounds;
  readonly enum?: readonly string[];
  /** The name of a message or an enumeration: its name in OpenAPI and in types. */
  readonly title?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  /** Groups of which at most one field may be set. */
  readonly oneof?: readonly (readonly string[])[];
  readonly [STATIC]?: T;
}

export type Format =
  | 'GUID'
  | 'EMAIL'
  | 'PHONE'
  | 'CURRENCY'
  | 'COUNTRY'
  | 'LANGUAGE'
  | 'WEB_URL'
  | 'SECURE_WEB_URL'
  | 'URL_SLUG'
  | 'DECIMAL_VALUE'
  | 'LOCAL_DATE'
  | 'TIMESTAMP'
  | 'BASE64';

export type Static<S> = S extends { readonly [STATIC]?: infer T } ? T : never;

type Text = Annotations & Pick<Schema, 'maxLength' | 'minLength' | 'format' | 'decimal'>;
type Numeric = Annotations & Pick<Schema, 'minimum' | 'maximum'>;
type Sized = Annotations & Pick<Schema, 'minItems' | 'maxItems'>;
type Nullable<T, O> = O extends { readonly nullable: true } ? T | null : T;

export const string = <const O extends Text>(options?: O): Schema<Nullable<string, O>> => ({
  type: 'string',
  ...options,
});
export const integer = <const O extends Numeric>(options?: O): Schema<Nullable<number, O>> => ({
  type: 'integer',
  ...options,
});
export const number = <const O extends Numeric>(options?: O): Schema<Nullable<number, O>> => ({
  type: 'number',
  ...options,
});
export const boolean = <const O extends Annotations>(
  options?: O,
): Schema<Nullable<boolean, O>> => ({ type: 'boolean', ...options });
/** RFC 3339 on the wire. */
export const timestamp = <const O extends Annotations>(
  options?: O,
): Schema<Nullable<string, O>> => ({ type: 'string', format: 'TIMESTAMP', ...options });
export const bytes = <const O extends Annotations>(options?: O): Schema<Nullable<string, O>> => ({
  type: 'string',
  format: 'BASE64',
  ...options,
});
/** The fields of the request to apply, as one comma-separated string. */
export const fieldMask = (): Schema<string> => ({
  type: 'string',
  internal: true,
  maxLength: 10_000,
});
/** A free-form JSON object. */
export const struct = <const O extends Annotations>(
  options?: O,
): Schema<Nullable<Record<string, unknown>, O>> => ({
  type: 'object',
  additionalProperties: true,
  ...options,
});
export const anything = <const O extends Annotations>(options?: O): Schema<unknown> => ({
  ...options,
});

export const enumeration = <const V extends readonly string[]>(
  title: string,
  values: V,
): Schema<V[number]> => ({ type: 'string', title, enum: values });

export const list = <S extends Schema, const O extends Sized>(
  items: S,
  options?: O,
): Schema<Nullable<Static<S>[], O>> => ({ type: 'array', items, ...options });

export const map = <S extends Schema, const O extends Annotations & Pick<Schema, 'maxProperties'>>(
  values: S,
  options?: O,
): Schema<Nullable<Record<string, Static<S>>, O>> => ({
  type: 'object',
  additionalProperties: values,
  ...options,
});

/** The same message or enumeration with annotations for one field. */
export const of = <S extends Schema, const O extends Annotations>(
  schema: S,
  options: O,
): Schema<Nullable<Static<S>, O>> =>
  // The cast adds null to the type; the value is a plain copy.
  ({ ...schema, ...options }) as Schema<Nullable<Static<S>, O>>;

interface RequiredMark {
  readonly isRequired: true;
}
export const required = <S extends Schema>(schema: S): S & RequiredMark => ({
  ...schema,
  isRequired: true,
});

type Fields = Readonly<Record<string, Schema>>;
type RequiredKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends RequiredMark ? K : never;
}[keyof F];
export type MessageOf<F extends Fields> = { [K in RequiredKeys<F>]: Static<F[K]> } & {
  [K in Exclude<keyof F, RequiredKeys<F>>]?: Static<F[K]>;
};

export interface Message<T = unknown> extends Schema<T> {
  readonly title: string;
  readonly properties: Readonly<Record<string, Schema>>;
}

export function message<F extends Fields>(
  title: string,
  fields: F,
  options: Pick<Schema, 'oneof'> = {},
): Message<MessageOf<F>> {
  const names = Object.keys(fields).filter(
    (name) => fields[name] !== undefined && 'isRequired' in fields[name],
  );
  return {
    type: 'object',
    title,
    properties: fields,
    ...(names.length > 0 ? { required: names } : {}),
    ...options,
  };
}
