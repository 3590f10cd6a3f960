import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  activeStates,
  timeoutSecondsOf,
  attemptStateFor,
  isFinal,
  isLost,
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

test('voided payments are never captured, and captured ones never voided', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...states), { maxLength: 30 }), (steps) => {
      let state: AttemptState = 'CREATED';
      const seen: AttemptState[] = [state];
      for (const next of steps) {
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

test('final states have no transitions, all others have some', () => {
  for (const state of states)
    expect(states.some((next) => canTransition(state, next))).toBe(!isFinal(state));
  expect(states.filter((state) => isFinal(state))).toEqual([
    'CAPTURED',
    'VOIDED',
    'DECLINED',
    'FAILED',
  ]);
});

test('allows exactly the listed transitions', () => {
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

test('an idle attempt is given up in time, one with money in flight never', () => {
  expect(states.map((state) => timeoutSecondsOf(state))).toEqual([
    60,
    300,
    1800,
    86_400,
    ...Array<undefined>(7).fill(undefined),
  ]);
});

test('a failed attempt allows another one, a captured one does not', () => {
  expect(activeStates).toContain('CAPTURED');
  for (const state of ['VOIDING', 'VOIDED', 'DECLINED', 'FAILED'] as const)
    expect(activeStates).not.toContain(state);
});

test('an attempt is lost once it was declined, has failed or is being voided, and at no other time', () => {
  expect(states.filter((state) => isLost(state))).toEqual([
    'VOIDING',
    'VOIDED',
    'DECLINED',
    'FAILED',
  ]);
});

test('maps provider states, and polls less and less often', () => {
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
