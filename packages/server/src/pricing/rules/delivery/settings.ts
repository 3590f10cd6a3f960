import type { PickupMethod } from '@shopwright/contract/shared/enums';
import type { Area } from '../area.ts';
import type { DeliveryCharge, Place, StoreWeightUnit } from '../purchase.ts';

/** What the merchant offers. */
export interface ShippingSettings {
  /** Who delivers, as clients name it when they choose: one for all that the store itself offers. */
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
  /** Costs nothing from this subtotal on, before discounts. */
  readonly freeOver?: bigint;
}

/** Bands from the smallest up; the last may be open. What fits in none is not delivered that way. */
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
  readonly address: Place;
}

/** An amount, or a share of the subtotal before discounts. */
export type ChargeRule = Pick<DeliveryCharge, 'type' | 'details'> &
  ({ readonly price: bigint } | { readonly rate: bigint });
