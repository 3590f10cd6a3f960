import type {
  EditableOption,
  EditableProduct,
  EditableVariant,
} from '@shopwright/contract/catalog/editable-products';
import type { PatchProductError, VariantError } from '@shopwright/contract/errors/groups';
import { toNumber, toUnits } from '../../../kernel/decimal.ts';
import { MONEY_SCALE } from '../../../kernel/money.ts';
import { isRefusal, type Refusal, refuse, refuseFields } from '../../../kernel/outcome.ts';
import type { Taking } from './bounds.ts';
import { renderDownloadLimits } from './download-limits.ts';
import { WEIGHT_SCALE, wireVariantId } from './effective.ts';
import { setCustomTextFields, takeOptions } from './options.ts';
import { type Patching, patchProduct } from './patch-product.ts';
import type { ProductOptionState, ProductState } from './product-state.ts';
import { choiceNames } from './render-product.ts';
import { renderVariantStock } from './stock-status.ts';
import { makeVariants, overrideVariants } from './variants.ts';

type SaveError = PatchProductError | VariantError;
type Saved = ProductState | Refusal<SaveError>;

/** What an editor saves: only what changed. */
export interface EditedProduct {
  readonly editable: EditableProduct;
  readonly removePricePerUnit?: boolean;
}

/**
 * Applies all that an editor changed. Options come first, because variants are named by their choices;
 * prices of variants come after the price of the product, which shifts them.
 */
export function saveProduct(
  state: ProductState,
  { editable, removePricePerUnit = false }: EditedProduct,
  patching: Patching,
): Saved {
  const { product, options, variants, customTextFields, barcode } = editable;
  const { productOptions: _1, manageVariants, ...patch } = product ?? {};
  const steps: ((state: ProductState) => Saved)[] = [
    (before) =>
      options || typeof manageVariants === 'boolean'
        ? setOptions(before, options, manageVariants ?? before.manageVariants, patching)
        : before,
    (before) => patchProduct(before, patch, patching),
    (before) => (removePricePerUnit ? withoutPricePerUnit(before) : before),
    (before) =>
      variants && variants.length > 0
        ? overrideVariants(before, variants, patching.currency)
        : before,
    (before) => (barcode === undefined ? before : withBarcode(before, barcode)),
    (before) =>
      customTextFields ? setCustomTextFields(before, customTextFields, patching.mint) : before,
  ];
  let current = state;
  for (const step of steps) {
    const next = step(current);
    if (isRefusal(next)) return next;
    current = next;
  }
  return current;
}

/** Replaces all options. A renamed option or choice stays the same one, and so do its variants. */
function setOptions(
  state: ProductState,
  said: readonly EditableOption[] | undefined,
  manages: boolean,
  patching: Patching,
): Saved {
  const taking: Taking = { violations: [] };
  const kind = manages ? 'option' : 'modifier';
  const options = said
    ? takeOptions(taking, 'options', said, renameOptions(state.options, said), kind, patching)
    : state.options.map((option): ProductOptionState => ({ ...option, kind }));
  if (taking.violations.length > 0) return refuseFields(...taking.violations);
  if (state.manageVariants && !manages && options.length > 0) return refuse('VARIANTS_EXIST');
  const variants = makeVariants(
    taking,
    'options',
    manages ? options : [],
    state.variants,
    patching,
  );
  if (taking.violations.length > 0) return refuseFields(...taking.violations);
  return { ...state, manageVariants: manages, options, variants };
}

function renameOptions(
  options: readonly ProductOptionState[],
  said: readonly EditableOption[],
): ProductOptionState[] {
  return options.map((option) => {
    const renamed = said.find(({ name, previousName }) => (previousName ?? name) === option.name);
    if (!renamed) return option;
    return {
      ...option,
      name: renamed.name,
      choices: option.choices.map((choice) => {
        const other = renamed.choices.find(
          ({ description, previousDescription }) =>
            (previousDescription ?? description) === choice.name,
        );
        return other ? { ...choice, name: other.description } : choice;
      }),
    };
  });
}

function withoutPricePerUnit(state: ProductState): ProductState {
  const { pricePerUnitData: _before, ...doc } = state.doc;
  return { ...state, doc };
}

/** The only variant of a product without options has its barcode. */
const withBarcode = (state: ProductState, barcode: string | null): ProductState => ({
  ...state,
  variants: state.variants.map((variant) =>
    Object.keys(variant.choices).length === 0 ? { ...variant, barcode: barcode || null } : variant,
  ),
});

/** The parts of a product that the wire form of version 1 does not have. */
export function renderEditable(state: ProductState): Omit<EditableProduct, 'product'> {
  const names = choiceNames(state);
  const amount = (value: string | null): number | null =>
    value === null ? null : toNumber(toUnits(value, MONEY_SCALE), MONEY_SCALE);
  return {
    revision: String(state.revision),
    barcode: state.variants.length === 1 ? (state.variants[0]?.barcode ?? null) : null,
    options: state.options.map(({ name, renderType, choices }) => ({
      name,
      optionType: renderType === 'SWATCH_CHOICES' ? 'color' : 'drop_down',
      choices: choices.map((choice) => ({ description: choice.name, value: choice.value })),
    })),
    variants: state.variants.map((variant): EditableVariant => ({
      id: wireVariantId(state, variant),
      choices: names(variant.choices),
      price: amount(variant.price),
      cost: amount(variant.cost),
      weight:
        variant.weight === null
          ? null
          : toNumber(toUnits(variant.weight, WEIGHT_SCALE), WEIGHT_SCALE),
      sku: variant.sku,
      barcode: variant.barcode,
      visible: variant.visible,
      stock: renderVariantStock(variant.stock),
    })),
    customTextFields: (state.doc.customTextFields ?? []).map(({ title, maxLength, mandatory }) => ({
      title,
      maxLength,
      mandatory,
    })),
    infoSections: state.infoSections.map(({ infoSectionId, uniqueName, title, description }) => ({
      id: infoSectionId,
      uniqueName,
      title,
      description,
    })),
    giftCard: state.doc.giftCard ?? false,
    ...(state.productType === 'digital' ? { downloadLimits: renderDownloadLimits(state) } : {}),
  };
}
