import type { BulkProductResult } from '@shopwright/contract/catalog/products';
import {
  bulkAdjustProductProperty,
  bulkUpdateProductsProperty,
} from '@shopwright/contract/catalog/write';
import type { BulkActionMetadata } from '@shopwright/contract/shared/bulk';
import type { BulkProductError } from '@shopwright/contract/errors/groups';
import { type ConsistentAnswer, route, type Route } from '../../http/index.ts';
import { isGuid } from '../../kernel/guid.ts';
import {
  isRefusal,
  type AnyRefusal,
  type Refusal,
  refuseFields,
  violation,
} from '../../kernel/outcome.ts';
import { bulkError, countOutcomes } from './bulk-results.ts';
import { productNotFound } from './product-routes.ts';
import { adjustValue, setValue } from './rules/bulk.ts';
import type { ProductState } from './rules/product-state.ts';
import { lockProducts } from './store/find-products.ts';
import {
  applyChanges,
  type CatalogWriteDeps,
  bulkWriteOptions,
  writeCatalog,
  writeTarget,
  type WriteTarget,
} from './write-products.ts';

export function bulkRoutes(deps: CatalogWriteDeps): Route[] {
  return [
    route(bulkUpdateProductsProperty, async ({ actor: { siteId }, request: { ids, set = {} } }) => {
      if (Object.keys(set).length === 0)
        return refuseFields(
          violation(
            'set',
            'REQUIRED_ONE_OF_FIELD',
            'must hold one of price, cost, weight, ribbon, brand',
          ),
        );
      return changeEach(deps, siteId, ids, (state, target) => setValue(state, set, target));
    }),
    route(
      bulkAdjustProductProperty,
      async ({ actor: { siteId }, request: { ids, adjust = {} } }) => {
        if (Object.keys(adjust).length === 0)
          return refuseFields(
            violation('adjust', 'REQUIRED_ONE_OF_FIELD', 'must hold one of price, cost, weight'),
          );
        return changeEach(deps, siteId, ids, (state, { currency }) =>
          adjustValue(state, adjust, currency),
        );
      },
    ),
  ];
}

interface BulkAnswer {
  readonly results: BulkProductResult[];
  readonly bulkActionMetadata: BulkActionMetadata;
}

/**
 * Changes each product independently: a refusal for one does not affect the others. A repeated id
 * is changed once.
 */
async function changeEach(
  deps: CatalogWriteDeps,
  siteId: string,
  ids: readonly string[],
  rule: (state: ProductState, target: WriteTarget) => ProductState | Refusal<BulkProductError>,
): Promise<BulkAnswer | ConsistentAnswer<BulkAnswer> | Refusal> {
  const target = await writeTarget(deps, siteId);
  const productIds = [...new Set(ids.filter(isGuid).map((id) => id.toLowerCase()))];
  return writeCatalog(
    deps.db,
    siteId,
    async (tx) => {
      const existing = await lockProducts(tx, siteId, productIds);
      const outcomes = new Map([...existing].map(([id, state]) => [id, rule(state, target)]));
      const changes = [...outcomes].flatMap(([id, after]) =>
        isRefusal(after) ? [] : [{ before: existing.get(id), after }],
      );
      const { changed } = await applyChanges(tx, target, changes);
      const results = ids.map((id, originalIndex) =>
        toResult(id, originalIndex, outcomes.get(id.toLowerCase()) ?? productNotFound(id)),
      );
      return { result: { results, bulkActionMetadata: countOutcomes(results) }, changed };
    },
    bulkWriteOptions,
  );
}

function toResult(
  id: string,
  originalIndex: number,
  outcome: ProductState | AnyRefusal,
): BulkProductResult {
  if (!isRefusal(outcome)) return { itemMetadata: { id, originalIndex, success: true } };
  return { itemMetadata: { id, originalIndex, success: false, error: bulkError(outcome) } };
}
