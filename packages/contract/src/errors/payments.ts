import type { ErrorTable } from './entry.ts';

/** Errors of paying a checkout. */
export const paymentsErrors = {
  CHECKOUT_ALREADY_PAID: {
    status: 409,
    message: 'This checkout was completed elsewhere.',
    description:
      'The checkout was marked as completed by an external system, so it has no order here. Create a new checkout to sell again.',
  },
  INVALID_SIGNATURE: {
    status: 400,
    message:
      'This message is not signed by the provider, is too old, or is not about a payment of this server.',
    description: 'Check the webhook secret in the payment settings, and the clock of the server.',
  },
  PAYMENT_ERROR: {
    status: [400, 402, 409, 503],
    message: 'The payment cannot be made.',
    description:
      'The request lacks what the payment method needs (400), the payment was declined (402), its state does not allow it (409), or the provider does not answer (503). The message has a sentence for the buyer; `data.reason` says why a card was declined.',
  },
  PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE: {
    status: 409,
    message: 'This store does not accept this payment method.',
    description: 'Read the payment methods of the checkout and offer those.',
  },
} as const satisfies ErrorTable;
