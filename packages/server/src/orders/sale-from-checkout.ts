import { soldLines, soldTo, type CheckoutRow, type QuotedCheckout } from '../checkout/index.ts';
import type { OrderedLine, Sale } from '../offerings/index.ts';

/** What was bought, for those whose items they are. */
export function saleOf(row: CheckoutRow, quoted: QuotedCheckout, orderId: string, now: Date): Sale {
  const { siteId, checkoutId } = row;
  const known = new Map(quoted.viewed.map((viewed) => [viewed.line.id, viewed]));
  return {
    siteId,
    holderId: checkoutId,
    orderId,
    currency: quoted.quote.purchase.currency.code,
    buyer: soldTo(row),
    now,
    lines: soldLines(quoted).map((line): OrderedLine => {
      const { item, asked } = known.get(line.lineId) ?? {};
      return {
        ...line,
        name: item?.name ?? '',
        price: asked?.price ?? 0n,
        fullPrice: asked?.fullPrice ?? 0n,
        ...(item?.subscription ? { subscription: item.subscription } : {}),
      };
    }),
  };
}
