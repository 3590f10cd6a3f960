import type { AuthorizedPaymentError } from '@shopwright/contract/errors/groups';
import type { Order } from '@shopwright/contract/orders/order';
import type { Tx } from '../db/index.ts';
import { isRefusal, type Refusal } from '../kernel/outcome.ts';
import type { NewPayment } from './rules/new-order.ts';
import { captured } from './rules/collect.ts';
import { withPayment } from './rules/pay.ts';
import { changeOrder, type OrderDeps } from './write.ts';

/**
 * Adds the provider's payment to the order, or updates it; the same status twice changes nothing.
 * The order is approved or rejected accordingly, with its events and mails, in this transaction.
 */
export async function recordPayment(
  tx: Tx,
  deps: OrderDeps,
  { siteId, orderId, payment }: { siteId: string; orderId: string; payment: NewPayment },
): Promise<
  Order | Refusal<'INVALID_AMOUNT' | 'ORDER_NOT_FOUND' | 'PAYMENT_NOT_FOUND' | 'STATUS_NOT_ALLOWED'>
> {
  const changed = await changeOrder(tx, deps, siteId, orderId, (state, changing) =>
    withPayment(state, payment, changing),
  );
  return isRefusal(changed) ? changed : changed.order;
}

/** A part of an authorized payment was captured: the order now counts this amount as paid. */
export async function recordCapture(
  tx: Tx,
  deps: OrderDeps,
  {
    siteId,
    orderId,
    paymentId,
    amount,
  }: { siteId: string; orderId: string; paymentId: string; amount: bigint },
): Promise<Order | Refusal<AuthorizedPaymentError | 'ORDER_NOT_FOUND'>> {
  const changed = await changeOrder(tx, deps, siteId, orderId, (state, changing) =>
    captured(state, paymentId, amount, changing),
  );
  return isRefusal(changed) ? changed : changed.order;
}
