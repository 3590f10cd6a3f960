import { beyond } from './offerings.ts';
import { catalog } from './catalog.ts';
import { orders } from './orders.ts';
import { members } from './members.ts';
import type { Table } from './row.ts';
import { shop } from './shop.ts';
import { shopping } from './shopping.ts';

export type { Row } from './row.ts';

/**
 * Who may do what, written by hand from the specification and the provider's facts, and never
 * derived from the contract: the contract is what it is compared with. A new call needs a line
 * here. Ask whose object the call reaches, and what a stranger with the cheapest token could do
 * with it.
 */
export const table: Table = { ...shopping, ...catalog, ...orders, ...members, ...shop, ...beyond };
