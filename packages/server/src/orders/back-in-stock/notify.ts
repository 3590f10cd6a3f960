import type {
  BackInStockItemDetails,
  BackInStockNotificationRequest,
} from '@shopwright/contract/catalog/back-in-stock';
import type { FindRestockItems, RestockItem } from '../../catalog/index.ts';
import type { Db } from '../../db/index.ts';
import { publish, updated } from '../../events/index.ts';
import { listRedirectSources } from '../../identity/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import { createCurrency, MONEY_SCALE } from '../../kernel/money.ts';
import { toUnits } from '../../kernel/decimal.ts';
import { isAllowedRedirect } from '../../kernel/safe-redirect.ts';
import { mailLayout, sendMessage, speechIn } from '../../messages/index.ts';
import type { Sites } from '../../settings/index.ts';
import { findWaitingFor, markNotified, type WaitingRequest } from '../store/back-in-stock.ts';

export interface NotifyDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Pick<Sites, 'find'>;
  readonly publicUrl: string;
  readonly findRestockItems: FindRestockItems;
}

export const ANY_VARIANT = '00000000-0000-0000-0000-000000000000';
export const requestEntity = 'wix.ecom.v1.back_in_stock_notification_request';

export function renderRequest({
  requestId,
  appId,
  catalogItemId,
  email,
  contactId,
  status,
  autoNotified,
  doc,
  createdAt,
}: WaitingRequest): BackInStockNotificationRequest {
  return {
    id: requestId,
    catalogReference: {
      catalogItemId,
      appId,
      ...(doc.options ? { options: { ...doc.options } } : {}),
    },
    email,
    status,
    autoNotified,
    createdDate: createdAt.toISOString(),
    ...(contactId === null ? {} : { contactId }),
    ...(doc.itemUrl === undefined ? {} : { itemUrl: doc.itemUrl }),
  };
}

/** After a stock change: mails everyone who waits for an item that is available again, once. */
export async function notifyWaitingBuyers(
  deps: NotifyDeps,
  siteId: string,
  inventoryItemId: string,
): Promise<void> {
  const waiting = await findWaitingFor(deps.db, siteId, inventoryItemId);
  const items = await deps.findRestockItems(deps.db, siteId, waiting.map(referenceOf));
  for (const [index, request] of waiting.entries()) {
    const item = items[index];
    if (item && !('missing' in item) && item.isInStock)
      await notifyBuyer(deps, siteId, request, { auto: true, item });
  }
}

export const referenceOf = ({ appId, catalogItemId, doc }: WaitingRequest) => ({
  appId,
  catalogItemId,
  options: doc.options ?? null,
});

export interface Notification {
  readonly auto: boolean;
  /** The item as the catalog describes it now. */
  readonly item?: RestockItem | undefined;
  /**
   * The merchant's own description of the item. The caller who asked for the mail never describes
   * it.
   */
  readonly itemDetails?: BackInStockItemDetails;
}

/**
 * Marks the request as notified and enqueues its mail in one transaction, so that each mail is sent
 * once.
 */
export async function notifyBuyer(
  { db, clock, sites, publicUrl }: NotifyDeps,
  siteId: string,
  request: WaitingRequest,
  { auto, item, itemDetails }: Notification,
): Promise<boolean> {
  const store = (await sites.find(siteId))?.store ?? {};
  const shown =
    item && (await productPage({ db, clock, publicUrl }, siteId, request.doc.itemUrl, item));
  return db.tx(async (tx) => {
    const notified = await markNotified(tx, siteId, request.requestId, { auto, now: clock() });
    if (!notified) return false;
    const {
      language,
      page,
      words: { backInStock: words },
    } = speechIn(request.doc.language, store.locale);
    const name = itemDetails?.name ?? item?.name ?? words.something;
    const amount =
      itemDetails?.price === undefined ? item?.price : toUnits(itemDetails.price, MONEY_SCALE);
    const price =
      amount === undefined
        ? ''
        : createCurrency(store.currency ?? 'USD', store.locale ?? 'en-US').format(amount);
    const { html, text } = mailLayout({
      store,
      language,
      title: words.title(name),
      paragraphs: [words.sentence(name, price)],
      button: { label: words.look, url: shown ?? publicUrl + page(item?.path ?? '') },
      after: [words.onlyOne],
    });
    await sendMessage(tx, {
      siteId,
      channel: 'EMAIL',
      to: notified.email,
      kind: 'back-in-stock',
      subject: words.title(name),
      html,
      text,
      dedupeKey: `back-in-stock ${notified.requestId}`,
    });
    await publish(tx, {
      siteId,
      type: 'wix.ecom.v1.back_in_stock_notification_request_updated',
      entityType: requestEntity,
      entityId: notified.requestId,
      body: updated(renderRequest(notified)),
    });
    return true;
  });
}

/**
 * A storefront of its own has its own product pages, so the caller may name one: on a registered
 * origin, with the product's slug or id in its path, without a query. Everything else in the
 * address would be the caller's words in the shop's mail.
 */
async function productPage(
  { db, clock, publicUrl }: Pick<NotifyDeps, 'db' | 'clock' | 'publicUrl'>,
  siteId: string,
  itemUrl: string | undefined,
  { slug, productId }: RestockItem,
): Promise<string | undefined> {
  const url = itemUrl === undefined ? undefined : URL.parse(itemUrl);
  if (
    itemUrl === undefined ||
    !url ||
    ![slug, productId].includes(url.pathname.split('/').findLast((part) => part !== '') ?? '')
  )
    return undefined;
  const sources = await listRedirectSources(db, siteId, clock());
  return isAllowedRedirect(itemUrl, sources, { publicUrl, allowLoopback: false }, 'page')
    ? url.origin + url.pathname
    : undefined;
}
