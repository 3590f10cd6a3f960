import type { MembershipStatus, PlanBenefit, PlanPeriod } from '@shopwright/contract/plans/plan';
import { periodsAfter } from '../../kernel/calendar.ts';
import { refuseWithStatus, type Refusal } from '../../kernel/outcome.ts';
import type { PlanFacts } from './plan.ts';

/**
 * A member's membership in a plan, with the terms it was bought on. Times are milliseconds since
 * 1970.
 */
export interface MembershipState {
  readonly membershipId: string;
  readonly revision: number;
  readonly planId: string;
  readonly memberId: string;
  readonly status: MembershipStatus;
  readonly terms: MembershipTerms;
  readonly startsAt: number;
  readonly trialEndsAt: number | null;
  /** 0 during the trial. */
  readonly cycle: number;
  readonly cycleStartsAt: number;
  readonly cycleEndsAt: number | null;
  /** The time at which it ends, if it does. */
  readonly endsAt: number | null;
  readonly pausedAt: number | null;
  /** The total duration of its pauses. */
  readonly pausedFor: number;
  readonly orderId: string | null;
  /** The subscription that charges for it and advances its cycles; null when time advances them. */
  readonly subscriptionId: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The terms at the time of purchase: later changes of the plan do not apply. */
export interface MembershipTerms {
  readonly planName: string;
  readonly price: string;
  readonly kind: PlanFacts['kind'];
  readonly period: PlanPeriod | null;
  readonly cycles: number | null;
  readonly benefits: readonly PlanBenefit[];
  readonly timeZone: string;
}

type Action = 'start' | 'startTrial' | 'renew' | 'pause' | 'resume' | 'cancel' | 'end';

/** The state machine of a membership. */
const transitions: Readonly<Record<MembershipStatus, Partial<Record<Action, MembershipStatus>>>> = {
  PENDING: { start: 'ACTIVE', startTrial: 'TRIAL', cancel: 'CANCELED', end: 'ENDED' },
  TRIAL: { renew: 'ACTIVE', pause: 'PAUSED', cancel: 'CANCELED', end: 'ENDED' },
  ACTIVE: { renew: 'ACTIVE', pause: 'PAUSED', cancel: 'CANCELED', end: 'ENDED' },
  PAUSED: { resume: 'ACTIVE', cancel: 'CANCELED', end: 'ENDED' },
  CANCELED: {},
  ENDED: {},
};

export function after(
  status: MembershipStatus,
  action: Action,
): MembershipStatus | Refusal<'STATUS_NOT_ALLOWED'> {
  return (
    transitions[status][action] ??
    refuseWithStatus(
      409,
      'STATUS_NOT_ALLOWED',
      `A membership that is ${status.toLowerCase()} cannot ${verbPhrases[action]}.`,
    )
  );
}

const verbPhrases: Record<Action, string> = {
  start: 'be started',
  startTrial: 'be tried',
  renew: 'be renewed',
  pause: 'be paused',
  resume: 'be resumed',
  cancel: 'be canceled',
  end: 'end',
};

const DAY: PlanPeriod = { frequency: 'DAY', interval: 1 };

export interface ToStart extends Pick<
  MembershipState,
  'membershipId' | 'planId' | 'memberId' | 'orderId' | 'subscriptionId'
> {
  readonly facts: PlanFacts;
  readonly timeZone: string;
  readonly startsAt: number;
  /** The free trial is for members who never had the plan. */
  readonly hadBefore: boolean;
  readonly now: string;
}

export function startMembership({
  facts,
  timeZone,
  startsAt,
  hadBefore,
  now,
  ...whose
}: ToStart): MembershipState {
  const { name, price, kind, period = null, cycles = null, benefits, trialDays } = facts;
  const trial = kind === 'RECURRING' && trialDays > 0 && !hadBefore;
  const trialEndsAt = trial ? periodsAfter(startsAt, DAY, trialDays, timeZone) : null;
  const terms: MembershipTerms = {
    planName: name,
    price,
    kind,
    period,
    cycles,
    benefits,
    timeZone,
  };
  const first = {
    ...whose,
    revision: 1,
    terms,
    startsAt,
    trialEndsAt,
    pausedAt: null,
    pausedFor: 0,
    createdAt: now,
    updatedAt: now,
  };
  const cycle = trial ? 0 : 1;
  const span = cycleSpan({ terms, startsAt, trialEndsAt, pausedFor: 0 }, cycle);
  const status: MembershipStatus = trial ? 'TRIAL' : 'ACTIVE';
  return {
    ...first,
    status,
    cycle,
    cycleStartsAt: span.from,
    cycleEndsAt: span.to,
    endsAt: endOf({ terms, startsAt, trialEndsAt, pausedFor: 0 }),
  };
}

type Schedule = Pick<MembershipState, 'terms' | 'startsAt' | 'trialEndsAt' | 'pausedFor'>;

/**
 * Counted from the start: a membership that started on the 31st ends on the last day of shorter
 * months.
 */
export function cycleSpan(
  { terms: { period, timeZone }, startsAt, trialEndsAt, pausedFor }: Schedule,
  cycle: number,
): { from: number; to: number | null } {
  const anchor = trialEndsAt ?? startsAt;
  if (cycle === 0) return { from: startsAt + pausedFor, to: anchor + pausedFor };
  if (period === null) return { from: anchor + pausedFor, to: null };
  return {
    from: periodsAfter(anchor, period, cycle - 1, timeZone) + pausedFor,
    to: periodsAfter(anchor, period, cycle, timeZone) + pausedFor,
  };
}

function endOf(schedule: Schedule): number | null {
  const { kind, cycles } = schedule.terms;
  const last = kind === 'ONE_TIME' ? 1 : cycles;
  return last === null ? null : cycleSpan(schedule, last).to;
}

/** The membership at a given time: due cycles have started, and an expired one has ended. */
export function membershipAt(state: MembershipState, now: number): MembershipState {
  if (state.status !== 'TRIAL' && state.status !== 'ACTIVE') return state;
  if (state.endsAt !== null && now >= state.endsAt) return { ...state, status: 'ENDED' };
  if (state.subscriptionId !== null || state.cycleEndsAt === null || now < state.cycleEndsAt)
    return state;
  let cycle = state.cycle;
  let span = cycleSpan(state, cycle);
  while (span.to !== null && now >= span.to) {
    cycle += 1;
    span = cycleSpan(state, cycle);
  }
  return { ...state, status: 'ACTIVE', cycle, cycleStartsAt: span.from, cycleEndsAt: span.to };
}

/** Its cycle was paid for. A repeated call for the same cycle changes nothing. */
export function renewTo(
  state: MembershipState,
  cycle: number,
): MembershipState | Refusal<'STATUS_NOT_ALLOWED'> {
  if (cycle <= state.cycle) return state;
  const status = after(state.status, 'renew');
  if (typeof status !== 'string') return status;
  const span = cycleSpan(state, cycle);
  return { ...state, status, cycle, cycleStartsAt: span.from, cycleEndsAt: span.to };
}

export function pause(
  state: MembershipState,
  now: number,
): MembershipState | Refusal<'STATUS_NOT_ALLOWED'> {
  const status = after(state.status, 'pause');
  return typeof status === 'string' ? { ...state, status, pausedAt: now } : status;
}

/** Continues with the time that was left when it was paused. */
export function resume(
  state: MembershipState,
  now: number,
): MembershipState | Refusal<'STATUS_NOT_ALLOWED'> {
  const status = after(state.status, 'resume');
  if (typeof status !== 'string') return status;
  const away = Math.max(0, now - (state.pausedAt ?? now));
  const put = (moment: number | null): number | null => (moment === null ? null : moment + away);
  const trial = state.cycle === 0;
  return {
    ...state,
    status: trial ? 'TRIAL' : status,
    pausedAt: null,
    pausedFor: state.pausedFor + away,
    cycleStartsAt: state.cycleStartsAt + away,
    cycleEndsAt: put(state.cycleEndsAt),
    endsAt: put(state.endsAt),
  };
}

/** Ends with the paid period, or at once. Without a period, or while paused, it ends at once. */
export function cancel(
  state: MembershipState,
  now: number,
  atOnce: boolean,
): MembershipState | Refusal<'STATUS_NOT_ALLOWED'> {
  const status = after(state.status, 'cancel');
  if (typeof status !== 'string') return status;
  if (
    atOnce ||
    state.cycleEndsAt === null ||
    state.status === 'PAUSED' ||
    state.status === 'PENDING'
  )
    return { ...state, status, endsAt: now };
  return {
    ...state,
    endsAt: state.endsAt === null ? state.cycleEndsAt : Math.min(state.endsAt, state.cycleEndsAt),
  };
}

/** Whether its benefits can be used. */
export const isRunning = ({ status }: MembershipState): boolean =>
  status === 'TRIAL' || status === 'ACTIVE';

/** The index of the benefit that pays for seats in a service. */
export function bookingBenefit(
  { benefits }: Pick<MembershipTerms, 'benefits'>,
  serviceId: string,
): { index: number; perCycle: number } | undefined {
  const index = benefits.findIndex(
    ({ kind, serviceIds = [] }) =>
      kind === 'BOOKINGS' && (serviceIds.length === 0 || serviceIds.includes(serviceId)),
  );
  const perCycle = benefits[index]?.perCycle;
  return perCycle === undefined ? undefined : { index, perCycle };
}
