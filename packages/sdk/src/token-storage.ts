import { browser } from './browser.ts';
import { EMPTY_TOKENS, isFresh, readTokens, type Tokens, type TokenStorage } from './tokens.ts';

/**
 * Runs the work under a lock of all tabs of this origin. `settle` runs first if the tab had to wait
 * for another.
 */
const lockBy =
  (name: string, settle?: () => Promise<void>) =>
  async <T>(work: () => Promise<T>): Promise<T> => {
    const locks = browser().navigator?.locks;
    if (locks === undefined) return work();
    const atOnce = await locks.request(name, { ifAvailable: true }, async (lock) =>
      lock === null ? undefined : { value: await work() },
    );
    return atOnce === undefined
      ? locks.request(name, { ifAvailable: false }, async () => {
          await settle?.();
          return work();
        })
      : atOnce.value;
  };

/**
 * Writes of another tab to local storage may arrive after its lock: polled this often, this many
 * times.
 */
const settleEvery = 20;
const settleTimes = 50;

/**
 * In the browser's local storage: all tabs of the site are the same visitor, and only one of them
 * renews.
 */
export function browserTokenStorage({
  key = 'shopwright-tokens',
}: { readonly key?: string } = {}): TokenStorage {
  // Used when the browser refuses to store cookies.
  let spare: string | undefined;
  function getTokens(): Tokens {
    try {
      return readTokens(browser().localStorage?.getItem(key) ?? spare) ?? EMPTY_TOKENS;
    } catch {
      return readTokens(spare) ?? EMPTY_TOKENS;
    }
  }
  /** Otherwise a tab that waited would renew again, or become a second visitor. */
  async function settle(): Promise<void> {
    for (let times = 0; times < settleTimes && !isFresh(getTokens().accessToken); times += 1)
      await new Promise((resolve) => {
        setTimeout(resolve, settleEvery);
      });
  }
  return {
    getTokens,
    setTokens(tokens) {
      spare = JSON.stringify(tokens);
      try {
        browser().localStorage?.setItem(key, spare);
      } catch {
        /* Private windows and full disks refuse; the page itself still has them. */
      }
    },
    lock: lockBy(key, settle),
  };
}

export interface CookieOptions {
  readonly name?: string;
  /** '/' by default. */
  readonly path?: string;
  readonly domain?: string;
  /** Lifetime in seconds; a year by default. */
  readonly maxAge?: number;
  readonly sameSite?: 'Lax' | 'Strict' | 'None';
  /** HTTPS only. The default, except on a page that was itself loaded over HTTP. */
  readonly secure?: boolean;
  /** Not readable by scripts. For cookies set by a server. */
  readonly httpOnly?: boolean;
}

const year = 31_536_000;

/** In a cookie of the page, so that the server it came from sees the same visitor. */
export function cookieTokenStorage(options: CookieOptions = {}): TokenStorage {
  const { name = 'shopwright-tokens' } = options;
  return {
    getTokens: () => readTokens(cookieIn(browser().document?.cookie, name)) ?? EMPTY_TOKENS,
    setTokens(tokens) {
      const { document } = browser();
      if (document !== undefined) document.cookie = cookieText(tokens, options);
    },
    lock: lockBy(name),
  };
}

export interface ServerTokenStorage extends TokenStorage {
  /** The cookies that the response must set: none when the tokens did not change. */
  setCookies(): string[];
  /**
   * The same as objects, for frameworks that set cookies themselves: `cookies().set(name, value,
   * options)`.
   */
  cookies(): ServerCookie[];
}

export interface ServerCookie {
  readonly name: string;
  /** Unencoded: the framework encodes it. */
  readonly value: string;
  readonly options: {
    readonly path: string;
    readonly maxAge: number;
    readonly sameSite: 'lax' | 'strict' | 'none';
    readonly secure: boolean;
    readonly httpOnly: boolean;
    readonly domain?: string;
  };
}

/**
 * Token storage for one request on a server. Takes the request, its headers or its Cookie header.
 */
export function serverTokenStorage(
  from: Request | Headers | string | null | undefined,
  options: CookieOptions = {},
): ServerTokenStorage {
  const { name = 'shopwright-tokens' } = options;
  const header =
    typeof from === 'string'
      ? from
      : from instanceof Headers
        ? from.get('cookie')
        : from?.headers.get('cookie');
  let tokens = readTokens(cookieIn(header, name)) ?? EMPTY_TOKENS;
  let isChanged = false;
  return {
    getTokens: () => tokens,
    setTokens(next) {
      tokens = next;
      isChanged = true;
    },
    cookies: () => (isChanged ? [cookieOf(tokens, { httpOnly: true, ...options })] : []),
    setCookies: () => (isChanged ? [cookieText(tokens, { httpOnly: true, ...options })] : []),
  };
}

function cookieOf(tokens: Tokens, options: CookieOptions): ServerCookie {
  const {
    name = 'shopwright-tokens',
    path = '/',
    domain,
    maxAge = year,
    sameSite = 'Lax',
    secure = browser().location?.protocol !== 'http:',
    httpOnly = false,
  } = options;
  const isEmpty = tokens.refreshToken.value === '' && tokens.accessToken.value === '';
  return {
    name,
    value: isEmpty ? '' : JSON.stringify(tokens),
    options: {
      path,
      maxAge: isEmpty ? 0 : maxAge,
      sameSite: sameSite.toLowerCase() as ServerCookie['options']['sameSite'],
      secure,
      httpOnly,
      ...(domain === undefined ? {} : { domain }),
    },
  };
}

function cookieText(tokens: Tokens, given: CookieOptions): string {
  const {
    name,
    value,
    options: { path, maxAge, domain, secure, httpOnly },
  } = cookieOf(tokens, given);
  return [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${path}`,
    `Max-Age=${maxAge}`,
    `SameSite=${given.sameSite ?? 'Lax'}`,
    ...(domain === undefined ? [] : [`Domain=${domain}`]),
    ...(secure ? ['Secure'] : []),
    ...(httpOnly ? ['HttpOnly'] : []),
  ].join('; ');
}

function cookieIn(header: string | null | undefined, name: string): string | undefined {
  const found = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  try {
    return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
