import type { Call } from '@shopwright/contract/call';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { refuseFields, violation } from '../kernel/outcome.ts';
import { publicRoute } from './route.ts';
import { call, pour, startTestShell, strain, visitor } from './testing-shell.ts';

/** How the server reads a request and writes its answer. */

describe('a call', () => {
  const request = { id: 'mint', cup: { size: 'L', hot: true }, sugars: ['a', 'b'], limit: 5 };
  const packed = Buffer.from(JSON.stringify({ ...request, id: 'ignored' })).toString('base64url');
  const flat =
    'id=ignored&cup.size=ignored&cup.hot=true&sugars=a&sugars=b&limit=5&unknown=1&__proto__.x=1';

  it('reads the same request from a flat query, a packed one and a body, at every path', async () => {
    const { send } = await startTestShell();
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

  it('answers 200 as JSON with a request id, not cacheable', async () => {
    const { send, observe } = await startTestShell();
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
      (await (await startTestShell()).send({ method: 'GET', url: '/v1/teas/mint/cups/L' })).body,
    ).not.toHaveProperty('cost');
    const weak = await startTestShell({
      authenticate: async () => ({
        ...visitor,
        role: 'owner',
        permissions: new Set(['ECOM.READ_ORDERS']),
      }),
    });
    expect(
      (await weak.send({ method: 'GET', url: '/v1/teas/mint/cups/L' })).body,
    ).not.toHaveProperty('cost');
    const owner = await startTestShell({
      authenticate: async () => ({ ...visitor, role: 'owner', permissions: new Set(['*']) }),
    });
    expect((await owner.send({ method: 'GET', url: '/v1/teas/mint/cups/L' })).body).toHaveProperty(
      'cost',
      '5',
    );
  });

  it('is refused without a token, before anything is read', async () => {
    const { send } = await startTestShell({ authenticate: async () => undefined });
    expect(await send({ method: 'GET', url: '/v1/teas/mint/cups/L?limit=x' })).toMatchObject({
      status: 401,
      body: { details: { applicationError: { code: 'UNAUTHENTICATED', data: {} } } },
    });
  });

  it('reports what is wrong with the request', async () => {
    const { send } = await startTestShell();
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

describe('bodies', () => {
  const pouring = () =>
    startTestShell({
      calls: [pour, strain],
      routes: [
        publicRoute(
          pour as Call<{ cups?: number }, { poured?: number }, never>,
          async ({ request }) => ({
            poured: request.cups ?? 0,
          }),
        ),
        publicRoute(
          strain as Call<{ leaf?: string }, { leaf?: string }, never>,
          async ({ request }) => ({
            leaf: request.leaf ?? 'none',
          }),
        ),
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
    const refusing = publicRoute(sip as Call as Call<unknown, never, never>, async () =>
      refuseFields(violation('cups', 'OTHER', 'are empty')),
    );
    const { send } = await startTestShell({ calls: [sip], routes: [refusing] });
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

describe('a repeated request', () => {
  it('gets the same answer by GET, and never that of another path or body', async () => {
    const { send } = await startTestShell();
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
