import { ApiError, subscriptions, type orders } from '@shopwright/sdk';
import type { UserSession } from '../session/user-session.server.ts';

/** The subscription that an order started, for its next charge. Only its buyer can read it. */
export async function subscriptionOf(
  userSession: UserSession,
  { _id, lineItems = [] }: orders.Order,
): Promise<subscriptions.StoreSubscription | undefined> {
  if (!lineItems.some(({ subscriptionInfo }) => subscriptionInfo)) return undefined;
  try {
    const { subscriptions: mine = [] } = await userSession.use(subscriptions).listMySubscriptions();
    return mine.find(({ orderId }) => orderId === _id);
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return undefined;
    throw error;
  }
}
