import { service } from '../call.ts';
import { integer, list, message, required, type Static } from '../field.ts';
import { PricePolicy } from '../subscriptions/subscriptions.ts';

const call = service([]);
const manage = { who: 'merchant', permission: 'SHOPWRIGHT.MANAGE_SETTINGS' } as const;

export const SubscriptionSettingsArea = message('SubscriptionSettingsArea', {
  pricePolicy: PricePolicy,
  retryDays: list(integer({ minimum: 1, maximum: 60 }), { maxItems: 10 }),
});
export type SubscriptionSettingsArea = Static<typeof SubscriptionSettingsArea>;

export const getSubscriptionSettings = call({
  name: 'settings.getSubscriptionSettings',
  method: 'GET',
  path: '/v1/settings/subscriptions',
  ...manage,
  request: message('SettingsGetSubscriptionSettingsRequest', {}),
  answer: message('SettingsGetSubscriptionSettingsAnswer', {
    subscriptions: SubscriptionSettingsArea,
  }),
});

export const updateSubscriptionSettings = call({
  name: 'settings.updateSubscriptionSettings',
  method: 'PATCH',
  path: '/v1/settings/subscriptions',
  ...manage,
  request: message('SettingsUpdateSubscriptionSettingsRequest', {
    subscriptions: required(SubscriptionSettingsArea),
  }),
  answer: message('SettingsUpdateSubscriptionSettingsAnswer', {
    subscriptions: SubscriptionSettingsArea,
  }),
});
