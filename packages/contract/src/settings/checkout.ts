import { service } from '../call.ts';
import { boolean, integer, list, message, required, string, type Static } from '../field.ts';

/** Calls of our own: on which terms the store sells. */
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
      description: 'Of the subtotal before discounts, instead of a price.',
    }),
  },
  { oneof: [['price', 'percent']] },
);
export type FeeSettings = Static<typeof FeeSettings>;

export const CheckoutSettings = message('CheckoutSettings', {
  acceptsPayments: boolean({ description: 'False closes the till: no checkout is made.' }),
  guestCheckout: boolean({ description: 'False: only members may buy.' }),
  requirePhone: boolean(),
  offlinePayment: boolean({ description: 'The buyer may pay later, on the spot or by transfer.' }),
  offlineInstructions: string({ maxLength: 2000, description: 'Told to who pays later.' }),
  minimumSubtotal: string({
    format: 'DECIMAL_VALUE',
    decimal: { gte: 0, lte: 1_000_000_000, maxScale: 3 },
  }),
  quoteMinutes: integer({
    minimum: 1,
    maximum: 1440,
    description: 'How long the price of a checkout holds.',
  }),
  reservationMinutes: integer({
    minimum: 1,
    maximum: 1440,
    description: 'How long stock is kept for a checkout that has reached payment.',
  }),
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
  request: message(
    'SettingsUpdateCheckoutSettingsRequest',
    { checkout: required(CheckoutSettings) },
    { description: 'The fields that are there are changed.' },
  ),
  answer: message('SettingsUpdateCheckoutSettingsAnswer', { checkout: CheckoutSettings }),
});
