import { service } from '../call.ts';
import { boolean, integer, list, message, required, string, type Static } from '../field.ts';

/** Not in the provider's API: on which terms the store sells. */
const call = service([]);
const permission = 'SHOPWRIGHT.MANAGE_SETTINGS';

export const FeeSettings = message(
  'FeeSettings',
  {
    code: required(string({ minLength: 1, maxLength: 100 })),
    name: required(string({ minLength: 1, maxLength: 50 })),
    price: string({
      format: 'DECIMAL_VALUE',
      decimal: { gte: 0, lte: 1_000_000_000, maxScale: 3 },
    }),
    percent: string({
      format: 'DECIMAL_VALUE',
      decimal: { gte: 0, lte: 100, maxScale: 4 },
    }),
  },
  { oneof: [['price', 'percent']] },
);
export type FeeSettings = Static<typeof FeeSettings>;

export const CheckoutSettings = message('CheckoutSettings', {
  acceptsPayments: boolean(),
  guestCheckout: boolean(),
  requirePhone: boolean(),
  offlinePayment: boolean(),
  offlineInstructions: string({ maxLength: 2000 }),
  minimumSubtotal: string({
    format: 'DECIMAL_VALUE',
    decimal: { gte: 0, lte: 1_000_000_000, maxScale: 3 },
  }),
  quoteMinutes: integer({ minimum: 1, maximum: 1440 }),
  reservationMinutes: integer({ minimum: 1, maximum: 1440 }),
  fees: list(FeeSettings, { maxItems: 20 }),
  termsUrl: string({ maxLength: 2048 }),
});
export type CheckoutSettings = Static<typeof CheckoutSettings>;

export const getCheckoutSettings = call({
  name: 'settings.getCheckoutSettings',
  method: 'GET',
  path: '/v1/settings/checkout',
  who: 'merchant',
  permission,
  request: message('SettingsGetCheckoutSettingsRequest', {}),
  answer: message('SettingsGetCheckoutSettingsAnswer', { checkout: CheckoutSettings }),
});

export const updateCheckoutSettings = call({
  name: 'settings.updateCheckoutSettings',
  method: 'PATCH',
  path: '/v1/settings/checkout',
  who: 'merchant',
  permission,
  request: message('SettingsUpdateCheckoutSettingsRequest', {
    checkout: required(CheckoutSettings),
  }),
  answer: message('SettingsUpdateCheckoutSettingsAnswer', { checkout: CheckoutSettings }),
});
