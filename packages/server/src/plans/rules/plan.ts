import type { FieldViolation } from '@shopwright/contract';
import type { Plan } from '@shopwright/contract/plans/plan';
import { refuseFields, violation, type Refusal } from '../../kernel/outcome.ts';
import { toSafeHtml } from '../../kernel/safe-html.ts';
import { toSlug } from '../../kernel/slug.ts';

export type PlanFacts = Required<
  Omit<Plan, 'id' | 'revision' | 'createdDate' | 'updatedDate' | 'period' | 'cycles'>
> &
  Pick<Plan, 'period' | 'cycles'>;

export interface PlanState {
  readonly id: string;
  readonly revision: number;
  readonly facts: PlanFacts;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const defaults = {
  description: '',
  perks: [],
  visible: true,
  kind: 'ONE_TIME',
  price: '0',
  trialDays: 0,
  benefits: [],
  buyerMayCancel: true,
  buyerMayPause: false,
  seo: {},
} as const satisfies Partial<Plan>;

export function newPlan(said: Plan, { id, now }: { id: string; now: string }): PlanState | Refusal {
  const name = said.name?.trim() ?? '';
  const facts: PlanFacts = structuredClone({
    ...defaults,
    ...withoutReadOnly(said),
    name,
    slug: slugOf(said.slug, name),
    description: toSafeHtml(said.description ?? ''),
  });
  return checked({ id, revision: 1, facts, createdAt: now, updatedAt: now });
}

export function patchPlan(before: PlanState, said: Plan, now: string): PlanState | Refusal {
  const { kind: _fixed, ...rest } = withoutReadOnly(said);
  return checked({
    ...before,
    updatedAt: now,
    facts: {
      ...before.facts,
      ...rest,
      ...(said.name === undefined ? {} : { name: said.name.trim() }),
      ...(said.slug === undefined ? {} : { slug: slugOf(said.slug, before.facts.name) }),
      ...(said.description === undefined ? {} : { description: toSafeHtml(said.description) }),
    },
  });
}

const slugOf = (slug: string | undefined, name: string): string =>
  toSlug(slug ?? '') || toSlug(name) || 'plan';

const withoutReadOnly = ({
  id: _id,
  revision: _revision,
  createdDate: _created,
  updatedDate: _updated,
  ...rest
}: Plan): Plan => rest;

function checked(state: PlanState): PlanState | Refusal {
  const violations = [...wrong(state.facts)];
  return violations.length > 0 ? refuseFields(...violations) : state;
}

function* wrong({
  name,
  kind,
  period,
  cycles,
  trialDays,
  benefits,
}: PlanFacts): Generator<FieldViolation> {
  if (name === '') yield violation('plan.name', 'REQUIRED_FIELD', 'must not be empty');
  if (kind === 'RECURRING' && !period)
    yield violation('plan.period', 'REQUIRED_FIELD', 'must say how long a cycle is');
  if (kind === 'ONE_TIME' && typeof cycles === 'number')
    yield violation('plan.cycles', 'FIELD_NOT_ALLOWED', 'is for recurring plans');
  if (kind === 'ONE_TIME' && trialDays > 0)
    yield violation('plan.trialDays', 'FIELD_NOT_ALLOWED', 'is for recurring plans');
  for (const [index, { kind: what, percent, perCycle, flag }] of benefits.entries()) {
    const at = `plan.benefits[${index}]`;
    if (what === 'DISCOUNT' && percent === undefined)
      yield violation(`${at}.percent`, 'REQUIRED_FIELD', 'must say how much is taken off');
    if (what === 'BOOKINGS' && perCycle === undefined)
      yield violation(`${at}.perCycle`, 'REQUIRED_FIELD', 'must say how many');
    if (what === 'ACCESS' && flag === undefined)
      yield violation(`${at}.flag`, 'REQUIRED_FIELD', 'must name the flag');
  }
}

/** The discount of the plan's members on all products. */
export const discountOf = ({ benefits }: Pick<PlanFacts, 'benefits'>): string | undefined =>
  benefits.find(({ kind }) => kind === 'DISCOUNT')?.percent;
