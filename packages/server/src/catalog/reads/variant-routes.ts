import {
  getProductOptionsAvailability,
  getStoreVariant,
  queryProductVariants,
  queryStoreVariants,
} from '@shopwright/contract/catalog/read';
import type { Db } from '../../db/index.ts';
import { type Actor, isMerchant, route, type Route } from '../../http/index.ts';
import { isGuid } from '../../kernel/guid.ts';
import { isRefusal, notFound } from '../../kernel/outcome.ts';
import { pageOf, parseQuery, toSql } from '../../query/index.ts';
import {
  isForSale,
  readSelection,
  remainingOptions,
  selectedVariant,
} from '../products/rules/variants.ts';
import { wireVariantId } from '../products/rules/effective.ts';
import type { ProductState } from '../products/rules/product-state.ts';
import { createRenderer } from '../products/rules/render-product.ts';
import { toStoreVariant, toVariantData } from './rules/render-variants.ts';
import { type ContextOf, requestedCurrency } from '../products/store-context.ts';
import { loadProducts } from '../products/store/find-products.ts';
import { readVariantRefs, variantQuery } from './store/read-products.ts';

export interface VariantDeps {
  readonly db: Db;
  readonly contextOf: ContextOf;
}

const missing = (id: string) => notFound(`There is no product with the id ${id}.`);

export function variantRoutes({ db, contextOf }: VariantDeps): Route[] {
  /** Undefined when the product does not exist, or not for this caller. */
  const productFor = async (actor: Actor, id: string): Promise<ProductState | undefined> => {
    if (!isGuid(id)) return undefined;
    const state = (await loadProducts(db, actor.siteId, [id])).get(id.toLowerCase());
    return state && (state.visible || isMerchant(actor)) ? state : undefined;
  };

  const storeVariants = async (
    actor: Actor,
    refs: readonly { productId: string; variantId: string }[],
  ) => {
    const context = await contextOf(actor.siteId);
    const renderer = createRenderer(context);
    const states = await loadProducts(db, actor.siteId, [
      ...new Set(refs.map(({ productId }) => productId)),
    ]);
    return refs.flatMap(({ productId, variantId }) => {
      const state = states.get(productId);
      const index = state?.variants.findIndex((variant) => variant.variantId === variantId) ?? -1;
      const own = state?.variants[index];
      const rendered = state && renderer.variants(state, { merchant: false })[index];
      return state && own && rendered
        ? [toStoreVariant(state, own, rendered, context.siteUrl)]
        : [];
    });
  };

  return [
    route(getProductOptionsAvailability, async ({ actor, request, headers }) => {
      const state = await productFor(actor, request.id);
      if (!state) return missing(request.id);
      const selection = readSelection(state, request.options ?? {});
      if (isRefusal(selection)) return selection;
      const renderer = createRenderer(await contextOf(actor.siteId, requestedCurrency(headers)));
      const product = renderer.product(state, { merchant: false });
      const variant = selectedVariant(state, selection);
      const rendered =
        variant && renderer.variants(state, { merchant: false })[state.variants.indexOf(variant)];
      const options = remainingOptions(state, selection, product.productOptions ?? []);
      const picture = options
        .flatMap(
          (option, index) =>
            option.choices?.filter(
              (_choice, position) =>
                selection.get(state.options[index]?.customizationId ?? '') ===
                state.options[index]?.choices[position]?.id,
            ) ?? [],
        )
        .find((choice) => choice.media);
      return {
        ...(rendered ? { selectedVariant: toVariantData(rendered) } : {}),
        productOptions: options,
        availableForPurchase: isForSale(state, selection),
        managedProduct: state.manageVariants,
        media: picture?.media ?? product.media ?? {},
      };
    }),

    route(queryProductVariants, async ({ actor, request, headers }) => {
      const state = await productFor(actor, request.id);
      if (!state) return missing(request.id);
      const selection = readSelection(state, request.choices ?? {});
      if (isRefusal(selection)) return selection;
      const merchant = isMerchant(actor) && request.includeMerchantSpecificData === true;
      const variantIds =
        request.variantIds && request.variantIds.length > 0
          ? new Set(request.variantIds.map((id) => id.toLowerCase()))
          : undefined;
      const rendered = createRenderer(
        await contextOf(actor.siteId, requestedCurrency(headers)),
      ).variants(state, { merchant });
      const found = rendered.filter((_variant, index) => {
        const own = state.variants[index];
        return (
          own !== undefined &&
          (variantIds === undefined || variantIds.has(wireVariantId(state, own))) &&
          [...selection].every(([customization, choice]) => own.choices[customization] === choice)
        );
      });
      const offset = Math.max(request.paging?.offset ?? 0, 0);
      const variants = found.slice(offset, offset + Math.max(request.paging?.limit ?? 100, 0));
      return { variants, metadata: { items: variants.length, offset }, totalResults: found.length };
    }),

    route(queryStoreVariants, async ({ actor, request }) => {
      const query = parseQuery(request.query, variantQuery, { merchant: isMerchant(actor) });
      if (isRefusal(query)) return query;
      const { refs, total } = await readVariantRefs(
        db,
        actor.siteId,
        isMerchant(actor),
        toSql(query),
      );
      const page = pageOf(query, refs);
      if (isRefusal(page)) return page;
      const paging =
        query.page.by === 'offset' ? { offset: query.page.offset } : { cursors: page.cursors };
      return {
        variants: await storeVariants(actor, page.rows),
        metadata: { count: page.rows.length, total, ...paging },
      };
    }),

    route(getStoreVariant, async ({ actor, request: { id } }) => {
      const [productId, variantId] = [id.slice(0, 36), id.slice(37)];
      const state = await productFor(actor, productId);
      const own = state?.variants.find(
        (variant) =>
          wireVariantId(state, variant) === variantId.toLowerCase() ||
          variant.variantId === variantId.toLowerCase(),
      );
      const [variant] =
        own && (own.visible || isMerchant(actor))
          ? await storeVariants(actor, [
              { productId: state?.productId ?? '', variantId: own.variantId },
            ])
          : [];
      return variant ? { variant } : notFound(`There is no variant with the id ${id}.`);
    }),
  ];
}
