import sql, { join, type Sql } from 'sql-template-tag';
import type { Reader } from '../../../db/index.ts';
import { foldCase } from '../../../kernel/fold-case.ts';

/** The product that a staff member means, by its name or by an SKU. */

export interface ProductHit {
  readonly productId: string;
  readonly name: string;
  readonly slug: string;
  readonly sku: string | null;
  readonly visible: boolean;
}

/** A word that more products than this contain is not worth sorting all of them. */
const MAX_SORTED_HITS = 200;
/** Trigrams find nothing in shorter words. */
const MIN_TRIGRAM_LENGTH = 3;

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** SKUs first, then names that begin with the text, then names that contain all its words. */
export async function searchProductsForStaff(
  db: Reader,
  siteId: string,
  text: string,
  limit: number,
): Promise<ProductHit[]> {
  const folded = foldCase(text.trim());
  const words = folded.split(/\s+/).filter((word) => word !== '');
  const beginning = `${escaped(folded)}%`;
  // Only ASCII letters have a case here, as in the index: `lower` of a text with the collation "C".
  const sku = `${escaped(text.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()))}%`;
  const ways: Sql[] = [
    sql`(select p.numeric_id, v.sku, 0 as rank from variant v join product p on p.site_id = v.site_id and p.product_id = v.product_id
      where v.site_id = ${siteId} and lower(v.sku) like ${sku} limit ${limit})`,
    sql`(select numeric_id, sku, 0 from product where site_id = ${siteId} and folded_sku like ${beginning} limit ${limit})`,
    sql`(select numeric_id, sku, 1 from product where site_id = ${siteId} and visible and folded_name like ${beginning} order by folded_name limit ${limit})`,
    ...(words.some((word) => word.length >= MIN_TRIGRAM_LENGTH)
      ? [
          sql`(select numeric_id, sku, 2 from product where site_id is not distinct from ${siteId} and ${join(
            words.map((word) => sql`folded_name like ${`%${escaped(word)}%`}`),
            ' and ',
          )} limit ${MAX_SORTED_HITS})`,
        ]
      : []),
  ];
  return db.query<ProductHit>(sql`
    with hits as materialized (${join(ways, ' union all ')}),
    best as (select distinct on (numeric_id) numeric_id, sku, rank from hits order by numeric_id, rank)
    select p.product_id as "productId", p.name, p.slug, b.sku, p.visible
    from best b join product p on p.site_id = ${siteId} and p.numeric_id = b.numeric_id
    order by b.rank, p.folded_name, p.numeric_id limit ${limit}`);
}
