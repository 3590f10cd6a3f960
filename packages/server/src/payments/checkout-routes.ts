import { createOrder, createOrderAndCharge } from '@shopwright/contract/checkout/checkouts';
import {
  getCheckoutHold,
  getCheckoutPayment,
  holdCheckout,
  listPaymentMethods,
  payCheckout,
  receivePaymentWebhook,
  releaseCheckout,
} from '@shopwright/contract/payments/payments';
import {
  checkoutNotFound,
  findCheckout,
  keepPlaces,
  letPlacesGo,
  mayReach,
  once,
} from '../checkout/index.ts';
import { isMerchant, publicRoute, route, type Route } from '../http/index.ts';
import { isRefusal, refuse } from '../kernel/outcome.ts';
import { beginPayment } from './begin.ts';
import { patient, type PlaceDeps } from './deps.ts';
import { methodsFor, pay, paymentState, storeWays } from './pay.ts';
import { receiveWebhook } from './webhook.ts';

/** From checkout to order: the last step is the orders' own. */
export function placeRoutes(deps: PlaceDeps): Route[] {
  const keyed = (call: string) => ({ db: deps.db, clock: deps.clock, call });

  return [
    route(listPaymentMethods, ({ actor, request: { id } }) => methodsFor(deps, actor, id)),
    route(holdCheckout, async ({ actor, request: { id } }) => {
      const until = await deps.db.tx((tx) => keepPlaces(deps, tx, actor, id), patient);
      return isRefusal(until)
        ? until
        : { hold: { checkoutId: id, expiresDate: until.toISOString() } };
    }),
    route(getCheckoutHold, async ({ actor, request: { id } }) => {
      const row = await findCheckout(deps.db, actor.siteId, id);
      if (!row || !mayReach(row, actor)) return checkoutNotFound(id);
      return {
        hold: {
          checkoutId: id,
          ...(row.holdUntil && row.holdUntil > deps.clock()
            ? { expiresDate: row.holdUntil.toISOString() }
            : {}),
        },
      };
    }),
    route(
      releaseCheckout,
      async ({ actor, request: { id } }) =>
        (await deps.db.tx((tx) => letPlacesGo(deps, tx, actor, id), patient)) ?? {},
    ),
    route(payCheckout, (input) =>
      once(keyed('pay'), input, async () => {
        const payment = await pay(deps, input.actor, { ...input.request, address: input.address });
        return isRefusal(payment) ? payment : { payment };
      }),
    ),
    route(getCheckoutPayment, async ({ actor, request: { id } }) => {
      const payment = await paymentState(deps, actor, id);
      return isRefusal(payment) ? payment : { payment };
    }),

    // The order without the money: to be paid later, where the store allows that; the shop itself may always.
    route(createOrder, (input) =>
      once(keyed('create-order'), input, async () => {
        const {
          actor,
          address,
          request: { id },
        } = input;
        const { ways } = await storeWays(deps, actor.siteId);
        const begun = await beginPayment(deps, {
          actor,
          checkoutId: id,
          provider: undefined,
          mayPayLater: ways.offline || isMerchant(actor),
          delayCapture: false,
          address,
        });
        if (isRefusal(begun)) return begun;
        if ('orderId' in begun) return { orderId: begun.orderId };
        return refuse(
          409,
          'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS',
          'This checkout is being paid. Its order is made when the payment is done.',
          { attemptId: begun.attempt.attemptId },
        );
      }),
    ),

    route(createOrderAndCharge, (input) =>
      once(keyed('create-order-and-charge'), input, async () => {
        const {
          actor,
          address,
          request: { id, paymentToken, delayCapture },
        } = input;
        const { ways } = await storeWays(deps, actor.siteId);
        const method =
          ways.stripe && !paymentToken?.startsWith('tok_')
            ? 'STRIPE'
            : ways.sandbox
              ? 'SANDBOX'
              : 'STRIPE';
        const free = paymentToken
          ? undefined
          : await beginPayment(deps, {
              actor,
              checkoutId: id,
              provider: undefined,
              mayPayLater: false,
              delayCapture: false,
              address,
            });
        if (free && isRefusal(free))
          return free.refused === 'application' && free.code === 'PAYMENT_ERROR'
            ? refuse(400, 'PAYMENT_ERROR', 'A paymentToken is needed: there is something to pay.')
            : free;
        if (free && 'orderId' in free) return { orderId: free.orderId, checkoutCompleted: true };
        const payment = await pay(deps, actor, {
          id,
          method,
          token: paymentToken ?? '',
          address,
          ...(delayCapture === undefined ? {} : { delayCapture }),
        });
        if (isRefusal(payment)) return payment;
        const gateway =
          payment.attemptId === undefined ? {} : { paymentGatewayOrderId: payment.attemptId };
        if (payment.orderId !== undefined)
          return { orderId: payment.orderId, checkoutCompleted: true, ...gateway };
        if (payment.state === 'DECLINED')
          return refuse(402, 'PAYMENT_ERROR', 'The payment was declined; nothing was charged.', {
            reason: payment.reason,
          });
        // The buyer must confirm it, or the bank has not answered: the order follows.
        return {
          checkoutCompleted: false,
          paymentResponseToken: payment.challengeUrl ?? payment.attemptId ?? null,
          ...gateway,
        };
      }),
    ),

    publicRoute(receivePaymentWebhook, async ({ request: { provider, payload = '' }, headers }) =>
      receiveWebhook(deps, provider, { headers, body: payload }),
    ),
  ];
}
