import type { NewPayment } from '../../orders/rules/new-order.ts';

interface OrderPaymentSource {
  readonly attemptId: string;
  readonly amount: bigint;
  readonly provider: string;
  readonly reference: string | null;
}

/** Of the built-in providers; an extension is shown by its own name. */
const METHOD_NAMES: Readonly<Record<string, string>> = {
  stripe: 'CreditCard',
  sandbox: 'Sandbox card',
};

/** A payment attempt as the order lists it. */
export function toOrderPayment(
  { attemptId, amount, provider, reference }: OrderPaymentSource,
  status: NewPayment['status'],
  card?: { readonly lastFourDigits: string; readonly brand: string },
): NewPayment {
  return {
    paymentId: attemptId,
    amount,
    status,
    details: {
      regularPaymentDetails: {
        offlinePayment: false,
        paymentProvider: provider,
        paymentMethod: METHOD_NAMES[provider] ?? provider,
        paymentOrderId: attemptId,
        ...(reference === null
          ? {}
          : { providerTransactionId: reference, gatewayTransactionId: reference }),
        ...(card ? { creditCardDetails: card } : {}),
      },
    },
  };
}
