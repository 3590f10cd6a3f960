import type { Discount, PricePerUnitData } from '@shopwright/contract/catalog/price';
import type {
  AdditionalInfoSection,
  CustomTextField,
  SeoSchema,
} from '@shopwright/contract/catalog/products';
import type { Dimensions } from '@shopwright/contract/shared/item';
import type { SecuredMedia } from '@shopwright/contract/shared/media';
import type {
  ChoiceMediaError,
  ProductError,
  VariantError,
} from '@shopwright/contract/errors/groups';
import { compact } from '../../../kernel/compact.ts';
import { isRefusal, type Refusal, refuseFields } from '../../../kernel/outcome.ts';
import { fail, type Taking } from './bounds.ts';
import { MAX_STOCK_QUANTITY } from './stock-status.ts';
import { assignMedia } from './media.ts';
import { type NewIds, newProduct, type Patching } from './patch-product.ts';
import { findChoice } from './options.ts';
import type {
  MediaState,
  ProductDoc,
  ProductState,
  StockState,
  VariantState,
} from './product-state.ts';
import { overrideVariants } from './variants.ts';

/** Builds a product from a seed or an import, or returns what is invalid. */
export function buildProduct(
  input: ProductInput,
  ids: NewIds & { readonly collectionIds: readonly string[] },
  patching: Patching,
): ProductState | Refusal<ProductError> {
  const wrong = checkTexts(input);
  if (wrong) return wrong;
  const { collectionIds, ...own } = ids;
  const stated = newProduct(toWire(input), own, patching);
  if (isRefusal(stated)) return stated;
  const whole = {
    ...stated,
    collectionIds,
    doc: fillDoc(stated.doc, input, patching),
    ...compact({ createdAt: input.createdAt }),
  };
  const shown = showChoices(whole, input);
  if (isRefusal(shown)) return shown;
  const varied = stateVariants(shown, input.variants ?? [], patching);
  return isRefusal(varied) ? varied : fillStock(varied, input, patching.now);
}

const MAX_LENGTHS = {
  name: 80,
  slug: 100,
  description: 8000,
  sku: 40,
  brand: 50,
  ribbon: 30,
} as const;

/** The bounds of the API: an imported product must be editable through it later. */
function checkTexts(input: ProductInput): Refusal | undefined {
  const taking: Taking = { violations: [] };
  const check = (field: string, text: string | undefined, maxLength: number) => {
    if (text !== undefined && text.length > maxLength)
      fail(taking, field, 'MAX_LENGTH', `must not be longer than ${maxLength} characters`, {
        threshold: maxLength,
      });
  };
  for (const name of ['name', 'slug', 'description', 'sku', 'brand', 'ribbon'] as const)
    check(name, input[name], MAX_LENGTHS[name]);
  for (const [index, { title, description }] of (input.infoSections ?? []).entries()) {
    check(`infoSections[${index}].title`, title, 50);
    check(`infoSections[${index}].description`, description, 16_000);
  }
  for (const [index, option] of (input.options ?? []).entries()) {
    check(`options[${index}].name`, option.name, 50);
    for (const [n, choice] of option.choices.entries()) {
      check(`options[${index}].choices[${n}].description`, choice.description, 50);
      check(`options[${index}].choices[${n}].value`, choice.value, 50);
    }
  }
  for (const [index, { sku }] of (input.variants ?? []).entries())
    check(`variants[${index}].sku`, sku, MAX_LENGTHS.sku);
  return taking.violations.length > 0 ? refuseFields(...taking.violations) : undefined;
}

function toWire(input: ProductInput): Parameters<typeof newProduct>[0] {
  const {
    name,
    price,
    cost,
    infoSections,
    options,
    variants,
    manageVariants = (variants ?? []).length > 0,
  } = input;
  return {
    name,
    priceData: { price },
    manageVariants,
    ...(cost === undefined ? {} : { costAndProfitData: { itemCost: cost } }),
    ...(infoSections ? { additionalInfoSections: [...infoSections] } : {}),
    ...(options
      ? {
          productOptions: options.map(({ name: option, optionType, choices }) => ({
            name: option,
            ...(optionType ? { optionType } : {}),
            choices: choices.map(({ mediaIds: _, ...choice }) => choice),
          })),
        }
      : {}),
    ...pick(input, [
      'slug',
      'visible',
      'productType',
      'description',
      'sku',
      'brand',
      'ribbon',
      'discount',
      'weight',
      'productDimensions',
      'packageDimensions',
      'pricePerUnitData',
      'seoData',
      'taxGroupId',
    ]),
  };
}

function fillDoc(doc: ProductDoc, input: ProductInput, { mint }: Patching): ProductDoc {
  const { media, customTextFields = [], downloadLimits } = input;
  return {
    ...doc,
    ...(media && media.length > 0 ? { media } : {}),
    ...(customTextFields.length > 0
      ? {
          customTextFields: customTextFields.map(
            ({ title = '', maxLength = 500, mandatory = false }) => ({
              id: mint(),
              key: title,
              title,
              maxLength,
              mandatory,
            }),
          ),
        }
      : {}),
    ...(downloadLimits
      ? {
          downloadLimits: {
            maxDownloads: downloadLimits.maxDownloads ?? null,
            days: downloadLimits.days ?? null,
          },
        }
      : {}),
    ...pick(input, ['digitalFile', 'giftCard', 'subscriptionOptions', 'tags', 'extendedFields']),
  };
}

function showChoices(
  state: ProductState,
  { options = [] }: ProductInput,
): ProductState | Refusal<ChoiceMediaError> {
  const assignments = options.flatMap(({ name, choices }) =>
    choices.flatMap(({ description, mediaIds = [] }) =>
      mediaIds.length > 0 ? [{ option: name, choice: description, mediaIds: [...mediaIds] }] : [],
    ),
  );
  return assignments.length > 0 ? assignMedia(state, assignments) : state;
}

function stateVariants(
  state: ProductState,
  inputs: readonly VariantInput[],
  { currency }: Patching,
): ProductState | Refusal<VariantError> {
  if (inputs.length === 0) return state;
  const overrides = inputs.map((input) => ({
    choices: { ...input.choices },
    ...pick(input, [
      'price',
      'cost',
      'weight',
      'sku',
      'visible',
      'productDimensions',
      'packageDimensions',
    ]),
  }));
  const varied = overrideVariants(state, overrides, currency);
  if (isRefusal(varied)) return varied;
  return {
    ...varied,
    variants: varied.variants.map((variant) => {
      const input = inputOf(state, variant, inputs);
      return {
        ...variant,
        visible: input !== undefined && variant.visible,
        barcode: input?.barcode ?? null,
      };
    }),
  };
}

function inputOf(
  { options }: ProductState,
  variant: VariantState,
  inputs: readonly VariantInput[],
): VariantInput | undefined {
  return inputs.find(({ choices }) =>
    options.every(
      (option) =>
        findChoice(option, choices[option.name] ?? '')?.id ===
        variant.choices[option.customizationId],
    ),
  );
}

/** Tracking is set for the whole product: one quantity turns it on for all variants. */
function fillStock(state: ProductState, input: ProductInput, now: string): ProductState | Refusal {
  const said = new Map(
    state.variants.map((variant) => [
      variant,
      inputOf(state, variant, input.variants ?? [])?.stock ?? input.stock,
    ]),
  );
  const tracked = [...said.values()].some((stock) => stock?.quantity !== undefined);
  const beyond = [...said.values()].find(
    (stock) =>
      stock?.quantity !== undefined &&
      !(
        Number.isInteger(stock.quantity) &&
        stock.quantity >= 0 &&
        stock.quantity <= MAX_STOCK_QUANTITY
      ),
  );
  if (beyond) {
    const taking: Taking = { violations: [] };
    fail(
      taking,
      'stock.quantity',
      'MAX',
      `must be a whole number from 0 to ${MAX_STOCK_QUANTITY}`,
      {
        threshold: MAX_STOCK_QUANTITY,
      },
    );
    return refuseFields(...taking.violations);
  }
  const preorder = {
    enabled: input.preorder?.enabled ?? false,
    message: input.preorder?.message ?? null,
    limit: input.preorder?.limit ?? null,
    count: 0,
  };
  const toStock = (stock: StockInput | undefined): StockState => ({
    tracked,
    quantity: stock?.quantity ?? 0,
    inStock: stock?.inStock ?? true,
    reserved: 0,
    preorder,
    updatedAt: now,
  });
  return {
    ...state,
    variants: state.variants.map((variant) => ({ ...variant, stock: toStock(said.get(variant)) })),
  };
}

function pick<Source extends object, const Key extends keyof Source>(
  source: Source,
  keys: readonly Key[],
): { [K in Key]?: Exclude<Source[K], undefined> } {
  const picked: { [K in Key]?: Source[K] } = {};
  for (const key of keys) if (source[key] !== undefined) picked[key] = source[key];
  return picked as { [K in Key]?: Exclude<Source[K], undefined> };
}

/** A complete product from a seed or an import, which can set more than one API call. */
export interface ProductInput {
  readonly name: string;
  readonly price: number;
  /** Derived from the name when it is missing. */
  readonly slug?: string;
  readonly visible?: boolean;
  readonly productType?: 'physical' | 'digital';
  readonly description?: string;
  readonly sku?: string;
  readonly brand?: string;
  readonly ribbon?: string;
  readonly discount?: Discount;
  readonly weight?: number;
  readonly cost?: number;
  readonly productDimensions?: Dimensions;
  readonly packageDimensions?: Dimensions;
  readonly pricePerUnitData?: PricePerUnitData;
  readonly infoSections?: readonly AdditionalInfoSection[];
  readonly customTextFields?: readonly CustomTextField[];
  readonly seoData?: SeoSchema;
  readonly taxGroupId?: string;
  readonly digitalFile?: SecuredMedia;
  /** A missing number is no limit. */
  readonly downloadLimits?: {
    readonly maxDownloads?: number | null | undefined;
    readonly days?: number | null | undefined;
  };
  readonly giftCard?: boolean;
  readonly subscriptionOptions?: readonly Record<string, unknown>[];
  readonly tags?: readonly string[];
  readonly extendedFields?: Record<string, unknown>;
  readonly media?: readonly MediaState[];
  readonly options?: readonly ProductInputOption[];
  /** True by default when variants are listed. */
  readonly manageVariants?: boolean;
  /** Variants that are not listed are hidden; without a list all variants are visible. */
  readonly variants?: readonly VariantInput[];
  /** For a product without managed variants, and for variants without a stock of their own. */
  readonly stock?: StockInput;
  readonly preorder?: {
    readonly enabled: boolean;
    readonly message?: string;
    readonly limit?: number;
  };
  /** Slugs of existing collections. */
  readonly collections?: readonly string[];
  readonly createdAt?: string;
}

interface ProductInputOption {
  readonly name: string;
  readonly optionType?: 'drop_down' | 'color';
  readonly choices: readonly {
    readonly description: string;
    readonly value?: string;
    /** Of the product's media. */ readonly mediaIds?: readonly string[];
  }[];
}

export interface VariantInput {
  /** The name or value of a choice for every option, by option name. */
  readonly choices: Readonly<Record<string, string>>;
  readonly price?: number;
  readonly cost?: number;
  readonly weight?: number;
  readonly sku?: string;
  readonly barcode?: string;
  readonly visible?: boolean;
  readonly productDimensions?: Dimensions;
  readonly packageDimensions?: Dimensions;
  readonly stock?: StockInput;
}

/** A quantity means that the stock is tracked. */
interface StockInput {
  readonly quantity?: number;
  readonly inStock?: boolean;
}
