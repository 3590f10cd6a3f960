import type { BookingRefund } from '@shopwright/contract/services/bookings';
import { toText } from '../kernel/decimal.ts';
import { MONEY_SCALE } from '../kernel/money.ts';
import { bookingCause, isRefundOf } from './refund-lines.ts';
import { planLineRefund } from './rules/plan-line-refund.ts';
import { loadOrders } from './store/load.ts';
import { storeOf, type OrderWriteDeps } from './write.ts';

/**
 * What canceling a booking refunds, and where the money goes; for a canceled booking, what was
 * refunded. Uses the same plan as the refund itself.
 */
export async function previewBookingRefund(
  deps: OrderWriteDeps,
  siteId: string,
  {
    bookingId,
    orderId,
    lineId,
  }: { readonly bookingId: string; readonly orderId: string; readonly lineId: string },
): Promise<BookingRefund | undefined> {
  const state = (await loadOrders(deps.db, siteId, [orderId])).get(orderId)?.state;
  if (!state) return undefined;
  const isOurs = isRefundOf(state, bookingCause(bookingId));
  const { currencyOf } = await storeOf(deps, siteId);
  const { parts, byHand } = planLineRefund(state, [lineId], isOurs, currencyOf(state.currency));
  const made = state.refunds
    .filter(isOurs)
    .flatMap(({ transactions }) => transactions)
    .filter(({ status }) => status !== 'FAILED');
  const kindOf = new Map(state.payments.map(({ paymentId, kind }) => [paymentId, kind]));
  const sum = (isGiftCard: boolean): bigint =>
    [...parts, ...made].reduce(
      (all, { paymentId, amount }) =>
        (kindOf.get(paymentId) === 'giftCard') === isGiftCard ? all + amount : all,
      0n,
    );
  const amounts = Object.entries({
    toPayment: sum(false),
    toGiftCard: sum(true),
    byShop: byHand,
  }).filter(([, amount]) => amount > 0n);
  return amounts.length === 0
    ? undefined
    : {
        currency: state.currency,
        ...Object.fromEntries(amounts.map(([name, amount]) => [name, toText(amount, MONEY_SCALE)])),
      };
}
