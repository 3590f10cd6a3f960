import type { Call } from '@shopwright/contract/call';
import { describe, expect, it, vi } from 'vitest';
import { notFound, refuse, refuseBare, refuseFields, violation } from '../kernel/outcome.ts';
import { publicRoute, type Route } from './route.ts';
import { pour, pourWith, startTestShell } from './testing-shell.ts';

/** How the server answers refusals, bugs, transient errors and overload. */

describe('too many calls at once', () => {
  it('are refused at once with Retry-After while too many are in progress', async () => {
    const held = Promise.withResolvers<void>();
    const slow: Route = publicRoute(pour as Call<unknown, { poured?: number }, never>, async () => {
      await held.promise;
      return { poured: 1 };
    });
    const { send } = await startTestShell({ calls: [pour], routes: [slow], maxConcurrentCalls: 2 });
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

describe('what a handler returns', () => {
  const pours = async (result: unknown) =>
    (await startTestShell({ calls: [pour], routes: [pourWith(async () => result as never)] })).send(
      {
        method: 'POST',
        url: '/v1/pour',
        payload: {},
      },
    );

  it.each([
    ['an answer', { poured: 2, extra: 1 }, 200, { poured: 2 }],
    ['bytes that are ready', { ready: '{"poured":3}' }, 200, { poured: 3 }],
    [
      'a refusal with a code',
      refuse('ITEM_NOT_AVAILABLE', 'The pot is empty.', { left: 0 }),
      409,
      {
        message: 'The pot is empty.',
        details: {
          applicationError: {
            code: 'ITEM_NOT_AVAILABLE',
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

  it('an error that the call does not list in the contract is answered and logged with its code', async () => {
    const lines: string[] = [];
    const { send } = await startTestShell({
      calls: [pour],
      routes: [pourWith(async () => refuse('ITEM_NOT_AVAILABLE', 'Gone.') as never)],
      lines,
    });
    expect((await send({ method: 'POST', url: '/v1/pour', payload: {} })).status).toBe(409);
    expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ event: 'http.undeclared_error', code: 'ITEM_NOT_AVAILABLE' }),
    );
  });

  it('a version of the catalog goes into X-Wix-Consistent', async () => {
    const { headers, body } = await pours({ consistent: 'v7', answer: { poured: 1 } });
    expect([headers['x-wix-consistent'], body]).toEqual(['v7', { poured: 1 }]);
  });

  it('a response of its own', async () => {
    const { app } = await startTestShell({
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
    startTestShell({
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
      .find((line) => line['event'] === 'http.request_failed');
    expect(logged).toMatchObject({
      call: 'tea.pour',
      reqId: headers['x-wix-request-id'],
      err: { message: 'cable cut', stack: expect.stringContaining('shell-faults.test.ts') },
    });
    expect(lines.join('')).not.toContain('hunter2');
  });

  it('a hanging handler is answered with 503, and its late answer is dropped', async () => {
    const { promise, resolve } = Promise.withResolvers<never>();
    const { send, observe } = await startTestShell({
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
      { timeout: 30_000 },
    );
  });

  it('a transient error outside a call is 503 with Retry-After, too', async () => {
    const { app, send } = await startTestShell({ isTransient: () => true });
    app.get('/picture', async () => {
      throw new Error('The database is away.');
    });
    expect(await send({ method: 'GET', url: '/picture' })).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
    });
  });
  it('a transient error is 503 with Retry-After, in a handler and during authentication', async () => {
    const { send } = await throwing(true);
    expect(await send({ method: 'POST', url: '/v1/pour', payload: {} })).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
      body: { details: { applicationError: { code: 'UNAVAILABLE' } } },
    });
    const asking = await startTestShell({
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
