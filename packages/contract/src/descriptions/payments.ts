import type { Descriptions } from './table.ts';

export const payments: Descriptions = {
  'payments.listPaymentMethods': 'Lists the payment methods that are available for a checkout.',
  'payments.holdCheckout':
    'Reserves the booking slots and tickets of a checkout while the buyer completes it. Calling ' +
    'it again adapts the reservation to the checkout without extending it. Products are ' +
    'reserved on payment.',
  'payments.getCheckoutHold':
    "Retrieves the reservation of a checkout's booking slots and tickets.",
  'payments.releaseCheckout':
    'Releases the reserved booking slots and tickets of a checkout, so that others can buy them.',
  'payments.payCheckout':
    'Pays a checkout and places the order. Send an `Idempotency-Key` header: a repeated request ' +
    'with the same key returns the same result and charges once.',
  'payments.getCheckoutPayment': 'Retrieves the state of the latest payment of a checkout.',
  'payments.receiveWebhook':
    'Receives events from a payment provider. The signature is verified, and the payment is ' +
    'read from the provider before the order changes.',
  'payments.showSandboxChallenge':
    "Shows the page on which the sandbox's bank asks the buyer to confirm a test payment.",
  'payments.answerSandboxChallenge':
    "Confirms or rejects a test payment on the page of the sandbox's bank, then redirects to " +
    'the `returnUrl`.',
  PaymentMethod: {
    this: 'Payment method of a checkout.',
    OFFLINE: "Paid later, as the store's instructions say: by bank transfer, in cash, on delivery.",
    SANDBOX: 'Test payments with test cards; no money moves.',
    STRIPE: "Card payments through the store's Stripe account.",
    EXTENSION: 'Payments through a provider that an extension of the server adds.',
  },
  PaymentOutcome: {
    this: "State of a checkout's payment.",
    PAID: 'The order is placed and paid.',
    PLACED: 'The order is placed and is to be paid later.',
    CHALLENGE: 'The buyer must confirm the payment at `challengeUrl`.',
    PENDING: 'The provider is still processing the payment. Poll `getCheckoutPayment`.',
    DECLINED: 'Nothing was charged; `reason` says why.',
    NONE: 'No payment was attempted.',
  },
  CheckoutPayment: {
    this: 'The latest payment of a checkout.',
    state: 'State of the payment; it says what the storefront should do next.',
    method: 'Payment method of the attempt.',
    provider: 'Name of the provider. Only for `EXTENSION`.',
    orderId: 'ID of the order, once it is placed.',
    orderNumber: 'Number of the order that the buyer sees, once it is placed.',
    attemptId:
      "ID of the attempt, which is also the ID of the payment in the order's transactions.",
    amount: 'Amount to pay now, in the currency of the checkout, including tax and shipping.',
    challengeUrl: 'URL to which the storefront sends the buyer, if `state` is `CHALLENGE`.',
    reason:
      'Why the payment was declined: `CARD_DECLINED`, `INSUFFICIENT_FUNDS`, `EXPIRED_CARD`, ' +
      '`INCORRECT_DETAILS`, `AUTHENTICATION_FAILED` or `PROCESSING_ERROR`.',
  },
  TestCard: {
    this: 'A card for test payments.',
    token: 'Token to send in `payCheckout`.',
    number: 'Card number that a test page shows.',
    name: 'What the card does, such as being declined.',
  },
  OfferedPaymentMethod: {
    this: 'A payment method that is available for the checkout.',
    instructions: 'How to pay later, as written by the store. Only for `OFFLINE`.',
    publishableKey:
      "Publishable key for the provider's card fields in a browser. Only for `STRIPE`.",
    testCards: 'Cards for test payments. Only for `SANDBOX`.',
    provider: 'Name of the provider, to send with `payCheckout`. Only for `EXTENSION`.',
    title: 'Name to show to buyers. Only for `EXTENSION`.',
    collects: 'How the buyer pays. Only for `EXTENSION`.',
  },
  PaymentCollection: {
    this: 'How a provider gets what it needs from the buyer.',
    TOKEN: "The storefront collects a token with the provider's own form and sends it.",
    REDIRECT: "The buyer pays on the provider's page, at `challengeUrl`.",
  },
  PaymentsListPaymentMethodsRequest: {
    id: 'ID of the checkout.',
  },
  PaymentsListPaymentMethodsAnswer: {
    methods: 'Available payment methods, in the order in which to show them.',
    paymentRequired:
      'Whether something is to be paid now. If `false`, `payCheckout` places the order with any ' +
      'method and charges nothing.',
  },
  CheckoutHold: {
    this: "Reservation of a checkout's booking slots and tickets.",
    checkoutId: 'ID of the checkout.',
    expiresDate:
      'Until when they are reserved for the buyer, in UTC. Missing if nothing is reserved.',
  },
  PaymentsHoldCheckoutRequest: {
    id: 'ID of the checkout.',
  },
  PaymentsGetCheckoutHoldRequest: {
    id: 'ID of the checkout.',
  },
  PaymentsReleaseCheckoutRequest: {
    id: 'ID of the checkout.',
  },
  PaymentsPayCheckoutRequest: {
    id: 'ID of the checkout to pay.',
    method: 'Payment method that the buyer chose, one of `listPaymentMethods`.',
    provider: 'Name of the provider that the buyer chose. Required for `EXTENSION`.',
    token:
      "Token of the card: from the provider's card fields, or of a test card. Not needed for " +
      '`OFFLINE`, nor for a provider that collects by `REDIRECT`.',
    returnUrl: 'URL to which the buyer returns after confirming the payment at the bank.',
    expectedAmount:
      'Amount that the buyer was shown, as a decimal string in the currency of the checkout. If ' +
      'the amount to pay now differs, the call fails with `CHECKOUT_CHANGED` and charges ' +
      'nothing.',
    delayCapture:
      'Whether to authorize the amount only and capture it later. Ignored unless the caller is ' +
      'the shop; defaults to `false`.',
  },
  PaymentsGetCheckoutPaymentRequest: {
    id: 'ID of the checkout.',
  },
  PaymentsReceiveWebhookRequest: {
    provider: 'Name of the payment provider, such as `stripe`.',
    payload: 'Body of the request, byte by byte as the provider signed it.',
  },
  PaymentsReceiveWebhookAnswer: {
    received: 'Always `true`: the event is stored and need not be sent again.',
  },
  PaymentsShowSandboxChallengeRequest: {
    siteId: 'ID of the site.',
    reference: 'Reference of the test payment.',
    challenge: 'Secret of the test payment, part of its `challengeUrl`.',
  },
  SandboxAnswer: {
    this: "The buyer's answer on the page of the sandbox's bank.",
    approve: 'Confirms the test payment.',
    reject: 'Refuses the test payment; it is declined.',
  },
  PaymentsAnswerSandboxChallengeRequest: {
    siteId: 'ID of the site.',
    reference: 'Reference of the test payment.',
    challenge: 'Secret of the test payment, part of its `challengeUrl`.',
  },
};
