import type { CollectionProduct } from '@shopwright/contract/catalog/collection-products';
import sql, { empty } from 'sql-template-tag';
import type { Reader, Tx } from '../../../db/index.ts';
import { POSITION_STEP } from '../../products/rules/product-state.ts';
import type { Gap } from '../rules/positions-between.ts';

type Writer = Pick<Tx, 'query'>;

/** A collection of a site. */
export interface CollectionKey {
  readonly siteId: string;
  readonly collectionId: string;
}

/** Where a page of members continues. */
export interface MemberCursor {
  readonly position: number;
  readonly productId: string;
}

export interface MemberRow extends Required<CollectionProduct> {
  readonly position: number;
}

/** The next products of a collection, in its order. */
export async function listMemberPage(
  db: Reader,
  { siteId, collectionId }: CollectionKey,
  after: MemberCursor | undefined,
  limit: number,
): Promise<MemberRow[]> {
  const continued = after
    ? sql`and (c.position, c.product_id) > (${after.position}::bigint, ${after.productId}::uuid)`
    : empty;
  return db.query<MemberRow>(sql`
    select c.product_id as "productId", p.name, p.visible, not p.rule_collection_ids @> array[${collectionId}::text] as "handPicked", c.position
    from collection_product c join product p using (site_id, product_id)
    where c.site_id = ${siteId} and c.collection_id = ${collectionId} ${continued}
    order by c.position, c.product_id limit ${limit}`);
}

/** Undefined without the collection. Hidden products count too. */
export async function countMembers(
  db: Reader,
  { siteId, collectionId }: CollectionKey,
): Promise<number | undefined> {
  const rows = await db.query<{ count: number }>(sql`
    select (select count(*)::int from collection_product m where m.site_id = c.site_id and m.collection_id = c.collection_id) as count
    from collection c where c.site_id = ${siteId} and c.collection_id = ${collectionId}`);
  return rows[0]?.count;
}

/** Which of these products the collection contains. */
export async function findMembers(
  db: Reader,
  { siteId, collectionId }: CollectionKey,
  productIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(sql`
    select product_id as id from collection_product
    where site_id = ${siteId} and collection_id = ${collectionId} and product_id = any(${productIds}::uuid[])`);
  return new Set(rows.map(({ id }) => id));
}

/** The positions around the place after a product, without the products that move there. */
export async function findGap(
  tx: Writer,
  { siteId, collectionId }: CollectionKey,
  afterProductId: string | undefined,
  moved: readonly string[],
): Promise<Gap> {
  const members = sql`from collection_product where site_id = ${siteId} and collection_id = ${collectionId}`;
  const [anchor] =
    afterProductId === undefined
      ? []
      : await tx.query<{ position: number }>(
          sql`select position ${members} and product_id = ${afterProductId}`,
        );
  const behind =
    anchor === undefined
      ? empty
      : sql`and (position, product_id) > (${anchor.position}::bigint, ${afterProductId}::uuid)`;
  const [next] = await tx.query<{ position: number }>(sql`
    select position ${members} ${behind} and product_id <> all(${moved}::uuid[])
    order by position, product_id limit 1`);
  return { before: anchor?.position, after: next?.position };
}

/** Gives every product a position in wide steps, in the same order. */
export async function renumberMembers(
  tx: Writer,
  { siteId, collectionId }: CollectionKey,
): Promise<void> {
  await tx.query(sql`
    update collection_product m set position = numbered.nth * ${POSITION_STEP}::bigint
    from (
      select product_id, row_number() over (order by position, product_id) as nth
      from collection_product where site_id = ${siteId} and collection_id = ${collectionId}
    ) as numbered
    where m.site_id = ${siteId} and m.collection_id = ${collectionId} and m.product_id = numbered.product_id`);
}

export async function saveMemberPositions(
  tx: Writer,
  { siteId, collectionId }: CollectionKey,
  productIds: readonly string[],
  positions: readonly number[],
): Promise<void> {
  await tx.query(sql`
    update collection_product m set position = moved.position
    from unnest(${productIds}::uuid[], ${positions}::bigint[]) as moved (product_id, position)
    where m.site_id = ${siteId} and m.collection_id = ${collectionId} and m.product_id = moved.product_id`);
}
