import type { Tx } from '../../db/index.ts';
import { changeMember } from './create-member.ts';
import type { IdentityDeps } from '../deps.ts';
import { sendPasswordChanged } from './mails.ts';
import type { MemberRow } from './rules/member-row.ts';
import { deleteSingleUseOf } from '../credentials/store/single-use-tokens.ts';
import { deleteDevices } from './store/devices.ts';
import { deleteUnprovedFactors, markFactorsProved } from './store/factors.ts';
import { deletePassword, savePassword } from './store/passwords.ts';
import { endSessionsOf } from './store/sessions.ts';

/**
 * Revokes everything pending for this member: unfinished sign-ins, codes, links and unused tokens.
 */
const PENDING_TOKEN_KINDS = [
  'state',
  'session',
  'code',
  'recovery',
  'activation',
  'approval',
  'verification',
  'enrolment',
  'passkey',
] as const;

/** Signs the member out everywhere, in every process within five seconds. */
export async function endAllSessions(
  tx: Pick<Tx, 'query'>,
  { clock }: Pick<IdentityDeps, 'clock'>,
  { siteId, memberId }: Pick<MemberRow, 'siteId' | 'memberId'>,
): Promise<void> {
  await endSessionsOf(tx, siteId, memberId, clock());
  await deleteSingleUseOf(tx, siteId, memberId, PENDING_TOKEN_KINDS);
}

/** A new password revokes everything that the old one opened. */
export async function setPassword(
  tx: Tx,
  deps: IdentityDeps,
  member: MemberRow,
  passwordHash: string,
): Promise<void> {
  await savePassword(tx, member.siteId, member.memberId, passwordHash, deps.clock());
  await endAllSessions(tx, deps, member);
  await deleteDevices(tx, member.siteId, member.memberId);
  if (member.loginEmail !== null)
    await sendPasswordChanged(tx, {
      siteId: member.siteId,
      store: (await deps.sites.find(member.siteId))?.store ?? {},
      to: member.loginEmail,
      language: member.identityProfile.language,
    });
}

/**
 * An account that was created with an address of another user is lost to the user who proves the
 * address: its password and all earlier sessions become void. A second factor stays: only a member
 * who had proved the address could enroll it.
 */
export async function proveAddress(
  tx: Tx,
  deps: IdentityDeps,
  member: MemberRow,
): Promise<MemberRow> {
  if (member.loginEmailVerified) return member;
  await endAllSessions(tx, deps, member);
  await deleteUnprovedFactors(tx, member.siteId, member.memberId);
  await deleteDevices(tx, member.siteId, member.memberId);
  await deletePassword(tx, member.siteId, member.memberId);
  return (await markVerified(tx, deps, member)) ?? member;
}

/** Marks the address as verified. A member whose registration only waited for this is approved. */
export async function markVerified(
  tx: Tx,
  { clock, onVerified }: Pick<IdentityDeps, 'clock' | 'onVerified'>,
  member: MemberRow,
): Promise<MemberRow | undefined> {
  const approved = member.status === 'PENDING' && !member.awaitsApproval;
  if (member.loginEmailVerified && !approved) return member;
  await markFactorsProved(tx, member.siteId, member.memberId);
  if (!member.loginEmailVerified && member.loginEmail !== null)
    await onVerified(tx, {
      siteId: member.siteId,
      memberId: member.memberId,
      email: member.loginEmail,
    });
  return changeMember(tx, member, {
    loginEmailVerified: true,
    ...(approved ? { status: 'APPROVED' as const } : {}),
    now: clock(),
  });
}
