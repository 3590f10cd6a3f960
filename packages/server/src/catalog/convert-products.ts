import type { Product } from '@shopwright/contract/catalog/products';
import type { Db } from '../db/index.ts';
import type { ReadyBytes, VersionedAnswer } from './cache.ts';
import { createRenderer } from './rules/render-product.ts';
import type { ContextOf } from './store-context.ts';
import { loadProducts } from './store/load.ts';

interface Page {
  readonly product?: Product;
  readonly products?: readonly Product[];
}

/** Answers with products, with `convertedPriceData` in another currency than the store's own choice. */
export function createConvertProducts({ db, contextOf }: { readonly db: Db; readonly contextOf: ContextOf }) {
  return {
    /** The currency with its rate; undefined for one that the store shows anyway, and for one that it has no rate of. */
    async otherThanUsual(siteId: string, currency: string): Promise<string | undefined> {
      const [usual, asked] = await Promise.all([contextOf(siteId), contextOf(siteId, currency)]);
      return usual.conversion?.currency === asked.conversion?.currency ? undefined : `${asked.conversion?.currency ?? ''} ${asked.conversion?.rate ?? ''}`;
    },

    /** The prices are worked out from the products, not from amounts that were rounded already. */
    async products(siteId: string, currency: string, { version, answer: { ready } }: Pick<ReadyBytes, 'version' | 'answer'>, merchant: boolean): Promise<VersionedAnswer> {
      const page = JSON.parse(textOf(ready)) as Page;
      const shown = page.products ?? (page.product ? [page.product] : []);
      const [states, context] = await Promise.all([loadProducts(db, siteId, shown.flatMap(({ id }) => id ?? [])), contextOf(siteId, currency)]);
      const renderer = createRenderer(context);
      const convert = (product: Product): Product => {
        const state = states.get(product.id ?? '');
        if (!state) return product;
        const { convertedPriceData } = renderer.product(state, { merchant });
        const variants = new Map(renderer.variants(state, { merchant }).map(({ id, variant }) => [id, variant?.convertedPriceData]));
        return {
          ...product, ...(convertedPriceData ? { convertedPriceData } : {}),
          ...(product.variants ? { variants: product.variants.map((one) => withPrice(one, variants.get(one.id))) } : {}),
        };
      };
      const converted = page.products ? { ...page, products: page.products.map(convert) } : { ...page, ...(page.product ? { product: convert(page.product) } : {}) };
      return { version, text: JSON.stringify(converted) };
    },
  };
}

type Variant = NonNullable<Product['variants']>[number];
type Price = NonNullable<Variant['variant']>['convertedPriceData'];

const withPrice = (one: Variant, convertedPriceData: Price): Variant => (convertedPriceData ? { ...one, variant: { ...one.variant, convertedPriceData } } : one);

export const textOf = (ready: ReadyBytes['answer']['ready']): string =>
  (typeof ready === 'string' ? ready : Buffer.isBuffer(ready) ? ready.toString() : Buffer.from(ready.join(''), 'latin1').toString());
