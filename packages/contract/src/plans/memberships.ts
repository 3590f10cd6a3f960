import { service } from '../call.ts';
import { boolean, list, message, required, string, timestamp } from '../field.ts';
import { PlatformPagingMetadata, PlatformQuery } from '../shared/paging.ts';
import { PlanMembership } from './plan.ts';

/** Not in the provider's API: memberships of plans and their remaining credits. */
const call = service([]);
const permission = 'SHOPWRIGHT.MANAGE_PLANS';
const manage = { who: 'merchant', permission } as const;
const id = { id: required(string({ format: 'GUID' })) };
const answer = { membership: PlanMembership };

/** Granted by the shop without a charge; its cycles renew automatically. */
export const grantMembership = call({
  name: 'memberships.grantMembership',
  method: 'POST',
  path: '/v1/plans/{id}/grant',
  ...manage,
  request: message('MembershipsGrantMembershipRequest', {
    ...id,
    memberId: required(string({ format: 'GUID' })),
    startDate: timestamp(),
  }),
  answer: message('MembershipsGrantMembershipAnswer', answer),
  errors: ['MEMBER_NOT_FOUND'],
});

export const queryMemberships = call({
  name: 'memberships.queryMemberships',
  method: 'POST',
  path: '/v1/plans/memberships/query',
  ...manage,
  request: message('MembershipsQueryMembershipsRequest', { query: PlatformQuery }),
  answer: message('MembershipsQueryMembershipsAnswer', {
    memberships: list(PlanMembership, { maxItems: 100 }),
    metadata: PlatformPagingMetadata,
  }),
});

/** The caller's own, newest first. */
export const listMyMemberships = call({
  name: 'memberships.listMyMemberships',
  method: 'GET',
  path: '/v1/plans/memberships/my',
  who: 'member',
  request: message('MembershipsListMyMembershipsRequest', {}),
  answer: message('MembershipsListMyMembershipsAnswer', {
    memberships: list(PlanMembership, { maxItems: 100 }),
  }),
});

/** The access flags of the caller's active plans. */
export const listMyAccess = call({
  name: 'memberships.listMyAccess',
  method: 'GET',
  path: '/v1/plans/access/my',
  who: 'member',
  request: message('MembershipsListMyAccessRequest', {}),
  answer: message('MembershipsListMyAccessAnswer', {
    flags: list(string()),
    planIds: list(string({ format: 'GUID' })),
  }),
});

export const getMembership = call({
  name: 'memberships.getMembership',
  method: 'GET',
  path: '/v1/plans/memberships/{id}',
  who: 'member',
  permission,
  request: message('MembershipsGetMembershipRequest', id),
  answer: message('MembershipsGetMembershipAnswer', answer),
});

const errors = ['STATUS_NOT_ALLOWED', 'NOT_FOR_BUYERS'] as const;

export const pauseMembership = call({
  name: 'memberships.pauseMembership',
  method: 'POST',
  path: '/v1/plans/memberships/{id}/pause',
  who: 'member',
  permission,
  request: message('MembershipsPauseMembershipRequest', id),
  answer: message('MembershipsPauseMembershipAnswer', answer),
  errors,
});

/** Resumes with the time that was left when it was paused. */
export const resumeMembership = call({
  name: 'memberships.resumeMembership',
  method: 'POST',
  path: '/v1/plans/memberships/{id}/resume',
  who: 'member',
  permission,
  request: message('MembershipsResumeMembershipRequest', id),
  answer: message('MembershipsResumeMembershipAnswer', answer),
  errors,
});

/** At the end of the paid period, or immediately. */
export const cancelMembership = call({
  name: 'memberships.cancelMembership',
  method: 'POST',
  path: '/v1/plans/memberships/{id}/cancel',
  who: 'member',
  permission,
  request: message('MembershipsCancelMembershipRequest', { ...id, atOnce: boolean() }),
  answer: message('MembershipsCancelMembershipAnswer', answer),
  errors,
});
