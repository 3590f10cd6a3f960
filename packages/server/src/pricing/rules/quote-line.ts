import type { PurchaseLine } from './purchase.ts';

/** A line with what decides its tax beside its price. */
export interface QuoteLine extends PurchaseLine {
  readonly taxGroupId?: string;
  readonly addressType?: 'BUSINESS' | 'BILLING' | 'SHIPPING';
}
