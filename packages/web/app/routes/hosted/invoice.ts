import type { Route } from './+types/invoice';
import { loadHostedVisit } from '../../hosted/redirect-session.server.ts';
import { missing } from '../../shop/not-found.server.ts';

/** The invoice of the user's own order, or of an order opened with its access key. */
export async function loader(args: Route.LoaderArgs) {
  const { userSession } = await loadHostedVisit(args);
  const key = args.url.searchParams.get('key');
  const answer = await userSession.fetch(
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
