import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { domainEvents, plainEvents } from './events.ts';
import type { Schema } from './field.ts';

/**
 * The contract against the facts: every path, method, field, bound and enum value, or a reason
 * here.
 */

interface FactField {
  ref?: string;
  type?: string;
  items?: FactField | undefined;
  values?: FactField;
  nullable?: boolean;
  readonly?: boolean;
  immutable?: boolean;
  required?: boolean;
  maxLength?: number;
  minLength?: number;
  min?: number;
  max?: number;
  maxSize?: number;
  minSize?: number;
  format?: string;
  enum?: string[];
  decimal?: Record<string, number>;
  sdkTransform?: string;
  restShape?: string;
}
interface FactCall {
  area: string;
  httpMethod: string;
  protoPath: string;
  publicUrl: string;
  publicAliases?: string[];
  otherPaths: string[];
  seedMethod?: string;
  beyondSeed?: boolean;
  hasGetFallback?: boolean;
  permissionIds?: string[];
  applicationErrors?: string[];
  request: Record<string, FactField>;
  response: Record<string, FactField>;
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../facts/${name}.json`, import.meta.url), 'utf8')) as T;
const factCalls = read<FactCall[]>('calls');
const factTypes = read<Record<string, { fields: Record<string, FactField> }>>('types');

const exceptions = {
  /** Areas whose calls are not part of the product. */
  areas: new Map([
    ['graphql', 'the client answers honestly that there is none'],
    ['members-authorization', 'roles of members are badges of the provider; staff roles are ours'],
  ]),
  /** The token calls are written by hand: one body for all grants, both spellings. */
  handWritten: new Set(['oauth']),
  /** Recursive free values are carried as free JSON objects. */
  freeTypes: new Set(['ListValue', 'MapValue', 'V1ListValue', 'V1MapValue']),
  /** The zero value of an older release, never sent. */
  enumValues: new Set(['UNKNOWN_TARGET']),
  /** The rich form of texts is served with the products of Catalog V3; until then HTML is. */
  missingFields: new Set([
    'infoSectionsV3#InfoSection.description',
    'infoSectionsV3#InfoSectionForGetOrCreate.description',
  ]),
  /** POST is taken by creating a request; the query is short enough never to need it. */
  noPostFallback: new Set(['/v1/back-in-stock-notification-requests']),
};

const served = factCalls.filter((fact) => !exceptions.areas.has(fact.area));
const find = (fact: FactCall): Call | undefined => {
  const has = (call: Call, path: string) => call.path === path || call.aliases.includes(path);
  return calls.find(
    (call) =>
      call.method === fact.httpMethod && has(call, fact.publicUrl) && has(call, fact.protoPath),
  );
};

describe('the contract covers the specification', () => {
  it('has all 79 calls of the specification', () => {
    expect(served.filter((fact) => fact.beyondSeed !== true)).toHaveLength(79);
  });

  it.each(served.map((fact) => [`${fact.httpMethod} ${fact.publicUrl}`, fact] as const))(
    '%s',
    (_name, fact) => {
      const call = find(fact);
      if (!call) throw new Error(`no call at ${fact.httpMethod} ${fact.protoPath}`);
      const paths = [call.path, ...call.aliases];
      expect(paths).toEqual(
        expect.arrayContaining([...(fact.publicAliases ?? []), ...fact.otherPaths]),
      );
      if (fact.hasGetFallback && !exceptions.noPostFallback.has(fact.protoPath))
        expect(call.postFallback).toBe(true);
      expect(call.errors).toEqual(expect.arrayContaining(fact.applicationErrors ?? []));
      if (fact.permissionIds?.[0]) expect(call.permission).toBe(fact.permissionIds[0]);
      if (exceptions.handWritten.has(fact.area)) return;
      const differences: string[] = [];
      compareFields(fact.request, call.request, 'request', differences, new Set());
      compareFields(fact.response, call.answer, 'answer', differences, new Set());
      expect(differences).toEqual([]);
    },
  );

  it('has every event', () => {
    expect([...domainEvents, ...plainEvents].sort()).toEqual(read<string[]>('events'));
  });
});

function compareFields(
  fields: Record<string, FactField>,
  schema: Schema,
  at: string,
  out: string[],
  seen: Set<string>,
): void {
  for (const [name, fact] of Object.entries(fields)) {
    const field = schema.properties?.[name];
    if (!field) out.push(`${at}.${name} is missing`);
    else compareField(fact, field, `${at}.${name}`, out, seen);
    if (fact.required && !schema.required?.includes(name))
      out.push(`${at}.${name} is not required`);
  }
}

function compareField(
  fact: FactField,
  field: Schema,
  at: string,
  out: string[],
  seen: Set<string>,
): void {
  const same = (what: string, expected: unknown, actual: unknown) => {
    if (JSON.stringify(expected) !== JSON.stringify(actual))
      out.push(`${at}: ${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`);
  };
  same('nullable', fact.nullable ?? false, field.nullable ?? false);
  same('readOnly', fact.readonly ?? false, field.readOnly ?? false);
  same('immutable', fact.immutable ?? false, field.immutable ?? false);
  same('sdk form', fact.sdkTransform, field.sdk);
  if (fact.ref) return compareMessage(fact.ref, field, at, out, seen);
  if (fact.items?.restShape === 'FieldMask') return same('type', 'string', field.type);
  same('type', wireTypes[fact.type ?? ''], field.type);
  if (fact.type === 'map') same('maxProperties', fact.maxSize, field.maxProperties);
  // The facts write the bounds of a list's strings next to the list's own.
  const listOfStrings = fact.items?.type === 'string';
  if (fact.items)
    compareField(
      listOfStrings
        ? {
            ...fact,
            ...fact.items,
            nullable: false,
            readonly: false,
            immutable: false,
            required: false,
            items: undefined,
          }
        : fact.items,
      field.items ?? {},
      `${at}[]`,
      out,
      seen,
    );
  if (fact.values)
    compareField(
      fact.values,
      typeof field.additionalProperties === 'object' ? field.additionalProperties : {},
      `${at}{}`,
      out,
      seen,
    );
  if (fact.type === 'array')
    return same('size', [fact.minSize, fact.maxSize], [field.minItems, field.maxItems]);
  same(
    'format',
    fact.type === 'timestamp' ? 'TIMESTAMP' : fact.type === 'bytes' ? 'BASE64' : fact.format,
    field.format,
  );
  same('maxLength', fact.maxLength, field.maxLength);
  same('minLength', fact.minLength, field.minLength);
  same('minimum', fact.min, field.minimum);
  // An int64 is sent as a string; its bound is stored as a decimal.
  if (fact.max !== undefined)
    same('maximum', fact.max, fact.type === 'string' ? field.decimal?.lte : field.maximum);
  if (fact.decimal) same('decimal', fact.decimal, field.decimal);
  const missing = (fact.enum ?? []).filter(
    (value) => !field.enum?.includes(value) && !exceptions.enumValues.has(value),
  );
  if (missing.length > 0) out.push(`${at}: enum lacks ${missing.join(', ')}`);
}

function compareMessage(
  ref: string,
  field: Schema,
  at: string,
  out: string[],
  seen: Set<string>,
): void {
  // An older release of a package declares the same message: the newer declaration counts for both.
  const current = ref.replace(/@[\d.]+#/, '#');
  const name = current in factTypes ? current : ref;
  if (exceptions.freeTypes.has(name.split('#')[1] ?? '')) return;
  const pair = `${name} ${field.title}`;
  if (seen.has(pair)) return;
  seen.add(pair);
  const fields = Object.entries(factTypes[name]?.fields ?? {}).filter(
    ([fieldName]) => !exceptions.missingFields.has(`${name}.${fieldName}`),
  );
  compareFields(Object.fromEntries(fields), field, at, out, seen);
}

const wireTypes: Record<string, string | undefined> = {
  string: 'string',
  enum: 'string',
  timestamp: 'string',
  bytes: 'string',
  int: 'integer',
  double: 'number',
  boolean: 'boolean',
  struct: 'object',
  map: 'object',
  array: 'array',
  any: undefined,
};
