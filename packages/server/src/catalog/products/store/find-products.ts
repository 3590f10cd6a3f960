import sql, { empty } from 'sql-template-tag';
import type { Db, Reader } from '../../../db/index.ts';

export interface ProductFile {
  readonly productId: string;
  readonly mediaId: string;
}

/** The files that buyers of these products receive: only those that are attached and still there. */
export async function findProductFiles(
  db: Reader,
  siteId: string,
  productIds: readonly string[],
): Promise<ProductFile[]> {
  return db.query<ProductFile>(sql`select p.product_id as "productId", m.media_id as "mediaId"
    from product p join media m on m.site_id = p.site_id and m.media_id = p.doc -> 'digitalFile' ->> 'id' and m.private
    where p.site_id = ${siteId} and p.product_id = any(${productIds}::uuid[])`);
}

/** Those of these files that a product names. */
export async function listAttachedFiles(
  db: Reader,
  siteId: string,
  mediaIds: readonly string[],
): Promise<string[]> {
  const rows = await db.query<{
    mediaId: string;
  }>(sql`select distinct doc -> 'digitalFile' ->> 'id' as "mediaId" from product
    where site_id = ${siteId} and doc ? 'digitalFile' and doc -> 'digitalFile' ->> 'id' = any(${mediaIds}::text[])`);
  return rows.map(({ mediaId }) => mediaId);
}

export interface DigitalProductRow {
  readonly productId: string;
  readonly name: string;
  readonly slug: string;
  readonly mediaId: string | null;
  readonly fileName: string | null;
  readonly kind: string | null;
  readonly bytes: number | null;
}

export async function listDigitalProducts(
  db: Reader,
  siteId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<DigitalProductRow[]> {
  return db.query<DigitalProductRow>(sql`select p.product_id as "productId", p.name, p.slug, m.media_id as "mediaId", m.file_name as "fileName", m.kind, m.bytes
    from product p left join media m on m.site_id = p.site_id and m.media_id = p.doc -> 'digitalFile' ->> 'id' and m.private
    where p.site_id = ${siteId} and p.product_type = 'digital' and p.doc ->> 'giftCard' is distinct from 'true'
    order by p.name, p.product_id limit ${limit} offset ${offset}`);
}

/** Finds a product by its slug, for the command line. */
export async function findProductBySlug(
  db: Reader,
  siteId: string,
  slug: string,
  { visible }: { readonly visible?: true } = {},
): Promise<string | undefined> {
  return (
    await db.query<{ productId: string }>(
      sql`select product_id as "productId" from product where site_id = ${siteId} and slug = ${slug} ${visible ? sql`and visible` : empty}`,
    )
  )[0]?.productId;
}

/** Digital products in the shop whose buyers would receive nothing. */
export async function countMissingFiles(db: Reader): Promise<number> {
  const [row] = await db.query<{
    count: number;
  }>(sql`select count(*)::int as count from product p where p.visible and p.product_type = 'digital' and p.doc ->> 'giftCard' is distinct from 'true'
    and not exists (select from media m where m.site_id = p.site_id and m.media_id = p.doc -> 'digitalFile' ->> 'id' and m.private)`);
  return row?.count ?? 0;
}

/** The cheapest first. A partial index covers them. */
export async function findGiftCardProducts(
  db: Pick<Db, 'query'>,
  siteId: string,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    sql`select product_id as id from product where site_id = ${siteId} and visible and doc ->> 'giftCard' = 'true' order by price, product_id limit 20`,
  );
  return rows.map(({ id }) => id);
}

/** The next products of a site by id, and whether each was rendered for other settings. */
export async function listProductsAfter(
  db: Pick<Db, 'query'>,
  siteId: string,
  {
    after,
    limit,
    madeFor,
  }: { readonly after: string; readonly limit: number; readonly madeFor: number },
): Promise<{ id: string; otherwise: boolean }[]> {
  return db.query(
    sql`select product_id as id, made_for is distinct from ${madeFor} as otherwise from product where site_id = ${siteId} and product_id > ${after} order by product_id limit ${limit}`,
  );
}
