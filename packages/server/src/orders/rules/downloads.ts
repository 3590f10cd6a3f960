import { productIdOf } from '../../catalog/items/rules/catalog-item.ts';
import { balanceOf, refundedOf } from './balance.ts';
import { isFileLine } from './fulfillment-status.ts';
import type { OrderLine, OrderState } from './order-state.ts';
import { refundQuantities } from './render-order.ts';

/** A line item that is sold as a file of the catalog. */
export interface FileLine {
  readonly line: OrderLine;
  readonly productId: string;
  /** The paid and unrefunded units; with 0 the buyer may not download it. */
  readonly units: number;
}

/** The order's files, with the units that the buyer is entitled to. */
export function fileLinesOf(state: OrderState): FileLine[] {
  // An imported order was delivered where it was placed.
  if (state.imported) return [];
  const paid = isPaidFor(state);
  const refunded = refundQuantities(state.refunds);
  return state.doc.lineItems.flatMap((line): FileLine[] => {
    const productId = isFileLine(line) ? productOf(line) : undefined;
    if (productId === undefined) return [];
    return [
      {
        line,
        productId,
        units: paid ? Math.max(0, line.quantity - (refunded.get(line.id) ?? 0)) : 0,
      },
    ];
  });
}

const productOf = ({
  catalogReference: { appId, catalogItemId } = {},
}: OrderLine): string | undefined =>
  appId && catalogItemId ? productIdOf({ appId, catalogItemId }) : undefined;

/** Approved, paid in full, and neither refunded nor charged back. An erased buyer has no access. */
function isPaidFor(state: OrderState): boolean {
  if (state.status !== 'APPROVED' || Object.keys(state.buyer).length === 0) return false;
  const { paid, chargeback, chargebackReversal } = balanceOf(state);
  if (paid - (chargeback - chargebackReversal) < state.total) return false;
  const refunded = state.payments.reduce(
    (all, { paymentId }) => all + refundedOf(state.refunds, paymentId),
    0n,
  );
  return paid === 0n || refunded < paid;
}

/** A pending refund ends the download at once; if it fails, the buyer gets a new link. */
export const mayDownload = ({ units }: Pick<FileLine, 'units'>): boolean => units > 0;

export interface DownloadTerms {
  readonly maxDownloads: number | null;
  readonly days: number | null;
}

const DAY_MS = 86_400_000;

/** The new delivery of one line item. */
export function termsOfLine(
  { maxDownloads, days }: DownloadTerms,
  units: number,
  now: Date,
): { readonly maxDownloads: number | null; readonly expiresAt: Date | null } {
  return {
    maxDownloads: maxDownloads === null ? null : maxDownloads * units,
    expiresAt: days === null ? null : new Date(now.getTime() + days * DAY_MS),
  };
}

/** The order with the changed line items. */
export function withLines(state: OrderState, changed: ReadonlyMap<string, OrderLine>): OrderState {
  if (changed.size === 0) return state;
  return {
    ...state,
    doc: {
      ...state.doc,
      lineItems: state.doc.lineItems.map((line) => changed.get(line.id) ?? line),
    },
  };
}

/** Entitled lines that have no file: the owner must attach one. */
export const missingFiles = (state: OrderState): FileLine[] =>
  fileLinesOf(state).filter((file) => mayDownload(file) && !file.line.digitalFile?.link);

/** Lines whose link is new. */
export function newLinks(before: OrderState | undefined, after: OrderState): OrderLine[] {
  const linksBefore = new Map(
    (before?.doc.lineItems ?? []).map((line) => [line.id, line.digitalFile?.link]),
  );
  return after.doc.lineItems.filter(
    (line) =>
      isFileLine(line) &&
      line.digitalFile?.link &&
      linksBefore.get(line.id) !== line.digitalFile.link,
  );
}
