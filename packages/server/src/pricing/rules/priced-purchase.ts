import type { PaymentOptionType } from '@shopwright/contract/shared/enums';
import type { TaxRate } from './purchase.ts';

/** What a purchase costs. Every amount is one that can be paid, in thousandths; none is below nothing. */
export interface PricedPurchase {
  readonly lines: readonly PricedLine[];
  readonly shipping: PricedShipping;
  readonly fees: readonly PricedFee[];
  /** In the order they were applied; a coupon that takes nothing off yet stands here too. */
  readonly discounts: readonly AppliedDiscount[];
  readonly tax: PricedTax;
  readonly summary: Summary;
  /** The three add up to the summary, field by field. */
  readonly payNow: Summary;
  readonly payLater: Summary;
  readonly payAfterFreeTrial: Summary;
  readonly giftCards: readonly UsedGiftCard[];
  readonly memberships: readonly UsedMembership[];
  /** Pay now, less the gift cards. */
  readonly dueNow: bigint;
  /** All that is to be paid at any time, less the gift cards. */
  readonly due: bigint;
  /** Of what is to be delivered, in ten-thousandths of the store's weight unit. */
  readonly weight: bigint;
  /** The total in the other currency; the total itself when there is none. */
  readonly convertedTotal: bigint;
  /** What the buyer asked for and does not get. */
  readonly refusals: readonly PricingRefusal[];
  /** Rules and coupons that did not apply, and why. */
  readonly notApplied: readonly NotApplied[];
  /** The combinations compared, when some discounts do not stack. */
  readonly considered: readonly Considered[];
}

/** subtotal - discount + shipping + additionalFees (+ tax, unless prices hold it) = total. */
export interface Summary {
  /** Lines before discounts. */
  readonly subtotal: bigint;
  /** Before its discounts. */
  readonly shipping: bigint;
  readonly tax: bigint;
  /** On lines and on shipping. */
  readonly discount: bigint;
  readonly additionalFees: bigint;
  readonly total: bigint;
}

export interface PricedLine {
  readonly id: string;
  readonly quantity: number;
  readonly paymentOption: PaymentOptionType;
  /** One unit, its modifiers in it: before the catalog's own discount. */
  readonly fullPrice: bigint;
  /** One unit, its modifiers in it: after the catalog's own discount, before any other. */
  readonly priceBeforeDiscounts: bigint;
  /** One unit after automatic discounts on items; for showing, since it may be a rounded part of the line. */
  readonly price: bigint;
  /** The line after automatic discounts on items. */
  readonly lineItemPrice: bigint;
  /** In all units together. */
  readonly modifiers: bigint;
  /** All units, before discounts. */
  readonly amount: bigint;
  readonly totalDiscount: bigint;
  /** By place in `discounts`. */
  readonly allocations: readonly Allocation[];
  readonly tax: ItemTax;
  readonly totalBeforeTax: bigint;
  readonly totalAfterTax: bigint;
  /** To be paid now, of a line with a deposit. */
  readonly deposit?: bigint;
  /** Paid with this membership. */
  readonly membershipId?: string;
}

export interface Allocation {
  readonly discount: number;
  readonly amount: bigint;
}

export interface PricedShipping {
  readonly price: bigint;
  readonly totalDiscount: bigint;
  readonly allocations: readonly Allocation[];
  readonly tax: ItemTax;
  readonly totalBeforeTax: bigint;
  readonly totalAfterTax: bigint;
}

export interface PricedFee {
  readonly id: string;
  /** HANDLING_FEE or INSURANCE, of the delivery's own. */
  readonly code?: string;
  readonly name: string;
  readonly source: 'SERVICE_PLUGIN' | 'ITEM' | 'MANUAL' | 'SHIPPING' | 'PLATFORM';
  readonly lineIds: readonly string[];
  readonly price: bigint;
  readonly tax: ItemTax;
  readonly totalBeforeTax: bigint;
  readonly totalAfterTax: bigint;
}

export interface ItemTax {
  /** After discounts and without the tax itself; nothing when no rate holds. */
  readonly taxable: bigint;
  /** Of all jurisdictions together. */
  readonly rate: bigint;
  readonly tax: bigint;
  readonly breakdown: readonly TaxPart[];
}

export interface TaxPart {
  readonly rate: TaxRate;
  readonly taxable: bigint;
  readonly tax: bigint;
}

export interface PricedTax {
  readonly taxable: bigint;
  readonly total: bigint;
  readonly breakdown: readonly TaxPart[];
}

export interface AppliedDiscount {
  readonly source: 'rule' | 'coupon' | 'merchant';
  readonly id: string;
  readonly name: string;
  /** A coupon's. */
  readonly code?: string;
  readonly discountType: 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING';
  /** Where it is a share of the price. */
  readonly rate?: bigint;
  readonly amount: bigint;
  /** Lines it takes something off; none for shipping. */
  readonly lines: readonly { readonly lineId: string; readonly amount: bigint }[];
  readonly subscriptionCycles?: number;
}

export interface UsedGiftCard {
  readonly id: string;
  readonly obfuscatedCode: string;
  readonly amount: bigint;
}

export interface UsedMembership {
  readonly id: string;
  readonly credits: number;
  readonly lineIds: readonly string[];
}

export interface PricingRefusal {
  readonly about: 'coupon' | 'giftCard' | 'membership';
  /** The coupon's code, the gift card's id, the line's id. */
  readonly subject: string;
  readonly code: string;
  readonly description: string;
}

export interface NotApplied {
  readonly source: 'rule' | 'coupon';
  readonly id: string;
  readonly code: string;
  readonly description: string;
}

export interface Considered {
  readonly discountIds: readonly string[];
  readonly total: bigint;
  readonly chosen: boolean;
}
