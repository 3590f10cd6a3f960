import type { Descriptions } from './table.ts';

export const plans: Descriptions = {
  'plans.createPlan': 'Creates a plan that members can buy.',
  'plans.updatePlan': 'Updates a plan. Existing memberships stay as they were bought.',
  'plans.deletePlan': 'Deletes a plan. Refused while it has members.',
  'plans.getPlan': 'Retrieves a plan by ID.',
  'plans.getPlanBySlug': 'Retrieves a plan by its slug.',
  'plans.queryPlans':
    'Searches plans with filters and sorting. Hidden plans are returned to the shop only.',
  'memberships.grantMembership':
    'Gives a member a plan without a charge. Its cycles renew by themselves.',
  'memberships.queryMemberships': 'Searches memberships with filters and sorting.',
  'memberships.listMyMemberships': "Lists the signed-in member's own memberships, newest first.",
  'memberships.listMyAccess': "Lists what the signed-in member's plans give access to now.",
  'memberships.getMembership': 'Retrieves a membership by ID.',
  'memberships.pauseMembership': 'Pauses a membership. Members can do so if the plan allows it.',
  'memberships.resumeMembership': 'Resumes a paused membership for the time it had left.',
  'memberships.cancelMembership':
    'Cancels a membership at the end of the paid period, or immediately.',
  PlanKind: {
    this: 'How a plan is paid.',
    ONE_TIME: 'The buyer pays once.',
    RECURRING: 'The buyer pays for every cycle.',
  },
  PlanFrequency: {
    this: 'Unit of a period.',
    DAY: 'The interval counts days.',
    WEEK: 'The interval counts weeks.',
    MONTH: 'The interval counts months.',
    YEAR: 'The interval counts years.',
  },
  PlanPeriod: {
    this: 'A length of time, such as 3 months.',
    interval: 'Number of units, such as 3.',
  },
  BenefitKind: {
    this: 'What a plan gives to its members.',
    DISCOUNT: 'A discount on all products.',
    BOOKINGS: 'A number of bookings in each cycle.',
    ACCESS: 'A flag that a storefront checks to open content.',
  },
  PlanBenefit: {
    this: 'One benefit of a plan.',
    percent: 'Discount as a percentage, as a decimal string, for `DISCOUNT`.',
    serviceIds: 'IDs of the services that can be booked, for `BOOKINGS`. Empty for all services.',
    perCycle: 'Number of bookings in each cycle, for `BOOKINGS`.',
    flag: 'Name of the flag that the storefront checks, for `ACCESS`.',
  },
  Plan: {
    this: 'A plan that members can buy.',
    id: 'ID of the plan.',
    revision: 'Revision number, which grows with every change.',
    name: 'Display name of the plan.',
    slug: "Last part of the URL of the plan's page. Derived from the name if left out.",
    description: 'Description as HTML. Unsafe markup is removed.',
    perks: 'Short selling points, shown as a list.',
    visible: 'Whether the plan is shown and can be bought. Defaults to `true`.',
    price:
      "Price of one cycle, or of a one-time plan, as a decimal string in the store's currency.",
    period:
      'Length of a cycle, or duration of a one-time plan. Without it, a one-time plan never ends.',
    cycles: 'Number of cycles of a recurring plan. Without it, it renews until canceled.',
    trialDays: 'Days of free trial before the first payment, once per member.',
    benefits: 'What the plan gives to its members.',
    buyerMayCancel: 'Whether members can cancel by themselves.',
    buyerMayPause: 'Whether members can pause by themselves.',
    seo: 'Title and description for search engines.',
    createdDate: 'When the plan was created, in UTC.',
    updatedDate: 'When the plan last changed, in UTC.',
  },
  MembershipStatus: {
    this: 'State of a membership.',
    PENDING: 'Starts in the future.',
    TRIAL: 'The free trial is running.',
    ACTIVE: 'Its benefits can be used.',
    PAUSED: 'Its benefits cannot be used until it is resumed.',
    CANCELED: 'Canceled before its end.',
    ENDED: 'Its time is over.',
  },
  BenefitBalance: {
    this: 'How much of a benefit is left in the current cycle.',
    total: 'Number of bookings in the cycle.',
    remaining: 'Number of bookings that are left in the cycle.',
  },
  PlanMembership: {
    this: "A member's plan.",
    id: 'ID of the membership.',
    revision: 'Revision number, which grows with every change.',
    planId: 'ID of the plan.',
    planName: 'Name of the plan when it was bought.',
    memberId: 'ID of the member.',
    price: "Price of one cycle when it was bought, as a decimal string in the store's currency.",
    startDate: 'When the membership starts, in UTC.',
    trialEndDate: 'When the free trial ends, in UTC. Missing without a trial.',
    cycle: 'Number of the current cycle. 0 during the trial.',
    cycleStartDate: 'When the current cycle started, in UTC.',
    cycleEndDate: 'When the current cycle ends, in UTC.',
    endDate: 'When the membership ends, in UTC. Missing if it renews until canceled.',
    benefits: "What is left of the plan's benefits.",
    orderId: 'ID of the order in which the plan was bought. Missing if the shop granted it.',
    subscriptionId: 'ID of the subscription that pays for a recurring plan.',
    createdDate: 'When the membership was created, in UTC.',
    updatedDate: 'When the membership last changed, in UTC.',
  },
  PlansCreatePlanRequest: {
    plan: 'The plan to create. `name` is required.',
  },
  PlansUpdatePlanRequest: {
    plan: "The plan's ID and the fields to change.",
  },
  PlansDeletePlanRequest: {
    id: 'ID of the plan to delete.',
  },
  PlansGetPlanRequest: {
    id: 'ID of the plan.',
  },
  PlansGetPlanBySlugRequest: {
    slug: 'Slug of the plan.',
  },
  PlansQueryPlansRequest: {
    query: 'Filter, sorting and paging.',
  },
  PlansQueryPlansAnswer: {
    plans: 'Plans of this page.',
    metadata: 'Position of this page in the results.',
  },
  MembershipsGrantMembershipRequest: {
    id: 'ID of the plan.',
    memberId: 'ID of the member who receives the plan.',
    startDate: 'When the membership starts, in UTC. Defaults to now.',
  },
  MembershipsQueryMembershipsRequest: {
    query: 'Filter, sorting and paging.',
  },
  MembershipsQueryMembershipsAnswer: {
    memberships: 'Memberships of this page.',
    metadata: 'Position of this page in the results.',
  },
  MembershipsListMyMembershipsAnswer: {
    memberships: 'Memberships of the member, newest first, 100 at most.',
  },
  MembershipsListMyAccessAnswer: {
    flags: "Flags of the `ACCESS` benefits of the member's active plans.",
    planIds: "IDs of the member's active plans.",
  },
  MembershipsGetMembershipRequest: {
    id: 'ID of the membership.',
  },
  MembershipsPauseMembershipRequest: {
    id: 'ID of the membership.',
  },
  MembershipsResumeMembershipRequest: {
    id: 'ID of the membership.',
  },
  MembershipsCancelMembershipRequest: {
    id: 'ID of the membership.',
    atOnce:
      'Whether to end it immediately instead of at the end of the paid period. Defaults to ' +
      '`false`.',
  },
};
