import type { MembershipStatus, PlanBenefit, PlanPeriod } from '@shopwright/contract/plans/plan';
import { periodsAfter } from '../../kernel/calendar.ts';
import { refuse, type Refusal } from '../../kernel/outcome.ts';
import type { PlanFacts } from './plan.ts';

/** One member's place in a plan, with the terms it was bought on. Moments are milliseconds since 1970. */
export interface MembershipState {
  readonly membershipId: string;
  readonly revision: number;
  readonly planId: string;
  readonly memberId: string;
  readonly status: MembershipStatus;
  readonly terms: MembershipTerms;
  readonly startsAt: number;
  readonly trialEndsAt: number | null;
  /** 0 while it is a trial. */
  readonly cycle: number;
  readonly cycleStartsAt: number;
  readonly cycleEndsAt: number | null;
  /** When it ends by itself. */
  readonly endsAt: number | null;
  readonly pausedAt: number | null;
  /** By how much pauses have put everything off. */
  readonly pausedFor: number;
  readonly orderId: string | null;
  /** Who charges for it and so turns its cycles; without one, time does. */
  readonly subscriptionId: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** As they were when it was bought: a plan may change, a membership does not. */
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

/** The life of a membership: what may happen when, and what it then is. */
const life: Readonly<Record<MembershipStatus, Partial<Record<Action, MembershipStatus>>>> = {
  PENDING: { start: 'ACTIVE', startTrial: 'TRIAL', cancel: 'CANCELED', end: 'ENDED' },
  TRIAL: { renew: 'ACTIVE', pause: 'PAUSED', cancel: 'CANCELED', end: 'ENDED' },
  ACTIVE: { renew: 'ACTIVE', pause: 'PAUSED', cancel: 'CANCELED', end: 'ENDED' },
  PAUSED: { resume: 'ACTIVE', cancel: 'CANCELED', end: 'ENDED' },
  CANCELED: {},
  ENDED: {},
};

export function after(status: MembershipStatus, action: Action): MembershipStatus | Refusal {
  return (
    life[status][action] ??
    refuse(
      409,
      'STATUS_NOT_ALLOWED',
      `A membership that is ${status.toLowerCase()} cannot ${wordsFor[action]}.`,
    )
  );
}

const wordsFor: Record<Action, string> = {
  start: 'be started',
  startTrial: 'be tried',
  renew: 'be renewed',
  pause: 'be paused',
  resume: 'go on',
  cancel: 'be cancelled',
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
  /** A trial is for those who never had the plan. */
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

/** Counted from the start, so that what began on the 31st ends on the last day of shorter months. */
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

/** As it is at a moment: cycles that time turns have turned, and what is over is over. */
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

/** Its cycle was paid for. Told again of one that is known, it changes nothing. */
export function renewTo(state: MembershipState, cycle: number): MembershipState | Refusal {
  if (cycle <= state.cycle) return state;
  const status = after(state.status, 'renew');
  if (typeof status !== 'string') return status;
  const span = cycleSpan(state, cycle);
  return { ...state, status, cycle, cycleStartsAt: span.from, cycleEndsAt: span.to };
}

export function pause(state: MembershipState, now: number): MembershipState | Refusal {
  const status = after(state.status, 'pause');
  return typeof status === 'string' ? { ...state, status, pausedAt: now } : status;
}

/** It has as much left as when it was paused. */
export function resume(state: MembershipState, now: number): MembershipState | Refusal {
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

/** At the end of what is paid for, or at once. One without an end of its cycle, or that is paused, is over at once. */
export function cancel(
  state: MembershipState,
  now: number,
  atOnce: boolean,
): MembershipState | Refusal {
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

/** What it gives holds now. */
export const isRunning = ({ status }: MembershipState): boolean =>
  status === 'TRIAL' || status === 'ACTIVE';

/** The benefit that pays for places in a service, by its place among the benefits. */
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
