import { calls, type Schema } from '@shopwright/contract';
import { MAX_OFFSET } from '@shopwright/contract/shared/paging';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../kit/start-server.ts';

/** B6: no request makes the database skip a million rows. */

let server: TestServer;
let key: string;
beforeAll(async () => {
  server = await startServer();
  key = await server.createApiKey();
});
afterAll(() => server.close());

/** Where a request names how many to skip: `paging.offset`, `query.paging.offset`. */
function offsetsIn(schema: Schema, path: readonly string[] = []): string[][] {
  if (path.length > 3) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    name === 'offset' && path.at(-1) === 'paging'
      ? [[...path, name]]
      : offsetsIn(field, [...path, name]),
  );
}
const nested = (path: readonly string[], value: number): object =>
  path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as object;
const paged = calls.flatMap((call) =>
  offsetsIn(call.request).map((path) => [call.name, path.join('.'), call, path] as const),
);

it('finds calls with an offset', () => expect(paged.length).toBeGreaterThan(8));

it.each(paged)(
  '%s refuses a %s beyond 10,000 with its reason',
  async (_name, field, call, path) => {
    const body = nested(path, MAX_OFFSET + 1);
    const url = `${server.url}${call.path.replaceAll(/\{[^}]+\}/g, '11111111-1111-4111-8111-111111111111')}`;
    const answer =
      call.method === 'GET'
        ? await fetch(`${url}?.r=${Buffer.from(JSON.stringify(body)).toString('base64url')}`, {
            headers: { authorization: key },
          })
        : await fetch(url, {
            method: call.method,
            headers: { authorization: key, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          });
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining(`${field}\\" must not be greater than ${MAX_OFFSET}`),
    ]);
  },
);

it('accepts an offset of exactly 10,000', async () => {
  const answer = await fetch(`${server.url}/v1/products/query-platformized`, {
    method: 'POST',
    headers: { authorization: key, 'content-type': 'application/json' },
    body: JSON.stringify({ query: { paging: { offset: MAX_OFFSET, limit: 1 } } }),
  });
  expect(answer.status).toBe(200);
});
