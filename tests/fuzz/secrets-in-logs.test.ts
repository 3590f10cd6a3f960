import { calls, type Call, type Schema } from '@shopwright/contract';
import type { Db } from '@shopwright/server';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../kit/start-server.ts';
import { createSender, forEach, type Sender, type Sent } from '../kit/raw-http.ts';

/**
 * O1: a canary in every secret field, header, cookie and address, along every error path, is in no
 * line of the log.
 */

const canary = 'canary7Hq2ZxW9pLmN4vBt8KcRy1sUe6Jd3Fa5GoXi0TnVbQwMzP-canary';

let server: TestServer;
let sender: Sender;
let ownerKey: string;
const lines: string[] = [];
let failure: ((values: readonly unknown[]) => Error) | undefined;

/** What the database says when it fails: with the values it was given. */
const failing = (code: string, message: string) => (values: readonly unknown[]) => {
  const quoted = `(${canary}, ${values.map(String).join(', ')})`;
  // Only errors about values (class 22) quote them in the message itself.
  return Object.assign(new Error(code.startsWith('22') ? `${message}: "${quoted}"` : message), {
    code,
    severity: 'ERROR',
    detail: `Failing row contains ${quoted}.`,
    where: quoted,
    parameters: [canary, ...values],
  });
};

const withFailures = (db: Db): Db => ({
  ...db,
  query: (query) => (failure ? Promise.reject(failure(query.values)) : db.query(query)),
  tx: (work, options) => (failure ? Promise.reject(failure([])) : db.tx(work, options)),
});

beforeAll(async () => {
  server = await startServer({
    log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
    wrapDb: withFailures,
  });
  sender = createSender(server.url);
  ownerKey = await server.createApiKey();
});
afterAll(async () => {
  failure = undefined;
  sender.close();
  await server.close();
});

/** The request with the canary in every field marked secret; undefined if there is none. */
function withCanaries(schema: Schema): unknown {
  if (schema.secret && schema.type === 'string') return canary;
  if (schema.items) {
    const item = withCanaries(schema.items);
    return item === undefined ? undefined : [item];
  }
  if (typeof schema.additionalProperties === 'object') {
    const value = withCanaries(schema.additionalProperties);
    return value === undefined ? undefined : { [canary]: value };
  }
  const fields = Object.entries(schema.properties ?? {})
    .map(([name, field]) => [name, withCanaries(field)] as const)
    .filter(([, value]) => value !== undefined);
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

const json = { 'content-type': 'application/json' };

function requests(call: Call): Sent[] {
  const path = call.path.replaceAll(/\{[^}]+\}/g, '3f8a0b1c-1d2e-4f3a-8b4c-5d6e7f8a9b0c');
  const secrets = withCanaries(call.request);
  const packed = Buffer.from(JSON.stringify(secrets ?? { token: canary })).toString('base64url');
  const method = call.method;
  if (method === 'GET' || method === 'DELETE') {
    const flat = Object.entries(secrets ?? {})
      .filter(([, value]) => value === canary)
      .map(([name]) => `${name}=${canary}`)
      .join('&');
    return [
      { method, path: `${path}?.r=${packed}` },
      { method, path: `${path}?${flat}&token=${canary}` },
    ];
  }
  return [
    { method, path, headers: json, body: JSON.stringify(secrets ?? { [canary]: canary }) },
    { method, path, headers: json, body: `{"password":"${canary}"` },
    {
      method,
      path: `${path}?sessionToken=${canary}`,
      headers: { 'content-type': `text/${canary}` },
      body: canary,
    },
  ];
}

const credentials = () => [
  '',
  canary,
  `Bearer ${canary}`,
  `OauthNG.JWS.${canary}.${canary}.${canary}`,
  `SWK.3f8a0b1c-1d2e-4f3a-8b4c-5d6e7f8a9b0c.${canary.slice(0, 43)}`,
  `${canary},${ownerKey}`,
  ownerKey,
];

it('the contract marks secrets, and this test finds them', () => {
  expect(calls.filter((call) => withCanaries(call.request) !== undefined).length).toBeGreaterThan(
    10,
  );
});

it.each<[name: string, fail: typeof failure]>([
  ['while all is well', undefined],
  ['while the database refuses rows', failing('23514', 'new row violates check constraint')],
  ['while the database cannot read values', failing('22P02', 'invalid input syntax for type uuid')],
  ['while the database is away', failing('57P01', 'terminating connection')],
])('no secret is in the log %s', { timeout: 240_000 }, async (_name, fail) => {
  lines.length = 0;
  failure = fail;
  const all = calls.flatMap((call) =>
    requests(call).flatMap((sent) =>
      credentials().map((authorization) => ({
        ...sent,
        headers: {
          ...sent.headers,
          authorization,
          cookie: `session=${canary}`,
          'wix-site-id': '',
          'x-forwarded-for': canary,
        },
      })),
    ),
  );
  let faults = 0;
  await forEach(all, async (sent) => {
    const { status } = await sender.send(sent);
    if (status >= 500 && status !== 501) faults += 1;
  });
  await forEach(
    [
      `/v1/nothing?token=${canary}`,
      `/${canary}%ff`,
      `/v1/products/${canary.repeat(20)}`,
      `/docs?token=${canary}`,
    ],
    async (path) =>
      void (await sender.send({ method: 'GET', path, headers: { authorization: canary } })),
  );
  failure = undefined;

  expect(lines.filter((line) => line.includes('canary')).slice(0, 3)).toEqual([]);
  // The error paths were taken and logged.
  expect(faults > 0 && lines.length > 0).toBe(fail !== undefined);
});
