import { refuse, type Refusal } from '../../../kernel/outcome.ts';
import { LIFETIME_SECONDS } from '../../credentials/rules/lifetimes.ts';
import { redeemSingleUse } from '../../credentials/single-use-tokens.ts';
import type { OAuthApp } from '../../apps/store/apps.ts';
import { appClaims, auditAppToken, authenticateClient, invalidGrant } from './client.ts';
import { signAccessToken, type GrantDeps } from './token-pair.ts';

interface AppAccessRequest {
  readonly grant: string | undefined;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly code: string | undefined;
  readonly refreshToken: string | undefined;
}

/**
 * The app strategy's older endpoint, `/oauth/access`: exchanges the code of an installation, or a
 * refresh token, against the app's secret.
 */
export async function grantAppAccess(
  deps: GrantDeps,
  request: AppAccessRequest,
): Promise<
  | { access_token: string; refresh_token: string }
  | Refusal<'INVALID_CLIENT' | 'INVALID_GRANT' | 'UNSUPPORTED_GRANT_TYPE'>
> {
  const app = await authenticateClient(deps, request.clientId, request.clientSecret);
  if ('refused' in app) return app;
  const { grant } = request;
  if (grant !== 'authorization_code' && grant !== 'refresh_token') {
    return refuse('UNSUPPORTED_GRANT_TYPE');
  }
  const refusal =
    grant === 'authorization_code'
      ? await useInstallCode(deps, app, request.code)
      : await checkRefreshToken(deps, app, request.refreshToken);
  if (refusal) return refusal;
  await auditAppToken(deps, app, grant);
  return {
    access_token: await signAccessToken(deps, appClaims(app)),
    refresh_token: await deps.tokens.sign('refresh', appClaims(app), LIFETIME_SECONDS.appRefresh),
  };
}

async function useInstallCode(
  { db, clock }: GrantDeps,
  app: OAuthApp,
  code: string | undefined,
): Promise<Refusal<'INVALID_GRANT'> | undefined> {
  const row = await db.tx((tx) =>
    redeemSingleUse(tx, { siteId: app.siteId, kind: 'install', token: code, now: clock() }),
  );
  if (row?.clientId === app.clientId) return undefined;
  return invalidGrant('The authorization code is invalid, expired or already used.');
}

async function checkRefreshToken(
  { tokens }: GrantDeps,
  app: OAuthApp,
  refreshToken: string | undefined,
): Promise<Refusal<'INVALID_GRANT'> | undefined> {
  const token =
    refreshToken === undefined ? undefined : await tokens.verify('refresh', refreshToken);
  if (token?.claims.role === 'app' && token.claims.id === app.clientId) return undefined;
  return invalidGrant('The refresh token is invalid or expired, or belongs to another app.');
}
