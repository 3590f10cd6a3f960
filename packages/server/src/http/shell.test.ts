import { pino } from 'pino';
import { service, type Call } from '@shopwright/contract/call';
import {
  boolean,
  integer,
  list,
  message,
  required,
  string,
  struct,
} from '@shopwright/contract/field';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { notFound, refuse, refuseBare, refuseFields, violation } from '../kernel/outcome.ts';
import type { Caller } from './actor.ts';
import { publicRoute, route, type Route } from './endpoint.ts';
import { createShell } from './shell.ts';

const call = service(['/tea-api', '/_api/tea']);
const brew = call({
  name: 'tea.brew',
  method: 'GET',
  path: '/v1/teas/{id}/cups/{cup.size}',
  aliases: ['/v1/Teas/{id}/cups/{cup.size}'],
  who: 'anyone',
  permission: 'WIX_STORES.READ_PRODUCTS',
  postFallback: true,
  request: message('BrewRequest', {
    id: required(string()),
    cup: message('Cup', { size: string(), hot: boolean() }),
    sugars: list(string()),
    filter: struct(),
    limit: integer(),
  }),
  answer: message('BrewAnswer', { saw: struct(), cost: string({ merchantOnly: true }) }),
});
const pour = call({
  name: 'tea.pour',
  method: 'POST',
  path: '/v1/pour',
  who: 'public',
  request: message('PourRequest', { cups: integer({ maximum: 3 }) }),
  answer: message('PourAnswer', { poured: integer() }),
});
const strain = call({
  name: 'tea.strain',
  method: 'POST',
  path: '/v1/strain',
  who: 'public',
  form: true,
  request: message('StrainRequest', { leaf: string() }),
  answer: message('StrainAnswer', { leaf: string() }),
});

const visitor: Caller = { siteId: 's', role: 'visitor', id: 'v', permissions: new Set() };
const echo: Route = route(
  brew as Call<Record<string, unknown>, { saw?: Record<string, unknown>; cost?: string }>,
  async ({ request }) => ({ saw: request, cost: '5' }),
);

const open: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});

async function shell(
  options: {
    routes?: readonly Route[];
    calls?: readonly Call[];
    authenticate?: () => Promise<Caller | undefined>;
    isTransient?: (error: unknown) => boolean;
    lines?: string[];
    handlerMs?: number;
    wait?: number;
    maxConcurrentCalls?: number;
  } = {},
) {
  const observe = vi.fn();
  const app = await createShell({
    limits: { waitFor: () => options.wait ?? 0 },
    calls: options.calls ?? [brew],
    routes: options.routes ?? [echo],
    authenticate: options.authenticate ?? (async () => visitor),
    isTransient: options.isTransient ?? (() => false),
    observe,
    ...(options.handlerMs === undefined ? {} : { handlerMs: options.handlerMs }),
    ...(options.maxConcurrentCalls === undefined
      ? {}
      : { maxConcurrentCalls: options.maxConcurrentCalls }),
    log: pino({ level: 'trace' }, { write: (line: string) => void options.lines?.push(line) }),
  });
  open.push(app);
  const send = async (request: InjectOptions) => {
    const response = await app.inject(request);
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.body === '' ? undefined : response.json<Record<string, unknown>>(),
    };
  };
  return { app, send, observe };
}

const pourWith = (handle: () => Promise<never>): Route =>
  publicRoute(pour as Call<unknown, never>, handle);

describe('start-up', () => {
  it('stops at a call without a handler, and names it', async () => {
    await expect(shell({ calls: [brew, pour, strain] })).rejects.toThrow(
      'No handler for tea.pour, tea.strain: every call of the contract needs one.',
    );
  });
  it('stops at two calls with one address, however their parameters are called', async () => {
    const other = call({
      ...brew,
      who: 'anyone',
      name: 'tea.other',
      aliases: [],
      path: '/v1/teas/{teaId}/cups/{size}',
      request: message('OtherRequest', { teaId: string(), size: string() }),
    });
    await expect(
      shell({ calls: [brew, other], routes: [echo, { ...echo, call: other }] }),
    ).rejects.toThrow('tea.other and tea.brew are both mounted at GET /v1/teas/:p0/cups/:p1');
  });
  it('stops at an alias that takes other parameters', async () => {
    const odd = { ...brew, aliases: ['/v2/teas/{id}'] };
    await expect(shell({ calls: [odd] })).rejects.toThrow(
      'tea.brew: /v2/teas/{id} takes other parameters',
    );
  });
});

describe('too many calls at once', () => {
  it('are refused at once with the time to come back, until one of those in progress has ended', async () => {
    const held = Promise.withResolvers<void>();
    const slow: Route = publicRoute(pour as Call<unknown, { poured?: number }>, async () => {
      await held.promise;
      return { poured: 1 };
    });
    const { send } = await shell({ calls: [pour], routes: [slow], maxConcurrentCalls: 2 });
    const inProgress = [
      send({ method: 'POST', url: '/v1/pour', payload: {} }),
      send({ method: 'POST', url: '/v1/pour', payload: {} }),
    ];
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    const refused = await send({ method: 'POST', url: '/v1/pour', payload: {} });
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '1']);
    held.resolve();
    expect((await Promise.all(inProgress)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await send({ method: 'POST', url: '/v1/pour', payload: {} })).status).toBe(200);
  });
});

describe('a call', () => {
  const request = { id: 'mint', cup: { size: 'L', hot: true }, sugars: ['a', 'b'], limit: 5 };
  const packed = Buffer.from(JSON.stringify({ ...request, id: 'ignored' })).toString('base64url');
  const flat =
    'id=ignored&cup.size=ignored&cup.hot=true&sugars=a&sugars=b&limit=5&unknown=1&__proto__.x=1';

  it('reads the same request from a flat query, a packed one and a body, at every path', async () => {
    const { send } = await shell();
    const paths = ['', '/tea-api', '/_api/tea', '/']
      .map((prefix) => `${prefix}/v1/teas/mint/cups/L`)
      .concat('/v1/Teas/mint/cups/L', '/v1/teas/mint/cups/L/');
    for (const path of paths) {
      const answers = [
        await send({ method: 'GET', url: `${path}?${flat}` }),
        await send({ method: 'GET', url: `${path}?.r=${packed}` }),
        await send({ method: 'GET', url: `${path}?.r=${packed}&limit=99` }),
        await send({
          method: 'POST',
          url: path,
          payload: { ...request, id: 'ignored', unknown: 1 },
        }),
      ];
      for (const answer of answers)
        expect(answer, path).toMatchObject({ status: 200, body: { saw: request } });
    }
  });

  it('answers exactly 200, as JSON, with a request id, for nobody to keep', async () => {
    const { send, observe } = await shell();
    const { status, headers } = await send({ method: 'GET', url: '/v1/teas/mint/cups/L' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-wix-request-id': expect.stringMatching(/^[\da-f]{16}\.[\da-z]+$/),
    });
    expect(observe).toHaveBeenCalledWith('tea.brew', 200, expect.any(Number));
  });

  it('shows merchant fields to merchants only', async () => {
    expect(
      (await (await shell()).send({ method: 'GET', url: '/v1/teas/mint/cups/L' })).body,
    ).not.toHaveProperty('cost');
    const weak = await shell({
      authenticate: async () => ({
        ...visitor,
        role: 'owner',
        permissions: new Set(['ECOM.READ_ORDERS']),
      }),
    });
    expect(
      (await weak.send({ method: 'GET', url: '/v1/teas/mint/cups/L' })).body,
    ).not.toHaveProperty('cost');
    const owner = await shell({
      authenticate: async () => ({ ...visitor, role: 'owner', permissions: new Set(['*']) }),
    });
    expect((await owner.send({ method: 'GET', url: '/v1/teas/mint/cups/L' })).body).toHaveProperty(
      'cost',
      '5',
    );
  });

  it('is refused without a token, before anything is read', async () => {
    const { send } = await shell({ authenticate: async () => undefined });
    expect(await send({ method: 'GET', url: '/v1/teas/mint/cups/L?limit=x' })).toMatchObject({
      status: 401,
      body: { details: { applicationError: { code: 'UNAUTHENTICATED', data: {} } } },
    });
  });

  it('tells what is wrong with the request', async () => {
    const { send } = await shell();
    expect(
      await send({ method: 'GET', url: '/v1/teas/mint/cups/L?limit=x&cup.hot=maybe' }),
    ).toMatchObject({
      status: 400,
      body: {
        message:
          'INVALID_ARGUMENT: "cup.hot" must be true or false, "limit" must be a whole number',
        details: {
          validationError: {
            fieldViolations: [{ field: 'cup.hot', data: { type: 'boolean' } }, { field: 'limit' }],
          },
        },
      },
    });
    expect((await send({ method: 'GET', url: '/v1/teas/mi%00nt/cups/L' })).body).toMatchObject({
      details: { validationError: { fieldViolations: [{ field: 'id', violatedRule: 'FORMAT' }] } },
    });
  });
});

describe('what a handler returns', () => {
  const pours = async (result: unknown) =>
    (await shell({ calls: [pour], routes: [pourWith(async () => result as never)] })).send({
      method: 'POST',
      url: '/v1/pour',
      payload: {},
    });

  it.each([
    ['an answer', { poured: 2, extra: 1 }, 200, { poured: 2 }],
    ['bytes that are ready', { ready: '{"poured":3}' }, 200, { poured: 3 }],
    [
      'a refusal with a code',
      refuse(409, 'EMPTY_POT', 'The pot is empty.', { left: 0 }),
      409,
      {
        message: 'The pot is empty.',
        details: {
          applicationError: {
            code: 'EMPTY_POT',
            description: 'The pot is empty.',
            data: { left: 0 },
          },
        },
      },
    ],
    [
      'a missing thing',
      notFound('No such pot.'),
      404,
      {
        message: 'No such pot.',
        details: { applicationError: { code: 'NOT_FOUND', description: 'No such pot.', data: {} } },
      },
    ],
    ['a bare refusal', refuseBare(418, 'Teapot.'), 418, { message: 'Teapot.', details: {} }],
    [
      'violations',
      refuseFields(violation('cups', 'FIELD_NOT_ALLOWED', 'is not yours to set')),
      400,
      {
        message: 'INVALID_ARGUMENT: "cups" is not yours to set',
        details: {
          validationError: {
            fieldViolations: [
              {
                field: 'cups',
                violatedRule: 'FIELD_NOT_ALLOWED',
                description: 'is not yours to set',
                data: {},
              },
            ],
          },
        },
      },
    ],
  ])('%s', async (_name, result, status, body) => {
    expect(await pours(result)).toMatchObject({ status, body });
  });

  it('a version of the catalog goes into X-Wix-Consistent', async () => {
    const { headers, body } = await pours({ consistent: 'v7', answer: { poured: 1 } });
    expect([headers['x-wix-consistent'], body]).toEqual(['v7', { poured: 1 }]);
  });

  it('a page of its own', async () => {
    const { app } = await shell({
      calls: [pour],
      routes: [
        pourWith(
          async () => ({ raw: { status: 302, headers: { location: '/next' }, body: '' } }) as never,
        ),
      ],
    });
    const response = await app.inject({ method: 'POST', url: '/v1/pour', payload: {} });
    expect([response.statusCode, response.headers['location']]).toEqual([302, '/next']);
  });
});

describe('faults', () => {
  const throwing = (isTransient: boolean, lines: string[] = []) =>
    shell({
      calls: [pour],
      lines,
      isTransient: () => isTransient,
      routes: [
        pourWith(async () => {
          throw Object.assign(new Error('cable cut'), { detail: 'Failing row contains (hunter2)' });
        }),
      ],
    });

  it('a bug is "System error occurred" with the id that leads to the log', async () => {
    const lines: string[] = [];
    const { send } = await throwing(false, lines);
    const { status, headers, body } = await send({ method: 'POST', url: '/v1/pour', payload: {} });
    expect(status).toBe(500);
    expect(body).toMatchObject({
      message: `System error occurred, request-id: ${headers['x-wix-request-id']}`,
    });
    expect(JSON.stringify(body)).not.toContain('cable cut');
    const logged = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .find((line) => line['msg'] === 'fault');
    expect(logged).toMatchObject({
      call: 'tea.pour',
      reqId: headers['x-wix-request-id'],
      err: { message: 'cable cut', stack: expect.stringContaining('shell.test.ts') },
    });
    expect(lines.join('')).not.toContain('hunter2');
  });

  it("a handler that hangs is answered for with 503, and its late answer is nobody's", async () => {
    const { promise, resolve } = Promise.withResolvers<never>();
    const { send, observe } = await shell({
      calls: [pour],
      routes: [pourWith(() => promise)],
      handlerMs: 10,
    });
    expect(await send({ method: 'POST', url: '/v1/pour', payload: {} })).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
      body: { details: { applicationError: { code: 'UNAVAILABLE' } } },
    });
    resolve({ poured: 1 } as never);
    await vi.waitFor(
      () => expect(observe).toHaveBeenCalledWith('tea.pour', 503, expect.any(Number)),
      { timeout: 15_000 },
    );
  });

  it('passing trouble outside a call is 503 with Retry-After, too', async () => {
    const { app, send } = await shell({ isTransient: () => true });
    app.get('/picture', async () => {
      throw new Error('The database is away.');
    });
    expect(await send({ method: 'GET', url: '/picture' })).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
    });
  });
  it('passing trouble is 503 with Retry-After, in a handler and while finding out who calls', async () => {
    const { send } = await throwing(true);
    expect(await send({ method: 'POST', url: '/v1/pour', payload: {} })).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
      body: { details: { applicationError: { code: 'UNAVAILABLE' } } },
    });
    const asking = await shell({
      isTransient: () => true,
      authenticate: async () => {
        throw new Error('database gone');
      },
    });
    expect(await asking.send({ method: 'GET', url: '/v1/teas/a/cups/L' })).toMatchObject({
      status: 503,
    });
  });
});

describe('what is not a call', () => {
  it('another method is 405 with the ones that work, whatever the body', async () => {
    const { send } = await shell({ calls: [brew, pour], routes: [echo, { ...echo, call: pour }] });
    expect(await send({ method: 'DELETE', url: '/v1/teas/a/cups/L' })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, POST' },
      body: { details: { applicationError: { code: 'METHOD_NOT_ALLOWED' } } },
    });
    expect(
      await send({
        method: 'PUT',
        url: '/tea-api/v1/pour',
        payload: '<',
        headers: { 'content-type': 'text/html' },
      }),
    ).toMatchObject({ status: 405, headers: { allow: 'POST' } });
  });
  it('an unknown address is 404 in the same words, readable by a page of another site', async () => {
    const { send } = await shell();
    const answer = await send({
      method: 'GET',
      url: '/nowhere/at/all?token=hunter2',
      headers: { origin: 'https://shop.example' },
    });
    expect(answer).toMatchObject({
      status: 404,
      headers: { 'access-control-allow-origin': '*' },
      body: {
        message: 'There is no call at GET /nowhere/at/all.',
        details: {
          applicationError: {
            code: 'NOT_FOUND',
            data: { method: 'GET', path: '/nowhere/at/all', reason: 'UNKNOWN' },
          },
        },
      },
    });
    expect(await send({ method: 'GET', url: `/v1/teas/${'x'.repeat(600)}/cups/L` })).toMatchObject({
      status: 414,
      body: { details: { applicationError: { code: 'URI_TOO_LONG' } } },
    });
  });
  it('an address that cannot be read is 400', async () => {
    const { send } = await shell();
    expect(await send({ method: 'GET', url: '/v1/teas/%ff/cups/L' })).toMatchObject({
      status: 400,
      body: { details: { applicationError: { code: 'MALFORMED_REQUEST' } } },
    });
  });
});

describe('bodies', () => {
  const pouring = () =>
    shell({
      calls: [pour, strain],
      routes: [
        publicRoute(pour as Call<{ cups?: number }, { poured?: number }>, async ({ request }) => ({
          poured: request.cups ?? 0,
        })),
        publicRoute(strain as Call<{ leaf?: string }, { leaf?: string }>, async ({ request }) => ({
          leaf: request.leaf ?? 'none',
        })),
      ],
    });
  it('are JSON, whatever its parameters and case', async () => {
    const { send } = await pouring();
    for (const type of [
      'application/json',
      'application/json; charset=utf-8',
      'Application/JSON ; charset=UTF-8',
    ]) {
      expect(
        await send({
          method: 'POST',
          url: '/v1/pour',
          payload: '{"cups":2}',
          headers: { 'content-type': type },
        }),
        type,
      ).toMatchObject({ status: 200, body: { poured: 2 } });
    }
  });
  it('are forms only where the contract says so', async () => {
    const { send } = await pouring();
    const form = {
      payload: 'leaf=mint&cups=2',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    expect(await send({ method: 'POST', url: '/v1/strain', ...form })).toMatchObject({
      status: 200,
      body: { leaf: 'mint' },
    });
    expect(await send({ method: 'POST', url: '/v1/pour', ...form })).toMatchObject({
      status: 415,
      body: { details: { applicationError: { code: 'UNSUPPORTED_MEDIA_TYPE' } } },
    });
  });
  it('of another type are 415, too large 413, broken 400', async () => {
    const { send } = await pouring();
    for (const type of [
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/jsonx',
      '*/*',
      '',
    ]) {
      expect(
        await send({
          method: 'POST',
          url: '/v1/pour',
          payload: '{}',
          headers: { 'content-type': type },
        }),
        type,
      ).toMatchObject({ status: 415 });
    }
    expect(
      await send({
        method: 'POST',
        url: '/v1/pour',
        payload: `{"a":"${'x'.repeat(1024 * 1024)}"}`,
        headers: { 'content-type': 'application/json' },
      }),
    ).toMatchObject({
      status: 413,
      body: { details: { applicationError: { code: 'PAYLOAD_TOO_LARGE' } } },
    });
    expect(
      await send({
        method: 'POST',
        url: '/v1/pour',
        payload: '{"cups":',
        headers: { 'content-type': 'application/json' },
      }),
    ).toMatchObject({
      status: 400,
      body: { details: { applicationError: { code: 'MALFORMED_REQUEST' } } },
    });
  });
  it('may be missing', async () => {
    const { send } = await pouring();
    expect(await send({ method: 'POST', url: '/v1/pour' })).toMatchObject({
      status: 200,
      body: { poured: 0 },
    });
    expect(
      await send({
        method: 'POST',
        url: '/v1/pour',
        payload: '',
        headers: { 'content-type': 'application/json' },
      }),
    ).toMatchObject({ status: 200, body: { poured: 0 } });
  });
});

describe('a call whose client reads no field violations', () => {
  it('answers them as an application error, also when its handler refuses the field', async () => {
    const sip = call({
      ...pour,
      name: 'tea.sip',
      path: '/v1/sip',
      who: 'public',
      violationsAs: 'INVALID_ARGUMENT',
    });
    const refusing = publicRoute(sip as Call<unknown, never>, async () =>
      refuseFields(violation('cups', 'OTHER', 'are empty')),
    );
    const { send } = await shell({ calls: [sip], routes: [refusing] });
    for (const cups of [4, 1]) {
      const { status, body } = await send({ method: 'POST', url: '/v1/sip', payload: { cups } });
      expect([status, body?.['details']]).toEqual([
        400,
        {
          applicationError: expect.objectContaining({
            code: 'INVALID_ARGUMENT',
            description: expect.stringContaining('"cups"'),
          }),
        },
      ]);
    }
  });
});

describe('a browser', () => {
  it('may send what the official client sends, and read what it reads', async () => {
    const { send } = await shell();
    const asked = [
      'authorization',
      'content-type',
      'x-wix-bi-gateway',
      'x-wix-consistent',
      'wix-site-id',
      'wix-account-id',
      'client-binding',
    ];
    const { status, headers } = await send({
      method: 'OPTIONS',
      url: '/v1/teas/a/cups/L',
      headers: {
        origin: 'https://shop.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': asked.join(),
      },
    });
    expect(status).toBe(204);
    expect(String(headers['access-control-allow-headers']).split(', ')).toEqual(
      expect.arrayContaining(asked),
    );
    const answer = await send({
      method: 'GET',
      url: '/v1/teas/a/cups/L',
      headers: { origin: 'https://shop.example' },
    });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': expect.stringContaining('x-wix-request-id'),
    });
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  });
});

describe('an address that asks for too much', () => {
  it('is the one the proxy in front saw, whatever the sender says about itself', async () => {
    const seen: string[] = [];
    const app = await createShell({
      limits: {
        waitFor: (address) => {
          seen.push(address);
          return 0;
        },
      },
      calls: [brew],
      routes: [echo],
      authenticate: async () => visitor,
      isTransient: () => false,
      observe: () => {},
      log: pino({ level: 'silent' }),
      trustProxy: true,
    });
    open.push(app);
    const ask = (headers: Record<string, string>) =>
      app.inject({
        url: '/tea-api/v1/teas/1/cups/big',
        headers: { authorization: 'token', ...headers },
        remoteAddress: '10.0.0.1',
      });
    await ask({ 'x-forwarded-for': 'own-pages, 203.0.113.7' });
    await ask({ 'x-forwarded-for': '198.51.100.1, 203.0.113.7' });
    await ask({});
    expect(seen).toEqual(['203.0.113.7', '203.0.113.7', '10.0.0.1']);
  });
  it('is told how long to wait', async () => {
    const { send } = await shell({ wait: 7 });
    const { status, headers, body } = await send({ url: '/v1/teas/a/cups/b' });
    expect([status, headers['retry-after']]).toEqual([429, '7']);
    expect(body).toMatchObject({ details: { applicationError: { code: 'TOO_MANY_REQUESTS' } } });
  });

  it('still renews its token: a client that fails to forgets its visitor and cart', async () => {
    const token = call({
      name: 'oauth.token',
      method: 'POST',
      path: '/oauth2/token',
      who: 'public',
      request: message('R', {}),
      answer: message('A', { ok: boolean() }),
    });
    const { send } = await shell({
      wait: 7,
      calls: [token],
      routes: [publicRoute(token, async () => ({ ok: true }))],
    });
    expect((await send({ method: 'POST', url: '/oauth2/token', payload: {} })).status).toBe(200);
  });
});

describe('what was asked before', () => {
  it('is answered the same by GET, and is never mixed up with another address or a body', async () => {
    const { send } = await shell();
    const saw = async (request: InjectOptions) => (await send(request)).body?.['saw'];
    for (let time = 0; time < 3; time += 1) {
      expect(await saw({ url: '/v1/teas/green/cups/big?limit=1' })).toEqual({
        id: 'green',
        cup: { size: 'big' },
        limit: 1,
      });
      expect(await saw({ url: '/v1/teas/green/cups/small?limit=1' })).toEqual({
        id: 'green',
        cup: { size: 'small' },
        limit: 1,
      });
      expect(await saw({ url: '/v1/teas/green/cups/big?limit=2' })).toEqual({
        id: 'green',
        cup: { size: 'big' },
        limit: 2,
      });
      expect(
        await saw({
          method: 'POST',
          url: '/v1/teas/green/cups/big?limit=1',
          payload: { limit: time },
        }),
      ).toEqual({ id: 'green', cup: { size: 'big' }, limit: time });
      expect((await send({ url: '/v1/teas/green/cups/big?limit=x' })).status).toBe(400);
    }
  });
});
