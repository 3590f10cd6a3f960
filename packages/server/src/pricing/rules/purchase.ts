import type {
  PaymentOptionType,
  PickupMethod,
  WeightUnit,
} from '@shopwright/contract/shared/enums';
import type { Location, TaxRate } from '../../kernel/extend/tax-provider.ts';
import type { Currency } from '../../kernel/money.ts';
import type { Discount, EnteredCoupon, MerchantDiscount } from './discounts/discount.ts';

export type { Location, TaxRate };

/**
 * Everything that determines a price, as plain data: the same for a cart, an estimate, a checkout
 * and an order, so that they cannot disagree. Amounts are in thousandths of the currency
 * (kernel/money.ts), whatever its decimals. Rates are in millionths: 10 % is 100_000n. Times are
 * milliseconds since 1970.
 */
export interface Purchase {
  /** The reference time for all dates below. */
  readonly now: number;
  /** The store's time zone; UTC by default. */
  readonly timeZone?: string;
  readonly currency: CurrencyUnit;
  readonly conversion?: Conversion;
  readonly weightUnit: StoreWeightUnit;
  /** Catalog lines and custom lines in the order of the cart; the earlier line wins a tie. */
  readonly lines: readonly PurchaseLine[];
  readonly customer: Customer;
  readonly discountRules: readonly Discount[];
  readonly coupons: readonly EnteredCoupon[];
  readonly merchantDiscounts: readonly MerchantDiscount[];
  readonly delivery?: Delivery;
  readonly fees: readonly Fee[];
  readonly tax: PurchaseTax;
  /** Charged in this order. */
  readonly giftCards: readonly GiftCardBalance[];
  readonly memberships: readonly MembershipBalance[];
}

/** The scale of rates: millionths, as many digits as the wire allows. */
export const RATE_SCALE = 6;
export const WHOLE_RATE = 10n ** BigInt(RATE_SCALE);
/** The scale of conversion rates, as in the catalog. */
export const CONVERSION_SCALE = 10;
/** The scale of weights, as in the catalog. */
export const WEIGHT_SCALE = 4;

export type CurrencyUnit = Pick<Currency, 'code' | 'decimals'>;
export type StoreWeightUnit = Exclude<WeightUnit, 'UNSPECIFIED_WEIGHT_UNIT'>;

/** For displaying amounts in another currency besides the charged one. */
export interface Conversion {
  readonly currency: CurrencyUnit;
  /** The value of one unit of the store's currency, in units of 10 to the -10. */
  readonly rate: bigint;
}

export interface PurchaseLine {
  readonly id: string;
  /** 1 to 100,000. */
  readonly quantity: number;
  /** One unit, before the catalog's discount. */
  readonly fullPrice: bigint;
  /** One unit, after the catalog's discount. */
  readonly price: bigint;
  /** Charged with each unit. */
  readonly modifiers: readonly Modifier[];
  /** A custom line of the merchant is in no catalog and has none of these. */
  readonly productId?: string;
  readonly variantId?: string;
  readonly collectionIds: readonly string[];
  readonly itemType: 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD' | 'SERVICE';
  /** A physical product that needs no delivery. */
  readonly shippable?: boolean;
  /** The weight of one unit, in ten-thousandths of the store's weight unit. */
  readonly weight?: bigint;
  readonly paymentOption: PaymentOptionType;
  /** The deposit for one unit, for DEPOSIT_ONLINE. */
  readonly depositAmount?: bigint;
  /** The membership chosen to pay for this line. */
  readonly membershipId?: string;
  readonly subscription?: Subscription;
}

export interface Modifier {
  readonly id: string;
  readonly groupId: string;
  readonly price: bigint;
  /** The number of times in one unit of the line. */
  readonly quantity: number;
}

export interface Period {
  readonly frequency: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  readonly interval: number;
}

export interface Subscription extends Period {
  /** When missing: unlimited if the subscription renews automatically, otherwise once. */
  readonly billingCycles?: number;
  readonly autoRenewal: boolean;
  readonly freeTrial?: Period;
  readonly startDate?: number;
}

export interface Customer {
  /** Orders placed before this one. */
  readonly orders: number;
  /** Plans and other groups of the customer, for discounts that are restricted to them. */
  readonly groups: readonly string[];
}

/** The delivery option chosen from the offers (delivery/offer.ts). */
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
  readonly pickup?: { readonly method: PickupMethod; readonly address: Location };
}

export interface DeliveryCharge {
  readonly type: 'HANDLING_FEE' | 'INSURANCE';
  readonly price: bigint;
  readonly details?: string;
}

export interface Fee {
  readonly id: string;
  readonly code?: string;
  readonly name: string;
  readonly price: bigint;
  readonly source: 'SERVICE_PLUGIN' | 'ITEM' | 'MANUAL' | 'SHIPPING' | 'PLATFORM';
  /** The lines it applies to; the whole purchase when empty. */
  readonly lineIds: readonly string[];
}

/**
 * The rates for the addresses of this purchase (tax/resolve.ts). A line without a rate is not
 * taxed.
 */
export interface PurchaseTax {
  readonly rateType: 'NO_TAX_COLLECTED' | 'MANUAL_RATE' | 'AUTO_RATE' | 'FALLBACK_RATE';
  readonly manualRateReason?: 'GLOBAL_SETTING_TO_MANUAL' | 'REGION_SETTING_TO_MANUAL';
  readonly fallbackReason?: 'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED';
  /** Prices, delivery and fees include tax. */
  readonly included: boolean;
  readonly lines: Readonly<Record<string, LineTax>>;
  readonly shipping: readonly TaxRate[];
  /** Fees, handling and insurance. */
  readonly fees: readonly TaxRate[];
}

export interface LineTax {
  readonly rates: readonly TaxRate[];
  readonly taxGroupId?: string;
  readonly addressType: 'BUSINESS' | 'BILLING' | 'SHIPPING';
}

export interface GiftCardBalance {
  readonly id: string;
  readonly obfuscatedCode: string;
  readonly balance: bigint;
  /** The maximum to charge. */
  readonly requestedAmount?: bigint;
  readonly disabled?: boolean;
  readonly expiresAt?: number;
}

export interface MembershipBalance {
  readonly id: string;
  /** The remaining credits; unlimited when missing. */
  readonly remaining?: number;
  readonly expiresAt?: number;
  /** The whole number of credits that each covered line costs, by line id. */
  readonly costs: Readonly<Record<string, number>>;
}

/** The smallest payable amount: 1000n, 10n or 1n thousandths. */
export const grainOf = ({ decimals }: CurrencyUnit): bigint => 10n ** BigInt(3 - decimals);
