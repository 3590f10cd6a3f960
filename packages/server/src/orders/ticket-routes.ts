import {
  getOrderTicketCode,
  getOrderTicketsDocument,
  listOrderTickets,
} from '@shopwright/contract/orders/tickets';
import { route, type Actor, type Route } from '../http/index.ts';
import { refuse, type Refusal } from '../kernel/outcome.ts';
import type { OrderTickets } from '../tickets/index.ts';
import { opensOrder } from './order-key.ts';
import { findOrder, findOrderById } from './store/search.ts';
import { orderNotFound, type OrderWriteDeps } from './write.ts';

export interface TicketDeps extends Pick<OrderWriteDeps, 'db' | 'clock'> {
  readonly orderTickets: OrderTickets;
}

const ticketNotFound = (): Refusal<'TICKET_NOT_FOUND'> =>
  refuse('TICKET_NOT_FOUND', 'The order has no such valid ticket.');
const noStore = { 'cache-control': 'private, no-store' };

export function orderTicketRoutes({ db, clock, orderTickets }: TicketDeps): Route[] {
  /** Whether this caller may see the order: as its buyer, as the shop, or by its key. */
  const mayOpen = async (actor: Actor, id: string, key: string | undefined): Promise<boolean> =>
    (key !== undefined &&
      (await opensOrder(db, actor.siteId, id, key, clock())) &&
      (await findOrderById(db, actor.siteId, id)) !== undefined) ||
    (await findOrder(db, actor, { id })) !== undefined;

  return [
    route(listOrderTickets, async ({ actor, request: { id, key } }) =>
      (await mayOpen(actor, id, key))
        ? { tickets: await orderTickets.list(actor.siteId, id) }
        : orderNotFound(id),
    ),
    route(getOrderTicketCode, async ({ actor, request: { id, key, ticketId } }) => {
      if (!(await mayOpen(actor, id, key))) return orderNotFound(id);
      const picture = await orderTickets.picture(
        actor.siteId,
        id.toLowerCase(),
        ticketId.toLowerCase(),
      );
      return picture === undefined
        ? ticketNotFound()
        : {
            raw: {
              status: 200,
              headers: { 'content-type': 'image/svg+xml', ...noStore },
              body: picture,
            },
          };
    }),
    route(getOrderTicketsDocument, async ({ actor, request: { id, key } }) => {
      if (!(await mayOpen(actor, id, key))) return orderNotFound(id);
      const body = await orderTickets.document(actor.siteId, id.toLowerCase());
      return body === undefined
        ? ticketNotFound()
        : {
            raw: {
              status: 200,
              headers: {
                'content-type': 'application/pdf',
                'content-disposition': 'attachment; filename="tickets.pdf"',
                ...noStore,
              },
              body,
            },
          };
    }),
  ];
}
