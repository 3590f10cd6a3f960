import { ApiError, members, redirects } from '@shopwright/sdk';
import { redirect } from 'react-router';
import type { Route } from './+types/login-sync';
import { pageContext, type PageContext } from '../../page-context.server.ts';
import { anyHopOf, returnUrl } from '../../hosted/redirect-session.server.ts';
import { framedPage, handOverOf } from '../../hosted/client-app.server.ts';

/**
 * The target `login`. The client loads it in a hidden frame before it needs the platform's pages: there it only loads.
 * A person who opens it signs in and returns to the site that sent them.
 */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const page = args.context.get(pageContext);
  if (args.request.headers.get('sec-fetch-dest') === 'iframe') return warmUp(page, args.url);
  const { session } = await anyHopOf(args);
  if (session === undefined) return redirect('/hosted/sign-in');
  if (!(await isSignedIn(page))) return redirect(`/hosted/sign-in?session=${session._id}`);
  return redirect(returnUrl(session, 'signed-in') ?? '/account', {
    headers: { 'cache-control': 'no-store' },
  });
}

/** Every redirect session brings its own person along, so there is nothing to prepare. */
async function warmUp(page: PageContext, url: URL): Promise<Response> {
  const hop = handOverOf(url);
  if (!hop?.token) return framedPage(page, []);
  try {
    const { session } = await page.catalog
      .use(redirects)
      .redeemRedirectSession(hop.id, { token: hop.token });
    return framedPage(page, session?.targetOrigins ?? []);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return framedPage(page, []);
  }
}

/** A cookie may name a member whose session was ended elsewhere. */
async function isSignedIn(page: PageContext): Promise<boolean> {
  const shop = page.person();
  if (!shop.isMember()) return false;
  try {
    return (await shop.use(members).getCurrentMember()).member?._id !== undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) return false;
    throw error;
  }
}
