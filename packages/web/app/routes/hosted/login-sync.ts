import { ApiError, members, redirects } from '@shopwright/sdk';
import { redirect } from 'react-router';
import type { Route } from './+types/login-sync';
import { pageContext, type PageContext } from '../../page-context.server.ts';
import { loadSignInVisit, returnUrl } from '../../hosted/redirect-session.server.ts';
import { framedPage, sessionParamsOf } from '../../hosted/client-app.server.ts';

/**
 * The target `login`. The client preloads it in a hidden frame, where it does nothing. Opened as a
 * page, it signs the user in and returns to the site that sent them.
 */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const page = args.context.get(pageContext);
  if (args.request.headers.get('sec-fetch-dest') === 'iframe') return warmUp(page, args.url);
  const { session } = await loadSignInVisit(args);
  if (session === undefined) return redirect('/hosted/sign-in');
  if (!(await isSignedIn(page))) return redirect(`/hosted/sign-in?session=${session._id}`);
  return redirect(returnUrl(session, 'signed-in') ?? '/account', {
    headers: { 'cache-control': 'no-store' },
  });
}

/** Every redirect session has its own tokens, so there is nothing to prepare. */
async function warmUp(page: PageContext, url: URL): Promise<Response> {
  const redirectSession = sessionParamsOf(url);
  if (!redirectSession?.token) return framedPage(page, []);
  try {
    const { session } = await page.catalog
      .use(redirects)
      .redeemRedirectSession(redirectSession.id, { token: redirectSession.token });
    return framedPage(page, session?.targetOrigins ?? []);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return framedPage(page, []);
  }
}

/** A cookie may name a member whose session was ended elsewhere. */
async function isSignedIn(page: PageContext): Promise<boolean> {
  const shop = page.userSession();
  if (!shop.isMember()) return false;
  try {
    return (await shop.use(members).getCurrentMember()).member?._id !== undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) return false;
    throw error;
  }
}
