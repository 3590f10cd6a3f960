import type { SignInResult } from '@shopwright/contract/identity/sign-in-result';
import type { Actor } from '../../http/index.ts';
import { isMerchant } from '../../http/index.ts';
import { notFound, refuse, type Refusal } from '../../kernel/outcome.ts';
import { markVerified } from '../accounts/account.ts';
import { throttleCodeRequest } from '../throttling/throttle.ts';
import type { IdentityDeps } from '../deps.ts';
import { sendVerificationCode } from '../accounts/mails.ts';
import { policyOf } from '../accounts/sign-in-policy.ts';
import { LIFETIME_SECONDS } from '../credentials/rules/lifetimes.ts';
import { challengeWith, type ProvableType } from '../second-factor/factors.ts';
import { continueSignIn, mayMail, type SignInContext } from './complete-sign-in.ts';
import {
  updateSingleUse,
  codeMatches,
  countSingleUseAttempt,
  lockUnusedSingleUse,
  issueSingleUse,
  MAX_CODE_SENDS,
  newCode,
  type SingleUseKind,
  redeemSingleUse,
} from '../credentials/single-use-tokens.ts';
import { listFactors } from '../accounts/store/factors.ts';
import { findMember } from '../accounts/store/members.ts';
import type { SingleUseRow } from '../credentials/store/single-use-tokens.ts';

export const failed = refuse(
  'VERIFICATION_FAILED',
  'The code is wrong or expired, or there were too many attempts. Start again.',
);

/** A sign-in continues in the app and for the visitor that started it. */
export const resumed = (context: SignInContext, row: SingleUseRow): SignInContext => {
  const { visitorId, deviceToken } = row.data;
  return {
    ...context,
    caller: {
      ...context.caller,
      visitorId: typeof visitorId === 'string' ? visitorId : context.caller.visitorId,
      deviceToken: typeof deviceToken === 'string' ? deviceToken : undefined,
    },
  };
};

/** A step that one app started is not valid for another. */
export const isOf = (row: SingleUseRow | undefined, context: SignInContext): row is SingleUseRow =>
  row !== undefined && (row.clientId === null || row.clientId === (context.clientId ?? null));

export async function verifyEmail(
  deps: IdentityDeps,
  context: SignInContext,
  { code, stateToken }: { code: string; stateToken: string },
): Promise<SignInResult | Refusal<'VERIFICATION_FAILED'>> {
  const { siteId } = context;
  const policy = await policyOf(deps.sites, siteId);
  return deps.db.tx(async (tx) => {
    const now = deps.clock();
    for (const kind of ['state', 'verification'] satisfies SingleUseKind[]) {
      const presented = { siteId, kind, token: stateToken, now } as const;
      // Counted first, and committed whatever the outcome.
      const row = await countSingleUseAttempt(tx, presented);
      if (!row) continue;
      if (
        !isOf(row, context) ||
        row.memberId === null ||
        (kind === 'state' && row.data['step'] !== 'email') ||
        !codeMatches(row, kind, stateToken, code)
      )
        return failed;
      await redeemSingleUse(tx, presented);
      const member = await findMember(tx, siteId, row.memberId, { lock: true });
      const verified = member && (await markVerified(tx, deps, member));
      return verified
        ? continueSignIn(tx, deps, policy, resumed(context, row), { member: verified })
        : failed;
    }
    return failed;
  });
}

/**
 * Continues a sign-in that waited for its address, once the address is verified in another tab or
 * by a link. Nothing is verified here: a step that still waits is returned unchanged, and a second
 * factor has its own call.
 */
export async function proceed(
  deps: IdentityDeps,
  context: SignInContext,
  stateToken: string | undefined,
): Promise<SignInResult | Refusal<'VERIFICATION_FAILED'>> {
  const { siteId } = context;
  const policy = await policyOf(deps.sites, siteId);
  return deps.db.tx(async (tx) => {
    const presented = { siteId, kind: 'state', token: stateToken, now: deps.clock() } as const;
    const row = await lockUnusedSingleUse(tx, presented);
    const member =
      isOf(row, context) && row.memberId !== null
        ? await findMember(tx, siteId, row.memberId, { lock: true })
        : undefined;
    if (!row || !member || stateToken === undefined) return failed;
    if (row.data['step'] !== 'email' || !member.loginEmailVerified)
      return { state: 'STATUS_CHECK', stateToken };
    await redeemSingleUse(tx, presented);
    return continueSignIn(tx, deps, policy, resumed(context, row), { member });
  });
}

/** Restarts the step with a new code; used attempts still count. */
export async function resend(
  deps: IdentityDeps,
  context: SignInContext,
  stateToken: string,
): Promise<SignInResult | Refusal<'VERIFICATION_FAILED'>> {
  const { siteId } = context;
  return deps.db.tx(async (tx) => {
    const presented = { siteId, kind: 'state', token: stateToken, now: deps.clock() } as const;
    const row = await lockUnusedSingleUse(tx, presented);
    const member =
      isOf(row, context) && row.memberId !== null
        ? await findMember(tx, siteId, row.memberId)
        : undefined;
    if (!row || !member) return failed;
    const { sends, step, factorType } = row.data;
    if (typeof sends !== 'number' || sends >= MAX_CODE_SENDS)
      return refuse('TOO_MANY_REQUESTS', 'The code was sent too many times. Start again.', {
        retryAfterSeconds: 60,
      });
    const mailTo = (to: string) => mayMail(tx, deps, resumed(context, row), member, to);
    await updateSingleUse(tx, presented, { data: { sends: sends + 1 } });
    if (step === 'email') {
      const early = await mailTo(member.loginEmail ?? '');
      if (early) return early;
      const code = newCode();
      await updateSingleUse(tx, presented, { code });
      await sendVerificationCode(
        tx,
        {
          siteId,
          store: (await deps.sites.find(siteId))?.store ?? {},
          to: member.loginEmail ?? '',
          language: member.identityProfile.language,
        },
        code,
      );
      return { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken };
    }
    if (step !== 'factor' || typeof factorType !== 'string') return failed;
    const factors = await listFactors(tx, siteId, member.memberId);
    return (
      (await challengeWith(
        tx,
        deps,
        { member, stateToken, factors, mayMail: mailTo },
        factorType as ProvableType,
      )) ?? failed
    );
  });
}

/** Sends a code to the member's own address. The returned id must be sent with the code. */
export async function startVerification(
  deps: IdentityDeps,
  actor: Actor,
  identityId: string | null | undefined,
  address: string,
): Promise<{ verificationId: string } | Refusal> {
  const memberId = isMerchant(actor)
    ? (identityId ?? (actor.role === 'member' ? actor.id : undefined))
    : actor.id;
  // Another member's id is reported as missing.
  if (memberId === undefined || (!isMerchant(actor) && identityId && identityId !== actor.id))
    return notFound('There is no identity with this id.');
  return deps.db.tx(async (tx) => {
    const member = await findMember(tx, actor.siteId, memberId, { lock: true });
    if (!member || member.loginEmail === null)
      return notFound('There is no identity with this id.');
    const early = await throttleCodeRequest(
      tx,
      {
        siteId: actor.siteId,
        kind: 'code',
        recipient: member.loginEmail,
        address: deps.exempt(address) ? undefined : address,
      },
      deps.clock(),
    );
    if (early) return early;
    const code = newCode();
    const verificationId = await issueSingleUse(tx, {
      siteId: actor.siteId,
      kind: 'verification',
      memberId,
      code,
      data: { visitorId: actor.visitorId },
      seconds: LIFETIME_SECONDS.signInState,
      now: deps.clock(),
      replaces: ['verification'],
    });
    await sendVerificationCode(
      tx,
      {
        siteId: actor.siteId,
        store: (await deps.sites.find(actor.siteId))?.store ?? {},
        to: member.loginEmail,
        language: member.identityProfile.language,
      },
      code,
    );
    return { verificationId };
  });
}
