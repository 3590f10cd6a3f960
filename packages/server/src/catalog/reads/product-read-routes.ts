import {
  getCollection,
  getCollectionBySlug,
  getCollectionBySlugV2,
  getProduct,
  queryCollections,
  queryProducts,
} from '@shopwright/contract/catalog/read';
import {
  queryStoresCollections,
  queryStoresProducts,
} from '@shopwright/contract/catalog/stores-catalog';
import { listSubscriptionOptions } from '@shopwright/contract/catalog/subscription-options';
import type { Collection } from '@shopwright/contract/catalog/collections';
import type { Product } from '@shopwright/contract/catalog/products';
import type { Db } from '../../db/index.ts';
import {
  type Actor,
  type CallInput,
  type ConsistentAnswer,
  createEncoders,
  isMerchant,
  route,
  type Route,
} from '../../http/index.ts';
import { isGuid } from '../../kernel/guid.ts';
import { createCurrency } from '../../kernel/money.ts';
import { isRefusal, notFound, type Refusal, refuseBare } from '../../kernel/outcome.ts';
import {
  normalise,
  pageOf,
  parseQuery,
  type Query,
  type QueryRules,
  toSql,
  type WireQuery,
} from '../../query/index.ts';
import { withoutAllProducts } from './all-products-filter.ts';
import { createConvertProducts, createInCurrency, textOf } from './convert-products.ts';
import { type ContextOf, currencyAsked } from '../products/store-context.ts';
import type { CatalogCache, ReadyBytes, VersionedAnswer } from './catalog-cache.ts';
import { createFacetNumbers } from './facet-numbers.ts';
import type { StoreContext } from '../products/rules/product-state.ts';
import { renderMedia } from '../products/rules/media.ts';
import { renderProduct } from '../products/rules/render-product.ts';
import { renderSubscriptionOptions } from '../products/rules/subscription-options.ts';
import { loadProducts } from '../products/store/load-products.ts';
import { readCollection, readCollections } from '../collections/store/collections.ts';
import { answerProducts, answerProductsByCursor } from './product-pages.ts';
import { createStatementNames } from './statement-names.ts';
import { readProduct } from './store/read-products.ts';
import { collectionQuery, productQuery } from './store/query-fields.ts';

export interface CatalogReadDeps {
  readonly db: Db;
  readonly cache: CatalogCache;
  readonly contextOf: ContextOf;
}

interface Asked {
  readonly actor: Actor;
  readonly consistent: string | undefined;
  readonly headers: CallInput<unknown>['headers'];
}

export function catalogReadRoutes({ db, cache, contextOf }: CatalogReadDeps): Route[] {
  /** The kept bytes for this question, or new ones; with the version they are of. */
  const keep = (
    asked: Asked,
    key: string,
    make: () => Promise<VersionedAnswer>,
  ): Promise<ReadyBytes> | ReadyBytes =>
    cache.kept(asked.actor.siteId, asked.consistent, key) ?? answer(asked, key, make);
  const answer = async (
    { actor, consistent }: Asked,
    key: string,
    make: () => Promise<VersionedAnswer>,
  ): Promise<ReadyBytes> =>
    cache.answer(actor.siteId, await cache.version(actor.siteId, consistent), key, make);

  const facetNumbers = createFacetNumbers(db);
  const named = createStatementNames();
  const encoder = createEncoders();
  const encodeCollection = encoder(getCollection.answer);
  const encodeCollections = encoder(queryCollections.answer);
  const encodeSubscriptionOptions = encoder(listSubscriptionOptions.answer);

  /** One collection, or an error without details: deployed storefronts test for the number 404 the client makes of it. */
  const oneCollection = async (asked: Asked, by: { id: string } | { slug: string }) => {
    const { siteId } = asked.actor;
    const found = await keep(
      asked,
      keyFor(isMerchant(asked.actor), `collection ${JSON.stringify(by)}`),
      async () => {
        const { version, collection } = await readCollection(
          db,
          siteId,
          isMerchant(asked.actor),
          by,
        );
        const { siteUrl } = await contextOf(siteId);
        return {
          version,
          text: collection
            ? encodeCollection({ collection: withAddress(collection, siteUrl) }, false)
            : '',
        };
      },
    );
    return isEmpty(found)
      ? refuseBare(
          404,
          `There is no collection ${'id' in by ? `with the id ${by.id}` : `at ${by.slug}`}.`,
        )
      : found;
  };

  const forMerchants = async ({
    actor: { siteId },
    request: { id },
  }: {
    readonly actor: Actor;
    readonly request: { readonly id: string };
  }) => {
    const state = (await loadProducts(db, siteId, [id])).get(id.toLowerCase());
    return state
      ? { product: renderProduct(state, await contextOf(siteId), { merchant: true }) }
      : missing(id);
  };

  const withMerchantData = async (
    siteId: string,
    products: readonly Product[],
  ): Promise<Product[]> => {
    const [states, context] = await Promise.all([
      loadProducts(
        db,
        siteId,
        products.flatMap(({ id }) => id ?? []),
      ),
      contextOf(siteId),
    ]);
    return products.map((product) => {
      const state = states.get(product.id ?? '');
      return state ? renderProduct(state, context, { merchant: true }) : product;
    });
  };

  const convert = createConvertProducts({ db, contextOf });
  const convertAnswer = createInCurrency({ db, cache, contextOf });
  const inCurrency = (
    { actor, consistent, headers }: Asked,
    key: string,
    found: Promise<ReadyBytes> | ReadyBytes,
  ) =>
    convertAnswer(
      { siteId: actor.siteId, merchant: isMerchant(actor), consistent, headers },
      key,
      found,
    );

  /** By cursor each page is asked for once, so it is not kept. */
  const pageInCurrency = async (
    asked: Asked,
    found: ConsistentAnswer<never> | Refusal,
  ): Promise<ConsistentAnswer<never> | Refusal> => {
    const currency = currencyAsked(asked.headers);
    const { siteId } = asked.actor;
    if (currency === undefined || isRefusal(found) || !('ready' in found.answer)) return found;
    const context = await convert.otherThanUsual(siteId, currency);
    if (!context) return found;
    const { text } = await convert.products(
      siteId,
      context,
      { version: Number(found.consistent), answer: found.answer },
      isMerchant(asked.actor),
    );
    return { consistent: found.consistent, answer: { ready: text } };
  };

  const readProducts = rememberQueries('products', productQuery, withoutAllProducts);
  const readCollectionQuery = rememberQueries('collections', collectionQuery);

  return [
    route(queryProducts, (asked) => {
      const merchant = isMerchant(asked.actor);
      const read = readProducts(asked.request, merchant);
      if (isRefusal(read)) return read;
      const { query, sorted, key } = read;
      const question = () => ({
        db,
        cache,
        facetNumbers,
        named,
        siteId: asked.actor.siteId,
        merchant,
        query,
        sorted,
      });
      const { page } = query;
      if (page.by === 'cursor')
        return answerProductsByCursor(question()).then((found) => pageInCurrency(asked, found));
      return inCurrency(
        asked,
        key,
        keep(asked, key, () => answerProducts(question(), page.offset)),
      );
    }),

    route(queryStoresProducts, async (asked) => {
      const {
        actor: { siteId },
        request,
      } = asked;
      // In this API the shop, too, sees hidden products only when it asks for them.
      const merchant = isMerchant(asked.actor) && request.includeHiddenProducts === true;
      const read = readProducts(request, merchant);
      if (isRefusal(read)) return read;
      const { query, sorted, key } = read;
      const offset = offsetOf(query);
      const {
        consistent,
        answer: { ready },
      } = await inCurrency(
        asked,
        key,
        keep(asked, key, () =>
          answerProducts(
            { db, cache, facetNumbers, named, siteId, merchant, query, sorted },
            offset,
          ),
        ),
      );
      const {
        products,
        metadata: { total },
      } = JSON.parse(textOf(ready)) as ProductsPage;
      const shown =
        request.includeMerchantSpecificData === true && isMerchant(asked.actor)
          ? await withMerchantData(siteId, products)
          : products;
      return {
        consistent,
        answer: { products: shown, metadata: { items: shown.length, offset }, totalResults: total },
      };
    }),

    route(getProduct, (asked) => {
      const { actor, request } = asked;
      const merchant = isMerchant(actor);
      if (!isGuid(request.id)) return missing(request.id);
      if (request.includeMerchantSpecificData === true && merchant) return forMerchants(asked);
      const key = keyFor(merchant, `product ${request.id.toLowerCase()}`);
      const found = inCurrency(
        asked,
        key,
        keep(asked, key, async () => {
          const { version, wire } = await readProduct(db, actor.siteId, request.id, merchant);
          return { version, text: wire === null ? '' : `{"product":${wire}}` };
        }),
      );
      const orMissing = (answer: ReadyBytes) => (isEmpty(answer) ? missing(request.id) : answer);
      return found instanceof Promise ? found.then(orMissing) : orMissing(found);
    }),

    route(listSubscriptionOptions, async (asked) => {
      const {
        actor: { siteId },
        request: { productId },
      } = asked;
      if (!isGuid(productId)) return missing(productId);
      const merchant = isMerchant(asked.actor);
      const found = await keep(
        asked,
        keyFor(merchant, `subscription options ${productId.toLowerCase()}`),
        async () => {
          // The version first: what is read after it is at least as new.
          const version = await cache.version(siteId, asked.consistent);
          const state = (await loadProducts(db, siteId, [productId])).get(productId.toLowerCase());
          const { currency, locale } = await contextOf(siteId);
          return {
            version,
            text:
              state && (merchant || state.visible)
                ? encodeSubscriptionOptions(
                    {
                      subscriptionOptions: renderSubscriptionOptions(
                        state,
                        createCurrency(currency, locale),
                      ),
                    },
                    merchant,
                  )
                : '',
          };
        },
      );
      return isEmpty(found) ? missing(productId) : found;
    }),

    route(queryCollections, async (asked) => {
      const merchant = isMerchant(asked.actor);
      const read = readCollectionQuery(asked.request, merchant);
      if (isRefusal(read)) return read;
      const { query, key } = read;
      const { siteId } = asked.actor;
      const page = async () => collectionPage(db, await contextOf(siteId), siteId, merchant, query);
      if (query.page.by === 'cursor') return page();
      return keep(asked, key, async () => {
        const made = await page();
        if (isRefusal(made))
          throw new Error(`A page by offset was refused: ${JSON.stringify(made)}.`);
        return { version: Number(made.consistent), text: encodeCollections(made.answer, merchant) };
      });
    }),
    route(queryStoresCollections, async (asked) => {
      const merchant = isMerchant(asked.actor);
      const read = readCollectionQuery(asked.request, merchant);
      if (isRefusal(read)) return read;
      const { siteId } = asked.actor;
      const found = await collectionPage(db, await contextOf(siteId), siteId, merchant, read.query);
      if (isRefusal(found)) return found;
      const {
        consistent,
        answer: {
          collections,
          metadata: { total, count },
        },
      } = found;
      return {
        consistent,
        answer: {
          collections,
          metadata: { items: count, offset: offsetOf(read.query) },
          totalResults: total,
        },
      };
    }),
    route(getCollection, async (asked) => oneCollection(asked, { id: asked.request.id })),
    route(getCollectionBySlug, async (asked) => oneCollection(asked, { slug: asked.request.slug })),
    route(getCollectionBySlugV2, async (asked) =>
      oneCollection(asked, { slug: asked.request.slug }),
    ),
  ];
}

/** The shop sees what visitors do not. */
const keyFor = (merchant: boolean, question: string): string =>
  merchant ? `shop ${question}` : question;

interface ReadQuery {
  readonly query: Query;
  /** The caller named an order. */
  readonly sorted: boolean;
  /** The same for all who ask the same. */
  readonly key: string;
}

/** A request that the endpoint remembers (it is frozen then) is the very same object the next time: its query is read once. */
function rememberQueries(
  what: string,
  rules: QueryRules,
  simplify = (filter: Query['filter']) => filter,
): (request: { readonly query?: WireQuery }, merchant: boolean) => ReadQuery | Refusal {
  const known = { shop: new WeakMap<object, ReadQuery>(), all: new WeakMap<object, ReadQuery>() };
  return (request, merchant) => {
    const memory = merchant ? known.shop : known.all;
    const before = memory.get(request);
    if (before) return before;
    const parsed = parseQuery(request.query, rules, { merchant });
    if (isRefusal(parsed)) return parsed;
    const query = { ...parsed, filter: simplify(parsed.filter) };
    const sort = request.query?.sort;
    const sorted = (typeof sort === 'string' || Array.isArray(sort)) && sort.length > 0;
    const read = { query, sorted, key: keyFor(merchant, `${what} ${sorted} ${normalise(query)}`) };
    if (Object.isFrozen(request)) memory.set(request, read);
    return read;
  };
}

/** Pictures of our own are stored without a host and shown with the store's. */
const withAddress = ({ media, ...collection }: Collection, siteUrl: string): Collection => ({
  ...collection,
  media: renderMedia(media?.items ?? [], siteUrl),
});

async function collectionPage(
  db: Db,
  { siteUrl }: StoreContext,
  siteId: string,
  merchant: boolean,
  query: Query,
) {
  const { version, total, rows } = await readCollections(db, siteId, merchant, toSql(query));
  const page = pageOf(query, rows);
  if (isRefusal(page)) return page satisfies Refusal;
  const collections = page.rows.map(({ collection }) => withAddress(collection, siteUrl));
  const metadata = {
    count: collections.length,
    total,
    ...(query.page.by === 'offset' ? { offset: query.page.offset } : { cursors: page.cursors }),
  };
  return { consistent: String(version), answer: { collections, metadata } };
}

const offsetOf = ({ page }: Query): number => (page.by === 'offset' ? page.offset : 0);

/** What `answerProducts` writes. */
interface ProductsPage {
  readonly products: Product[];
  readonly metadata: { readonly total: number };
}

const missing = (id: string): Refusal => notFound(`There is no product with the id ${id}.`);
const isEmpty = ({ answer }: ReadyBytes): boolean => answer.ready.length === 0;
