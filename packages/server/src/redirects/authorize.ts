import type { AuthorizeError, AuthorizeStep } from '@shopwright/contract/redirects/hosted';
import type { Tx } from '../db/index.ts';
import type { Actor, Caller } from '../http/index.ts';
import {
  createAuthorizationCode,
  findApprovedMember,
  findLiveSession,
  redeemSessionToken,
} from '../identity/index.ts';
import { compact } from '../kernel/compact.ts';
import { notFound, type Refusal } from '../kernel/outcome.ts';
import type { RedirectDeps } from './deps.ts';
import { wayBack } from './hosted.ts';
import { authorizeStep, failed, type Candidate, type Step } from './rules/authorize-step.ts';
import { isSessionOwner } from './rules/session-owner.ts';
import { lockSession, markFinished, type SessionRow } from './store.ts';

export interface AuthorizeRequest {
  readonly redirectSessionId: string;
  readonly memberToken?: string | undefined;
  readonly sessionToken?: string | undefined;
  readonly consented?: boolean | undefined;
  readonly chosen?: boolean | undefined;
  readonly denied?: boolean | undefined;
}

export interface Authorized {
  readonly next: AuthorizeStep;
  readonly code?: string;
  readonly error?: AuthorizeError;
  readonly errorDescription?: string;
  readonly responseMode: 'fragment' | 'query' | 'web_message';
  readonly state: string;
  readonly redirectUri?: string;
  readonly targetOrigins: string[];
}

/**
 * Answers an authorization request: a code, the page that must come first, or an error for the
 * client.
 */
export async function authorize(
  deps: RedirectDeps,
  actor: Actor,
  request: AuthorizeRequest,
): Promise<Authorized | Refusal> {
  const signedIn =
    request.memberToken === undefined ? undefined : await deps.authenticate(request.memberToken);
  return deps.db.tx(async (tx): Promise<Authorized | Refusal> => {
    const row = await lockSession(tx, request.redirectSessionId);
    const back = row && wayBack(row);
    if (!row || !back || !isSessionOwner(row, actor))
      return notFound('There is no such sign-in, or it belongs to another user.');
    const { code, ...step } = await decide(tx, deps, row, request, signedIn);
    return { ...step, ...compact({ code }), ...back };
  });
}

interface Decided {
  readonly next: AuthorizeStep;
  readonly code?: string;
  readonly error?: AuthorizeError;
  readonly errorDescription?: string;
}

async function decide(
  tx: Tx,
  deps: RedirectDeps,
  row: SessionRow,
  request: AuthorizeRequest,
  signedIn: Caller | undefined,
): Promise<Decided> {
  const now = deps.clock();
  const { auth } = row.data;
  if (!auth || row.finishedAt !== null)
    return failed('invalid_request', 'This sign-in is finished. Begin again.');
  if (row.expiresAt <= now)
    return failed('invalid_request', 'This sign-in took too long. Begin again.');
  const step: Step = authorizeStep({
    prompt: auth.prompt,
    candidates: await candidatesOf(tx, deps, row, request, signedIn),
    consented: request.consented === true,
    chosen: request.chosen === true,
    denied: request.denied === true,
  });
  if (step.next !== 'CODE') {
    if (step.next === 'ERROR' && step.error === 'access_denied') await markFinished(tx, row, now);
    return step;
  }
  const { memberId, visitorId } = step.member;
  const isApproved = (await findApprovedMember(tx, row.siteId, memberId)) !== undefined;
  // One code for each redirect session: a second request gets none.
  if (!(await markFinished(tx, row, now)))
    return failed('invalid_request', 'This sign-in is finished. Begin again.');
  if (!isApproved)
    return failed(
      'access_denied',
      'This member may not sign in: the account waits for approval, or is blocked.',
    );
  const code = await createAuthorizationCode(tx, {
    siteId: row.siteId,
    clientId: auth.clientId,
    memberId,
    visitorId: visitorId ?? visitorOf(row),
    redirectUri: auth.redirectUri,
    codeChallenge: auth.codeChallenge,
    now,
  });
  return { next: 'CODE', code };
}

/** The cart of the redirected visitor moves to the member. */
const visitorOf = ({ role, ownerId, visitorId }: SessionRow): string | undefined =>
  role === 'visitor' ? ownerId : (visitorId ?? undefined);

async function candidatesOf(
  tx: Tx,
  deps: RedirectDeps,
  row: SessionRow,
  { sessionToken }: AuthorizeRequest,
  signedIn: Caller | undefined,
): Promise<Candidate[]> {
  const now = deps.clock();
  const { siteId, clientId } = row;
  const found: Candidate[] = [];
  const proven =
    sessionToken === undefined || clientId === null
      ? undefined
      : await redeemSessionToken(tx, { siteId, clientId, sessionToken, now });
  if (proven) found.push({ ...proven, fresh: true });
  if (row.provenMemberId !== null)
    found.push({
      memberId: row.provenMemberId,
      visitorId: row.provenVisitorId ?? undefined,
      fresh: true,
    });
  // The redirected member, while their session is alive.
  const own =
    row.role === 'member' && row.memberSessionId !== null
      ? await findLiveSession(tx, siteId, row.memberSessionId, now)
      : undefined;
  if (own && own.memberId === row.ownerId)
    found.push({ memberId: own.memberId, visitorId: row.visitorId ?? undefined, fresh: false });
  // The member signed in on the hosted pages; counts as a sign-in for this redirect session if it
  // is later.
  const here =
    signedIn?.role === 'member' && signedIn.siteId === siteId && signedIn.sessionId !== undefined
      ? await findLiveSession(tx, siteId, signedIn.sessionId, now)
      : undefined;
  if (here && here.memberId === signedIn?.id)
    found.push({ memberId: here.memberId, fresh: here.createdAt >= row.createdAt });
  return found;
}
