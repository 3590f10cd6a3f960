import type { Discount, PricePerUnitData } from '@shopwright/contract/catalog/price';
import type {
  AdditionalInfoSection,
  CustomTextField,
  SeoSchema,
} from '@shopwright/contract/catalog/products';
import type { Dimensions } from '@shopwright/contract/shared/item';
import type { SecuredMedia } from '@shopwright/contract/shared/media';
import type { MediaState } from './product-state.ts';

/** A whole product as a seed or an import states it: more than the wire lets a merchant say in one call. */
export interface ProductInput {
  readonly name: string;
  readonly price: number;
  /** From the name when it is not said. */
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
  /** When it is not said: where variants are listed. */
  readonly manageVariants?: boolean;
  /** Those that are not listed are hidden; none listed means all of them, as they come. */
  readonly variants?: readonly VariantInput[];
  /** Of a product without managed variants, and of variants that say nothing of it. */
  readonly stock?: StockInput;
  readonly preorder?: {
    readonly enabled: boolean;
    readonly message?: string;
    readonly limit?: number;
  };
  /** Slugs of collections that are there. */
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
  /** Names (or values) of choices by names of options, of every option. */
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

/** A quantity means that it is counted. */
export interface StockInput {
  readonly quantity?: number;
  readonly inStock?: boolean;
}
