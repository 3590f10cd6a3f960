/** A reduction the store grants: automatic, or for a coupon's code. */
export interface Discount {
  readonly id: string;
  readonly name: string;
  readonly effect: Effect;
  readonly scope: Scope;
  /** Switched off by the merchant. */
  readonly disabled?: boolean;
  /** Works from this moment on, and until just before the other. */
  readonly startsAt?: number;
  readonly endsAt?: number;
  /** Of the whole purchase before discounts; gift cards and what memberships pay for do not count. */
  readonly minimumSubtotal?: bigint;
  /** Of units in scope. */
  readonly minimumQuantity?: number;
  readonly usageLimit?: number;
  readonly used?: number;
  readonly limitPerCustomer?: number;
  readonly usedByCustomer?: number;
  readonly firstOrderOnly?: boolean;
  /** Only for customers in one of these groups. */
  readonly groups?: readonly string[];
  /** For one unit, the cheapest in scope. */
  readonly oneItemOnly?: boolean;
  /** May be used beside others. One that may not is used alone, and only when that costs the buyer less. */
  readonly stackable: boolean;
  /** Of all with the same word here one is used, the best for the buyer: who is in two plans gets the discount of one. */
  readonly oneOf?: string;
  /** Lower comes first, among discounts of the same kind. */
  readonly priority?: number;
  /** Of a subscription: how many cycles it holds; every one when left out. */
  readonly subscriptionCycles?: number;
}

export type Effect =
  | { readonly type: 'PERCENT'; readonly rate: bigint }
  /** Once, shared by the lines in scope; or, with `each`, off every unit. */
  | { readonly type: 'AMOUNT'; readonly amount: bigint; readonly each?: boolean }
  /** Every unit in scope costs this, if it cost more. */
  | { readonly type: 'FIXED_PRICE'; readonly price: bigint }
  | { readonly type: 'FREE_SHIPPING' }
  | BuyXGetY;

/** For every `buy` units of one scope, `get` units of another (or the same) at `rate` off; the cheapest ones. */
export interface BuyXGetY {
  readonly type: 'BUY_X_GET_Y';
  readonly buy: number;
  readonly get: number;
  /** 1_000_000n is free. */
  readonly rate: bigint;
  /** What must be bought; the discount's own scope when left out. */
  readonly buyScope?: Scope;
  /** At most so often in one purchase. */
  readonly times?: number;
}

export type Scope = { readonly type: 'GLOBAL' } | ItemScope | { readonly type: 'SHIPPING' };

/** A line is in when any of the lists names it. */
export interface ItemScope {
  readonly type: 'SPECIFIC_ITEMS';
  readonly productIds: readonly string[];
  readonly variantIds: readonly string[];
  readonly collectionIds: readonly string[];
}

/** A code as the buyer typed it, and the coupon it belongs to, if any. */
export interface EnteredCoupon {
  readonly code: string;
  readonly coupon?: Discount;
}

/** Granted by the merchant on this one purchase: applied whatever else is. */
export interface MerchantDiscount {
  readonly id: string;
  readonly effect: Extract<Effect, { type: 'PERCENT' | 'AMOUNT' }>;
  /** The lines it is for; all when empty. */
  readonly lineIds: readonly string[];
}
