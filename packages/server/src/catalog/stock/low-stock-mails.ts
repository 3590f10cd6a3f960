import type { Permission } from '@shopwright/contract';
import type { Db } from '../../db/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import { mailLayout, sendMessage, speechIn } from '../../messages/index.ts';
import { findSite, type Site } from '../../settings/index.ts';
import { choiceNames } from '../products/rules/render-product.ts';
import { loadProducts } from '../products/store/find-products.ts';
import { stockSettingsOf } from './stock-settings.ts';
import { findLowStock, listSiteIds } from './store/inventory-items.ts';

export interface LowStockDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicUrl: string;
  /** The e-mail addresses of staff who hold the permission. */
  readonly listStaffEmails: (
    db: Db,
    siteId: string,
    permission: Permission,
  ) => Promise<readonly string[]>;
}

const DAY_MS = 86_400_000;
const MAX_LISTED_VARIANTS = 50;
/** The inventory of the admin, filtered. */
const LOW_STOCK_PAGE = `/admin/inventory?filter=${encodeURIComponent('{"lowStock":true}')}`;

/** Once a day, staff who may read stock are notified of variants that became low on stock. */
export function lowStockJobs(deps: LowStockDeps) {
  const { db } = deps;
  return {
    tasks: {
      'send-low-stock-mails': async (): Promise<void> => {
        for (const siteId of await listSiteIds(db)) {
          const site = await findSite(db, siteId);
          if (site && stockSettingsOf(site).lowStockMails) await sendLowStockMails(deps, site);
        }
      },
    },
    schedule: ['5 6 * * * send-low-stock-mails'],
  };
}

async function sendLowStockMails(
  { db, clock, publicUrl, listStaffEmails }: LowStockDeps,
  site: Site,
): Promise<void> {
  const { siteId, store } = site;
  const { lowStockThreshold = null } = stockSettingsOf(site);
  const now = clock();
  const found = await findLowStock(db, siteId, lowStockThreshold, {
    since: new Date(now.getTime() - DAY_MS),
    limit: MAX_LISTED_VARIANTS + 1,
  });
  if (found.length === 0) return;
  const products = await loadProducts(db, siteId, [
    ...new Set(found.map(({ productId }) => productId)),
  ]);
  const rows = found.slice(0, MAX_LISTED_VARIANTS).flatMap(({ productId, variantId }) => {
    const product = products.get(productId);
    const variant = product?.variants.find((each) => each.variantId === variantId);
    if (!product || !variant) return [];
    const choices = Object.values(choiceNames(product)(variant.choices)).join(', ');
    return [
      [
        choices === '' ? product.name : `${product.name}, ${choices}`,
        variant.sku ?? product.sku ?? '',
        String(variant.stock.quantity),
      ],
    ];
  });
  const { language, words } = speechIn(undefined, store.locale);
  const mail = mailLayout({
    store,
    language,
    title: words.lowStock.title(rows.length),
    paragraphs: [words.lowStock.sentence],
    table: { head: words.lowStock.columns, rows },
    button: { label: words.lowStock.button, url: publicUrl + LOW_STOCK_PAGE },
    ...(found.length > MAX_LISTED_VARIANTS ? { after: [words.lowStock.more] } : {}),
  });
  const day = now.toISOString().slice(0, 10);
  const emails = await listStaffEmails(db, siteId, 'WIX_STORES.READ_INVENTORY');
  await db.tx(async (tx) => {
    for (const to of emails)
      await sendMessage(tx, {
        siteId,
        channel: 'EMAIL',
        to,
        kind: 'low-stock',
        subject: words.lowStock.subject(rows.length, store.name ?? ''),
        ...mail,
        dedupeKey: `low-stock:${day}:${to}`,
      });
  });
}
