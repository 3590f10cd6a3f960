// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

/** The postal address of the business, for the contact page, the imprint and invoices. */
export interface SettingsPlace {
  country?: string;
  subdivision?: string;
  city?: string;
  postalCode?: string;
  addressLine?: string;
}

export type StoreFont = 'FRAUNCES' | 'INSTRUMENT_SANS' | 'SYSTEM_SERIF' | 'SYSTEM_SANS';
export const StoreFont: Words<StoreFont> = /* @__PURE__ */ words('FRAUNCES INSTRUMENT_SANS SYSTEM_SERIF SYSTEM_SANS');

export type StoreEdge = 'NARROW' | 'MEDIUM' | 'WIDE';
export const StoreEdge: Words<StoreEdge> = /* @__PURE__ */ words('NARROW MEDIUM WIDE');

export interface StoreTheme {
  paper?: string;
  ink?: string;
  accent?: string;
  /** Of words that matter less; made of ink and paper when it is left out, like the three that follow. */
  quiet?: string;
  /** Of hairlines. */
  line?: string;
  /** Of places where a picture is to come, and of notices. */
  shade?: string;
  /** Of errors. */
  alarm?: string;
  /** How round corners are, in pixels. */
  radius?: number;
  headingFont?: StoreFont;
  textFont?: StoreFont;
  headingWeight?: number;
  edge?: StoreEdge;
}

export interface StoreImage {
  url?: string;
  width?: number;
  height?: number;
  altText?: string;
}

export interface StoreFocalPoint {
  x?: number;
  y?: number;
}

export interface StoreHero {
  image?: StoreImage;
  title?: string;
  /** Where the picture leads: a path of the shop such as /collections/tableware, or an https address. Without one it leads to all products. */
  url?: string;
  focalPoint?: StoreFocalPoint;
}

export type StorePolicySlug = 'terms' | 'privacy' | 'returns' | 'shipping';
export const StorePolicySlug: Words<StorePolicySlug> = /* @__PURE__ */ words('terms privacy returns shipping');

export interface StorePolicy {
  slug: StorePolicySlug;
  /** Paragraphs, lists and headings as HTML; only their texts are shown. */
  text: string;
  _updatedDate?: Date;
}

/** Where the shown prices include tax, by the store's tax settings. */
export interface StoreTaxInPrices {
  /** Countries with a tax region whose prices include tax. */
  includedIn?: string[];
  /** Countries with a tax region whose prices do not include tax. */
  excludedIn?: string[];
  /** Whether prices include tax in every other country. */
  includedElsewhere?: boolean;
}

export interface Store {
  name?: string;
  tagline?: string;
  about?: string;
  email?: string;
  phone?: string;
  /** The registered name of the business, for the imprint and invoices. Without one the name of the store is used. */
  legalName?: string;
  /** Who represents the business, such as its managing director; for the imprint. */
  representedBy?: string;
  /** The postal address of the business, for the contact page, the imprint and invoices. */
  address?: SettingsPlace;
  /** The VAT identification number or tax number of the business, for the imprint and invoices. */
  taxId?: string;
  /** The commercial register and the number in it, for the imprint. */
  registration?: string;
  currency?: string;
  locale?: string;
  timeZone?: string;
  weightUnit?: string;
  theme?: StoreTheme;
  heroes?: StoreHero[];
  policies?: StorePolicy[];
  /** The collection that opens the home page. Without one it opens with products in stock. */
  featuredCollectionId?: string | null;
  /** Where the shown prices include tax, by the store's tax settings. */
  taxInPrices?: StoreTaxInPrices;
}

export interface StoreGetStoreAnswer {
  store?: Store;
}

/**
 * The store itself: name, locale, theme, opening pictures. Not among the provider's calls.
 *
 * `GET /v1/store`
 */
export const getStore: Fn<() => Promise<StoreGetStoreAnswer>> = /* @__PURE__ */ fn('GET', '/v1/store', '', { answer: { store: shapes.Store } });
