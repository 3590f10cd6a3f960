import type { Route } from './+types/tickets-document';
import { passOn } from '../../booking/proxy-file.server.ts';
import { hopOf } from '../../hosted/redirect-session.server.ts';

/** The tickets of somebody's own order, or of the order a key opens, as a PDF. */
export async function loader(args: Route.LoaderArgs) {
  const { person } = await hopOf(args);
  const key = args.url.searchParams.get('key');
  return passOn(
    person,
    `/v1/orders/${encodeURIComponent(args.params.orderId)}/tickets-document${key === null ? '' : `?key=${encodeURIComponent(key)}`}`,
  );
}
