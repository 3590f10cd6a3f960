import { expect, it } from 'vitest';
import { toOrderPayment } from './order-payment.ts';

const attempt = { attemptId: 'attempt', amount: 1999n, provider: 'sandbox', reference: null };

it('an order lists an attempt without a reference by our own id alone', () => {
  expect(toOrderPayment(attempt, 'PENDING')).toEqual({
    paymentId: 'attempt',
    amount: 1999n,
    status: 'PENDING',
    details: {
      regularPaymentDetails: {
        offlinePayment: false,
        paymentProvider: 'sandbox',
        paymentMethod: 'Sandbox card',
        paymentOrderId: 'attempt',
      },
    },
  });
});

it("an order lists a card payment with the provider's reference, the brand and the last digits", () => {
  const card = { lastFourDigits: '4242', brand: 'VISA' };
  expect(
    toOrderPayment({ ...attempt, provider: 'stripe', reference: 'pi_1' }, 'APPROVED', card),
  ).toEqual({
    paymentId: 'attempt',
    amount: 1999n,
    status: 'APPROVED',
    details: {
      regularPaymentDetails: {
        offlinePayment: false,
        paymentProvider: 'stripe',
        paymentMethod: 'CreditCard',
        paymentOrderId: 'attempt',
        providerTransactionId: 'pi_1',
        gatewayTransactionId: 'pi_1',
        creditCardDetails: card,
      },
    },
  });
});
