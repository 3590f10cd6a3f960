import sql, { type Sql } from 'sql-template-tag';
import { productsUnchanged, type ProductTokens } from '../../catalog/index.ts';
import {
  isConflict,
  isStatementError,
  isTransient,
  prepared,
  type Db,
  type SqlQuery,
} from '../../db/index.ts';
import { BETWEEN, bulkEventSteps, startedJobs } from '../../events/index.ts';
import { createBatcher } from '../../memory/index.ts';
import { CART_ENTITY, CART_UPDATED, type CartState } from '../rules/cart-state.ts';
import { documentOf, productIdsIn } from './carts.ts';

/**
 * A changed cart, saved with its event if the cart and its products are still as they were read.
 */
export interface CartSave {
  readonly siteId: string;
  readonly cart: CartState;
  readonly previousRevision: number;
  readonly productTokens: ProductTokens;
  readonly event: CartEvent;
}

export interface CartEvent {
  readonly eventId: string;
  /** JSON. */
  readonly body: string;
  /** Who made the change, for the audit of events. */
  readonly acted: string | null;
}

/** False if the cart or a product of it has changed, or if another transaction holds the cart. */
export type SaveInBatch = (save: CartSave) => Promise<boolean>;

/**
 * Also the number of rows the planner expects: without a limit it expects a thousand and scans the
 * whole table.
 */
const MAX_CARTS_PER_STATEMENT = 32;
const MAX_CONCURRENT_STATEMENTS = 2;

/** Saves carts of different buyers, changed at the same time, in one statement. */
export function createBatchedSave(db: Pick<Db, 'query'>): SaveInBatch {
  const save = async (statement: SqlQuery, saves: readonly CartSave[]): Promise<boolean[]> => {
    const saved = await db.query<{ eventId: string }>(statement);
    const savedEvents = new Set(saved.map(({ eventId }) => eventId));
    return saves.map(({ event }) => savedEvents.has(event.eventId));
  };
  const saveBatch = (saves: readonly CartSave[]): Promise<boolean[]> =>
    save(prepared('cart-save-batch', saveStatement(saves, sql`for update skip locked`)), saves);
  // The failed batch may hold its locks for a moment after its error has arrived.
  const saveAlone = async (one: CartSave): Promise<boolean> =>
    (await save(prepared('cart-save-alone', saveStatement([one], sql`for update`)), [one]))[0] ===
    true;
  return createBatcher<CartSave, boolean>({
    maxBatchSize: MAX_CARTS_PER_STATEMENT,
    maxConcurrentBatches: MAX_CONCURRENT_STATEMENTS,
    run: async (saves) => {
      try {
        return await saveBatch(saves);
      } catch (error) {
        // The statement was rolled back, and one cart may be the reason. After a lost connection it
        // may have been committed.
        const isRolledBack = isConflict(error) || (isStatementError(error) && !isTransient(error));
        if (saves.length > 1 && isRolledBack) return saves.map(saveAlone);
        throw error;
      }
    },
  });
}

/**
 * The statement of a batch waits for no lock: a cart that another transaction holds is skipped, so
 * that no buyer waits for the cart of another, and two batches cannot deadlock.
 */
function saveStatement(saves: readonly CartSave[], lock: Sql): Sql {
  const column = (value: (save: CartSave) => string | number | null) => sql`${saves.map(value)}`;
  const texts = (text: (save: CartSave) => string) =>
    sql`string_to_table(${saves.map(text).join(BETWEEN)}, ${BETWEEN})`;
  return sql`with input as materialized (
    select * from rows from (
      unnest(${column(({ siteId }) => siteId)}::uuid[], ${column(({ cart }) => cart.cartId)}::uuid[], ${column(({ previousRevision }) => previousRevision)}::bigint[], ${column(({ cart }) => cart.revision)}::bigint[],
        ${column(({ cart }) => cart.checkoutId)}::uuid[], ${column(({ cart }) => cart.updatedAt)}::timestamptz[], ${column(({ event }) => event.eventId)}::uuid[], ${column(({ event }) => event.acted)}::text[]),
      ${texts(({ cart }) => `{${productIdsIn(cart).join()}}`)}, ${texts(({ productTokens }) => JSON.stringify(productTokens))}, ${texts(({ cart }) => documentOf(cart))}, ${texts(({ event }) => event.body)}
    ) as g (site_id, cart_id, previous_revision, revision, checkout_id, updated_at, event_id, acted, product_ids, tokens, doc, body) limit ${sql([String(MAX_CARTS_PER_STATEMENT)])}
  ), locked as materialized (
    select c.* from input g cross join lateral (select site_id, cart_id from cart where site_id = g.site_id and cart_id = g.cart_id and revision = g.previous_revision ${lock}) c
  ), changed as (
    update cart set revision = g.revision, checkout_id = g.checkout_id, doc = g.doc::json, product_ids = g.product_ids::uuid[], updated_at = g.updated_at
    from input g join locked using (site_id, cart_id)
    where cart.site_id = g.site_id and cart.cart_id = g.cart_id and cart.revision = g.previous_revision and ${productsUnchanged(sql`g.site_id`, sql`g.tokens`)}
    returning g.site_id, g.cart_id::text as entity_id, g.event_id, g.body, g.acted
  ), ${bulkEventSteps(sql`changed`, CART_ENTITY, CART_UPDATED)} select event_id as "eventId", ${startedJobs} from changed`;
}
