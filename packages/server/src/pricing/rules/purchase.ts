import type {
  JurisdictionType,
  PaymentOptionType,
  PickupMethod,
  WeightUnit,
} from '@shopwright/contract/shared/enums';
import type { Currency } from '../../kernel/money.ts';
import type { Discount, EnteredCoupon, MerchantDiscount } from './discounts/discount.ts';

/**
 * All that decides a price, as plain data: the same for a cart, an estimate, a checkout and an order, so that they cannot disagree.
 * Money counts thousandths of the currency (kernel/money.ts), whatever decimals the currency has. Rates count millionths of one:
 * 10 % is 100_000n. Moments are milliseconds since 1970.
 */
export interface Purchase {
  /** Decides every date below. */
  readonly now: number;
  /** Where the store's days are counted; world time unless told. */
  readonly timeZone?: string;
  readonly currency: CurrencyUnit;
  readonly conversion?: Conversion;
  readonly weightUnit: StoreWeightUnit;
  /** Catalog lines and custom ones, in the order of the cart: ties between lines go to the earlier. */
  readonly lines: readonly PurchaseLine[];
  readonly customer: Customer;
  readonly discountRules: readonly Discount[];
  readonly coupons: readonly EnteredCoupon[];
  readonly merchantDiscounts: readonly MerchantDiscount[];
  readonly delivery?: Delivery;
  readonly fees: readonly Fee[];
  readonly tax: PurchaseTax;
  /** Spent in this order. */
  readonly giftCards: readonly GiftCardBalance[];
  readonly memberships: readonly MembershipBalance[];
}

/** Millionths: what a rate counts, as many digits as the wire allows. */
export const RATE_SCALE = 6;
export const WHOLE_RATE = 10n ** BigInt(RATE_SCALE);
/** What a conversion rate counts: the catalog's scale. */
export const CONVERSION_SCALE = 10;
/** What a weight counts: the catalog's scale. */
export const WEIGHT_SCALE = 4;

export type CurrencyUnit = Pick<Currency, 'code' | 'decimals'>;
export type StoreWeightUnit = Exclude<WeightUnit, 'UNSPECIFIED_WEIGHT_UNIT'>;

/** For showing amounts in another currency beside the one that is charged. */
export interface Conversion {
  readonly currency: CurrencyUnit;
  /** How much of it one of the store's is, in units of 10 to the -10. */
  readonly rate: bigint;
}

export interface PurchaseLine {
  readonly id: string;
  /** 1 to 100,000. */
  readonly quantity: number;
  /** One unit, before the catalog's own discount. */
  readonly fullPrice: bigint;
  /** One unit, after the catalog's own discount. */
  readonly price: bigint;
  /** Charged with each unit. */
  readonly modifiers: readonly Modifier[];
  /** A custom line, which the merchant made, is in no catalog and has none of these. */
  readonly productId?: string;
  readonly variantId?: string;
  readonly collectionIds: readonly string[];
  readonly itemType: 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD' | 'SERVICE';
  /** Needs no delivery though it is a thing. */
  readonly shippable?: boolean;
  /** One unit, in ten-thousandths of the store's weight unit. */
  readonly weight?: bigint;
  readonly paymentOption: PaymentOptionType;
  /** One unit's, for DEPOSIT_ONLINE. */
  readonly depositAmount?: bigint;
  /** The membership chosen to pay for this line. */
  readonly membershipId?: string;
  readonly subscription?: Subscription;
}

export interface Modifier {
  readonly id: string;
  readonly groupId: string;
  readonly price: bigint;
  /** Times in one unit of the line. */
  readonly quantity: number;
}

export interface Period {
  readonly frequency: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  readonly interval: number;
}

export interface Subscription extends Period {
  /** Without it: for ever when it renews itself, else once. */
  readonly billingCycles?: number;
  readonly autoRenewal: boolean;
  readonly freeTrial?: Period;
  readonly startDate?: number;
}

export interface Customer {
  /** Placed before this one. */
  readonly orders: number;
  /** Plans and other circles the customer belongs to: some discounts are only for them. */
  readonly groups: readonly string[];
}

/** The delivery chosen from those offered (delivery/offer.ts). */
export interface Delivery {
  readonly code: string;
  readonly title: string;
  readonly carrierId?: string;
  readonly kind: 'SHIPPING' | 'LOCAL_DELIVERY' | 'PICKUP';
  readonly price: bigint;
  readonly charges: readonly DeliveryCharge[];
  readonly region?: { readonly id: string; readonly name: string };
  readonly deliveryTime?: string;
  readonly instructions?: string;
  readonly pickup?: { readonly method: PickupMethod; readonly address: Place };
}

export interface DeliveryCharge {
  readonly type: 'HANDLING_FEE' | 'INSURANCE';
  readonly price: bigint;
  readonly details?: string;
}

/** Of an address, what decides delivery and tax; and how it is written. */
export interface Place {
  readonly country?: string;
  readonly subdivision?: string;
  readonly city?: string;
  readonly postalCode?: string;
  readonly addressLine?: string;
}

export interface Fee {
  readonly id: string;
  readonly code?: string;
  readonly name: string;
  readonly price: bigint;
  readonly source: 'SERVICE_PLUGIN' | 'ITEM' | 'MANUAL' | 'SHIPPING' | 'PLATFORM';
  /** The lines it is for; the whole purchase when empty. */
  readonly lineIds: readonly string[];
}

/** Rates as they hold at the addresses of this purchase (tax/resolve.ts). What has no rate is not taxed. */
export interface PurchaseTax {
  readonly rateType: 'NO_TAX_COLLECTED' | 'MANUAL_RATE' | 'AUTO_RATE' | 'FALLBACK_RATE';
  readonly manualRateReason?: 'GLOBAL_SETTING_TO_MANUAL' | 'REGION_SETTING_TO_MANUAL';
  readonly fallbackReason?: 'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED';
  /** Prices, delivery and fees hold their tax already. */
  readonly included: boolean;
  readonly lines: Readonly<Record<string, LineTax>>;
  readonly shipping: readonly TaxRate[];
  /** Fees, handling and insurance alike. */
  readonly fees: readonly TaxRate[];
}

export interface LineTax {
  readonly rates: readonly TaxRate[];
  readonly taxGroupId?: string;
  readonly addressType: 'BUSINESS' | 'BILLING' | 'SHIPPING';
}

export interface TaxRate {
  readonly name: string;
  /** As in 'Sales tax' or 'VAT'. */
  readonly type: string;
  readonly jurisdiction: string;
  readonly jurisdictionType: JurisdictionType;
  readonly rate: bigint;
}

export interface GiftCardBalance {
  readonly id: string;
  readonly obfuscatedCode: string;
  readonly balance: bigint;
  /** Spend no more than this of it. */
  readonly requestedAmount?: bigint;
  readonly disabled?: boolean;
  readonly expiresAt?: number;
}

export interface MembershipBalance {
  readonly id: string;
  /** Credits left; without it, as many as it takes. */
  readonly remaining?: number;
  readonly expiresAt?: number;
  /** Credits each line it covers costs, whole, by line id. */
  readonly costs: Readonly<Record<string, number>>;
}

/** The smallest amount that can be paid: 1000n, 10n or 1n thousandths. */
export const grainOf = ({ decimals }: CurrencyUnit): bigint => 10n ** BigInt(3 - decimals);
