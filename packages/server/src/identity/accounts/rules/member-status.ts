import type { Member } from '@shopwright/contract/members/member';
import { refuse, type ApplicationRefusal, type Refusal } from '../../../kernel/outcome.ts';

/**
 * The allowed actions for each status of a member. For the reasons, see
 * docs/decisions/0011-states-of-a-member.md.
 */

export type MemberStatus = NonNullable<Member['status']>;
export type MemberAction =
  | 'approve'
  | 'block'
  | 'disconnect'
  | 'delete'
  | 'mute'
  | 'unmute'
  | 'join'
  | 'leave'
  | 'edit';

export const memberStatuses: readonly MemberStatus[] = [
  'UNKNOWN',
  'PENDING',
  'APPROVED',
  'BLOCKED',
  'OFFLINE',
];
export const memberActions: readonly MemberAction[] = [
  'approve',
  'block',
  'disconnect',
  'delete',
  'mute',
  'unmute',
  'join',
  'leave',
  'edit',
];

/** The next status, `same` if it stays, or the code of the refusal. */
type Cell = MemberStatus | 'same' | MemberTableError;
type MemberTableError = 'MEMBER_IS_OFFLINE' | 'COMMUNITY_JOIN_IMPOSSIBLE';

export const memberTable = {
  UNKNOWN: {
    approve: 'APPROVED',
    block: 'BLOCKED',
    disconnect: 'OFFLINE',
    delete: 'same',
    mute: 'same',
    unmute: 'same',
    join: 'COMMUNITY_JOIN_IMPOSSIBLE',
    leave: 'same',
    edit: 'same',
  },
  PENDING: {
    approve: 'APPROVED',
    block: 'BLOCKED',
    disconnect: 'OFFLINE',
    delete: 'same',
    mute: 'same',
    unmute: 'same',
    join: 'COMMUNITY_JOIN_IMPOSSIBLE',
    leave: 'same',
    edit: 'same',
  },
  APPROVED: {
    approve: 'same',
    block: 'BLOCKED',
    disconnect: 'OFFLINE',
    delete: 'same',
    mute: 'same',
    unmute: 'same',
    join: 'same',
    leave: 'same',
    edit: 'same',
  },
  BLOCKED: {
    approve: 'APPROVED',
    block: 'same',
    disconnect: 'OFFLINE',
    delete: 'same',
    mute: 'same',
    unmute: 'same',
    join: 'COMMUNITY_JOIN_IMPOSSIBLE',
    leave: 'same',
    edit: 'same',
  },
  OFFLINE: {
    approve: 'MEMBER_IS_OFFLINE',
    block: 'MEMBER_IS_OFFLINE',
    disconnect: 'same',
    delete: 'same',
    mute: 'same',
    unmute: 'same',
    join: 'COMMUNITY_JOIN_IMPOSSIBLE',
    leave: 'same',
    edit: 'same',
  },
} as const satisfies Readonly<Record<MemberStatus, Readonly<Record<MemberAction, Cell>>>>;

/** The errors that the table has for an action. */
type MemberActionError<Action extends MemberAction> = Extract<
  (typeof memberTable)[MemberStatus][Action],
  MemberTableError
>;

/** The next status, or the refusal. */
export function statusAfter<const Action extends MemberAction>(
  status: MemberStatus,
  action: Action,
): MemberStatus | Refusal<MemberActionError<Action>> {
  const cell: Cell = memberTable[status][action];
  if (cell === 'MEMBER_IS_OFFLINE' || cell === 'COMMUNITY_JOIN_IMPOSSIBLE')
    return refuse(cell) as ApplicationRefusal<MemberActionError<Action>>;
  return cell === 'same' ? status : cell;
}
