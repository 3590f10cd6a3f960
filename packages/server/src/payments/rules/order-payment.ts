import type { NewPayment } from '../../orders/rules/new-order.ts';

interface OrderPaymentSource {
  readonly attemptId: string;
  readonly amount: bigint;
  readonly provider: string;
  readonly reference: string | null;
}

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
        paymentMethod: provider === 'stripe' ? 'CreditCard' : 'Sandbox card',
        paymentOrderId: attemptId,
        ...(reference === null
          ? {}
          : { providerTransactionId: reference, gatewayTransactionId: reference }),
        ...(card ? { creditCardDetails: card } : {}),
      },
    },
  };
}
