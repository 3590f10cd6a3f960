// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/** A postal address. */
export interface SettingsAddress {
  /** Country, as a two-letter code (ISO 3166-1). */
  country?: string;
  /** State, province or region, as a code (ISO 3166-2). */
  subdivision?: string;
  /** City or town. */
  city?: string;
  /** Postal or ZIP code. */
  postalCode?: string;
  /** Street and number. */
  addressLine?: string;
}

/**
 * Font family of the site.
 *
 * - `FRAUNCES`: Fraunces, a serif font that the site hosts itself.
 * - `INSTRUMENT_SANS`: Instrument Sans, a sans-serif font that the site hosts itself.
 * - `SYSTEM_SERIF`: Serif font of the visitor's device.
 * - `SYSTEM_SANS`: Sans-serif font of the visitor's device.
 */
export type StoreFont = 'FRAUNCES' | 'INSTRUMENT_SANS' | 'SYSTEM_SERIF' | 'SYSTEM_SANS';
export const StoreFont: EnumValues<StoreFont> = /* @__PURE__ */ enumValues('FRAUNCES INSTRUMENT_SANS SYSTEM_SERIF SYSTEM_SANS');

/**
 * Width of the page margins.
 *
 * - `NARROW`: The narrowest margins.
 * - `MEDIUM`: Medium margins, the default.
 * - `WIDE`: The widest margins.
 */
export type StoreEdge = 'NARROW' | 'MEDIUM' | 'WIDE';
export const StoreEdge: EnumValues<StoreEdge> = /* @__PURE__ */ enumValues('NARROW MEDIUM WIDE');

/** Colors, fonts and shapes of the site. Colors are CSS values such as `#1f1d1a`. */
export interface StoreTheme {
  /** Background color of pages. */
  paper?: string;
  /** Color of text. */
  ink?: string;
  /** Color of buttons and links. */
  accent?: string;
  /** Color of secondary text. Without it, it is mixed from `ink` and `paper`. */
  quiet?: string;
  /** Color of thin lines. Without it, it is mixed from `ink` and `paper`. */
  line?: string;
  /** Color of image placeholders and notices. Without it, it is mixed from `ink` and `paper`. */
  shade?: string;
  /** Color of error messages. Without it, a default red is used. */
  alarm?: string;
  /** Radius of corners, in pixels. */
  radius?: number;
  /** Font of headings. */
  headingFont?: StoreFont;
  /** Font of running text. */
  textFont?: StoreFont;
  /** Font weight of headings, 100 to 900. */
  headingWeight?: number;
  /** Width of the page margins. */
  edge?: StoreEdge;
}

/** An image of the store. */
export interface StoreImage {
  /** URL of the image file. */
  url?: string;
  /** Width of the image in pixels. */
  width?: number;
  /** Height of the image in pixels. */
  height?: number;
  /** Description of the image for screen readers. */
  altText?: string;
}

/** Point of an image that stays visible when it is cropped. */
export interface StoreFocalPoint {
  /** Horizontal position, from 0 (left) to 1 (right). */
  x?: number;
  /** Vertical position, from 0 (top) to 1 (bottom). */
  y?: number;
}

/** An image at the top of the home page. */
export interface StoreHero {
  /** An image of the store. */
  image?: StoreImage;
  /** Text on the image. */
  title?: string;
  /** Where the image links to: a path of the shop such as `/collections/tableware`, or an https URL. Defaults to all products. */
  url?: string;
  /** Point of an image that stays visible when it is cropped. */
  focalPoint?: StoreFocalPoint;
}

/**
 * Which policy it is; also the last part of its URL.
 *
 * - `terms`: Terms of sale and service.
 * - `privacy`: Privacy policy of the store.
 * - `returns`: Return and refund policy.
 * - `shipping`: Shipping and delivery policy.
 */
export type StorePolicySlug = 'terms' | 'privacy' | 'returns' | 'shipping';
export const StorePolicySlug: EnumValues<StorePolicySlug> = /* @__PURE__ */ enumValues('terms privacy returns shipping');

/** A legal text of the store. */
export interface StorePolicy {
  /** Which policy it is; also the last part of its URL. */
  slug: StorePolicySlug;
  /** Text as HTML: headings, paragraphs and lists. Other markup is removed. */
  text: string;
  /** When the text last changed, in UTC. */
  _updatedDate?: Date;
}

/** Where the shown prices include tax, by the store's tax settings. */
export interface StoreTaxInPrices {
  /** Countries whose prices include tax, as two-letter codes. */
  includedIn?: string[];
  /** Countries whose prices do not include tax, as two-letter codes. */
  excludedIn?: string[];
  /** Whether prices include tax in all other countries. */
  includedElsewhere?: boolean;
}

/** The store, as a storefront shows it. */
export interface Store {
  /** Name of the store. */
  name?: string;
  /** Short sentence below the name. */
  tagline?: string;
  /** Text about the store, for its About page. */
  about?: string;
  /** Public email address of the store. */
  email?: string;
  /** Public phone number of the store. */
  phone?: string;
  /** Registered name of the business, for the legal notice and invoices. Defaults to the name of the store. */
  legalName?: string;
  /** Person who represents the business, such as its managing director, for the legal notice. */
  representedBy?: string;
  /** Postal address of the business, for the contact page, the legal notice and invoices. */
  address?: SettingsAddress;
  /** VAT ID or tax number of the business, for the legal notice and invoices. */
  taxId?: string;
  /** Commercial register and number of the business, for the legal notice. */
  registration?: string;
  /** Currency in which the store charges, as a three-letter code (ISO 4217), such as `USD`. */
  currency?: string;
  /** Default language and region of the store, such as `en-US`. */
  locale?: string;
  /** Time zone of the store, such as `America/New_York` (IANA). */
  timeZone?: string;
  /** Unit of weight of the store's products: `KG` or `LB`. */
  weightUnit?: string;
  /** Colors, fonts and shapes of the site. Colors are CSS values such as `#1f1d1a`. */
  theme?: StoreTheme;
  /** Images at the top of the home page. */
  heroes?: StoreHero[];
  /** Legal texts of the store. */
  policies?: StorePolicy[];
  /** ID of the collection at the top of the home page. Without it, products in stock are shown. */
  featuredCollectionId?: string | null;
  /** Where the shown prices include tax, by the store's tax settings. */
  taxInPrices?: StoreTaxInPrices;
}

export interface StoreGetStoreAnswer {
  /** The store, as a storefront shows it. */
  store?: Store;
}

/**
 * Retrieves the store: name, contact details, currency, locale, theme and home page.
 *
 * `GET /v1/store`
 */
export const getStore: Fn<() => Promise<StoreGetStoreAnswer>> = /* @__PURE__ */ fn('GET', '/v1/store', '', { answer: { store: shapes.Store } });
