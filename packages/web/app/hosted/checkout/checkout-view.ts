import type { PictureImage } from '../../ui/picture.tsx';

/**
 * A checkout as its pages show it: texts and sums are made on the server, in the language of the
 * page.
 */
export interface CheckoutView {
  readonly lines: readonly LineView[];
  readonly totals: TotalsView;
  readonly coupon?: { readonly code: string; readonly problem?: string };
  readonly giftCard?: { readonly code: string; readonly amount: string };
  readonly subscription: readonly string[];
  /** The shop has fixed it: there is nothing to enter or remove. */
  readonly locked: { readonly coupon: boolean; readonly giftCard: boolean };
}

export interface LineView {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  readonly picture?: PictureImage;
  readonly details: readonly string[];
  readonly total: string;
  /** The price without its discount. */
  readonly before?: string;
  /** Why it cannot be bought. */
  readonly problem?: string;
  /** How many could be had instead; 0: none. */
  readonly offer?: number;
  /** When it is paid: a deposit now, a plan, on the spot. */
  readonly payment?: string;
}

export interface AmountRow {
  readonly label: string;
  readonly amount: string;
}

export interface TotalsView {
  readonly rows: readonly AmountRow[];
  readonly total: string;
  /** Tax included in the total, where prices include tax. */
  readonly taxIncluded?: string;
  /** Gift card payments and amounts due now and later, if they differ from the total. */
  readonly due: readonly AmountRow[];
  /** The amount that the button charges. */
  readonly dueNow: string;
  /** What the total does not include yet: it is an estimate. */
  readonly missing: 'deliveryAndTax' | 'delivery' | 'tax' | undefined;
  /** The charged amount in the currency that the buyer saw in the shop. */
  readonly converted?: string;
  /** How the total comes about, step by step. */
  readonly explained: readonly ExplainedPart[];
}

export interface ExplainedPart {
  /** The total needs no other name. */
  readonly heading?: string;
  readonly rows: readonly AmountRow[];
}

export interface DeliveryChoice {
  readonly value: string;
  readonly title: string;
  readonly time?: string;
  readonly notes: readonly string[];
  readonly price: string;
  readonly chosen: boolean;
}
