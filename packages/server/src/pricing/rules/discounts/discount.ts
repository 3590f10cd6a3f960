/** A discount of the store: automatic, or with a coupon code. */
export interface Discount {
  readonly id: string;
  readonly name: string;
  readonly effect: Effect;
  readonly scope: Scope;
  /** Disabled by the merchant. */
  readonly disabled?: boolean;
  /** Valid from `startsAt` (inclusive) until `endsAt` (exclusive). */
  readonly startsAt?: number;
  readonly endsAt?: number;
  /**
   * The minimum subtotal before discounts; gift cards and lines that a membership pays for do not
   * count.
   */
  readonly minimumSubtotal?: bigint;
  /** The minimum number of units in scope. */
  readonly minimumQuantity?: number;
  readonly usageLimit?: number;
  readonly used?: number;
  readonly limitPerCustomer?: number;
  readonly usedByCustomer?: number;
  readonly firstOrderOnly?: boolean;
  /** Only for customers in one of these groups. */
  readonly groups?: readonly string[];
  /** Applies to one unit, the cheapest in scope. */
  readonly oneItemOnly?: boolean;
  /**
   * Whether it combines with other discounts. One that does not is applied alone, and only if that
   * is cheaper for the buyer.
   */
  readonly stackable: boolean;
  /**
   * A buyer gets only the best discount of a group: a member of two plans gets the discount of one.
   */
  readonly oneOf?: string;
  /** The lower priority number is applied first, among discounts of the same kind. */
  readonly priority?: number;
  /** For subscriptions: the number of cycles it applies to; all when missing. */
  readonly subscriptionCycles?: number;
}

export type Effect =
  | { readonly type: 'PERCENT'; readonly rate: bigint }
  /** Once, shared by the lines in scope; with `each`, for every unit. */
  | { readonly type: 'AMOUNT'; readonly amount: bigint; readonly each?: boolean }
  /** Every unit in scope costs this price, if it cost more. */
  | { readonly type: 'FIXED_PRICE'; readonly price: bigint }
  | { readonly type: 'FREE_SHIPPING' }
  | BuyXGetY;

/**
 * For every `buy` units of one scope, `get` units of another (or the same) at `rate` off, the
 * cheapest ones first.
 */
export interface BuyXGetY {
  readonly type: 'BUY_X_GET_Y';
  readonly buy: number;
  readonly get: number;
  /** 1_000_000n means free. */
  readonly rate: bigint;
  /** The units that must be bought; the discount's own scope when missing. */
  readonly buyScope?: Scope;
  /** The maximum number of times in one purchase. */
  readonly times?: number;
}

export type Scope = { readonly type: 'GLOBAL' } | ItemScope | { readonly type: 'SHIPPING' };

/** A line matches when any of the lists contains it. */
export interface ItemScope {
  readonly type: 'SPECIFIC_ITEMS';
  readonly productIds: readonly string[];
  readonly variantIds: readonly string[];
  readonly collectionIds: readonly string[];
}

/** A code as the buyer typed it, and its coupon if there is one. */
export interface EnteredCoupon {
  readonly code: string;
  readonly coupon?: Discount;
}

/** Granted by the merchant for this purchase, and always applied. */
export interface MerchantDiscount {
  readonly id: string;
  readonly effect: Extract<Effect, { type: 'PERCENT' | 'AMOUNT' }>;
  /** The lines it applies to; all when empty. */
  readonly lineIds: readonly string[];
}
