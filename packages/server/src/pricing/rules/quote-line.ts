import type { PurchaseLine } from './purchase.ts';

/** A line with the price and everything that determines its tax. */
export interface QuoteLine extends PurchaseLine {
  readonly taxGroupId?: string;
  readonly addressType?: 'BUSINESS' | 'BILLING' | 'SHIPPING';
}
