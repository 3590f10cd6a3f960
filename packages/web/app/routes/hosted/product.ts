import { redirect } from 'react-router';
import type { Route } from './+types/product';
import { pageContext } from '../../page-context.server.ts';
import { adoptUserSession } from '../../hosted/transfer-session.server.ts';
import { endedPage } from '../../hosted/client-app.server.ts';

/** A product of this shop that another site shows: into the shop, with the cart. */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  const session = await adoptUserSession(context.get(pageContext), request, url);
  const slug = session?.storesProduct?.productSlug;
  return slug === undefined ? endedPage(url) : redirect(`/products/${encodeURIComponent(slug)}`);
}
