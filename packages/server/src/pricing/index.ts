export { createPricing, type Pricing } from './create-pricing.ts';
export {
  prepareQuote,
  explainQuote,
  priceQuote,
  quote,
  type PreparedQuote,
  type PricingDeps,
  type Quote,
  type QuoteInput,
} from './quote.ts';
export type { QuoteLine } from './rules/quote-line.ts';
export { quoteToWire } from './quote-to-wire.ts';
export { saveManagedRule, removeRule } from './managed-rules.ts';
export { createDiscounts } from './create-discounts.ts';
export { discountRoutes } from './discount-routes.ts';
export { pricingSettingsRoutes } from './settings-routes.ts';
export { checkoutArea, shippingArea, taxArea, type CheckoutTerms } from './areas.ts';
export { GIFT_CARD_APP_ID, type StoreTerms } from './store-terms.ts';
export { redeemDiscounts, releaseDiscounts, type Redeeming } from './redeem.ts';
export {
  findGiftCardByCode,
  issueGiftCard,
  newGiftCardCode,
  redeemGiftCard,
  returnToGiftCard,
  type GiftCard,
} from './gift-cards.ts';
export type { Buyer } from './store/redemptions.ts';

export { explainPurchase, pricePurchase } from './rules/price-purchase.ts';
export type { Offers } from './rules/delivery/offer.ts';
export type { TaxRegion, TaxSettings } from './rules/tax/resolve.ts';
export {
  atCycle,
  billingDate,
  subscriptionCharges,
  type SubscriptionCharges,
} from './rules/subscriptions.ts';

export type { WireTotals } from './rules/to-wire.ts';
export { createPriceWriter, summaryToWire, type PriceWriter } from './rules/wire/prices.ts';
export { checkoutLinePricesToWire } from './rules/wire/lines.ts';
export { explanationToWire, type WireStep } from './rules/wire/explanation.ts';

export type { Area } from './rules/area.ts';
export type {
  ChargeRule,
  DeliveryCost,
  LocalDelivery,
  Pickup,
  ShippingRate,
  ShippingRegion,
  ShippingSettings,
} from './rules/delivery/settings.ts';
export type {
  Discount,
  Effect,
  EnteredCoupon,
  MerchantDiscount,
  Scope,
} from './rules/discounts/discount.ts';
export type { Step } from './rules/explain.ts';
export type {
  PricedLine,
  PricedPurchase,
  PricingRefusal,
  Summary,
} from './rules/priced-purchase.ts';
export { CONVERSION_SCALE, WEIGHT_SCALE } from './rules/purchase.ts';
export type {
  Conversion,
  Customer,
  Delivery,
  Fee,
  GiftCardBalance,
  LineTax,
  MembershipBalance,
  Modifier,
  Period,
  Location,
  Purchase,
  PurchaseLine,
  PurchaseTax,
  Subscription,
  TaxRate,
} from './rules/purchase.ts';
export { redemptionPersonalData } from './store/personal-data.ts';
