import { calls, type Call } from '@shopwright/contract';
import { mountPoints } from '@shopwright/server/http/mount';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember } from '../kit/members.ts';
import { startServer, type TestServer } from '../kit/start-server.ts';
import { badRequests, type BadRequest } from './bad-requests.ts';
import { createSender, forEach, sendBytes, type Answered, type Sender } from '../kit/raw-http.ts';
import { whatIsWrong } from './wire-shape.ts';

/**
 * B2: bad input on every mounted path and alias is a 4xx in the wire's shape, never a 5xx, and the
 * process lives on.
 */

let server: TestServer;
let sender: Sender;
let ownerKey: string;
let memberToken: string;

beforeAll(async () => {
  server = await startServer();
  sender = createSender(server.url);
  ownerKey = await server.createApiKey();
  const granted = await sender.send({
    method: 'POST',
    path: '/oauth2/token',
    headers: { authorization: ownerKey, 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'authorized_client', member_id: await addMember(server) }),
  });
  memberToken = (JSON.parse(granted.text) as { access_token: string }).access_token;
});
afterAll(async () => {
  sender.close();
  await server.close();
});

/** A caller with access: calls about the own account are not the merchant's. */
const callerOf = ({ who, permission }: Call): string =>
  who === 'member' && permission === undefined ? memberToken : ownerKey;

/**
 * An alias has the handler of its call: without `test:all`, every fourth bad request goes to it.
 */
const thorough = process.env.SHOPWRIGHT_TEST_ALL === '1';
const points = calls.flatMap((call) => mountPoints(call).map((point) => ({ ...point, call })));

async function stillWell(): Promise<void> {
  expect(await sender.send({ method: 'GET', path: '/health' })).toMatchObject({ status: 200 });
  expect(
    await sender.send({ method: 'GET', path: '/v1/store', headers: { authorization: ownerKey } }),
  ).toMatchObject({ status: 200 });
}

function judge(
  { name, sent, statuses, mayPass }: BadRequest,
  answer: Answered,
  unknownCaller = false,
): string | undefined {
  const where = `${sent.method} ${sent.path.slice(0, 120)} (${name})`;
  if (mayPass && answer.status < 400) return undefined;
  const wrong = whatIsWrong(answer);
  if (wrong !== undefined) return `${where}: ${wrong}`;
  if (!('x-wix-request-id' in answer.headers) && answer.status !== 431)
    return `${where}: no request id`;
  const right =
    mayPass ||
    statuses === undefined ||
    statuses.includes(answer.status) ||
    (unknownCaller && answer.status === 401);
  return right
    ? undefined
    : `${where}: ${answer.status} instead of ${statuses.join(' or ')}: ${answer.text.slice(0, 200)}`;
}

describe.each([
  [
    'every mounted path, as a permitted caller, so that the input is read',
    (call: Call) => ({ authorization: callerOf(call) }),
    false,
  ],
  ['every call, without any token', () => ({}), true],
])('bad input on %s', (_name, headers, unknownCaller) => {
  it.each(['GET', 'POST', 'PATCH', 'PUT', 'DELETE'])('%s', { timeout: 300_000 }, async (method) => {
    const cases = points
      .filter(
        (point) => point.method === method && (!unknownCaller || point.path === point.call.path),
      )
      .flatMap((point) =>
        badRequests(point)
          .filter((_, index) => thorough || point.path === point.call.path || index % 4 === 0)
          .map((bad) => ({ bad, call: point.call })),
      );
    const wrong: string[] = [];
    await forEach(cases, async ({ bad, call }) => {
      const answer = await sender.send({
        ...bad.sent,
        headers: { ...headers(call), ...bad.sent.headers },
      });
      const problem = judge(bad, answer, unknownCaller);
      if (problem !== undefined) wrong.push(problem);
    });
    expect(wrong.slice(0, 20)).toEqual([]);
    await stillWell();
  });
});

it('10,000 headers on every mounted path are refused', { timeout: 180_000 }, async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => `x${index}: y`).join('\r\n');
  const wrong: string[] = [];
  await forEach(points, async ({ method, path }) => {
    const answer = await sendBytes(
      server.url,
      `${method} ${path} HTTP/1.1\r\nhost: x\r\n${many}\r\n\r\n`,
    );
    if (answer?.status !== 431) wrong.push(`${method} ${path}: ${answer?.status}`);
    else if (whatIsWrong(answer)) wrong.push(`${method} ${path}: ${whatIsWrong(answer)}`);
  });
  expect(wrong.slice(0, 20)).toEqual([]);
  await stillWell();
});

it('a chunked body of 1 MiB + 1 is refused', async () => {
  const paths = calls
    .filter((call) => call.method === 'POST')
    .map((call) => call.path.replaceAll(/\{[^}]+\}/g, 'x'));
  await forEach(paths.slice(0, 20), async (path) => {
    const answer = await sender.send({
      method: 'POST',
      path,
      chunked: true,
      body: Buffer.alloc(1024 * 1024 + 1, 0x20),
      headers: {
        authorization: ownerKey,
        'content-type': 'application/json',
        'transfer-encoding': 'chunked',
      },
    });
    expect([answer.status, whatIsWrong(answer)]).toEqual([413, undefined]);
  });
  await stillWell();
});

describe('malformed requests', () => {
  it.each<[name: string, bytes: string | Buffer]>([
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['TLS', Buffer.from('16030100a5010000a10303', 'hex')],
    ['a bad version', 'GET /v1/store HTTP/9.9\r\n\r\n'],
    [
      'an expectation',
      'POST /oauth2/token HTTP/1.1\r\nhost: x\r\nexpect: tea\r\nconnection: close\r\ncontent-length: 0\r\n\r\n',
    ],
    ['a bare line break in a header', 'GET /v1/store HTTP/1.1\r\nhost: x\r\na: b\nc: d\r\n\r\n\0'],
    ['a null byte in a header', 'GET /v1/store HTTP/1.1\r\nhost: x\r\nauthorization: a\0b\r\n\r\n'],
    ['a null byte in the address', 'GET /v1/st\0ore HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['a space in the address', 'GET /v1/ store HTTP/1.1\r\nhost: x\r\n\r\n'],
    [
      'chunks that are none',
      'POST /oauth2/token HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
    ],
    [
      'a chunk without an end',
      'POST /oauth2/token HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nffffffffffffffffff\r\n{}',
    ],
    [
      'a length and chunks',
      'POST /oauth2/token HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [
      'two lengths',
      'POST /oauth2/token HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{} ',
    ],
    [
      'a length below zero',
      'POST /oauth2/token HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: -1\r\n\r\n{}',
    ],
    [
      'a length that is no number',
      'POST /oauth2/token HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 0x2\r\n\r\n{}',
    ],
    [
      'an unknown encoding',
      'POST /oauth2/token HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: gzip, identity\r\n\r\n{}',
    ],
    [
      'another server as the address',
      'GET http://[ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    ],
    ['a header of 20 KiB', `GET /v1/store HTTP/1.1\r\nhost: x\r\na: ${'b'.repeat(20_480)}\r\n\r\n`],
  ])('%s', async (_name, bytes) => {
    const answer = await sendBytes(server.url, bytes);
    expect(answer && whatIsWrong(answer)).toBeUndefined();
    await stillWell();
  });

  it('a missing Host header is refused by Node itself, without a body', async () => {
    expect(await sendBytes(server.url, 'GET /v1/store HTTP/1.1\r\n\r\n')).toMatchObject({
      status: 400,
    });
  });

  it('an incomplete request ends with its connection', async () => {
    expect(
      await sendBytes(
        server.url,
        'POST /oauth2/token HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a":',
      ),
    ).toSatisfy((answer) => answer === undefined || (answer as Answered).status === 400);
    await stillWell();
  });
});

it('both forms of a long GET get the same refusals', async () => {
  const long = calls.filter((call) => call.postFallback);
  expect(long.length).toBeGreaterThan(0);
  await forEach(long, async (call) => {
    const path = call.path.replaceAll(/\{[^}]+\}/g, 'x');
    for (const headers of [{}, { authorization: 'garbage' }, { authorization: ownerKey }]) {
      const request = JSON.stringify({ query: { paging: { limit: 'x' }, sort: 5 }, id: {} });
      const packed = await sender.send({
        method: 'GET',
        path: `${path}?.r=${Buffer.from(request).toString('base64url')}`,
        headers,
      });
      const posted = await sender.send({
        method: 'POST',
        path,
        body: request,
        headers: { ...headers, 'content-type': 'application/json' },
      });
      expect([posted.status, posted.text], call.name).toEqual([packed.status, packed.text]);
    }
  });
});

it('a path below a call does not exist, so that no cache mistakes an answer for a file (R5)', async () => {
  for (const path of [
    '/v1/members/my/x.css',
    '/members/v1/members/my/x.css',
    '/v1/carts/current/x.js',
    '/oauth2/token/x.png',
  ]) {
    expect(
      await sender.send({ method: 'GET', path, headers: { authorization: ownerKey } }),
      path,
    ).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
  }
});
