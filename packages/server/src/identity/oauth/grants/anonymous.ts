import { newId } from '../../../kernel/ids.ts';
import type { Refusal } from '../../../kernel/outcome.ts';
import { LIFETIME_SECONDS } from '../../credentials/rules/lifetimes.ts';
import type { TokenClaims } from '../../tokens/rules/token-claims.ts';
import { findClient } from './client.ts';
import { signAccessToken, tokenPair, type GrantDeps, type TokenPair } from './token-pair.ts';

/** `anonymous`: a new visitor. Nothing is stored; the tokens alone identify the visitor. */
export async function grantAnonymous(
  deps: GrantDeps,
  clientId: string | undefined,
): Promise<TokenPair | Refusal<'INVALID_CLIENT'>> {
  const app = await findClient(deps, clientId);
  if ('refused' in app) return app;
  const claims: TokenClaims = {
    siteId: app.siteId,
    role: 'visitor',
    id: newId(),
    clientId: app.clientId,
  };
  const refreshToken = await deps.tokens.sign('refresh', claims, LIFETIME_SECONDS.visitorRefresh);
  return tokenPair(await signAccessToken(deps, claims), refreshToken);
}
