import type { SubscriptionSettingsArea } from '@shopwright/contract/settings/subscriptions';
import { settingsArea } from '../settings/index.ts';

/**
 * A failed charge is retried after one day, then after three and five more days. Agreed prices do
 * not change.
 */
export const subscriptionsArea = settingsArea<Required<SubscriptionSettingsArea>>('subscriptions', {
  pricePolicy: 'FIXED',
  retryDays: [1, 3, 5],
});
