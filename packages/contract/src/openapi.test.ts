import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { pathParameters, service, type Call } from './call.ts';
import { calls } from './calls.ts';
import { enumeration, list, message, of, required, string } from './field.ts';
import { toOpenApi } from './openapi.ts';

type Json = Record<string, unknown>;

const document = toOpenApi(calls);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method,
    operation: operation as Json,
  })),
);
const operationOf = (call: Call) =>
  operations.find(({ operation }) => operation['operationId'] === call.name);

it('is a valid OpenAPI 3.1 document', async () => {
  const result = await new Validator().validate(structuredClone(document));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

it('has every call with its method, callers and other paths', () => {
  for (const call of calls) {
    const found = operationOf(call);
    expect(found, call.name).toBeDefined();
    expect(found?.method.toUpperCase()).toBe(call.method);
    expect(found?.path.replaceAll(/\{[^}]+\}/g, '{}')).toBe(
      call.path.replaceAll(/\{[^}]+\}/g, '{}'),
    );
    expect(found?.operation['x-who']).toBe(call.who);
    expect(found?.operation['x-permission']).toBe(call.permission);
    expect(found?.operation['x-errors'] ?? []).toEqual(call.errors);
    expect(found?.operation['x-aliases'] ?? []).toEqual(call.aliases);
    expect((found?.operation['security'] as unknown[] | undefined)?.length === 0).toBe(
      call.who === 'public',
    );
  }
  const fallbacks = calls.filter((call) => call.postFallback).length;
  expect(operations).toHaveLength(calls.length + fallbacks);
});

it('describes the permission, errors and other paths of every operation', () => {
  for (const call of calls) {
    const { description, 'x-codeSamples': samples } = operationOf(call)?.operation ?? {};
    const facts = [...call.errors, ...call.aliases, ...(call.permission ? [call.permission] : [])];
    for (const fact of facts) expect(description, call.name).toContain(`\`${fact}\``);
    expect(samples, call.name).toMatchObject([
      { lang: 'Shell', source: expect.stringMatching(/^curl /) as unknown },
    ]);
  }
});

it('has unique operation ids, and no two paths that differ only in parameter names', () => {
  const ids = operations.map(({ operation }) => operation['operationId']);
  expect(new Set(ids).size).toBe(ids.length);
  const shapes = Object.keys(document.paths).map((path) => path.replaceAll(/\{[^}]+\}/g, '{}'));
  expect(new Set(shapes).size).toBe(shapes.length);
});

it('declares exactly the parameters of each path as path parameters', () => {
  for (const { path, operation } of operations) {
    const declared = ((operation['parameters'] ?? []) as Json[])
      .filter((parameter) => parameter['in'] === 'path')
      .map((parameter) => parameter['name']);
    expect(declared, path).toEqual(pathParameters(path));
    expect(new Set(declared).size, path).toBe(declared.length);
  }
});

it('has no dangling references', () => {
  const targets = new Set(
    Object.entries(document.components).flatMap(([kind, entries]) =>
      Object.keys(entries).map((name) => `#/components/${kind}/${name}`),
    ),
  );
  const loose: string[] = [];
  walk(document, (node) => {
    const reference = node['$ref'];
    if (typeof reference === 'string' && !targets.has(reference)) loose.push(reference);
  });
  expect(loose).toEqual([]);
});

it('declares nullability, bounds, formats and annotations of fields', () => {
  const { schemas } = toOpenApi([
    service([])({
      name: 'tea.brew',
      method: 'POST',
      path: '/v1/tea/{tea.id}',
      who: 'anyone',
      request: message(
        'BrewRequest',
        {
          tea: message('Tea', {
            id: string({ readOnly: true, format: 'GUID' }),
            note: string({ nullable: true, maxLength: 9 }),
            price: string({ decimal: { gte: 0 } }),
          }),
          leaf: of(enumeration('Leaf', ['GREEN', 'BLACK']), { nullable: true, deprecated: true }),
          sizes: required(list(string({ secret: true }), { minItems: 1 })),
        },
        { oneof: [['tea', 'leaf']] },
      ),
      answer: message('BrewAnswer', {}),
    }),
  ]).components as { schemas: Record<string, Json> };

  expect(schemas['Tea']?.['properties']).toEqual({
    id: { type: 'string', format: 'uuid', 'x-format': 'GUID', readOnly: true },
    note: { type: ['string', 'null'], maxLength: 9 },
    price: {
      type: 'string',
      pattern: '^-?\\d{1,18}(\\.\\d{1,9})?$',
      'x-format': 'DECIMAL_VALUE',
      'x-decimal': { gte: 0 },
    },
  });
  expect(schemas['BrewRequest']?.['properties']).toMatchObject({
    tea: { $ref: '#/components/schemas/Tea' },
    leaf: { anyOf: [{ $ref: '#/components/schemas/Leaf' }, { type: 'null' }], deprecated: true },
    sizes: { type: 'array', minItems: 1, items: { type: 'string', 'x-secret': true } },
  });
  expect(schemas['BrewRequest']?.['required']).toEqual(['sizes']);
  expect(schemas['BrewRequest']?.['x-oneof']).toEqual([['tea', 'leaf']]);
});

it('lets a query be sent flat or packed', () => {
  const query = calls.find((call) => call.name === 'products.queryProducts');
  const parameters = (query && operationOf(query)?.operation['parameters']) as Json[];
  expect(parameters.map((parameter) => parameter['name'])).toEqual(
    expect.arrayContaining([
      'query.paging.limit',
      'query.paging.offset',
      'query.cursorPaging.cursor',
      '.r',
    ]),
  );
  expect(parameters.find((parameter) => parameter['name'] === '.r')?.['schema']).toMatchObject({
    contentEncoding: 'base64url',
    contentMediaType: 'application/json',
    contentSchema: { $ref: '#/components/schemas/ProductsQueryProductsRequest' },
  });
});

it('refuses two different schemas with one title, and reuses equal ones', () => {
  const call = service([]);
  const brew = (answer: ReturnType<typeof message>) =>
    call({
      name: 'tea.brew',
      method: 'GET',
      path: '/v1/tea',
      who: 'anyone',
      request: message('BrewRequest', {}),
      answer,
    });
  const tea = message('Tea', { name: string() });
  expect(() =>
    toOpenApi([
      brew(
        message('BrewAnswer', {
          one: tea,
          other: of(tea, { nullable: true, readOnly: true }),
          many: list(tea),
        }),
      ),
    ]),
  ).not.toThrow();
  expect(() =>
    toOpenApi([
      brew(
        message('BrewAnswer', {
          one: tea,
          other: message('Tea', { name: string({ maxLength: 3 }) }),
        }),
      ),
    ]),
  ).toThrow('Two different messages are called Tea');
});

it('equals docs/api/openapi.json', () => {
  const said = execFileSync(
    process.execPath,
    [fileURLToPath(new URL('./generate.ts', import.meta.url)), '--check'],
    { encoding: 'utf8' },
  );
  expect(said).toContain('is current');
});

function walk(value: unknown, visit: (node: Json) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as Json);
  for (const inner of Object.values(value)) walk(inner, visit);
}
