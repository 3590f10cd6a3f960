import type { Route } from './+types/tickets-document';
import { passOn } from '../../booking/proxy-file.server.ts';
import { loadHostedVisit } from '../../hosted/redirect-session.server.ts';

/** The tickets of the user's own order, or of an order opened with its access key, as a PDF. */
export async function loader(args: Route.LoaderArgs) {
  const { userSession } = await loadHostedVisit(args);
  const key = args.url.searchParams.get('key');
  return passOn(
    userSession,
    `/v1/orders/${encodeURIComponent(args.params.orderId)}/tickets-document${key === null ? '' : `?key=${encodeURIComponent(key)}`}`,
  );
}
