import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../kernel/outcome.ts';
import {
  after,
  cancel,
  cycleSpan,
  membershipAt,
  pause,
  renewTo,
  resume,
  startMembership,
  type MembershipState,
} from './membership.ts';
import type { PlanFacts } from './plan.ts';

const facts = (more: Partial<PlanFacts> = {}): PlanFacts => ({
  name: 'Circle',
  slug: 'circle',
  description: '',
  perks: [],
  visible: true,
  kind: 'RECURRING',
  price: '12',
  period: { frequency: 'MONTH', interval: 1 },
  trialDays: 0,
  benefits: [],
  buyerMayCancel: true,
  buyerMayPause: true,
  seo: {},
  ...more,
});
const zones = [
  'UTC',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Chatham',
];
const start = (
  plan: PlanFacts,
  startsAt: number,
  more: { hadBefore?: boolean; subscriptionId?: string; timeZone?: string } = {},
): MembershipState =>
  startMembership({
    membershipId: 'm',
    planId: 'p',
    memberId: 'a',
    orderId: null,
    subscriptionId: more.subscriptionId ?? null,
    facts: plan,
    timeZone: more.timeZone ?? 'UTC',
    startsAt,
    hadBefore: more.hadBefore ?? false,
    now: '',
  });
const must = (state: MembershipState | { refused: string }): MembershipState => {
  if (isRefusal(state)) throw new Error(JSON.stringify(state));
  return state as MembershipState;
};
const day = (text: string): number => Date.parse(`${text}T12:00:00Z`);
const arbitraryPlan = fc.record({
  period: fc.record({
    frequency: fc.constantFrom('DAY' as const, 'WEEK' as const, 'MONTH' as const, 'YEAR' as const),
    interval: fc.integer({ min: 1, max: 6 }),
  }),
  trialDays: fc.integer({ min: 0, max: 40 }),
  cycles: fc.option(fc.integer({ min: 1, max: 12 })),
});

describe('a membership', () => {
  it('has contiguous cycles in every time zone, over month ends, leap days and clock changes', () => {
    fc.assert(
      fc.property(
        arbitraryPlan,
        fc.constantFrom(...zones),
        fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2032, 0) }),
        fc.integer({ min: 0, max: 900 }),
        (plan, timeZone, startsAt, days) => {
          const state = start(facts(plan), startsAt, { timeZone });
          for (let cycle = state.cycle; cycle < 14; cycle += 1)
            expect(cycleSpan(state, cycle).to).toBe(cycleSpan(state, cycle + 1).from);
          const now = startsAt + days * 86_400_000;
          const then = membershipAt(state, now);
          if (then.status === 'ENDED') expect(now).toBeGreaterThanOrEqual(state.endsAt ?? Infinity);
          else {
            expect(then.cycleStartsAt).toBeLessThanOrEqual(now);
            expect(then.cycleEndsAt).toBeGreaterThan(now);
            // Advancing twice, or in steps, gives the same result.
            expect(
              membershipAt(membershipAt(state, startsAt + Math.floor(days / 2) * 86_400_000), now),
            ).toEqual(then);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('resumes with the remaining time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 25 }),
        fc.integer({ min: 1, max: 400 }),
        (before, away) => {
          const from = day('2026-01-31');
          const state = start(facts({ cycles: 3 }), from);
          const [stop, go] = [from + before * 86_400_000, from + (before + away) * 86_400_000];
          const paused = must(pause(state, stop));
          expect(membershipAt(paused, go * 2)).toBe(paused);
          const on = must(resume(paused, go));
          expect((on.cycleEndsAt ?? 0) - go).toBe((state.cycleEndsAt ?? 0) - stop);
          expect((on.endsAt ?? 0) - go).toBe((state.endsAt ?? 0) - stop);
          expect(cycleSpan(on, 1).to).toBe(on.cycleEndsAt);
        },
      ),
    );
  });

  it('has one trial, followed by its first cycle when the trial ends or is paid for', () => {
    const trial = start(facts({ trialDays: 14 }), day('2026-11-01'));
    expect(trial).toMatchObject({ status: 'TRIAL', cycle: 0, cycleEndsAt: day('2026-11-15') });
    expect(membershipAt(trial, day('2026-11-15'))).toMatchObject({
      status: 'ACTIVE',
      cycle: 1,
      cycleEndsAt: day('2026-12-15'),
    });
    const charged = start(facts({ trialDays: 14 }), day('2026-11-01'), { subscriptionId: 's' });
    expect(membershipAt(charged, day('2026-11-20'))).toMatchObject({ status: 'TRIAL', cycle: 0 });
    const paid = must(renewTo(charged, 1));
    expect(paid).toMatchObject({ status: 'ACTIVE', cycle: 1 });
    expect(renewTo(paid, 1)).toBe(paid);
    expect(start(facts({ trialDays: 14 }), day('2026-11-01'), { hadBefore: true })).toMatchObject({
      status: 'ACTIVE',
      cycle: 1,
      trialEndsAt: null,
    });
  });

  it('that is canceled lasts until the end of the paid period, or ends at once', () => {
    const state = start(facts(), day('2026-11-01'));
    const later = must(cancel(state, day('2026-11-10'), false));
    expect(later).toMatchObject({ status: 'ACTIVE', endsAt: day('2026-12-01') });
    expect(membershipAt(later, day('2026-12-01')).status).toBe('ENDED');
    expect(must(cancel(state, day('2026-11-10'), true)).status).toBe('CANCELED');
    expect(isRefusal(pause(must(cancel(state, 0, true)), 0))).toBe(true);
  });

  it('stays ended', () => {
    for (const status of ['CANCELED', 'ENDED'] as const) {
      for (const action of [
        'start',
        'startTrial',
        'renew',
        'pause',
        'resume',
        'cancel',
        'end',
      ] as const)
        expect(isRefusal(after(status, action))).toBe(true);
    }
  });
});
