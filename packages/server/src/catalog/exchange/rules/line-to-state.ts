import type { FieldViolation } from '@shopwright/contract';
import type { ProductError } from '@shopwright/contract/errors/groups';
import { compact } from '../../../kernel/compact.ts';
import { isRefusal, type Refusal, refuseFields, violation } from '../../../kernel/outcome.ts';
import {
  buildProduct,
  type ProductInput,
  type VariantInput,
} from '../../products/rules/build-product.ts';
import type { NewIds, Patching } from '../../products/rules/patch-product.ts';
import type { ProductState } from '../../products/rules/product-state.ts';
import { fillVariants } from './fill-variants.ts';
import { applyStatedIds, reuseExistingIds } from './reuse-ids.ts';
import type { OptionLine, ProductLine, StockLine, VariantLine } from './line.ts';
import { stateToLine } from './state-to-line.ts';

interface BuildOptions {
  readonly ids: NewIds;
  readonly collectionIds: readonly string[];
  readonly patching: Patching;
  /** Stated ids that other products already have: new ones are minted instead. */
  readonly taken: ReadonlySet<string>;
}

interface ChangeOptions extends MergeOptions {
  readonly patching: Patching;
  /** Undefined when the line does not state collections. */
  readonly collectionIds: readonly string[] | undefined;
}

/** Builds a new product from a line, with the rules for every new product. */
export function newFromLine(
  line: ProductLine,
  { ids, collectionIds, patching, taken }: BuildOptions,
): ProductState | Refusal<ProductError> {
  const built = build(line, { ids, collectionIds, patching }, true);
  if (isRefusal(built)) return built;
  return { ...applyStatedIds(built, line, taken), updatedAt: line.updatedAt ?? built.updatedAt };
}

/**
 * Applies a line to an existing product. Values that the line does not state stay, and parts with
 * the same name keep their ids. Unchanged parts stay identical objects, so that nothing is written
 * for them.
 */
export function changedByLine(
  before: ProductState,
  line: ProductLine,
  { collectionIds, patching, ...mergeOptions }: ChangeOptions,
): ProductState | Refusal<ProductError> {
  const {
    id: _1,
    numericId: _2,
    inventoryItemId: _3,
    createdAt: _4,
    updatedAt: _5,
    slug,
    ...stated
  } = line;
  const merged = mergeLine(
    stateToLine(before, []),
    { ...stated, slug: slug || before.slug },
    mergeOptions,
  );
  if ('violatedRule' in merged) return refuseFields(merged);
  const { productId, numericId, inventoryItemId } = before;
  const buildOptions = {
    ids: { productId, numericId, inventoryItemId },
    collectionIds: collectionIds ?? before.collectionIds,
    patching,
  };
  const built = build(merged.line, buildOptions, !merged.showUnlisted);
  return isRefusal(built)
    ? built
    : reuseExistingIds(before, {
        ...built,
        createdAt: before.createdAt,
        updatedAt: before.updatedAt,
      });
}

function build(
  line: ProductLine,
  { ids, collectionIds, patching }: Omit<BuildOptions, 'taken'>,
  hideUnlisted: boolean,
): ProductState | Refusal<ProductError> {
  const built = buildProduct(toInput(line), { ...ids, collectionIds }, patching);
  return isRefusal(built) ? built : fillVariants(built, line, { hideUnlisted, patching });
}

/** The input for the rules of new products. `fillVariants` sets stock and the rest afterwards. */
function toInput(line: ProductLine): ProductInput {
  const { name = '', price, options = [], variants = [], media } = line;
  const manageVariants =
    line.manageVariants ?? variants.some(({ choices }) => Object.keys(choices ?? {}).length > 0);
  return {
    name,
    // The rules report a missing price.
    price: price as number,
    manageVariants,
    ...dropNulls(line, [
      'slug',
      'visible',
      'productType',
      'description',
      'sku',
      'brand',
      'ribbon',
      'discount',
      'weight',
      'cost',
      'productDimensions',
      'packageDimensions',
      'pricePerUnitData',
      'infoSections',
      'customTextFields',
      'seoData',
      'taxGroupId',
      'digitalFile',
      'downloadLimits',
      'giftCard',
      'subscriptionOptions',
      'tags',
      'extendedFields',
      'createdAt',
    ]),
    ...(media ? { media } : {}),
    options: options.map(({ name: option = '', optionType, choices = [] }) => ({
      name: option,
      ...(optionType ? { optionType } : {}),
      choices: choices.map(({ description = '', value, mediaIds }) => ({
        description,
        ...compact({ value }),
        ...(mediaIds ? { mediaIds } : {}),
      })),
    })),
    ...(manageVariants && options.length > 0 ? { variants: variants.map(toVariantInput) } : {}),
  };
}

const toVariantInput = (variant: VariantLine): VariantInput => ({
  choices: variant.choices ?? {},
  ...dropNulls(variant, [
    'price',
    'cost',
    'weight',
    'sku',
    'barcode',
    'visible',
    'productDimensions',
    'packageDimensions',
  ]),
});

function dropNulls<Source extends object, const Key extends keyof Source>(
  source: Source,
  keys: readonly Key[],
): { [K in Key]?: NonNullable<Source[K]> } {
  const present: { [K in Key]?: Source[K] } = {};
  for (const key of keys) if ((source[key] ?? undefined) !== undefined) present[key] = source[key];
  return present as { [K in Key]?: NonNullable<Source[K]> };
}

interface Merged {
  readonly line: ProductLine;
  /**
   * New choices create unlisted variants, which are visible like those of a choice that a merchant
   * adds.
   */
  readonly showUnlisted: boolean;
}

interface MergeOptions {
  /** A table of another platform: values without a column stay. */
  readonly foreign: boolean;
  /** The origin of the URLs of stored files. */
  readonly siteUrl: string;
}

/**
 * Merges a line into the product's own line: by key, and variants by their choices. Missing values
 * stay.
 */
function mergeLine(
  before: ProductLine,
  stated: ProductLine,
  mergeOptions: MergeOptions,
): Merged | FieldViolation {
  const line = {
    ...before,
    ...stated,
    ...(mergeOptions.foreign ? mergeForeign(before, stated, mergeOptions) : {}),
  };
  const options = line.options ?? [];
  if (stated.variants)
    return {
      line: { ...line, variants: mergeVariants(before.variants ?? [], stated.variants, options) },
      showUnlisted: false,
    };
  const repriced = reprice(before.variants ?? [], (line.price ?? 0) - (before.price ?? 0));
  if (repriced.some(({ price }) => (price ?? 0) < 0))
    return violation(
      'price',
      'VALIDATION',
      'would make the price of a variant negative: state the prices of the variants too',
    );
  // Stock of the whole product replaces the stock of each variant.
  const variants = stated.stock ? repriced.map(({ stock: _, ...variant }) => variant) : repriced;
  if (!stated.options || !(line.manageVariants ?? false))
    return { line: { ...line, variants }, showUnlisted: false };
  if (!sameNames(before.options ?? [], options))
    return violation(
      'variants',
      'REQUIRED_FIELD',
      'must be stated too: the product has other options now',
    );
  return {
    line: { ...line, variants: variants.filter((variant) => matchesOptions(variant, options)) },
    showUnlisted: true,
  };
}

/** Tables identify a picture by its URL, and have no columns for its other values. */
function mergeForeign(
  before: ProductLine,
  stated: ProductLine,
  { siteUrl }: MergeOptions,
): Pick<ProductLine, 'media' | 'extendedFields' | 'options'> {
  const existing = new Map(
    (before.media ?? []).flatMap((item) =>
      item.image?.url === undefined
        ? []
        : [
            [
              item.image.url.startsWith('/') ? `${siteUrl}${item.image.url}` : item.image.url,
              item,
            ] as const,
          ],
    ),
  );
  const pairs = (stated.media ?? []).map((item) => ({
    stated: item,
    merged: existing.get(item.image?.url ?? '') ?? item,
  }));
  const ids = new Map(pairs.map((pair) => [pair.stated.id, pair.merged.id ?? '']));
  // Videos and documents have no column.
  const others = (before.media ?? []).filter(({ image }) => image === undefined);
  return {
    ...(stated.media ? { media: [...pairs.map(({ merged }) => merged), ...others] } : {}),
    ...(stated.options
      ? { options: stated.options.map((option) => mergeOption(before.options ?? [], option, ids)) }
      : {}),
    ...(stated.extendedFields
      ? { extendedFields: { ...before.extendedFields, ...stated.extendedFields } }
      : {}),
  };
}

function mergeOption(
  before: readonly OptionLine[],
  option: OptionLine,
  ids: ReadonlyMap<string | undefined, string>,
): OptionLine {
  const existing = before.find(({ name }) => name === option.name);
  const choices = (option.choices ?? []).map((choice) => {
    const old = existing?.choices?.find(({ description }) => description === choice.description);
    return {
      ...old,
      ...choice,
      ...(choice.mediaIds ? { mediaIds: choice.mediaIds.map((id) => ids.get(id) ?? id) } : {}),
    };
  });
  return { ...existing, ...option, choices };
}

/** A variant's own price changes by the same amount as the product's price. */
const reprice = (variants: readonly VariantLine[], by: number): VariantLine[] =>
  variants.map((variant) =>
    by === 0 || typeof variant.price !== 'number'
      ? variant
      : { ...variant, price: Math.round((variant.price + by) * 1000) / 1000 },
  );

/** Variants are matched by their choices, which requires the same options. */
const sameNames = (before: readonly OptionLine[], after: readonly OptionLine[]): boolean =>
  before.length === 0 ||
  (before.length === after.length &&
    before.every(({ name }) => after.some((option) => option.name === name)));

function mergeVariants(
  before: readonly VariantLine[],
  stated: readonly VariantLine[],
  options: readonly OptionLine[],
): VariantLine[] {
  const existing = new Map(before.map((variant) => [keyOf(variant.choices), variant]));
  const merged = stated.map((variant) => {
    const choices = toChoiceNames(variant.choices ?? {}, options);
    const old = existing.get(keyOf(choices));
    existing.delete(keyOf(choices));
    return old
      ? { ...old, ...variant, choices, stock: mergeStock(old.stock, variant.stock) }
      : { ...variant, choices };
  });
  // Unlisted variants are hidden, and keep their values for when they are listed again.
  return [
    ...merged,
    ...[...existing.values()]
      .filter((variant) => options.length > 0 && matchesOptions(variant, options))
      .map((variant) => ({ ...variant, visible: false })),
  ];
}

function mergeStock(
  before: StockLine | null | undefined,
  stated: StockLine | null | undefined,
): StockLine | null {
  if (!stated) return stated === null ? null : (before ?? null);
  const counts =
    stated.quantity !== undefined && stated.tracked === undefined ? { tracked: true } : {};
  return { ...before, ...counts, ...stated };
}

/** A choice may also be stated by its value: `#ff0000` for Red. */
function toChoiceNames(
  choices: Readonly<Record<string, string>>,
  options: readonly OptionLine[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(choices).map(([name, chosen]) => {
      const existing = options.find((option) => option.name === name)?.choices ?? [];
      const choice =
        existing.find(({ description }) => description === chosen) ??
        existing.find(({ value }) => value === chosen);
      return [name, choice?.description ?? chosen];
    }),
  );
}

function matchesOptions({ choices = {} }: VariantLine, options: readonly OptionLine[]): boolean {
  const names = Object.keys(choices);
  return (
    names.length === options.length &&
    options.every(({ name = '', choices: existing = [] }) =>
      existing.some(({ description }) => description === choices[name]),
    )
  );
}

const keyOf = (choices: Readonly<Record<string, string>> = {}): string =>
  JSON.stringify(Object.entries(choices).sort(([one], [other]) => (one < other ? -1 : 1)));
