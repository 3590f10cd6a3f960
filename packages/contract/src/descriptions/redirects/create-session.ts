import type { Descriptions } from '../table.ts';

export const createSession: Descriptions = {
  RedirectSessionBookingsBookParams: {
    this: 'Opens the booking page of a service.',
    resourceId: 'ID of the service to book.',
  },
  RedirectSessionEcomCheckoutParams: {
    this: 'Opens the checkout page.',
    checkoutId: 'ID of the checkout, from `currentCart.createCheckoutFromCurrentCart`.',
  },
  RedirectSessionEcomOrderPaymentRequestParams: {
    this: 'Opens the payment page of an order.',
    paymentRequestId: 'ID of the payment request.',
  },
  RedirectSessionEventsCheckoutParams: {
    this: 'Opens the tickets of an event.',
    reservationId:
      'ID of a checkout with tickets of the caller. Omit it to let the visitor choose tickets on the event page.',
    eventSlug: "Last part of the event page's URL. Required.",
  },
  RedirectSessionLoginParams:
    'Opens the login page. The object is empty; the browser returns to `callbacks.postFlowUrl`.',
  RedirectSessionLogoutParams: {
    this: 'Logs the member out and returns to `callbacks.postFlowUrl`.',
    clientId: 'ID of the OAuth app that the member logged in to.',
  },
  MembersAccountSection: {
    this: 'Section of the account pages.',
    ACCOUNT_INFO: 'Name, email address and password.',
    BOOKINGS: 'Booked services of the member.',
    ORDERS: 'Orders of the member.',
    SUBSCRIPTIONS: 'Subscriptions and plans of the member.',
    EVENTS: 'Event tickets of the member.',
  },
  RedirectSessionMembersAccountParams: 'Opens the account pages of a member.',
  RedirectSessionPaidPlansCheckoutParams: {
    this: 'Opens the checkout page of a plan.',
    planId: 'ID of the plan to buy.',
    checkoutData:
      'Accepted without effect: price, start and form of a plan always come from the plan.',
  },
  RedirectSessionStoresProductParams: {
    this: 'Opens a product page.',
    productSlug: 'Last part of the product page\'s URL, for example "dune-mug".',
  },
  'redirects.createRedirectSession':
    "Creates a URL of a hosted page: checkout, login, logout, booking or account. Redirect the visitor's browser to it.",
  RedirectsCreateRedirectSessionRequest: {
    origin:
      'Origin of the page that the hosted page may send messages to. Defaults to the `Origin` request header and must be registered with the app.',
  },
};
