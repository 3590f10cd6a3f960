import type { PictureImage } from '../ui/picture.tsx';

/** An order as its pages show it: texts and sums are made on the server, in the language of the page. */
export interface OrderView {
  readonly id: string;
  readonly number: string;
  readonly date: string;
  readonly email: string;
  readonly standing: Standing;
  readonly fulfilment: Fulfilment;
  readonly lines: readonly OrderLine[];
  readonly rows: readonly { readonly label: string; readonly amount: string }[];
  readonly total: string;
  readonly taxIncluded?: string;
  readonly open?: string;
  /** What is charged next, of a subscription or a trial. */
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

/** paid: nothing is owed. later: it is paid as agreed. trial: it is free for now. pending: a bank has not answered. */
export type Standing =
  | 'paid'
  | 'later'
  | 'trial'
  | 'pending'
  | 'canceled'
  | 'refunded'
  | 'declined';
export type Fulfilment = 'none' | 'part' | 'all';

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
  /** Of all units, when a discount lowered it: these add up to the subtotal. */
  readonly before?: string;
  readonly file?: FileView;
}

/** A file that was bought: with a link when it can be downloaded, else with what is said instead. */
export interface FileView {
  readonly state: 'ready' | 'over' | 'follows' | 'unpaid';
  readonly path?: string;
  /** Its name and size. */
  readonly name?: string;
  readonly until?: string;
  readonly left?: number;
}
