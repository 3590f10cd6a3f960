import type { Call } from './call.ts';
import * as carts from './cart/carts.ts';
import * as currentCart from './cart/current-cart.ts';
import * as backInStock from './catalog/back-in-stock.ts';
import * as currencies from './catalog/currencies.ts';
import * as catalogRead from './catalog/read.ts';
import * as search from './catalog/search.ts';
import * as stock from './catalog/stock.ts';
import * as catalogWrite from './catalog/write.ts';
import * as checkouts from './checkout/checkouts.ts';
import * as authentication from './identity/authentication.ts';
import * as recovery from './identity/recovery.ts';
import * as verification from './identity/verification.ts';
import * as siteMembers from './members/authentication.ts';
import * as files from './media/files.ts';
import * as bulkMembers from './members/bulk.ts';
import * as members from './members/members.ts';
import * as oauth from './oauth/tokens.ts';
import * as collectPayments from './orders/collect-payments.ts';
import * as fulfil from './orders/fulfil.ts';
import * as orders from './orders/orders.ts';
import * as transactions from './orders/transactions.ts';
import * as redirects from './redirects/create-session.ts';
import * as store from './settings/store.ts';

/**
 * Every call there is. The router, the SDK, the documentation, the fuzzer and the permission matrix read this list.
 * A module exports calls and the messages they are made of; what has a method and a path is a call.
 */
const modules = [
  carts, currentCart, backInStock, currencies, catalogRead, search, stock, catalogWrite, checkouts, authentication, recovery,
  verification, siteMembers, bulkMembers, members, oauth, collectPayments, fulfil, orders, transactions, redirects,
  files, store,
] as const;

const isCall = (value: object): value is Call => 'method' in value && 'path' in value;

export const calls: readonly Call[] = modules.flatMap((module) => Object.values(module).filter(isCall));
