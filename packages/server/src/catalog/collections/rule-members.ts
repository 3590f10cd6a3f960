import type { Db, Tx } from '../../db/index.ts';
import type { Currency } from '../../kernel/money.ts';
import { type Refusal, refuse } from '../../kernel/outcome.ts';
import { meetsRule } from '../products/rules/apply-collection-rules.ts';
import { findCollectionRules } from '../products/store/collection-rules.ts';
import { lockProducts } from '../products/store/find-products.ts';
import type { CollectionKey } from './store/members.ts';
import { deleteRule } from './store/rules.ts';
import { waitForWriters } from './wait-for-writers.ts';

/** Refuses to remove products that the rule of the collection would add again. */
export async function refuseRuleMembers(
  tx: Tx,
  { siteId, collectionId }: CollectionKey,
  productIds: readonly string[],
  currency: Currency,
): Promise<Refusal<'PRODUCT_MATCHES_COLLECTION_RULE'> | undefined> {
  const rules = await findCollectionRules(tx, siteId);
  const rule = rules.find((each) => each.collectionId === collectionId);
  if (!rule) return undefined;
  const states = await lockProducts(tx, siteId, productIds);
  const matching = [...states.values()].find(
    (state) => state.collectionIds.includes(collectionId) && meetsRule(state, rule, currency),
  );
  if (!matching) return undefined;
  const { productId, name } = matching;
  return refuse('PRODUCT_MATCHES_COLLECTION_RULE', { name }, { productId });
}

/** Ends the rule of a collection that is being deleted: from then on no write adds a product to it. */
export async function endRule(db: Db, key: CollectionKey): Promise<void> {
  if (await db.tx((tx) => deleteRule(tx, key))) await waitForWriters(db, key.siteId);
}
