import {
  createBackInStockNotificationRequest, deleteBackInStockNotificationRequest, getBackInStockNotificationRequest, getBackInStockNotificationRequestsCountByCatalogReferences, markAsNotificationSent,
  queryBackInStockNotificationRequests, reportItemsBackInStock, type BackInStockItemDetails,
} from '@shopwright/contract/catalog/back-in-stock';
import type { CatalogReference } from '@shopwright/contract/shared/item';
import { created, deleted, publish, updated } from '../../events/index.ts';
import { route, type Route } from '../../http/index.ts';
import { isGuid } from '../../kernel/guid.ts';
import { newOrderedId } from '../../kernel/ids.ts';
import { preferredLanguage } from '../../kernel/language.ts';
import { isRefusal, refuse, refuseFields, violation, type Refusal } from '../../kernel/outcome.ts';
import { pageOf, parseQuery, toSql } from '../../query/index.ts';
import { countRequests, countWaiting, deleteRequest, findRequest, findWaiting, insertRequest, markTold, queryRequests, requestQuery, type WaitingRequest } from '../store/back-in-stock.ts';
import { ANY_VARIANT, renderRequest, requestEntity, tellOne, type TellDeps } from './tell.ts';

const notFound = (id: string): Refusal => refuse(404, 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND', `There is no request "${id}".`);

export function backInStockRoutes(deps: TellDeps): Route[] {
  const { db, clock, findCatalogItems } = deps;

  /** Which variant is meant; any, when nothing is chosen. */
  const variantOf = async (siteId: string, { appId = '', catalogItemId = '', options }: CatalogReference): Promise<string | Refusal> => {
    const [item] = await findCatalogItems(db, siteId, [{ appId, catalogItemId, options: options ?? null }]);
    if (item && 'found' in item) return item.found.variantId ?? ANY_VARIANT;
    const isAny = Object.keys(options ?? {}).length === 0;
    const code = item && 'missing' in item ? item.missing.code : 'CATALOG_NOT_FOUND';
    if (code === 'CATALOG_NOT_FOUND' || (isAny && code === 'INVALID_ITEM_OPTIONS')) return ANY_VARIANT;
    return refuse(400, 'INVALID_CATALOG_REFERENCE_OPTIONS', item && 'missing' in item ? item.missing.description : 'There is no such item.');
  };

  return [
    route(createBackInStockNotificationRequest, async ({ actor: { siteId }, headers, request: { request, itemDetails } }) => {
      const language = preferredLanguage(headers['accept-language']);
      const wrong = checkRequest(request.catalogReference, request.email, itemDetails) ?? checkDetails(itemDetails);
      if (wrong) return wrong;
      const { catalogReference = {}, email = '', itemUrl } = request;
      const variantId = await variantOf(siteId, catalogReference);
      if (isRefusal(variantId)) return variantId;
      const waiting: WaitingRequest = {
        requestId: newOrderedId(), appId: catalogReference.appId ?? '', catalogItemId: itemId(catalogReference), variantId, email, contactId: null, status: 'RECEIVED', autoNotified: false, createdAt: clock(),
        doc: { itemDetails, ...(catalogReference.options ? { options: catalogReference.options } : {}), ...(itemUrl ? { itemUrl } : {}), ...(language === undefined ? {} : { language }) },
      };
      return db.tx(async (tx) => {
        if (!(await insertRequest(tx, siteId, waiting))) return refuse(409, 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS', 'This address is waiting for this item already.');
        const wire = renderRequest(waiting);
        await publish(tx, { siteId, type: 'wix.ecom.v1.back_in_stock_notification_request_created', entityType: requestEntity, entityId: waiting.requestId, body: created(wire) });
        return { request: wire };
      });
    }),

    route(getBackInStockNotificationRequest, async ({ actor: { siteId }, request: { id } }) => {
      const found = await findRequest(db, siteId, id);
      return found ? { request: renderRequest(found) } : notFound(id);
    }),
    route(deleteBackInStockNotificationRequest, ({ actor: { siteId }, request: { id } }) => db.tx(async (tx) => {
      if (!(await deleteRequest(tx, siteId, id))) return notFound(id);
      await publish(tx, { siteId, type: 'wix.ecom.v1.back_in_stock_notification_request_deleted', entityType: requestEntity, entityId: id.toLowerCase(), body: deleted() });
      return {};
    })),
    route(markAsNotificationSent, ({ actor: { siteId }, request: { id } }) => db.tx(async (tx) => {
      const marked = await markTold(tx, siteId, id, { auto: false, now: clock() });
      if (marked) await publish(tx, { siteId, type: 'wix.ecom.v1.back_in_stock_notification_request_updated', entityType: requestEntity, entityId: marked.requestId, body: updated(renderRequest(marked)) });
      const known = marked ?? await findRequest(tx, siteId, id);
      return known ? { request: renderRequest(known) } : notFound(id);
    })),

    route(queryBackInStockNotificationRequests, async ({ actor: { siteId }, request }) => {
      const query = parseQuery(request.query, requestQuery, { merchant: true });
      if (isRefusal(query)) return query;
      const asked = toSql(query);
      const [rows, total] = await Promise.all([queryRequests(db, siteId, asked), countRequests(db, siteId, asked.where)]);
      const page = pageOf(query, rows);
      if (isRefusal(page)) return page;
      return { requests: page.rows.map(renderRequest), metadata: { count: page.rows.length, offset: query.page.by === 'offset' ? query.page.offset : 0, total, cursors: page.cursors } };
    }),

    route(getBackInStockNotificationRequestsCountByCatalogReferences, async ({ actor: { siteId }, request: { catalogReferences } }) => {
      const items = [];
      for (const reference of catalogReferences) {
        const variantId = Object.keys(reference.options ?? {}).length === 0 ? null : await variantOf(siteId, reference);
        if (isRefusal(variantId)) return variantId;
        items.push({ catalogItemId: itemId(reference), variantId });
      }
      const counts = await countWaiting(db, siteId, items);
      return { countsPerCatalogReference: catalogReferences.map((catalogReference, index) => ({ catalogReference, count: counts[index] ?? 0 })) };
    }),

    route(reportItemsBackInStock, async ({ actor: { siteId }, request: { catalogReference, requestIds = [], itemDetails } }) => {
      if (catalogReference && requestIds.length > 0) return refuse(400, 'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS', 'Name the item or the requests, not both.');
      if (!catalogReference && requestIds.length === 0) return refuseFields(violation('catalogReference', 'REQUIRED_ONE_OF_FIELD', 'or requestIds is required'));
      const wrong = checkDetails(itemDetails);
      if (wrong) return wrong;
      const which = catalogReference ? await waitingFor(siteId, catalogReference) : { requestIds: requestIds.filter(isGuid) };
      if (isRefusal(which)) return which;
      for (const request of await findWaiting(db, siteId, which)) await tellOne(deps, siteId, request, { auto: false, itemDetails });
      return {};
    }),
  ];

  async function waitingFor(siteId: string, reference: CatalogReference): Promise<{ catalogItemId: string; variantId: string | undefined } | Refusal> {
    const variantId = Object.keys(reference.options ?? {}).length === 0 ? undefined : await variantOf(siteId, reference);
    return isRefusal(variantId) ? variantId : { catalogItemId: itemId(reference), variantId };
  }
}

/** Our own ids are kept in lower case. */
const itemId = ({ catalogItemId = '' }: CatalogReference): string => (isGuid(catalogItemId) ? catalogItemId.toLowerCase() : catalogItemId);

function checkRequest(reference: CatalogReference | undefined, email: string | undefined, { name, price }: BackInStockItemDetails): Refusal | undefined {
  const required = { 'request.catalogReference.catalogItemId': reference?.catalogItemId, 'request.catalogReference.appId': reference?.appId, 'request.email': email, 'itemDetails.name': name, 'itemDetails.price': price };
  const missing = Object.entries(required).filter(([, value]) => value === undefined || value === '');
  return missing.length > 0 ? refuseFields(...missing.map(([field]) => violation(field, 'REQUIRED_FIELD', 'is required'))) : undefined;
}

function checkDetails({ image }: BackInStockItemDetails): Refusal | undefined {
  if (image?.url === undefined || image.url === '') return undefined;
  return /^(?:https?|wix):$/.test(URL.parse(image.url)?.protocol ?? '') ? undefined : refuse(400, 'INVALID_ITEM_IMAGE_URL', `"${image.url.slice(0, 200)}" is not a web address.`);
}
