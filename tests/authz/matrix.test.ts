import { calls } from '@shopwright/contract';
import { mountPoints } from '@shopwright/server/http/mount';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../kit/start-server.ts';
import { createSender, forEach, type Answered, type Sender } from '../kit/raw-http.ts';
import { allActors, type Actor } from './actors.ts';
import { table, type Row } from './table/index.ts';

/** A1: every call, tried by everyone, is open to exactly those the hand-written table names. */

let server: TestServer;
let sender: Sender;
let actors: Actor[];

beforeAll(async () => {
  let now = Date.now();
  server = await startServer({ clock: () => new Date(now) });
  sender = createSender(server.url);
  actors = await allActors(server, () => {
    now += 5 * 60 * 60 * 1000;
  });
});
afterAll(async () => {
  sender.close();
  await server.close();
});

/** What the hand-written table says, never what the contract declares. */
function expected([who, permission]: Row, actor: Actor): 'open' | 401 | 403 {
  if (who === 'public') return 'open';
  if (actor.kind === 'unknown') return 401;
  if (permission !== undefined && actor.holds?.(permission)) return 'open';
  const open = {
    anyone: ['visitor', 'member', 'shop', 'member with a key'],
    member: ['member', 'member with a key'],
    merchant: [] as string[],
  }[who];
  return open.includes(actor.kind) ? 'open' : 403;
}

/** Decided by the door itself: a handler may have refusals of its own. */
function decision({ status, text }: Answered): 'open' | 401 | 403 {
  if (status === 401 && text.includes('"UNAUTHENTICATED"')) return 401;
  if (status === 403 && text.includes('"PERMISSION_DENIED"')) return 403;
  return 'open';
}

const pathOf = (path: string): string =>
  path.replaceAll(/\{[^}]+\}/g, '3f8a0b1c-1d2e-4f3a-8b4c-5d6e7f8a9b0c');
const send = async (
  method: string,
  path: string,
  authorization: string | undefined,
): Promise<Answered> =>
  sender.send({
    method,
    path: pathOf(path),
    headers: authorization === undefined ? {} : { authorization },
  });

describe('every call is open to exactly those the table names', () => {
  it.each(calls.map((call) => [call.name, call] as const))('%s', async (_name, call) => {
    const row = table[call.name];
    if (!row)
      throw new Error(`${call.name} is not in tests/authz/table: write down who may make it.`);
    const cells: [string, string | number][] = [];
    const right: [string, string | number][] = [];
    for (const actor of actors) {
      const answer = await send(call.method, call.path, await actor.authorization(call.name));
      cells.push([actor.name, decision(answer)]);
      right.push([actor.name, expected(row, actor)]);
      expect(answer.status, `${actor.name}: ${answer.text}`).toSatisfy((status) => status < 500);
    }
    expect(Object.fromEntries(cells)).toEqual(Object.fromEntries(right));
  });
});

it('every alias refuses unauthenticated callers like its call', async () => {
  const points = calls.flatMap((call) => mountPoints(call).map((point) => ({ ...point, call })));
  await forEach(points, async ({ method, path, call }) => {
    expect(decision(await send(method, path, 'garbage')), `${method} ${path}`).toBe(
      call.who === 'public' ? 'open' : 401,
    );
    expect(decision(await send(method, `/${path}/`, 'garbage')), `${method} /${path}/`).toBe(
      call.who === 'public' ? 'open' : 401,
    );
  });
});

it('answers missing, damaged and expired tokens alike on every call', async () => {
  const seen = new Set<string>();
  const unknown = actors.filter((actor) => actor.kind === 'unknown');
  await forEach(
    calls.filter((call) => call.who !== 'public'),
    async (call) => {
      for (const actor of unknown) {
        const { status, headers, text } = await send(
          call.method,
          call.path,
          await actor.authorization(call.name),
        );
        // Calls that a browser opens have a content policy in every answer, for every caller.
        const {
          date: _date,
          'x-wix-request-id': _id,
          'referrer-policy': _policy,
          ...rest
        } = headers;
        seen.add(JSON.stringify({ status, rest, text }));
      }
    },
  );
  expect([...seen]).toHaveLength(1);
  expect(JSON.parse(JSON.parse([...seen][0] ?? '{}').text)).toEqual({
    message: expect.stringContaining('POST /oauth2/token'),
    details: {
      applicationError: { code: 'UNAUTHENTICATED', description: expect.any(String), data: {} },
    },
  });
});

it('a forbidden call gets one error shape, before its body is validated', async () => {
  const visitor = actors.find((actor) => actor.kind === 'visitor');
  await forEach(
    calls.filter((call) => call.who === 'merchant'),
    async (call) => {
      const { status, text } = await sender.send({
        method: call.method,
        path: pathOf(call.path),
        headers: {
          authorization: await visitor?.authorization(call.name),
          ...(call.method === 'GET' || call.method === 'DELETE'
            ? {}
            : { 'content-type': 'application/json' }),
        },
        ...(call.method === 'GET' || call.method === 'DELETE' ? {} : { body: '{"query":5}' }),
      });
      expect(status, call.name).toBe(403);
      expect(JSON.parse(text)).toEqual({
        message: expect.any(String),
        details: {
          applicationError: {
            code: 'PERMISSION_DENIED',
            description: expect.any(String),
            data: {},
          },
        },
      });
    },
  );
});

it('the table names every call, and nothing else', () => {
  expect(Object.keys(table).toSorted()).toEqual(calls.map((call) => call.name).toSorted());
});

it('the contract declares the permissions of the table', () => {
  expect(
    Object.fromEntries(
      calls.map((call) => [
        call.name,
        call.permission === undefined ? [call.who] : [call.who, call.permission],
      ]),
    ),
  ).toEqual(table);
});
