import {
  boolean,
  enumeration,
  integer,
  list,
  message,
  of,
  required,
  string,
  timestamp,
  type Static,
} from '../field.ts';
import { amount, SeoTexts } from '../shared/own.ts';

export const PlanKind = enumeration('PlanKind', ['ONE_TIME', 'RECURRING']);
export type PlanKind = Static<typeof PlanKind>;

export const PlanFrequency = enumeration('PlanFrequency', ['DAY', 'WEEK', 'MONTH', 'YEAR']);
export type PlanFrequency = Static<typeof PlanFrequency>;

export const PlanPeriod = message('PlanPeriod', {
  frequency: required(PlanFrequency),
  interval: required(integer({ minimum: 1, maximum: 999 })),
});
export type PlanPeriod = Static<typeof PlanPeriod>;

export const BenefitKind = enumeration('BenefitKind', ['DISCOUNT', 'BOOKINGS', 'ACCESS']);
export type BenefitKind = Static<typeof BenefitKind>;

/**
 * DISCOUNT: `percent` off all products. BOOKINGS: `perCycle` places in these services. ACCESS: a
 * `flag` that pages and apps can check.
 */
export const PlanBenefit = message('PlanBenefit', {
  kind: required(BenefitKind),
  percent: string({ decimal: { gt: 0, lte: 100, maxScale: 4 } }),
  serviceIds: list(string({ format: 'GUID' }), { maxItems: 100 }),
  perCycle: integer({ minimum: 1, maximum: 10_000 }),
  flag: string({ minLength: 1, maxLength: 100 }),
});
export type PlanBenefit = Static<typeof PlanBenefit>;

export const Plan = message('Plan', {
  id: string({ format: 'GUID', readOnly: true }),
  revision: integer({ readOnly: true }),
  name: string({ minLength: 1, maxLength: 200 }),
  slug: string({ minLength: 1, maxLength: 100 }),
  description: string({ maxLength: 8000 }),
  perks: list(string({ maxLength: 200 }), { maxItems: 50 }),
  visible: boolean(),
  kind: of(PlanKind, { immutable: true }),
  price: string(amount),
  period: of(PlanPeriod, { nullable: true }),
  cycles: integer({ nullable: true, minimum: 1, maximum: 999 }),
  trialDays: integer({ minimum: 0, maximum: 365 }),
  benefits: list(PlanBenefit, { maxItems: 20 }),
  buyerMayCancel: boolean(),
  buyerMayPause: boolean(),
  seo: SeoTexts,
  createdDate: timestamp({ readOnly: true }),
  updatedDate: timestamp({ readOnly: true }),
});
export type Plan = Static<typeof Plan>;

export const MembershipStatus = enumeration('MembershipStatus', [
  'PENDING',
  'TRIAL',
  'ACTIVE',
  'PAUSED',
  'CANCELED',
  'ENDED',
]);
export type MembershipStatus = Static<typeof MembershipStatus>;

export const BenefitBalance = message('BenefitBalance', {
  benefit: PlanBenefit,
  total: integer(),
  remaining: integer(),
});
export type BenefitBalance = Static<typeof BenefitBalance>;

export const PlanMembership = message('PlanMembership', {
  id: string({ format: 'GUID', readOnly: true }),
  revision: integer({ readOnly: true }),
  planId: string({ format: 'GUID' }),
  planName: string({ readOnly: true }),
  memberId: string({ format: 'GUID' }),
  status: of(MembershipStatus, { readOnly: true }),
  price: string(),
  startDate: timestamp(),
  trialEndDate: timestamp(),
  cycle: integer(),
  cycleStartDate: timestamp(),
  cycleEndDate: timestamp(),
  endDate: timestamp(),
  benefits: list(BenefitBalance),
  orderId: string({ format: 'GUID' }),
  subscriptionId: string({ format: 'GUID' }),
  createdDate: timestamp({ readOnly: true }),
  updatedDate: timestamp({ readOnly: true }),
});
export type PlanMembership = Static<typeof PlanMembership>;
