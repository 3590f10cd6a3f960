import { ApiError, members, redirects } from '@shopwright/sdk';
import { redirect } from 'react-router';
import type { Route } from './+types/logout';
import { pageContext, type PageContext } from '../../page-context.server.ts';
import { endedPage, handOverOf } from '../../hosted/client-app.server.ts';

/**
 * Signs out and goes back. The token in the address names one session: nobody can be signed out by an address that
 * somebody else made for themselves.
 */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext);
  const hop = handOverOf(url);
  if (!hop?.token) return endedPage(url);
  try {
    const { url: back, memberId } = await page.catalog
      .use(redirects)
      .logoutRedirectSession(hop.id, { token: hop.token });
    if (memberId !== undefined) await signOutHere(page, memberId);
    return redirect(back ?? '/', { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return endedPage(url);
  }
}

/** The same member, signed in on these pages too. */
async function signOutHere({ person, report }: PageContext, memberId: string): Promise<void> {
  const shop = person();
  if (!shop.isMember()) return;
  const here = await shop
    .use(members)
    .getCurrentMember()
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status < 500 && error.status !== 429) return undefined;
      throw error;
    });
  // A session that is over is nobody's any more.
  if (here !== undefined && here.member?._id !== memberId) return;
  await shop.endSession().catch(report);
  shop.forget();
}
