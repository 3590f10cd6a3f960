import { createOrder, createOrderAndCharge } from '@shopwright/contract/checkout/checkouts';
import {
  getCheckoutPayment,
  listPaymentMethods,
  payCheckout,
  receivePaymentWebhook,
  type PaymentMethod,
} from '@shopwright/contract/payments/payments';
import type { CheckoutOrderError } from '@shopwright/contract/errors/groups';
import { paymentInProgress } from '../checkout/index.ts';
import { isMerchant, publicRoute, route, type Actor, type Route } from '../http/index.ts';
import { answerOnce } from '../idempotency/index.ts';
import { isRefusal, refuseWithStatus, type Refusal } from '../kernel/outcome.ts';
import { beginPayment } from './begin.ts';
import type { PayDeps } from './deps.ts';
import { listCheckoutMethods, loadStoreMethods, providerOf } from './methods.ts';
import { pay } from './pay.ts';
import { readPaymentState } from './payment-state.ts';
import { receiveWebhook } from './webhook.ts';

/** From checkout to order. */
export function checkoutPaymentRoutes(deps: PayDeps): Route[] {
  const keyed = (call: string) => ({ db: deps.db, clock: deps.clock, call });

  return [
    route(listPaymentMethods, ({ actor, request: { id } }) => listCheckoutMethods(deps, actor, id)),
    route(payCheckout, (input) =>
      answerOnce(keyed('pay'), input, async () => {
        const payment = await pay(deps, input.actor, { ...input.request, address: input.address });
        return isRefusal(payment) ? payment : { payment };
      }),
    ),
    route(getCheckoutPayment, async ({ actor, request: { id } }) => {
      const payment = await readPaymentState(deps, actor, id);
      return isRefusal(payment) ? payment : { payment };
    }),
    route(createOrder, (input) =>
      answerOnce(keyed('create-order'), input, () =>
        placeUnpaidOrder(deps, input.actor, { ...input.request, address: input.address }),
      ),
    ),
    route(createOrderAndCharge, (input) =>
      answerOnce(keyed('create-order-and-charge'), input, () =>
        placeAndCharge(deps, input.actor, { ...input.request, address: input.address }),
      ),
    ),
    publicRoute(receivePaymentWebhook, async ({ request: { provider, payload = '' }, headers }) =>
      receiveWebhook(deps, provider, { headers, body: payload }),
    ),
  ];
}

/**
 * The order without a payment: paid later, where the store allows it. The shop itself always may.
 */
async function placeUnpaidOrder(
  deps: PayDeps,
  actor: Actor,
  { id, address }: { readonly id: string; readonly address: string },
): Promise<
  | { orderId: string }
  | Refusal<
      | CheckoutOrderError
      | 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS'
      | 'PAYMENT_ERROR'
      | 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE'
    >
> {
  const { enabled } = await loadStoreMethods(deps, actor.siteId);
  const begun = await beginPayment(deps, {
    actor,
    checkoutId: id,
    provider: undefined,
    mayPayLater: enabled.offline || isMerchant(actor),
    delayCapture: false,
    address,
  });
  if (isRefusal(begun)) return begun;
  return 'orderId' in begun
    ? { orderId: begun.orderId }
    : paymentInProgress({ attemptId: begun.attempt.attemptId });
}

async function placeAndCharge(
  deps: PayDeps,
  actor: Actor,
  request: {
    readonly id: string;
    readonly address: string;
    readonly paymentToken?: string | null;
    readonly delayCapture?: boolean;
  },
) {
  const { id, address, paymentToken, delayCapture } = request;
  const { enabled } = await loadStoreMethods(deps, actor.siteId);
  if (!paymentToken) {
    const free = await beginPayment(deps, {
      actor,
      checkoutId: id,
      provider: undefined,
      mayPayLater: false,
      delayCapture: false,
      address,
    });
    if (isRefusal(free))
      return free.refused === 'application' && free.code === 'PAYMENT_ERROR'
        ? refuseWithStatus(
            400,
            'PAYMENT_ERROR',
            'A paymentToken is required: an amount is due now.',
          )
        : free;
    if ('orderId' in free) return { orderId: free.orderId, checkoutCompleted: true };
  }
  const accepts = (method: PaymentMethod) => providerOf(enabled, method) !== undefined;
  const isStripe = accepts('STRIPE') && !paymentToken?.startsWith('tok_');
  const payment = await pay(deps, actor, {
    id,
    method: isStripe || !accepts('SANDBOX') ? 'STRIPE' : 'SANDBOX',
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
    return refuseWithStatus(
      402,
      'PAYMENT_ERROR',
      'The payment was declined; nothing was charged.',
      {
        reason: payment.reason,
      },
    );
  // The buyer has to confirm the payment, or the bank has not answered yet: the order follows.
  return {
    checkoutCompleted: false,
    paymentResponseToken: payment.challengeUrl ?? payment.attemptId ?? null,
    ...gateway,
  };
}
