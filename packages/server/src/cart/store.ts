import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Tx } from '../db/index.ts';
import { eventSteps, startedJobs } from '../events/index.ts';
import {
  productIdOf,
  productsAsKnown,
  productTokens,
  type ItemReference,
  type ProductTokens,
} from '../catalog/index.ts';
import { joinTexts, keptText } from '../kernel/kept-text.ts';
import type { CartOwner, CartState } from './rules/cart-state.ts';

export const CART_ENTITY = 'wix.ecom.v1.cart';
export const CART_UPDATED = 'wix.ecom.v1.cart_updated';

/** One cart: by its id, by the checkout that was made from it, or the one its owner shops with. */
export type WhichCart =
  | { readonly cartId: string }
  | { readonly checkoutId: string }
  | { readonly owner: CartOwner };

type Doc = Pick<CartState, 'lines' | 'couponCode' | 'merchantDiscounts' | 'info' | 'done'>;

interface CartRow extends Pick<
  CartState,
  'cartId' | 'revision' | 'owner' | 'current' | 'checkoutId' | 'createdAt' | 'updatedAt'
> {
  readonly doc: Doc;
}

/** A cart beside the tokens of the products in it, in one moment. */
export interface CartAndTokens {
  readonly cart: CartState;
  readonly tokens: ProductTokens;
}

const iso = (column: Sql): Sql =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * A text that is made once: this is asked with every call. Values: the cart that is known already and its revision, which is then not
 * told again; the site; those of the condition.
 */
const reading = (condition: Sql) =>
  sql`select case when cart_id = ${null}::uuid and revision = ${null}::bigint then null else json_build_object(
  'cartId', cart_id, 'revision', revision, 'owner', json_build_object('kind', owner_kind, 'id', owner_id), 'current', is_current,
  'checkoutId', checkout_id, 'createdAt', ${iso(sql`created_at`)}, 'updatedAt', ${iso(sql`updated_at`)}, 'doc', doc) end as row,
  ${productTokens(sql`cart.site_id`, sql`cart.product_ids`)} as tokens from cart where site_id = ${null} and ${condition}`
    .text;

const texts = {
  cartId: reading(sql`cart_id = ${null}`),
  checkoutId: reading(sql`checkout_id = ${null} order by updated_at desc limit 1`),
  owner: reading(sql`owner_kind = ${null} and owner_id = ${null} and is_current`),
};

function named(which: WhichCart): {
  readonly by: keyof typeof texts;
  readonly values: readonly string[];
} {
  if ('cartId' in which) return { by: 'cartId', values: [which.cartId] };
  return 'checkoutId' in which
    ? { by: 'checkoutId', values: [which.checkoutId] }
    : { by: 'owner', values: [which.owner.kind, which.owner.id] };
}

interface Reading {
  /** Held until the transaction ends. */
  readonly locked?: boolean;
  /** How it may still be. */
  readonly known?: CartState | undefined;
}

export async function readCart(
  db: Reader,
  siteId: string,
  which: WhichCart,
  { locked = false, known }: Reading = {},
): Promise<CartAndTokens | undefined> {
  const { by, values } = named(which);
  const [found] = await db.query<{ row: CartRow | null; tokens: ProductTokens | null }>({
    name: `cart-${locked ? 'lock' : 'find'}-${by}`,
    text: locked ? `${texts[by]} for update` : texts[by],
    values: [known?.cartId ?? null, known?.revision ?? null, siteId, ...values],
  });
  if (!found) return undefined;
  const tokens = found.tokens ?? {};
  if (!found.row) return known && { cart: known, tokens };
  const { doc, ...rest } = found.row;
  return { cart: { ...rest, ...doc }, tokens };
}

export const findCart = async (
  db: Reader,
  siteId: string,
  which: WhichCart,
): Promise<CartState | undefined> => (await readCart(db, siteId, which))?.cart;

/** Held until the transaction ends. */
export const lockCart = async (
  tx: Pick<Tx, 'query'>,
  siteId: string,
  which: WhichCart,
): Promise<CartState | undefined> => (await readCart(tx, siteId, which, { locked: true }))?.cart;

/** What these name, as far as it could be a product's id. */
export function productIdsOf(references: readonly ItemReference[]): string[] {
  const ids = new Set<string>();
  for (const reference of references) {
    const id = productIdOf(reference);
    if (id !== undefined) ids.add(id);
  }
  return [...ids];
}

/** As PostgreSQL writes a list of ids. */
export const productIdsIn = ({ lines }: CartState): string =>
  `{${productIdsOf(lines.flatMap((line) => (line.kind === 'catalog' ? [line.reference] : []))).join()}}`;

/** Lines that a change leaves alone are not written again. */
export const docOf = ({ lines, couponCode, merchantDiscounts, info, done }: CartState): string =>
  joinTexts(
    `{"lines":[${lines.map(keptText).join()}]}`,
    JSON.stringify({
      couponCode,
      merchantDiscounts,
      info,
      ...(done ? { done } : {}),
    } satisfies Omit<Doc, 'lines'>),
  );

export interface Told {
  readonly eventId: string;
  readonly body: string;
  readonly acted: string | null;
}

// Texts that are made once, as they are with every change; the values follow in the order in which they stand there.
const telling = eventSteps(sql`changed`, {
  siteId: '',
  entityType: '',
  entityId: '',
  eventId: '',
  eventType: '',
  body: '',
  acted: null,
});
const tell = (
  siteId: string,
  cartId: string,
  eventType: string,
  { eventId, body, acted }: Told,
): unknown[] => [siteId, CART_ENTITY, cartId, eventId, eventType, body, acted];

const inserting = sql`with changed as (
    insert into cart (site_id, cart_id, revision, owner_kind, owner_id, is_current, checkout_id, doc, product_ids, created_at, updated_at)
    values (${null}, ${null}, ${null}, ${null}, ${null}, ${null}, ${null}, ${null}, ${null}, ${null}, ${null})
    on conflict do nothing returning cart_id
  ), ${telling} select ${startedJobs} from changed`.text;

/** The cart and its event, at once. False when its owner has a current cart already, or there is one with this id. */
export async function insertCart(
  db: Reader,
  siteId: string,
  cart: CartState,
  told: Told,
): Promise<boolean> {
  const { cartId, revision, owner, current, checkoutId, createdAt, updatedAt } = cart;
  const values = [
    siteId,
    cartId,
    revision,
    owner.kind,
    owner.id,
    current,
    checkoutId,
    docOf(cart),
    productIdsIn(cart),
    createdAt,
    updatedAt,
    ...tell(siteId, cartId, 'wix.ecom.v1.cart_created', told),
  ];
  return (await db.query({ name: 'cart-insert', text: inserting, values })).length > 0;
}

const saving = (condition: Sql): string =>
  sql`with changed as (
    update cart set revision = ${null}, checkout_id = ${null}, doc = ${null}, product_ids = ${null}, updated_at = ${null}
    where site_id = ${null} and cart_id = ${null} and revision = ${null} and ${condition} returning cart_id
  ), ${telling} select ${startedJobs} from changed`.text;
const savings = {
  always: saving(sql`true`),
  known: saving(productsAsKnown(sql`cart.site_id`, sql`${null}`)),
};

/** What a change was decided by. */
export interface Since {
  readonly revision: number;
  /** Products as they were taken to be, without asking. */
  readonly tokens?: ProductTokens | undefined;
}

/** The cart and its event, at once. False when it was changed since, is gone, or a product is not as it was taken to be. */
export async function saveCart(
  db: Reader,
  siteId: string,
  cart: CartState,
  { revision, tokens }: Since,
  told: Told,
): Promise<boolean> {
  const values = [
    cart.revision,
    cart.checkoutId,
    docOf(cart),
    productIdsIn(cart),
    cart.updatedAt,
    siteId,
    cart.cartId,
    revision,
    ...(tokens ? [keptText(tokens)] : []),
    ...tell(siteId, cart.cartId, CART_UPDATED, told),
  ];
  return (
    (
      await db.query({
        name: tokens ? 'cart-save-known' : 'cart-save',
        text: tokens ? savings.known : savings.always,
        values,
      })
    ).length > 0
  );
}

export async function deleteCart(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  cartId: string,
): Promise<void> {
  await tx.query(sql`delete from cart where site_id = ${siteId} and cart_id = ${cartId}`);
}
