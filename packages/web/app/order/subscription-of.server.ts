import { ApiError, subscriptions, type orders } from '@shopwright/sdk';
import type { Person } from '../session/user-session.server.ts';

/** The subscription that an order began, for what it charges next. Only its buyer can read it. */
export async function subscriptionOf(
  person: Person,
  { _id, lineItems = [] }: orders.Order,
): Promise<subscriptions.StoreSubscription | undefined> {
  if (!lineItems.some(({ subscriptionInfo }) => subscriptionInfo)) return undefined;
  try {
    const { subscriptions: mine = [] } = await person.use(subscriptions).listMySubscriptions();
    return mine.find(({ orderId }) => orderId === _id);
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return undefined;
    throw error;
  }
}
