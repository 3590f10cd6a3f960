import type { ErrorTable } from './entry.ts';

/** Errors of members and roles. */
export const membersErrors = {
  ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN: {
    status: 409,
    message: 'This member has an active subscription. Cancel it first.',
  },
  COMMUNITY_JOIN_IMPOSSIBLE: {
    status: 409,
    message: 'Only an approved member can join the community.',
  },
  CONTENT_ASSIGNEE: {
    status: 409,
    message: 'This member gets the content of the others.',
  },
  MEMBER_ALREADY_EXISTS: {
    status: 409,
    message: 'A member with this email address already exists.',
  },
  MEMBER_BLOCKED: {
    status: 409,
    message: 'A blocked member cannot have roles. Approve the member first.',
  },
  MEMBER_IS_OFFLINE: {
    status: 409,
    message:
      'This member was disconnected, which cannot be undone. Create a new member with the same address instead.',
  },
  MEMBER_SELF_BLOCK_FORBIDDEN: { status: 409, message: 'Members cannot block themselves.' },
  MEMBER_TO_MEMBER_BLOCKED: { status: 403, message: 'This member has blocked the caller.' },
  NOT_ERASABLE_YET: { status: 409, message: 'The data of this member cannot be erased yet.' },
  OWNER_MEMBER_BLOCK_FORBIDDEN: {
    status: 409,
    message: 'This account belongs to the owner or a collaborator.',
  },
  ROLE_DOES_NOT_EXIST: {
    status: 404,
    message: 'This site has no role "{roleKey}". Create it with PUT /v1/roles/<key>.',
  },
  SLUG_ALREADY_EXISTS: {
    status: 409,
    message: 'The slug "{slug}" is or was used by another member.',
  },
  TOO_MANY_ROLES: {
    status: 409,
    message: 'A site can have at most {max} roles. Delete one that is no longer used.',
  },
} as const satisfies ErrorTable;
