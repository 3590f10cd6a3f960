import { service } from '../call.ts';
import { list, message, required, string } from '../field.ts';
import { PlatformPagingMetadata, PlatformQuery } from '../shared/paging.ts';
import { Plan } from './plan.ts';

/** Not in the provider's API: plans that members can buy. */
const call = service([]);
const permission = 'SHOPWRIGHT.MANAGE_PLANS';
const manage = { who: 'merchant', permission } as const;
const id = { id: required(string({ format: 'GUID' })) };

export const createPlan = call({
  name: 'plans.createPlan',
  method: 'POST',
  path: '/v1/plans',
  ...manage,
  request: message('PlansCreatePlanRequest', { plan: required(Plan) }),
  answer: message('PlansCreatePlanAnswer', { plan: Plan }),
});

/** Existing members retain what they bought. */
export const updatePlan = call({
  name: 'plans.updatePlan',
  method: 'PATCH',
  path: '/v1/plans/{plan.id}',
  ...manage,
  request: message('PlansUpdatePlanRequest', { plan: required(Plan) }),
  answer: message('PlansUpdatePlanAnswer', { plan: Plan }),
});

/** Refused if the plan has or had members. */
export const deletePlan = call({
  name: 'plans.deletePlan',
  method: 'DELETE',
  path: '/v1/plans/{id}',
  ...manage,
  request: message('PlansDeletePlanRequest', id),
  answer: message('PlansDeletePlanAnswer', {}),
  errors: ['PLAN_HAS_MEMBERS'],
});

export const getPlan = call({
  name: 'plans.getPlan',
  method: 'GET',
  path: '/v1/plans/{id}',
  who: 'anyone',
  permission,
  request: message('PlansGetPlanRequest', id),
  answer: message('PlansGetPlanAnswer', { plan: Plan }),
});

export const getPlanBySlug = call({
  name: 'plans.getPlanBySlug',
  method: 'GET',
  path: '/v1/plans/slug/{slug}',
  who: 'anyone',
  permission,
  request: message('PlansGetPlanBySlugRequest', {
    slug: required(string({ minLength: 1, maxLength: 100 })),
  }),
  answer: message('PlansGetPlanBySlugAnswer', { plan: Plan }),
});

export const queryPlans = call({
  name: 'plans.queryPlans',
  method: 'POST',
  path: '/v1/plans/query',
  who: 'anyone',
  permission,
  request: message('PlansQueryPlansRequest', { query: PlatformQuery }),
  answer: message('PlansQueryPlansAnswer', {
    plans: list(Plan, { maxItems: 100 }),
    metadata: PlatformPagingMetadata,
  }),
});
