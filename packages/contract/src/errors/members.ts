import { NEVER_RETURNED, type ErrorTable } from './entry.ts';

/** Errors of members and roles. */
export const membersErrors = {
  ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN: {
    status: 409,
    message: 'This member has an active subscription. Cancel it first.',
    description:
      'Renewals would go on for a member who cannot sign in. Cancel the subscription, then block the member.',
  },
  COMMUNITY_JOIN_IMPOSSIBLE: {
    status: 409,
    message: 'Only an approved member can join the community.',
    description: 'Approve the member first.',
  },
  CONTENT_ASSIGNEE: {
    status: 409,
    message: 'This member gets the content of the others.',
    description:
      'A bulk deletion cannot delete the member who receives the content of the deleted ones. Choose another assignee, or exclude this member.',
  },
  MEMBER_ALREADY_EXISTS: {
    status: 409,
    message: 'A member with this email address already exists.',
    description: 'Use the existing member, which a query by `loginEmail` finds.',
  },
  MEMBER_BLOCKED: {
    status: 409,
    message: 'A blocked member cannot have roles. Approve the member first.',
    description: 'Roles are for members who can sign in. Approve the member, then assign the role.',
  },
  MEMBER_IS_OFFLINE: {
    status: 409,
    message:
      'This member was disconnected, which cannot be undone. Create a new member with the same address instead.',
    description:
      'The account was disconnected from its sign-in. Create a new member for the person.',
  },
  MEMBER_SELF_BLOCK_FORBIDDEN: {
    status: 409,
    message: 'Members cannot block themselves.',
    description: 'Let another staff member do it.',
  },
  MEMBER_TO_MEMBER_BLOCKED: {
    status: 403,
    message: 'This member has blocked the caller.',
    description: NEVER_RETURNED,
  },
  NOT_ERASABLE_YET: {
    status: 409,
    message: 'The data of this member cannot be erased yet.',
    description:
      'Open orders, payments or subscriptions still need the data; the message says which. Finish or cancel them, then try again.',
  },
  OWNER_MEMBER_BLOCK_FORBIDDEN: {
    status: 409,
    message: 'This account belongs to the owner or a collaborator.',
    description: 'Remove the person from the staff first.',
  },
  ROLE_DOES_NOT_EXIST: {
    status: 404,
    message: 'This site has no role "{roleKey}". Create it with PUT /v1/roles/<key>.',
    description: 'List the roles and send the key of one of them, or create the role.',
  },
  SLUG_ALREADY_EXISTS: {
    status: 409,
    message: 'The slug "{slug}" is or was used by another member.',
    description:
      'Earlier slugs keep leading to their member, so they are not given to another. Choose another slug.',
  },
  TOO_MANY_ROLES: {
    status: 409,
    message: 'A site can have at most {max} roles. Delete one that is no longer used.',
    description: 'Nothing was created. List the roles and delete one that no member has.',
  },
} as const satisfies ErrorTable;
