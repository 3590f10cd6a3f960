import type { ErrorCode } from '@shopwright/contract';
import { recordChargeback } from '@shopwright/contract/orders/chargebacks';
import type { Payment } from '@shopwright/contract/orders/payments';
import {
  addPayments,
  bulkUpdatePaymentStatuses,
  listTransactionsForMultipleOrders,
  listTransactionsForSingleOrder,
  updatePayments,
  updatePaymentStatus,
  updateRefundTransaction,
} from '@shopwright/contract/orders/transactions';
import { route, type Route } from '../http/index.ts';
import { toUnits } from '../kernel/decimal.ts';
import { isGuid } from '../kernel/guid.ts';
import { newOrderedId } from '../kernel/ids.ts';
import { MONEY_SCALE, type Currency } from '../kernel/money.ts';
import {
  isRefusal,
  refuse,
  refuseWithStatus,
  refuseFields,
  violation,
  type Refusal,
} from '../kernel/outcome.ts';
import { bulkMetadata, itemResult } from './bulk.ts';
import { withChargeback } from './rules/collect.ts';
import type { NewPayment, PaymentDetails } from './rules/new-order.ts';
import type { OrderState } from './rules/order-state.ts';
import { applyEach } from './rules/apply-each.ts';
import {
  isPaymentStatus,
  paymentNotFound,
  withChangedPayment,
  withPayment,
  withPaymentStatus,
} from './rules/pay.ts';
import { moveRefund } from './rules/refund.ts';
import { renderPayment, renderTransactions } from './rules/render-order.ts';
import { loadOrders } from './store/load.ts';
import {
  changeNow,
  orderNotFound,
  storeOf,
  type Changed,
  type OrderWriteDeps,
  type Rule,
} from './write.ts';

const transactionsNotFound = (orderId: string): Refusal<'ORDER_TRANSACTIONS_NOT_FOUND'> =>
  refuse('ORDER_TRANSACTIONS_NOT_FOUND', { orderId });

export function transactionRoutes(deps: OrderWriteDeps): Route[] {
  const change = async <Code extends ErrorCode = never>(
    siteId: string,
    orderId: string,
    rule: Rule<Code>,
  ): Promise<Changed | Refusal<Code | 'ORDER_NOT_FOUND'>> =>
    isGuid(orderId) ? changeNow(deps, siteId, orderId.toLowerCase(), rule) : orderNotFound(orderId);
  const answer = <Code extends ErrorCode>(changed: Changed | Refusal<Code>) =>
    isRefusal(changed)
      ? changed
      : { orderTransactions: renderTransactions(changed.state, changed.currency) };
  /** Some calls name the transactions of a missing order, not the order. */
  const withoutOrder = <Answer, Code extends ErrorCode>(
    answered: Answer | Refusal<Code | 'ORDER_NOT_FOUND'>,
    orderId: string,
  ) =>
    isRefusal(answered) && answered.refused === 'application' && answered.code === 'ORDER_NOT_FOUND'
      ? transactionsNotFound(orderId)
      : // The compiler does not narrow a generic code.
        (answered as Answer | Refusal<Code>);

  const list = async (siteId: string, orderIds: readonly string[]) => {
    const { currencyOf } = await storeOf(deps, siteId);
    const loaded = await loadOrders(
      deps.db,
      siteId,
      orderIds.filter(isGuid).map((id) => id.toLowerCase()),
    );
    return [...loaded.values()].map(({ state }) =>
      renderTransactions(state, currencyOf(state.currency)),
    );
  };

  return [
    route(listTransactionsForSingleOrder, async ({ actor: { siteId }, request: { orderId } }) => {
      const [orderTransactions] = await list(siteId, [orderId]);
      return orderTransactions ? { orderTransactions } : orderNotFound(orderId);
    }),
    route(
      listTransactionsForMultipleOrders,
      async ({ actor: { siteId }, request: { orderIds } }) => ({
        orderTransactions: await list(siteId, orderIds),
      }),
    ),

    route(addPayments, async ({ actor: { siteId }, request: { orderId, payments } }) => {
      const ids = payments.map(() => newOrderedId());
      const changed = await change(siteId, orderId, (before, changing) =>
        applyEach(before, payments, (state, payment, index) => {
          const read = readPayment(payment, `payments[${index}]`, changing.currency);
          return isRefusal(read)
            ? read
            : withPayment(state, { ...read, paymentId: ids[index] ?? changing.mint() }, changing);
        }),
      );
      return isRefusal(changed)
        ? changed
        : {
            orderTransactions: renderTransactions(changed.state, changed.currency),
            paymentsIds: ids,
          };
    }),

    route(
      recordChargeback,
      async ({
        actor: { siteId },
        request: { orderId, paymentId, externalId, amount, status },
      }) => {
        if (amount.amount === undefined)
          return refuseFields(violation('amount.amount', 'REQUIRED_FIELD', 'is required'));
        const said = {
          externalId: externalId.toLowerCase(),
          amount: toUnits(amount.amount, MONEY_SCALE),
          status,
        };
        return answer(
          await change(siteId, orderId, (state, changing) =>
            withChargeback(state, paymentId.toLowerCase(), said, changing),
          ),
        );
      },
    ),

    route(
      updatePaymentStatus,
      async ({ actor: { siteId }, request: { orderId, paymentId, status = 'UNDEFINED' } }) =>
        answer(
          await change(siteId, orderId, (state, { now }) =>
            withPaymentStatus(state, paymentId.toLowerCase(), status, { now }),
          ),
        ),
    ),

    route(
      bulkUpdatePaymentStatuses,
      async ({
        actor: { siteId },
        request: { paymentAndOrderIds, status = 'UNDEFINED', returnFullEntity },
      }) => {
        const results = [];
        for (const [index, { orderId = '', paymentId = '' }] of paymentAndOrderIds.entries()) {
          const changed = await change(siteId, orderId, (state, { now }) =>
            withPaymentStatus(state, paymentId.toLowerCase(), status, { now }),
          );
          const payment = isRefusal(changed)
            ? undefined
            : changed.state.payments.find((one) => one.paymentId === paymentId.toLowerCase());
          const item =
            returnFullEntity === true && payment && !isRefusal(changed)
              ? { item: renderPayment(payment, changed.state.refunds, changed.currency) }
              : {};
          results.push({
            itemMetadata: itemResult(paymentId, index, isRefusal(changed) ? changed : undefined),
            ...item,
          });
        }
        return { results, bulkActionMetadata: bulkMetadata(results) };
      },
    ),

    route(updatePayments, async ({ actor: { siteId }, request: { orderId, payments } }) =>
      withoutOrder(
        answer(
          await change(siteId, orderId, (before, { now }) =>
            applyEach(before, payments, (state, { payment = {} }) =>
              editPayment(state, payment, now),
            ),
          ),
        ),
        orderId,
      ),
    ),

    route(
      updateRefundTransaction,
      async ({ actor: { siteId }, request: { orderId, refundId, transaction } }) => {
        const {
          paymentId = '',
          refundStatus,
          refundStatusInfo,
          gatewayRefundId,
          providerRefundId,
        } = transaction;
        const said = {
          ...(refundStatusInfo ? { refundStatusInfo } : {}),
          ...(gatewayRefundId ? { gatewayRefundId } : {}),
          ...(providerRefundId ? { providerRefundId } : {}),
        };
        return withoutOrder(
          answer(
            await change(siteId, orderId, (state) => {
              const refundTransaction = state.refunds
                .find((one) => one.refundId === refundId.toLowerCase())
                ?.transactions.find((one) => one.paymentId === paymentId);
              return moveRefund(
                state,
                refundId.toLowerCase(),
                paymentId,
                refundStatus ?? refundTransaction?.status ?? 'PENDING',
                said,
              );
            }),
          ),
          orderId,
        );
      },
    ),
  ];
}

/** A payment as the merchant or an app reports it. */
function readPayment(
  payment: Payment,
  field: string,
  currency: Currency,
): NewPayment | Refusal<'STATUS_NOT_ALLOWED'> {
  const details = detailsOf(payment);
  if (!details)
    return refuseFields(
      violation(
        field,
        'REQUIRED_ONE_OF_FIELD',
        'must hold regularPaymentDetails, giftcardPaymentDetails or membershipPaymentDetails',
      ),
    );
  const amount =
    payment.amount?.amount === undefined
      ? 'membershipPaymentDetails' in details
        ? 0n
        : undefined
      : toUnits(payment.amount.amount, MONEY_SCALE);
  if (amount === undefined)
    return refuseFields(violation(`${field}.amount`, 'REQUIRED_FIELD', 'is required'));
  if (amount !== currency.round(amount))
    return refuseFields(
      violation(
        `${field}.amount.amount`,
        'DECIMAL_MAX_SCALE',
        `must have at most ${currency.decimals} decimals`,
      ),
    );
  const status = payment.status ?? payment.regularPaymentDetails?.status ?? 'APPROVED';
  if (!isPaymentStatus(status))
    return refuseWithStatus(
      400,
      'STATUS_NOT_ALLOWED',
      `A new payment cannot be ${status}; a refund is recorded with trigger-refund.`,
    );
  return {
    amount,
    status,
    details,
    ...(payment.refundDisabled === undefined ? {} : { refundDisabled: payment.refundDisabled }),
  };
}

function detailsOf({
  regularPaymentDetails,
  giftcardPaymentDetails,
  membershipPaymentDetails,
}: Payment): PaymentDetails | undefined {
  if (regularPaymentDetails) {
    // Chargebacks come from the bank, never from a caller.
    const { chargebacks: _, ...rest } = regularPaymentDetails;
    return { regularPaymentDetails: rest };
  }
  if (giftcardPaymentDetails) return { giftcardPaymentDetails };
  return membershipPaymentDetails ? { membershipPaymentDetails } : undefined;
}

/** A payment's description can be updated; its amount and status cannot. */
function editPayment(
  state: OrderState,
  sent: Payment,
  now: string,
): OrderState | Refusal<'PAYMENT_NOT_FOUND' | 'STATUS_NOT_ALLOWED'> {
  const payment = state.payments.find(({ paymentId }) => paymentId === sent.id);
  if (!payment) return paymentNotFound(sent.id ?? '');
  const { chargebacks: _, ...regular } = sent.regularPaymentDetails ?? {};
  const doc = {
    ...payment.doc,
    ...(payment.kind === 'regular' && sent.regularPaymentDetails
      ? { regularPaymentDetails: { ...payment.doc.regularPaymentDetails, ...regular } }
      : {}),
    ...(sent.refundDisabled === undefined ? {} : { refundDisabled: sent.refundDisabled }),
    ...(sent.externalReceipt ? { externalReceipt: sent.externalReceipt } : {}),
    ...(sent.wixReceipt ? { wixReceipt: sent.wixReceipt } : {}),
  };
  if (sent.status === undefined || sent.status === payment.status)
    return withChangedPayment(state, { ...payment, doc, updatedAt: now });
  return withPaymentStatus(state, payment.paymentId, sent.status, { now, doc });
}
