import type { SubscriptionOptionInfo } from '@shopwright/contract/shared/item';
import type { Contact } from '@shopwright/contract/shared/own';
import type { CatalogItem } from '../catalog/index.ts';
import type { Db, Tx } from '../db/index.ts';
import type { Refusal } from '../kernel/outcome.ts';

/** Who buys: a member, or a visitor with nothing but a name and an address. */
export interface Buyer {
  readonly memberId?: string;
  readonly visitorId?: string;
  readonly contact: Contact;
  /** What they read; the store's own if it is not known. */
  readonly language?: string;
}

/** One line of a checkout or an order. */
export interface SoldLine {
  readonly lineId: string;
  readonly appId: string;
  /** The id in the line's catalog reference. */
  readonly itemId: string;
  readonly itemType: CatalogItem['itemType'];
  readonly options: Readonly<Record<string, unknown>>;
  readonly quantity: number;
  /** The membership that pays for it. */
  readonly membershipId?: string;
}

/** Kept for a checkout until it is paid, or the time is over. */
export interface Hold {
  readonly siteId: string;
  readonly holderId: string;
  readonly lines: readonly SoldLine[];
  readonly buyer: Buyer;
  readonly until: Date;
  readonly now: Date;
}

export interface Sale {
  readonly siteId: string;
  /** The checkout it was held for. */
  readonly holderId: string;
  readonly orderId: string;
  readonly currency: string;
  readonly lines: readonly OrderedLine[];
  /** Lines of the order whose money went back, of some units or all: what is left of them stands in `lines`. */
  readonly back?: readonly OrderedLine[];
  readonly buyer: Buyer;
  readonly now: Date;
}

/** One line of an order, with what was agreed. */
export interface OrderedLine extends SoldLine {
  readonly name: string;
  /** One unit, in thousandths: as it was paid, and before the catalog's own discount. */
  readonly price: bigint;
  readonly fullPrice: bigint;
  /** What is bought again and again: the line's id becomes the subscription's. */
  readonly subscription?: SubscriptionOptionInfo;
}

/**
 * What the road from cart to order asks of those whose items it carries. `hold` and `sell` are all or nothing and may be
 * repeated; `sell` finds a place again if the hold ran out, or refuses, and then nothing may be charged.
 */
export interface SaleSource {
  /** Which lines are its own; it is asked about no others. */
  readonly takes: (line: SoldLine) => boolean;
  /** A card is worth money and a ticket lets someone in: those wait until the order is paid. A place is kept for whoever ordered it. */
  readonly when: 'PLACED' | 'PAID';
  readonly hold: (tx: Tx, hold: Hold) => Promise<Refusal | undefined>;
  /** How many units of an item this checkout holds: they are not lacking for itself. */
  readonly held?: (
    reader: Pick<Db, 'query'> | Tx,
    at: { siteId: string; holderId: string; now: Date },
  ) => Promise<(item: CatalogItem) => number>;
  readonly release: (tx: Tx, at: { siteId: string; holderId: string; now: Date }) => Promise<void>;
  readonly sell: (tx: Tx, sale: Sale) => Promise<Refusal | undefined>;
  /** The money of some units went back, by line how many are left: what was handed over for the others counts no more. */
  readonly withdraw?: (
    tx: Tx,
    at: { siteId: string; orderId: string; left: ReadonlyMap<string, number>; now: Date },
  ) => Promise<void>;
  /** The order was cancelled: what can be given back is. */
  readonly takeBack: (tx: Tx, at: { siteId: string; orderId: string; now: Date }) => Promise<void>;
}
