export const TokenRole = { NONE: 'none', VISITOR: 'visitor', MEMBER: 'member' } as const;
export type TokenRole = (typeof TokenRole)[keyof typeof TokenRole];

export interface AccessToken {
  readonly value: string;
  /** Whole seconds since 1970. */
  readonly expiresAt: number;
}

export interface RefreshToken {
  readonly value: string;
  readonly role: TokenRole;
}

export interface Tokens {
  readonly accessToken: AccessToken;
  readonly refreshToken: RefreshToken;
}

export const noTokens: Tokens = {
  accessToken: { value: '', expiresAt: 0 },
  refreshToken: { value: '', role: TokenRole.NONE },
};

/** Renewed this much early, so that a token does not end between being read and being checked. */
const earlySeconds = 10;

export const isFresh = (token: AccessToken | undefined, nowSeconds: number): token is AccessToken =>
  token !== undefined && token.value !== '' && token.expiresAt - earlySeconds > nowSeconds;

export const accessToken = (value: string, expiresIn: number | string, nowSeconds: number): AccessToken =>
  ({ value, expiresAt: Math.floor(nowSeconds) + Number(expiresIn) });
