import type { ProviderState } from './provider-state.ts';

/** An attempt to pay, as we keep it. */
export type AttemptState =
  | 'CREATED'
  | 'STARTED'
  | 'CHALLENGE'
  | 'PENDING'
  | 'AUTHORISED'
  /** There is an order; the money is being taken. */
  | 'CAPTURING'
  | 'CAPTURED'
  /** There will be no order; the money is being given up. */
  | 'VOIDING'
  | 'VOIDED'
  | 'DECLINED'
  | 'FAILED';

/** Every step there is. What is not here does not happen. */
const steps: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  CREATED: ['STARTED', 'FAILED'],
  STARTED: ['CHALLENGE', 'PENDING', 'AUTHORISED', 'DECLINED', 'VOIDING'],
  CHALLENGE: ['PENDING', 'AUTHORISED', 'DECLINED', 'VOIDING'],
  PENDING: ['CHALLENGE', 'AUTHORISED', 'DECLINED', 'VOIDING'],
  AUTHORISED: ['CAPTURING', 'VOIDING'],
  // The promise may run out before the money is taken.
  CAPTURING: ['CAPTURED', 'DECLINED'],
  CAPTURED: [],
  VOIDING: ['VOIDED'],
  VOIDED: [],
  DECLINED: [],
  FAILED: [],
};

export const mayStep = (from: AttemptState, to: AttemptState): boolean => steps[from].includes(to);

/** Money may move for it, or has moved. At most one such attempt for a checkout. */
export const activeStates = [
  'CREATED',
  'STARTED',
  'CHALLENGE',
  'PENDING',
  'AUTHORISED',
  'CAPTURING',
  'CAPTURED',
] as const satisfies readonly AttemptState[];

export const isOver = (state: AttemptState): boolean => steps[state].length === 0;

/** What the provider's word means for an attempt that has no order yet. */
export function heard(
  state: ProviderState,
): Extract<AttemptState, 'STARTED' | 'CHALLENGE' | 'PENDING' | 'AUTHORISED' | 'DECLINED'> {
  switch (state) {
    case 'NEW':
      return 'STARTED';
    // Taken already, though we asked only for a promise: it is ours to keep or to pay back.
    case 'CAPTURED':
      return 'AUTHORISED';
    case 'VOIDED':
      return 'DECLINED';
    default:
      return state;
  }
}

/** When a worker looks again: soon at first, then ever more rarely. */
export function nextCheckAfter(checks: number): number {
  return Math.min(30 * 2 ** Math.min(checks, 20), 3600);
}

/** How long a state may last before the attempt is given up, in seconds. Nobody is charged for it then. */
export function givesUpAfter(state: AttemptState): number | undefined {
  switch (state) {
    case 'CREATED':
      return 60;
    // Opened and never confirmed: the buyer's request died.
    case 'STARTED':
      return 300;
    case 'CHALLENGE':
      return 1800;
    case 'PENDING':
      return 86_400;
    // Stryker disable next-line ConditionalExpression: nothing is returned either way
    default:
      return undefined;
  }
}
