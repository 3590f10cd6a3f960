import type { PictureImage } from '../ui/picture.tsx';

/**
 * An order as its pages show it: texts and sums are made on the server, in the language of the
 * page.
 */
export interface OrderView {
  readonly id: string;
  readonly number: string;
  readonly date: string;
  readonly email: string;
  readonly paymentState: PaymentState;
  readonly fulfillment: FulfillmentState;
  readonly lines: readonly OrderLine[];
  readonly rows: readonly { readonly label: string; readonly amount: string }[];
  readonly total: string;
  readonly taxIncluded?: string;
  readonly open?: string;
  /** The next charge of a subscription or trial. */
  readonly terms: readonly string[];
  readonly delivery?: {
    readonly pickup: boolean;
    readonly title: string;
    readonly time: string;
    readonly lines: readonly string[];
    readonly instructions: string;
  };
  readonly billing: readonly string[];
  readonly note: string;
  readonly hasInvoice: boolean;
  readonly hasGiftCard: boolean;
}

/**
 * paid: nothing is owed. later: it is paid as agreed. trial: it is free for now. pending: a bank
 * has not answered.
 */
export type PaymentState =
  | 'paid'
  | 'later'
  | 'trial'
  | 'pending'
  | 'canceled'
  | 'refunded'
  | 'declined';
export type FulfillmentState = 'none' | 'part' | 'all';

/** The tickets of an order that are good for entry. */
export interface TicketsView {
  /** All of them as a PDF. */
  readonly document: string;
  readonly tickets: readonly {
    readonly id: string;
    readonly name: string;
    readonly when: string;
    readonly code: string;
    readonly picture: string;
  }[];
}

export interface OrderLine {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  readonly details: readonly string[];
  readonly picture?: PictureImage;
  readonly total: string;
  /** For all units, if a discount applied: these add up to the subtotal. */
  readonly before?: string;
  readonly file?: FileView;
}

/** A purchased file: with a link if it can be downloaded, otherwise with a message. */
export interface FileView {
  readonly state: 'ready' | 'over' | 'follows' | 'unpaid';
  readonly path?: string;
  /** Its name and size. */
  readonly name?: string;
  readonly until?: string;
  readonly left?: number;
}
