import {
  heldFor,
  letGo,
  lockCheckout,
  quoteCheckout,
  whyNot,
  type CheckoutRow,
} from '../checkout/index.ts';
import type { Tx } from '../db/index.ts';
import { isRefusal, refuse, type Refusal } from '../kernel/outcome.ts';
import { providerNamed } from './methods.ts';
import type { KnownPayment, PaymentProvider, ProviderPayment } from './port.ts';
import {
  givesUpAfter,
  heard,
  mayStep,
  nextCheckAfter,
  type AttemptState,
} from './rules/attempt.ts';
import { findAttempt, stepAttempt, takenOf, type Attempt } from './store/attempts.ts';
import { patient, type PlaceDeps } from './deps.ts';
import {
  placeOrder,
  PlacementRefused,
  recordCapture,
  recordPayment,
  refuseChanged,
  type NewPayment,
} from '../orders/index.ts';

export interface Confirmation {
  /** What the buyer's card fields gave; without it nothing is confirmed, only looked after. */
  readonly token?: string;
  readonly returnUrl: string;
}

export interface Advanced {
  readonly attempt: Attempt;
  /** Where the buyer goes now. */
  readonly challengeUrl?: string;
  /** Why there is no order though the bank said yes; the money was given up. */
  readonly refusal?: Refusal;
}

/**
 * Brings an attempt as far as it goes: by its buyer, a webhook or a worker, all on this one road, any number of them at once. Each
 * step is one conditional write; the provider is asked between them, outside of every transaction, and may be asked again.
 */
export async function advance(
  deps: PlaceDeps,
  start: Attempt,
  confirmation?: Confirmation,
): Promise<Advanced> {
  const provider = providerNamed(deps.providers, start.provider);
  let attempt = start;
  let refusal: Refusal | undefined;
  let challengeUrl: string | undefined;
  // Every turn is a step forward in the table of states, so this ends.
  for (let turn = 0; turn < 12; turn += 1) {
    if (!provider) return { attempt };
    const before = attempt.state;
    const moved = await oneStep(deps, provider, attempt, confirmation);
    refusal = moved.refusal ?? refusal;
    challengeUrl = moved.challengeUrl;
    const next = await findAttempt(deps.db, attempt.siteId, attempt.attemptId);
    if (!next) throw new Error(`The attempt ${attempt.attemptId} is gone.`);
    attempt = next;
    if (attempt.state === before) break;
  }
  return {
    attempt,
    ...(refusal ? { refusal } : {}),
    ...(challengeUrl === undefined ? {} : { challengeUrl }),
  };
}

type Moved = Pick<Advanced, 'refusal' | 'challengeUrl'>;
const nothing: Moved = {};

async function oneStep(
  deps: PlaceDeps,
  provider: PaymentProvider,
  attempt: Attempt,
  confirmation: Confirmation | undefined,
): Promise<Moved> {
  const { reference } = attempt;
  switch (attempt.state) {
    case 'CREATED': {
      // Nobody is there to confirm it, and nothing was asked: nobody is charged.
      if (confirmation?.token === undefined)
        return isOverdue(deps, attempt) ? fail(deps, attempt) : nothing;
      try {
        const started = await provider.start(attempt);
        await step(deps, attempt, 'STARTED', { reference: started.reference });
        return nothing;
      } catch (error) {
        await fail(deps, attempt);
        throw error;
      }
    }
    case 'STARTED':
    case 'CHALLENGE':
    case 'PENDING': {
      if (reference === null) return nothing;
      const known = { ...attempt, reference };
      const answer =
        attempt.state === 'STARTED' && confirmation?.token !== undefined
          ? await provider.confirm(known, confirmation.token, confirmation.returnUrl)
          : await provider.find(known);
      return hear(deps, known, answer);
    }
    case 'AUTHORISED':
      return attempt.orderId === null ? settle(deps, attempt) : nothing;
    case 'CAPTURING':
      return reference === null ? nothing : capture(deps, provider, { ...attempt, reference });
    case 'VOIDING': {
      if (reference === null) return nothing;
      const { state } = await provider.cancel({ ...attempt, reference });
      if (state === 'VOIDED' || state === 'DECLINED') await step(deps, attempt, 'VOIDED');
      return nothing;
    }
    default:
      return nothing;
  }
}

/** What the provider says of a payment, held against what we know of it. */
async function hear(
  deps: PlaceDeps,
  attempt: Attempt & KnownPayment,
  answer: ProviderPayment,
): Promise<Moved> {
  if (!isOurs(attempt, answer)) {
    deps.log.error(
      { attemptId: attempt.attemptId, reference: attempt.reference },
      'a payment at the provider is not the one that was asked for; it is given up',
    );
    return endWith(deps, attempt, 'VOIDING', 'MISMATCH');
  }
  const to = heard(answer.state);
  const overdue = isOverdue(deps, attempt);
  if (to === 'DECLINED') await decline(deps, attempt, answer.reason ?? 'CARD_DECLINED');
  else if (to === attempt.state && overdue) await abandon(deps, attempt);
  else if (to !== attempt.state && mayStep(attempt.state, to)) await step(deps, attempt, to);
  return answer.challengeUrl === undefined ? nothing : { challengeUrl: answer.challengeUrl };
}

const isOurs = (attempt: Attempt, { attemptId, amount, currency }: ProviderPayment): boolean =>
  attempt.attemptId === attemptId && attempt.amount === amount && attempt.currency === currency;

function isOverdue({ clock }: PlaceDeps, { state, updatedAt }: Attempt): boolean {
  const seconds = givesUpAfter(state);
  return seconds !== undefined && clock().getTime() - updatedAt.getTime() > seconds * 1000;
}

/** Looked after by a worker until it is over. */
async function step(
  { db, clock }: Pick<PlaceDeps, 'clock'> & { db: Pick<PlaceDeps['db'], 'query'> | Tx },
  attempt: Attempt,
  to: AttemptState,
  more: { reference?: string; reason?: string; orderId?: string; checked?: boolean } = {},
): Promise<boolean> {
  if (!mayStep(attempt.state, to)) return false;
  const now = clock();
  const over = to === 'VOIDED' || to === 'DECLINED' || to === 'FAILED' || to === 'CAPTURED';
  const { checked: _checked, ...rest } = more;
  return stepAttempt(db, attempt.siteId, attempt.attemptId, {
    from: attempt.state,
    to,
    ...rest,
    now,
    checkAt: over ? null : new Date(now.getTime() + nextCheckAfter(0) * 1000),
  });
}

/** The attempt ends without money; what was kept for its checkout is let go, in one transaction. */
async function endWith(
  deps: PlaceDeps,
  attempt: Attempt,
  to: 'FAILED' | 'DECLINED' | 'VOIDING',
  reason?: string,
): Promise<Moved> {
  await deps.inTurn(() =>
    deps.db.tx(async (tx) => {
      const row = await lockCheckout(tx, attempt.siteId, attempt.checkoutId);
      if (
        !(await step(
          { db: tx, clock: deps.clock },
          attempt,
          to,
          reason === undefined ? {} : { reason },
        ))
      )
        return;
      if (row?.state === 'PAYING') await letGo(deps, tx, row);
    }, patient),
  );
  return nothing;
}

const fail = (deps: PlaceDeps, attempt: Attempt): Promise<Moved> =>
  endWith(deps, attempt, 'FAILED');
const decline = (deps: PlaceDeps, attempt: Attempt, reason: string): Promise<Moved> =>
  endWith(deps, attempt, 'DECLINED', reason);
export const abandon = (deps: PlaceDeps, attempt: Attempt): Promise<Moved> =>
  endWith(deps, attempt, 'VOIDING', 'ABANDONED');

/** The bank said yes: now the order, or the money is given up. */
async function settle(deps: PlaceDeps, attempt: Attempt): Promise<Moved> {
  try {
    const refusal = await deps.inTurn(() =>
      deps.db.tx((tx) => settleIn(deps, tx, attempt), patient),
    );
    return refusal ? { refusal } : nothing;
  } catch (error) {
    if (!(error instanceof PlacementRefused)) throw error;
    await endWith(deps, attempt, 'VOIDING', 'REFUSED');
    return { refusal: error.refusal };
  }
}

async function settleIn(deps: PlaceDeps, tx: Tx, attempt: Attempt): Promise<Refusal | undefined> {
  const { siteId, checkoutId } = attempt;
  const row = await lockCheckout(tx, siteId, checkoutId);
  const current = await findAttempt(tx, siteId, attempt.attemptId);
  // Another was quicker.
  if (current?.state !== 'AUTHORISED' || current.orderId !== null) return undefined;
  const giveUp = async (refusal: Refusal, after?: CheckoutRow): Promise<Refusal> => {
    await step({ db: tx, clock: deps.clock }, attempt, 'VOIDING', { reason: 'REFUSED' });
    if (after?.state === 'PAYING') await letGo(deps, tx, after);
    return refusal;
  };
  if (!row || row.state === 'COMPLETED')
    return giveUp(
      refuse(
        409,
        'CHECKOUT_ALREADY_PAID',
        'This checkout was completed elsewhere; nothing was charged.',
      ),
    );
  const quoted = await quoteCheckout(deps, tx, siteId, row, await heldFor(tx, siteId, checkoutId));
  const refused = whyNot(row, quoted);
  if (refused) return giveUp(refused, row);
  // The amount that was promised is the amount of this very quote, or it is not taken.
  if (
    quoted.mark !== row.quoteMark ||
    quoted.quote.priced.dueNow !== attempt.amount ||
    quoted.quote.purchase.currency.code !== attempt.currency
  ) {
    await step({ db: tx, clock: deps.clock }, attempt, 'VOIDING', { reason: 'REFUSED' });
    const open = row.state === 'PAYING' ? await letGo(deps, tx, row) : row;
    return refuseChanged(deps, tx, open, quoted);
  }
  const { orderId } = await placeOrder(
    deps,
    tx,
    row,
    quoted,
    [paymentOf(attempt, 'AUTHORIZED')],
    attempt.savedToken === null
      ? {}
      : { means: { provider: attempt.provider, token: attempt.savedToken } },
  );
  const now = deps.clock();
  if (attempt.delayCapture)
    await stepAttempt(tx, siteId, attempt.attemptId, {
      from: 'AUTHORISED',
      to: 'AUTHORISED',
      orderId,
      now,
      checkAt: null,
    });
  else await step({ db: tx, clock: deps.clock }, attempt, 'CAPTURING', { orderId });
  return undefined;
}

/** There is an order: the money is taken, now or by a worker who finds it untaken. */
async function capture(
  deps: PlaceDeps,
  provider: PaymentProvider,
  attempt: Attempt & KnownPayment,
): Promise<Moved> {
  const { orderId, siteId } = attempt;
  if (orderId === null) return nothing;
  const { state, card } = await provider.capture(attempt, takenOf(attempt));
  if (state === 'CAPTURED') {
    await deps.inTurn(() =>
      deps.db.tx(async (tx) => {
        if (await step({ db: tx, clock: deps.clock }, attempt, 'CAPTURED'))
          await tellTaken(deps, tx, siteId, orderId, attempt, card);
      }, patient),
    );
  } else if (state === 'VOIDED' || state === 'DECLINED') {
    // The promise ran out before the money was taken: the order stands, unpaid, and the merchant sees it.
    await deps.db.tx(async (tx) => {
      if (
        await step({ db: tx, clock: deps.clock }, attempt, 'DECLINED', { reason: 'CAPTURE_FAILED' })
      )
        await tell(deps, tx, siteId, orderId, paymentOf(attempt, 'DECLINED'));
    });
  }
  return nothing;
}

/** All of it, or the part that was taken. */
async function tellTaken(
  deps: PlaceDeps,
  tx: Tx,
  siteId: string,
  orderId: string,
  attempt: Attempt,
  card: ProviderPayment['card'],
): Promise<void> {
  if (attempt.taken === null)
    return tell(deps, tx, siteId, orderId, paymentOf(attempt, 'APPROVED', card));
  const { attemptId, taken } = attempt;
  const told = await recordCapture(tx, deps, {
    siteId,
    orderId,
    paymentId: attemptId,
    amount: taken,
  });
  if (isRefusal(told))
    deps.log.error(
      { orderId, paymentId: attemptId, told },
      'an order did not take the news of its payment',
    );
}

async function tell(
  deps: PlaceDeps,
  tx: Tx,
  siteId: string,
  orderId: string,
  payment: NewPayment,
): Promise<void> {
  const told = await recordPayment(tx, deps, { siteId, orderId, payment });
  if (isRefusal(told))
    deps.log.error(
      { orderId, paymentId: payment.paymentId, told },
      'an order did not take the news of its payment',
    );
}

export function paymentOf(
  { attemptId, amount, provider, reference }: Attempt,
  status: NewPayment['status'],
  card?: ProviderPayment['card'],
): NewPayment {
  const name = provider === 'stripe' ? 'CreditCard' : 'Sandbox card';
  return {
    paymentId: attemptId,
    amount,
    status,
    details: {
      regularPaymentDetails: {
        offlinePayment: false,
        paymentProvider: provider,
        paymentMethod: name,
        paymentOrderId: attemptId,
        ...(reference === null
          ? {}
          : { providerTransactionId: reference, gatewayTransactionId: reference }),
        ...(card ? { creditCardDetails: card } : {}),
      },
    },
  };
}
