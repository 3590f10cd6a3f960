import { compact } from '../../../kernel/compact.ts';
import { isRefusal, type Refusal, refuseFields } from '../../../kernel/outcome.ts';
import { buildProduct } from '../../products/rules/build-product.ts';
import type { NewIds, Patching } from '../../products/rules/patch-product.ts';
import type { ProductInput, VariantInput } from '../../products/rules/product-input.ts';
import type { ProductState } from '../../products/rules/product-state.ts';
import { fillVariants } from './fill-variants.ts';
import { reuseExistingIds, applyStatedIds } from './keep-ids.ts';
import type { ProductLine, VariantLine } from './line.ts';
import { mergeLine, type MergeOptions } from './merge-line.ts';
import { stateToLine } from './state-to-line.ts';

export interface Stating {
  readonly ids: NewIds;
  readonly collectionIds: readonly string[];
  readonly patching: Patching;
  /** Ids the line names that belong to something else already: new ones are made instead. */
  readonly taken: ReadonlySet<string>;
}

export interface Changing extends MergeOptions {
  readonly patching: Patching;
  /** Undefined when the line says nothing of collections. */
  readonly collectionIds: readonly string[] | undefined;
}

/** The new product a line states, through the rules every new product goes through. */
export function newFromLine(
  line: ProductLine,
  { ids, collectionIds, patching, taken }: Stating,
): ProductState | Refusal {
  const built = build(line, { ids, collectionIds, patching }, true);
  if (isRefusal(built)) return built;
  return { ...applyStatedIds(built, line, taken), updatedAt: line.updatedAt ?? built.updatedAt };
}

/**
 * A product as it is after a line: what the line says nothing of stays, and so do the ids of what goes by the same name.
 * What comes out the same is the very same value, so that nothing is written for it.
 */
export function changedByLine(
  before: ProductState,
  line: ProductLine,
  { collectionIds, patching, ...how }: Changing,
): ProductState | Refusal {
  const {
    id: _1,
    numericId: _2,
    inventoryItemId: _3,
    createdAt: _4,
    updatedAt: _5,
    slug,
    ...said
  } = line;
  const merged = mergeLine(stateToLine(before, []), { ...said, slug: slug || before.slug }, how);
  if ('violatedRule' in merged) return refuseFields(merged);
  const { productId, numericId, inventoryItemId } = before;
  const stating = {
    ids: { productId, numericId, inventoryItemId },
    collectionIds: collectionIds ?? before.collectionIds,
    patching,
  };
  const built = build(merged.line, stating, !merged.showUnlisted);
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
  { ids, collectionIds, patching }: Omit<Stating, 'taken'>,
  hideUnlisted: boolean,
): ProductState | Refusal {
  const built = buildProduct(toInput(line), { ...ids, collectionIds }, patching);
  return isRefusal(built) ? built : fillVariants(built, line, { hideUnlisted, patching });
}

/** What the rules of new products know; stock, and what they do not know, is filled in after. */
function toInput(line: ProductLine): ProductInput {
  const { name = '', price, options = [], variants = [], media } = line;
  const manageVariants =
    line.manageVariants ?? variants.some(({ choices }) => Object.keys(choices ?? {}).length > 0);
  return {
    name,
    // Without a price the rules say what is missing.
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
  const kept: { [K in Key]?: Source[K] } = {};
  for (const key of keys) if ((source[key] ?? undefined) !== undefined) kept[key] = source[key];
  return kept as { [K in Key]?: NonNullable<Source[K]> };
}
