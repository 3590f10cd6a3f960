import { describe, expect } from 'vitest';
import { tokenInfo, visitorClient } from '../kit/client.ts';
import { test } from '../kit/fixtures.ts';
import { issuedToken, tokenData } from '../kit/token-data.ts';

describe('a visitor of the shop', () => {
  test("gets tokens in the client's format with one request", async ({ server, wire, visitor }) => {
    const before = Math.floor(Date.now() / 1000);
    const tokens = await visitor.auth.generateVisitorTokens();

    expect(wire.exchanges).toHaveLength(1);
    const [sent] = wire.exchanges;
    expect(sent).toMatchObject({ method: 'POST', host: 'www.wixapis.com', path: '/oauth2/token' });
    expect(sent?.body).toEqual({ clientId: server.clientId, grantType: 'anonymous' });
    expect(sent?.answer).toMatchObject({
      status: 200,
      body: { token_type: 'Bearer', expires_in: 4 * 60 * 60 },
    });
    expect(sent?.answer?.body).toMatchObject({
      access_token: tokens.accessToken.value,
      refresh_token: tokens.refreshToken.value,
    });

    expect(tokens.refreshToken).toEqual({ value: expect.stringMatching(/./), role: 'visitor' });
    expect(tokens.accessToken.expiresAt).toBeGreaterThanOrEqual(before + 4 * 60 * 60);
    expect(visitor.auth.loggedIn()).toBe(false);
  });

  test('has a token that names the site and the instance', async ({ server, visitor }) => {
    const { accessToken } = await visitor.auth.generateVisitorTokens();

    expect(accessToken.value).toMatch(/^OauthNG\.JWS\.[\w-]+\.[\w-]+\.[\w-]+$/);
    const { instance } = tokenData(accessToken.value);
    expect(instance.metaSiteId).toBe(server.siteId);
    expect(instance.instanceId).toMatch(/^[\da-f-]{36}$/);
  });

  test('is an active visitor of this site in token info', async ({ server, visitor }) => {
    const { accessToken } = await visitor.auth.generateVisitorTokens();
    const info = await tokenInfo(accessToken.value);

    expect(info).toMatchObject({
      active: true,
      subjectType: 'VISITOR',
      siteId: server.siteId,
      clientId: server.clientId,
    });
    expect(info.subjectId).toMatch(/^[\da-f-]{36}$/);
    expect(info.exp - info.iat).toBe(4 * 60 * 60);
  });

  test('is a new visitor for every anonymous request', async ({ visitor }) => {
    const [first, second] = [
      await visitor.auth.generateVisitorTokens(),
      await visitor.auth.generateVisitorTokens(),
    ];
    const subjects = [
      await tokenInfo(first.accessToken.value),
      await tokenInfo(second.accessToken.value),
    ].map((info) => info.subjectId);
    expect(new Set(subjects).size).toBe(2);
  });

  test('requests tokens before its first call, and sends the token unchanged', async ({
    wire,
    visitor,
  }) => {
    await visitor.products.queryProducts().find();

    expect(wire.exchanges.map(({ method, host, path }) => `${method} ${host}${path}`)).toEqual([
      'POST www.wixapis.com/oauth2/token',
      'GET edge.wixapis.com/stores-reader/v1/products/query-platformized',
    ]);
    expect(wire.exchanges[1]?.headers.get('authorization')).toBe(
      visitor.auth.getTokens().accessToken.value,
    );
  });

  test('keeps its tokens for every later call', async ({ wire, visitor }) => {
    await visitor.products.queryProducts().find();
    await visitor.products.queryProducts().find();
    await visitor.collections.queryCollections().find();

    expect(wire.tokenExchanges()).toHaveLength(1);
    expect(
      new Set(wire.callExchanges().map(({ headers }) => headers.get('authorization'))).size,
    ).toBe(1);
  });

  test('returns with its stored tokens', async ({ server, wire, visitor }) => {
    const tokens = await visitor.auth.generateVisitorTokens();
    wire.forget();

    const returned = visitorClient({ clientId: server.clientId, tokens });
    await returned.products.queryProducts().find();
    expect(await returned.auth.generateVisitorTokens(tokens)).toEqual(tokens);

    expect(wire.tokenExchanges()).toEqual([]);
    expect(wire.callExchanges()[0]?.headers.get('authorization')).toBe(tokens.accessToken.value);
  });

  test('is served on both hosts', async ({ server, wire }) => {
    const direct = visitorClient({ clientId: server.clientId, useCDN: false });
    await direct.products.queryProducts().find();
    expect(wire.callExchanges().map(({ host, answer }) => [host, answer?.status])).toEqual([
      ['www.wixapis.com', 200],
    ]);
  });

  test('may make three concurrent first calls', async ({ wire, visitor }) => {
    await Promise.all([
      visitor.products.queryProducts().find(),
      visitor.products.queryProducts().find(),
      visitor.collections.queryCollections().find(),
    ]);

    expect(wire.tokenExchanges().map(({ body }) => body)).toEqual(
      Array(3).fill(expect.objectContaining({ grantType: 'anonymous' })),
    );
    expect(wire.callExchanges().map(({ answer }) => answer?.status)).toEqual([200, 200, 200]);
    const issued = wire.tokenExchanges().map(issuedToken);
    expect(new Set(issued).size).toBe(3);
    for (const { headers } of wire.callExchanges())
      expect(issued).toContain(headers.get('authorization'));
    expect(issued).toContain(visitor.auth.getTokens().accessToken.value);
  });

  test('gets the request id when its shop is unknown', async ({ wire }) => {
    const lost = visitorClient({ clientId: '00000000-0000-4000-8000-000000000000' });
    const thrown = await lost.auth.generateVisitorTokens().catch((error: unknown) => error);

    const { answer } = wire.exchanges[0] ?? {};
    expect(answer?.body).toMatchObject({
      message: expect.any(String),
      details: { applicationError: { code: 'INVALID_CLIENT' } },
    });
    const requestId = answer?.headers.get('x-wix-request-id');
    expect(requestId).toMatch(/./);
    expect(String(thrown)).toContain(`request id: ${requestId}.`);
    expect(String(thrown)).toContain(`Response: ${JSON.stringify(answer?.body)}`);
  });
});
