import { pino } from 'pino';
import { boolean, message, string } from '@shopwright/contract/field';
import { describe, expect, it } from 'vitest';
import { publicRoute } from './route.ts';
import { createShell } from './shell.ts';
import {
  brew,
  call,
  closeAfterTest,
  echo,
  pour,
  startTestShell,
  strain,
  visitor,
} from './testing-shell.ts';

/** Which calls the server serves, to which origins, and how often. */

describe('start-up', () => {
  it('fails on a call without a handler, and names it', async () => {
    await expect(startTestShell({ calls: [brew, pour, strain] })).rejects.toThrow(
      'No handler for tea.pour, tea.strain: every call of the contract needs one.',
    );
  });
  it('fails on two calls with the same path, whatever their parameters are called', async () => {
    const other = call({
      ...brew,
      who: 'anyone',
      name: 'tea.other',
      aliases: [],
      path: '/v1/teas/{teaId}/cups/{size}',
      request: message('OtherRequest', { teaId: string(), size: string() }),
    });
    await expect(
      startTestShell({ calls: [brew, other], routes: [echo, { ...echo, call: other }] }),
    ).rejects.toThrow('tea.other and tea.brew are both mounted at GET /v1/teas/:p0/cups/:p1');
  });
  it('fails on an alias with other parameters', async () => {
    const odd = { ...brew, aliases: ['/v2/teas/{id}'] };
    await expect(startTestShell({ calls: [odd] })).rejects.toThrow(
      'tea.brew: /v2/teas/{id} takes other parameters',
    );
  });
});

describe('a request that matches no call', () => {
  it('with another method is 405 with the allowed ones, whatever the body', async () => {
    const { send } = await startTestShell({
      calls: [brew, pour],
      routes: [echo, { ...echo, call: pour }],
    });
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
  it('with an unknown path is 404 with the same message, readable across origins', async () => {
    const { send } = await startTestShell();
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
  it('with a malformed path is 400', async () => {
    const { send } = await startTestShell();
    expect(await send({ method: 'GET', url: '/v1/teas/%ff/cups/L' })).toMatchObject({
      status: 400,
      body: { details: { applicationError: { code: 'MALFORMED_REQUEST' } } },
    });
  });
});

describe('a browser', () => {
  it('may send and read the headers of the official client', async () => {
    const { send } = await startTestShell();
    const requestedHeaders = [
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
        'access-control-request-headers': requestedHeaders.join(),
      },
    });
    expect(status).toBe(204);
    expect(String(headers['access-control-allow-headers']).split(', ')).toEqual(
      expect.arrayContaining(requestedHeaders),
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

describe('a client address that exceeds the rate limit', () => {
  it('is the one that the proxy saw, whatever the sender claims', async () => {
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
    closeAfterTest(app);
    const requestOrigin = (headers: Record<string, string>) =>
      app.inject({
        url: '/tea-api/v1/teas/1/cups/big',
        headers: { authorization: 'token', ...headers },
        remoteAddress: '10.0.0.1',
      });
    await requestOrigin({ 'x-forwarded-for': 'own-pages, 203.0.113.7' });
    await requestOrigin({ 'x-forwarded-for': '198.51.100.1, 203.0.113.7' });
    await requestOrigin({});
    expect(seen).toEqual(['203.0.113.7', '203.0.113.7', '10.0.0.1']);
  });
  it('gets the time to wait', async () => {
    const { send } = await startTestShell({ wait: 7 });
    const { status, headers, body } = await send({ url: '/v1/teas/a/cups/b' });
    expect([status, headers['retry-after']]).toEqual([429, '7']);
    expect(body).toMatchObject({ details: { applicationError: { code: 'TOO_MANY_REQUESTS' } } });
  });

  it('may still renew its token: a client that cannot would lose its visitor and cart', async () => {
    const token = call({
      name: 'oauth.token',
      method: 'POST',
      path: '/oauth2/token',
      who: 'public',
      request: message('R', {}),
      answer: message('A', { ok: boolean() }),
    });
    const { send } = await startTestShell({
      wait: 7,
      calls: [token],
      routes: [publicRoute(token, async () => ({ ok: true }))],
    });
    expect((await send({ method: 'POST', url: '/oauth2/token', payload: {} })).status).toBe(200);
  });
});
