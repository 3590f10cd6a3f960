import {
  getDownload,
  listOrderDownloads,
  listProductDownloads,
  renewDownload,
  startDownload,
  type OrderDownload,
  type ProductDownload,
} from '@shopwright/contract/orders/downloads';
import {
  getDownloadSettings,
  updateDownloadSettings,
} from '@shopwright/contract/settings/downloads';
import type { Order } from '@shopwright/contract/orders/order';
import { route, type Route } from '../../http/index.ts';
import { isRefusal, refuse, refuseWithStatus, type Refusal } from '../../kernel/outcome.ts';
import { readArea, type Sites } from '../../settings/index.ts';
import { opensOrder } from '../order-key.ts';
import { fileLinesOf, mayDownload } from '../rules/downloads.ts';
import { resumableSince, whyNoDownload } from '../rules/why-no-download.ts';
import {
  countDownload,
  findDownload,
  listDownloads,
  listDownloadsOfProduct,
  type DownloadRow,
  type ProductDownloadRow,
} from '../store/downloads.ts';
import { findOrder, findOrderById } from '../store/search.ts';
import { changeOrder, orderNotFound, type OrderWriteDeps } from '../write.ts';
import { downloadArea, downloadLink, hashToken } from './deliver-files.ts';

export interface DownloadDeps extends OrderWriteDeps {
  readonly sites: Sites;
  /** The expiring address of a private file. */
  readonly signFile: (siteId: string, mediaId: string, expires: Date) => Promise<string>;
}

/** The file's own address expires soon, so that a refund takes effect. */
const ADDRESS_MS = 600_000;

const notFound = (): Refusal<'DOWNLOAD_NOT_FOUND'> => refuse('DOWNLOAD_NOT_FOUND');

export function downloadRoutes(deps: DownloadDeps): Route[] {
  const { db, clock, sites, publicUrl, signFile } = deps;
  return [
    route(getDownload, async ({ actor: { siteId }, request: { token } }) => {
      const row = await findDownload(db, siteId, hashToken(token));
      if (!row) return notFound();
      return (
        whyNoDownload(row, clock()) ?? { download: toWire(row, downloadLink(publicUrl, token)) }
      );
    }),

    route(startDownload, async ({ actor: { siteId }, request: { token } }) => {
      const [now, hash] = [clock(), hashToken(token)];
      const row = await countDownload(db, siteId, hash, {
        now,
        resumableSince: resumableSince(now),
      });
      if (row?.mediaId)
        return {
          url: await signFile(siteId, row.mediaId, new Date(now.getTime() + ADDRESS_MS)),
          download: toWire(row, downloadLink(publicUrl, token)),
        };
      const refused = await findDownload(db, siteId, hash);
      return (refused && whyNoDownload(refused, now)) ?? notFound();
    }),

    route(listOrderDownloads, async ({ actor, request: { id, key } }) => {
      const opened =
        key !== undefined && (await opensOrder(db, actor.siteId, id, key, clock()))
          ? await findOrderById(db, actor.siteId, id)
          : undefined;
      const order: Order | undefined =
        opened ?? (await findOrder(db, actor, { id: id.toLowerCase() }))?.wire;
      if (!order) return orderNotFound(id);
      const rows = await listDownloads(db, actor.siteId, id.toLowerCase());
      const links = new Map(
        (order.lineItems ?? []).map((line) => [line.id, line.digitalFile?.link]),
      );
      return { downloads: rows.map((row) => toWire(row, links.get(row.lineId) ?? null)) };
    }),

    route(listProductDownloads, async ({ actor: { siteId }, request: { productId, paging } }) => {
      const page = { limit: paging?.limit ?? 50, offset: paging?.offset ?? 0 };
      const rows = await listDownloadsOfProduct(db, siteId, productId.toLowerCase(), page);
      return {
        downloads: rows.map(toProductDownload),
        metadata: { items: rows.length, offset: page.offset },
      };
    }),

    route(renewDownload, ({ actor: { siteId }, request: { id, lineItemId } }) =>
      db.tx(async (tx) => {
        const changed = await changeOrder(
          tx,
          deps,
          siteId,
          id.toLowerCase(),
          (state) => {
            const file = fileLinesOf(state).find(({ line }) => line.id === lineItemId);
            if (!file) return notFound();
            if (!mayDownload(file))
              return refuseWithStatus(
                409,
                'DOWNLOAD_ENDED',
                'This line item is unpaid or refunded and cannot be downloaded.',
              );
            // Another object, so that it is saved.
            return { ...state };
          },
          { renewDownloads: new Set([lineItemId]) },
        );
        if (isRefusal(changed)) return changed;
        const row = (await listDownloads(tx, siteId, id.toLowerCase())).find(
          ({ lineId }) => lineId === lineItemId,
        );
        const link = changed.state.doc.lineItems.find((line) => line.id === lineItemId)?.digitalFile
          ?.link;
        return row ? { download: toWire(row, link ?? null) } : notFound();
      }),
    ),

    route(getDownloadSettings, async ({ actor }) => ({
      downloads: readArea(await sites.find(actor.siteId), downloadArea),
    })),
    route(updateDownloadSettings, async ({ actor, request: { downloads } }) => {
      const site = await sites.changeArea(actor.siteId, downloadArea, (before) => ({
        maxDownloads:
          downloads.maxDownloads === undefined ? before.maxDownloads : downloads.maxDownloads,
        days: downloads.days === undefined ? before.days : downloads.days,
      }));
      return isRefusal(site) ? site : { downloads: readArea(site, downloadArea) };
    }),
  ];
}

function toWire(
  { lineId, fileName, bytes, downloads, maxDownloads, expiresAt, endedAt }: DownloadRow,
  link: string | null,
): OrderDownload {
  return {
    lineItemId: lineId,
    ...(fileName === null ? {} : { fileName, sizeInBytes: String(bytes ?? 0) }),
    link,
    downloads,
    maxDownloads,
    expirationDate: expiresAt === null ? null : expiresAt.toISOString(),
    ended: endedAt !== null,
  };
}

const toProductDownload = (row: ProductDownloadRow): ProductDownload => ({
  orderId: row.orderId,
  orderNumber: row.number,
  purchasedDate: row.purchasedAt.toISOString(),
  lineItemId: row.lineId,
  buyerName: row.buyerName,
  buyerEmail: row.email,
  downloads: row.downloads,
  maxDownloads: row.maxDownloads,
  lastDownloadDate: row.countedAt?.toISOString() ?? null,
  expirationDate: row.expiresAt?.toISOString() ?? null,
  ended: row.endedAt !== null,
});
