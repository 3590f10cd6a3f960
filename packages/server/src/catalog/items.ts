import { createCurrency, type Currency } from '../kernel/money.ts';
import { productIdOf, STORE_APP_IDS, toCatalogItem, type FoundItem, type ItemContext, type ItemReference } from './rules/catalog-item.ts';
import { missing } from './rules/missing-item.ts';
import type { ProductState, StoreContext } from './rules/product-state.ts';
import { readTokens, type ProductTokens } from './store/items.ts';
import { loadProducts, type Reader } from './store/load.ts';

export interface ItemDeps {
  readonly contextOf: (siteId: string) => Promise<StoreContext>;
}

/**
 * What these references name, each in its place, as it is at this moment. Tokens that were read in this very moment spare a question.
 */
export type FindCatalogItems = (reader: Reader, siteId: string, references: readonly ItemReference[], tokens?: ProductTokens) => Promise<FoundItem[]>;

interface Kept {
  readonly token: string;
  readonly state: ProductState;
  /** What was made of it, by what was asked. */
  readonly items: Map<string, FoundItem>;
}

const MOST_PRODUCTS = 5_000;
const MOST_ITEMS = 100;

/** Products are kept in memory as long as the database says that they are still the same: nothing is ever priced by what it was. */
export function createFindCatalogItems({ contextOf }: ItemDeps): FindCatalogItems {
  const kept = new Map<string, Kept>();
  const currencies = new Map<string, Currency>();
  // Lines keep their references: what one of them named last it mostly names again.
  const lastFound = new WeakMap<ItemReference, { readonly product: Kept; readonly shown: string; readonly item: FoundItem }>();

  const keep = (key: string, entry: Kept): Kept => {
    kept.delete(key);
    const [oldest] = kept.size >= MOST_PRODUCTS ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(key, entry);
    return entry;
  };

  const findProducts = async (reader: Reader, siteId: string, ids: ReadonlySet<string>, known: ProductTokens): Promise<Map<string, Kept>> => {
    const unknown = [...ids].filter((id) => known[id] === undefined);
    const tokens = unknown.length === 0 ? known : { ...known, ...await readTokens(reader, siteId, unknown) };
    const there = [...ids].filter((id) => tokens[id] !== undefined);
    const found = new Map<string, Kept>();
    const stale: string[] = [];
    for (const id of there) {
      const entry = kept.get(`${siteId} ${id}`);
      if (entry && entry.token === tokens[id]) found.set(id, entry);
      else stale.push(id);
    }
    for (const [id, state] of await loadProducts(reader, siteId, stale)) {
      const entry = { token: tokens[id] ?? '', state: slim(state), items: new Map<string, FoundItem>() };
      // Changed between the two questions: right for now, and not for later.
      found.set(id, entry.token.startsWith(`${state.revision}.`) ? keep(`${siteId} ${id}`, entry) : entry);
    }
    return found;
  };

  return async (reader, siteId, references, tokens = {}) => {
    if (references.length === 0) return [];
    const ids = new Set<string>();
    for (const reference of references) {
      const id = productIdOf(reference);
      if (id !== undefined) ids.add(id);
    }
    const products = await findProducts(reader, siteId, ids, tokens);
    const { currency, locale, siteUrl } = await contextOf(siteId);
    const shown = `${currency} ${locale} ${siteUrl}`;
    const context = () => {
      const made = currencies.get(`${currency} ${locale}`) ?? createCurrency(currency, locale);
      currencies.set(`${currency} ${locale}`, made);
      return { currency: made, siteUrl };
    };
    return references.map((reference) => {
      const product = products.get(productIdOf(reference) ?? '');
      if (!product) return isOurs(reference) ? toCatalogItem(undefined, reference, context()) : catalogNotFound(reference);
      const last = lastFound.get(reference);
      if (last && last.product === product && last.shown === shown) return last.item;
      const item = itemOf(product, reference, shown, context);
      lastFound.set(reference, { product, shown, item });
      return item;
    });
  };
}

function itemOf(product: Kept, reference: ItemReference, shown: string, context: () => ItemContext): FoundItem {
  const asked = `${shown} ${JSON.stringify(reference.options ?? null)}`;
  const known = product.items.get(asked);
  if (known) return known;
  const made = toCatalogItem(product.state, reference, context());
  if (product.items.size < MOST_ITEMS) product.items.set(asked, made);
  return made;
}

/** Without what no line shows. */
const slim = (state: ProductState): ProductState => {
  const { description: _description, seoData: _seo, extendedFields: _fields, tags: _tags, ...doc } = state.doc;
  return { ...state, doc, infoSections: [] };
};

const isOurs = ({ appId }: ItemReference): boolean => STORE_APP_IDS.includes(appId.toLowerCase());

export const catalogNotFound = ({ appId }: ItemReference): FoundItem => missing('CATALOG_NOT_FOUND', `This store has no catalog of the app ${appId}. Its products are in ${STORE_APP_IDS[0]}.`);
