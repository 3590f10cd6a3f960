import type { Checkout } from '@shopwright/contract/checkout/checkout';
import sql from 'sql-template-tag';
import { prepared, type Reader, type Tx } from '../../db/index.ts';
import type { Choices } from '../rules/choices.ts';

export interface CheckoutRow {
  readonly siteId: string;
  readonly checkoutId: string;
  readonly revision: number;
  readonly ownerKind: 'visitor' | 'member' | 'merchant';
  readonly ownerId: string;
  readonly cartId: string | null;
  readonly cartMark: string | null;
  readonly state: 'OPEN' | 'PAYING' | 'COMPLETED';
  readonly choices: Choices;
  /** What the buyer last saw. */
  readonly shown: Checkout;
  readonly quoteMark: string;
  readonly quoteExpiresAt: Date;
  /** When the hold on stock, places and discounts ends. */
  readonly holdUntil: Date | null;
  readonly overrideUrl: string | null;
  readonly orderId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const columns = sql`site_id as "siteId", checkout_id as "checkoutId", revision, owner_kind as "ownerKind", owner_id as "ownerId", cart_id as "cartId", cart_mark as "cartMark", state,
  choices, shown, quote_mark as "quoteMark", quote_expires_at as "quoteExpiresAt", hold_until as "holdUntil", override_url as "overrideUrl", order_id as "orderId",
  created_at as "createdAt", updated_at as "updatedAt"`;

export async function findCheckout(
  db: Reader,
  siteId: string,
  checkoutId: string,
): Promise<CheckoutRow | undefined> {
  const statement = prepared(
    'checkout-find',
    sql`select ${columns} from checkout where site_id = ${siteId} and checkout_id = ${checkoutId}`,
  );
  return (await db.query<CheckoutRow>(statement))[0];
}

/** Locks the checkout until the transaction ends; other payments and changes of it wait. */
export async function lockCheckout(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  checkoutId: string,
): Promise<CheckoutRow | undefined> {
  const statement = prepared(
    'checkout-lock',
    sql`select ${columns} from checkout where site_id = ${siteId} and checkout_id = ${checkoutId} for update`,
  );
  return (await tx.query<CheckoutRow>(statement))[0];
}

/** The cart's newest checkout. */
export async function findCheckoutOfCart(
  db: Reader,
  siteId: string,
  cartId: string,
): Promise<CheckoutRow | undefined> {
  return (
    await db.query<CheckoutRow>(
      sql`select ${columns} from checkout where site_id = ${siteId} and cart_id = ${cartId} order by created_at desc, checkout_id desc limit 1`,
    )
  )[0];
}

/** The unbought checkout that was created from the cart as it is now. */
export async function findCheckoutOfMark(
  db: Reader,
  siteId: string,
  cartId: string,
  cartMark: string,
): Promise<CheckoutRow | undefined> {
  return (
    await db.query<CheckoutRow>(
      sql`select ${columns} from checkout where site_id = ${siteId} and cart_id = ${cartId} and cart_mark = ${cartMark} and state <> 'COMPLETED'`,
    )
  )[0];
}

/** False when a concurrent request created one from the same cart. */
export async function insertCheckout(tx: Pick<Tx, 'query'>, row: CheckoutRow): Promise<boolean> {
  const rows =
    await tx.query(sql`insert into checkout (site_id, checkout_id, revision, owner_kind, owner_id, cart_id, cart_mark, state, choices, shown, quote_mark, quote_expires_at, hold_until, override_url, order_id, created_at, updated_at)
    values (${row.siteId}, ${row.checkoutId}, ${row.revision}, ${row.ownerKind}, ${row.ownerId}, ${row.cartId}, ${row.cartMark}, ${row.state}, ${JSON.stringify(row.choices)}, ${JSON.stringify(row.shown)},
      ${row.quoteMark}, ${row.quoteExpiresAt}, ${row.holdUntil}, ${row.overrideUrl}, ${row.orderId}, ${row.createdAt}, ${row.updatedAt})
    on conflict do nothing returning 1`);
  return rows.length > 0;
}

export async function updateCheckout(tx: Pick<Tx, 'query'>, row: CheckoutRow): Promise<void> {
  const statement = prepared(
    'checkout-update',
    sql`update checkout set revision = ${row.revision}, owner_kind = ${row.ownerKind}, owner_id = ${row.ownerId}, cart_mark = ${row.cartMark}, state = ${row.state},
      choices = ${JSON.stringify(row.choices)}, shown = ${JSON.stringify(row.shown)}, quote_mark = ${row.quoteMark}, quote_expires_at = ${row.quoteExpiresAt}, hold_until = ${row.holdUntil},
      override_url = ${row.overrideUrl}, order_id = ${row.orderId}, updated_at = ${row.updatedAt}
    where site_id = ${row.siteId} and checkout_id = ${row.checkoutId}`,
  );
  await tx.query(statement);
}

/** Checkouts in payment whose hold has expired. */
export async function findExpiredHolds(
  db: Reader,
  now: Date,
  limit: number,
): Promise<{ siteId: string; checkoutId: string }[]> {
  return db.query(
    sql`select site_id as "siteId", checkout_id as "checkoutId" from checkout where state = 'PAYING' and hold_until <= ${now} order by hold_until limit ${limit}`,
  );
}

/** Abandoned checkouts. */
export async function findIdle(
  db: Reader,
  before: Date,
  limit: number,
): Promise<{ siteId: string; checkoutId: string }[]> {
  return db.query(
    sql`select site_id as "siteId", checkout_id as "checkoutId" from checkout where state = 'OPEN' and updated_at < ${before} order by updated_at limit ${limit}`,
  );
}

export async function deleteCheckout(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  checkoutId: string,
): Promise<void> {
  await tx.query(
    sql`delete from checkout where site_id = ${siteId} and checkout_id = ${checkoutId}`,
  );
}
