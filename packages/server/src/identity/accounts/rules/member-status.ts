import type { Member } from '@shopwright/contract/members/member';
import { refuse, type Refusal } from '../../../kernel/outcome.ts';

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
type Cell = MemberStatus | 'same' | 'MEMBER_IS_OFFLINE' | 'COMMUNITY_JOIN_IMPOSSIBLE';

export const memberTable: Readonly<Record<MemberStatus, Readonly<Record<MemberAction, Cell>>>> = {
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
};

/** The next status, or the refusal. */
export function statusAfter(
  status: MemberStatus,
  action: MemberAction,
): MemberStatus | Refusal<'COMMUNITY_JOIN_IMPOSSIBLE' | 'MEMBER_IS_OFFLINE'> {
  const cell = memberTable[status][action];
  if (cell === 'MEMBER_IS_OFFLINE' || cell === 'COMMUNITY_JOIN_IMPOSSIBLE') return refuse(cell);
  return cell === 'same' ? status : cell;
}
