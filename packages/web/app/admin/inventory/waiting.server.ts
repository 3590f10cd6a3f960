import { ApiError, backInStockNotifications, type inventoryItemsV3 } from '@shopwright/sdk';
import type { UserSession } from '../../session/user-session.server.ts';

const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

type Item = Pick<inventoryItemsV3.InventoryItem, 'variantId' | 'productId' | 'product'>;

/** A product without options is asked for as a whole. */
export const referenceOf = ({ productId = '', variantId = '', product }: Item) => ({
  appId: STORES_APP_ID,
  catalogItemId: productId,
  ...(product?.variantName ? { options: { variantId } } : {}),
});

/** How many customers wait for each of up to 100 items, by variant. Empty without the permission. */
export async function countWaiting(
  userSession: UserSession,
  items: readonly Item[],
): Promise<ReadonlyMap<string, number>> {
  if (items.length === 0) return new Map();
  try {
    const { countsPerCatalogReference: counts = [] } = await userSession
      .use(backInStockNotifications)
      .getBackInStockNotificationRequestsCountByCatalogReferences(items.map(referenceOf));
    return new Map(
      items.map(({ variantId = '' }, index) => [variantId, counts[index]?.count ?? 0]),
    );
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 403) throw error;
    return new Map();
  }
}
