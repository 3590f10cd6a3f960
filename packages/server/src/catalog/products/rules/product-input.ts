import type { Discount, PricePerUnitData } from '@shopwright/contract/catalog/price';
import type {
  AdditionalInfoSection,
  CustomTextField,
  SeoSchema,
} from '@shopwright/contract/catalog/products';
import type { Dimensions } from '@shopwright/contract/shared/item';
import type { SecuredMedia } from '@shopwright/contract/shared/media';
import type { MediaState } from './product-state.ts';

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

export interface ProductInputOption {
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
export interface StockInput {
  readonly quantity?: number;
  readonly inStock?: boolean;
}
