import type { OrderDownload } from '../orders/downloads.ts';
import type { Fulfillment, OrderWithFulfillments } from '../orders/fulfillments.ts';
import type { Refundability } from '../orders/payment-collection.ts';
import type { OrderTransactions, Payment } from '../orders/payments.ts';
import type { Refund } from '../orders/refunds.ts';
import type { StoresOrder } from '../orders/stores-order.ts';
import type { CheckoutHold, CheckoutPayment, OfferedPaymentMethod } from '../payments/payments.ts';
import { ids, moment, money, plainMoney, shop } from './values.ts';

/** Payments, refunds and shipments of the order in orders.ts. */

const transactionIds = {
  payment: '01a1e6d0-c088-7865-914a-9d82ce7fa21b',
  refund: '01a1e6d0-d199-7776-a25b-ae93df80b31c',
  fulfillment: '01a1e6d0-e2aa-7687-b36c-bfa4e091c41d',
} as const;

export const payment: Payment = {
  id: transactionIds.payment,
  createdDate: moment,
  updatedDate: moment,
  amount: plainMoney('79.04'),
  refundDisabled: false,
  status: 'PARTIALLY_REFUNDED',
  regularPaymentDetails: {
    creditCardDetails: { lastFourDigits: '4242', brand: 'Visa' },
    providerTransactionId: 'pi_3PqR5tLkdIwHu7ix0q1w2e3r',
    offlinePayment: false,
    savedPaymentMethod: false,
    chargebacks: [],
  },
};

export const refund: Refund = {
  id: transactionIds.refund,
  createdDate: '2026-03-10T09:30:00.000Z',
  transactions: [
    {
      paymentId: transactionIds.payment,
      amount: plainMoney('35.36'),
      refundStatus: 'SUCCEEDED',
      externalRefund: false,
    },
  ],
  details: { reason: 'Arrived broken', lineItems: [{ lineItemId: ids.line, quantity: 1 }] },
  summary: {
    requestedRefund: plainMoney('35.36'),
    pendingRefund: plainMoney('0.00'),
    refunded: plainMoney('35.36'),
    failedRefundAmount: plainMoney('0.00'),
    pending: false,
  },
};

export const orderTransactions: OrderTransactions = {
  orderId: ids.order,
  payments: [payment],
  refunds: [refund],
};

export const paymentRequest = {
  amount: { amount: '79.04' },
  regularPaymentDetails: {
    offlinePayment: true,
    paymentMethodName: { userDefinedName: { predefined: 'BANK_TRANSFER' } },
  },
} as const satisfies Payment;

export const refundability: Refundability = {
  paymentId: transactionIds.payment,
  refundabilityStatus: 'REFUNDABLE',
};

export const fulfillment: Fulfillment = {
  id: transactionIds.fulfillment,
  createdDate: '2026-03-02T15:00:00.000Z',
  lineItems: [{ id: ids.line, quantity: 2 }],
  trackingInfo: {
    trackingNumber: '1Z999AA10123456784',
    shippingProvider: 'ups',
    trackingLink: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
  },
  status: 'Fulfilled',
};

export const orderWithFulfillments: OrderWithFulfillments = {
  orderId: ids.order,
  fulfillments: [fulfillment],
};

export const orderDownload: OrderDownload = {
  lineItemId: ids.line,
  fileName: 'glaze-recipes.pdf',
  sizeInBytes: '2481152',
  link: `${shop}/downloads/8f3kq2m9x7w4`,
  downloads: 1,
  maxDownloads: 5,
  expirationDate: '2026-03-31T12:00:00.000Z',
  ended: false,
};

export const checkoutPayment: CheckoutPayment = {
  state: 'PAID',
  method: 'STRIPE',
  orderId: ids.order,
  orderNumber: '10001',
  attemptId: transactionIds.payment,
  amount: money('79.04'),
};

export const offeredPaymentMethod: OfferedPaymentMethod = {
  method: 'STRIPE',
  publishableKey: 'pk_live_51H8xyzExample',
};

export const checkoutHold: CheckoutHold = {
  checkoutId: ids.checkout,
  expiresDate: '2026-03-01T12:15:00.000Z',
};

export const storesOrder: StoresOrder = {
  id: ids.order,
  number: 10_001,
  dateCreated: moment,
  buyerInfo: {
    id: ids.member,
    identityType: 'MEMBER',
    firstName: 'Ada',
    lastName: 'Byron',
    phone: '+12125550123',
    email: 'ada@example.com',
  },
  currency: 'USD',
  weightUnit: 'KG',
  totals: {
    subtotal: '68.00',
    shipping: '8.00',
    tax: '3.04',
    discount: '0.00',
    total: '79.04',
    weight: '0.84',
    quantity: 2,
  },
  archived: false,
  paymentStatus: 'PAID',
  fulfillmentStatus: 'NOT_FULFILLED',
  lineItems: [
    {
      index: 1,
      quantity: 2,
      name: 'Dune Mug',
      productId: ids.product,
      lineItemType: 'PHYSICAL',
      options: [{ option: 'Color', selection: 'Oat' }],
      weight: '0.42',
      sku: 'NL-0101-OAT',
      discount: '0.00',
      tax: '2.72',
      priceData: { taxIncludedInPrice: false, price: '34.00', totalPrice: '68.00' },
    },
  ],
  fulfillments: [],
  buyerLanguage: 'en',
  lastUpdated: moment,
  numericId: '10001',
};
