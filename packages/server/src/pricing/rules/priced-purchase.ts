import type { EnteredCouponError, EnteredGiftCardError } from '@shopwright/contract/errors/groups';
import type { PaymentOptionType } from '@shopwright/contract/shared/enums';
import type { TaxRate } from './purchase.ts';

/**
 * The result of pricing a purchase. Every amount is payable, in thousandths, and none is negative.
 */
export interface PricedPurchase {
  readonly lines: readonly PricedLine[];
  readonly shipping: PricedShipping;
  readonly fees: readonly PricedFee[];
  /** In the order of application, including coupons that do not reduce anything yet. */
  readonly discounts: readonly AppliedDiscount[];
  readonly tax: PricedTax;
  readonly summary: Summary;
  /** The three add up to the summary, field by field. */
  readonly payNow: Summary;
  readonly payLater: Summary;
  readonly payAfterFreeTrial: Summary;
  readonly giftCards: readonly UsedGiftCard[];
  readonly memberships: readonly UsedMembership[];
  /** The amount due now, minus gift cards. */
  readonly dueNow: bigint;
  /** The amount due at any time, minus gift cards. */
  readonly due: bigint;
  /** The weight to be delivered, in ten-thousandths of the store's weight unit. */
  readonly weight: bigint;
  /** The total in the display currency; the total itself without one. */
  readonly convertedTotal: bigint;
  /** Requested discounts, cards and memberships that were not granted. */
  readonly refusals: readonly PricingRefusal[];
  /** Rules and coupons that did not apply, and why. */
  readonly notApplied: readonly NotApplied[];
  /** The combinations that were compared, if some discounts do not combine. */
  readonly considered: readonly Considered[];
}

/** subtotal - discount + shipping + additionalFees (+ tax, unless prices include it) = total. */
export interface Summary {
  /** Lines before discounts. */
  readonly subtotal: bigint;
  /** Shipping before its discounts. */
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
  /** One unit with its modifiers, before the catalog's discount. */
  readonly fullPrice: bigint;
  /** One unit with its modifiers, after the catalog's discount and before any other. */
  readonly priceBeforeDiscounts: bigint;
  /**
   * One unit after automatic discounts on items; for display, because it may be a rounded part of
   * the line.
   */
  readonly price: bigint;
  /** The line after automatic discounts on items. */
  readonly lineItemPrice: bigint;
  /** For all units. */
  readonly modifiers: bigint;
  /** All units, before discounts. */
  readonly amount: bigint;
  readonly totalDiscount: bigint;
  /** By index in `discounts`. */
  readonly allocations: readonly Allocation[];
  readonly tax: ItemTax;
  readonly totalBeforeTax: bigint;
  readonly totalAfterTax: bigint;
  /** The amount due now for a line with a deposit. */
  readonly deposit?: bigint;
  /** The membership that pays for the line. */
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
  /** HANDLING_FEE or INSURANCE of the delivery. */
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
  /** After discounts and without tax; zero when no rate applies. */
  readonly taxable: bigint;
  /** Of all jurisdictions. */
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
  /** The coupon code. */
  readonly code?: string;
  readonly discountType: 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING';
  /** For a percentage discount. */
  readonly rate?: bigint;
  readonly amount: bigint;
  /** The reduced lines; empty for shipping. */
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

export type PricingRefusal =
  | RefusedPart<'coupon', EnteredCouponError>
  | RefusedPart<'giftCard', EnteredGiftCardError>
  | RefusedPart<'membership', string>;

interface RefusedPart<Part, Code> {
  readonly about: Part;
  /** The coupon code, the gift card's id or the line's id. */
  readonly subject: string;
  readonly code: Code;
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
