import type { Db } from '../../../db/index.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Sites } from '../../../settings/index.ts';
import type { FindApp } from '../../apps/apps.ts';
import type { Audit } from '../../audit/audit.ts';
import type { OnSignIn } from '../../deps.ts';
import { LIFETIME_SECONDS } from '../../credentials/rules/lifetimes.ts';
import type { TokenClaims } from '../../tokens/rules/token-claims.ts';
import type { Tokens } from '../../tokens/tokens.ts';

/** The token pair that every grant answers with, and its dependencies. */

export interface GrantDeps {
  readonly db: Db;
  readonly findApp: FindApp;
  readonly tokens: Tokens;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly audit: Audit;
  readonly onSignIn: OnSignIn;
}

export interface TokenPair {
  readonly access_token: string;
  readonly refresh_token: string | null;
  readonly expires_in: number;
  readonly token_type: 'Bearer';
  readonly scope?: string;
}

export function signAccessToken({ tokens }: GrantDeps, claims: TokenClaims): Promise<string> {
  return tokens.sign('access', claims, LIFETIME_SECONDS.accessToken);
}

export function tokenPair(accessToken: string, refreshToken: string | null): TokenPair {
  return {
    access_token: accessToken,
    refresh_token: refreshToken,
    expires_in: LIFETIME_SECONDS.accessToken,
    token_type: 'Bearer',
  };
}
