import type { Location } from './tax-provider.ts';

/**
 * A source of delivery options. The store's own settings are one; a carrier's rates are another. A
 * provider that throws or does not answer within 3 seconds offers nothing; an answer of the last
 * hour is used meanwhile.
 */
export interface ShippingProvider {
  /** Lower-case letters, digits and hyphens. Never rename it: chosen options refer to it. */
  readonly name: string;
  /** In the order in which buyers see them. The same request must get the same prices for a while. */
  readonly options: (request: ShippingRequest) => Promise<readonly DeliveryOption[]>;
}

/** What is to be delivered, as the shop knows it: nothing in it comes from the visitor but the address. */
export interface ShippingRequest {
  readonly siteId: string;
  readonly destination: Location;
  readonly currency: string;
  /** Thousandths of the currency, before discounts. */
  readonly subtotal: bigint;
  /** Ten-thousandths of the weight unit, all lines together. */
  readonly weight: bigint;
  readonly weightUnit: 'KG' | 'LB';
  readonly lines: readonly LineToDeliver[];
}

export interface LineToDeliver {
  readonly id: string;
  readonly productId?: string;
  readonly variantId?: string;
  readonly quantity: number;
  /** One unit, in thousandths. */
  readonly price: bigint;
  /** One unit, in ten-thousandths of the weight unit. */
  readonly weight?: bigint;
}

export interface DeliveryOption {
  /** Unique among the options of this provider; clients choose by it. */
  readonly code: string;
  readonly title: string;
  /** Thousandths of the store's currency. */
  readonly price: bigint;
  /** Such as "2 to 3 days". */
  readonly deliveryTime?: string;
  readonly instructions?: string;
}
