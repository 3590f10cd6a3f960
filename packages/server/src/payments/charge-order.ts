import { providerNamed } from './methods.ts';
import { nextCheckAfter } from './rules/attempt.ts';
import {
  findAttempt,
  findPaidAttempt,
  insertAttempt,
  stepAttempt,
  type Attempt,
} from './store/attempts.ts';
import { abandon, advance } from './reconcile.ts';
import type { PaymentMeans } from '../orders/index.ts';
import type { PlaceDeps } from './deps.ts';

export interface OrderCharge {
  readonly siteId: string;
  readonly orderId: string;
  /** Asked again with the same id, money moves once. */
  readonly attemptId: string;
  /** Thousandths. */
  readonly amount: bigint;
  readonly currency: string;
  readonly means: PaymentMeans;
}

/**
 * Charges an order that stands already, without its buyer being there: the cycles of a subscription. The payment is written into
 * the order with its events and mails. Whoever died on the way: asked again, it goes on where it was.
 */
export async function chargeOrder(
  deps: PlaceDeps,
  charge: OrderCharge,
): Promise<'PAID' | 'DECLINED' | 'PENDING'> {
  const { siteId, attemptId, means } = charge;
  const attempt = (await findAttempt(deps.db, siteId, attemptId)) ?? (await begin(deps, charge));
  let current = (await advance(deps, attempt, { token: means.token, returnUrl: deps.publicUrl }))
    .attempt;
  // Nobody is there whom a bank could ask.
  if (current.state === 'CHALLENGE') {
    await abandon(deps, current);
    current = (await advance(deps, (await findAttempt(deps.db, siteId, attemptId)) ?? current))
      .attempt;
  }
  if (current.state === 'AUTHORISED') {
    const now = deps.clock();
    await stepAttempt(deps.db, siteId, attemptId, {
      from: 'AUTHORISED',
      to: 'CAPTURING',
      now,
      checkAt: new Date(now.getTime() + nextCheckAfter(0) * 1000),
    });
    current = (await advance(deps, (await findAttempt(deps.db, siteId, attemptId)) ?? current))
      .attempt;
  }
  return current.state === 'CAPTURED' ? 'PAID' : isLost(current) ? 'DECLINED' : 'PENDING';
}

/** The same card, as its provider wants it named the next time: what it paid for before tells. Another card than that one stays as it is. */
export async function meansAfter(
  deps: Pick<PlaceDeps, 'db' | 'providers'>,
  siteId: string,
  paidOrderId: string,
  means: PaymentMeans,
): Promise<PaymentMeans> {
  const provider = providerNamed(deps.providers, means.provider);
  const paid = provider?.reusable ? await findPaidAttempt(deps.db, siteId, paidOrderId) : undefined;
  if (!provider?.reusable || !paid || paid.reference === null || paid.savedToken !== means.token)
    return means;
  return {
    ...means,
    token: (await provider.reusable({ ...paid, reference: paid.reference })) ?? means.token,
  };
}

const isLost = ({ state }: Attempt): boolean =>
  state === 'DECLINED' || state === 'FAILED' || state === 'VOIDED' || state === 'VOIDING';

async function begin(
  deps: PlaceDeps,
  { siteId, orderId, attemptId, amount, currency, means }: OrderCharge,
): Promise<Attempt> {
  const now = deps.clock();
  return deps.db.tx(async (tx) => {
    // It has an order from the start: nobody makes another one of it. It is looked after by whoever asked for it.
    await insertAttempt(
      tx,
      {
        siteId,
        attemptId,
        checkoutId: orderId,
        provider: means.provider,
        amount,
        currency,
        delayCapture: false,
        savedToken: means.token,
      },
      now,
      now,
    );
    await stepAttempt(tx, siteId, attemptId, {
      from: 'CREATED',
      to: 'CREATED',
      orderId,
      now,
      checkAt: null,
    });
    const attempt = await findAttempt(tx, siteId, attemptId);
    if (!attempt) throw new Error(`The attempt ${attemptId} was not written.`);
    return attempt;
  });
}
