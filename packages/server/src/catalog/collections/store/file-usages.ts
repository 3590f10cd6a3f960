import sql from 'sql-template-tag';
import type { Reader } from '../../../db/index.ts';
import type { FindFileUsages, FoundUsage } from '../../../media/index.ts';

/** Products and collections that show these files, and products that sell them. */
export const findCatalogUsages: FindFileUsages = async (db, siteId, mediaIds, limit) => {
  const products = await findProducts(db, siteId, mediaIds, limit);
  const sold = await findDigitalProducts(db, siteId, mediaIds, limit);
  const collections = await findCollections(db, siteId, mediaIds, limit);
  return [...products, ...sold, ...collections].slice(0, limit);
};

/**
 * A choice shows media of its product alone, so the products found by the index lead to all choices.
 */
const findProducts: FindFileUsages = (db, siteId, mediaIds, limit) =>
  db.query<FoundUsage>(sql`
    select 'PRODUCT' as kind, wanted.id as "mediaId", p.product_id as "entityId", p.name, coalesce((
        select jsonb_agg(jsonb_build_object('option', c.name, 'choice', choice ->> 'name') order by pc.position, nth)
        from product_customization pc
          join customization c on c.site_id = pc.site_id and c.customization_id = pc.customization_id
          cross join jsonb_array_elements(c.choices) with ordinality as each (choice, nth)
        where pc.site_id = p.site_id and pc.product_id = p.product_id
          and pc.choices -> (choice ->> 'id') -> 'mediaIds' ? wanted.id), '[]') as choices
    from unnest(${mediaIds}::text[]) as wanted (id)
      join product p on jsonb_path_query_array(p.doc, '$.media[*].id') ? wanted.id
    where p.site_id = ${siteId} order by p.name, p.product_id limit ${limit}`);

const findDigitalProducts: FindFileUsages = (db, siteId, mediaIds, limit) =>
  db.query<FoundUsage>(sql`
    select 'DIGITAL_PRODUCT' as kind, doc -> 'digitalFile' ->> 'id' as "mediaId", product_id as "entityId", name from product
    where site_id = ${siteId} and doc ? 'digitalFile' and doc -> 'digitalFile' ->> 'id' = any(${mediaIds}::text[])
    order by name, product_id limit ${limit}`);

const findCollections: FindFileUsages = (db, siteId, mediaIds, limit) =>
  db.query<FoundUsage>(sql`
    select 'COLLECTION' as kind, wanted.id as "mediaId", c.collection_id as "entityId", c.name
    from unnest(${mediaIds}::text[]) as wanted (id)
      join collection c on jsonb_path_query_array(c.doc, '$.media.items[*].id') ? wanted.id
    where c.site_id = ${siteId} order by c.name, c.collection_id limit ${limit}`);

interface Page {
  readonly after: string | null;
  readonly limit: number;
}

/** Products that show a file, in the order of their IDs. */
export async function listProductsWithFile(
  db: Reader,
  siteId: string,
  mediaId: string,
  { after, limit }: Page,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select product_id as id from product
    where site_id = ${siteId} and jsonb_path_query_array(doc, '$.media[*].id') ? ${mediaId}
      and (${after}::uuid is null or product_id > ${after}::uuid)
    order by product_id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Collections that show a file. A store has few. */
export async function listCollectionsWithFile(
  db: Reader,
  siteId: string,
  mediaId: string,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select collection_id as id from collection
    where site_id = ${siteId} and jsonb_path_query_array(doc, '$.media.items[*].id') ? ${mediaId} order by 1`);
  return rows.map(({ id }) => id);
}
