export const TokenRole = { NONE: 'none', VISITOR: 'visitor', MEMBER: 'member' } as const;
export type TokenRole = (typeof TokenRole)[keyof typeof TokenRole];

export interface AccessToken {
  value: string;
  /** Whole seconds since 1970. */
  expiresAt: number;
}

export interface RefreshToken {
  value: string;
  /** One of TokenRole. */
  role: string;
}

export interface Tokens {
  accessToken: AccessToken;
  refreshToken: RefreshToken;
}

export const EMPTY_TOKENS: Tokens = {
  accessToken: { value: '', expiresAt: 0 },
  refreshToken: { value: '', role: TokenRole.NONE },
};

/** The token storage of a strategy. */
export interface TokenStorage {
  getTokens(): Tokens;
  setTokens(tokens: Tokens): void;
  /** Runs the work while holding the lock of this storage. */
  lock?<T>(work: () => Promise<T>): Promise<T>;
}

/** In memory, until the page or the process ends. */
export function createLocalTokenStorage(initial: Tokens): TokenStorage {
  let tokens = initial;
  return {
    getTokens: () => tokens,
    setTokens(next) {
      tokens = next;
    },
  };
}

/** How long before its expiry a token is renewed, so that it does not expire in flight. */
const earlySeconds = 10;

export const nowSeconds = (): number => Date.now() / 1000;

export const isFresh = (token: AccessToken | undefined): token is AccessToken =>
  token !== undefined && token.value !== '' && token.expiresAt - earlySeconds > nowSeconds();

export const accessToken = (value: string, expiresIn: number | string): AccessToken => ({
  value,
  expiresAt: Math.floor(nowSeconds()) + Number(expiresIn),
});

export const areEqual = (a: Tokens, b: Tokens): boolean =>
  a.accessToken.value === b.accessToken.value && a.refreshToken.value === b.refreshToken.value;

/** Stored tokens may come from an older release or be forged: only complete ones count. */
export function readTokens(text: string | null | undefined): Tokens | undefined {
  if (!text) return undefined;
  try {
    const { accessToken: access, refreshToken: refresh } = JSON.parse(text) as Partial<Tokens>;
    const isWhole =
      typeof access?.value === 'string' &&
      typeof access.expiresAt === 'number' &&
      typeof refresh?.value === 'string' &&
      typeof refresh.role === 'string';
    return isWhole ? { accessToken: access, refreshToken: refresh } : undefined;
  } catch {
    return undefined;
  }
}
