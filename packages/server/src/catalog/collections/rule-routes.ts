import type { CollectionRule } from '@shopwright/contract/catalog/collection-rules';
import {
  getCollectionRule,
  listCollectionRules,
  previewCollectionRule,
  setCollectionRule,
} from '@shopwright/contract/catalog/collection-rules';
import { route, type Route } from '../../http/index.ts';
import { isRefusal, type Refusal, refuse, refuseFields, violation } from '../../kernel/outcome.ts';
import { parseRule, type ParsedRule } from '../products/store/collection-rules.ts';
import { type CatalogWriteDeps, writeCatalog } from '../products/write-products.ts';
import { enqueueRule } from './apply-rule.ts';
import { collectionNotFound } from './collection-routes.ts';
import { lockCollection } from './store/collections.ts';
import { countMembers } from './store/members.ts';
import {
  countRules,
  findRule,
  listRules,
  previewProducts,
  saveRule,
  type StoredRule,
} from './store/rules.ts';

/** Every write of a product evaluates all rules of its store. */
const MAX_RULES_PER_SITE = 100;
const DEFAULT_PREVIEWED_PRODUCTS = 5;

/** Rules that decide which products belong to a collection. */
export function collectionRuleRoutes({
  db,
  clock,
}: Pick<CatalogWriteDeps, 'db' | 'clock'>): Route[] {
  return [
    route(listCollectionRules, async ({ actor: { siteId } }) => ({
      rules: (await listRules(db, siteId)).map(({ collectionId, ...rule }) => ({
        collectionId,
        rule: toWire(rule),
      })),
    })),

    route(getCollectionRule, async ({ actor: { siteId }, request }) => {
      const key = { siteId, collectionId: request.id.toLowerCase() };
      if ((await countMembers(db, key)) === undefined) return collectionNotFound(request.id);
      const rule = await findRule(db, key);
      return { rule: rule ? toWire(rule) : null };
    }),

    route(setCollectionRule, async ({ actor: { siteId }, request: { id, filter = null } }) => {
      const key = { siteId, collectionId: id.toLowerCase() };
      const parsed = filter === null ? undefined : readRule(filter);
      if (isRefusal(parsed)) return parsed;
      return writeCatalog(db, siteId, async (tx) => {
        if (!(await lockCollection(tx, siteId, key.collectionId))) return collectionNotFound(id);
        const before = await findRule(tx, key);
        if (!before && filter === null) return { result: { rule: null }, changed: false };
        if (!before && (await countRules(tx, siteId)) >= MAX_RULES_PER_SITE)
          return refuse('TOO_MANY_COLLECTION_RULES', { max: MAX_RULES_PER_SITE });
        const saved = await saveRule(tx, key, filter, clock());
        await enqueueRule(tx, key);
        return { result: { rule: saved ? toWire(saved) : null }, changed: true };
      });
    }),

    route(previewCollectionRule, async ({ actor: { siteId }, request }) => {
      const { filter, limit = DEFAULT_PREVIEWED_PRODUCTS } = request;
      const parsed = readRule(filter);
      return isRefusal(parsed) ? parsed : previewProducts(db, siteId, parsed.where, limit);
    }),
  ];
}

/** A rule without a condition would add every product by mistake. */
function readRule(filter: Readonly<Record<string, unknown>>): ParsedRule | Refusal {
  const rule = parseRule(filter, 'filter');
  if (isRefusal(rule) || rule.node.kind !== 'everything') return rule;
  return refuseFields(violation('filter', 'MIN_SIZE', 'must have a condition', { threshold: 1 }));
}

const toWire = ({ filter, state, checked, total, updatedAt }: StoredRule): CollectionRule => ({
  filter: filter && { ...filter },
  state,
  checkedProducts: checked,
  totalProducts: Math.max(total, checked),
  updatedDate: updatedAt.toISOString(),
});
