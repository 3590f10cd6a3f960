export { addPlan } from './add.ts';
export {
  hadPlans,
  offerMemberships,
  plansOf,
  returnBenefits,
  type CoverableLine,
  type OfferedMembership,
} from './benefits.ts';
export { createFindPlans } from './find-items.ts';
export { planJobs } from './jobs.ts';
export { endMembership, renewMembership, type Charging } from './memberships.ts';
export { createBenefitSales, createPlanSales } from './sales.ts';
export { membershipRoutes } from './membership-routes.ts';
export { planRoutes } from './routes.ts';
export { membershipPersonalData } from './store/personal-data.ts';
export { planKind } from './plan-kind.ts';
