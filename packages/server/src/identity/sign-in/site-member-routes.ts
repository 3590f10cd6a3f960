import {
  siteApprove,
  siteBlock,
  siteChangeLoginEmail,
  siteLogin,
  siteRegister,
  siteSendSetPasswordEmail,
} from '@shopwright/contract/members/authentication';
import { emptyAnswer, isEmail, route, type Route } from '../../http/index.ts';
import {
  isRefusal,
  notFound,
  refuse,
  refuseFields,
  violation,
  type Refusal,
} from '../../kernel/outcome.ts';
import { endAllSessions, markVerified } from '../accounts/account.ts';
import { throttleCodeRequest } from '../throttling/throttle.ts';
import { changeMember } from '../accounts/create-member.ts';
import type { IdentityDeps } from '../deps.ts';
import { verifyPassword } from './password-sign-in.ts';
import { sendApproved, sendVerificationCode } from '../accounts/mails.ts';
import { policyOf } from '../accounts/sign-in-policy.ts';
import { sendActivation } from './password-recovery.ts';
import {
  checkRegistration,
  insertRegistered,
  refuseTaken,
  taken,
  type Registration,
} from './register.ts';
import { emailKey } from '../credentials/rules/email.ts';
import { LIFETIME_SECONDS } from '../credentials/rules/lifetimes.ts';
import type { MemberRow } from '../accounts/rules/member-row.ts';
import { statusAfter } from '../accounts/rules/member-status.ts';
import { toSiteMember } from '../accounts/rules/member-wire.ts';
import { continueSignIn, contextOf, type SignInContext } from './complete-sign-in.ts';
import {
  codeMatches,
  countSingleUseAttempt,
  issueSingleUse,
  newCode,
  redeemSingleUse,
} from '../credentials/single-use-tokens.ts';
import type { Tx } from '../../db/index.ts';
import { findMember, findMemberByEmail } from '../accounts/store/members.ts';

/** The older member calls: the same accounts and rules under other names. */

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const missing = notFound('There is no such member.');
const notEmail = (field: string): Refusal =>
  refuseFields(violation(field, 'FORMAT', 'must be an e-mail address', { type: 'EMAIL' }));
const wrongCode = refuse('EMAIL_VERIFICATION_FAILED');

interface Proof {
  readonly verificationId?: string;
  readonly otp?: string;
}

/** Verifies an address before the account exists. */
async function sendRegistrationCode(
  deps: IdentityDeps,
  context: SignInContext,
  email: string,
  { memberId, language }: { memberId?: string; language?: string | null | undefined },
): Promise<Refusal<'EMAIL_VERIFICATION_REQUIRED'>> {
  const {
    siteId,
    caller: { address },
  } = context;
  return deps.db.tx(async (tx) => {
    const early = await throttleCodeRequest(
      tx,
      {
        siteId,
        kind: 'code',
        recipient: email,
        address: deps.exempt(address) ? undefined : address,
      },
      deps.clock(),
    );
    if (early) return early;
    const code = newCode();
    const verificationId = await issueSingleUse(tx, {
      siteId: context.siteId,
      kind: 'enrolment',
      memberId,
      clientId: context.clientId,
      code,
      data: { email: emailKey(email) },
      seconds: LIFETIME_SECONDS.signInState,
      now: deps.clock(),
    });
    await sendVerificationCode(
      tx,
      {
        siteId: context.siteId,
        store: (await deps.sites.find(context.siteId))?.store ?? {},
        to: email,
        language,
      },
      code,
    );
    return refuse(
      'EMAIL_VERIFICATION_REQUIRED',
      'Send the code from the email in emailVerification.',
      { verificationId },
    );
  });
}

async function isProved(
  tx: Tx,
  deps: IdentityDeps,
  { siteId }: SignInContext,
  email: string,
  { verificationId, otp }: Proof,
): Promise<boolean> {
  const presented = {
    siteId,
    kind: 'enrolment',
    token: verificationId,
    now: deps.clock(),
  } as const;
  const row = await countSingleUseAttempt(tx, presented);
  if (
    !row ||
    row.data['email'] !== emailKey(email) ||
    verificationId === undefined ||
    !codeMatches(row, 'enrolment', verificationId, otp ?? '')
  )
    return false;
  return (await redeemSingleUse(tx, presented)) !== undefined;
}

export function siteMemberRoutes(deps: IdentityDeps): Route[] {
  const find = async (
    siteId: string,
    { id, email }: { id?: string | undefined; email?: string | undefined },
    tx: Tx,
  ): Promise<MemberRow | undefined> => {
    if (email !== undefined) return findMemberByEmail(tx, siteId, emailKey(email), { lock: true });
    return id !== undefined && guid.test(id)
      ? findMember(tx, siteId, id, { lock: true })
      : undefined;
  };

  return [
    route(siteRegister, async ({ request, actor, address }) => {
      const { email = '', contactInfo, emailVerification } = request;
      if (!isEmail(email)) return notEmail('email');
      const context = contextOf(actor, address);
      const policy = await policyOf(deps.sites, actor.siteId);
      const registration: Registration = {
        email,
        password: request.password,
        captchaTokens: [
          {
            ...(request.recaptchaToken ? { Recaptcha: request.recaptchaToken } : {}),
            ...(request.invisibleRecaptchaToken
              ? { InvisibleRecaptcha: request.invisibleRecaptchaToken }
              : {}),
          },
        ],
        profile: {
          ...(contactInfo?.firstName ? { firstName: contactInfo.firstName } : {}),
          ...(contactInfo?.lastName ? { lastName: contactInfo.lastName } : {}),
          ...(contactInfo?.phones ? { phones: contactInfo.phones } : {}),
          ...(contactInfo?.labels ? { labels: contactInfo.labels } : {}),
          ...(contactInfo?.locale ? { language: contactInfo.locale } : {}),
          ...(request.profilePrivacyStatus === 'PUBLIC'
            ? { privacyStatus: 'PUBLIC' as const }
            : {}),
        },
      };
      const refused = await checkRegistration(deps, policy, context, registration);
      if (refused) return refused;
      if (policy.emailVerification && !emailVerification)
        return sendRegistrationCode(deps, context, email, { language: contactInfo?.locale });
      const hash = await deps.hashing.hash(request.password ?? '', 'registration');
      const made = await deps.db.tx(async (tx) => {
        const proved = emailVerification
          ? await isProved(tx, deps, context, email, emailVerification)
          : false;
        if (emailVerification && !proved) return wrongCode;
        const member = await insertRegistered(
          tx,
          deps,
          policy,
          actor.siteId,
          { ...registration, emailVerified: proved },
          hash,
        );
        if (!member) return taken;
        if (member.awaitsApproval) {
          const approvalToken = await issueSingleUse(tx, {
            siteId: actor.siteId,
            kind: 'approval',
            memberId: member.memberId,
            clientId: actor.clientId,
            seconds: LIFETIME_SECONDS.approval,
            now: deps.clock(),
          });
          return { member: toSiteMember(member), approvalToken };
        }
        const next = await continueSignIn(tx, deps, policy, context, { member });
        return isRefusal(next)
          ? next
          : { member: toSiteMember(member), session: { token: next.sessionToken ?? null } };
      });
      return made === taken ? refuseTaken(deps, context) : made;
    }),

    route(siteLogin, async ({ request, actor, address, requestId }) => {
      const { email = '', emailVerification } = request;
      if (!isEmail(email)) return notEmail('email');
      const context = contextOf(actor, address);
      const policy = await policyOf(deps.sites, actor.siteId);
      const captcha = await deps.captcha.check(
        actor.siteId,
        policy,
        [
          {
            ...(request.recaptchaToken ? { Recaptcha: request.recaptchaToken } : {}),
            ...(request.invisibleRecaptchaToken
              ? { InvisibleRecaptcha: request.invisibleRecaptchaToken }
              : {}),
          },
        ],
        address,
      );
      if (captcha) return captcha;
      const proven = await verifyPassword(deps, context, { email, password: request.password });
      await deps.audit.note({
        siteId: actor.siteId,
        action: 'SIGN_IN',
        subject: 'password',
        actor,
        address,
        requestId,
        ...('refused' in proven
          ? { outcome: proven.refused === 'application' ? proven.code : 'INVALID_ARGUMENT' }
          : { target: proven.memberId }),
      });
      if ('refused' in proven) return proven;
      if (policy.emailVerification && !proven.loginEmailVerified && !emailVerification)
        return sendRegistrationCode(deps, context, email, {
          memberId: proven.memberId,
          language: proven.identityProfile.language,
        });
      return deps.db.tx(async (tx) => {
        const locked = await findMember(tx, actor.siteId, proven.memberId, { lock: true });
        if (!locked) return missing;
        const proved =
          emailVerification && !locked.loginEmailVerified
            ? await isProved(tx, deps, context, email, emailVerification)
            : true;
        const member = proved
          ? emailVerification
            ? await markVerified(tx, deps, locked)
            : locked
          : undefined;
        if (!member) return wrongCode;
        const next = await continueSignIn(tx, deps, policy, context, { member });
        if (isRefusal(next)) return next;
        const { state, sessionToken } = next;
        if (state === 'SUCCESS')
          return { session: { token: sessionToken ?? null }, member: toSiteMember(member) };
        if (state === 'REQUIRE_OWNER_APPROVAL')
          return refuse('MEMBER_NOT_APPROVED', "This member awaits the owner's approval.");
        return refuse('SECOND_STEP_REQUIRED', { state });
      });
    }),

    route(siteSendSetPasswordEmail, async ({ request, actor }) => {
      const member = await findMemberByEmail(deps.db, actor.siteId, emailKey(request.email));
      if (!member) return missing;
      return (
        (await sendActivation(deps, actor.siteId, member.memberId, undefined)) ?? { accepted: true }
      );
    }),

    route(siteChangeLoginEmail, async ({ request, actor }) => {
      const { newEmail } = request;
      if (newEmail === undefined)
        return refuseFields(violation('newEmail', 'REQUIRED_FIELD', 'is required'));
      return deps.db.tx(async (tx) => {
        const member = await find(actor.siteId, { id: request.id }, tx);
        if (!member) return missing;
        const other = await findMemberByEmail(tx, actor.siteId, emailKey(newEmail), { lock: true });
        if (other && other.memberId !== member.memberId) return taken;
        const emails = [
          newEmail,
          ...(member.contact.emails ?? []).filter(
            (email) =>
              emailKey(email) !== emailKey(member.loginEmail ?? '') &&
              emailKey(email) !== emailKey(newEmail),
          ),
        ];
        const changed = await changeMember(tx, member, {
          loginEmail: newEmail,
          loginEmailKey: emailKey(newEmail),
          loginEmailVerified: false,
          contact: { ...member.contact, emails },
          now: deps.clock(),
        });
        if (request.revokeCurrentSessions !== false) await endAllSessions(tx, deps, member);
        return changed ? { member: toSiteMember(changed) } : missing;
      });
    }),

    route(siteApprove, async ({ request, actor }) =>
      deps.db.tx(async (tx) => {
        const now = deps.clock();
        const row =
          request.token === undefined
            ? undefined
            : await redeemSingleUse(tx, {
                siteId: actor.siteId,
                kind: 'approval',
                token: request.token,
                now,
              });
        const member = await find(
          actor.siteId,
          {
            id: row?.memberId ?? request.id,
            email: request.token === undefined ? request.email : undefined,
          },
          tx,
        );
        if (!member || (request.token !== undefined && !row)) return missing;
        const status = statusAfter(member.status, 'approve');
        if (isRefusal(status)) return status;
        const approved = await changeMember(tx, member, { status, awaitsApproval: false, now });
        if (approved?.loginEmail && member.status !== 'APPROVED') {
          const { store = {} } = (await deps.sites.find(actor.siteId)) ?? {};
          await sendApproved(
            tx,
            {
              siteId: actor.siteId,
              store,
              to: approved.loginEmail,
              language: approved.identityProfile.language,
            },
            deps.publicUrl,
          );
        }
        // Signs in only the holder of the registration's token.
        if (!row) return { session: { token: null } };
        const sessionToken = await issueSingleUse(tx, {
          siteId: actor.siteId,
          kind: 'session',
          memberId: member.memberId,
          clientId: row.clientId ?? undefined,
          seconds: LIFETIME_SECONDS.sessionToken,
          now,
        });
        return { session: { token: sessionToken } };
      }),
    ),

    route(siteBlock, async ({ request, actor }) =>
      deps.db.tx(async (tx) => {
        const member = await find(actor.siteId, request, tx);
        if (!member) return missing;
        const status = statusAfter(member.status, 'block');
        if (isRefusal(status)) return status;
        await changeMember(tx, member, { status, now: deps.clock() });
        await endAllSessions(tx, deps, member);
        return emptyAnswer;
      }),
    ),
  ];
}
