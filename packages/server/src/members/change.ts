import type { ErrorCode } from '@shopwright/contract';
import type { BlockMemberError } from '@shopwright/contract/errors/groups';
import type { Tx } from '../db/index.ts';
import type { Actor } from '../http/index.ts';
import {
  endAllSessions,
  publishMember,
  sendApproved,
  statusAfter,
  type MemberRow,
} from '../identity/index.ts';
import {
  isRefusal,
  notFound,
  refuse,
  refuseFields,
  violation,
  type Refusal,
} from '../kernel/outcome.ts';
import { isDeepEqual } from '../kernel/is-deep-equal.ts';
import type { MembersDeps } from './deps.ts';
import {
  deleteMemberRow,
  forgetSignIn,
  isStaffAddress,
  lockMembers,
  saveMember,
} from './store/members.ts';

/** All changes of members, single and in bulk. */

export const memberNotFound: Refusal = notFound('There is no such member.');

export type Acting = Pick<Actor, 'role' | 'id'>;

/**
 * Locks the member and applies the rule; writes and publishes only if the rule changes something.
 */
export async function changeOne<Code extends ErrorCode = never>(
  deps: MembersDeps,
  siteId: string,
  memberId: string,
  rule: (row: MemberRow, tx: Tx) => Promise<MemberRow | Refusal<Code>> | MemberRow | Refusal<Code>,
): Promise<MemberRow | Refusal<Code>> {
  return deps.db.tx(async (tx) => {
    const row = (await lockMembers(tx, siteId, [memberId])).get(memberId.toLowerCase());
    if (!row) return memberNotFound;
    const next = await rule(row, tx);
    return isRefusal(next) ? next : saveAndPublish(tx, deps, row, next);
  });
}

async function saveAndPublish(
  tx: Tx,
  { clock }: MembersDeps,
  was: MemberRow,
  next: MemberRow,
): Promise<MemberRow> {
  if (isDeepEqual(contentOf(was), contentOf(next))) return was;
  const saved = await saveMember(tx, next, clock());
  await publishMember(tx, 'updated', saved, {
    contactChanged: !isDeepEqual(was.contact, next.contact),
  });
  return saved;
}

const contentOf = ({
  status,
  awaitsApproval,
  privacyStatus,
  activityStatus,
  slug,
  profile,
  contact,
  identityProfile,
}: MemberRow) => ({
  status,
  awaitsApproval,
  privacyStatus,
  activityStatus,
  slug,
  profile,
  contact,
  identityProfile,
});

/** The functions below expect a member that this transaction has locked. */

export const muteMember = (tx: Tx, deps: MembersDeps, row: MemberRow): Promise<MemberRow> =>
  saveAndPublish(tx, deps, row, { ...row, activityStatus: 'MUTED' });

export const unmuteMember = (tx: Tx, deps: MembersDeps, row: MemberRow): Promise<MemberRow> =>
  saveAndPublish(tx, deps, row, { ...row, activityStatus: 'ACTIVE' });

export async function approveMember(
  tx: Tx,
  deps: MembersDeps,
  row: MemberRow,
): Promise<MemberRow | Refusal<'MEMBER_IS_OFFLINE'>> {
  const status = statusAfter(row.status, 'approve');
  if (isRefusal(status)) return status;
  const approved = await saveAndPublish(tx, deps, row, { ...row, status, awaitsApproval: false });
  if (row.status !== status && row.loginEmail !== null) {
    const { store = {} } = (await deps.sites.find(row.siteId)) ?? {};
    await sendApproved(
      tx,
      { siteId: row.siteId, store, to: row.loginEmail, language: row.identityProfile.language },
      deps.publicUrl,
    );
  }
  return approved;
}

export async function blockMember(
  tx: Tx,
  deps: MembersDeps,
  row: MemberRow,
  actor: Acting,
): Promise<MemberRow | Refusal<BlockMemberError>> {
  const status = statusAfter(row.status, 'block');
  if (isRefusal(status)) return status;
  const refused = await whyNotBlock(tx, deps, row, actor);
  if (refused) return refused;
  await endAllSessions(tx, deps, row);
  return saveAndPublish(tx, deps, row, { ...row, status });
}

export async function disconnectMember(
  tx: Tx,
  deps: MembersDeps,
  row: MemberRow,
): Promise<MemberRow> {
  const status = statusAfter(row.status, 'disconnect');
  await endAllSessions(tx, deps, row);
  if (isRefusal(status) || row.status === status) return row;
  await forgetSignIn(tx, row);
  return saveAndPublish(tx, deps, row, {
    ...row,
    status,
    awaitsApproval: false,
    privacyStatus: 'PRIVATE',
  });
}

const isOwn = (row: MemberRow, actor: Acting): boolean =>
  actor.role === 'member' && actor.id === row.memberId;

/** A member with an unverified staff address is not staff. */
const isStaff = async (tx: Tx, row: MemberRow): Promise<boolean> =>
  row.loginEmail !== null &&
  row.loginEmailVerified &&
  (await isStaffAddress(tx, row.siteId, row.loginEmail));

export async function whyNotBlock(
  tx: Tx,
  { hasSubscription }: MembersDeps,
  row: MemberRow,
  actor: Acting,
): Promise<Refusal<BlockMemberError> | undefined> {
  const { siteId, memberId } = row;
  if (row.status === 'BLOCKED') return undefined;
  if (isOwn(row, actor))
    return refuse(
      'MEMBER_SELF_BLOCK_FORBIDDEN',
      {},
      {
        memberId,
      },
    );
  if (await isStaff(tx, row)) return refuse('OWNER_MEMBER_BLOCK_FORBIDDEN', {}, { memberId });
  if (await hasSubscription(tx, siteId, memberId))
    return refuse('ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN', {}, { memberId });
  return undefined;
}

/** Puts a member back into the status from before; only approved members stay signed in. */
export async function restoreStatus(
  tx: Tx,
  deps: MembersDeps,
  row: MemberRow,
  before: Partial<Pick<MemberRow, 'status' | 'awaitsApproval'>>,
): Promise<MemberRow> {
  const restored = { ...row, ...before };
  if (restored.status !== 'APPROVED') await endAllSessions(tx, deps, row);
  return saveAndPublish(tx, deps, row, restored);
}

/** Undefined on success. */
export async function remove(
  tx: Tx,
  deps: MembersDeps,
  row: MemberRow,
): Promise<Refusal | undefined> {
  const refused = await whyNotRemove(tx, deps, row);
  if (refused) return refused;
  await endAllSessions(tx, deps, row);
  await deleteMemberRow(tx, row);
  await publishMember(tx, 'deleted', row);
  return undefined;
}

export async function whyNotRemove(
  tx: Tx,
  deps: MembersDeps,
  row: MemberRow,
): Promise<Refusal | undefined> {
  const { siteId, memberId } = row;
  const forbidden = (ruleName: string, description: string): Refusal =>
    refuseFields({ ...violation('id', 'OTHER', description), ruleName });
  if (await isStaff(tx, row))
    return forbidden(
      'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN',
      'is the account of the owner or a collaborator',
    );
  if (await deps.hasSubscription(tx, siteId, memberId))
    return forbidden(
      'ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN',
      'is of a member who pays for a subscription; end it first',
    );
  return undefined;
}

/**
 * The member who takes over the content must exist and not be deleted. Members own no content here,
 * so the id is only checked.
 */
export async function checkAssignee(
  tx: Tx,
  siteId: string,
  assigneeId: string | null | undefined,
  leaving: readonly string[],
): Promise<Refusal | undefined> {
  if (!assigneeId) return undefined;
  const existing =
    !leaving.includes(assigneeId.toLowerCase()) &&
    (await lockMembers(tx, siteId, [assigneeId])).has(assigneeId.toLowerCase());
  return existing
    ? undefined
    : refuseFields(violation('contentAssigneeId', 'OTHER', 'is not another member of this site'));
}
