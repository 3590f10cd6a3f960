import { Product } from '@shopwright/contract/catalog/products';
import { getProduct, queryProducts } from '@shopwright/contract/catalog/read';
import { queryStoresProducts } from '@shopwright/contract/catalog/stores-catalog';
import { listSubscriptionOptions } from '@shopwright/contract/catalog/subscription-options';
import type { Db } from '../../db/index.ts';
import {
  type CallInput,
  createEncoders,
  encodedPart,
  isMerchant,
  route,
  type Route,
} from '../../http/index.ts';
import { isGuid } from '../../kernel/guid.ts';
import { createCurrency } from '../../kernel/money.ts';
import { isRefusal } from '../../kernel/outcome.ts';
import { productNotFound } from '../products/product-routes.ts';
import { renderProduct } from '../products/rules/render-product.ts';
import { renderSubscriptionOptions } from '../products/rules/subscription-options.ts';
import type { ContextOf } from '../products/store-context.ts';
import { loadProducts } from '../products/store/find-products.ts';
import { type CatalogCache, type EncodedAnswer, isNotFound, textOf } from './catalog-cache.ts';
import {
  type AnswerWithProducts,
  type ConversionRequest,
  createCurrencyConversion,
} from './convert-products.ts';
import type { PathRequest } from './access-path.ts';
import {
  createProductPages,
  createQueryParser,
  keyFor,
  offsetOf,
  withoutAllProducts,
} from './product-query.ts';
import { productQuery } from './store/query-fields.ts';
import { readProduct } from './store/read-products.ts';

export interface CatalogReadDeps {
  readonly db: Db;
  readonly cache: CatalogCache;
  readonly contextOf: ContextOf;
}

export function productReadRoutes({ db, cache, contextOf }: CatalogReadDeps): Route[] {
  const encoder = createEncoders();
  const encodeProduct = encoder(getProduct.answer);
  const encodeProducts = encoder(queryProducts.answer);
  const encodeSubscriptionOptions = encoder(listSubscriptionOptions.answer);
  const parseProductQuery = createQueryParser('products', productQuery, withoutAllProducts);
  const pages = createProductPages({ db, cache });
  const conversion = createCurrencyConversion({ db, cache, contextOf });

  const conversionRequest = (
    { actor, consistent, headers }: Pick<CallInput<unknown>, 'actor' | 'consistent' | 'headers'>,
    encode: (answer: AnswerWithProducts, forMerchant: boolean) => string,
  ): ConversionRequest => ({
    siteId: actor.siteId,
    merchant: isMerchant(actor),
    consistent,
    headers,
    encode: (answer) => encode(answer, false),
  });

  const withMerchantData = async (
    siteId: string,
    products: readonly Product[],
  ): Promise<Product[]> => {
    const ids = products.flatMap(({ id }) => id ?? []);
    const [states, context] = await Promise.all([loadProducts(db, siteId, ids), contextOf(siteId)]);
    return products.map((product) => {
      const state = states.get(product.id ?? '');
      return state ? renderProduct(state, context, { merchant: true }) : product;
    });
  };

  const getProductWithMerchantData = async (siteId: string, id: string) => {
    const state = (await loadProducts(db, siteId, [id])).get(id.toLowerCase());
    return state
      ? { product: renderProduct(state, await contextOf(siteId), { merchant: true }) }
      : productNotFound(id);
  };

  const readCursorPage = async (request: PathRequest, converting: ConversionRequest) => {
    const { siteId, consistent } = converting;
    const page = await cache.readCurrent(siteId, consistent, () => pages.byCursor(request));
    return isRefusal(page) ? page : conversion.uncached(converting, page);
  };

  return [
    route(queryProducts, (input) => {
      const { siteId } = input.actor;
      const merchant = isMerchant(input.actor);
      const parsed = parseProductQuery(input.request.query, merchant);
      if (isRefusal(parsed)) return parsed;
      const { query, cacheKey } = parsed;
      const request = { siteId, merchant, ...parsed };
      const converting = conversionRequest(input, encodeProducts);
      // Each cursor is requested once, so its page is not cached.
      if (query.page.by === 'cursor') return readCursorPage(request, converting);
      const { offset } = query.page;
      return conversion.cached(
        converting,
        cacheKey,
        cache.answer(siteId, input.consistent, cacheKey, () => pages.byOffset(request, offset)),
      );
    }),

    route(queryStoresProducts, async (input) => {
      const { siteId } = input.actor;
      const { includeHiddenProducts, includeMerchantSpecificData } = input.request;
      // In this API the shop, too, sees hidden products only when it asks for them.
      const merchant = isMerchant(input.actor) && includeHiddenProducts === true;
      const parsed = parseProductQuery(input.request.query, merchant);
      if (isRefusal(parsed)) return parsed;
      const { query, cacheKey } = parsed;
      const offset = offsetOf(query);
      const found = await conversion.cached(
        conversionRequest(input, encodeProducts),
        cacheKey,
        cache.answer(siteId, input.consistent, cacheKey, () =>
          pages.byOffset({ siteId, merchant, ...parsed }, offset),
        ),
      );
      const page = JSON.parse(textOf(found)) as ProductsPage;
      const products =
        includeMerchantSpecificData === true && isMerchant(input.actor)
          ? await withMerchantData(siteId, page.products)
          : page.products;
      return {
        consistent: found.consistent,
        answer: {
          products,
          metadata: { items: products.length, offset },
          totalResults: page.metadata.total,
        },
      };
    }),

    route(getProduct, (input) => {
      const { siteId } = input.actor;
      const { id, includeMerchantSpecificData } = input.request;
      const merchant = isMerchant(input.actor);
      if (!isGuid(id)) return productNotFound(id);
      if (includeMerchantSpecificData === true && merchant)
        return getProductWithMerchantData(siteId, id);
      const key = keyFor(merchant, `product ${id.toLowerCase()}`);
      const found = conversion.cached(
        conversionRequest(input, encodeProduct),
        key,
        cache.answer(siteId, input.consistent, key, async () => {
          const { version, wire } = await readProduct(db, siteId, id, merchant);
          const text =
            wire === null ? '' : encodeProduct({ product: encodedPart(Product, wire) }, false);
          return { version, text };
        }),
      );
      const orNotFound = (answer: EncodedAnswer) =>
        isNotFound(answer) ? productNotFound(id) : answer;
      return found instanceof Promise ? found.then(orNotFound) : orNotFound(found);
    }),

    route(listSubscriptionOptions, async ({ actor, request: { productId }, consistent }) => {
      const { siteId } = actor;
      const merchant = isMerchant(actor);
      if (!isGuid(productId)) return productNotFound(productId);
      const key = keyFor(merchant, `subscription options ${productId.toLowerCase()}`);
      const found = await cache.answer(siteId, consistent, key, async () => {
        // The version first: the product that is read after it is at least as new.
        const version = await cache.version(siteId, consistent);
        const state = (await loadProducts(db, siteId, [productId])).get(productId.toLowerCase());
        if (!state || !(merchant || state.visible)) return { version, text: '' };
        const { currency, locale } = await contextOf(siteId);
        const subscriptionOptions = renderSubscriptionOptions(
          state,
          createCurrency(currency, locale),
        );
        return { version, text: encodeSubscriptionOptions({ subscriptionOptions }, merchant) };
      });
      return isNotFound(found) ? productNotFound(productId) : found;
    }),
  ];
}

/** The answer of `queryProducts`, which this process encoded itself. */
interface ProductsPage {
  readonly products: Product[];
  readonly metadata: { readonly total: number };
}
