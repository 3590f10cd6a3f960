import type { ErrorTable } from './entry.ts';

/** Errors of paying a checkout. */
export const paymentsErrors = {
  CHECKOUT_ALREADY_PAID: { status: 409, message: 'This checkout was completed elsewhere.' },
  INVALID_SIGNATURE: {
    status: 400,
    message:
      'This message is not signed by the provider, is too old, or is not about a payment of this server.',
  },
  PAYMENT_ERROR: { status: [400, 402, 409, 503], message: 'The payment cannot be made.' },
  PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE: {
    status: 409,
    message: 'This store does not accept this payment method.',
  },
} as const satisfies ErrorTable;
