import { service } from '../call.ts';
import { enumeration, message, of, string, type Static } from '../field.ts';
import { CallbackParams, RedirectSession, RedirectSessionPreferences } from './redirects.ts';
import { RedirectSessionAuthParams, RedirectSessionBookingsCheckoutParams } from './targets.ts';

export const RedirectSessionBookingsBookParams = message('RedirectSessionBookingsBookParams', {
  resourceId: string({ format: 'GUID' }),
});
export type RedirectSessionBookingsBookParams = Static<typeof RedirectSessionBookingsBookParams>;

export const RedirectSessionEcomCheckoutParams = message('RedirectSessionEcomCheckoutParams', {
  checkoutId: string({ format: 'GUID' }),
});
export type RedirectSessionEcomCheckoutParams = Static<typeof RedirectSessionEcomCheckoutParams>;

export const RedirectSessionEcomOrderPaymentRequestParams = message(
  'RedirectSessionEcomOrderPaymentRequestParams',
  {
    paymentRequestId: string({ format: 'GUID' }),
  },
);
export type RedirectSessionEcomOrderPaymentRequestParams = Static<
  typeof RedirectSessionEcomOrderPaymentRequestParams
>;

export const RedirectSessionEventsCheckoutParams = message('RedirectSessionEventsCheckoutParams', {
  reservationId: string({
    format: 'GUID',
  }),
  eventSlug: string({ maxLength: 150 }),
});
export type RedirectSessionEventsCheckoutParams = Static<
  typeof RedirectSessionEventsCheckoutParams
>;

/**
 * Empty. A browser that opens the URL signs in and returns to `callbacks.postFlowUrl`; in a hidden
 * frame the page only loads.
 */
export const RedirectSessionLoginParams = message('RedirectSessionLoginParams', {});
export type RedirectSessionLoginParams = Static<typeof RedirectSessionLoginParams>;

export const RedirectSessionLogoutParams = message('RedirectSessionLogoutParams', {
  clientId: string({ format: 'GUID' }),
});
export type RedirectSessionLogoutParams = Static<typeof RedirectSessionLogoutParams>;

export const MembersAccountSection = enumeration('MembersAccountSection', [
  'ACCOUNT_INFO',
  'BOOKINGS',
  'ORDERS',
  'SUBSCRIPTIONS',
  'EVENTS',
]);
export type MembersAccountSection = Static<typeof MembersAccountSection>;

export const RedirectSessionMembersAccountParams = message('RedirectSessionMembersAccountParams', {
  section: MembersAccountSection,
});
export type RedirectSessionMembersAccountParams = Static<
  typeof RedirectSessionMembersAccountParams
>;

export const RedirectSessionPaidPlansCheckoutParams = message(
  'RedirectSessionPaidPlansCheckoutParams',
  {
    planId: string({ format: 'GUID' }),
    checkoutData: string({
      nullable: true,
      maxLength: 2048,
    }),
  },
);
export type RedirectSessionPaidPlansCheckoutParams = Static<
  typeof RedirectSessionPaidPlansCheckoutParams
>;

export const RedirectSessionStoresProductParams = message('RedirectSessionStoresProductParams', {
  productSlug: string({ maxLength: 150 }),
});
export type RedirectSessionStoresProductParams = Static<typeof RedirectSessionStoresProductParams>;

const call = service(['/_api/redirects-api', '/redirect-session', '/headless']);

export const createRedirectSession = call({
  name: 'redirects.createRedirectSession',
  method: 'POST',
  path: '/v1/redirect-session',
  who: 'anyone',
  permission: 'WIX_HEADLESS.WIX_URL_CREATE',
  request: message(
    'RedirectsCreateRedirectSessionRequest',
    {
      bookingsCheckout: RedirectSessionBookingsCheckoutParams,
      ecomCheckout: RedirectSessionEcomCheckoutParams,
      eventsCheckout: RedirectSessionEventsCheckoutParams,
      paidPlansCheckout: RedirectSessionPaidPlansCheckoutParams,
      login: RedirectSessionLoginParams,
      logout: RedirectSessionLogoutParams,
      auth: RedirectSessionAuthParams,
      storesProduct: RedirectSessionStoresProductParams,
      bookingsBook: RedirectSessionBookingsBookParams,
      ecomOrderPaymentRequest: RedirectSessionEcomOrderPaymentRequestParams,
      callbacks: CallbackParams,
      preferences: RedirectSessionPreferences,
      origin: string({ nullable: true, maxLength: 2048 }),
      memberAccountPage: of(RedirectSessionMembersAccountParams, { internal: true }),
    },
    {
      oneof: [
        [
          'bookingsCheckout',
          'ecomCheckout',
          'eventsCheckout',
          'paidPlansCheckout',
          'login',
          'logout',
          'auth',
          'memberAccountPage',
          'storesProduct',
          'bookingsBook',
          'ecomOrderPaymentRequest',
        ],
      ],
    },
  ),
  answer: message('RedirectsCreateRedirectSessionAnswer', {
    redirectSession: RedirectSession,
  }),
  errors: [
    'REDIRECT_NOT_ALLOWED',
    'APP_NOT_FOUND',
    'CHECKOUT_NOT_FOUND',
    'PRODUCT_NOT_FOUND',
    'SERVICE_NOT_FOUND',
    'EVENT_NOT_FOUND',
    'PLAN_NOT_FOUND',
  ],
});
