import type { StockMovement } from '@shopwright/contract/catalog/stock-movements';
import sql, { empty } from 'sql-template-tag';
import type { Reader } from '../../../db/index.ts';

type MovementRow = Omit<StockMovement, 'createdDate'> & { readonly createdAt: Date };

/** The movements of a product or a variant before `before`, the newest first. */
export async function listMovements(
  db: Reader,
  siteId: string,
  of: { readonly productId: string } | { readonly variantId: string },
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
): Promise<StockMovement[]> {
  const owner =
    'productId' in of ? sql`product_id = ${of.productId}` : sql`variant_id = ${of.variantId}`;
  const rows = await db.query<MovementRow>(sql`
    select movement_id as id, product_id as "productId", variant_id as "variantId", location_id as "locationId",
      change, quantity_after as "quantityAfter", cause, note, reference_id as "referenceId", actor, created_at as "createdAt"
    from stock_movement
    where site_id = ${siteId} and ${owner} ${before === undefined ? empty : sql`and movement_id < ${before}`}
    order by movement_id desc limit ${limit}`);
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdDate: createdAt.toISOString() }));
}
