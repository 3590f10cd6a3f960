import type { SubscriptionSettingsArea } from '@shopwright/contract/settings/subscriptions';
import { settingsArea } from '../settings/index.ts';

/** A charge that failed is tried again after a day, three and five more; a price that was agreed holds. */
export const subscriptionsArea = settingsArea<Required<SubscriptionSettingsArea>>('subscriptions', {
  pricePolicy: 'FIXED',
  retryDays: [1, 3, 5],
});
