import type { PricePerUnitData } from '@shopwright/contract/catalog/price';
import type { SeoSchema } from '@shopwright/contract/catalog/products';
import type { Dimensions } from '@shopwright/contract/shared/item';
import type { MediaItem, SecuredMedia } from '@shopwright/contract/shared/media';
import type { SafeHtml } from '../../../kernel/safe-html.ts';

/**
 * A product as the platform holds it, whole: what the rows and the document say, before anything is derived.
 * Rules take one and give one; the store loads and saves one. Decimals are exact texts ('34.000').
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
  /** Ids of collections, in the order they were joined; the all-products one is not among them. */
  readonly collectionIds: readonly string[];
  readonly doc: ProductDoc;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The merchant's rule; an amount off, or so many of a hundred. */
export interface DiscountState {
  readonly type: 'NONE' | 'AMOUNT' | 'PERCENT';
  readonly value: string;
}

/** What belongs to one product only and is neither filtered nor sorted. */
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
  /** Subscription plans of this product, as the cart offers them. */
  readonly subscriptionOptions?: readonly Record<string, unknown>[];
  /** What is sold is a balance to spend here later. */
  readonly giftCard?: boolean;
  readonly extendedFields?: Record<string, unknown>;
  readonly tags?: readonly string[];
}

/** As on the wire, and where the eye should rest when it is cropped. */
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
  /** Version 1's `value`: a colour code, or the name again. */
  readonly value: string;
  readonly mediaIds: readonly string[];
}

export interface InfoSectionState {
  readonly infoSectionId: string;
  readonly uniqueName: string | null;
  readonly title: string;
  readonly description: SafeHtml;
  /** Has a name of its own or stands on other products too: an edit from here makes a copy. */
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
  /** What can still be sold: what is promised to checkouts is taken out already. Below zero are preorders. */
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
  /** Ordered so far beyond what was there. */
  readonly count: number;
}

/** What a product's derived fields depend on beside the product. */
export interface StoreContext {
  readonly currency: string;
  readonly locale: string;
  /** Where the storefront lives: the base of product page addresses. */
  readonly siteUrl: string;
  /** The shopper's currency, when it is another than the store's: how much of it one of the store's is. */
  readonly conversion?: { readonly currency: string; readonly rate: string };
}

/** The collection that every product is in, known to clients by this id; it is in no table. */
export const ALL_PRODUCTS_ID = '00000000-000000-000000-000000000001';
