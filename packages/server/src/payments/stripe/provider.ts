import { Stripe } from 'stripe';
import type { Clock } from '../../kernel/clock.ts';
import { isGuid } from '../../kernel/guid.ts';
import {
  ProviderUnavailable,
  type StartedPayment,
  type DeclineReason,
  type PaymentProvider,
  type PaymentToStart,
  type ProviderPayment,
  type ProviderState,
  type WebhookMessage,
  type WebhookSubject,
} from '../port.ts';
import { fromMinorUnits, toMinorUnits } from '../rules/minor-units.ts';
import { TOLERANCE_SECONDS } from '../rules/signature.ts';

export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string | undefined;
  /** For tests: another server that speaks Stripe's API. */
  readonly apiBase: string | undefined;
  readonly publishableKey: string | undefined;
}

/**
 * Stripe through its own library: create, confirm, capture. Our record has the payment's id before
 * money moves.
 */
export function createStripe(
  { secretKey, webhookSecret, apiBase }: StripeConfig,
  clock: Clock,
): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    ...addressOf(apiBase),
    timeout: 8000,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  const intents = stripe.paymentIntents;

  /** Stripe charges a card again only for its customer, which the first payment creates. */
  const attachCustomer = async (
    { siteId, attemptId, reference }: StartedPayment,
    existingCustomer: string | undefined,
  ): Promise<void> => {
    const customer =
      existingCustomer ??
      (
        await callStripe(() =>
          stripe.customers.create(
            { metadata: { siteId, attemptId } },
            { idempotencyKey: `${attemptId}-customer` },
          ),
        )
      ).id;
    await callStripe(() =>
      intents.update(
        reference,
        {
          customer,
          ...(existingCustomer === undefined ? { setup_future_usage: 'off_session' } : {}),
        },
        { idempotencyKey: `${attemptId}-keep` },
      ),
    );
  };

  return {
    name: 'stripe',
    async start(payment) {
      const amount = toMinorUnits(payment.amount, payment.currency);
      if (amount === undefined)
        throw new Error(
          `Stripe cannot charge ${payment.amount} thousandths of ${payment.currency}: it is finer than what Stripe takes.`,
        );
      const { id } = await callStripe(() =>
        intents.create(
          {
            amount,
            currency: payment.currency.toLowerCase(),
            capture_method: 'manual',
            automatic_payment_methods: { enabled: true },
            metadata: {
              siteId: payment.siteId,
              attemptId: payment.attemptId,
              checkoutId: payment.checkoutId,
            },
          },
          { idempotencyKey: `${payment.attemptId}-start` },
        ),
      );
      return { reference: id };
    },
    async confirm(payment, token, returnUrl) {
      const before = await callStripe(() => intents.retrieve(payment.reference));
      // A repeated confirmation reads the outcome of the first.
      if (before.status !== 'requires_payment_method' && before.status !== 'requires_confirmation')
        return toProviderPayment(before);
      if (before.last_payment_error) return toProviderPayment(before);
      try {
        const saved = readSavedCard(token);
        if (payment.savedToken) await attachCustomer(payment, saved?.customer);
        const means = saved
          ? { payment_method: saved.method, off_session: true }
          : { payment_method: token, return_url: returnUrl };
        const intent = await intents.confirm(payment.reference, means, {
          idempotencyKey: `${payment.attemptId}-confirm`,
        });
        return toProviderPayment(intent);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError || isBadToken(error))
          return declined(payment, error);
        throw passing(error);
      }
    },
    async reusable({ reference }) {
      const { customer, payment_method: method } = await callStripe(() =>
        intents.retrieve(reference),
      );
      return typeof customer === 'string' && typeof method === 'string'
        ? `${customer}/${method}`
        : undefined;
    },
    find: async ({ reference }) =>
      toProviderPayment(await callStripe(() => intents.retrieve(reference))),
    async capture(payment, amount) {
      const units = amount === payment.amount ? undefined : toMinorUnits(amount, payment.currency);
      const before = await callStripe(() => intents.retrieve(payment.reference, withCharge));
      if (before.status !== 'requires_capture') return toProviderPayment(before);
      const card = cardOf(before);
      const taken = await callStripe(() =>
        intents.capture(
          payment.reference,
          units === undefined ? {} : { amount_to_capture: units },
          { idempotencyKey: `${payment.attemptId}-capture` },
        ),
      );
      return { ...toProviderPayment(taken), ...(card ? { card } : {}) };
    },
    async cancel(payment) {
      const before = await callStripe(() => intents.retrieve(payment.reference));
      if (before.status === 'canceled') return toProviderPayment(before);
      if (before.status === 'succeeded') {
        await callStripe(() =>
          stripe.refunds.create(
            { payment_intent: payment.reference },
            { idempotencyKey: `${payment.attemptId}-cancel` },
          ),
        );
        return { ...toProviderPayment(before), state: 'VOIDED' };
      }
      return toProviderPayment(
        await callStripe(() =>
          intents.cancel(payment.reference, {}, { idempotencyKey: `${payment.attemptId}-cancel` }),
        ),
      );
    },
    async refund(payment, { refundId, amount }) {
      const units = toMinorUnits(amount, payment.currency);
      if (units === undefined)
        return {
          state: 'REFUSED',
          reason: `Stripe cannot give back ${amount} thousandths of ${payment.currency}.`,
        };
      try {
        const refund = await stripe.refunds.create(
          { payment_intent: payment.reference, amount: units, metadata: { refundId } },
          { idempotencyKey: `refund-${refundId}` },
        );
        if (refund.status === 'failed' || refund.status === 'canceled')
          return {
            state: 'REFUSED',
            reason: refund.failure_reason ?? 'Stripe did not give the money back.',
          };
        return { state: refund.status === 'succeeded' ? 'REFUNDED' : 'PENDING' };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError)
          return { state: 'REFUSED', reason: error.message };
        throw passing(error);
      }
    },
    readWebhook: async (message) =>
      webhookSecret === undefined
        ? undefined
        : readStripeWebhook(stripe, webhookSecret, message, clock),
  };
}

/** The card is part of the charge. */
const withCharge = { expand: ['latest_charge'] };

function cardOf({ latest_charge: charge }: Stripe.PaymentIntent): ProviderPayment['card'] {
  const card = typeof charge === 'object' ? charge?.payment_method_details?.card : undefined;
  return card?.last4 ? { lastFourDigits: card.last4, brand: card.brand ?? '' } : undefined;
}

/** A card that paid before, in the form that `reusable` returns. */
function readSavedCard(token: string): { customer: string; method: string } | undefined {
  const [customer, method] = token.split('/', 2);
  return customer && method ? { customer, method } : undefined;
}

/** An unclear answer is a transient error: whether Stripe did what it was asked is unknown. */
async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw passing(error);
  }
}

const passing = (error: unknown): Error =>
  new ProviderUnavailable(
    `Stripe did not do it: ${error instanceof Error ? error.message : 'no answer'}`,
    { cause: error },
  );

const isBadToken = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.param === 'payment_method' || error.code === 'resource_missing');

const states: Readonly<Record<string, ProviderState>> = {
  requires_payment_method: 'NEW',
  requires_confirmation: 'NEW',
  requires_action: 'CHALLENGE',
  processing: 'PENDING',
  requires_capture: 'AUTHORISED',
  succeeded: 'CAPTURED',
  canceled: 'VOIDED',
};

function toProviderPayment(intent: Stripe.PaymentIntent): ProviderPayment {
  const currency = intent.currency.toUpperCase();
  const failed =
    intent.status === 'requires_payment_method' &&
    intent.last_payment_error !== null &&
    intent.last_payment_error !== undefined;
  const challengeUrl = intent.next_action?.redirect_to_url?.url;
  const card = cardOf(intent);
  return {
    state: failed ? 'DECLINED' : (states[intent.status] ?? 'PENDING'),
    amount: fromMinorUnits(intent.amount, currency),
    currency,
    attemptId: intent.metadata['attemptId'] ?? '',
    ...(challengeUrl ? { challengeUrl } : {}),
    ...(card ? { card } : {}),
    ...(failed
      ? {
          reason: reasonOf(
            intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code,
          ),
        }
      : {}),
  };
}

function declined(
  { amount, currency, attemptId }: PaymentToStart,
  error: unknown,
): ProviderPayment {
  const code =
    error instanceof Stripe.errors.StripeError ? (error.decline_code ?? error.code) : undefined;
  return { state: 'DECLINED', amount, currency, attemptId, reason: reasonOf(code) };
}

function reasonOf(code: string | null | undefined): DeclineReason {
  switch (code) {
    case 'insufficient_funds':
      return 'INSUFFICIENT_FUNDS';
    case 'expired_card':
      return 'EXPIRED_CARD';
    case 'incorrect_cvc':
    case 'incorrect_number':
    case 'invalid_cvc':
    case 'invalid_number':
    case 'resource_missing':
      return 'INCORRECT_DETAILS';
    case 'authentication_required':
    case 'payment_intent_authentication_failure':
      return 'AUTHENTICATION_FAILED';
    case 'processing_error':
      return 'PROCESSING_ERROR';
    default:
      return 'CARD_DECLINED';
  }
}

function readStripeWebhook(
  stripe: Stripe,
  secret: string,
  { headers, body }: WebhookMessage,
  clock: Clock,
): WebhookSubject | undefined {
  const header = headers['stripe-signature'];
  if (typeof header !== 'string') return undefined;
  try {
    const event = stripe.webhooks.constructEvent(
      body,
      header,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      clock().getTime(),
    );
    // Only our own ids are read from the message.
    const { metadata } = event.data.object as { metadata?: Record<string, string> | null };
    const { siteId = '', attemptId = '' } = metadata ?? {};
    return isGuid(siteId) && isGuid(attemptId) ? { siteId, attemptId } : undefined;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
    throw error;
  }
}

function addressOf(apiBase: string | undefined): {
  host?: string;
  port?: number;
  protocol?: 'http' | 'https';
} {
  if (apiBase === undefined) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  return {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port === '' ? {} : { port: Number(port) }),
  };
}
