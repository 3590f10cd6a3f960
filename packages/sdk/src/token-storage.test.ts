import { afterEach, describe, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { withTokens } from './fake-platform.ts';
import * as products from './modules/products.generated.ts';
import { OAuthStrategy } from './oauth-strategy.ts';
import { browserTokenStorage, cookieTokenStorage, serverTokenStorage } from './token-storage.ts';
import { EMPTY_TOKENS, type Tokens, type TokenStorage } from './tokens.ts';

const tokens: Tokens = {
  accessToken: { value: 'a', expiresAt: 4_000_000_000 },
  refreshToken: { value: 'r', role: 'visitor' },
};
afterEach(() => {
  vi.unstubAllGlobals();
});

function fakeBrowser() {
  const stored = new Map<string, string>();
  let queue: Promise<unknown> = Promise.resolve();
  let held = 0;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      stored.set(key, value);
    },
  });
  vi.stubGlobal('navigator', {
    locks: {
      request<T>(
        _name: string,
        { ifAvailable }: { ifAvailable: boolean },
        work: (lock: object | null) => Promise<T>,
      ) {
        if (ifAvailable && held > 0) return work(null);
        held += 1;
        const next = queue
          .then(() => work({}))
          .finally(() => {
            held -= 1;
          });
        queue = next.catch(() => {});
        return next;
      },
    },
  });
  return stored;
}

const tab = (storage: TokenStorage, platform: ReturnType<typeof withTokens>) =>
  createClient({
    modules: { products },
    auth: OAuthStrategy({ clientId: 'shop', tokenStorage: storage }),
    host: 'http://shop.test',
    fetch: platform.fetch,
  });

describe('tabs', () => {
  test('share their tokens, and request new ones once', async () => {
    fakeBrowser();
    const platform = withTokens();
    const [one, two] = [tab(browserTokenStorage(), platform), tab(browserTokenStorage(), platform)];
    await Promise.all([
      one.products.getProduct('a'),
      two.products.getProduct('b'),
      one.products.getProduct('c'),
    ]);
    expect(platform.of('/oauth2/token')).toHaveLength(1);
    expect(two.auth.getTokens()).toEqual(one.auth.getTokens());
    one.auth.setTokens(tokens);
    expect(two.auth.getTokens()).toEqual(tokens);
  });

  test('do not become a second visitor if the storage of another tab arrives late', async () => {
    const stored = fakeBrowser();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        setTimeout(() => {
          stored.set(key, value);
        }, 100);
      },
    });
    const platform = withTokens();
    const [one, two] = [tab(browserTokenStorage(), platform), tab(browserTokenStorage(), platform)];
    await Promise.all([one.products.getProduct('a'), two.products.getProduct('b')]);
    expect(platform.of('/oauth2/token')).toHaveLength(1);
  });

  test('ignore invalid stored tokens', () => {
    const stored = fakeBrowser();
    for (const nonsense of ['', '{', '{}', '{"accessToken":{"value":1}}', 'null']) {
      stored.set('shopwright-tokens', nonsense);
      expect(browserTokenStorage().getTokens()).toEqual(EMPTY_TOKENS);
    }
  });

  test('work in a browser without storage', () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new Error('SecurityError');
      },
      setItem() {
        throw new Error('QuotaExceeded');
      },
    });
    const storage = browserTokenStorage();
    storage.setTokens(tokens);
    expect(storage.getTokens()).toEqual(tokens);
  });
});

describe('cookies', () => {
  test('of a page have the path "/" by default', () => {
    const document = { cookie: '' };
    vi.stubGlobal('document', document);
    const storage = cookieTokenStorage();
    expect(storage.getTokens()).toEqual(EMPTY_TOKENS);
    storage.setTokens(tokens);
    expect(document.cookie).toContain('; Path=/;');
    expect(storage.getTokens()).toEqual(tokens);
    cookieTokenStorage({ path: '/shop', sameSite: 'Strict' }).setTokens(tokens);
    expect(document.cookie).toMatch(/; Path=\/shop;.*SameSite=Strict/);
  });

  test('of a server are read from the request and set HttpOnly in the response', () => {
    const first = serverTokenStorage(new Request('http://shop.test/'));
    expect(first.getTokens()).toEqual(EMPTY_TOKENS);
    expect(first.setCookies()).toEqual([]);
    first.setTokens(tokens);
    const [cookie = ''] = first.setCookies();
    expect(cookie).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax; Secure; HttpOnly$/);

    const sent = `theme=dark; ${cookie.split(';')[0]}`;
    for (const from of [
      sent,
      new Headers({ cookie: sent }),
      new Request('http://shop.test/', { headers: { cookie: sent } }),
    ]) {
      const next = serverTokenStorage(from);
      expect(next.getTokens()).toEqual(tokens);
      expect(next.setCookies()).toEqual([]);
    }
    expect(serverTokenStorage('shopwright-tokens=%E0%A4%A').getTokens()).toEqual(EMPTY_TOKENS);
  });

  test('are deleted on sign-out', () => {
    const storage = serverTokenStorage('');
    storage.setTokens(EMPTY_TOKENS);
    expect(storage.setCookies()[0]).toMatch(/^shopwright-tokens=; Path=\/; Max-Age=0;/);
  });

  test('keep the visitor across a server request', async () => {
    const platform = withTokens();
    const storage = serverTokenStorage(null);
    await tab(storage, platform).products.getProduct('a');
    const [cookie = ''] = storage.setCookies();
    const again = serverTokenStorage(cookie.split(';')[0]);
    await tab(again, platform).products.getProduct('b');
    expect(platform.of('/oauth2/token')).toHaveLength(1);
    expect(again.setCookies()).toEqual([]);
  });
});

test('server cookies are also available as objects, for frameworks that write them', () => {
  const storage = serverTokenStorage(null, { sameSite: 'Strict', secure: false });
  expect(storage.cookies()).toEqual([]);
  storage.setTokens(tokens);
  const [cookie] = storage.cookies();
  expect(cookie).toEqual({
    name: 'shopwright-tokens',
    value: JSON.stringify(tokens),
    options: { path: '/', maxAge: 31_536_000, sameSite: 'strict', secure: false, httpOnly: true },
  });
  expect(
    serverTokenStorage(`${cookie?.name}=${encodeURIComponent(cookie?.value ?? '')}`).getTokens(),
  ).toEqual(tokens);
});
