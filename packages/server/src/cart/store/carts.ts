import sql, { type Sql } from 'sql-template-tag';
import {
  productIdOf,
  productTokens,
  type ItemReference,
  type ProductTokens,
} from '../../catalog/index.ts';
import { prepared, type Reader, type Tx } from '../../db/index.ts';
import type { CartOwner, CartState } from '../rules/cart-state.ts';

/**
 * Selects one cart: by its id, by the checkout created from it, or the current cart of an owner.
 */
export type CartSelector =
  | { readonly cartId: string }
  | { readonly checkoutId: string }
  | { readonly owner: CartOwner };

type CartDocument = Pick<CartState, 'lines' | 'couponCode' | 'merchantDiscounts' | 'info' | 'done'>;
type CartColumns = Omit<CartState, keyof CartDocument>;

interface CartRow extends CartColumns {
  readonly doc: CartDocument;
}

/** A cart, and the tokens of its products if the same statement read them. */
export interface LoadedCart {
  readonly cart: CartState;
  readonly productTokens?: ProductTokens;
}

const iso = (column: Sql): Sql =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const cartJson = sql`json_build_object(
  'cartId', cart_id, 'revision', revision, 'owner', json_build_object('kind', owner_kind, 'id', owner_id), 'current', is_current,
  'checkoutId', checkout_id, 'createdAt', ${iso(sql`created_at`)}, 'updatedAt', ${iso(sql`updated_at`)}, 'doc', doc)`;

const fromJson = ({ doc, ...columns }: CartRow): CartState => ({ ...columns, ...doc });

function conditionOf(selector: CartSelector): { readonly by: string; readonly condition: Sql } {
  if ('cartId' in selector) return { by: 'id', condition: sql`cart_id = ${selector.cartId}` };
  if ('checkoutId' in selector)
    return {
      by: 'checkout',
      condition: sql`checkout_id = ${selector.checkoutId} order by updated_at desc limit 1`,
    };
  const { kind, id } = selector.owner;
  return { by: 'owner', condition: sql`owner_kind = ${kind} and owner_id = ${id} and is_current` };
}

export async function findCart(
  db: Reader,
  siteId: string,
  selector: CartSelector,
): Promise<CartState | undefined> {
  const { by, condition } = conditionOf(selector);
  const [row] = await db.query<{ cart: CartRow }>(
    prepared(
      `cart-find-by-${by}`,
      sql`select ${cartJson} as cart from cart where site_id = ${siteId} and ${condition}`,
    ),
  );
  return row && fromJson(row.cart);
}

/** The row stays locked until the transaction ends. */
export async function lockCart(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  selector: CartSelector,
): Promise<CartState | undefined> {
  const { by, condition } = conditionOf(selector);
  const [row] = await tx.query<{ cart: CartRow }>(
    prepared(
      `cart-lock-by-${by}`,
      sql`select ${cartJson} as cart from cart where site_id = ${siteId} and ${condition} for update`,
    ),
  );
  return row && fromJson(row.cart);
}

/**
 * Reads a cart and the tokens of its products in one statement. A cached cart of the same revision
 * is not sent again.
 */
export async function findCartWithTokens(
  db: Reader,
  siteId: string,
  selector: CartSelector,
  cached: CartState | undefined,
): Promise<LoadedCart | undefined> {
  const { by, condition } = conditionOf(selector);
  const [row] = await db.query<{ cart: CartRow | null; tokens: ProductTokens | null }>(
    prepared(
      `cart-find-with-tokens-by-${by}`,
      sql`select case when cart_id = ${cached?.cartId ?? null}::uuid and revision = ${cached?.revision ?? null}::bigint then null else ${cartJson} end as cart,
        ${productTokens(sql`cart.site_id`, sql`cart.product_ids`)} as tokens from cart where site_id = ${siteId} and ${condition}`,
    ),
  );
  if (!row) return undefined;
  const cart = row.cart ? fromJson(row.cart) : cached;
  return cart && { cart, productTokens: row.tokens ?? {} };
}

/** The ids of the store's products among these references. */
export function productIdsOf(references: readonly ItemReference[]): string[] {
  const ids = new Set<string>();
  for (const reference of references) {
    const id = productIdOf(reference);
    if (id !== undefined) ids.add(id);
  }
  return [...ids];
}

export const productIdsIn = ({ lines }: CartState): string[] =>
  productIdsOf(lines.flatMap((line) => (line.kind === 'catalog' ? [line.reference] : [])));

/** The part of a cart that is stored as JSON. */
export const documentOf = ({
  lines,
  couponCode,
  merchantDiscounts,
  info,
  done,
}: CartState): string =>
  JSON.stringify({
    lines,
    couponCode,
    merchantDiscounts,
    info,
    ...(done ? { done } : {}),
  } satisfies CartDocument);

/** False if the owner already has a current cart, or a cart has this id. */
export async function insertCart(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  cart: CartState,
): Promise<boolean> {
  const { cartId, revision, owner, current, checkoutId, createdAt, updatedAt } = cart;
  const inserted = await tx.query(
    prepared(
      'cart-insert',
      sql`insert into cart (site_id, cart_id, revision, owner_kind, owner_id, is_current, checkout_id, doc, product_ids, created_at, updated_at)
        values (${siteId}, ${cartId}, ${revision}, ${owner.kind}, ${owner.id}, ${current}, ${checkoutId}, ${documentOf(cart)}, ${productIdsIn(cart)}, ${createdAt}, ${updatedAt})
        on conflict do nothing returning 1`,
    ),
  );
  return inserted.length > 0;
}

/** False if the cart is gone or no longer has the previous revision. */
export async function updateCart(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  cart: CartState,
  previousRevision: number,
): Promise<boolean> {
  const updated = await tx.query(
    prepared(
      'cart-update',
      sql`update cart set revision = ${cart.revision}, checkout_id = ${cart.checkoutId}, doc = ${documentOf(cart)}, product_ids = ${productIdsIn(cart)}, updated_at = ${cart.updatedAt}
        where site_id = ${siteId} and cart_id = ${cart.cartId} and revision = ${previousRevision} returning 1`,
    ),
  );
  return updated.length > 0;
}

export async function deleteCart(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  cartId: string,
): Promise<void> {
  await tx.query(sql`delete from cart where site_id = ${siteId} and cart_id = ${cartId}`);
}
