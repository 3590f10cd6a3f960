import {
  createBackInStockNotificationRequest,
  deleteBackInStockNotificationRequest,
  getBackInStockNotificationRequest,
  getBackInStockNotificationRequestsCountByCatalogReferences,
  markAsNotificationSent,
  queryBackInStockNotificationRequests,
  reportItemsBackInStock,
  type BackInStockItemDetails,
} from '@shopwright/contract/catalog/back-in-stock';
import type { CatalogReference } from '@shopwright/contract/shared/item';
import type { RestockItem } from '../../catalog/index.ts';
import { created, deleted, publish, updated } from '../../events/index.ts';
import { emptyAnswer, isMerchant, ownPages, route, type Route } from '../../http/index.ts';
import { throttleMailRequest } from '../../identity/index.ts';
import { isGuid } from '../../kernel/guid.ts';
import { newOrderedId } from '../../kernel/ids.ts';
import { languageOf } from '../../kernel/language.ts';
import { isRefusal, refuse, refuseFields, violation, type Refusal } from '../../kernel/outcome.ts';
import { pageOf, parseQuery, toSql } from '../../query/index.ts';
import {
  countRequests,
  countWaiting,
  deleteRequest,
  findRequest,
  findWaiting,
  insertRequest,
  markNotified,
  queryRequests,
  requestQuery,
  type WaitingRequest,
} from '../store/back-in-stock.ts';
import {
  ANY_VARIANT,
  referenceOf,
  renderRequest,
  requestEntity,
  notifyBuyer,
  type NotifyDeps,
} from './notify.ts';

const notFound = (id: string): Refusal<'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'> =>
  refuse('BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND', { requestId: id });

export function backInStockRoutes(deps: NotifyDeps): Route[] {
  const { db, clock, findRestockItems } = deps;

  const itemOf = async (
    siteId: string,
    { appId = '', catalogItemId = '', options }: CatalogReference,
  ): Promise<RestockItem | Refusal<'INVALID_CATALOG_REFERENCE_OPTIONS'>> => {
    const [item] = await findRestockItems(db, siteId, [
      { appId, catalogItemId, options: options ?? null },
    ]);
    if (item && !('missing' in item)) return item;
    return refuse(
      'INVALID_CATALOG_REFERENCE_OPTIONS',
      item?.missing.description ?? 'There is no such item.',
    );
  };

  return [
    route(
      createBackInStockNotificationRequest,
      async ({ actor, address, headers, request: { request, itemDetails } }) => {
        const { siteId } = actor;
        const language = languageOf(headers);
        const wrong =
          checkRequest(request.catalogReference, request.email, itemDetails) ??
          checkDetails(itemDetails);
        if (wrong) return wrong;
        const { catalogReference = {}, email = '', itemUrl } = request;
        const item = await itemOf(siteId, catalogReference);
        if (isRefusal(item)) return item;
        if (item.isInStock) return refuse('ITEM_IN_STOCK', { name: item.name });
        const early = isMerchant(actor)
          ? undefined
          : await throttleMailRequest(
              db,
              {
                siteId,
                kind: 'back-in-stock',
                recipient: email,
                ...(address === ownPages ? {} : { address }),
              },
              clock(),
            );
        if (early) return early;
        const options = variantOptions(catalogReference);
        // The caller's description of the item is not stored: the mail names the item as the
        // catalog does.
        const waiting: WaitingRequest = {
          requestId: newOrderedId(),
          appId: catalogReference.appId ?? '',
          catalogItemId: item.productId,
          variantId: item.variantId ?? ANY_VARIANT,
          email,
          contactId: null,
          status: 'RECEIVED',
          autoNotified: false,
          createdAt: clock(),
          doc: {
            ...(options ? { options } : {}),
            ...(itemUrl ? { itemUrl } : {}),
            ...(language === undefined ? {} : { language }),
          },
        };
        return db.tx(async (tx) => {
          const outcome = await insertRequest(tx, siteId, waiting);
          if (outcome === 'EXISTS')
            return refuse('BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS');
          if (outcome === 'TOO_MANY')
            return refuse(
              'TOO_MANY_REQUESTS',
              'This e-mail address is subscribed to too many items. Try again when some of them are back in stock.',
            );
          const wire = renderRequest(waiting);
          await publish(tx, {
            siteId,
            type: 'wix.ecom.v1.back_in_stock_notification_request_created',
            entityType: requestEntity,
            entityId: waiting.requestId,
            body: created(wire),
          });
          return { request: wire };
        });
      },
    ),

    route(getBackInStockNotificationRequest, async ({ actor: { siteId }, request: { id } }) => {
      const found = await findRequest(db, siteId, id);
      return found ? { request: renderRequest(found) } : notFound(id);
    }),
    route(deleteBackInStockNotificationRequest, ({ actor: { siteId }, request: { id } }) =>
      db.tx(async (tx) => {
        if (!(await deleteRequest(tx, siteId, id))) return notFound(id);
        await publish(tx, {
          siteId,
          type: 'wix.ecom.v1.back_in_stock_notification_request_deleted',
          entityType: requestEntity,
          entityId: id.toLowerCase(),
          body: deleted(),
        });
        return emptyAnswer;
      }),
    ),
    route(markAsNotificationSent, ({ actor: { siteId }, request: { id } }) =>
      db.tx(async (tx) => {
        const marked = await markNotified(tx, siteId, id, { auto: false, now: clock() });
        if (marked)
          await publish(tx, {
            siteId,
            type: 'wix.ecom.v1.back_in_stock_notification_request_updated',
            entityType: requestEntity,
            entityId: marked.requestId,
            body: updated(renderRequest(marked)),
          });
        const stored = marked ?? (await findRequest(tx, siteId, id));
        return stored ? { request: renderRequest(stored) } : notFound(id);
      }),
    ),

    route(queryBackInStockNotificationRequests, async ({ actor: { siteId }, request }) => {
      const query = parseQuery(request.query, requestQuery, { merchant: true });
      if (isRefusal(query)) return query;
      const statement = toSql(query);
      const [rows, total] = await Promise.all([
        queryRequests(db, siteId, statement),
        countRequests(db, siteId, statement.where),
      ]);
      const page = pageOf(query, rows);
      if (isRefusal(page)) return page;
      return {
        requests: page.rows.map(renderRequest),
        metadata: {
          count: page.rows.length,
          offset: query.page.by === 'offset' ? query.page.offset : 0,
          total,
          cursors: page.cursors,
        },
      };
    }),

    route(
      getBackInStockNotificationRequestsCountByCatalogReferences,
      async ({ actor: { siteId }, request: { catalogReferences } }) => {
        const items = [];
        for (const reference of catalogReferences) {
          const which = await waitingFor(siteId, reference);
          if (isRefusal(which)) return which;
          items.push({ catalogItemId: which.catalogItemId, variantId: which.variantId ?? null });
        }
        const counts = await countWaiting(db, siteId, items);
        return {
          countsPerCatalogReference: catalogReferences.map((catalogReference, index) => ({
            catalogReference,
            count: counts[index] ?? 0,
          })),
        };
      },
    ),

    route(
      reportItemsBackInStock,
      async ({
        actor: { siteId },
        request: { catalogReference, requestIds = [], itemDetails },
      }) => {
        if (catalogReference && requestIds.length > 0)
          return refuse('REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS');
        if (!catalogReference && requestIds.length === 0)
          return refuseFields(
            violation('catalogReference', 'REQUIRED_ONE_OF_FIELD', 'or requestIds is required'),
          );
        const wrong = checkDetails(itemDetails);
        if (wrong) return wrong;
        const which = catalogReference
          ? await waitingFor(siteId, catalogReference)
          : { requestIds: requestIds.filter(isGuid) };
        if (isRefusal(which)) return which;
        const requests = await findWaiting(db, siteId, which);
        const items = await findRestockItems(db, siteId, requests.map(referenceOf));
        for (const [index, request] of requests.entries()) {
          const item = items[index];
          await notifyBuyer(deps, siteId, request, {
            auto: false,
            itemDetails,
            item: item && !('missing' in item) ? item : undefined,
          });
        }
        return emptyAnswer;
      },
    ),
  ];

  /** Without options, all requests of the item match, also those of a deleted item. */
  async function waitingFor(
    siteId: string,
    reference: CatalogReference,
  ): Promise<
    | { catalogItemId: string; variantId: string | undefined }
    | Refusal<'INVALID_CATALOG_REFERENCE_OPTIONS'>
  > {
    if (Object.keys(reference.options ?? {}).length === 0)
      return { catalogItemId: itemId(reference), variantId: undefined };
    const item = await itemOf(siteId, reference);
    return isRefusal(item) ? item : { catalogItemId: item.productId, variantId: item.variantId };
  }
}

/**
 * The choice of a variant alone: anything else sent with it would be stored and published unread.
 */
function variantOptions({ options }: CatalogReference): Record<string, unknown> | undefined {
  const chosen = Object.entries(options ?? {}).filter(
    ([name]) => name === 'variantId' || name === 'options',
  );
  return chosen.length === 0 ? undefined : Object.fromEntries(chosen);
}

/** Ids are stored in lower case. */
const itemId = ({ catalogItemId = '' }: CatalogReference): string =>
  isGuid(catalogItemId) ? catalogItemId.toLowerCase() : catalogItemId;

function checkRequest(
  reference: CatalogReference | undefined,
  email: string | undefined,
  { name, price }: BackInStockItemDetails,
): Refusal | undefined {
  const required = {
    'request.catalogReference.catalogItemId': reference?.catalogItemId,
    'request.catalogReference.appId': reference?.appId,
    'request.email': email,
    'itemDetails.name': name,
    'itemDetails.price': price,
  };
  const missing = Object.entries(required).filter(
    ([, value]) => value === undefined || value === '',
  );
  return missing.length > 0
    ? refuseFields(...missing.map(([field]) => violation(field, 'REQUIRED_FIELD', 'is required')))
    : undefined;
}

function checkDetails({
  image,
}: BackInStockItemDetails): Refusal<'INVALID_ITEM_IMAGE_URL'> | undefined {
  if (image?.url === undefined || image.url === '') return undefined;
  return /^(?:https?|wix):$/.test(URL.parse(image.url)?.protocol ?? '')
    ? undefined
    : refuse('INVALID_ITEM_IMAGE_URL', { url: image.url.slice(0, 200) });
}
