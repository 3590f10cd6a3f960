import type { Reader } from '../../db/index.ts';
import { createCurrency, type Currency } from '../../kernel/money.ts';
import type { ProductState, StoreContext } from '../products/rules/product-state.ts';
import { loadProducts } from '../products/store/load-products.ts';
import {
  type FoundItem,
  type ItemContext,
  type ItemReference,
  productIdOf,
  STORE_APP_IDS,
  toCatalogItem,
} from './rules/catalog-item.ts';
import { missing, type MissingItem } from './rules/item-options.ts';
import { type RestockItem, toRestockItem } from './rules/restock-item.ts';
import { type ProductTokens, readTokens } from './store/product-tokens.ts';

export interface ItemDeps {
  readonly contextOf: (siteId: string) => Promise<StoreContext>;
}

/**
 * What these references name, each in its place, as it is at this moment. Tokens that were read in this very moment spare a question.
 */
export type FindCatalogItems = (
  reader: Reader,
  siteId: string,
  references: readonly ItemReference[],
  tokens?: ProductTokens,
) => Promise<FoundItem[]>;

interface Kept {
  readonly id: string;
  readonly token: string;
  /** The token is of this very state. */
  readonly lasting: boolean;
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
  const lastFound = new WeakMap<
    ItemReference,
    { readonly product: Kept; readonly context: StoreContext; readonly item: FoundItem }
  >();

  const keep = (key: string, entry: Kept): Kept => {
    kept.delete(key);
    const [oldest] = kept.size >= MOST_PRODUCTS ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(key, entry);
    return entry;
  };

  const findProducts = async (
    reader: Reader,
    siteId: string,
    ids: ReadonlySet<string>,
    known: ProductTokens,
  ): Promise<Map<string, Kept>> => {
    const unknown = [...ids].filter((id) => known[id] === undefined);
    const tokens =
      unknown.length === 0 ? known : { ...known, ...(await readTokens(reader, siteId, unknown)) };
    const found = new Map<string, Kept>();
    const stale: string[] = [];
    for (const id of ids) {
      if (tokens[id] === undefined) continue;
      const entry = kept.get(`${siteId} ${id}`);
      if (entry && entry.token === tokens[id]) found.set(id, entry);
      else stale.push(id);
    }
    if (stale.length === 0) return found;
    for (const [id, state] of await loadProducts(reader, siteId, stale)) {
      const token = tokens[id] ?? '';
      // Changed between the two questions: right for now, and not for later.
      const lasting = token.startsWith(`${state.revision}.`);
      const entry = { id, token, lasting, state: slim(state), items: new Map<string, FoundItem>() };
      found.set(id, lasting ? keep(`${siteId} ${id}`, entry) : entry);
    }
    return found;
  };

  return async (reader, siteId, references, tokens = {}) => {
    if (references.length === 0) return [];
    const context = await contextOf(siteId);
    const knownStill = (reference: ItemReference): FoundItem | undefined => {
      const last = lastFound.get(reference);
      return last && last.context === context && last.product.token === tokens[last.product.id]
        ? last.item
        : undefined;
    };
    const known = references.map(knownStill);
    const ids = new Set<string>();
    references.forEach((reference, at) => {
      const id = known[at] ? undefined : productIdOf(reference);
      if (id !== undefined) ids.add(id);
    });
    const products = ids.size === 0 ? nothing : await findProducts(reader, siteId, ids, tokens);
    return references.map(
      (reference, at) =>
        known[at] ?? itemFor(products.get(productIdOf(reference) ?? ''), reference, context),
    );
  };

  function itemFor(
    product: Kept | undefined,
    reference: ItemReference,
    context: StoreContext,
  ): FoundItem {
    if (!product)
      return isOurs(reference)
        ? toCatalogItem(undefined, reference, itemContext(context))
        : catalogNotFound(reference);
    const item = itemOf(product, reference, context, itemContext);
    if (product.lasting) lastFound.set(reference, { product, context, item });
    return item;
  }

  function itemContext({ currency, locale, siteUrl }: StoreContext): ItemContext {
    const made = currencies.get(`${currency} ${locale}`) ?? createCurrency(currency, locale);
    currencies.set(`${currency} ${locale}`, made);
    return { currency: made, siteUrl };
  }
}

const nothing: ReadonlyMap<string, Kept> = new Map();

function itemOf(
  product: Kept,
  reference: ItemReference,
  context: StoreContext,
  itemContext: (context: StoreContext) => ItemContext,
): FoundItem {
  const asked = `${context.currency} ${context.locale} ${context.siteUrl} ${JSON.stringify(reference.options ?? null)}`;
  const known = product.items.get(asked);
  if (known) return known;
  const made = toCatalogItem(product.state, reference, itemContext(context));
  if (product.items.size < MOST_ITEMS) product.items.set(asked, made);
  return made;
}

/** Without what no line shows. */
const slim = (state: ProductState): ProductState => {
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
