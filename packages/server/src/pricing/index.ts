export { explainPurchase, pricePurchase } from './rules/price-purchase.ts';
export { chooseDelivery, offerDelivery, type Offers } from './rules/delivery/offer.ts';
export { resolveTax, type Addresses, type AutoTaxAnswer, type LineToTax, type TaxRegion, type TaxSettings } from './rules/tax/resolve.ts';
export { subscriptionCharges, type SubscriptionCharges } from './rules/subscriptions.ts';
export { discountLevels, type DiscountLevels } from './rules/discount-levels.ts';
export { convertWeight, isDelivered } from './rules/weight.ts';

export { totalsToWire, type WireTotals } from './rules/to-wire.ts';
export { createPriceWriter, summaryToOrder, summaryToWire, type PriceWriter } from './rules/wire/prices.ts';
export { calculatedLineToWire, checkoutLinePricesToWire, linePricesToWire, orderLinePricesToWire } from './rules/wire/lines.ts';
export { discountsToCart, discountsToOrder, discountsToWire } from './rules/wire/discounts.ts';
export { feesToOrder, feesToWire, shippingToOrder, shippingToWire } from './rules/wire/delivery.ts';
export { taxSummaryToWire, taxToOrder } from './rules/wire/tax.ts';
export { explanationToWire, type WireStep } from './rules/wire/explanation.ts';
export { giftCardToWire, refusalsToWire } from './rules/wire/refusals.ts';

export type { Area } from './rules/area.ts';
export type { ChargeRule, DeliveryCost, LocalDelivery, Pickup, ShippingRate, ShippingRegion, ShippingSettings } from './rules/delivery/settings.ts';
export type { Discount, Effect, EnteredCoupon, MerchantDiscount, Scope } from './rules/discounts/discount.ts';
export type { Step } from './rules/explain.ts';
export type { PricedLine, PricedPurchase, PricingRefusal, Summary } from './rules/priced-purchase.ts';
export { CONVERSION_SCALE, RATE_SCALE, WEIGHT_SCALE } from './rules/purchase.ts';
export type {
  Conversion, Customer, Delivery, Fee, GiftCardBalance, LineTax, MembershipBalance, Modifier, Period, Place, Purchase, PurchaseLine, PurchaseTax, Subscription, TaxRate,
} from './rules/purchase.ts';
