import type { orders } from '@shopwright/sdk';
import { deferred } from '../deferred.server.ts';
import type { PageContext } from '../page-context.server.ts';
import type { Person } from '../session/user-session.server.ts';
import { loadFiles, type Files, type Reading } from './files.server.ts';
import { subscriptionOf } from './subscription-of.server.ts';
import { loadTickets, type TicketAccess } from './tickets.server.ts';

const noFiles: Files = new Map();

/** What an order's page shows beyond the order. A buyer who has paid always sees the order itself. */
export async function loadOrderExtras(
  page: PageContext,
  person: Person,
  order: orders.Order,
  reading: Reading,
  access: TicketAccess = {},
) {
  const [tickets, files, subscription] = await Promise.all([
    deferred(page, 'tickets', loadTickets(person, order, reading, access), undefined),
    deferred(page, 'downloads', loadFiles(person, order, reading, access.key), noFiles),
    // A guest with a link cannot read the subscription.
    access.key === undefined
      ? deferred(page, 'subscription', subscriptionOf(person, order), undefined)
      : undefined,
  ]);
  return { tickets, files, subscription };
}
