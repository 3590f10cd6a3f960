import sql, { type Sql } from 'sql-template-tag';
import type { Db, Tx } from '../db/index.ts';
import { eventSteps } from '../events/index.ts';
import { productTokens, type ProductTokens } from '../catalog/index.ts';
import { isGuid } from '../kernel/guid.ts';
import type { CartOwner, CartState } from './rules/cart-state.ts';

export const CART_ENTITY = 'wix.ecom.v1.cart';

export type Reader = Pick<Db, 'query'> | Pick<Tx, 'query'>;

/** One cart: by its id, by the checkout that was made from it, or the one its owner shops with. */
export type WhichCart = { readonly cartId: string } | { readonly checkoutId: string } | { readonly owner: CartOwner };

type Doc = Pick<CartState, 'lines' | 'couponCode' | 'merchantDiscounts' | 'info'>;

interface CartRow extends Pick<CartState, 'cartId' | 'revision' | 'owner' | 'current' | 'checkoutId' | 'createdAt' | 'updatedAt'> {
  readonly doc: Doc;
  readonly tokens: ProductTokens | null;
}

/** A cart beside the tokens of the products in it, in one moment. */
export interface CartAndTokens {
  readonly cart: CartState;
  readonly tokens: ProductTokens;
}

const iso = (column: Sql): Sql => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** One column, and a text that is made once: this is asked with every call. Values: the site, then those of the condition. */
const reading = (condition: Sql) => sql`select json_build_object('cartId', cart_id, 'revision', revision, 'owner', json_build_object('kind', owner_kind, 'id', owner_id), 'current', is_current,
  'checkoutId', checkout_id, 'createdAt', ${iso(sql`created_at`)}, 'updatedAt', ${iso(sql`updated_at`)}, 'doc', doc,
  'tokens', ${productTokens(sql`cart.site_id`, sql`cart.product_ids`)}) as row from cart where site_id = ${null} and ${condition}`.text;

const texts = {
  cartId: reading(sql`cart_id = ${null}`),
  checkoutId: reading(sql`checkout_id = ${null} order by updated_at desc limit 1`),
  owner: reading(sql`owner_kind = ${null} and owner_id = ${null} and is_current`),
};

function named(which: WhichCart): { readonly by: keyof typeof texts; readonly values: readonly string[] } {
  if ('cartId' in which) return { by: 'cartId', values: [which.cartId] };
  return 'checkoutId' in which ? { by: 'checkoutId', values: [which.checkoutId] } : { by: 'owner', values: [which.owner.kind, which.owner.id] };
}

/** Locked: held until the transaction ends. */
export async function readCart(db: Reader, siteId: string, which: WhichCart, { locked = false }: { readonly locked?: boolean } = {}): Promise<CartAndTokens | undefined> {
  const { by, values } = named(which);
  const [found] = await db.query<{ row: CartRow }>({ name: `cart-${locked ? 'lock' : 'find'}-${by}`, text: locked ? `${texts[by]} for update` : texts[by], values: [siteId, ...values] });
  if (!found) return undefined;
  const { doc, tokens, ...rest } = found.row;
  return { cart: { ...rest, ...doc }, tokens: tokens ?? {} };
}

export const findCart = async (db: Reader, siteId: string, which: WhichCart): Promise<CartState | undefined> => (await readCart(db, siteId, which))?.cart;

/** Held until the transaction ends. */
export const lockCart = async (tx: Pick<Tx, 'query'>, siteId: string, which: WhichCart): Promise<CartState | undefined> => (await readCart(tx, siteId, which, { locked: true }))?.cart;

/** What the lines name, as far as it could be a product's id. */
function productIdsOf({ lines }: CartState): string[] {
  return [...new Set(lines.flatMap((line) => (line.kind === 'catalog' && isGuid(line.reference.catalogItemId) ? [line.reference.catalogItemId.toLowerCase()] : [])))];
}

const docOf = ({ lines, couponCode, merchantDiscounts, info }: CartState): string => JSON.stringify({ lines, couponCode, merchantDiscounts, info } satisfies Doc);

interface Told {
  readonly eventId: string;
  readonly body: string;
}

// Texts that are made once, as they are with every change; the values follow in the order in which they stand there.
const telling = eventSteps(sql`changed`, { siteId: '', entityType: '', entityId: '', eventId: '', eventType: '', body: '' });
const tell = (siteId: string, cartId: string, eventType: string, { eventId, body }: Told): unknown[] => [siteId, CART_ENTITY, cartId, eventId, eventType, body];

const inserting = sql`with changed as (
    insert into cart (site_id, cart_id, revision, owner_kind, owner_id, is_current, checkout_id, doc, product_ids, created_at, updated_at)
    values (${null}, ${null}, ${null}, ${null}, ${null}, ${null}, ${null}, ${null}, ${null}, ${null}, ${null})
    on conflict (site_id, owner_kind, owner_id) where is_current do nothing returning cart_id
  ), ${telling} select from changed`.text;

/** The cart and its event, at once. False when its owner has a cart already. */
export async function insertCart(db: Reader, siteId: string, cart: CartState, told: Told): Promise<boolean> {
  const { cartId, revision, owner, current, checkoutId, createdAt, updatedAt } = cart;
  const values = [siteId, cartId, revision, owner.kind, owner.id, current, checkoutId, docOf(cart), productIdsOf(cart), createdAt, updatedAt, ...tell(siteId, cartId, 'wix.ecom.v1.cart_created', told)];
  return (await db.query({ name: 'cart-insert', text: inserting, values })).length > 0;
}

const saving = sql`with changed as (
    update cart set revision = ${null}, checkout_id = ${null}, doc = ${null}, product_ids = ${null}, updated_at = ${null}
    where site_id = ${null} and cart_id = ${null} and revision = ${null} returning cart_id
  ), ${telling} select from changed`.text;

/** The cart and its event, at once. False when it was changed since this revision, or is gone. */
export async function saveCart(db: Reader, siteId: string, cart: CartState, since: number, told: Told): Promise<boolean> {
  const values = [cart.revision, cart.checkoutId, docOf(cart), productIdsOf(cart), cart.updatedAt, siteId, cart.cartId, since, ...tell(siteId, cart.cartId, 'wix.ecom.v1.cart_updated', told)];
  return (await db.query({ name: 'cart-save', text: saving, values })).length > 0;
}

export async function deleteCart(tx: Pick<Tx, 'query'>, siteId: string, cartId: string): Promise<void> {
  await tx.query(sql`delete from cart where site_id = ${siteId} and cart_id = ${cartId}`);
}
