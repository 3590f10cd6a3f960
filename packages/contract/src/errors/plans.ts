import type { ErrorTable } from './entry.ts';

/** Errors of plans and memberships. */
export const plansErrors = {
  INVALID_QUANTITY: {
    status: 428,
    message: 'A plan is bought once for one member.',
    description: 'Set the quantity to 1. Another member buys the plan in an order of their own.',
  },
  MEMBERSHIP_CREDITS_EXCEEDED: {
    status: 428,
    message: 'The chosen membership has too few credits left for this item.',
    description: 'Choose another membership, fewer places, or pay for the item.',
  },
  MEMBERSHIP_DOES_NOT_COVER_ITEM: {
    status: 428,
    message: 'The chosen membership does not cover this item.',
    description: 'The plan is for other services. Choose another membership, or pay for the item.',
  },
  MEMBERSHIP_REQUIRED: {
    status: 428,
    message: 'The chosen membership is not active. Choose another way to pay.',
    description: 'The membership was canceled, paused or has ended.',
  },
  MEMBER_NOT_FOUND: {
    status: 404,
    message: 'There is no member {memberId}.',
    description: 'Query the members and send the id of one of them.',
  },
  NOT_FOR_BUYERS: {
    status: 403,
    message: 'Only the shop can make this change. Contact the shop.',
    description: 'The plan does not let members cancel or pause on their own. Hide the button.',
  },
  PLAN_HAS_MEMBERS: {
    status: 409,
    message: 'This plan has or had members. Hide it instead.',
    description:
      'The memberships refer to the plan. A hidden plan can no longer be bought, and its members keep it.',
  },
  TRIAL_ALREADY_USED: {
    status: 409,
    message: '"{name}" can be tried once; look at the checkout again.',
    description:
      'The member had the free trial of this plan before. Show the price without a trial and let the buyer confirm it.',
  },
} as const satisfies ErrorTable;
