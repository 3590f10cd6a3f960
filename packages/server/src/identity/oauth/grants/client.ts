import { refuse, type Refusal } from '../../../kernel/outcome.ts';
import type { TokenClaims } from '../../tokens/rules/token-claims.ts';
import { secretMatches } from '../../credentials/secrets.ts';
import type { OAuthApp } from '../../apps/store/apps.ts';
import type { GrantDeps } from './token-pair.ts';

/** The OAuth client of a token request: public, or confidential with its secret. */

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isGuid = (text: string): boolean => guid.test(text);

export const invalidGrant = (why: string): Refusal<'INVALID_GRANT'> => refuse('INVALID_GRANT', why);

const invalidClient = (why: string): Refusal<'INVALID_CLIENT'> => refuse('INVALID_CLIENT', why);

const unknownClient = invalidClient(
  'No app has this client ID. Run `shopwright apps list` to see the client IDs of this store.',
);

export async function findClient(
  { findApp }: GrantDeps,
  clientId: string | undefined,
): Promise<OAuthApp | Refusal<'INVALID_CLIENT'>> {
  if (clientId === undefined || !isGuid(clientId)) return unknownClient;
  return (await findApp(clientId)) ?? unknownClient;
}

export async function authenticateClient(
  deps: GrantDeps,
  clientId: string | undefined,
  clientSecret: string | undefined,
): Promise<OAuthApp | Refusal<'INVALID_CLIENT'>> {
  const app = await findClient(deps, clientId);
  if ('refused' in app) return app;
  const isAuthentic =
    app.secretHash !== null &&
    clientSecret !== undefined &&
    secretMatches(clientSecret, app.secretHash);
  return isAuthentic ? app : invalidClient('The client secret is wrong.');
}

export const appClaims = (app: OAuthApp): TokenClaims => ({
  siteId: app.siteId,
  role: 'app',
  id: app.clientId,
  clientId: app.clientId,
});

/** Writes the audit entry for a token that an app got with its secret. */
export async function auditAppToken(
  { audit }: GrantDeps,
  app: OAuthApp,
  grant: string,
): Promise<void> {
  await audit.note({
    siteId: app.siteId,
    action: 'TOKEN',
    subject: grant,
    actor: { role: 'app', id: app.clientId },
    target: app.clientId,
  });
}
