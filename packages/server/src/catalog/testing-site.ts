import sql from 'sql-template-tag';
import type { Db } from '../db/index.ts';
import { newId } from '../kernel/ids.ts';
import { targetOf, type WriteTarget } from './products/write-products.ts';

/** A site of its own in a test database, and how its products are written. */
export async function testSite(
  db: Db,
  context: { currency?: string; locale?: string } = {},
): Promise<WriteTarget> {
  const siteId = newId();
  await db.query(sql`insert into site (site_id, name) values (${siteId}, 'Test')`);
  return targetOf(
    siteId,
    { currency: 'USD', locale: 'en-US', siteUrl: 'https://shop.example', ...context },
    new Date('2026-05-01T12:00:00.000Z'),
  );
}

/**
 * Invariants of a site's rows between transactions: each list contains the rows that violate one.
 */
export async function brokenRows(db: Db, siteId: string): Promise<Record<string, unknown[]>> {
  // These queries read whole tables; after a large write, PostgreSQL needs new statistics to plan
  // them.
  await db.tx(
    (tx) =>
      tx.query(
        sql`analyze product, variant, stock, customization, product_customization, info_section, product_info_section, collection, collection_product, listing, facet_value`,
      ),
    { statementTimeoutMs: 60_000 },
  );
  const read = (query: ReturnType<typeof sql>) =>
    db.tx((tx) => tx.query<Record<string, unknown>>(query), {
      readOnly: true,
      statementTimeoutMs: 60_000,
    });
  return {
    collectionCounts:
      await read(sql`select collection_id, product_count from collection c where site_id = ${siteId} and product_count <> (
      select count(*) from collection_product l join product p using (site_id, product_id) where l.site_id = c.site_id and l.collection_id = c.collection_id and p.visible)`),
    catalogCounts:
      await read(sql`select * from (select count(*) as products, count(*) filter (where visible) as visible from product where site_id = ${siteId}) as real
      left join (select products as counted, visible_products as counted_visible from catalog_count where site_id = ${siteId}) as kept on true
      where products <> coalesce(counted, 0) or visible <> coalesce(counted_visible, 0)`),
    memberships:
      await read(sql`select product_id, collection_ids from product p where site_id = ${siteId} and (select array_agg(id order by id) from unnest(collection_ids) as id)
      is distinct from (select array_agg(collection_id::text order by collection_id::text) from collection_product l where l.site_id = p.site_id and l.product_id = p.product_id)`),
    orphans: [
      ...(await read(
        sql`select customization_id from customization c where site_id = ${siteId} and not exists (select from product_customization l where l.site_id = c.site_id and l.customization_id = c.customization_id)`,
      )),
      ...(await read(
        sql`select info_section_id from info_section s where site_id = ${siteId} and unique_name is null and not exists (select from product_info_section l where l.site_id = s.site_id and l.info_section_id = s.info_section_id)`,
      )),
      ...(await read(
        sql`select variant_id from variant v where site_id = ${siteId} and not exists (select from product p where p.site_id = v.site_id and p.product_id = v.product_id)`,
      )),
      ...(await read(
        sql`select variant_id from stock s where site_id = ${siteId} and not exists (select from variant v where v.site_id = s.site_id and v.variant_id = s.variant_id)`,
      )),
      ...(await read(
        sql`select numeric_id from listing l where site_id = ${siteId} and not exists (select from product p where p.site_id = l.site_id and p.numeric_id = l.numeric_id)`,
      )),
      ...(await read(sql`select product_id, collection_id from collection_product m where site_id = ${siteId} and not exists (
        select from product p join collection c using (site_id) where p.site_id = m.site_id and p.product_id = m.product_id and c.collection_id = m.collection_id)`)),
      ...(await read(
        sql`select product_id from product_customization l where site_id = ${siteId} and not exists (select from product p where p.site_id = l.site_id and p.product_id = l.product_id)`,
      )),
    ],
    variants: await read(
      sql`select product_id from product p where site_id = ${siteId} and not exists (select from variant v join stock s using (site_id, variant_id) where v.site_id = p.site_id and v.product_id = p.product_id)`,
    ),
    labels:
      await read(sql`select product_id from product p left join brand b using (site_id, brand_id) left join ribbon r using (site_id, ribbon_id)
      where p.site_id = ${siteId} and (p.brand is distinct from b.name or p.ribbon is distinct from r.name)`),
    facetCounts:
      await read(sql`select f.kind, f.value, f.product_count, f.in_stock_count from facet_value f
      left join (select facet_id, count(*) as shown, count(*) filter (where in_stock) as available from listing, unnest(facets) as facet_id where site_id = ${siteId} and visible group by 1) as real using (facet_id)
      where f.site_id = ${siteId} and (f.product_count <> coalesce(real.shown, 0) or f.in_stock_count <> coalesce(real.available, 0))`),
    listings:
      await read(sql`select p.product_id from product p left join listing l using (site_id, numeric_id) where p.site_id = ${siteId} and (
      (l.name, l.visible, l.price, l.price_min, l.price_max, l.discounted_price, l.created_at, l.in_stock, l.title) is distinct from
      (p.name, p.visible, p.price, p.price_min, p.price_max, p.discounted_price, p.created_at, p.inventory_status <> 'OUT_OF_STOCK', ts_filter(l.search, '{a}'))
      or (select array_agg(f.kind || ' ' || f.value order by f.kind || ' ' || f.value) from facet_value f where f.site_id = p.site_id and f.facet_id = any(l.facets)) is distinct from
        (select array_agg(kind || ' ' || value order by kind || ' ' || value) from (
          select 'collection' as kind, unnest(p.collection_ids) as value union all select 'option', unnest(p.option_values) where p.doc->'giftCard' is distinct from 'true'::jsonb
          union all select 'brand', p.brand union all select 'ribbon', p.ribbon
          union all select 'stock', p.inventory_status union all select 'price', p.price_min || ':' || p.price_max) as each where value is not null and (kind <> 'collection' or length(value) = 36)))`),
    shown: await read(
      sql`select product_id from collection_product m join product p using (site_id, product_id) where m.site_id = ${siteId} and m.visible <> p.visible`,
    ),
    variantPrices: await read(
      sql`select variant_id from variant v where site_id = ${siteId} and (actual_price > coalesce(compare_at_price, actual_price) or compare_at_price = actual_price)`,
    ),
  };
}
