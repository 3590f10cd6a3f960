import type { Identity, IdentityProfile } from '@shopwright/contract/identity/identity';
import type { Tx } from '../../db/index.ts';
import { refuse, type Refusal } from '../../kernel/outcome.ts';
import { proveAddress } from '../accounts/account.ts';
import { notifyOwnerOfApplicant } from '../accounts/approval-notice.ts';
import { changeMember, createMember } from '../accounts/create-member.ts';
import type { IdentityDeps } from '../deps.ts';
import { policyOf } from '../accounts/sign-in-policy.ts';
import { emailKey } from '../credentials/rules/email.ts';
import { LIFETIME_SECONDS } from '../credentials/rules/lifetimes.ts';
import type { MemberRow } from '../accounts/rules/member-row.ts';
import { fromIdentityProfile, toIdentity } from '../accounts/rules/member-wire.ts';
import { connectionsOf, type SignInContext } from './complete-sign-in.ts';
import { issueSingleUse } from '../credentials/single-use-tokens.ts';
import { findMemberByEmail, recordLogin } from '../accounts/store/members.ts';

export interface VouchedSignIn {
  readonly email: string;
  readonly profile: IdentityProfile | undefined;
  /** The caller has verified that the address belongs to the member. */
  readonly verifyEmail: boolean;
  /** Profile values are used only for fields that an existing member has not set. */
  readonly mergeContact?: boolean;
  /** New members need the owner's approval. */
  readonly awaitsApproval?: boolean;
}

/**
 * Finds or creates the member with this address. A verified address takes over an account whose
 * address was never verified.
 */
export async function findOrCreate(
  tx: Tx,
  deps: IdentityDeps,
  siteId: string,
  { email, profile, verifyEmail, mergeContact = false, awaitsApproval = false }: VouchedSignIn,
): Promise<MemberRow | undefined> {
  const found = async () => {
    const member = await findMemberByEmail(tx, siteId, emailKey(email), { lock: true });
    return member && mergeContact ? mergeInto(tx, deps, member, profile) : member;
  };
  const create = async () => {
    const created = await createMember(tx, deps, {
      siteId,
      loginEmail: email,
      loginEmailVerified: verifyEmail,
      awaitsApproval,
      status: awaitsApproval ? 'PENDING' : 'APPROVED',
      ...fromIdentityProfile(profile, email),
    });
    if (created && awaitsApproval) await notifyOwnerOfApplicant(tx, deps, siteId, email);
    return created;
  };
  const member = (await found()) ?? (await create()) ?? (await found());
  return member && verifyEmail ? proveAddress(tx, deps, member) : member;
}

/** Fills missing fields of a contact and replaces none. */
async function mergeInto(
  tx: Tx,
  { clock }: IdentityDeps,
  member: MemberRow,
  profile: IdentityProfile | undefined,
): Promise<MemberRow> {
  const {
    contact: { emails: _emails, ...said },
  } = fromIdentityProfile(profile, member.loginEmail ?? '');
  const gaps = Object.entries(said).filter(([name]) =>
    isEmpty(member.contact[name as keyof MemberRow['contact']]),
  );
  if (gaps.length === 0) return member;
  return (
    (await changeMember(tx, member, {
      contact: { ...member.contact, ...Object.fromEntries(gaps) },
      now: clock(),
    })) ?? member
  );
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Signs in a member whom the owner's own system vouches for, without a password. */
export async function signInVouchedMember(
  deps: IdentityDeps,
  { siteId, clientId, caller }: SignInContext,
  signOn: VouchedSignIn,
): Promise<{ sessionToken: string; identity: Identity } | Refusal<'MEMBER_NOT_APPROVED'>> {
  const policy = await policyOf(deps.sites, siteId);
  return deps.db.tx(async (tx) => {
    const now = deps.clock();
    const member = await findOrCreate(tx, deps, siteId, signOn);
    if (!member || member.status !== 'APPROVED') return refuse('MEMBER_NOT_APPROVED');
    await recordLogin(tx, siteId, member.memberId, now);
    const sessionToken = await issueSingleUse(tx, {
      siteId,
      kind: 'session',
      memberId: member.memberId,
      clientId,
      data: { visitorId: caller.visitorId },
      seconds: LIFETIME_SECONDS.sessionToken,
      now,
    });
    return {
      sessionToken,
      identity: toIdentity(member, {
        emailVerification: policy.emailVerification,
        connections: await connectionsOf(tx, siteId, member.memberId),
      }),
    };
  });
}
