// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/** A fee added to every order, either a price or a percentage. */
export interface FeeSettings {
  /** Code that identifies the fee in carts and orders. */
  code: string;
  /** Name of the fee that the buyer sees. */
  name: string;
  /** Fee as a decimal string in the store's currency. */
  price?: string;
  /** Fee as a percentage of the subtotal before discounts. */
  percent?: string;
}

/** Terms of the store's checkout. */
export interface CheckoutSettings {
  /** Whether the store accepts orders. If `false`, no checkout can be created. */
  acceptsPayments?: boolean;
  /** Whether visitors can buy without signing in. If `false`, only members can. */
  guestCheckout?: boolean;
  /** Whether the buyer must give a phone number. */
  requirePhone?: boolean;
  /** Whether the buyer can pay later, in person or by bank transfer. */
  offlinePayment?: boolean;
  /** How to pay later, shown to buyers who chose it. */
  offlineInstructions?: string;
  /** Smallest subtotal of an order, as a decimal string in the store's currency. Without it, any subtotal. */
  minimumSubtotal?: string;
  /** How long the prices of a checkout stay fixed, in minutes. */
  quoteMinutes?: number;
  /** How long stock is reserved for a checkout that has reached payment, in minutes. */
  reservationMinutes?: number;
  /** Fees added to every order. */
  fees?: FeeSettings[];
  /** URL of the terms that the buyer agrees to. */
  termsUrl?: string;
}

export interface SettingsGetCheckoutSettingsAnswer {
  /** Terms of the store's checkout. */
  checkout?: CheckoutSettings;
}

/** Exchange rate of a currency. */
export interface CurrencyRate {
  /** Three-letter code of the currency (ISO 4217). */
  currency: string;
  /** How much of the currency one unit of the store's currency is worth, as a decimal string. */
  rate: string;
  /** When the rate was set, in UTC. */
  _updatedDate?: Date;
}

/** Currencies in which the store can show its prices. It charges in its own currency. */
export interface CurrencySettings {
  /** Currency of the store, to which the rates relate. */
  baseCurrency?: string;
  /** Exchange rates of all other currencies. */
  rates?: CurrencyRate[];
  /** Currency of converted prices. `null` for the store's own currency. */
  displayCurrency?: string | null;
}

export interface SettingsGetCurrencySettingsAnswer {
  /** Currencies in which the store can show its prices. It charges in its own currency. */
  currencies?: CurrencySettings;
}

/** Limits of downloads, for orders that are paid from now on. */
export interface DownloadSettings {
  /** How often each file can be downloaded per unit bought. `null` for no limit; 5 unless set. */
  maxDownloads?: number | null;
  /** How many days after payment the files can be downloaded. `null` for no limit; 30 unless set. */
  days?: number | null;
}

export interface SettingsGetDownloadSettingsAnswer {
  /** Limits of downloads, for orders that are paid from now on. */
  downloads?: DownloadSettings;
}

/** Payment methods of the store. Payment later is part of the checkout settings. */
export interface PaymentSettings {
  /** Whether test cards are accepted; no money moves. By default on in development and off in production. */
  sandbox?: boolean;
  /** Whether cards are accepted through Stripe. Needs Stripe keys on the server. */
  stripe?: boolean;
  /** Whether the server has Stripe keys. */
  stripeConnected?: boolean;
}

export interface SettingsGetPaymentSettingsAnswer {
  /** Payment methods of the store. Payment later is part of the checkout settings. */
  payments?: PaymentSettings;
}

/** Settings of all services. */
export interface ServicesSettings {
  /** Days on which no service takes place, as `YYYY-MM-DD` in the store's time zone. */
  holidays?: string[];
}

export interface SettingsGetServicesSettingsAnswer {
  /** Settings of all services. */
  services?: ServicesSettings;
}

/** A part of the world. A field that is left out does not narrow it; an empty area is the whole world. */
export interface SettingsArea {
  /** Country, as a two-letter code (ISO 3166-1), such as `US`. */
  country?: string;
  /** States, provinces or regions, as codes (ISO 3166-2), such as `US-NY`. */
  subdivisions?: string[];
  /** Names of cities, compared without regard to case. */
  cities?: string[];
  /** Postal codes: whole ones, or prefixes such as `125*`. */
  postalCodes?: string[];
}

/**
 * Kind of additional delivery charge.
 *
 * - `HANDLING_FEE`: Charge for packing and handling.
 * - `INSURANCE`: Charge for insuring the shipment.
 */
export type ChargeType = 'HANDLING_FEE' | 'INSURANCE';
export const ChargeType: EnumValues<ChargeType> = /* @__PURE__ */ enumValues('HANDLING_FEE INSURANCE');

/** A surcharge on a delivery, either a price or a percentage. */
export interface DeliveryChargeSettings {
  /** Kind of surcharge. */
  type: ChargeType;
  /** Surcharge as a decimal string in the store's currency. */
  price?: string;
  /** Surcharge as a percentage of the subtotal, such as `2.5`. */
  percent?: string;
  /** Explanation that the buyer sees. */
  details?: string;
}

/**
 * How the price of a delivery is computed.
 *
 * - `FLAT`: One price for every order.
 * - `WEIGHT`: By the total weight of the items, in bands.
 * - `PRICE`: By the subtotal, in bands.
 */
export type DeliveryCostType = 'FLAT' | 'WEIGHT' | 'PRICE';
export const DeliveryCostType: EnumValues<DeliveryCostType> = /* @__PURE__ */ enumValues('FLAT WEIGHT PRICE');

/**
 * Unit of the weights in the bands.
 *
 * - `KG`: Weights in kilograms.
 * - `LB`: Weights in pounds.
 */
export type DeliveryWeightUnit = 'KG' | 'LB';
export const DeliveryWeightUnit: EnumValues<DeliveryWeightUnit> = /* @__PURE__ */ enumValues('KG LB');

/** Price of a delivery up to a weight or a subtotal. */
export interface DeliveryBand {
  /** Upper limit of the band: a weight in the chosen unit, or a subtotal in the store's currency, as a decimal string. Left out in the last band, which has no limit. */
  upTo?: string;
  /** Price of the delivery, as a decimal string in the store's currency. */
  price: string;
}

/** Price of a delivery. */
export interface DeliveryCostSettings {
  /** How the price of a delivery is computed. */
  type: DeliveryCostType;
  /** Price for `FLAT`, as a decimal string in the store's currency. */
  price?: string;
  /** Unit of weight for `WEIGHT`. Defaults to the store's unit. */
  unit?: DeliveryWeightUnit;
  /** Bands for `WEIGHT` and `PRICE`, in ascending order. An order above the last limit cannot be delivered this way. */
  bands?: DeliveryBand[];
}

/** A shipping option of a region. */
export interface ShippingRateSettings {
  /** Code by which clients choose the option. Unique in the store. */
  code: string;
  /** Name of the option that the buyer sees. */
  title: string;
  /** Expected delivery time as text, such as "3 to 5 days". */
  deliveryTime?: string;
  /** Instructions that the buyer sees. */
  instructions?: string;
  /** Surcharges on the price. */
  charges?: DeliveryChargeSettings[];
  /** Price of the option. */
  cost: DeliveryCostSettings;
  /** Subtotal before discounts from which the option is free, as a decimal string in the store's currency. Without it, it is never free. */
  freeOver?: string;
}

/** A region to which the store ships. */
export interface ShippingRegionSettings {
  /** ID of the region, set by the caller. */
  _id: string;
  /** Name of the region, shown to the store's staff only. */
  name: string;
  /** Parts of the world that belong to the region. */
  areas: SettingsArea[];
  /** Shipping options of the region. */
  rates: ShippingRateSettings[];
}

/** A delivery by the store itself, to addresses nearby. */
export interface LocalDeliverySettings {
  /** Code by which clients choose the option. Unique in the store. */
  code: string;
  /** Name of the option that the buyer sees. */
  title: string;
  /** Expected delivery time as text, such as "Today by 6 pm". */
  deliveryTime?: string;
  /** Instructions that the buyer sees. */
  instructions?: string;
  /** Surcharges on the price. */
  charges?: DeliveryChargeSettings[];
  /** Price of the delivery. */
  cost: DeliveryCostSettings;
  /** Subtotal before discounts from which the delivery is free, as a decimal string in the store's currency. */
  freeOver?: string;
  /** Parts of the world to which the store delivers. */
  areas: SettingsArea[];
  /** Smallest subtotal for this delivery, as a decimal string in the store's currency. Without it, any subtotal. */
  minimumSubtotal?: string;
}

/**
 * Kind of location where the buyer collects the order.
 *
 * - `STORE_PICKUP`: A location of the store itself.
 * - `PICKUP_POINT`: A location of a third party, for example a parcel shop.
 */
export type PickupMethod = 'STORE_PICKUP' | 'PICKUP_POINT';
export const PickupMethod: EnumValues<PickupMethod> = /* @__PURE__ */ enumValues('STORE_PICKUP PICKUP_POINT');

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

/** A location where buyers collect their orders. */
export interface PickupSettings {
  /** Code by which clients choose the location. Unique in the store. */
  code: string;
  /** Name of the location that the buyer sees. */
  title: string;
  /** When orders are ready as text, such as "Ready in 2 hours". */
  deliveryTime?: string;
  /** Instructions that the buyer sees, such as opening hours. */
  instructions?: string;
  /** Surcharges on the price. */
  charges?: DeliveryChargeSettings[];
  /** Kind of pickup location. */
  method: PickupMethod;
  /** Price of the pickup, as a decimal string in the store's currency; `0` for a free one. */
  price: string;
  /** Where the buyer collects the order. */
  address: SettingsAddress;
}

/** How the store delivers its goods. */
export interface ShippingSettings {
  /** Regions to which the store ships, with their options. The first region that contains the address applies. */
  regions?: ShippingRegionSettings[];
  /** Deliveries by the store itself. */
  localDeliveries?: LocalDeliverySettings[];
  /** Locations where buyers collect their orders. */
  pickups?: PickupSettings[];
}

export interface SettingsGetShippingSettingsAnswer {
  /** How the store delivers its goods. */
  shipping?: ShippingSettings;
}

/**
 * Whether sign-in and registration are protected by a captcha.
 *
 * - `OFF`: No captcha is used.
 * - `VISIBLE`: The visitor solves a captcha.
 * - `INVISIBLE`: The captcha runs without the visitor's help.
 */
export type CaptchaMode = 'OFF' | 'VISIBLE' | 'INVISIBLE';
export const CaptchaMode: EnumValues<CaptchaMode> = /* @__PURE__ */ enumValues('OFF VISIBLE INVISIBLE');

/**
 * Service that checks captchas.
 *
 * - `BUILT_IN`: A proof of work that needs no external service.
 * - `SITEVERIFY`: An external service: reCAPTCHA, hCaptcha, Turnstile or a compatible one.
 */
export type CaptchaProvider = 'BUILT_IN' | 'SITEVERIFY';
export const CaptchaProvider: EnumValues<CaptchaProvider> = /* @__PURE__ */ enumValues('BUILT_IN SITEVERIFY');

/** Captcha of sign-in and registration. */
export interface CaptchaSettings {
  /** Whether sign-in and registration are protected by a captcha. */
  mode?: CaptchaMode;
  /** Service that checks captchas. */
  provider?: CaptchaProvider;
  /** URL where the service checks a token, such as `https://www.google.com/recaptcha/api/siteverify`. Must be https. */
  verifyUrl?: string;
  /** URL of the script that shows the captcha. Not needed for reCAPTCHA, hCaptcha and Turnstile. */
  scriptUrl?: string;
  /** Site key of the store's account at the service. Storefronts must use this key: tokens made with another key cannot be checked. */
  siteKey?: string;
  /** Site key of the invisible captcha, if the service needs another one. */
  invisibleSiteKey?: string;
  /** Secret key of the store's account at the service. It is stored and never returned. */
  secret?: string;
  /** Secret key of the invisible captcha, if the service needs another one. It is never returned. */
  invisibleSecret?: string;
}

/**
 * Whether members use a second factor.
 *
 * - `OFF`: Members cannot set up a second factor.
 * - `OPTIONAL`: Members can set up a second factor.
 * - `REQUIRED`: Members must set up a second factor.
 */
export type SecondFactor = 'OFF' | 'OPTIONAL' | 'REQUIRED';
export const SecondFactor: EnumValues<SecondFactor> = /* @__PURE__ */ enumValues('OFF OPTIONAL REQUIRED');

/** How members register and sign in. */
export interface SignInSettings {
  /** Whether the shop must approve new members. */
  ownerApproval?: boolean;
  /** Whether members must verify their email address before they can sign in. */
  emailVerification?: boolean;
  /** Captcha of sign-in and registration. */
  captcha?: CaptchaSettings;
  /** Whether members use a second factor. */
  secondFactor?: SecondFactor;
  /** Smallest number of characters of a password. */
  passwordMinLength?: number;
  /** Whether common and leaked passwords are refused. */
  refuseKnownPasswords?: boolean;
  /** Days after which an unused session ends. */
  sessionIdleDays?: number;
  /** Days after which every session ends. */
  sessionDays?: number;
  /** Days for which a member can skip the second factor on a device. */
  rememberDeviceDays?: number;
}

export interface SettingsGetSignInAnswer {
  /** How members register and sign in. */
  settings?: SignInSettings;
}

/** When variants count as low on stock. */
export interface StockSettings {
  /** Variants without a threshold of their own are low on stock with this quantity or less; null for never. */
  lowStockThreshold?: number | null;
  /** Whether staff who may read stock receive one mail a day about variants that became low on stock. */
  lowStockMails?: boolean;
}

export interface SettingsGetStockSettingsAnswer {
  /** The current settings. */
  stock?: StockSettings;
}

/**
 * Which price renewals use.
 *
 * - `FIXED`: The price agreed at the start, for as long as it runs.
 * - `CATALOG`: The product's price on the day of the order, with the subscription's discount.
 */
export type PricePolicy = 'FIXED' | 'CATALOG';
export const PricePolicy: EnumValues<PricePolicy> = /* @__PURE__ */ enumValues('FIXED CATALOG');

/** Settings of subscriptions. */
export interface SubscriptionSettingsArea {
  /** Which price renewals of new subscriptions use. */
  pricePolicy?: PricePolicy;
  /** Days after a failed payment on which it is retried, such as `[1, 3, 7]`. After the last failure the subscription ends. */
  retryDays?: number[];
}

export interface SettingsGetSubscriptionSettingsAnswer {
  /** Settings of subscriptions. */
  subscriptions?: SubscriptionSettingsArea;
}

/**
 * How the tax of a region is computed.
 *
 * - `NONE`: No tax is collected.
 * - `MANUAL`: By the rates of the region.
 * - `AUTO`: By the connected tax provider. The rates of the region are used if there is none or it does not answer.
 */
export type TaxMode = 'NONE' | 'MANUAL' | 'AUTO';
export const TaxMode: EnumValues<TaxMode> = /* @__PURE__ */ enumValues('NONE MANUAL AUTO');

/** Level of the tax authority: country, state, county, city or a special district. */
export type JurisdictionType = 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL';
export const JurisdictionType: EnumValues<JurisdictionType> = /* @__PURE__ */ enumValues('UNDEFINED COUNTRY STATE COUNTY CITY SPECIAL');

/** A tax rate of a region, or of the part of it that `within` names. */
export interface TaxRateSettings {
  /** Name of the tax that the buyer sees, such as "New York sales tax". */
  name: string;
  /** Kind of tax, such as "Sales tax" or "VAT". */
  type?: string;
  /** Name of the authority, such as "NY". */
  jurisdiction?: string;
  /** Level of the authority, such as country or state. */
  jurisdictionType?: JurisdictionType;
  /** Rate as a percentage, as a decimal string, such as `8.875`. */
  percent: string;
  /** Part of the region in which the rate applies. Without it, the whole region. */
  within?: SettingsArea;
}

/** Rates for the items of one tax group, instead of the region's rates. */
export interface TaxGroupSettings {
  /** ID of the tax group. */
  taxGroupId: string;
  /** Rates for the items of the group. An empty list means no tax. */
  rates: TaxRateSettings[];
}

/** A region in which the store collects tax. */
export interface TaxRegionSettings {
  /** Parts of the world that belong to the region. */
  areas: SettingsArea[];
  /** How the tax of a region is computed. */
  mode: TaxMode;
  /** Whether prices shown in the region include tax. Defaults to `false`. */
  pricesIncludeTax?: boolean;
  /** Tax rates of the region. */
  rates?: TaxRateSettings[];
  /** Rates of tax groups that differ from the region's rates. */
  groups?: TaxGroupSettings[];
  /** Whether delivery is taxed. Defaults to `false`. */
  taxesShipping?: boolean;
  /** Whether additional fees are taxed. Defaults to `false`. */
  taxesFees?: boolean;
}

/** Which taxes the store collects. */
export interface TaxSettings {
  /** Address of the business, from which the taxes of local sales follow. */
  businessAddress?: SettingsAddress;
  /** Regions in which the store collects tax. No tax is collected elsewhere. */
  regions?: TaxRegionSettings[];
}

export interface SettingsGetTaxSettingsAnswer {
  /** Which taxes the store collects. */
  tax?: TaxSettings;
}

export interface SettingsUpdateCheckoutSettingsAnswer {
  /** Terms of the store's checkout. */
  checkout?: CheckoutSettings;
}

export interface SettingsUpdateCurrencySettingsAnswer {
  /** Currencies in which the store can show its prices. It charges in its own currency. */
  currencies?: CurrencySettings;
}

export interface SettingsUpdateDownloadSettingsAnswer {
  /** Limits of downloads, for orders that are paid from now on. */
  downloads?: DownloadSettings;
}

export interface SettingsUpdatePaymentSettingsAnswer {
  /** Payment methods of the store. Payment later is part of the checkout settings. */
  payments?: PaymentSettings;
}

export interface SettingsUpdateServicesSettingsAnswer {
  /** Settings of all services. */
  services?: ServicesSettings;
}

export interface SettingsUpdateShippingSettingsAnswer {
  /** How the store delivers its goods. */
  shipping?: ShippingSettings;
}

export interface SettingsUpdateSignInAnswer {
  /** How members register and sign in. */
  settings?: SignInSettings;
}

export interface SettingsUpdateStockSettingsAnswer {
  /** The settings after the change. */
  stock?: StockSettings;
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

export interface SettingsUpdateStoreAnswer {
  /** The store, as a storefront shows it. */
  store?: Store;
}

export interface SettingsUpdateSubscriptionSettingsAnswer {
  /** Settings of subscriptions. */
  subscriptions?: SubscriptionSettingsArea;
}

export interface SettingsUpdateTaxSettingsAnswer {
  /** Which taxes the store collects. */
  tax?: TaxSettings;
}

/**
 * Retrieves the terms of the store's checkout.
 *
 * `GET /v1/settings/checkout` (for owners, collaborators and apps)
 */
export const getCheckoutSettings: Fn<() => Promise<SettingsGetCheckoutSettingsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/settings/checkout');
/**
 * Retrieves the currencies in which the store can show its prices, with their exchange rates.
 *
 * `GET /v1/settings/currencies` (for owners, collaborators and apps)
 */
export const getCurrencySettings: Fn<() => Promise<SettingsGetCurrencySettingsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/settings/currencies', '', { answer: { currencies: shapes.CurrencySettings } });
/**
 * Retrieves how often and for how long buyers may download digital files.
 *
 * `GET /v1/settings/downloads` (for owners, collaborators and apps)
 */
export const getDownloadSettings: Fn<() => Promise<SettingsGetDownloadSettingsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/settings/downloads');
/**
 * Retrieves which payment methods the store accepts.
 *
 * `GET /v1/settings/payments` (for owners, collaborators and apps)
 */
export const getPaymentSettings: Fn<() => Promise<SettingsGetPaymentSettingsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/settings/payments');
/**
 * Retrieves the days on which no services take place.
 *
 * `GET /v1/settings/services` (for owners, collaborators and apps)
 */
export const getServicesSettings: Fn<() => Promise<SettingsGetServicesSettingsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/settings/services');
/**
 * Retrieves the store's shipping regions, local deliveries and pickup locations.
 *
 * `GET /v1/settings/shipping` (for owners, collaborators and apps)
 */
export const getShippingSettings: Fn<() => Promise<SettingsGetShippingSettingsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/settings/shipping');
/**
 * Retrieves how members register and sign in.
 *
 * `GET /v1/settings/sign-in` (for owners, collaborators and apps)
 */
export const getSignIn: Fn<() => Promise<SettingsGetSignInAnswer>> = /* @__PURE__ */ fn('GET', '/v1/settings/sign-in');
/**
 * Retrieves when variants count as low on stock.
 *
 * `GET /v1/settings/stock` (for owners, collaborators and apps)
 */
export const getStockSettings: Fn<() => Promise<SettingsGetStockSettingsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/settings/stock');
/**
 * Retrieves how subscriptions are priced and how failed payments are retried.
 *
 * `GET /v1/settings/subscriptions` (for owners, collaborators and apps)
 */
export const getSubscriptionSettings: Fn<() => Promise<SettingsGetSubscriptionSettingsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/settings/subscriptions');
/**
 * Retrieves which taxes the store collects, and where.
 *
 * `GET /v1/settings/tax` (for owners, collaborators and apps)
 */
export const getTaxSettings: Fn<() => Promise<SettingsGetTaxSettingsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/settings/tax');
/**
 * Updates the terms of the store's checkout. Fields that are left out stay unchanged.
 *
 * `PATCH /v1/settings/checkout` (for owners, collaborators and apps)
 */
export const updateCheckoutSettings: Fn<(options?: { checkout?: CheckoutSettings }) => Promise<SettingsUpdateCheckoutSettingsAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/settings/checkout', '*');
/**
 * Updates the exchange rates and the display currency. Fields that are left out stay unchanged; `rates` replaces all rates.
 *
 * `PATCH /v1/settings/currencies` (for owners, collaborators and apps)
 */
export const updateCurrencySettings: Fn<(options?: { currencies?: CurrencySettings }) => Promise<SettingsUpdateCurrencySettingsAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/settings/currencies', '*', { answer: { currencies: shapes.CurrencySettings } });
/**
 * Updates the limits of downloads, for orders that are paid from now on.
 *
 * `PATCH /v1/settings/downloads` (for owners, collaborators and apps)
 */
export const updateDownloadSettings: Fn<(options?: { downloads?: DownloadSettings }) => Promise<SettingsUpdateDownloadSettingsAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/settings/downloads', '*');
/**
 * Updates which payment methods the store accepts. Fields that are left out stay unchanged.
 *
 * `PATCH /v1/settings/payments` (for owners, collaborators and apps)
 */
export const updatePaymentSettings: Fn<(options?: { payments?: PaymentSettings }) => Promise<SettingsUpdatePaymentSettingsAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/settings/payments', '*');
/**
 * Updates the days on which no services take place.
 *
 * `PATCH /v1/settings/services` (for owners, collaborators and apps)
 */
export const updateServicesSettings: Fn<(options?: { services?: ServicesSettings }) => Promise<SettingsUpdateServicesSettingsAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/settings/services', '*');
/**
 * Updates the store's shipping settings. Each list that is sent replaces the current one.
 *
 * `PATCH /v1/settings/shipping` (for owners, collaborators and apps)
 */
export const updateShippingSettings: Fn<(options?: { shipping?: ShippingSettings }) => Promise<SettingsUpdateShippingSettingsAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/settings/shipping', '*');
/**
 * Updates how members register and sign in. Fields that are left out stay unchanged.
 *
 * `PATCH /v1/settings/sign-in` (for owners, collaborators and apps)
 */
export const updateSignIn: Fn<(options?: { settings?: SignInSettings }) => Promise<SettingsUpdateSignInAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/settings/sign-in', '*');
/**
 * Updates when variants count as low on stock. Fields that are left out stay unchanged.
 *
 * `PATCH /v1/settings/stock` (for owners, collaborators and apps)
 */
export const updateStockSettings: Fn<(options?: { stock?: StockSettings }) => Promise<SettingsUpdateStockSettingsAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/settings/stock', '*');
/**
 * Updates the store's name, contact details, legal notice, theme and home page. Fields that are left out stay unchanged; lists are replaced.
 *
 * `PATCH /v1/settings/store` (for owners, collaborators and apps)
 */
export const updateStore: Fn<(options?: { store?: Store }) => Promise<SettingsUpdateStoreAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/settings/store', '*', { answer: { store: shapes.Store } });
/**
 * Updates how subscriptions are priced and how failed payments are retried.
 *
 * `PATCH /v1/settings/subscriptions` (for owners, collaborators and apps)
 */
export const updateSubscriptionSettings: Fn<(options?: { subscriptions?: SubscriptionSettingsArea }) => Promise<SettingsUpdateSubscriptionSettingsAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/settings/subscriptions', '*');
/**
 * Updates which taxes the store collects. Each field that is sent replaces the current one.
 *
 * `PATCH /v1/settings/tax` (for owners, collaborators and apps)
 */
export const updateTaxSettings: Fn<(options?: { tax?: TaxSettings }) => Promise<SettingsUpdateTaxSettingsAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/settings/tax', '*');
