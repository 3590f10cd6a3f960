import type { estimateCurrentCartTotals } from '@shopwright/contract/cart/current-cart';
import type { Static } from '@shopwright/contract/field';
import type { PricedPurchase } from './priced-purchase.ts';
import type { Delivery, Purchase } from './purchase.ts';
import { feesToWire, shippingToWire, type Chosen } from './wire/delivery.ts';
import { discountsToWire } from './wire/discounts.ts';
import { calculatedLineToWire } from './wire/lines.ts';
import { summaryToWire, type PriceWriter } from './wire/prices.ts';
import { giftCardToWire, refusalsToWire } from './wire/refusals.ts';
import { taxSummaryToWire } from './wire/tax.ts';

export interface Totals {
  readonly purchase: Purchase;
  readonly priced: PricedPurchase;
  readonly prices: PriceWriter;
  readonly chosen?: Chosen;
  readonly offered: readonly Delivery[];
  /** The issuer of the store's gift cards. */
  readonly giftCardAppId: string;
}

/** In addition to the cart and the memberships. */
export type WireTotals = Omit<
  Static<(typeof estimateCurrentCartTotals)['answer']>,
  'cart' | 'membershipOptions' | 'violations'
>;

/** Everything that an estimate contains besides the cart; a checkout shows the same. */
export function totalsToWire({
  purchase,
  priced,
  prices,
  chosen,
  offered,
  giftCardAppId,
}: Totals): WireTotals {
  const giftCard = giftCardToWire(priced, giftCardAppId, prices);
  return {
    calculatedLineItems: priced.lines.flatMap((line, index) => {
      const purchaseLine = purchase.lines[index];
      return purchaseLine ? [calculatedLineToWire(line, purchaseLine, purchase.tax, prices)] : [];
    }),
    priceSummary: summaryToWire(priced.summary, prices),
    payNow: summaryToWire(priced.payNow, prices),
    payLater: summaryToWire(priced.payLater, prices),
    payAfterFreeTrial: summaryToWire(priced.payAfterFreeTrial, prices),
    taxSummary: taxSummaryToWire(priced.tax, purchase.tax, prices),
    shippingInfo: shippingToWire(priced.shipping, chosen, offered, prices),
    appliedDiscounts: discountsToWire(priced.discounts, prices),
    additionalFees: feesToWire(priced.fees, prices),
    calculationErrors: refusalsToWire(priced.refusals),
    weightUnit: purchase.weightUnit,
    currency: purchase.currency.code,
    ...(giftCard ? { giftCard } : {}),
  };
}
