import sql from 'sql-template-tag';
import { prepared, type Reader, type Tx } from '../../../db/index.ts';
import type { StockMovement } from '../../products/rules/derive-stock-movements.ts';
import type { Held } from '../rules/reserve.ts';

/** Only a transaction that has locked the product changes its reservations. */
export interface ReservationRow extends Held {
  readonly holderId: string;
  readonly expiresAt: Date;
}

const columns = sql`holder_id as "holderId", product_id as "productId", variant_id as "variantId", quantity, held, expires_at as "expiresAt"`;

export function findReservations(
  db: Reader,
  siteId: string,
  holderId: string,
): Promise<ReservationRow[]> {
  return db.query<ReservationRow>(
    sql`select ${columns} from stock_reservation where site_id = ${siteId} and holder_id = ${holderId} order by variant_id`,
  );
}

/** The expired reservations of these products. */
export function findExpiredOf(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  productIds: readonly string[],
  now: Date,
): Promise<ReservationRow[]> {
  const statement = prepared(
    'catalog-expired-reservations',
    sql`select ${columns} from stock_reservation where site_id = ${siteId} and product_id = any(${productIds}::uuid[]) and expires_at <= ${now}`,
  );
  return tx.query<ReservationRow>(statement);
}

/** All reservations of the holder, and the expired ones of these products. */
export function findEnded(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  holderId: string,
  productIds: readonly string[],
  now: Date,
): Promise<ReservationRow[]> {
  const statement = prepared(
    'catalog-ended-reservations',
    sql`select ${columns} from stock_reservation where site_id = ${siteId} and (holder_id = ${holderId} or (product_id = any(${productIds}::uuid[]) and expires_at <= ${now}))`,
  );
  return tx.query<ReservationRow>(statement);
}

/** Tracked variants with too little stock, also counting preorders and expired reservations. */
export function findShortRows(
  db: Reader,
  siteId: string,
  requested: readonly { readonly variantId: string; readonly quantity: number }[],
  now: Date,
): Promise<{ variantId: string; available: number }[]> {
  const statement = prepared(
    'catalog-find-short',
    sql`select s.variant_id as "variantId", greatest(0, s.quantity) as available
    from unnest(${requested.map(({ variantId }) => variantId)}::uuid[], ${requested.map(({ quantity }) => quantity)}::int[]) as w (variant_id, quantity) join stock s on s.site_id = ${siteId} and s.variant_id = w.variant_id
    where s.tracked and s.quantity < w.quantity and not s.preorder_enabled
      and not exists (select from stock_reservation r where r.site_id = s.site_id and r.product_id = s.product_id and r.expires_at <= ${now})`,
  );
  return db.query<{ variantId: string; available: number }>(statement);
}

export async function deleteRows(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  rows: readonly Pick<ReservationRow, 'holderId' | 'variantId'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.query(sql`delete from stock_reservation using unnest(${rows.map(({ holderId }) => holderId)}::uuid[], ${rows.map(({ variantId }) => variantId)}::uuid[]) as released (h, v)
    where site_id = ${siteId} and holder_id = h and variant_id = v`);
}

export async function insertReservations(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  holderId: string,
  rows: readonly Held[],
  expiresAt: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await tx.query(sql`insert into stock_reservation (site_id, holder_id, variant_id, product_id, quantity, held, expires_at)
    select ${siteId}::uuid, ${holderId}::uuid, "variantId", "productId", quantity, held, ${expiresAt}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as r ("variantId" uuid, "productId" uuid, quantity integer, held integer)`);
}

/** Products with expired reservations. */
export async function findExpired(
  db: Reader,
  now: Date,
  limit: number,
): Promise<{ siteId: string; productId: string }[]> {
  return db.query(
    sql`select distinct site_id as "siteId", product_id as "productId" from stock_reservation where expires_at <= ${now} order by 1, 2 limit ${limit}`,
  );
}

interface SoldStock extends StockMovement {
  readonly locationId: string;
}

/**
 * The reserved quantity is sold. It was taken from the quantity when it was reserved; now it leaves
 * the shelf.
 */
export async function dropPromised(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  rows: readonly Pick<Held, 'variantId' | 'held'>[],
): Promise<SoldStock[]> {
  const statement = prepared(
    'catalog-drop-promised',
    sql`with held as (
      select s.variant_id, s.location_id, s.reserved, least(s.reserved, r.held) as sold
      from json_to_recordset(${JSON.stringify(rows)}::json) as r ("variantId" uuid, held integer)
      join stock s on s.site_id = ${siteId} and s.variant_id = r."variantId" and r.held > 0
        and s.location_id = (select location_id from location where site_id = ${siteId} and is_default)
      for update of s
    )
    update stock s set reserved = s.reserved - held.sold, revision = s.revision + 1
    from held where s.site_id = ${siteId} and s.variant_id = held.variant_id and s.location_id = held.location_id
    returning s.product_id as "productId", s.variant_id as "variantId", s.location_id as "locationId",
      -held.sold as change, s.quantity + s.reserved as "quantityAfter"`,
  );
  const sold = await tx.query<SoldStock>(statement);
  return sold.filter(({ change }) => change !== 0);
}

export interface StockSave {
  readonly stock: readonly Readonly<Record<string, unknown>>[];
  readonly product: Readonly<Record<string, unknown>>;
}

/**
 * Writes stock and its columns in the product's row in one statement. Search texts, variants and
 * options did not change.
 */
export async function saveStock(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  saves: readonly StockSave[],
): Promise<void> {
  if (saves.length === 0) return;
  const statement = prepared(
    'catalog-save-stock',
    sql`
    with counted as (
      update stock s set quantity = r.quantity, reserved = r.reserved, preorder_count = r."preorderCount", updated_at = r."updatedAt", revision = s.revision + 1
      from json_to_recordset(${JSON.stringify(saves.flatMap(({ stock }) => stock))}::json) as r ("variantId" uuid, quantity integer, reserved integer, "preorderCount" integer, "updatedAt" timestamptz)
      where s.site_id = ${siteId} and s.variant_id = r."variantId" and s.location_id = (select location_id from location where site_id = ${siteId} and is_default)
    )
    update product p set revision = r.revision, quantity = r.quantity, inventory_status = r."inventoryStatus", option_values = r."optionValues", collection_ids = r."collectionIds", rule_collection_ids = r."ruleCollectionIds", wire = r.wire, made_for = r."madeFor"
    from json_to_recordset(${JSON.stringify(saves.map(({ product }) => product))}::json) as r ("productId" uuid, revision bigint, quantity integer, "inventoryStatus" text, "optionValues" text[], "collectionIds" text[], "ruleCollectionIds" text[], wire text, "madeFor" integer)
    where p.site_id = ${siteId} and p.product_id = r."productId"`,
  );
  await tx.query(statement);
}
