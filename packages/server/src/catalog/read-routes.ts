import { getCollection, getCollectionBySlug, getCollectionBySlugV2, getProduct, queryCollections, queryProducts } from '@shopwright/contract/catalog/read';
import type { Collection } from '@shopwright/contract/catalog/collections';
import type { Db } from '../db/index.ts';
import { isMerchant, route, type Actor, type ConsistentAnswer, type Route } from '../http/index.ts';
import { isRefusal, notFound, refuseBare, type Refusal } from '../kernel/outcome.ts';
import { normalise, pageOf, parseQuery, toSql, type Query } from '../query/index.ts';
import { withoutAllProducts } from './all-products-filter.ts';
import type { CatalogCache, VersionedAnswer } from './cache.ts';
import type { StoreContext } from './rules/product-state.ts';
import { renderMedia } from './rules/render-media.ts';
import { renderProduct } from './rules/render-product.ts';
import { loadProducts } from './store/load.ts';
import { readCollection, readCollections } from './store/read-collections.ts';
import { answerProducts, answerProductsByCursor } from './read-products.ts';
import { readProduct } from './store/read-products.ts';
import { collectionQuery, productQuery } from './store/fields.ts';

export interface CatalogReadDeps {
  readonly db: Db;
  readonly cache: CatalogCache;
  readonly contextOf: (siteId: string) => Promise<StoreContext>;
}

interface Asked {
  readonly actor: Actor;
  readonly consistent: string | undefined;
}

export function catalogReadRoutes({ db, cache, contextOf }: CatalogReadDeps): Route[] {
  /** The kept bytes for this question, or new ones; with the version they are of. */
  const keep = async ({ actor, consistent }: Asked, key: string, make: () => Promise<VersionedAnswer>): Promise<ConsistentAnswer<never>> => {
    const version = await cache.version(actor.siteId, consistent);
    const answer = await cache.answer(actor.siteId, version, `${isMerchant(actor) ? 'shop' : 'all'} ${key}`, make);
    return { consistent: String(answer.version), answer: { ready: answer.bytes } };
  };

  /** One collection, or an error without details: deployed storefronts test for the number 404 the client makes of it. */
  const oneCollection = async (asked: Asked, by: { id: string } | { slug: string }) => {
    const { version, collection } = await readCollection(db, asked.actor.siteId, isMerchant(asked.actor), by);
    if (!collection) return refuseBare(404, `There is no collection ${'id' in by ? `with the id ${by.id}` : `at ${by.slug}`}.`);
    return { consistent: String(version), answer: { collection: withAddress(collection, (await contextOf(asked.actor.siteId)).siteUrl) } };
  };

  return [
    route(queryProducts, async (asked) => {
      const merchant = isMerchant(asked.actor);
      const parsed = parseQuery(asked.request.query, productQuery, { merchant });
      if (isRefusal(parsed)) return parsed;
      const query = { ...parsed, filter: withoutAllProducts(parsed.filter) };
      const sorted = (asked.request.query?.sort ?? []).length > 0;
      const question = { db, cache, siteId: asked.actor.siteId, merchant, query, sorted };
      const { page } = query;
      if (page.by === 'cursor') return answerProductsByCursor(question);
      return keep(asked, `products ${sorted} ${normalise(query)}`, () => answerProducts(question, page.offset));
    }),

    route(getProduct, async (asked) => {
      const { actor, request } = asked;
      const missing = notFound(`There is no product with the id ${request.id}.`);
      if (!isGuid(request.id)) return missing;
      if (request.includeMerchantSpecificData === true && isMerchant(actor)) {
        const state = (await loadProducts(db, actor.siteId, [request.id])).get(request.id.toLowerCase());
        return state ? { product: renderProduct(state, await contextOf(actor.siteId), { merchant: true }) } : missing;
      }
      const found = await keep(asked, `product ${request.id.toLowerCase()}`, async () => {
        const { version, wire } = await readProduct(db, actor.siteId, request.id, isMerchant(actor));
        return { version, bytes: Buffer.from(wire === null ? '' : `{"product":${wire}}`) };
      });
      return isEmpty(found) ? missing : found;
    }),

    route(queryCollections, async ({ actor, request }) => {
      const merchant = isMerchant(actor);
      const query = parseQuery(request.query, collectionQuery, { merchant });
      if (isRefusal(query)) return query;
      return collectionPage(db, await contextOf(actor.siteId), actor.siteId, merchant, query);
    }),
    route(getCollection, async (asked) => oneCollection(asked, { id: asked.request.id })),
    route(getCollectionBySlug, async (asked) => oneCollection(asked, { slug: asked.request.slug })),
    route(getCollectionBySlugV2, async (asked) => oneCollection(asked, { slug: asked.request.slug })),
  ];
}

/** Pictures of our own are stored without a host and shown with the store's. */
const withAddress = ({ media, ...collection }: Collection, siteUrl: string): Collection => ({ ...collection, media: renderMedia(media?.items ?? [], siteUrl) });

async function collectionPage(db: Db, { siteUrl }: StoreContext, siteId: string, merchant: boolean, query: Query) {
  const { version, total, rows } = await readCollections(db, siteId, merchant, toSql(query));
  const page = pageOf(query, rows);
  if (isRefusal(page)) return page satisfies Refusal;
  const collections = page.rows.map(({ collection }) => withAddress(collection, siteUrl));
  const metadata = { count: collections.length, total, ...(query.page.by === 'offset' ? { offset: query.page.offset } : { cursors: page.cursors }) };
  return { consistent: String(version), answer: { collections, metadata } };
}

const isEmpty = ({ answer }: ConsistentAnswer<unknown>): boolean => typeof answer === 'object' && answer !== null && 'ready' in answer && (answer.ready as Buffer).length === 0;
const isGuid = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
