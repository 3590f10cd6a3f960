import type { Route } from './+types/ticket-code';
import { passOn } from '../../booking/proxy-file.server.ts';
import { loadHostedVisit } from '../../hosted/redirect-session.server.ts';

/**
 * The image of a ticket code: of the user's own order, or of an order opened with its access key.
 */
export async function loader(args: Route.LoaderArgs) {
  const { userSession } = await loadHostedVisit(args);
  const { orderId, ticketId } = args.params;
  const key = args.url.searchParams.get('key');
  return passOn(
    userSession,
    `/v1/orders/${encodeURIComponent(orderId)}/tickets/${encodeURIComponent(ticketId)}/code${key === null ? '' : `?key=${encodeURIComponent(key)}`}`,
  );
}
