import type { Tx } from '../../db/index.ts';
import { lifetimes } from '../credentials/rules/lifetimes.ts';
import { compact } from '../../kernel/compact.ts';
import { isChallenge } from '../../kernel/pkce.ts';
import { issueSingleUse, redeemSingleUse } from '../credentials/single-use-tokens.ts';

/** What the hosted authorize page does: a session token in, an authorization code out. */

export interface NewAuthorizationCode {
  readonly siteId: string;
  readonly clientId: string;
  readonly memberId: string;
  readonly visitorId?: string | undefined;
  /** Absent in the silent exchange; then it must be absent there too. */
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
    seconds: lifetimes.authorizationCode,
    now,
    data: {
      codeChallenge,
      ...compact({ visitorId, redirectUri }),
    },
  });
}

/** A code for an app that is being installed; it is exchanged at /oauth/access against the app's secret. */
export const createInstallCode = (
  tx: Pick<Tx, 'query'>,
  { siteId, clientId, now }: { siteId: string; clientId: string; now: Date },
): Promise<string> =>
  issueSingleUse(tx, {
    siteId,
    kind: 'install',
    clientId,
    seconds: lifetimes.authorizationCode,
    now,
  });

/** Uses the session token that a sign-in gave; undefined for any other, and for one that was used, is over or is another app's. */
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
