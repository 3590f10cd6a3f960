import type { Refusal } from '../../../kernel/outcome.ts';
import { appClaims, auditAppToken, authenticateClient, invalidGrant } from './client.ts';
import { signAccessToken, tokenPair, type GrantDeps, type TokenPair } from './token-pair.ts';

/** `strip_bound_session`: exchanges a user's token for the app's own, against the app's secret. */
export async function grantStripBoundSession(
  deps: GrantDeps,
  request: { accessToken: string | undefined; clientSecret: string | undefined },
): Promise<TokenPair | Refusal<'INVALID_CLIENT' | 'INVALID_GRANT'>> {
  const { accessToken, clientSecret } = request;
  const token =
    accessToken === undefined ? undefined : await deps.tokens.verify('access', accessToken);
  if (!token) return invalidGrant('The access token is invalid or expired.');
  const app = await authenticateClient(deps, token.claims.clientId, clientSecret);
  if ('refused' in app) return app;
  await auditAppToken(deps, app, 'strip_bound_session');
  return tokenPair(await signAccessToken(deps, appClaims(app)), null);
}
