import type { Route } from './+types/invoice';
import { hopOf } from '../../hosted/redirect-session.server.ts';
import { missing } from '../../shop/not-found.server.ts';

/** The invoice of somebody's own order, or of the order a key opens. */
export async function loader(args: Route.LoaderArgs) {
  const { person } = await hopOf(args);
  const key = args.url.searchParams.get('key');
  const answer = await person.fetch(
    `/ecom/v1/orders/${encodeURIComponent(args.params.orderId)}/invoice${key === null ? '' : `?key=${encodeURIComponent(key)}`}`,
  );
  if (!answer.ok) throw missing();
  const headers = new Headers({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  });
  const name = answer.headers.get('content-disposition');
  if (name !== null) headers.set('content-disposition', name);
  return new Response(answer.body, { headers });
}
