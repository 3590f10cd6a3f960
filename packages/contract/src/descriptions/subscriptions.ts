import type { Descriptions } from './table.ts';

export const subscriptions: Descriptions = {
  'subscriptions.querySubscriptions': 'Searches subscriptions with filters and sorting.',
  'subscriptions.listMySubscriptions':
    "Lists the signed-in member's own subscriptions, newest first.",
  'subscriptions.getSubscription': 'Retrieves a subscription by ID.',
  'subscriptions.listCycles':
    'Lists the cycles of a subscription so far with their orders, oldest first.',
  'subscriptions.updateSubscription':
    "Changes the shipping address of the subscription's next orders.",
  'subscriptions.setPaymentMethod':
    'Changes the card of a subscription. A failed payment is retried with it immediately.',
  'subscriptions.pauseSubscription':
    'Pauses a subscription: no order is placed until it is resumed.',
  'subscriptions.resumeSubscription': 'Resumes a paused subscription.',
  'subscriptions.skipCycle': 'Skips the next order. The one after it comes one period later.',
  'subscriptions.cancelSubscription': 'Cancels a subscription. No further order is placed.',
  SubscriptionStatus: {
    this: 'State of a subscription.',
    ACTIVE: 'Orders are placed when they are due.',
    PAUSED: 'No order is placed until it is resumed.',
    CANCELED: 'Canceled by the buyer or the shop.',
    ENDED: 'All cycles are complete, or the payment failed for good.',
  },
  SubscriptionEnd: {
    this: 'Why a subscription ended.',
    BY_BUYER: 'The buyer canceled it.',
    BY_SHOP: 'The shop canceled it.',
    COMPLETED: 'All its cycles are complete.',
    PAYMENT_FAILED: 'The payment failed after all retries.',
  },
  PricePolicy: {
    this: 'Which price renewals use.',
    FIXED: 'The price agreed at the start, for as long as it runs.',
    CATALOG: "The product's price on the day of the order, with the subscription's discount.",
  },
  StoreSubscription: {
    this: 'A product or plan that is bought at regular intervals.',
    id: 'ID of the subscription.',
    revision: 'Revision number, which grows with every change.',
    status: 'State of the subscription.',
    endReason: 'Why the subscription ended. Missing while it runs.',
    memberId: 'ID of the member who subscribes. Missing for a guest.',
    email: 'Email address of the buyer.',
    itemName: 'Name of the product or plan.',
    catalogReference: 'The product or plan in the catalog.',
    quantity: 'Number of units in each order.',
    price: 'Price of one unit, as a decimal string in `currency`.',
    currency: 'Three-letter code of the currency (ISO 4217).',
    period: 'Time between two orders.',
    cycles: 'Number of orders in total. Missing if it renews until canceled.',
    nextCycle: 'Number of the next cycle, starting at 1.',
    nextChargeDate: 'When the next order is placed and charged, in UTC.',
    nextChargeAmount:
      'Expected amount of the next charge, as a decimal string in `currency`, including ' +
      "shipping, fees, tax and discounts. Missing in the shop's lists.",
    isTrial: 'Whether the free trial is running. The first charge follows at its end.',
    hasPaymentMethod:
      'Whether a stored card is charged automatically. If `false`, each order is paid manually.',
    failedAttempts: 'Number of failed charges in the current cycle.',
    shippingAddress: 'Where the next orders are shipped to.',
    orderId: 'ID of the first order.',
    startDate: 'When the subscription started, in UTC.',
    createdDate: 'When the subscription was created, in UTC.',
    updatedDate: 'When the subscription last changed, in UTC.',
  },
  SubscriptionCycleStatus: {
    this: "State of a cycle's order.",
    ORDERED: 'The order is placed and not paid yet.',
    PAID: 'The order is paid.',
    FAILED: 'The payment failed.',
  },
  SubscriptionCycle: {
    this: 'One cycle of a subscription.',
    cycle: 'Number of the cycle, starting at 1.',
    dueDate: 'When the cycle was due, in UTC.',
    orderId: "ID of the cycle's order.",
    amount: 'Total of the order, as a decimal string in the currency of the subscription.',
    failedAttempts: 'Number of failed charges in the cycle.',
  },
  SubscriptionsQuerySubscriptionsRequest: {
    query: 'Filter, sorting and paging.',
  },
  SubscriptionsQuerySubscriptionsAnswer: {
    subscriptions: 'Subscriptions of this page.',
    metadata: 'Position of this page in the results.',
  },
  SubscriptionsListMySubscriptionsAnswer: {
    subscriptions: 'Subscriptions of the member, newest first, 100 at most.',
  },
  SubscriptionsGetSubscriptionRequest: {
    id: 'ID of the subscription.',
  },
  SubscriptionsListCyclesRequest: {
    id: 'ID of the subscription.',
  },
  SubscriptionsListCyclesAnswer: {
    cycles: 'Cycles so far, oldest first.',
  },
  SubscriptionsUpdateSubscriptionRequest: {
    subscription: "The subscription's ID and its new shipping address.",
  },
  SubscriptionPaymentMethod: {
    this: 'Provider of the card.',
    SANDBOX: 'A test card; no money moves.',
    STRIPE: "A card at the store's Stripe account.",
  },
  SubscriptionsSetPaymentMethodRequest: {
    id: 'ID of the subscription.',
    token: "Token of the card, from the provider's card fields or of a test card.",
  },
  SubscriptionsPauseSubscriptionRequest: {
    id: 'ID of the subscription.',
  },
  SubscriptionsResumeSubscriptionRequest: {
    id: 'ID of the subscription.',
  },
  SubscriptionsSkipCycleRequest: {
    id: 'ID of the subscription.',
  },
  SubscriptionsCancelSubscriptionRequest: {
    id: 'ID of the subscription.',
  },
};
