/**
 * An external source of tax rates, used for the tax regions whose mode is AUTO. A provider that
 * throws or does not answer within 3 seconds counts as failed, and the store's own rates are used.
 */
export interface TaxProvider {
  readonly rates: (request: TaxRequest) => Promise<TaxAnswer>;
}

export interface TaxRequest {
  readonly siteId: string;
  readonly addresses: TaxAddresses;
  readonly lines: readonly LineToTax[];
  /** The buyer collects the purchase at the business address. */
  readonly pickup: boolean;
}

/** The parts of an address that determine delivery and tax, and its formatted text. */
export interface Location {
  /** Two letters, ISO 3166-1. */
  readonly country?: string;
  /** ISO 3166-2, such as `US-CA`. */
  readonly subdivision?: string;
  readonly city?: string;
  readonly postalCode?: string;
  readonly addressLine?: string;
}

export interface TaxAddresses {
  readonly business: Location;
  readonly shipping?: Location;
  readonly billing?: Location;
}

/** A line with everything that determines its tax rates. */
export interface LineToTax {
  readonly id: string;
  readonly itemType: 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD' | 'SERVICE';
  /** False for a physical product that needs no delivery. */
  readonly shippable?: boolean;
  readonly taxGroupId?: string;
  /** The address whose rates apply. */
  readonly addressType?: 'BUSINESS' | 'BILLING' | 'SHIPPING';
}

export type TaxAnswer =
  | {
      readonly status: 'ANSWERED';
      /** By the id of the line. A line without rates is not taxed. */
      readonly lines: Readonly<Record<string, readonly TaxRate[]>>;
      readonly shipping: readonly TaxRate[];
      /** Fees, handling and insurance. */
      readonly fees: readonly TaxRate[];
    }
  | { readonly status: 'FAILED' };

export interface TaxRate {
  readonly name: string;
  /** Such as 'Sales tax' or 'VAT'. */
  readonly type: string;
  readonly jurisdiction: string;
  readonly jurisdictionType: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL';
  /** Millionths: 10 % is 100_000n. */
  readonly rate: bigint;
}
