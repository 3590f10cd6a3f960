import sql, { type Sql } from 'sql-template-tag';
import type { Reader } from '../../db/index.ts';

/** What the buyer of one line item may download. */
export interface DownloadRow {
  readonly orderId: string;
  readonly lineId: string;
  readonly productId: string;
  /**
   * The file that is delivered now: the product's own, or the one that was sold when the product
   * has none any more.
   */
  readonly mediaId: string | null;
  readonly fileName: string | null;
  readonly bytes: number | null;
  readonly maxDownloads: number | null;
  readonly downloads: number;
  readonly countedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly endedAt: Date | null;
}

export interface NewDownload extends Pick<
  DownloadRow,
  'lineId' | 'productId' | 'maxDownloads' | 'expiresAt'
> {
  readonly mediaId: string | null;
  readonly tokenHash: Buffer | null;
}

const shown = (
  from: Sql,
): Sql => sql`select d.order_id as "orderId", d.line_id as "lineId", d.product_id as "productId", m.media_id as "mediaId", m.file_name as "fileName", m.bytes,
    d.max_downloads as "maxDownloads", d.downloads, d.counted_at as "countedAt", d.expires_at as "expiresAt", d.ended_at as "endedAt"
  from ${from} d
    left join product p on p.site_id = d.site_id and p.product_id = d.product_id
    left join media newest on d.media_id is not null and newest.site_id = d.site_id and newest.media_id = p.doc -> 'digitalFile' ->> 'id' and newest.private
    left join media m on m.site_id = d.site_id and m.media_id = coalesce(newest.media_id, d.media_id)`;

export const listDownloads = (
  db: Reader,
  siteId: string,
  orderId: string,
): Promise<DownloadRow[]> =>
  db.query<DownloadRow>(
    sql`${shown(sql`order_download`)} where d.site_id = ${siteId} and d.order_id = ${orderId}`,
  );

export async function findDownload(
  db: Reader,
  siteId: string,
  tokenHash: Buffer,
): Promise<DownloadRow | undefined> {
  return (
    await db.query<DownloadRow>(
      sql`${shown(sql`order_download`)} where d.site_id = ${siteId} and d.token_hash = ${tokenHash}`,
    )
  )[0];
}

/**
 * Counts one download, if there is one left, in one statement: of two that come at once for the
 * last, one is refused. A link that was counted since `resumableSince` counts no second time.
 */
export async function countDownload(
  db: Reader,
  siteId: string,
  tokenHash: Buffer,
  { now, resumableSince }: { readonly now: Date; readonly resumableSince: Date },
): Promise<DownloadRow | undefined> {
  const isResumed = sql`coalesce(counted_at > ${resumableSince}::timestamptz, false)`;
  const rows = await db.query<DownloadRow>(sql`with counted as (
      update order_download set downloads = downloads + case when ${isResumed} then 0 else 1 end, counted_at = case when ${isResumed} then counted_at else ${now}::timestamptz end
      where site_id = ${siteId} and token_hash = ${tokenHash} and ended_at is null and (expires_at is null or expires_at > ${now})
        and (max_downloads is null or downloads < max_downloads or ${isResumed})
      returning *
    ) ${shown(sql`counted`)}`);
  return rows[0];
}

/** A delivery of a product's file, with the order that it belongs to. */
export interface ProductDownloadRow extends Pick<
  DownloadRow,
  'orderId' | 'lineId' | 'downloads' | 'maxDownloads' | 'countedAt' | 'expiresAt' | 'endedAt'
> {
  readonly number: string;
  readonly purchasedAt: Date;
  readonly buyerName: string | null;
  readonly email: string | null;
}

/** Who received the file of a product, the newest first. */
export const listDownloadsOfProduct = (
  db: Reader,
  siteId: string,
  productId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ProductDownloadRow[]> =>
  db.query<ProductDownloadRow>(sql`select d.order_id as "orderId", d.line_id as "lineId", d.downloads, d.max_downloads as "maxDownloads", d.counted_at as "countedAt",
      d.expires_at as "expiresAt", d.ended_at as "endedAt", o.number::text as number, o.purchased_at as "purchasedAt", o.buyer_name as "buyerName", o.email
    from order_download d join orders o on o.site_id = d.site_id and o.order_id = d.order_id
    where d.site_id = ${siteId} and d.product_id = ${productId} and d.media_id is not null
    order by d.created_at desc, d.order_id, d.line_id limit ${limit} offset ${offset}`);

/** A new one, or a new link in place of the one before; what waited for a file waits no more. */
export async function saveDownloads(
  tx: Reader,
  siteId: string,
  orderId: string,
  downloads: readonly NewDownload[],
  now: Date,
): Promise<void> {
  for (const { lineId, productId, mediaId, tokenHash, maxDownloads, expiresAt } of downloads) {
    await tx.query(sql`insert into order_download (site_id, order_id, line_id, product_id, media_id, token_hash, max_downloads, expires_at, created_at)
      values (${siteId}, ${orderId}, ${lineId}, ${productId}, ${mediaId}, ${tokenHash}, ${maxDownloads}, ${expiresAt}, ${now})
      on conflict (site_id, order_id, line_id) do update set product_id = excluded.product_id, media_id = excluded.media_id, token_hash = excluded.token_hash,
        max_downloads = excluded.max_downloads, expires_at = excluded.expires_at, downloads = 0, counted_at = null, ended_at = null`);
  }
}

export async function endDownloads(
  tx: Reader,
  siteId: string,
  orderId: string,
  lineIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx.query(
    sql`update order_download set ended_at = ${now} where site_id = ${siteId} and order_id = ${orderId} and line_id = any(${lineIds}::text[]) and ended_at is null`,
  );
}

/** Orders whose buyers wait for a file that is there now. */
export async function listAwaited(
  db: Reader,
  which: { readonly siteId: string; readonly productId: string } | undefined,
  limit: number,
): Promise<{ siteId: string; orderId: string }[]> {
  const of = which
    ? sql`and d.site_id = ${which.siteId} and d.product_id = ${which.productId}`
    : sql``;
  return db.query(sql`select distinct d.site_id as "siteId", d.order_id as "orderId" from order_download d
      join product p on p.site_id = d.site_id and p.product_id = d.product_id
      join media m on m.site_id = d.site_id and m.media_id = p.doc -> 'digitalFile' ->> 'id' and m.private
    where d.media_id is null and d.ended_at is null ${of} order by 1, 2 limit ${limit}`);
}

/** Forgets downloads of these files that are over, so that the files can be deleted. */
export async function forgetEndedDownloads(
  tx: Reader,
  siteId: string,
  mediaIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx.query(
    sql`delete from order_download where site_id = ${siteId} and media_id = any(${mediaIds}::text[]) and (ended_at is not null or expires_at <= ${now})`,
  );
}

/** The orders whose buyers may still download these files. */
export async function findDownloadUsages(
  db: Reader,
  siteId: string,
  mediaIds: readonly string[],
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<{ mediaId: string; entityId: string; name: string }[]> {
  return db.query(sql`
    select distinct d.media_id as "mediaId", d.order_id as "entityId", o.number::text as name
    from order_download d join orders o on o.site_id = d.site_id and o.order_id = d.order_id
    where d.site_id = ${siteId} and d.media_id = any(${mediaIds}::text[]) and d.ended_at is null and (d.expires_at is null or d.expires_at > ${now})
    order by name, "mediaId" limit ${limit}`);
}
