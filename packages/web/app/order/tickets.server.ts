import { orders } from '@shopwright/sdk';
import type { UserSession } from '../session/user-session.server.ts';
import { formatMoment } from '../i18n/format-dates.server.ts';
import type { TicketsView } from './order-view.ts';

/** The credentials of the current page, reused for the code images and the PDF. */
export interface TicketAccess {
  readonly key?: string;
  readonly session?: string;
}

/**
 * The valid tickets of an order, each with an image of its code. Loaded only for orders that may
 * have tickets.
 */
export async function loadTickets(
  userSession: UserSession,
  order: orders.Order,
  { locale, timeZone }: { readonly locale: string; readonly timeZone: string },
  { key, session }: TicketAccess = {},
): Promise<TicketsView | undefined> {
  if (
    !(order.lineItems ?? []).some(
      ({ serviceProperties, itemType }) => serviceProperties || itemType?.preset === 'SERVICE',
    )
  )
    return undefined;
  const id = order._id ?? '';
  const { tickets = [] } = await userSession
    .use(orders)
    .listOrderTickets(id, key === undefined ? {} : { key });
  const valid = tickets.filter(({ code }) => code);
  if (valid.length === 0) return undefined;
  const access = new URLSearchParams({
    ...(key === undefined ? {} : { key }),
    ...(session === undefined ? {} : { session }),
  });
  const query = access.size === 0 ? '' : `?${access}`;
  return {
    document: `/hosted/tickets-document/${id}${query}`,
    tickets: valid.map(({ _id = '', code = '', typeName = '', eventName = '', start }) => ({
      id: _id,
      code,
      name: [eventName, typeName].filter(Boolean).join(', '),
      when: start ? formatMoment(start, locale, timeZone) : '',
      picture: `/hosted/ticket-code/${id}/${_id}${query}`,
    })),
  };
}
