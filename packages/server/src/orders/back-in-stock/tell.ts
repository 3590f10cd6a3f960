import type { BackInStockItemDetails, BackInStockNotificationRequest } from '@shopwright/contract/catalog/back-in-stock';
import type { FindCatalogItems } from '../../catalog/index.ts';
import type { Db } from '../../db/index.ts';
import { publish, updated } from '../../events/index.ts';
import { listApps } from '../../identity/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import { createCurrency, MONEY_SCALE } from '../../kernel/money.ts';
import { toUnits } from '../../kernel/decimal.ts';
import { isAllowedRedirect } from '../../kernel/safe-redirect.ts';
import { mailLayout, sendMessage, speechIn } from '../../messages/index.ts';
import type { Sites } from '../../settings/index.ts';
import { findWaitingFor, markTold, type WaitingRequest } from '../store/back-in-stock.ts';

export interface TellDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Pick<Sites, 'find'>;
  readonly publicUrl: string;
  readonly findCatalogItems: FindCatalogItems;
}

export const ANY_VARIANT = '00000000-0000-0000-0000-000000000000';
export const requestEntity = 'wix.ecom.v1.back_in_stock_notification_request';

export function renderRequest({ requestId, appId, catalogItemId, email, contactId, status, autoNotified, doc, createdAt }: WaitingRequest): BackInStockNotificationRequest {
  return {
    id: requestId, catalogReference: { catalogItemId, appId, ...(doc.options ? { options: { ...doc.options } } : {}) }, email, status, autoNotified, createdDate: createdAt.toISOString(),
    ...(contactId === null ? {} : { contactId }), ...(doc.itemUrl === undefined ? {} : { itemUrl: doc.itemUrl }),
  };
}

/** After the stock of a product changed: whoever waits for what can be had now gets a mail, once. */
export async function tellWhoWaits(deps: TellDeps, siteId: string, inventoryItemId: string): Promise<void> {
  const waiting = await findWaitingFor(deps.db, siteId, inventoryItemId);
  if (waiting.length === 0) return;
  const items = await deps.findCatalogItems(deps.db, siteId, waiting.map(({ appId, catalogItemId, doc }) => ({ appId, catalogItemId, options: doc.options ?? null })));
  for (const [index, { inStock, ...request }] of waiting.entries()) {
    const item = items[index];
    const found = item && 'found' in item ? item.found : undefined;
    const isThere = request.variantId === ANY_VARIANT ? inStock : found !== undefined && (found.available === null || found.available > 0);
    if (isThere) await tellOne(deps, siteId, request, { auto: true, ...(found ? { url: found.url.url ?? '' } : {}) });
  }
}

export interface Telling {
  readonly auto: boolean;
  readonly url?: string;
  /** What the merchant says of the item, where it differs from what the buyer saw. */
  readonly itemDetails?: BackInStockItemDetails;
}

/** The mark and the mail are one: a mail for every mark, none twice. */
export async function tellOne({ db, clock, sites, publicUrl }: TellDeps, siteId: string, request: WaitingRequest, { auto, url, itemDetails = request.doc.itemDetails }: Telling): Promise<boolean> {
  const store = (await sites.find(siteId))?.store ?? {};
  const shown = await knownPage(db, siteId, publicUrl, request.doc.itemUrl);
  return db.tx(async (tx) => {
    const told = await markTold(tx, siteId, request.requestId, { auto, now: clock() });
    if (!told) return false;
    const { language, words: { backInStock: words } } = speechIn(request.doc.language, store.locale);
    const name = itemDetails.name ?? words.something;
    const price = itemDetails.price === undefined ? '' : createCurrency(store.currency ?? 'USD', store.locale ?? 'en-US').format(toUnits(itemDetails.price, MONEY_SCALE));
    const { html, text } = mailLayout({
      store, language, title: words.title(name), paragraphs: [words.sentence(name, price)],
      button: { label: words.look, url: shown ?? webAddress(url) ?? publicUrl }, after: [words.onlyOne],
    });
    await sendMessage(tx, { siteId, channel: 'EMAIL', to: told.email, kind: 'back-in-stock', subject: words.title(name), html, text, dedupeKey: `back-in-stock ${told.requestId}` });
    await publish(tx, { siteId, type: 'wix.ecom.v1.back_in_stock_notification_request_updated', entityType: requestEntity, entityId: told.requestId, body: updated(renderRequest(told)) });
    return true;
  });
}

/** Anyone may ask for a mail to anyone: it leads to pages of the shop and its apps, not to where the asker wants people. */
async function knownPage(db: Db, siteId: string, publicUrl: string, itemUrl: string | undefined): Promise<string | undefined> {
  if (itemUrl === undefined) return undefined;
  const apps = await listApps(db, siteId);
  const sources = { redirects: apps.flatMap(({ redirects }) => redirects), origins: apps.flatMap(({ origins }) => origins) };
  return isAllowedRedirect(itemUrl, sources, { publicUrl, allowLoopback: false }, 'page') ? itemUrl : undefined;
}

const webAddress = (url: string | undefined): string | undefined => (url !== undefined && /^https?:$/.test(URL.parse(url)?.protocol ?? '') ? url : undefined);
