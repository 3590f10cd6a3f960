import type { SubscriptionOptionInfo } from '@shopwright/contract/shared/item';
import type { Contact } from '@shopwright/contract/shared/own';
import type { HoldError, SaleError } from '@shopwright/contract/errors/groups';
import type { CatalogItem } from '../catalog/index.ts';
import type { Db, Tx } from '../db/index.ts';
import type { Refusal } from '../kernel/outcome.ts';

/** The buyer: a member, or a guest with a name and an address. */
export interface Buyer {
  readonly memberId?: string;
  readonly visitorId?: string;
  readonly contact: Contact;
  /** The buyer's language; by default the store's. */
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

/** Reserved for a checkout until it is paid or the hold expires. */
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
  /** The checkout that held it. */
  readonly holderId: string;
  readonly orderId: string;
  readonly currency: string;
  readonly lines: readonly OrderedLine[];
  /** Lines of the order that were refunded in part or in full; `lines` has the remaining units. */
  readonly back?: readonly OrderedLine[];
  readonly buyer: Buyer;
  readonly now: Date;
}

/** One line of an order, with its agreed terms. */
export interface OrderedLine extends SoldLine {
  readonly name: string;
  /** One unit, in thousandths: as paid, and before the catalog's discount. */
  readonly price: bigint;
  readonly fullPrice: bigint;
  /** The terms of a subscription; the line's id becomes the subscription's id. */
  readonly subscription?: SubscriptionOptionInfo;
}

/**
 * What checkouts and orders require of a domain that sells items. `hold` and `sell` are all or
 * nothing and idempotent. `sell` finds a new seat if the hold expired, or refuses, and then nothing
 * may be charged.
 */
export interface SaleSource {
  /** Whether a line belongs to this domain; other lines are not passed to it. */
  readonly takes: (line: SoldLine) => boolean;
  /**
   * A gift card is worth money and a ticket admits a guest: both wait until the order is paid. A
   * booked seat is reserved for the buyer immediately.
   */
  readonly when: 'PLACED' | 'PAID';
  readonly hold: (tx: Tx, hold: Hold) => Promise<Refusal<HoldError> | undefined>;
  /** The units of an item that this checkout holds, which count as available for it. */
  readonly held?: (
    reader: Pick<Db, 'query'> | Tx,
    at: { siteId: string; holderId: string; now: Date },
  ) => Promise<(item: CatalogItem) => number>;
  readonly release: (tx: Tx, at: { siteId: string; holderId: string; now: Date }) => Promise<void>;
  readonly sell: (tx: Tx, sale: Sale) => Promise<Refusal<SaleError> | undefined>;
  /**
   * Some units were refunded; has the remaining units of each line. Everything issued for the other
   * units becomes void.
   */
  readonly withdraw?: (
    tx: Tx,
    at: { siteId: string; orderId: string; left: ReadonlyMap<string, number>; now: Date },
  ) => Promise<void>;
  /** The order was canceled: releases what can be released. */
  readonly takeBack: (tx: Tx, at: { siteId: string; orderId: string; now: Date }) => Promise<void>;
}
