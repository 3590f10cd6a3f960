import type { ProviderState } from '../../kernel/extend/payment-provider.ts';

/** The state of a payment attempt in our own record. */
export type AttemptState =
  | 'CREATED'
  | 'STARTED'
  | 'CHALLENGE'
  | 'PENDING'
  | 'AUTHORISED'
  /** There is an order; the payment is being captured. */
  | 'CAPTURING'
  | 'CAPTURED'
  /** There will be no order; the payment is being voided. */
  | 'VOIDING'
  | 'VOIDED'
  | 'DECLINED'
  | 'FAILED';

/** Every allowed transition. */
const transitions: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  CREATED: ['STARTED', 'FAILED'],
  STARTED: ['CHALLENGE', 'PENDING', 'AUTHORISED', 'DECLINED', 'VOIDING'],
  CHALLENGE: ['PENDING', 'AUTHORISED', 'DECLINED', 'VOIDING'],
  PENDING: ['CHALLENGE', 'AUTHORISED', 'DECLINED', 'VOIDING'],
  AUTHORISED: ['CAPTURING', 'VOIDING'],
  // The authorization may expire before the capture.
  CAPTURING: ['CAPTURED', 'DECLINED'],
  CAPTURED: [],
  VOIDING: ['VOIDED'],
  VOIDED: [],
  DECLINED: [],
  FAILED: [],
};

export const canTransition = (from: AttemptState, to: AttemptState): boolean =>
  transitions[from].includes(to);

/** Money may move for these, or has moved. A checkout has at most one such attempt. */
export const activeStates = [
  'CREATED',
  'STARTED',
  'CHALLENGE',
  'PENDING',
  'AUTHORISED',
  'CAPTURING',
  'CAPTURED',
] as const satisfies readonly AttemptState[];

export const isFinal = (state: AttemptState): boolean => transitions[state].length === 0;

/** The attempt brings no money. */
export const isLost = (state: AttemptState): boolean =>
  state === 'DECLINED' || state === 'FAILED' || state === 'VOIDED' || state === 'VOIDING';

/** The attempt's state that follows from the provider's, while there is no order. */
export function attemptStateFor(
  state: ProviderState,
): Extract<AttemptState, 'STARTED' | 'CHALLENGE' | 'PENDING' | 'AUTHORISED' | 'DECLINED'> {
  switch (state) {
    case 'NEW':
      return 'STARTED';
    // Captured although we only asked for an authorization: we place the order or pay it back.
    case 'CAPTURED':
      return 'AUTHORISED';
    case 'VOIDED':
      return 'DECLINED';
    default:
      return state;
  }
}

/** The delay before the worker's next look: short at first, then doubled up to an hour. */
export function nextCheckDelaySeconds(checks: number): number {
  return Math.min(30 * 2 ** Math.min(checks, 20), 3600);
}

/** How long a state may last before the attempt is voided or fails. The buyer is not charged. */
export function timeoutSecondsOf(state: AttemptState): number | undefined {
  switch (state) {
    case 'CREATED':
      return 60;
    // Started and never confirmed: the buyer's request was lost.
    case 'STARTED':
      return 300;
    case 'CHALLENGE':
      return 1800;
    case 'PENDING':
      return 86_400;
    // Stryker disable next-line ConditionalExpression: undefined is returned either way
    default:
      return undefined;
  }
}
