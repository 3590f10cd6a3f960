import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  activeStates,
  timeoutSecondsOf,
  attemptStateFor,
  isFinal,
  canTransition,
  nextCheckDelaySeconds,
  type AttemptState,
} from './attempt.ts';

const states: AttemptState[] = [
  'CREATED',
  'STARTED',
  'CHALLENGE',
  'PENDING',
  'AUTHORISED',
  'CAPTURING',
  'CAPTURED',
  'VOIDING',
  'VOIDED',
  'DECLINED',
  'FAILED',
];

test('whatever steps are taken, money that is given up is never taken, and money taken never given up', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...states), { maxLength: 30 }), (asked) => {
      let state: AttemptState = 'CREATED';
      const seen: AttemptState[] = [state];
      for (const next of asked) {
        if (!canTransition(state, next)) continue;
        state = next;
        seen.push(state);
      }
      expect(seen.includes('CAPTURING') && seen.includes('VOIDING')).toBe(false);
      expect(seen.includes('CAPTURED') && seen.includes('DECLINED')).toBe(false);
      if (seen.includes('CAPTURED')) expect(seen).toContain('AUTHORISED');
    }),
  );
});

test('nothing leads out of an end, and every other state leads on', () => {
  for (const state of states)
    expect(states.some((next) => canTransition(state, next))).toBe(!isFinal(state));
  expect(states.filter((state) => isFinal(state))).toEqual([
    'CAPTURED',
    'VOIDED',
    'DECLINED',
    'FAILED',
  ]);
});

test('every step there is, and no other', () => {
  const stepsFrom = (from: AttemptState) => states.filter((to) => canTransition(from, to));
  expect(Object.fromEntries(states.map((state) => [state, stepsFrom(state)]))).toEqual({
    CREATED: ['STARTED', 'FAILED'],
    STARTED: ['CHALLENGE', 'PENDING', 'AUTHORISED', 'VOIDING', 'DECLINED'],
    CHALLENGE: ['PENDING', 'AUTHORISED', 'VOIDING', 'DECLINED'],
    PENDING: ['CHALLENGE', 'AUTHORISED', 'VOIDING', 'DECLINED'],
    AUTHORISED: ['CAPTURING', 'VOIDING'],
    CAPTURING: ['CAPTURED', 'DECLINED'],
    CAPTURED: [],
    VOIDING: ['VOIDED'],
    VOIDED: [],
    DECLINED: [],
    FAILED: [],
  });
});

test('an attempt that nothing moves on is given up in its time; one with money under way never is', () => {
  expect(states.map((state) => timeoutSecondsOf(state))).toEqual([
    60,
    300,
    1800,
    86_400,
    ...Array<undefined>(7).fill(undefined),
  ]);
});

test('an attempt that failed makes room for another, one that took money does not', () => {
  expect(activeStates).toContain('CAPTURED');
  for (const state of ['VOIDING', 'VOIDED', 'DECLINED', 'FAILED'] as const)
    expect(activeStates).not.toContain(state);
});

test('what the provider says becomes a state we know, and a worker looks ever more rarely', () => {
  expect(
    (['NEW', 'CHALLENGE', 'PENDING', 'AUTHORISED', 'CAPTURED', 'VOIDED', 'DECLINED'] as const).map(
      attemptStateFor,
    ),
  ).toEqual([
    'STARTED',
    'CHALLENGE',
    'PENDING',
    'AUTHORISED',
    'AUTHORISED',
    'DECLINED',
    'DECLINED',
  ]);
  expect([0, 1, 5, 500].map(nextCheckDelaySeconds)).toEqual([30, 60, 960, 3600]);
});
