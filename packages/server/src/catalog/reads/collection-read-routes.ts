import type { Collection } from '@shopwright/contract/catalog/collections';
import {
  getCollection,
  getCollectionBySlug,
  getCollectionBySlugV2,
  queryCollections,
} from '@shopwright/contract/catalog/read';
import { queryStoresCollections } from '@shopwright/contract/catalog/stores-catalog';
import { createEncoders, isMerchant, route, type Actor, type Route } from '../../http/index.ts';
import { isRefusal, refuseBare } from '../../kernel/outcome.ts';
import { pageOf, toSql, type Query } from '../../query/index.ts';
import { readCollection, readCollections } from '../collections/store/collections.ts';
import { renderMedia } from '../products/rules/media.ts';
import { isNotFound } from './catalog-cache.ts';
import type { CatalogReadDeps } from './product-read-routes.ts';
import { createQueryParser, keyFor, offsetOf } from './product-query.ts';
import { collectionQuery } from './store/query-fields.ts';

export function collectionReadRoutes({ db, cache, contextOf }: CatalogReadDeps): Route[] {
  const encoder = createEncoders();
  const encodeCollection = encoder(getCollection.answer);
  const encodeCollections = encoder(queryCollections.answer);
  const parseCollectionQuery = createQueryParser('collections', collectionQuery);

  const findCollection = async (
    { actor, consistent }: { readonly actor: Actor; readonly consistent: string | undefined },
    by: { readonly id: string } | { readonly slug: string },
  ) => {
    const { siteId } = actor;
    const merchant = isMerchant(actor);
    const key = keyFor(merchant, `collection ${JSON.stringify(by)}`);
    const found = await cache.answer(siteId, consistent, key, async () => {
      const { version, collection } = await readCollection(db, siteId, merchant, by);
      const { siteUrl } = await contextOf(siteId);
      const text = collection
        ? encodeCollection({ collection: withMediaUrls(collection, siteUrl) }, false)
        : '';
      return { version, text };
    });
    if (!isNotFound(found)) return found;
    // Without details: deployed storefronts check for the number 404 that the client derives from
    // this answer.
    const described = 'id' in by ? `with the id ${by.id}` : `at ${by.slug}`;
    return refuseBare(404, `There is no collection ${described}.`);
  };

  const readPage = async (siteId: string, merchant: boolean, query: Query) => {
    const [{ siteUrl }, { version, total, rows }] = await Promise.all([
      contextOf(siteId),
      readCollections(db, siteId, merchant, toSql(query)),
    ]);
    const page = pageOf(query, rows);
    if (isRefusal(page)) return page;
    const collections = page.rows.map(({ collection }) => withMediaUrls(collection, siteUrl));
    const paging =
      query.page.by === 'offset' ? { offset: query.page.offset } : { cursors: page.cursors };
    return {
      consistent: String(version),
      answer: { collections, metadata: { count: collections.length, total, ...paging } },
    };
  };

  return [
    route(queryCollections, async ({ actor, request, consistent }) => {
      const { siteId } = actor;
      const merchant = isMerchant(actor);
      const parsed = parseCollectionQuery(request.query, merchant);
      if (isRefusal(parsed)) return parsed;
      const { query, cacheKey } = parsed;
      if (query.page.by === 'cursor')
        return cache.readCurrent(siteId, consistent, () => readPage(siteId, merchant, query));
      return cache.answer(siteId, consistent, cacheKey, async () => {
        const page = await readPage(siteId, merchant, query);
        // Only a cursor can be refused.
        if (isRefusal(page))
          throw new Error(`A page by offset was refused: ${JSON.stringify(page)}.`);
        return {
          version: Number(page.consistent),
          text: encodeCollections(page.answer, merchant),
        };
      });
    }),
    route(queryStoresCollections, async ({ actor, request, consistent }) => {
      const merchant = isMerchant(actor);
      const parsed = parseCollectionQuery(request.query, merchant);
      if (isRefusal(parsed)) return parsed;
      const page = await cache.readCurrent(actor.siteId, consistent, () =>
        readPage(actor.siteId, merchant, parsed.query),
      );
      if (isRefusal(page)) return page;
      const { collections, metadata } = page.answer;
      return {
        consistent: page.consistent,
        answer: {
          collections,
          metadata: { items: metadata.count, offset: offsetOf(parsed.query) },
          totalResults: metadata.total,
        },
      };
    }),
    route(getCollection, (input) => findCollection(input, { id: input.request.id })),
    route(getCollectionBySlug, (input) => findCollection(input, { slug: input.request.slug })),
    route(getCollectionBySlugV2, (input) => findCollection(input, { slug: input.request.slug })),
  ];
}

/** URLs of the store's own media are stored without a host. */
const withMediaUrls = ({ media, ...collection }: Collection, siteUrl: string): Collection => ({
  ...collection,
  media: renderMedia(media?.items ?? [], siteUrl),
});
