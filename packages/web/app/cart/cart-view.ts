import type { PictureImage } from '../ui/picture.tsx';

/** A cart for display: the server formats texts and amounts in the page's language and currency. */
export interface CartView {
  readonly id: string;
  readonly revision: number;
  readonly lines: readonly CartLine[];
  readonly coupon?: { readonly code: string; readonly problem?: string };
  readonly note: string;
  readonly totals: CartTotals;
  readonly destination?: Destination;
  /** Something in it is delivered; classes, tickets, plans and files are not. */
  readonly needsDelivery: boolean;
  /** Nothing can be bought while a line says why it cannot. */
  readonly canCheckOut: boolean;
}

export interface CartLine {
  /** The server's, or `new:<key of the change>` until it has one. */
  readonly id: string;
  /** The same for the same item with the same choices, before and after the server knows it. */
  readonly item: string;
  readonly name: string;
  /** The page of the item in this shop. */
  readonly path?: string;
  readonly picture?: PictureImage;
  /** Colour, size, engraving, date. */
  readonly details: readonly { readonly name: string; readonly value: string }[];
  readonly quantity: number;
  /** False for bookings and lines with a fixed quantity. */
  readonly countable: boolean;
  readonly price?: string;
  /** The same, before discounts and in the store's own currency: to notice when it changes. */
  readonly amount?: string;
  readonly total?: string;
  /** The price of the line without its discount. */
  readonly before?: string;
  /** Why the line cannot be bought. */
  readonly problem?: string;
  /** How many could be taken instead. */
  readonly offer?: number;
  /** Not answered by the server yet. */
  readonly pending?: boolean;
}

export interface CartTotals {
  readonly subtotal: string;
  readonly discounts: readonly { readonly name: string; readonly amount: string }[];
  readonly fees: readonly { readonly name: string; readonly amount: string }[];
  /** Set when the destination is known. */
  readonly delivery?: { readonly name: string; readonly amount: string };
  readonly tax?: { readonly included: boolean; readonly amount: string };
  readonly total: string;
  /** With delivery and tax to where it goes. */
  readonly isEstimate?: boolean;
  /** The charged amount, when the page shows another currency. */
  readonly charged?: string;
  /** What the total does not include yet, or why something could not be calculated. */
  readonly remarks: readonly string[];
}

export interface Destination {
  readonly country: string;
  readonly postalCode: string;
}

export interface SessionView {
  readonly member: { readonly name: string } | null;
  readonly cart: CartView | null;
}

/** The server's answer to a change: the current cart and, if nothing changed, why. */
export interface ChangeAnswer {
  readonly cart: CartView | null;
  readonly refused?: string;
}

export const countOf = (cart: CartView | null | undefined): number =>
  (cart?.lines ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
