import type { CheckoutOrderError } from '@shopwright/contract/errors/groups';
import { compact } from '../kernel/compact.ts';
import type { Refusal } from '../kernel/outcome.ts';
import { capturePayment } from './capture.ts';
import type { ReconcileDeps } from './deps.ts';
import { providerNamed } from './methods.ts';
import { placeAuthorizedOrder } from './place-authorized-order.ts';
import type { PaymentProvider, ProviderPayment, StartedPayment } from './port.ts';
import { attemptStateFor, canTransition, timeoutSecondsOf } from './rules/attempt.ts';
import { findAttempt, type Attempt } from './store/attempts.ts';
import { declinePayment, failPayment, transition, voidPayment } from './transition.ts';

export interface Confirmation {
  /** From the provider's card fields. Without it, nothing is confirmed. */
  readonly token?: string;
  readonly returnUrl: string;
}

export interface Reconciled {
  readonly attempt: Attempt;
  /** Where the buyer continues, such as the bank's page. */
  readonly challengeUrl?: string;
  /** Why there is no order although the bank authorized the payment; the payment is voided. */
  readonly refusal?: Refusal<CheckoutOrderError>;
}

/** Each transition leads forward in the state table, so a payment never needs more. */
const MAX_TRANSITIONS = 12;

/**
 * Brings a payment as far as it can go. The buyer's request, the provider's webhook and the worker
 * all call this function, any number of them at once: each state change is one conditional update.
 * The provider is called between updates, outside of transactions, and with idempotency keys, so
 * every call may be repeated.
 */
export async function reconcilePayment(
  deps: ReconcileDeps,
  start: Attempt,
  confirmation?: Confirmation,
): Promise<Reconciled> {
  const provider = providerNamed(deps.providers, start.provider);
  let attempt = start;
  let refusal: Refusal<CheckoutOrderError> | undefined;
  let challengeUrl: string | undefined;
  for (let count = 0; count < MAX_TRANSITIONS; count += 1) {
    if (!provider) return { attempt };
    const before = attempt.state;
    const outcome = await takeNextStep(deps, provider, attempt, confirmation);
    refusal = outcome.refusal ?? refusal;
    challengeUrl = outcome.challengeUrl;
    const current = await findAttempt(deps.db, attempt.siteId, attempt.attemptId);
    if (!current) throw new Error(`The payment attempt ${attempt.attemptId} no longer exists.`);
    attempt = current;
    if (attempt.state === before) break;
  }
  return {
    attempt,
    ...(refusal ? { refusal } : {}),
    ...compact({ challengeUrl }),
  };
}

type StepOutcome = Pick<Reconciled, 'refusal' | 'challengeUrl'>;

async function takeNextStep(
  deps: ReconcileDeps,
  provider: PaymentProvider,
  attempt: Attempt,
  confirmation: Confirmation | undefined,
): Promise<StepOutcome> {
  const { reference } = attempt;
  if (attempt.state === 'CREATED') return startPayment(deps, provider, attempt, confirmation);
  if (attempt.state === 'AUTHORISED')
    return attempt.orderId === null ? placeAuthorizedOrder(deps, attempt) : {};
  if (reference === null) return {};
  const started = { ...attempt, reference };
  switch (attempt.state) {
    case 'STARTED':
    case 'CHALLENGE':
    case 'PENDING':
      return applyProviderStatus(
        deps,
        started,
        attempt.state === 'STARTED' && confirmation?.token !== undefined
          ? await provider.confirm(started, confirmation.token, confirmation.returnUrl)
          : await provider.find(started),
      );
    case 'CAPTURING':
      await capturePayment(deps, provider, started);
      return {};
    case 'VOIDING': {
      const { state } = await provider.cancel(started);
      if (state === 'VOIDED' || state === 'DECLINED') await transition(deps, attempt, 'VOIDED');
      return {};
    }
    default:
      return {};
  }
}

async function startPayment(
  deps: ReconcileDeps,
  provider: PaymentProvider,
  attempt: Attempt,
  confirmation: Confirmation | undefined,
): Promise<StepOutcome> {
  // Without a token no one can confirm it, and the provider was not called yet: the buyer is not
  // charged.
  if (confirmation?.token === undefined) {
    if (hasTimedOut(deps, attempt)) await failPayment(deps, attempt);
    return {};
  }
  try {
    const { reference } = await provider.start(attempt);
    await transition(deps, attempt, 'STARTED', { reference });
    return {};
  } catch (error) {
    await failPayment(deps, attempt);
    throw error;
  }
}

/**
 * Compares what the provider reports with our record, and moves the payment to the state that
 * follows from it.
 */
async function applyProviderStatus(
  deps: ReconcileDeps,
  attempt: Attempt & StartedPayment,
  reported: ProviderPayment,
): Promise<StepOutcome> {
  if (!matches(attempt, reported)) {
    deps.log.error(
      {
        event: 'payment.mismatch',
        attemptId: attempt.attemptId,
        reference: attempt.reference,
      },
      'The payment at the provider has another id, amount or currency than ours; it is voided',
    );
    await voidPayment(deps, attempt, 'MISMATCH');
    return {};
  }
  const to = attemptStateFor(reported.state);
  if (to === 'DECLINED') await declinePayment(deps, attempt, reported.reason ?? 'CARD_DECLINED');
  else if (to === attempt.state && hasTimedOut(deps, attempt))
    await voidPayment(deps, attempt, 'ABANDONED');
  else if (to !== attempt.state && canTransition(attempt.state, to))
    await transition(deps, attempt, to);
  return reported.challengeUrl === undefined ? {} : { challengeUrl: reported.challengeUrl };
}

const matches = (attempt: Attempt, { attemptId, amount, currency }: ProviderPayment): boolean =>
  attempt.attemptId === attemptId && attempt.amount === amount && attempt.currency === currency;

function hasTimedOut({ clock }: ReconcileDeps, { state, updatedAt }: Attempt): boolean {
  const seconds = timeoutSecondsOf(state);
  return seconds !== undefined && clock().getTime() - updatedAt.getTime() > seconds * 1000;
}
