import { service } from '../call.ts';
import { boolean, message, required, type Static } from '../field.ts';

/**
 * Not in the provider's API: by which ways the store takes money. Paying later is among the settings of the
 * checkout.
 */
const call = service([]);
const permission = 'SHOPWRIGHT.MANAGE_SETTINGS';

export const PaymentSettings = message('PaymentSettings', {
  sandbox: boolean(),
  stripe: boolean(),
  stripeConnected: boolean({ readOnly: true }),
});
export type PaymentSettings = Static<typeof PaymentSettings>;

export const getPaymentSettings = call({
  name: 'settings.getPaymentSettings',
  method: 'GET',
  path: '/v1/settings/payments',
  who: 'merchant',
  permission,
  request: message('SettingsGetPaymentSettingsRequest', {}),
  answer: message('SettingsGetPaymentSettingsAnswer', { payments: PaymentSettings }),
});

export const updatePaymentSettings = call({
  name: 'settings.updatePaymentSettings',
  method: 'PATCH',
  path: '/v1/settings/payments',
  who: 'merchant',
  permission,
  request: message('SettingsUpdatePaymentSettingsRequest', { payments: required(PaymentSettings) }),
  answer: message('SettingsUpdatePaymentSettingsAnswer', { payments: PaymentSettings }),
});
