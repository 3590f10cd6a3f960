import type { PricePerUnitData } from '@shopwright/contract/catalog/price';
import type { SeoSchema } from '@shopwright/contract/catalog/products';
import type { Dimensions } from '@shopwright/contract/shared/item';
import type { MediaItem, SecuredMedia } from '@shopwright/contract/shared/media';
import type { SafeHtml } from '../../../kernel/safe-html.ts';

/**
 * A complete product as it is stored, without derived values.
 * Rules take and return it; the store loads and saves it. Decimals are exact texts ('34.000').
 */
export interface ProductState {
  readonly productId: string;
  readonly numericId: string;
  readonly inventoryItemId: string;
  readonly revision: number;
  readonly name: string;
  readonly slug: string;
  readonly visible: boolean;
  readonly productType: 'physical' | 'digital';
  readonly sku: string | null;
  readonly brand: string | null;
  readonly ribbon: string | null;
  readonly manageVariants: boolean;
  readonly price: string;
  readonly discount: DiscountState;
  readonly weight: string | null;
  readonly cost: string | null;
  readonly options: readonly ProductOptionState[];
  readonly infoSections: readonly InfoSectionState[];
  readonly variants: readonly VariantState[];
  /**
   * Ids of collections, in the order in which the product was added; without the all-products
   * collection.
   */
  readonly collectionIds: readonly string[];
  /** Those of them that the product is in only because it meets the collection's rule. */
  readonly ruleCollectionIds?: readonly string[];
  readonly doc: ProductDoc;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The merchant's discount: an amount or a percentage. */
export interface DiscountState {
  readonly type: 'NONE' | 'AMOUNT' | 'PERCENT';
  readonly value: string;
}

/** Fields that are neither filtered nor sorted by. */
export interface ProductDoc {
  readonly description?: SafeHtml;
  /** In the merchant's order; the first is the main one. */
  readonly media?: readonly MediaState[];
  readonly productDimensions?: Dimensions;
  readonly packageDimensions?: Dimensions;
  readonly pricePerUnitData?: PricePerUnitData;
  /** Free-text modifiers. */
  readonly customTextFields?: readonly CustomTextFieldState[];
  readonly seoData?: SeoSchema;
  readonly taxGroupId?: string;
  readonly digitalFile?: SecuredMedia;
  /** Of the file; otherwise the store's settings apply. */
  readonly downloadLimits?: DownloadLimits;
  /** Subscription plans of this product, as the cart offers them. */
  readonly subscriptionOptions?: readonly Record<string, unknown>[];
  /** The product is a gift card. */
  readonly giftCard?: boolean;
  readonly extendedFields?: Record<string, unknown>;
  readonly tags?: readonly string[];
}

/** How often and how long a buyer may download a file; null for no limit. */
export interface DownloadLimits {
  readonly maxDownloads: number | null;
  readonly days: number | null;
}

/** As on the wire, with the focal point for cropping. */
export type MediaState = MediaItem & {
  readonly focalPoint?: { readonly x: number; readonly y: number };
};

export interface CustomTextFieldState {
  readonly id: string;
  readonly key: string;
  readonly title: string;
  readonly maxLength: number;
  readonly mandatory: boolean;
}

export interface ProductOptionState {
  readonly customizationId: string;
  readonly kind: 'option' | 'modifier';
  readonly key: string;
  readonly name: string;
  readonly renderType: 'TEXT_CHOICES' | 'SWATCH_CHOICES';
  readonly choices: readonly ChoiceState[];
}

export interface ChoiceState {
  readonly id: string;
  readonly key: string;
  /** Version 1's `description`: the name shown and used in variants. */
  readonly name: string;
  /** Version 1's `value`: a color code, or the name again. */
  readonly value: string;
  readonly mediaIds: readonly string[];
}

export interface InfoSectionState {
  readonly infoSectionId: string;
  readonly uniqueName: string | null;
  readonly title: string;
  readonly description: SafeHtml;
  /** Has a unique name, or belongs to other products too: an edit makes a copy. */
  readonly shared: boolean;
}

export interface VariantState {
  readonly variantId: string;
  /** Choice id by customization id; empty for the one variant of an unmanaged product. */
  readonly choices: Readonly<Record<string, string>>;
  readonly visible: boolean;
  readonly sku: string | null;
  readonly barcode: string | null;
  /** Set for this variant alone; null follows the product. */
  readonly price: string | null;
  readonly weight: string | null;
  readonly cost: string | null;
  readonly productDimensions?: Dimensions;
  readonly packageDimensions?: Dimensions;
  readonly stock: StockState;
}

/** At the default location. */
export interface StockState {
  readonly tracked: boolean;
  /**
   * The sellable quantity; stock reserved by checkouts is already subtracted. Negative for
   * preorders.
   */
  readonly quantity: number;
  readonly inStock: boolean;
  readonly reserved: number;
  readonly preorder: PreorderState;
  readonly updatedAt: string;
}

export interface PreorderState {
  readonly enabled: boolean;
  readonly message: string | null;
  readonly limit: number | null;
  /** Preorders so far. */
  readonly count: number;
}

/** What rendering depends on besides the product. */
export interface StoreContext {
  readonly currency: string;
  readonly locale: string;
  /** The URL of the storefront: the base of product page URLs. */
  readonly siteUrl: string;
  /** The buyer's display currency and its rate, if it is not the store's. */
  readonly conversion?: { readonly currency: string; readonly rate: string };
}

/** The virtual collection of all products, which clients address by this id. It has no row. */
export const ALL_PRODUCTS_ID = '00000000-000000-000000-000000000001';

/** The distance between the positions of products that are added to a collection, so that others fit between them later. */
export const POSITION_STEP = 1024;
