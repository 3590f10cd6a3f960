import { createCurrency } from '../../kernel/money.ts';
import { catalogNotFound, type ItemDeps } from '../items/find-items.ts';
import { productIdOf, type ItemReference } from '../items/rules/catalog-item.ts';
import type { MissingItem } from '../items/rules/missing-item.ts';
import { toRestockItem, type RestockItem } from './rules/restock-item.ts';
import { loadProducts } from '../products/store/load-products.ts';
import type { Reader } from '../../db/index.ts';

/** The items that these references name, in their order, as the catalog describes them now. */
export type FindRestockItems = (
  reader: Reader,
  siteId: string,
  references: readonly ItemReference[],
) => Promise<(RestockItem | { readonly missing: MissingItem })[]>;

export function createFindRestockItems({ contextOf }: ItemDeps): FindRestockItems {
  return async (reader, siteId, references) => {
    const { currency, locale } = await contextOf(siteId);
    const money = createCurrency(currency, locale);
    const ids = [...new Set(references.flatMap((reference) => productIdOf(reference) ?? []))];
    const products = await loadProducts(reader, siteId, ids);
    return references.map((reference) => {
      const id = productIdOf(reference);
      return id === undefined
        ? catalogNotFound(reference)
        : toRestockItem(products.get(id), reference, money);
    });
  };
}
