import sql, { type Sql } from 'sql-template-tag';
import { productsAsKnown, type ProductTokens } from '../../catalog/index.ts';
import { isConflict, isPlainRefusal, isTransient, type Db } from '../../db/index.ts';
import { BETWEEN, manyEventSteps, startedJobs } from '../../events/index.ts';
import { keptText } from '../../kernel/kept-text.ts';
import { createBatcher } from '../../memory/index.ts';
import type { CartState } from '../rules/cart-state.ts';
import { CART_ENTITY, CART_UPDATED, docOf, productIdsIn, saveCart, type Told } from '../store.ts';

/** A cart that is written because it, and the products in it, were taken to be as this process remembers them. */
export interface KnownSave {
  readonly siteId: string;
  readonly cart: CartState;
  /** It was made from. */
  readonly revision: number;
  readonly tokens: ProductTokens;
  readonly told: Told;
}

/** False when it was changed since, is gone, a product is not as it was taken to be, or another transaction held it while others were written. */
export type SaveKnown = (save: KnownSave) => Promise<boolean>;

/** In one statement. The limit is also what PostgreSQL expects: not knowing, it would expect a thousand, and read all carts for them. */
const MOST = 32;

export function createSaveTogether(db: Pick<Db, 'query'>): SaveKnown {
  const alone = ({ siteId, cart, revision, tokens, told }: KnownSave): Promise<boolean> =>
    saveCart(db, siteId, cart, { revision, tokens }, told);
  return createBatcher<KnownSave, boolean>({
    maxBatchSize: MOST,
    maxConcurrentBatches: 2,
    run: async (saves) => {
      if (saves.length === 1) return saves.map(alone);
      try {
        const { text, values } = saving(saves);
        const written = new Set(
          (await db.query<{ eventId: string }>({ name: 'cart-save-many', text, values })).map(
            ({ eventId }) => eventId,
          ),
        );
        return saves.map(({ told }) => written.has(told.eventId));
      } catch (error) {
        // None is written, and one that cannot be is that one's trouble. After a lost connection nobody knows whether they are.
        if (isConflict(error) || (isPlainRefusal(error) && !isTransient(error)))
          return saves.map(alone);
        throw error;
      }
    },
  });
}

/**
 * Carts of different people, written by one statement: half the work for the database, and a fifth for this process. It waits for nobody:
 * a cart that another transaction holds is left out, so that nobody waits for other people's carts, and no two who hold some wait for
 * each other.
 */
function saving(saves: readonly KnownSave[]): Sql {
  const column = (value: (save: KnownSave) => string | number | null) => sql`${saves.map(value)}`;
  const texts = (text: (save: KnownSave) => string) =>
    sql`string_to_table(${saves.map(text).join(BETWEEN)}, ${BETWEEN})`;
  return sql`with given as materialized (
    select * from rows from (
      unnest(${column(({ siteId }) => siteId)}::uuid[], ${column(({ cart }) => cart.cartId)}::uuid[], ${column(({ revision }) => revision)}::bigint[], ${column(({ cart }) => cart.revision)}::bigint[],
        ${column(({ cart }) => cart.checkoutId)}::uuid[], ${column(({ cart }) => cart.updatedAt)}::timestamptz[], ${column(({ told }) => told.eventId)}::uuid[], ${column(({ told }) => told.acted)}::text[]),
      ${texts(({ cart }) => productIdsIn(cart))}, ${texts(({ tokens }) => keptText(tokens))}, ${texts(({ cart }) => docOf(cart))}, ${texts(({ told }) => told.body)}
    ) as g (site_id, cart_id, before, revision, checkout_id, updated_at, event_id, acted, product_ids, tokens, doc, body) limit ${sql([String(MOST)])}
  ), held as materialized (
    select c.* from given g cross join lateral (select site_id, cart_id from cart where site_id = g.site_id and cart_id = g.cart_id and revision = g.before for update skip locked) c
  ), changed as (
    update cart set revision = g.revision, checkout_id = g.checkout_id, doc = g.doc::json, product_ids = g.product_ids::uuid[], updated_at = g.updated_at
    from given g join held using (site_id, cart_id)
    where cart.site_id = g.site_id and cart.cart_id = g.cart_id and cart.revision = g.before and ${productsAsKnown(sql`g.site_id`, sql`g.tokens`)}
    returning g.site_id, g.cart_id::text as entity_id, g.event_id, g.body, g.acted
  ), ${manyEventSteps(sql`changed`, CART_ENTITY, CART_UPDATED)} select event_id as "eventId", ${startedJobs} from changed`;
}
