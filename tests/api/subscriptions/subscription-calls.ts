import type { StoreSubscription } from '@shopwright/contract/subscriptions/subscriptions';
import { type Buyer } from '../../kit/shop.ts';
import { must } from '../../kit/api.ts';

/** The subscription of a buyer who has one. */

export const start = Date.parse('2026-10-31T15:00:00Z');

export const mine = async (buyer: Buyer): Promise<StoreSubscription & { id: string }> => {
  const { subscriptions } = await must(
    buyer.say<{ subscriptions: (StoreSubscription & { id: string })[] }>(
      'GET',
      '/v1/subscriptions/my',
    ),
  );
  const [first] = subscriptions;
  if (!first) throw new Error('There is no subscription.');
  return first;
};
