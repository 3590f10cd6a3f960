import { CHECKOUT_TIMEOUTS } from '../checkout/index.ts';
import type { Tx } from '../db/index.ts';
import { isRefusal } from '../kernel/outcome.ts';
import { recordCapture, recordPayment, type NewPayment } from '../orders/index.ts';
import type { ReconcileDeps } from './deps.ts';
import type { PaymentProvider, ProviderPayment, StartedPayment } from './port.ts';
import { toOrderPayment } from './rules/order-payment.ts';
import { amountToCapture, type Attempt } from './store/attempts.ts';
import { transition } from './transition.ts';

/**
 * Captures the payment of an order: in the buyer's request, or in the worker that finds it
 * uncaptured.
 */
export async function capturePayment(
  deps: ReconcileDeps,
  provider: PaymentProvider,
  attempt: Attempt & StartedPayment,
): Promise<void> {
  const { orderId } = attempt;
  if (orderId === null) return;
  const { state, card } = await provider.capture(attempt, amountToCapture(attempt));
  if (state === 'CAPTURED') {
    await deps.limitConcurrency(() =>
      deps.db.tx(async (tx) => {
        if (await transition({ db: tx, clock: deps.clock }, attempt, 'CAPTURED'))
          await recordCaptured(deps, tx, { attempt, orderId, card });
      }, CHECKOUT_TIMEOUTS),
    );
  } else if (state === 'VOIDED' || state === 'DECLINED') {
    // The authorization expired before the capture: the order remains, unpaid, and the merchant
    // sees it.
    await deps.db.tx(async (tx) => {
      const more = { reason: 'CAPTURE_FAILED' };
      if (await transition({ db: tx, clock: deps.clock }, attempt, 'DECLINED', more))
        await record(deps, tx, { attempt, orderId, payment: toOrderPayment(attempt, 'DECLINED') });
    });
  }
}

/** All of the authorized amount, or the part of it that was captured. */
async function recordCaptured(
  deps: ReconcileDeps,
  tx: Tx,
  {
    attempt,
    orderId,
    card,
  }: { attempt: Attempt; orderId: string; card: ProviderPayment['card'] | undefined },
): Promise<void> {
  const { siteId, attemptId, captureAmount } = attempt;
  if (captureAmount === null)
    return record(deps, tx, {
      attempt,
      orderId,
      payment: toOrderPayment(attempt, 'APPROVED', card),
    });
  const recorded = await recordCapture(tx, deps.orders.write, {
    siteId,
    orderId,
    paymentId: attemptId,
    amount: captureAmount,
  });
  if (isRefusal(recorded)) logRefusedRecord(deps, orderId, attemptId, recorded);
}

async function record(
  deps: ReconcileDeps,
  tx: Tx,
  { attempt, orderId, payment }: { attempt: Attempt; orderId: string; payment: NewPayment },
): Promise<void> {
  const { siteId, attemptId } = attempt;
  const recorded = await recordPayment(tx, deps.orders.write, { siteId, orderId, payment });
  if (isRefusal(recorded)) logRefusedRecord(deps, orderId, attemptId, recorded);
}

function logRefusedRecord(
  { log }: Pick<ReconcileDeps, 'log'>,
  orderId: string,
  paymentId: string,
  refusal: object,
): void {
  log.error(
    { event: 'payment.record_refused', orderId, paymentId, refusal },
    "The order refused the provider's payment status",
  );
}
