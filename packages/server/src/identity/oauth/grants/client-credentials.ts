import type { Refusal } from '../../../kernel/outcome.ts';
import { appClaims, auditAppToken, authenticateClient, invalidGrant } from './client.ts';
import { signAccessToken, tokenPair, type GrantDeps, type TokenPair } from './token-pair.ts';

/** `client_credentials`: an app of the owner acts for itself, with its secret. */
export async function grantClientCredentials(
  deps: GrantDeps,
  request: {
    clientId: string | undefined;
    clientSecret: string | undefined;
    instanceId: string | undefined;
  },
): Promise<TokenPair | Refusal<'INVALID_CLIENT' | 'INVALID_GRANT'>> {
  const app = await authenticateClient(deps, request.clientId, request.clientSecret);
  if ('refused' in app) return app;
  const { instanceId } = request;
  if (instanceId !== undefined && instanceId !== app.siteId && instanceId !== app.clientId) {
    return invalidGrant('The app is not installed on this site.');
  }
  await auditAppToken(deps, app, 'client_credentials');
  return tokenPair(await signAccessToken(deps, appClaims(app)), null);
}
