import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { ApiError, ConnectionError } from './errors.ts';
import { fakePlatform, withTokens, type Answer } from './fake-platform.ts';
import { OAuthStrategy } from './oauth-strategy.ts';
import * as products from './modules/products.generated.ts';
import type { Tokens } from './tokens.ts';

const now = Date.parse('2026-03-01T12:00:00Z');
const seconds = now / 1000;
const expired: Tokens = {
  accessToken: { value: 'old', expiresAt: seconds - 1 },
  refreshToken: { value: 'mine', role: 'member' },
};

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function clientOn(platform: { fetch: typeof fetch }, tokens?: Tokens) {
  return createClient({
    modules: { products },
    auth: OAuthStrategy({ clientId: 'shop', ...(tokens === undefined ? {} : { tokens }) }),
    host: 'http://shop.test',
    retry: { delay: 1 },
    fetch: platform.fetch,
  });
}

/** A platform that refuses or drops renewals in the given way. */
function refusing(renewal: Answer | Error) {
  return fakePlatform(({ path, body }) => {
    if (path !== '/oauth2/token') return {};
    const { grantType } = body as { grantType: string };
    if (grantType === 'anonymous')
      return {
        body: {
          access_token: 'visitor-access',
          refresh_token: 'visitor-refresh',
          expires_in: 14400,
          token_type: 'Bearer',
        },
      };
    if (renewal instanceof Error) throw renewal;
    return renewal;
  });
}

describe('visitor tokens', () => {
  test('are requested by the first call and reused by later ones', async () => {
    const platform = withTokens();
    const client = clientOn(platform);
    await client.products.getProduct('a');
    await client.products.getProduct('b');
    expect(platform.of('/oauth2/token').map(({ body }) => body)).toEqual([
      { clientId: 'shop', grantType: 'anonymous' },
    ]);
    expect(platform.of('/stores-reader/v1/products/b')[0]?.headers.get('authorization')).toBe(
      'access-1',
    );
    expect(client.auth.getTokens()).toEqual({
      accessToken: { value: 'access-1', expiresAt: seconds + 14400 },
      refreshToken: { value: 'refresh-1', role: 'visitor' },
    });
    expect(client.auth.loggedIn()).toBe(false);
  });

  test('concurrent calls share one token request', async () => {
    const platform = withTokens();
    const client = clientOn(platform);
    await Promise.all(['a', 'b', 'c'].map((id) => client.products.getProduct(id)));
    expect(platform.of('/oauth2/token')).toHaveLength(1);
  });

  test('a failed token request is retried by the next call', async () => {
    let up = false;
    const platform = fakePlatform(({ path }) => {
      if (!up) return { status: 503 };
      return path === '/oauth2/token'
        ? { body: { access_token: 'a', refresh_token: 'r', expires_in: 10, token_type: 'Bearer' } }
        : {};
    });
    const client = clientOn(platform);
    await expect(client.products.getProduct('a')).rejects.toThrow(ApiError);
    up = true;
    await expect(client.products.getProduct('a')).resolves.toEqual({});
  });

  test('generateVisitorTokens stores nothing and returns valid tokens unchanged', async () => {
    const platform = withTokens();
    const client = clientOn(platform);
    const tokens = await client.auth.generateVisitorTokens();
    expect(client.auth.getTokens().accessToken.value).toBe('');
    expect(await client.auth.generateVisitorTokens(tokens)).toEqual(tokens);
    expect(platform.requests).toHaveLength(1);
  });
});

describe('renewal', () => {
  test('happens on expiry and keeps the refresh token and the role', async () => {
    const platform = withTokens();
    const client = clientOn(platform, expired);
    await client.products.getProduct('a');
    expect(platform.of('/oauth2/token').map(({ body }) => body)).toEqual([
      { clientId: 'shop', refreshToken: 'mine', grantType: 'refresh_token' },
    ]);
    expect(client.auth.getTokens().refreshToken).toEqual({ value: 'mine', role: 'member' });
    expect(client.auth.loggedIn()).toBe(true);

    vi.setSystemTime(now + 14400_000);
    await client.products.getProduct('b');
    expect(platform.of('/oauth2/token')).toHaveLength(2);
  });

  test('happens before a token that is about to expire is used', async () => {
    const platform = withTokens();
    await clientOn(platform, {
      ...expired,
      accessToken: { value: 'ending', expiresAt: seconds + 3 },
    }).products.getProduct('a');
    expect(platform.of('/stores-reader/v1/products/a')[0]?.headers.get('authorization')).toBe(
      'access-1',
    );
  });

  test.each([400, 401, 403])('a definitive refusal (%i) leads to a new visitor', async (status) => {
    const client = clientOn(refusing({ status }), expired);
    await client.products.getProduct('a');
    expect(client.auth.getTokens().refreshToken).toEqual({
      value: 'visitor-refresh',
      role: 'visitor',
    });
  });

  test.each([408, 429, 500, 502, 503])(
    'a transient error (%i) fails the call and keeps the tokens',
    async (status) => {
      const platform = refusing({ status });
      const client = clientOn(platform, expired);
      await expect(client.products.getProduct('a')).rejects.toThrow(ApiError);
      expect(client.auth.getTokens()).toEqual(expired);
      expect(platform.of('/stores-reader/v1/products/a')).toHaveLength(0);
    },
  );

  test('a network failure fails the call and keeps the tokens', async () => {
    const client = clientOn(refusing(new TypeError('fetch failed')), expired);
    await expect(client.products.getProduct('a')).rejects.toThrow(ConnectionError);
    expect(client.auth.getTokens()).toEqual(expired);
  });

  test('tokens set during a renewal take precedence', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const platform = withTokens();
    let first = true;
    const slow: typeof fetch = async (...request) => {
      if (first) {
        first = false;
        await held;
      }
      return platform.fetch(...request);
    };
    const client = clientOn({ fetch: slow }, expired);
    const call = client.products.getProduct('a');
    const signedIn: Tokens = {
      accessToken: { value: 'signed-in', expiresAt: seconds + 999 },
      refreshToken: { value: 'other', role: 'member' },
    };
    client.auth.setTokens(signedIn);
    release();
    await call;
    expect(client.auth.getTokens()).toEqual(signedIn);
    expect(platform.of('/stores-reader/v1/products/a')[0]?.headers.get('authorization')).toBe(
      'signed-in',
    );
  });
});
