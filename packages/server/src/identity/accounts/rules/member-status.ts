import type { Member } from '@shopwright/contract/members/member';
import { refuse, type Refusal } from '../../../kernel/outcome.ts';

/** What may be done to a member, by status. The reasons: docs/decisions/0011-states-of-a-member.md. */

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

/** The status it leads to; `same` where the action leaves it; or the code of the refusal. */
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

const says = {
  MEMBER_IS_OFFLINE:
    'This member was disconnected, which is for good. Make a new member with the same address instead.',
  COMMUNITY_JOIN_IMPOSSIBLE: 'Only an approved member can join the community.',
} as const;

/** The status after the action, or why it cannot be done. */
export function statusAfter(status: MemberStatus, action: MemberAction): MemberStatus | Refusal {
  const cell = memberTable[status][action];
  if (cell === 'MEMBER_IS_OFFLINE' || cell === 'COMMUNITY_JOIN_IMPOSSIBLE')
    return refuse(409, cell, says[cell]);
  return cell === 'same' ? status : cell;
}
