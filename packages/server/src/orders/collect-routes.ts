import type { ErrorCode } from '@shopwright/contract';
import {
  captureAuthorizedPayments,
  chargeMemberships,
  getPaymentCollectabilityStatus,
  getRefundabilityStatus,
  paymentCollectionBulkMarkOrdersAsPaid,
  paymentCollectionCreatePaymentGatewayOrder,
  paymentCollectionMarkOrderAsPaid,
  preparePaymentCollection,
  recordManuallyCollectedPayment,
  triggerRefund,
  voidAuthorizedPayments,
} from '@shopwright/contract/orders/collect-payments';
import { emptyAnswer, route, type Route } from '../http/index.ts';
import { compact } from '../kernel/compact.ts';
import { isGuid } from '../kernel/guid.ts';
import { newOrderedId } from '../kernel/ids.ts';
import { isRefusal, refuse, refuseFields, violation, type Refusal } from '../kernel/outcome.ts';
import { createPriceWriter } from '../pricing/index.ts';
import { bulkMetadata, itemResult } from './bulk.ts';
import type { OrderPayment, PaymentOperations, PaymentOutcome } from './payment-operations.ts';
import { makeRefund } from './refunds.ts';
import { applyEach } from './rules/apply-each.ts';
import {
  amountToCapture,
  amountToCollect,
  captured,
  collectabilityOf,
  findAuthorizedPayment,
  recordManualPayment,
  voided,
} from './rules/collect.ts';
import type { OrderState, PaymentState } from './rules/order-state.ts';
import { withPayment } from './rules/pay.ts';
import { refundabilityOf } from './rules/refund.ts';
import { renderTransactions } from './rules/render-order.ts';
import { insertCollection } from './store/collections.ts';
import { loadOrders, lockOrders } from './store/load.ts';
import {
  changeNow,
  orderNotFound,
  storeOf,
  type Changed,
  type OrderWriteDeps,
  type Rule,
} from './write.ts';

export interface CollectDeps extends OrderWriteDeps {
  readonly payments: PaymentOperations;
}

export function collectRoutes(deps: CollectDeps): Route[] {
  const { db, payments: operations } = deps;
  const change = async <Code extends ErrorCode = never>(
    siteId: string,
    id: string,
    rule: Rule<Code>,
  ): Promise<Changed | Refusal<Code | 'ORDER_NOT_FOUND'>> =>
    isGuid(id) ? changeNow(deps, siteId, id.toLowerCase(), rule) : orderNotFound(id);
  const find = async (siteId: string, id: string) =>
    isGuid(id)
      ? (await loadOrders(db, siteId, [id.toLowerCase()])).get(id.toLowerCase())?.state
      : undefined;
  const answer = <Code extends ErrorCode>(changed: Changed | Refusal<Code>) =>
    isRefusal(changed)
      ? changed
      : { orderTransactions: renderTransactions(changed.state, changed.currency) };

  /**
   * Prepares the collection of the open amount or a part of it, under an id that the payment will
   * name.
   */
  const prepare = (siteId: string, id: string, requestedAmount: string | undefined, doc: object) =>
    db.tx(async (tx) => {
      const state = isGuid(id)
        ? (await lockOrders(tx, siteId, [id.toLowerCase()])).get(id.toLowerCase())?.state
        : undefined;
      if (!state) return refuse('NO_ASSOCIATED_ECOM_ORDER', { id });
      const { currencyOf } = await storeOf(deps, siteId);
      const amount = amountToCollect(state, requestedAmount, currencyOf(state.currency));
      if (isRefusal(amount)) return amount;
      const collectionId = newOrderedId();
      await insertCollection(
        tx,
        siteId,
        { collectionId, orderId: state.orderId, amount },
        doc,
        deps.clock(),
      );
      return { paymentGatewayOrderId: collectionId };
    });

  const markPaid = (
    siteId: string,
    id: string,
    method: Parameters<typeof recordManualPayment>[2],
  ) =>
    change(siteId, id, (state, changing) =>
      recordManualPayment(state, undefined, method, changing),
    );

  const orderPaymentOf = (
    siteId: string,
    state: OrderState,
    payment: PaymentState,
    amount: bigint,
  ): OrderPayment => ({
    siteId,
    orderId: state.orderId,
    paymentId: payment.paymentId,
    kind: payment.kind,
    amount,
    currency: state.currency,
  });

  return [
    route(
      preparePaymentCollection,
      ({
        actor: { siteId },
        request: { ecomOrderId, amount, redirectUrls, delayedCaptureSettings },
      }) =>
        prepare(siteId, ecomOrderId, amount.amount, {
          ...(redirectUrls ? { redirectUrls } : {}),
          ...(delayedCaptureSettings ? { delayedCaptureSettings } : {}),
        }),
    ),
    route(
      paymentCollectionCreatePaymentGatewayOrder,
      ({ actor: { siteId }, request: { ecomOrderId, chargedBy } }) =>
        prepare(siteId, ecomOrderId, undefined, chargedBy ? { chargedBy } : {}),
    ),

    route(
      getPaymentCollectabilityStatus,
      async ({ actor: { siteId }, request: { ecomOrderId } }) => {
        const state = await find(siteId, ecomOrderId);
        if (!state) return orderNotFound(ecomOrderId);
        const { status, amount } = collectabilityOf(state);
        const { currencyOf } = await storeOf(deps, siteId);
        return {
          status,
          amount: createPriceWriter(currencyOf(state.currency)).plain(amount),
          authorizationSupported: true,
          customAmountSupported: true,
        };
      },
    ),

    route(
      recordManuallyCollectedPayment,
      async ({ actor: { siteId }, request: { orderId, amount, userDefinedPaymentMethodName } }) => {
        if (amount.amount === undefined)
          return refuseFields(violation('amount.amount', 'REQUIRED_FIELD', 'is required'));
        const changed = await change(siteId, orderId, (state, changing) =>
          recordManualPayment(state, amount.amount, userDefinedPaymentMethodName, changing),
        );
        return isRefusal(changed) ? changed : emptyAnswer;
      },
    ),
    route(
      paymentCollectionMarkOrderAsPaid,
      async ({ actor: { siteId }, request: { ecomOrderId, userDefinedPaymentMethodName } }) => {
        const changed = await markPaid(siteId, ecomOrderId, userDefinedPaymentMethodName);
        return isRefusal(changed) ? changed : { order: changed.order };
      },
    ),
    route(
      paymentCollectionBulkMarkOrdersAsPaid,
      async ({ actor: { siteId }, request: { ecomOrderIds } }) => {
        const results = [];
        for (const [index, id] of ecomOrderIds.entries()) {
          const changed = await markPaid(siteId, id, undefined);
          results.push({
            itemMetadata: itemResult(id, index, isRefusal(changed) ? changed : undefined),
            ...(isRefusal(changed) ? {} : { item: changed.order }),
          });
        }
        return { results, bulkActionMetadata: bulkMetadata(results) };
      },
    ),

    /** A membership pays for a line; the plan's own domain counts its credits. */
    route(
      chargeMemberships,
      async ({ actor: { siteId }, request: { ecomOrderId, membershipCharges = [] } }) => {
        const changed = await change(siteId, ecomOrderId, (before, changing) =>
          applyEach(before, membershipCharges, (state, charge) => {
            const { membershipId = '', appId, lineItemId = '', membershipName } = charge;
            if (!state.doc.lineItems.some(({ id }) => id === lineItemId))
              return refuseFields(
                violation('membershipCharges.lineItemId', 'OTHER', 'is not a line of this order'),
              );
            const isCharged = state.payments.some(
              ({ doc }) =>
                doc.membershipPaymentDetails?.lineItemId === lineItemId &&
                doc.membershipPaymentDetails.membershipId === membershipId,
            );
            if (isCharged) return state;
            const details = {
              membershipId,
              lineItemId,
              ...compact({ providerAppId: appId }),
              ...(membershipName ? { name: membershipName } : {}),
            };
            return withPayment(
              state,
              { amount: 0n, status: 'APPROVED', details: { membershipPaymentDetails: details } },
              changing,
            );
          }),
        );
        return isRefusal(changed) ? changed : emptyAnswer;
      },
    ),

    route(getRefundabilityStatus, async ({ actor: { siteId }, request: { ecomOrderId } }) => {
      const state = await find(siteId, ecomOrderId);
      return state
        ? {
            refundabilities: state.payments.map((payment) => refundabilityOf(state, payment)),
            refundablePerItem: true,
          }
        : orderNotFound(ecomOrderId);
    }),
    route(
      triggerRefund,
      async ({ actor: { siteId }, request: { ecomOrderId, payments, details, sideEffects } }) => {
        const [payment = {}] = payments;
        if (!isGuid(ecomOrderId)) return orderNotFound(ecomOrderId);
        const made = await makeRefund(
          { ...deps, refundPayment: operations.refund },
          siteId,
          ecomOrderId.toLowerCase(),
          { payment, details, sideEffects },
        );
        if (isRefusal(made)) return made;
        const { refundId, changed } = made;
        const failed =
          changed.state.refunds
            .find((one) => one.refundId === refundId)
            ?.transactions.filter(({ status }) => status === 'FAILED') ?? [];
        const failedPaymentIds = failed.map(({ paymentId, doc }, index) =>
          itemResult(
            paymentId,
            index,
            refuse(
              'REFUND_FAILED',
              doc.refundStatusInfo?.description ?? 'The provider refused the refund.',
            ),
          ),
        );
        return {
          orderTransactions: renderTransactions(changed.state, changed.currency),
          refundId,
          failedPaymentIds,
        };
      },
    ),

    route(
      voidAuthorizedPayments,
      async ({ actor: { siteId }, request: { ecomOrderId, paymentIds } }) => {
        const state = await find(siteId, ecomOrderId);
        if (!state) return orderNotFound(ecomOrderId);
        const authorized = paymentIds.map((id) => findAuthorizedPayment(state, id.toLowerCase()));
        const refusal = authorized.find(isRefusal);
        if (refusal) return refusal;
        const done = await runForEach(
          authorized.filter((one) => !isRefusal(one)),
          (payment) => operations.void(orderPaymentOf(siteId, state, payment, payment.amount)),
        );
        if (isRefusal(done)) return done;
        return answer(
          await change(siteId, ecomOrderId, (before, changing) =>
            applyEach(before, paymentIds, (now, id) => voided(now, id.toLowerCase(), changing)),
          ),
        );
      },
    ),

    route(
      captureAuthorizedPayments,
      async ({ actor: { siteId }, request: { ecomOrderId, payments } }) => {
        const state = await find(siteId, ecomOrderId);
        if (!state) return orderNotFound(ecomOrderId);
        const { currencyOf } = await storeOf(deps, siteId);
        const captures = new Map<PaymentState, bigint>();
        for (const { paymentId, amount } of payments) {
          const payment = findAuthorizedPayment(state, (paymentId ?? '').toLowerCase());
          if (isRefusal(payment)) return payment;
          const units = amountToCapture(payment, amount?.amount, currencyOf(state.currency));
          if (isRefusal(units)) return units;
          captures.set(payment, units);
        }
        const done = await runForEach([...captures.keys()], (payment) =>
          operations.capture(
            orderPaymentOf(siteId, state, payment, captures.get(payment) ?? payment.amount),
          ),
        );
        if (isRefusal(done)) return done;
        return answer(
          await change(siteId, ecomOrderId, (before, changing) =>
            applyEach(before, captures, (now, [{ paymentId }, units]) =>
              captured(now, paymentId, units, changing),
            ),
          ),
        );
      },
    ),
  ];
}

/**
 * One after another. Each operation is idempotent, so a second call finishes what the first began.
 */
async function runForEach(
  payments: readonly PaymentState[],
  operation: (payment: PaymentState) => Promise<PaymentOutcome>,
): Promise<Refusal<'PAYMENT_GATEWAY_ID_NOT_FOUND' | 'PAYMENT_HAS_PENDING_CAPTURE'> | undefined> {
  for (const payment of payments) {
    const outcome = await operation(payment);
    if (outcome.state === 'REFUSED')
      return refuse('PAYMENT_GATEWAY_ID_NOT_FOUND', outcome.reason, {
        paymentId: payment.paymentId,
      });
    if (outcome.state === 'PENDING')
      return refuse('PAYMENT_HAS_PENDING_CAPTURE', {}, { paymentId: payment.paymentId });
  }
  return undefined;
}
