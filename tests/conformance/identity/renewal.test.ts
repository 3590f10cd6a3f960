import type { Tokens } from '@wix/sdk';
import { SiteSessionAuth } from '@wix/sdk/auth/site-session';
import { describe, expect } from 'vitest';
import { startServer } from '../../kit/start-server.ts';
import { tokenInfo, visitorClient } from '../kit/client.ts';
import { refusal } from '../kit/client-error.ts';
import { test } from '../kit/fixtures.ts';
import { redirectClient, type SentRequest } from '../kit/redirect.ts';

const expired = ({ accessToken, refreshToken }: Tokens): Tokens => ({
  accessToken: { ...accessToken, expiresAt: 1 },
  refreshToken,
});
const subject = async (tokens: Tokens) => (await tokenInfo(tokens.accessToken.value)).subjectId;
const isRenewal = (request: SentRequest) =>
  JSON.stringify(request.body)?.includes('"grantType":"refresh_token"') ?? false;

describe('an expired access token', () => {
  test('is renewed before the next call, for the same visitor, and the refresh token is kept', async ({
    server,
    wire,
    visitor,
  }) => {
    const tokens = await visitor.auth.generateVisitorTokens();
    visitor.auth.setTokens(expired(tokens));
    wire.forget();

    await visitor.products.queryProducts().find();

    expect(wire.tokenExchanges()).toHaveLength(1);
    expect(wire.tokenExchanges()[0]?.body).toEqual({
      clientId: server.clientId,
      refreshToken: tokens.refreshToken.value,
      grantType: 'refresh_token',
    });
    expect(wire.callExchanges().map(({ answer }) => answer?.status)).toEqual([200]);
    const renewed = visitor.auth.getTokens();
    expect(renewed.refreshToken).toEqual(tokens.refreshToken);
    expect(renewed.accessToken.expiresAt).toBeGreaterThan(Date.now() / 1000);
    expect(await subject(renewed)).toBe(await subject(tokens));
  });

  test('is renewed again and again with the same refresh token', async ({ visitor }) => {
    const tokens = await visitor.auth.generateVisitorTokens();
    for (let round = 0; round < 3; round += 1) {
      const renewed = await visitor.auth.renewToken(tokens.refreshToken);
      expect(await subject(renewed)).toBe(await subject(tokens));
    }
  });

  test('is renewed by several concurrent calls for the same visitor', async ({ wire, visitor }) => {
    const tokens = await visitor.auth.generateVisitorTokens();
    visitor.auth.setTokens(expired(tokens));
    wire.forget();

    await Promise.all([1, 2, 3].map(() => visitor.products.queryProducts().find()));

    expect(
      wire.tokenExchanges().map((exchange) => [isRenewal(exchange), exchange.answer?.status]),
    ).toEqual([
      [true, 200],
      [true, 200],
      [true, 200],
    ]);
    expect(await subject(visitor.auth.getTokens())).toBe(await subject(tokens));
  });
});

test('a renewal without a client id works too', async ({ server, wire }) => {
  const session = SiteSessionAuth({ clientId: server.clientId });
  const tokens = await session.generateVisitorTokens();
  wire.forget();

  const renewed = await session.renewToken(tokens.refreshToken);
  expect(wire.exchanges[0]?.body).toEqual({
    refreshToken: tokens.refreshToken.value,
    grantType: 'refresh_token',
  });
  expect(await subject(renewed)).toBe(await subject(tokens));
});

describe('a renewal that is refused', () => {
  const spoiled: [string, (tokens: Tokens) => string][] = [
    ['a made-up refresh token', () => 'JWS.not-a-token'],
    ['an access token in its place', (tokens) => tokens.accessToken.value],
    [
      'a refresh token with another signature',
      ({ refreshToken: { value } }) =>
        value.slice(0, -8) + (value.endsWith('AAAAAAAA') ? 'BBBBBBBB' : 'AAAAAAAA'),
    ],
  ];

  test.for(spoiled)(
    'silently makes the client a new visitor: %s',
    async ([, spoil], { wire, visitor }) => {
      const tokens = await visitor.auth.generateVisitorTokens();
      visitor.auth.setTokens(
        expired({ ...tokens, refreshToken: { ...tokens.refreshToken, value: spoil(tokens) } }),
      );
      wire.forget();

      await visitor.products.queryProducts().find();

      const [refused, anonymous] = wire.tokenExchanges();
      expect(wire.tokenExchanges()).toHaveLength(2);
      expect(refused?.body).toMatchObject({ grantType: 'refresh_token' });
      expect(refused?.answer?.status).toBe(400);
      expect(refused?.answer?.body).toMatchObject({
        details: { applicationError: { code: 'INVALID_GRANT' } },
      });
      expect(anonymous?.body).toMatchObject({ grantType: 'anonymous' });
      expect(wire.callExchanges().map(({ answer }) => answer?.status)).toEqual([200]);
      expect(await subject(visitor.auth.getTokens())).not.toBe(await subject(tokens));
    },
  );

  test('is reported when renewal was requested explicitly', async ({ wire, visitor }) => {
    await expect(
      visitor.auth.renewToken({ value: 'JWS.not-a-token', role: 'visitor' }),
    ).rejects.toThrow(
      /^Failed to fetch tokens from OAuth API: Bad Request\. request id: \S+\. Response: \{.*INVALID_GRANT/,
    );
    expect(wire.exchanges).toHaveLength(1);
  });
});

describe('a failure during renewal', () => {
  // Why the server must not answer a renewal with an error it could have avoided: to the client all
  // errors are alike.
  test.for([503, 'network'] as const)(
    'costs the visitor its identity (%s)',
    async (trouble, { wire, visitor }) => {
      const tokens = await visitor.auth.generateVisitorTokens();
      visitor.auth.setTokens(expired(tokens));
      wire.inject({
        when: isRenewal,
        times: 1,
        answer: trouble === 'network' ? trouble : { status: trouble, body: {} },
      });

      await visitor.products.queryProducts().find();
      expect(await subject(visitor.auth.getTokens())).not.toBe(await subject(tokens));
    },
  );

  test('reaches the caller when no tokens are available', async ({ wire, visitor }) => {
    wire.inject({ answer: 'network' });
    await expect(visitor.products.queryProducts().find()).rejects.toThrow(
      'System error occurred: {}',
    );
    expect(wire.callExchanges()).toEqual([]);
  });
});

test('a token that only the server considers expired is refused, and the client does not retry', async ({
  onTestFinished,
}) => {
  let ahead = 0;
  const server = await startServer({ clock: () => new Date(Date.now() + ahead) });
  const wire = redirectClient({ to: server.url });
  onTestFinished(async () => {
    wire.restore();
    await server.close();
  });
  const visitor = visitorClient({ clientId: server.clientId });
  const tokens = await visitor.auth.generateVisitorTokens();
  visitor.auth.setTokens(tokens);

  ahead = 3 * 60 * 60 * 1000;
  await visitor.products.queryProducts().find();

  ahead = 5 * 60 * 60 * 1000;
  wire.forget();
  const error = await refusal(visitor.products.queryProducts().find());
  expect(error).toMatchObject({
    status: 401,
    details: { applicationError: { code: 'UNAUTHENTICATED' } },
  });
  expect(wire.exchanges).toHaveLength(1);

  // Its refresh token outlives it, so once the client's own clock has noticed, the same visitor
  // goes on.
  visitor.auth.setTokens(expired(tokens));
  await visitor.products.queryProducts().find();
  expect(wire.tokenExchanges().map(({ answer }) => answer?.status)).toEqual([200]);
});
