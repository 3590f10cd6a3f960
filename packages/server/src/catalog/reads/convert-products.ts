import type { Product } from '@shopwright/contract/catalog/products';
import type { Db } from '../../db/index.ts';
import type { CallInput } from '../../http/index.ts';
import type { StoreContext } from '../products/rules/product-state.ts';
import { createRenderer } from '../products/rules/render-product.ts';
import { requestedCurrency, type ContextOf } from '../products/store-context.ts';
import { loadProducts } from '../products/store/find-products.ts';
import { isNotFound, textOf, type CatalogCache, type EncodedAnswer } from './catalog-cache.ts';

/** An answer with products: one, or a page of them. */
export interface AnswerWithProducts {
  readonly product?: Product;
  readonly products?: readonly Product[];
}

/** The request whose answer is converted. */
export interface ConversionRequest {
  readonly siteId: string;
  readonly merchant: boolean;
  readonly consistent: string | undefined;
  readonly headers: CallInput<unknown>['headers'];
  /** Encodes the converted answer by the schema of the call. */
  readonly encode: (answer: AnswerWithProducts) => string;
}

type Found = EncodedAnswer | Promise<EncodedAnswer>;

/**
 * Shows `convertedPriceData` in the currency that a buyer asks for, when it is not the one that the
 * store shows anyway.
 */
export interface CurrencyConversion {
  /**
   * Cached like other answers. The rate is part of the key, so a cached answer never has the price
   * of another rate.
   */
  readonly cached: (request: ConversionRequest, key: string, found: Found) => Found;
  /** For answers that are not cached. */
  readonly uncached: (request: ConversionRequest, found: EncodedAnswer) => Promise<EncodedAnswer>;
}

export function createCurrencyConversion({
  db,
  cache,
  contextOf,
}: {
  readonly db: Db;
  readonly cache: CatalogCache;
  readonly contextOf: ContextOf;
}): CurrencyConversion {
  /** Undefined when the store shows this currency anyway, or has no rate for it. */
  const otherCurrency = async (
    siteId: string,
    currency: string,
  ): Promise<StoreContext | undefined> => {
    const [usual, converted] = await Promise.all([contextOf(siteId), contextOf(siteId, currency)]);
    return usual.conversion?.currency === converted.conversion?.currency ? undefined : converted;
  };

  /** Prices are converted from the products, not from amounts that are rounded already. */
  const convert = async (
    { siteId, merchant, encode }: ConversionRequest,
    context: StoreContext,
    found: EncodedAnswer,
  ) => {
    const answer = JSON.parse(textOf(found)) as AnswerWithProducts;
    const shown = answer.products ?? (answer.product ? [answer.product] : []);
    const ids = shown.flatMap(({ id }) => id ?? []);
    const states = await loadProducts(db, siteId, ids);
    const renderer = createRenderer(context);
    const convertProduct = (product: Product): Product => {
      const state = states.get(product.id ?? '');
      if (!state) return product;
      const { convertedPriceData } = renderer.product(state, { merchant });
      const variants = new Map(
        renderer
          .variants(state, { merchant })
          .map(({ id, variant }) => [id, variant?.convertedPriceData]),
      );
      return {
        ...product,
        ...(convertedPriceData ? { convertedPriceData } : {}),
        ...(product.variants
          ? { variants: product.variants.map((one) => withPrice(one, variants.get(one.id))) }
          : {}),
      };
    };
    const converted = answer.products
      ? { ...answer, products: answer.products.map(convertProduct) }
      : { ...answer, ...(answer.product ? { product: convertProduct(answer.product) } : {}) };
    return { version: found.version, text: encode(converted) };
  };

  const convertCached = async (
    request: ConversionRequest,
    currency: string,
    key: string,
    found: Found,
  ): Promise<EncodedAnswer> => {
    const { siteId, consistent } = request;
    const [context, plain] = await Promise.all([otherCurrency(siteId, currency), found]);
    if (!context || isNotFound(plain)) return plain;
    const { conversion } = context;
    const convertedKey = `${key} in ${conversion?.currency ?? context.currency} at ${conversion?.rate ?? '1'}`;
    return cache.answer(siteId, consistent, convertedKey, () => convert(request, context, plain));
  };

  return {
    cached(request, key, found) {
      const currency = requestedCurrency(request.headers);
      return currency === undefined ? found : convertCached(request, currency, key, found);
    },
    async uncached(request, found) {
      const currency = requestedCurrency(request.headers);
      const context =
        currency === undefined ? undefined : await otherCurrency(request.siteId, currency);
      if (!context) return found;
      const { text } = await convert(request, context, found);
      return { ...found, answer: { ready: text } };
    },
  };
}

type Variant = NonNullable<Product['variants']>[number];
type Price = NonNullable<Variant['variant']>['convertedPriceData'];

const withPrice = (one: Variant, convertedPriceData: Price): Variant =>
  convertedPriceData ? { ...one, variant: { ...one.variant, convertedPriceData } } : one;
