import { calls, pathParameters, type Call, type Schema } from '@shopwright/contract';
import { callExamples } from '@shopwright/contract/examples/calls';
import { exampleOf } from '@shopwright/contract/examples/example-of';
import { describe, expect, it } from 'vitest';
import { shapeRequest } from './shape.ts';

/** The examples of the API reference are valid requests and answers. */

const check = (
  schema: Schema,
  value: unknown,
  writable: ReadonlySet<string>,
  merchant: boolean,
) => {
  const {
    value: shaped,
    violations,
    forbidden,
  } = shapeRequest(schema, value, { writable, merchant });
  return { violations, forbidden, shaped };
};

/** Answers contain read-only fields, so they are validated as if callers could send them. */
function asSent(schema: Schema): Schema {
  const { readOnly: _readOnly, merchantInput: _merchantInput, ...field } = schema;
  return {
    ...field,
    ...(field.properties
      ? {
          properties: Object.fromEntries(
            Object.entries(field.properties).map(([name, inner]) => [name, asSent(inner)]),
          ),
        }
      : {}),
    ...(field.items ? { items: asSent(field.items) } : {}),
    ...(typeof field.additionalProperties === 'object'
      ? { additionalProperties: asSent(field.additionalProperties) }
      : {}),
  };
}

const takenFrom = (call: Call): ReadonlySet<string> =>
  new Set([...pathParameters(call.path), ...(call.accepts ?? [])]);

describe('every example of the API reference', () => {
  it('is valid for its call, and has no field that the call drops', () => {
    const wrong = calls.flatMap((call) => {
      const { request } = exampleOf(call);
      const { violations, forbidden, shaped } = check(
        call.request,
        request,
        takenFrom(call),
        call.who === 'merchant',
      );
      const dropped = JSON.stringify(sorted(shaped)) !== JSON.stringify(sorted(request));
      return violations.length > 0 || forbidden.length > 0 || dropped
        ? [{ call: call.name, violations, forbidden, ...(dropped ? { request, shaped } : {}) }]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  it('of an answer matches the contract', () => {
    const wrong = calls
      .filter((call) => call.raw !== true)
      .flatMap((call) => {
        const { answer } = exampleOf(call);
        const { violations, shaped } = check(asSent(call.answer), answer, new Set(), true);
        const dropped = JSON.stringify(sorted(shaped)) !== JSON.stringify(sorted(answer));
        return violations.length > 0 || dropped
          ? [{ call: call.name, violations, ...(dropped ? { answer, shaped } : {}) }]
          : [];
      });
    expect(wrong).toEqual([]);
  });

  it('has every path parameter', () => {
    for (const call of calls) {
      const { request } = exampleOf(call);
      for (const name of pathParameters(call.path)) {
        const value = name
          .split('.')
          .reduce<unknown>(
            (at, step) => (at as Record<string, unknown> | undefined)?.[step],
            request,
          );
        expect([call.name, name, typeof value]).toEqual([call.name, name, 'string']);
      }
    }
  });

  it('is written by hand for the calls that storefronts make first', () => {
    const first = [
      'oauth.token',
      'products.queryProducts',
      'collections.queryCollections',
      'currentCart.addToCurrentCart',
      'currentCart.createCheckoutFromCurrentCart',
      'redirects.createRedirectSession',
      'authentication.registerV2',
      'authentication.loginV2',
      'members.queryMembers',
      'orders.searchOrders',
    ];
    expect(first.filter((name) => callExamples[name] === undefined)).toEqual([]);
    expect(
      Object.keys(callExamples).filter((name) => !calls.some((call) => call.name === name)),
    ).toEqual([]);
  });
});

/** Sorts keys, so that values can be compared as text. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
