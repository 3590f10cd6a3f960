import type { NumericPropertyRange } from '@shopwright/contract/catalog/price';
import type { Choice, Product, ProductOption } from '@shopwright/contract/catalog/products';
import type { Variant } from '@shopwright/contract/catalog/variants';
import { compact } from '../../../kernel/compact.ts';
import { toNumber, toUnits } from '../../../kernel/decimal.ts';
import { createCurrency, type Currency, MONEY_SCALE } from '../../../kernel/money.ts';
import {
  ALL_PRODUCTS_ID,
  type ChoiceState,
  type ProductOptionState,
  type ProductState,
  type StoreContext,
} from './product-state.ts';
import { convert, discounted, moneyNumber, type Price, renderCost, renderPrice } from './prices.ts';
import {
  type EffectiveVariant,
  effectiveVariants,
  managesVariants,
  rangeOf,
  shownVariants,
  WEIGHT_SCALE,
  wireVariantId,
} from './effective.ts';
import { renderMedia } from './media.ts';
import { isInStock, productStock, renderStock, renderVariantStock } from './stock-status.ts';

interface RenderOptions {
  /** Includes costs and profits, which only the shop may see. */
  readonly merchant: boolean;
}

/**
 * Renders products for one store. Created once for many products, because a currency formatter is
 * expensive.
 */
export interface ProductRenderer {
  readonly currency: Currency;
  readonly siteUrl: string;
  /**
   * A hash of everything that rendering depends on besides the product. Stored texts with another
   * hash are outdated.
   */
  readonly madeFor: number;
  readonly product: (state: ProductState, options: RenderOptions) => Product;
  readonly variants: (state: ProductState, options: RenderOptions) => Variant[];
  /** The part that product events contain. */
  readonly summary: (
    state: ProductState,
  ) => Required<Pick<Product, 'priceData' | 'media' | 'productPageUrl'>>;
}

export const renderProduct = (
  state: ProductState,
  context: StoreContext,
  options: RenderOptions,
): Product => createRenderer(context).product(state, options);

export function createRenderer(context: StoreContext): ProductRenderer {
  const currency = createCurrency(context.currency, context.locale);
  const conversion = context.conversion && {
    rate: context.conversion.rate,
    currency: createCurrency(context.conversion.currency, context.locale),
  };
  const unitOf = (state: ProductState) => state.doc.pricePerUnitData;
  /** Most variants have the price of their product, so a rendered price is reused. */
  const createPrices = () => {
    const renderedPrices = new Map<string, ReturnType<typeof prices>>();
    return (state: ProductState, price: Price) => {
      const key = `${price.price} ${price.discounted}`;
      const made = renderedPrices.get(key) ?? prices(state, price);
      renderedPrices.set(key, made);
      return made;
    };
  };
  const prices = (state: ProductState, price: Price) => {
    const priceData = renderPrice(price, unitOf(state), currency);
    const convertedPriceData = conversion
      ? renderPrice(
          convert(price, conversion.rate, conversion.currency),
          unitOf(state),
          conversion.currency,
        )
      : priceData;
    return { priceData, convertedPriceData };
  };

  const renderVariant =
    (
      state: ProductState,
      names: ChoiceNames,
      { merchant }: RenderOptions,
      pricesOf = createPrices(),
    ) =>
    (effective: EffectiveVariant): Variant => {
      const { variant, weight, sku, cost, productDimensions, packageDimensions } = effective;
      return {
        id: wireVariantId(state, variant),
        choices: names(variant.choices),
        variant: {
          ...pricesOf(state, effective),
          ...(merchant && cost !== null
            ? { costAndProfitData: renderCost(cost, effective.discounted, currency) }
            : {}),
          weight: weight === null ? 0 : toNumber(weight, WEIGHT_SCALE),
          sku: sku ?? '',
          visible: variant.visible,
          ...(productDimensions ? { productDimensions } : {}),
          ...(packageDimensions ? { packageDimensions } : {}),
        },
        stock: renderVariantStock(variant.stock),
      };
    };

  const ownPrice = (state: ProductState): Price => {
    const price = toUnits(state.price, MONEY_SCALE);
    return { price, discounted: discounted(price, state.discount, currency) };
  };
  const pageUrl = (state: ProductState) => ({
    base: context.siteUrl,
    path: `/products/${state.slug}`,
  });

  const product = (state: ProductState, options: RenderOptions): Product => {
    const { doc } = state;
    const own = ownPrice(state);
    const pricesOf = createPrices();
    const { priceData, convertedPriceData } = pricesOf(state, own);
    const variants = effectiveVariants(state, currency);
    const shown = shownVariants(variants);
    return {
      id: state.productId,
      name: state.name,
      slug: state.slug,
      visible: state.visible,
      productType: state.productType,
      description: doc.description ?? '',
      sku: state.sku ?? '',
      ...(state.weight === null
        ? {}
        : { weight: toNumber(toUnits(state.weight, WEIGHT_SCALE), WEIGHT_SCALE) }),
      weightRange: range(
        shown.map(({ weight }) => weight ?? 0n),
        (units) => toNumber(units, WEIGHT_SCALE),
      ),
      ...(doc.productDimensions ? { productDimensions: doc.productDimensions } : {}),
      ...(doc.packageDimensions ? { packageDimensions: doc.packageDimensions } : {}),
      stock: renderStock(productStock(state)),
      price: priceData,
      priceData,
      convertedPriceData,
      priceRange: range(
        shown.map((variant) => variant.discounted),
        moneyNumber,
      ),
      ...(options.merchant ? renderCosts(state, own.discounted, shown, currency) : {}),
      ...(doc.pricePerUnitData ? { pricePerUnitData: doc.pricePerUnitData } : {}),
      additionalInfoSections: state.infoSections.map(({ title, description }) => ({
        title,
        description,
      })),
      ribbons: state.ribbon === null ? [] : [{ text: state.ribbon }],
      media: renderMedia(doc.media ?? [], context.siteUrl),
      customTextFields: (doc.customTextFields ?? []).map(({ title, maxLength, mandatory }) => ({
        title,
        maxLength,
        mandatory,
      })),
      manageVariants: state.manageVariants,
      productOptions: renderOptions(state, context.siteUrl),
      productPageUrl: pageUrl(state),
      numericId: state.numericId,
      inventoryItemId: state.inventoryItemId,
      discount: {
        type: state.discount.type,
        value: toNumber(toUnits(state.discount.value, MONEY_SCALE), MONEY_SCALE),
      },
      collectionIds: [ALL_PRODUCTS_ID, ...state.collectionIds],
      variants: variants.map(renderVariant(state, choiceNames(state), options, pricesOf)),
      lastUpdated: state.updatedAt,
      createdDate: state.createdAt,
      ...(doc.seoData ? { seoData: doc.seoData } : {}),
      ribbon: state.ribbon ?? '',
      ...(state.brand === null ? {} : { brand: state.brand }),
      ...compact({ taxGroupId: doc.taxGroupId }),
      // The file is the merchandise: only the shop may see it.
      ...(options.merchant && doc.digitalFile ? { digitalFile: doc.digitalFile } : {}),
    };
  };

  return {
    currency,
    siteUrl: context.siteUrl,
    madeFor: numberOf(context),
    product,
    variants: (state, options) =>
      effectiveVariants(state, currency).map(renderVariant(state, choiceNames(state), options)),
    summary: (state) => ({
      priceData: renderPrice(ownPrice(state), unitOf(state), currency),
      media: renderMedia(state.doc.media ?? [], context.siteUrl),
      productPageUrl: pageUrl(state),
    }),
  };
}

/** Increment this when the rendering changes: all products are then rendered again. */
const RENDERING = 1;

/** A hash (FNV-1a) that fits into a column of whole numbers. */
function numberOf({ currency, locale, siteUrl, conversion }: StoreContext): number {
  let hash = 0x811c9dc5;
  for (const sign of JSON.stringify([
    RENDERING,
    currency,
    locale,
    siteUrl,
    conversion?.currency,
    conversion?.rate,
  ]))
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return hash | 0;
}

function renderCosts(
  state: ProductState,
  charged: bigint,
  shown: readonly EffectiveVariant[],
  currency: Currency,
): Pick<Product, 'costAndProfitData' | 'costRange'> {
  const costs = shown.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  return {
    ...(state.cost === null
      ? {}
      : { costAndProfitData: renderCost(toUnits(state.cost, MONEY_SCALE), charged, currency) }),
    ...(costs.length > 0 ? { costRange: range(costs, moneyNumber) } : {}),
  };
}

function range(values: readonly bigint[], number: (units: bigint) => number): NumericPropertyRange {
  const { min, max } = rangeOf(values) ?? { min: 0n, max: 0n };
  return { minValue: number(min), maxValue: number(max) };
}

type ChoiceNames = (choices: Readonly<Record<string, string>>) => Record<string, string>;

/** Turns choice ids by option id into names by name, in the order of the options. */
export function choiceNames({ options }: Pick<ProductState, 'options'>): ChoiceNames {
  const named = options.map(({ customizationId, name, choices }) => ({
    customizationId,
    name,
    names: new Map(choices.map((choice) => [choice.id, choice.name])),
  }));
  return (choices) =>
    Object.fromEntries(
      named.flatMap(({ customizationId, name, names }) => {
        const chosen = names.get(choices[customizationId] ?? '');
        return chosen === undefined ? [] : [[name, chosen]];
      }),
    );
}

interface ChoiceStatus {
  readonly visible: boolean;
  readonly inStock: boolean;
}

/**
 * For each choice id: whether any variant with the choice is visible, and whether any of those is
 * in stock.
 */
function choiceStatuses(state: ProductState): (choice: Pick<ChoiceState, 'id'>) => ChoiceStatus {
  if (!managesVariants(state)) {
    const status = { visible: true, inStock: productStock(state).status !== 'OUT_OF_STOCK' };
    return () => status;
  }
  const statuses = new Map<string, ChoiceStatus>();
  for (const { choices, visible, stock } of state.variants) {
    if (!visible) continue;
    const inStock = isInStock(stock);
    for (const id of Object.values(choices))
      statuses.set(id, { visible: true, inStock: inStock || (statuses.get(id)?.inStock ?? false) });
  }
  return ({ id }) => statuses.get(id) ?? { visible: false, inStock: false };
}

function renderOptions(state: ProductState, siteUrl: string): ProductOption[] {
  const statusOf = choiceStatuses(state);
  const media = new Map((state.doc.media ?? []).map((item) => [item.id, item]));
  const renderChoice = (choice: ChoiceState): Choice => {
    const items = choice.mediaIds.flatMap((id) => media.get(id) ?? []);
    return {
      value: choice.value,
      description: choice.name,
      ...(items.length > 0 ? { media: renderMedia(items, siteUrl) } : {}),
      ...statusOf(choice),
    };
  };
  return state.options.map((option) => ({
    optionType: optionType(option),
    name: option.name,
    choices: option.choices.map(renderChoice),
  }));
}

const optionType = ({ renderType }: ProductOptionState): 'color' | 'drop_down' =>
  renderType === 'SWATCH_CHOICES' ? 'color' : 'drop_down';

/** `Color:Clay` for every choice that can be bought, for facets. */
export function optionValues(state: ProductState): string[] {
  const statusOf = choiceStatuses(state);
  return state.options.flatMap(({ name, choices }) =>
    choices.filter((choice) => statusOf(choice).inStock).map((choice) => `${name}:${choice.name}`),
  );
}

/** The color codes of choices, by facet value. */
export function optionColors({
  options,
}: Pick<ProductState, 'options'>): Readonly<Record<string, string>> {
  const colors = options
    .filter(({ renderType }) => renderType === 'SWATCH_CHOICES')
    .flatMap(({ name, choices }) =>
      choices
        .filter(({ value }) => COLOR.test(value))
        .map((choice) => [`${name}:${choice.name}`, choice.value.toLowerCase()] as const),
    );
  return Object.fromEntries(colors);
}

const COLOR = /^#[0-9a-f]{6}$/i;
