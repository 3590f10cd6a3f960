import type { Product } from '@shopwright/contract/catalog/products';
import type { Db } from '../../db/index.ts';
import type { CatalogCache, ReadyBytes, VersionedAnswer } from './catalog-cache.ts';
import { createRenderer } from '../products/rules/render-product.ts';
import type { StoreContext } from '../products/rules/product-state.ts';
import { type ContextOf, currencyAsked } from '../products/store-context.ts';
import { loadProducts } from '../products/store/load-products.ts';

interface Page {
  readonly product?: Product;
  readonly products?: readonly Product[];
}

/** Answers with products, with `convertedPriceData` in another currency than the store's own choice. */
export function createConvertProducts({
  db,
  contextOf,
}: {
  readonly db: Db;
  readonly contextOf: ContextOf;
}) {
  return {
    /** Undefined for a currency that the store shows anyway, and for one that it has no rate of. */
    async otherThanUsual(siteId: string, currency: string): Promise<StoreContext | undefined> {
      const [usual, asked] = await Promise.all([contextOf(siteId), contextOf(siteId, currency)]);
      return usual.conversion?.currency === asked.conversion?.currency ? undefined : asked;
    },

    /** The prices are worked out from the products, not from amounts that were rounded already. */
    async products(
      siteId: string,
      context: StoreContext,
      { version, answer: { ready } }: Pick<ReadyBytes, 'version' | 'answer'>,
      merchant: boolean,
    ): Promise<VersionedAnswer> {
      const page = JSON.parse(textOf(ready)) as Page;
      const shown = page.products ?? (page.product ? [page.product] : []);
      const states = await loadProducts(
        db,
        siteId,
        shown.flatMap(({ id }) => id ?? []),
      );
      const renderer = createRenderer(context);
      const convert = (product: Product): Product => {
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
      const converted = page.products
        ? { ...page, products: page.products.map(convert) }
        : { ...page, ...(page.product ? { product: convert(page.product) } : {}) };
      return { version, text: JSON.stringify(converted) };
    },
  };
}

interface Asked {
  readonly siteId: string;
  readonly merchant: boolean;
  readonly consistent: string | undefined;
  readonly headers: Parameters<typeof currencyAsked>[0];
}

/**
 * The same products with prices in the currency that the buyer asks for. A store converts to a bounded list of currencies, so the
 * answers are cached like others. The rate is part of the key and of the context that the prices are computed with: an answer is
 * never cached under another currency or another rate.
 */
export function createInCurrency({
  db,
  cache,
  contextOf,
}: {
  readonly db: Db;
  readonly cache: CatalogCache;
  readonly contextOf: ContextOf;
}) {
  const convert = createConvertProducts({ db, contextOf });
  return (
    asked: Asked,
    key: string,
    found: Promise<ReadyBytes> | ReadyBytes,
  ): Promise<ReadyBytes> | ReadyBytes => {
    const currency = currencyAsked(asked.headers);
    return currency === undefined ? found : convertAnswer(asked, currency, key, found);
  };

  async function convertAnswer(
    { siteId, merchant, consistent }: Asked,
    currency: string,
    key: string,
    found: Promise<ReadyBytes> | ReadyBytes,
  ): Promise<ReadyBytes> {
    const [context, plain] = await Promise.all([convert.otherThanUsual(siteId, currency), found]);
    if (!context || plain.answer.ready.length === 0) return plain;
    const own = `${key} in ${context.conversion?.currency ?? context.currency} at ${context.conversion?.rate ?? '1'}`;
    return (
      cache.kept(siteId, consistent, own) ??
      cache.answer(siteId, await cache.version(siteId, consistent), own, () =>
        convert.products(siteId, context, plain, merchant),
      )
    );
  }
}

type Variant = NonNullable<Product['variants']>[number];
type Price = NonNullable<Variant['variant']>['convertedPriceData'];

const withPrice = (one: Variant, convertedPriceData: Price): Variant =>
  convertedPriceData ? { ...one, variant: { ...one.variant, convertedPriceData } } : one;

export const textOf = (ready: ReadyBytes['answer']['ready']): string =>
  typeof ready === 'string' ? ready : ready.toString();
