import type { Reader } from '../../db/index.ts';
import { createCurrency, type Currency } from '../../kernel/money.ts';
import { createCache } from '../../memory/index.ts';
import type { ProductState, StoreContext } from '../products/rules/product-state.ts';
import { loadProducts } from '../products/store/find-products.ts';
import {
  type FoundItem,
  type ItemContext,
  type ItemReference,
  productIdOf,
  type RestockItem,
  STORE_APP_IDS,
  toCatalogItem,
  toRestockItem,
} from './rules/catalog-item.ts';
import { missing, type MissingItem } from './rules/item-options.ts';
import { type ProductTokens, readTokens } from './store/product-tokens.ts';

export interface ItemDeps {
  readonly contextOf: (siteId: string) => Promise<StoreContext>;
}

/**
 * The items that these references name, in their order, as they are now. Tokens that the caller has
 * just read spare a query.
 */
export type FindCatalogItems = (
  reader: Reader,
  siteId: string,
  references: readonly ItemReference[],
  tokens?: ProductTokens,
) => Promise<FoundItem[]>;

interface CachedProduct {
  readonly token: string;
  readonly state: ProductState;
  /** Items of this product, by currency, locale, site URL and chosen options. */
  readonly items: Map<string, FoundItem>;
}

const MAX_CACHED_PRODUCTS = 5_000;
const MAX_CACHED_ITEMS_PER_PRODUCT = 100;

/**
 * A cached product is used only while the database shows its token, so no item ever has an outdated
 * price.
 */
export function createFindCatalogItems({ contextOf }: ItemDeps): FindCatalogItems {
  const cachedProducts = createCache<CachedProduct>({ maxEntries: MAX_CACHED_PRODUCTS });
  const currencies = new Map<string, Currency>();

  const findProducts = async (
    reader: Reader,
    siteId: string,
    ids: readonly string[],
    cachedTokens: ProductTokens,
  ): Promise<Map<string, CachedProduct>> => {
    const withoutToken = ids.filter((id) => cachedTokens[id] === undefined);
    const tokens =
      withoutToken.length === 0
        ? cachedTokens
        : { ...cachedTokens, ...(await readTokens(reader, siteId, withoutToken)) };
    const found = new Map<string, CachedProduct>();
    const stale: string[] = [];
    for (const id of ids) {
      if (tokens[id] === undefined) continue;
      const product = cachedProducts.get(`${siteId} ${id}`);
      if (product && product.token === tokens[id]) found.set(id, product);
      else stale.push(id);
    }
    if (stale.length === 0) return found;
    for (const [id, state] of await loadProducts(reader, siteId, stale)) {
      const token = tokens[id] ?? '';
      const product = { token, state: withoutTexts(state), items: new Map<string, FoundItem>() };
      found.set(id, product);
      // A product that changed between the two reads is current, but does not belong to the token.
      if (token.startsWith(`${state.revision}.`)) cachedProducts.set(`${siteId} ${id}`, product);
    }
    return found;
  };

  const itemContext = ({ currency, locale, siteUrl }: StoreContext): ItemContext => {
    const key = `${currency} ${locale}`;
    const made = currencies.get(key) ?? createCurrency(currency, locale);
    currencies.set(key, made);
    return { currency: made, siteUrl };
  };

  const findItem = (
    { state, items }: CachedProduct,
    reference: ItemReference,
    context: StoreContext,
  ): FoundItem => {
    const { currency, locale, siteUrl } = context;
    const key = `${currency} ${locale} ${siteUrl} ${JSON.stringify(reference.options ?? null)}`;
    const cached = items.get(key);
    if (cached) return cached;
    const item = toCatalogItem(state, reference, itemContext(context));
    if (items.size < MAX_CACHED_ITEMS_PER_PRODUCT) items.set(key, item);
    return item;
  };

  return async (reader, siteId, references, tokens = {}) => {
    if (references.length === 0) return [];
    const context = await contextOf(siteId);
    const ids = new Set(references.flatMap((reference) => productIdOf(reference) ?? []));
    const products = await findProducts(reader, siteId, [...ids], tokens);
    return references.map((reference) => {
      if (!isOurs(reference)) return catalogNotFound(reference);
      const product = products.get(productIdOf(reference) ?? '');
      return product
        ? findItem(product, reference, context)
        : toCatalogItem(undefined, reference, itemContext(context));
    });
  };
}

/** Without the texts that no cart line shows, to save memory. */
const withoutTexts = (state: ProductState): ProductState => {
  const {
    description: _description,
    seoData: _seo,
    extendedFields: _fields,
    tags: _tags,
    ...doc
  } = state.doc;
  return { ...state, doc, infoSections: [] };
};

const isOurs = ({ appId }: ItemReference): boolean => STORE_APP_IDS.includes(appId.toLowerCase());

export const catalogNotFound = ({ appId }: ItemReference): { missing: MissingItem } =>
  missing(
    'CATALOG_NOT_FOUND',
    `This store has no catalog of the app ${appId}. Its products are in ${STORE_APP_IDS[0]}.`,
  );

/** The items that these references name, in their order, for back-in-stock notifications. */
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
