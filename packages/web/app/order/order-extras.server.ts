import type { orders } from '@shopwright/sdk';
import { deferred } from '../deferred.server.ts';
import type { PageContext } from '../page-context.server.ts';
import type { UserSession } from '../session/user-session.server.ts';
import { loadFiles, type Files, type Reading } from './files.server.ts';
import { subscriptionOf } from './subscription-of.server.ts';
import { loadTickets, type TicketAccess } from './tickets.server.ts';

const noFiles: Files = new Map();

/** Additional data of an order page. A buyer who has paid always sees the order itself. */
export async function loadOrderExtras(
  page: PageContext,
  userSession: UserSession,
  order: orders.Order,
  reading: Reading,
  access: TicketAccess = {},
) {
  const [tickets, files, subscription] = await Promise.all([
    deferred(page, 'tickets', loadTickets(userSession, order, reading, access), undefined),
    deferred(page, 'downloads', loadFiles(userSession, order, reading, access.key), noFiles),
    // A guest with a link cannot read the subscription.
    access.key === undefined
      ? deferred(page, 'subscription', subscriptionOf(userSession, order), undefined)
      : undefined,
  ]);
  return { tickets, files, subscription };
}
