import { backInStockNotifications, products } from '@shopwright/sdk';
import { formatDay } from '../../i18n/format-dates.server.ts';
import type { UserSession } from '../../session/user-session.server.ts';
import { findItems } from './rows.server.ts';

/** A product or variant that customers wait for. */
export interface RequestedItem {
  readonly key: string;
  readonly product: string;
  readonly variant: string;
  /** The page of its stock; undefined for a deleted product. */
  readonly path: string | undefined;
  readonly waiting: number;
  readonly lastRequest: string;
}

export interface RequestedItems {
  readonly items: readonly RequestedItem[];
  /** All requests that wait, of every item. */
  readonly total: number;
  readonly next: string | null;
}

const REQUESTS_PER_PAGE = 100;

/**
 * The items of the newest requests that still wait, each with the number of its requests. An item with
 * older requests appears again on a later page.
 */
export async function listRequestedItems(
  userSession: UserSession,
  cursor: string | null,
  { locale, timeZone }: { readonly locale: string; readonly timeZone: string },
): Promise<RequestedItems> {
  const calls = userSession.use(backInStockNotifications);
  const limit = REQUESTS_PER_PAGE;
  const { requests = [], metadata } = await calls.queryBackInStockNotificationRequests(
    cursor === null
      ? {
          filter: { status: { $in: ['RECEIVED', 'PROCESSING'] } },
          sort: [{ fieldName: 'createdDate', order: 'DESC' }],
          cursorPaging: { limit },
        }
      : { cursorPaging: { cursor, limit } },
  );
  const newest = Map.groupBy(requests, ({ catalogReference: { catalogItemId, options } = {} }) =>
    [catalogItemId, variantIn(options)].join(' '),
  );
  const firsts = [...newest.values()].flatMap(([first]) => (first ? [first] : []));
  const references = firsts.flatMap(({ catalogReference }) => catalogReference ?? []);
  const [{ countsPerCatalogReference: counts = [] }, names] = await Promise.all([
    references.length === 0
      ? { countsPerCatalogReference: [] }
      : calls.getBackInStockNotificationRequestsCountByCatalogReferences(references),
    loadNames(userSession, references),
  ]);
  return {
    total: metadata?.total ?? requests.length,
    next: metadata?.cursors?.next ?? null,
    items: firsts
      .map(({ catalogReference: { catalogItemId = '', options } = {}, _createdDate }, index) => {
        const variantId = variantIn(options);
        const product = names.products.get(catalogItemId);
        const item = names.items.find((one) => one.variantId === variantId);
        return {
          key: `${catalogItemId} ${variantId}`,
          product: product ?? '',
          variant: item?.product?.variantName ?? '',
          path: product === undefined ? undefined : pathOf(catalogItemId, item?.variantId),
          waiting: counts[index]?.count ?? 0,
          lastRequest: formatDay(_createdDate ?? new Date(0), locale, timeZone, 'medium'),
        };
      })
      .toSorted((one, other) => other.waiting - one.waiting),
  };
}

/** The page of the variant, or all variants of the product. */
const pathOf = (productId: string, variantId: string | undefined): string =>
  variantId === undefined
    ? `/admin/inventory?filter=${encodeURIComponent(JSON.stringify({ productId }))}`
    : `/admin/inventory/${variantId}`;

const variantIn = (options: Record<string, unknown> | null | undefined): string =>
  typeof options?.['variantId'] === 'string' ? options['variantId'] : '';

async function loadNames(
  userSession: UserSession,
  references: readonly backInStockNotifications.CatalogReference[],
) {
  const ids = [...new Set(references.map(({ catalogItemId = '' }) => catalogItemId))];
  if (ids.length === 0) return { products: new Map<string, string>(), items: [] };
  const variantIds = references.map(({ options }) => variantIn(options)).filter(Boolean);
  const [{ products: found = [] }, items] = await Promise.all([
    userSession.use(products).queryProducts({
      filter: { id: { $in: ids } },
      cursorPaging: { limit: REQUESTS_PER_PAGE },
    }),
    findItems(userSession, variantIds),
  ]);
  return { products: new Map(found.map(({ _id = '', name = '' }) => [_id, name])), items };
}
