import { describe, expect, it } from 'vitest';
import { calls } from './calls.ts';
import { describeField, descriptions } from './descriptions.ts';
import type { Schema } from './field.ts';
import { toOpenApi } from './openapi.ts';

const types = collectTypes();

describe('a description', () => {
  it('is written for every call', () => {
    const missing = calls.filter(({ name }) => typeof descriptions[name] !== 'string');
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('is written for every field of every request and answer', () => {
    const missing = [...types.values()].flatMap((type) =>
      Object.entries(type.properties ?? {})
        .filter(([name, field]) => describeField(type, name, field) === undefined)
        .map(([name]) => `${type.title}.${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('describes a call, message, enumeration, field or value of the contract', () => {
    const names = new Set(calls.map(({ name }) => name));
    const stale = Object.entries(descriptions).flatMap(([name, entry]) => {
      const type = types.get(name);
      if (type === undefined && !names.has(name)) return [name];
      if (typeof entry === 'string') return [];
      const describable = new Set([
        'this',
        ...Object.keys(type?.properties ?? {}),
        ...(type?.enum ?? []),
      ]);
      return Object.keys(entry)
        .filter((key) => !describable.has(key))
        .map((key) => `${name}.${key}`);
    });
    expect(stale).toEqual([]);
  });

  it('is a sentence or two that say more than the name', () => {
    const poor = Object.entries(descriptions)
      .flatMap(([name, entry]) =>
        typeof entry === 'string'
          ? [[name, entry] as const]
          : Object.entries(entry).map(([key, text]) => [`${name}.${key}`, text] as const),
      )
      .filter(([name, text]) => !isSentence(text) || repeatsName(name, text));
    expect(poor).toEqual([]);
  });
});

it('every operation of the OpenAPI document has an example of its request and its answer', () => {
  const missing = Object.values(toOpenApi(calls).paths).flatMap((methods) =>
    Object.values(methods).flatMap((operation) => {
      const { operationId, requestBody, responses } = operation as unknown as Operation;
      const bodies = [requestBody, responses[200]].flatMap(
        (body) => body?.content['application/json'] ?? [],
      );
      return bodies.every((body) => 'example' in body) ? [] : [operationId];
    }),
  );
  expect(missing).toEqual([]);
});

interface Operation {
  readonly operationId: string;
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<number, Body | undefined>>;
}
interface Body {
  readonly content: Readonly<Record<string, object | undefined>>;
}

function isSentence(text: string): boolean {
  return (
    /^[A-Z`"\d].*[.)]$/s.test(text) &&
    text.split(' ').length >= 3 &&
    text.length <= 420 &&
    !/\b(whoever|nobody|somebody|anybody|anew|is told|was told|kept)\b/i.test(
      text.replaceAll(/`[^`]*`/g, ''),
    )
  );
}

/** "The display name." says nothing of `displayName`. */
function repeatsName(name: string, text: string): boolean {
  const words = (value: string): string =>
    value
      .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .replaceAll(/[^a-z\d ]|\b(the|a|an|of|its|this)\b/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  return words(text) === words(name.slice(name.lastIndexOf('.') + 1));
}

/** Every message and enumeration of the contract, by title. */
function collectTypes(): Map<string, Schema> {
  const found = new Map<string, Schema>();
  const visit = (schema: Schema): void => {
    if (schema.title !== undefined) {
      if (found.has(schema.title)) return;
      found.set(schema.title, schema);
    }
    for (const field of Object.values(schema.properties ?? {})) visit(field);
    if (schema.items !== undefined) visit(schema.items);
    if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties);
  };
  for (const { request, answer } of calls) {
    visit(request);
    visit(answer);
  }
  return found;
}
