import type { Tx } from '../../db/index.ts';
import { LIFETIME_SECONDS } from '../credentials/rules/lifetimes.ts';
import { compact } from '../../kernel/compact.ts';
import { isChallenge } from '../../kernel/pkce.ts';
import { issueSingleUse, redeemSingleUse } from '../credentials/single-use-tokens.ts';

/** Used by the hosted authorize page: exchanges a session token for an authorization code. */

export interface NewAuthorizationCode {
  readonly siteId: string;
  readonly clientId: string;
  readonly memberId: string;
  readonly visitorId?: string | undefined;
  /** Missing in the silent exchange; the token request must then omit it too. */
  readonly redirectUri?: string | undefined;
  /** S256 only. */
  readonly codeChallenge: string;
  readonly now: Date;
}

export async function createAuthorizationCode(
  tx: Pick<Tx, 'query'>,
  { siteId, clientId, memberId, visitorId, redirectUri, codeChallenge, now }: NewAuthorizationCode,
): Promise<string> {
  if (!isChallenge(codeChallenge))
    throw new Error(
      'A code challenge is a SHA-256 in base64url; check it before asking for a code.',
    );
  return issueSingleUse(tx, {
    siteId,
    kind: 'code',
    memberId,
    clientId,
    seconds: LIFETIME_SECONDS.authorizationCode,
    now,
    data: {
      codeChallenge,
      ...compact({ visitorId, redirectUri }),
    },
  });
}

/**
 * A code for an app that is being installed; it is exchanged at /oauth/access against the app's
 * secret.
 */
export const createInstallCode = (
  tx: Pick<Tx, 'query'>,
  { siteId, clientId, now }: { siteId: string; clientId: string; now: Date },
): Promise<string> =>
  issueSingleUse(tx, {
    siteId,
    kind: 'install',
    clientId,
    seconds: LIFETIME_SECONDS.authorizationCode,
    now,
  });

/**
 * Uses the session token of a sign-in; undefined for a token that is invalid, used, expired or of
 * another app.
 */
export async function redeemSessionToken(
  tx: Pick<Tx, 'query'>,
  {
    siteId,
    clientId,
    sessionToken,
    now,
  }: { siteId: string; clientId: string; sessionToken: string; now: Date },
): Promise<{ memberId: string; visitorId?: string } | undefined> {
  const row = await redeemSingleUse(tx, { siteId, kind: 'session', token: sessionToken, now });
  if (!row?.memberId || (row.clientId !== null && row.clientId !== clientId)) return undefined;
  const { visitorId } = row.data;
  return { memberId: row.memberId, ...(typeof visitorId === 'string' ? { visitorId } : {}) };
}
