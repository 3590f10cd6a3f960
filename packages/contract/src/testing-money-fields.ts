import { pathParameters, type Call } from './call.ts';
import type { Schema } from './field.ts';

/**
 * Every request field that says something about money, found by its name and its type: the one list
 * behind the tests that send false prices. A new field is on it by itself.
 */
export interface MoneyField {
  readonly path: readonly PathStep[];
  readonly schema: Schema;
  /** `taken`: the value of any caller is used. Such a field must be harmless. */
  readonly handling: 'read-only' | 'refused' | 'ignored' | 'taken';
}

export interface PathStep {
  readonly name: string;
  readonly isList: boolean;
}

const moneyWords = new Set([
  'price',
  'prices',
  'amount',
  'amounts',
  'cost',
  'tax',
  'taxes',
  'taxable',
  'discount',
  'discounts',
  'fee',
  'fees',
  'rate',
  'total',
  'totals',
  'subtotal',
  'currency',
  'deposit',
  'charge',
  'charges',
  'credit',
  'credits',
  'balance',
  'payment',
  'payments',
  'pay',
  'paid',
  'due',
  'coupon',
  'gift',
  'membership',
  'memberships',
  'refund',
  'trial',
  'capture',
  'weight',
  'quantity',
  'override',
  'exempt',
  'money',
  'subscription',
  'percentage',
  'percent',
  'shipping',
  'delivery',
  'carrier',
  'conversion',
  'settings',
  'free',
  'credited',
]);

const isMoneyName = (name: string): boolean =>
  name.split(/(?=[A-Z])/).some((word) => moneyWords.has(word.toLowerCase()));
/** A value without a declared inside could hold anything, prices included. */
export function isOpen(schema: Schema): boolean {
  const inner = innerOf(schema);
  return inner.type === undefined || inner.additionalProperties === true;
}

const innerOf = (schema: Schema): Schema =>
  schema.items ??
  (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : schema);

/** Whether the field itself is about money, wherever it is used. */
export const isMoneyLeaf = (name: string, schema: Schema): boolean =>
  isMoneyName(name) ||
  schema.decimal !== undefined ||
  schema.format === 'CURRENCY' ||
  isOpen(schema);

export const writePath = (path: readonly PathStep[]): string =>
  path.map(({ name }) => name).join('.');

export function moneyFieldsOf(call: Pick<Call, 'request' | 'path' | 'accepts'>): MoneyField[] {
  const accepted = new Set([...pathParameters(call.path), ...(call.accepts ?? [])]);
  return walk(call.request, [], false);

  function walk(schema: Schema, before: readonly PathStep[], isInside: boolean): MoneyField[] {
    return Object.entries(schema.properties ?? {}).flatMap(([name, field]): MoneyField[] => {
      const path = [...before, { name, isList: field.type === 'array' }];
      if (accepted.has(writePath(path))) return [];
      const inner = innerOf(field);
      const isMoney = isInside || isMoneyLeaf(name, field);
      if (field.readOnly)
        return isMoney || holdsMoney(inner) ? [{ path, schema: field, handling: 'read-only' }] : [];
      if (field.merchantInput) return [{ path, schema: field, handling: field.merchantInput }];
      if (inner.properties) return walk(inner, path, isMoney);
      return isMoney ? [{ path, schema: field, handling: 'taken' }] : [];
    });
  }
}

const holdsMoney = (schema: Schema): boolean =>
  Object.entries(schema.properties ?? {}).some(
    ([name, field]) => isMoneyLeaf(name, field) || holdsMoney(innerOf(field)),
  );
