// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export interface FeeSettings {
  code: string;
  name: string;
  price?: string;
  /** Of the subtotal before discounts, instead of a price. */
  percent?: string;
}

export interface CheckoutSettings {
  /** False closes the till: no checkout is made. */
  acceptsPayments?: boolean;
  /** False: only members may buy. */
  guestCheckout?: boolean;
  requirePhone?: boolean;
  /** The buyer may pay later, on the spot or by transfer. */
  offlinePayment?: boolean;
  /** Told to who pays later. */
  offlineInstructions?: string;
  minimumSubtotal?: string;
  /** How long the price of a checkout holds. */
  quoteMinutes?: number;
  /** How long stock is kept for a checkout that has reached payment. */
  reservationMinutes?: number;
  fees?: FeeSettings[];
  termsUrl?: string;
}

export interface SettingsGetCheckoutSettingsAnswer {
  checkout?: CheckoutSettings;
}

export interface CurrencyRate {
  currency: string;
  /** How much of it one unit of the store's currency is. */
  rate: string;
  /** When this rate was set. */
  _updatedDate?: Date;
}

export interface CurrencySettings {
  /** The store's currency, which the rates are of. Another store currency needs rates of its own. */
  baseCurrency?: string;
  rates?: CurrencyRate[];
  /** The currency of converted prices; the store's own when there is none. */
  displayCurrency?: string | null;
}

export interface SettingsGetCurrencySettingsAnswer {
  currencies?: CurrencySettings;
}

/** Holds for orders that are paid from now on. */
export interface DownloadSettings {
  /** Of each file, for each unit bought. Null: no limit. 5 unless set. */
  maxDownloads?: number | null;
  /** From payment on. Null: no end. 30 unless set. */
  days?: number | null;
}

export interface SettingsGetDownloadSettingsAnswer {
  /** Holds for orders that are paid from now on. */
  downloads?: DownloadSettings;
}

export interface PaymentSettings {
  /** Test cards pay, without any money. On in development, off in production, unless said here. */
  sandbox?: boolean;
  /** Cards through Stripe, where the server has its keys. */
  stripe?: boolean;
  /** The server has keys for Stripe. */
  stripeConnected?: boolean;
}

export interface SettingsGetPaymentSettingsAnswer {
  payments?: PaymentSettings;
}

export interface ServicesSettings {
  holidays?: string[];
}

export interface SettingsGetServicesSettingsAnswer {
  services?: ServicesSettings;
}

/** What is left out does not narrow it; an area with nothing in it is everywhere. */
export interface SettingsArea {
  country?: string;
  subdivisions?: string[];
  cities?: string[];
  postalCodes?: string[];
}

export type ChargeType = 'HANDLING_FEE' | 'INSURANCE';
export const ChargeType: Words<ChargeType> = /* @__PURE__ */ words('HANDLING_FEE INSURANCE');

export interface DeliveryChargeSettings {
  type: ChargeType;
  price?: string;
  /** Of the subtotal, instead of a price. */
  percent?: string;
  details?: string;
}

export type DeliveryCostType = 'FLAT' | 'WEIGHT' | 'PRICE';
export const DeliveryCostType: Words<DeliveryCostType> = /* @__PURE__ */ words('FLAT WEIGHT PRICE');

export type DeliveryWeightUnit = 'KG' | 'LB';
export const DeliveryWeightUnit: Words<DeliveryWeightUnit> = /* @__PURE__ */ words('KG LB');

export interface DeliveryBand {
  /** Left out in the last band: no end. */
  upTo?: string;
  price: string;
}

/** WEIGHT and PRICE have bands, from the smallest up; what fits in none is not delivered this way. */
export interface DeliveryCostSettings {
  type: DeliveryCostType;
  /** Of FLAT. */
  price?: string;
  unit?: DeliveryWeightUnit;
  bands?: DeliveryBand[];
}

export interface ShippingRateSettings {
  /** How clients name it when they choose. */
  code: string;
  title: string;
  deliveryTime?: string;
  instructions?: string;
  charges?: DeliveryChargeSettings[];
  /** WEIGHT and PRICE have bands, from the smallest up; what fits in none is not delivered this way. */
  cost: DeliveryCostSettings;
  /** Costs nothing from this subtotal on, before discounts. */
  freeOver?: string;
}

export interface ShippingRegionSettings {
  _id: string;
  name: string;
  areas: SettingsArea[];
  rates: ShippingRateSettings[];
}

export interface LocalDeliverySettings {
  /** How clients name it when they choose. */
  code: string;
  title: string;
  deliveryTime?: string;
  instructions?: string;
  charges?: DeliveryChargeSettings[];
  /** WEIGHT and PRICE have bands, from the smallest up; what fits in none is not delivered this way. */
  cost: DeliveryCostSettings;
  freeOver?: string;
  areas: SettingsArea[];
  minimumSubtotal?: string;
}

export type PickupMethod = 'STORE_PICKUP' | 'PICKUP_POINT';
export const PickupMethod: Words<PickupMethod> = /* @__PURE__ */ words('STORE_PICKUP PICKUP_POINT');

export interface SettingsPlace {
  country?: string;
  subdivision?: string;
  city?: string;
  postalCode?: string;
  addressLine?: string;
}

export interface PickupSettings {
  /** How clients name it when they choose. */
  code: string;
  title: string;
  deliveryTime?: string;
  instructions?: string;
  charges?: DeliveryChargeSettings[];
  method: PickupMethod;
  price: string;
  address: SettingsPlace;
}

export interface ShippingSettings {
  regions?: ShippingRegionSettings[];
  localDeliveries?: LocalDeliverySettings[];
  pickups?: PickupSettings[];
}

export interface SettingsGetShippingSettingsAnswer {
  shipping?: ShippingSettings;
}

export type CaptchaMode = 'OFF' | 'VISIBLE' | 'INVISIBLE';
export const CaptchaMode: Words<CaptchaMode> = /* @__PURE__ */ words('OFF VISIBLE INVISIBLE');

export type CaptchaProvider = 'BUILT_IN' | 'SITEVERIFY';
export const CaptchaProvider: Words<CaptchaProvider> = /* @__PURE__ */ words('BUILT_IN SITEVERIFY');

export interface CaptchaSettings {
  mode?: CaptchaMode;
  /** BUILT_IN is a proof of work that asks nobody else; SITEVERIFY is reCAPTCHA, hCaptcha, Turnstile or the like. */
  provider?: CaptchaProvider;
  /** Where the service checks an answer, such as https://www.google.com/recaptcha/api/siteverify. Must begin with https. */
  verifyUrl?: string;
  /** The script that shows the check on our pages. Known for reCAPTCHA, hCaptcha and Turnstile; another service that speaks as they do names its own. */
  scriptUrl?: string;
  /** Of the store's own account at the captcha service. The keys that the provider's client has in its code belong to the provider: tokens made with them cannot be checked by anyone else, so a storefront must use this key. */
  siteKey?: string;
  invisibleSiteKey?: string;
  /** Kept, and never told again. */
  secret?: string;
  /** Of the invisible kind, where it has one of its own. */
  invisibleSecret?: string;
}

export type SecondFactor = 'OFF' | 'OPTIONAL' | 'REQUIRED';
export const SecondFactor: Words<SecondFactor> = /* @__PURE__ */ words('OFF OPTIONAL REQUIRED');

export interface SignInSettings {
  /** New members wait until the owner approves them. */
  ownerApproval?: boolean;
  /** Members prove their e-mail address before they sign in. */
  emailVerification?: boolean;
  captcha?: CaptchaSettings;
  secondFactor?: SecondFactor;
  passwordMinLength?: number;
  /** Passwords from lists that attackers try first are refused. */
  refuseKnownPasswords?: boolean;
  sessionIdleDays?: number;
  sessionDays?: number;
  rememberDeviceDays?: number;
}

export interface SettingsGetSignInAnswer {
  settings?: SignInSettings;
}

export type PricePolicy = 'FIXED' | 'CATALOG';
export const PricePolicy: Words<PricePolicy> = /* @__PURE__ */ words('FIXED CATALOG');

export interface SubscriptionSettingsArea {
  pricePolicy?: PricePolicy;
  retryDays?: number[];
}

export interface SettingsGetSubscriptionSettingsAnswer {
  subscriptions?: SubscriptionSettingsArea;
}

export type TaxMode = 'NONE' | 'MANUAL' | 'AUTO';
export const TaxMode: Words<TaxMode> = /* @__PURE__ */ words('NONE MANUAL AUTO');

export type JurisdictionType = 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL';
export const JurisdictionType: Words<JurisdictionType> = /* @__PURE__ */ words('UNDEFINED COUNTRY STATE COUNTY CITY SPECIAL');

/** For the whole region, or the part of it that `within` names. */
export interface TaxRateSettings {
  name: string;
  /** As in Sales tax or VAT. */
  type?: string;
  jurisdiction?: string;
  jurisdictionType?: JurisdictionType;
  percent: string;
  /** What is left out does not narrow it; an area with nothing in it is everywhere. */
  within?: SettingsArea;
}

/** Instead of the region's rates for items of this tax group; no rates mean no tax. */
export interface TaxGroupSettings {
  taxGroupId: string;
  rates: TaxRateSettings[];
}

/** AUTO asks the connected tax provider; its rates here are used when there is none or it does not answer. */
export interface TaxRegionSettings {
  areas: SettingsArea[];
  mode: TaxMode;
  pricesIncludeTax?: boolean;
  rates?: TaxRateSettings[];
  groups?: TaxGroupSettings[];
  taxesShipping?: boolean;
  taxesFees?: boolean;
}

export interface TaxSettings {
  businessAddress?: SettingsPlace;
  regions?: TaxRegionSettings[];
}

export interface SettingsGetTaxSettingsAnswer {
  tax?: TaxSettings;
}

export interface SettingsUpdateCheckoutSettingsAnswer {
  checkout?: CheckoutSettings;
}

export interface SettingsUpdateCurrencySettingsAnswer {
  currencies?: CurrencySettings;
}

export interface SettingsUpdateDownloadSettingsAnswer {
  /** Holds for orders that are paid from now on. */
  downloads?: DownloadSettings;
}

export interface SettingsUpdatePaymentSettingsAnswer {
  payments?: PaymentSettings;
}

export interface SettingsUpdateServicesSettingsAnswer {
  services?: ServicesSettings;
}

export interface SettingsUpdateShippingSettingsAnswer {
  shipping?: ShippingSettings;
}

export interface SettingsUpdateSignInAnswer {
  settings?: SignInSettings;
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

export interface SettingsUpdateStoreAnswer {
  store?: Store;
}

export interface SettingsUpdateSubscriptionSettingsAnswer {
  subscriptions?: SubscriptionSettingsArea;
}

export interface SettingsUpdateTaxSettingsAnswer {
  tax?: TaxSettings;
}

/**
 * Get checkout settings.
 *
 * `GET /v1/settings/checkout` (for owners, collaborators and apps)
 */
export const getCheckoutSettings: Fn<() => Promise<SettingsGetCheckoutSettingsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/settings/checkout');
/**
 * Get currency settings.
 *
 * `GET /v1/settings/currencies` (for owners, collaborators and apps)
 */
export const getCurrencySettings: Fn<() => Promise<SettingsGetCurrencySettingsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/settings/currencies', '', { answer: { currencies: shapes.CurrencySettings } });
/**
 * Get download settings.
 *
 * `GET /v1/settings/downloads` (for owners, collaborators and apps)
 */
export const getDownloadSettings: Fn<() => Promise<SettingsGetDownloadSettingsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/settings/downloads');
/**
 * Get payment settings.
 *
 * `GET /v1/settings/payments` (for owners, collaborators and apps)
 */
export const getPaymentSettings: Fn<() => Promise<SettingsGetPaymentSettingsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/settings/payments');
/**
 * Get services settings.
 *
 * `GET /v1/settings/services` (for owners, collaborators and apps)
 */
export const getServicesSettings: Fn<() => Promise<SettingsGetServicesSettingsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/settings/services');
/**
 * Get shipping settings.
 *
 * `GET /v1/settings/shipping` (for owners, collaborators and apps)
 */
export const getShippingSettings: Fn<() => Promise<SettingsGetShippingSettingsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/settings/shipping');
/**
 * Get sign in.
 *
 * `GET /v1/settings/sign-in` (for owners, collaborators and apps)
 */
export const getSignIn: Fn<() => Promise<SettingsGetSignInAnswer>> = /* @__PURE__ */ fn('GET', '/v1/settings/sign-in');
/**
 * Get subscription settings.
 *
 * `GET /v1/settings/subscriptions` (for owners, collaborators and apps)
 */
export const getSubscriptionSettings: Fn<() => Promise<SettingsGetSubscriptionSettingsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/settings/subscriptions');
/**
 * Get tax settings.
 *
 * `GET /v1/settings/tax` (for owners, collaborators and apps)
 */
export const getTaxSettings: Fn<() => Promise<SettingsGetTaxSettingsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/settings/tax');
/**
 * Update checkout settings.
 *
 * `PATCH /v1/settings/checkout` (for owners, collaborators and apps)
 */
export const updateCheckoutSettings: Fn<(options?: { checkout?: CheckoutSettings }) => Promise<SettingsUpdateCheckoutSettingsAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/settings/checkout', '*');
/**
 * Update currency settings.
 *
 * `PATCH /v1/settings/currencies` (for owners, collaborators and apps)
 */
export const updateCurrencySettings: Fn<(options?: { currencies?: CurrencySettings }) => Promise<SettingsUpdateCurrencySettingsAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/settings/currencies', '*', { answer: { currencies: shapes.CurrencySettings } });
/**
 * Update download settings.
 *
 * `PATCH /v1/settings/downloads` (for owners, collaborators and apps)
 */
export const updateDownloadSettings: Fn<(options?: { downloads?: DownloadSettings }) => Promise<SettingsUpdateDownloadSettingsAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/settings/downloads', '*');
/**
 * Update payment settings.
 *
 * `PATCH /v1/settings/payments` (for owners, collaborators and apps)
 */
export const updatePaymentSettings: Fn<(options?: { payments?: PaymentSettings }) => Promise<SettingsUpdatePaymentSettingsAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/settings/payments', '*');
/**
 * Update services settings.
 *
 * `PATCH /v1/settings/services` (for owners, collaborators and apps)
 */
export const updateServicesSettings: Fn<(options?: { services?: ServicesSettings }) => Promise<SettingsUpdateServicesSettingsAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/settings/services', '*');
/**
 * Update shipping settings.
 *
 * `PATCH /v1/settings/shipping` (for owners, collaborators and apps)
 */
export const updateShippingSettings: Fn<(options?: { shipping?: ShippingSettings }) => Promise<SettingsUpdateShippingSettingsAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/settings/shipping', '*');
/**
 * Update sign in.
 *
 * `PATCH /v1/settings/sign-in` (for owners, collaborators and apps)
 */
export const updateSignIn: Fn<(options?: { settings?: SignInSettings }) => Promise<SettingsUpdateSignInAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/settings/sign-in', '*');
/**
 * Update store.
 *
 * `PATCH /v1/settings/store` (for owners, collaborators and apps)
 */
export const updateStore: Fn<(options?: { store?: Store }) => Promise<SettingsUpdateStoreAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/settings/store', '*', { answer: { store: shapes.Store } });
/**
 * Update subscription settings.
 *
 * `PATCH /v1/settings/subscriptions` (for owners, collaborators and apps)
 */
export const updateSubscriptionSettings: Fn<(options?: { subscriptions?: SubscriptionSettingsArea }) => Promise<SettingsUpdateSubscriptionSettingsAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/settings/subscriptions', '*');
/**
 * Update tax settings.
 *
 * `PATCH /v1/settings/tax` (for owners, collaborators and apps)
 */
export const updateTaxSettings: Fn<(options?: { tax?: TaxSettings }) => Promise<SettingsUpdateTaxSettingsAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/settings/tax', '*');
