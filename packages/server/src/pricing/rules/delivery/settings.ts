import type { PickupMethod } from '@shopwright/contract/shared/enums';
import type { Area } from '../area.ts';
import type { DeliveryCharge, Location, StoreWeightUnit } from '../purchase.ts';

/** The merchant's delivery settings. */
export interface ShippingSettings {
  /**
   * The carrier that clients name when they choose an option: one for everything the store itself
   * offers.
   */
  readonly carrierId: string;
  readonly regions: readonly ShippingRegion[];
  readonly localDeliveries: readonly LocalDelivery[];
  readonly pickups: readonly Pickup[];
}

export interface ShippingRegion {
  readonly id: string;
  readonly name: string;
  readonly areas: readonly Area[];
  readonly rates: readonly ShippingRate[];
}

interface Offered {
  readonly code: string;
  readonly title: string;
  readonly deliveryTime?: string;
  readonly instructions?: string;
  readonly charges?: readonly ChargeRule[];
}

export interface ShippingRate extends Offered {
  readonly cost: DeliveryCost;
  /** Free from this subtotal on, before discounts. */
  readonly freeOver?: bigint;
}

/**
 * Bands in ascending order; the last may be unbounded. A purchase outside all bands cannot use the
 * option.
 */
export type DeliveryCost =
  | { readonly type: 'FLAT'; readonly price: bigint }
  | { readonly type: 'WEIGHT'; readonly unit: StoreWeightUnit; readonly bands: readonly Band[] }
  /** By the subtotal before discounts. */
  | { readonly type: 'PRICE'; readonly bands: readonly Band[] };

export interface Band {
  readonly upTo?: bigint;
  readonly price: bigint;
}

export interface LocalDelivery extends ShippingRate {
  readonly areas: readonly Area[];
  readonly minimumSubtotal?: bigint;
}

export interface Pickup extends Offered {
  readonly method: PickupMethod;
  readonly price: bigint;
  readonly address: Location;
}

/** A fixed amount, or a rate of the subtotal before discounts. */
export type ChargeRule = Pick<DeliveryCharge, 'type' | 'details'> &
  ({ readonly price: bigint } | { readonly rate: bigint });
