import type { Route } from './+types/ticket-code';
import { passOn } from '../../booking/proxy-file.server.ts';
import { hopOf } from '../../hosted/redirect-session.server.ts';

/** The code of a ticket of somebody's own order, or of the order a key opens, as a picture. */
export async function loader(args: Route.LoaderArgs) {
  const { person } = await hopOf(args);
  const { orderId, ticketId } = args.params;
  const key = args.url.searchParams.get('key');
  return passOn(
    person,
    `/v1/orders/${encodeURIComponent(orderId)}/tickets/${encodeURIComponent(ticketId)}/code${key === null ? '' : `?key=${encodeURIComponent(key)}`}`,
  );
}
