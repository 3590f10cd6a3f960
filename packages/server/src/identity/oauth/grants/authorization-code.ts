import { createHash, timingSafeEqual } from 'node:crypto';
import type { Tx } from '../../../db/index.ts';
import type { Refusal } from '../../../kernel/outcome.ts';
import { isVerifier } from '../../../kernel/pkce.ts';
import { LIFETIME_SECONDS } from '../../credentials/rules/lifetimes.ts';
import {
  updateSingleUse,
  lockAnySingleUse,
  redeemSingleUse,
} from '../../credentials/single-use-tokens.ts';
import type { OAuthApp } from '../../apps/store/apps.ts';
import { findApprovedMember } from '../../accounts/store/members.ts';
import { endSession, findLiveSession } from '../../accounts/store/sessions.ts';
import type { SingleUseRow } from '../../credentials/store/single-use-tokens.ts';
import { findClient, invalidGrant } from './client.ts';
import {
  memberTokens,
  openMemberSession,
  resumeMemberSession,
  type MemberSession,
} from './member-session.ts';
import type { GrantDeps, TokenPair } from './token-pair.ts';

interface CodeRequest {
  readonly clientId: string | undefined;
  readonly code: string | undefined;
  readonly codeVerifier: string | undefined;
  readonly redirectUri: string | undefined;
  /** The user agent that exchanges the code. */
  readonly device: string | undefined;
}

/** One exchange of a code by an existing client. */
interface Exchange {
  readonly app: OAuthApp;
  readonly presented: {
    readonly siteId: string;
    readonly kind: 'code';
    readonly token: string;
    readonly now: Date;
  };
  readonly isMadeFor: (row: SingleUseRow) => boolean;
  readonly device: string | undefined;
}

/**
 * `authorization_code` with PKCE. A code is valid once, for the client, redirect URI and verifier
 * it was issued for. If the same client repeats the exchange within a short time, as in a retry, it
 * gets tokens of the same session; any other repetition ends that session.
 */
export async function grantAuthorizationCode(
  deps: GrantDeps,
  request: CodeRequest,
): Promise<TokenPair | Refusal<'INVALID_CLIENT' | 'INVALID_GRANT'>> {
  const app = await findClient(deps, request.clientId);
  if ('refused' in app) return app;
  const refused = invalidGrant(
    'The authorization code is invalid, expired or already used, or was issued for another client, redirect URI or code verifier.',
  );
  const { code, codeVerifier, redirectUri, device } = request;
  if (code === undefined || !isVerifier(codeVerifier)) return refused;
  const isMadeFor = ({ clientId, data }: SingleUseRow): boolean =>
    clientId === app.clientId &&
    (data['redirectUri'] ?? undefined) === redirectUri &&
    challengeMatches(data['codeChallenge'], codeVerifier);
  const session = await deps.db.tx(async (tx) => {
    const presented = { siteId: app.siteId, kind: 'code', token: code, now: deps.clock() } as const;
    const exchange: Exchange = { app, presented, isMadeFor, device };
    const row = await lockAnySingleUse(tx, presented);
    if (!row) return undefined;
    return row.usedAt === null
      ? exchangeCode(tx, deps, exchange)
      : repeatExchange(tx, deps, exchange, row, row.usedAt);
  });
  return session ? memberTokens(deps, session) : refused;
}

async function exchangeCode(
  tx: Tx,
  deps: GrantDeps,
  { app, presented, isMadeFor, device }: Exchange,
): Promise<MemberSession | undefined> {
  const { siteId } = presented;
  const { clientId } = app;
  // The code is used before it is checked: a wrong client has one attempt, which invalidates the
  // code.
  const row = await redeemSingleUse(tx, presented);
  const memberId = row?.memberId;
  if (!row || !memberId || !isMadeFor(row)) return undefined;
  if (!(await findApprovedMember(tx, siteId, memberId))) return undefined;
  const visitorId = typeof row.data['visitorId'] === 'string' ? row.data['visitorId'] : undefined;
  const owner = { siteId, memberId, clientId, visitorId, device };
  const session = await openMemberSession(tx, deps, owner);
  const { sessionId } = session;
  await updateSingleUse(tx, presented, { sessionId });
  const entry = {
    siteId,
    action: 'TOKEN',
    subject: 'authorization_code',
    actor: { role: 'member', id: memberId },
    target: memberId,
    detail: { clientId, sessionId },
  } as const;
  await deps.audit.note(entry, tx);
  return session;
}

async function repeatExchange(
  tx: Tx,
  deps: GrantDeps,
  { app, presented, isMadeFor }: Exchange,
  row: SingleUseRow,
  usedAt: Date,
): Promise<MemberSession | undefined> {
  const { siteId, now } = presented;
  const { sessionId } = row;
  const msSinceUse = now.getTime() - usedAt.getTime();
  if (sessionId !== null) {
    const isRetry = isMadeFor(row) && msSinceUse <= LIFETIME_SECONDS.codeRetry * 1000;
    const open = isRetry ? await findLiveSession(tx, siteId, sessionId, now) : undefined;
    if (open) return resumeMemberSession(open, now);
    await endSession(tx, siteId, sessionId, now);
  }
  const entry = {
    siteId,
    action: 'TOKEN',
    subject: 'authorization_code',
    actor: { role: 'nobody', id: '' },
    target: row.memberId ?? undefined,
    outcome: 'CODE_USED_TWICE',
    detail: { clientId: app.clientId },
  } as const;
  await deps.audit.note(entry, tx);
  return undefined;
}

function challengeMatches(challenge: unknown, verifier: string): boolean {
  if (typeof challenge !== 'string') return false;
  const computed = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
  const given = Buffer.from(challenge);
  return computed.length === given.length && timingSafeEqual(computed, given);
}
