import { randomUUID } from 'node:crypto';
import { calls } from '@shopwright/contract';
import type { Schema } from '@shopwright/contract/field';
import {
  moneyFieldsOf,
  writePath,
  type MoneyField,
} from '@shopwright/contract/testing-money-fields';

/**
 * False values for every money field of a call, derived from the contract, so that new fields are
 * included.
 */

export const falseAmounts = ['0', '-1', '1e-9', '1e308', 'NaN', '0.01'] as const;

type Json = Record<string, unknown>;

/** A false value of this type; `turn` selects among the values of an enumeration. */
function lieOf(schema: Schema, amount: string, index: number): unknown {
  if (schema.enum) return schema.enum[index % schema.enum.length];
  switch (schema.type) {
    case 'array':
      return [lieOf(schema.items ?? {}, amount, index)];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Number.isFinite(Number(amount)) ? Number(amount) : 0;
    case 'object': {
      if (schema.properties)
        return Object.fromEntries(
          Object.entries(schema.properties).map(([name, field]) => [
            name,
            lieOf(field, amount, index),
          ]),
        );
      return typeof schema.additionalProperties === 'object'
        ? { any: lieOf(schema.additionalProperties, amount, index) }
        : { price: amount };
    }
    case 'string': {
      if (schema.format === 'CURRENCY') return 'IDR';
      if (schema.format === 'GUID') return randomUUID();
      return schema.format === 'TIMESTAMP' ? '2001-01-01T00:00:00Z' : amount;
    }
    case undefined:
      return amount;
  }
}

/** Adds a field to the body; a list on its path gets at least one entry. */
function withField(body: Json, { path, schema }: MoneyField, amount: string, index: number): Json {
  const [step, ...rest] = path;
  if (!step) return body;
  const inner = (before: unknown): unknown =>
    rest.length === 0
      ? lieOf(schema, amount, index)
      : withField((before ?? {}) as Json, { path: rest, schema, handling: 'taken' }, amount, index);
  const before = body[step.name];
  if (!step.isList || rest.length === 0) return { ...body, [step.name]: inner(before) };
  const [first, ...others] =
    Array.isArray(before) && before.length > 0 ? (before as unknown[]) : [{}];
  return { ...body, [step.name]: [inner(first), ...others] };
}

export interface FalseMoney {
  /** Read-only fields, and fields that are ignored from buyers, all at once. */
  readonly ignored: (body: Json, amount: string, index: number) => Json;
  /** One body for each field that is refused from buyers. */
  readonly refused: readonly {
    readonly field: string;
    readonly body: (body: Json, amount: string, index: number) => Json;
  }[];
}

export function falseMoneyFor(callName: string): FalseMoney {
  const call = calls.find(({ name }) => name === callName);
  if (!call) throw new Error(`There is no call ${callName}.`);
  const fields = moneyFieldsOf(call);
  const silent = fields.filter(
    ({ handling }) => handling === 'read-only' || handling === 'ignored',
  );
  return {
    ignored: (body, amount, index) =>
      silent.reduce((made, field) => withField(made, field, amount, index), body),
    refused: fields
      .filter(({ handling }) => handling === 'refused')
      .map((field) => ({
        field: writePath(field.path),
        body: (body, amount, index) => withField(body, field, amount, index),
      })),
  };
}

/** Calls of visitors and members with a field that only the shop may set. */
export const callsWithFalseMoney: readonly string[] = calls
  .filter(
    (call) =>
      call.who !== 'merchant' && moneyFieldsOf(call).some(({ handling }) => handling !== 'taken'),
  )
  .map(({ name }) => name);
