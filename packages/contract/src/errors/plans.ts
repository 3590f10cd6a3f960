import type { ErrorTable } from './entry.ts';

/** Errors of plans and memberships. */
export const plansErrors = {
  INVALID_QUANTITY: { status: 428, message: 'A plan is bought once for one member.' },
  MEMBERSHIP_CREDITS_EXCEEDED: {
    status: 428,
    message: 'The chosen membership has too few credits left for this item.',
  },
  MEMBERSHIP_DOES_NOT_COVER_ITEM: {
    status: 428,
    message: 'The chosen membership does not cover this item.',
  },
  MEMBERSHIP_REQUIRED: {
    status: 428,
    message: 'The chosen membership is not active. Choose another way to pay.',
  },
  MEMBER_NOT_FOUND: { status: 404, message: 'There is no member {memberId}.' },
  NOT_FOR_BUYERS: { status: 403, message: 'Only the shop can make this change. Contact the shop.' },
  PLAN_HAS_MEMBERS: { status: 409, message: 'This plan has or had members. Hide it instead.' },
  TRIAL_ALREADY_USED: {
    status: 409,
    message: '"{name}" can be tried once; look at the checkout again.',
  },
} as const satisfies ErrorTable;
