import { ApiError, members, redirects } from '@shopwright/sdk';
import { redirect } from 'react-router';
import type { Route } from './+types/logout';
import { pageContext, type PageContext } from '../../page-context.server.ts';
import { endedPage, sessionParamsOf } from '../../hosted/client-app.server.ts';

/**
 * Signs out and returns. The token in the URL names one session, so a forged URL cannot sign out
 * another user.
 */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext);
  const redirectSession = sessionParamsOf(url);
  if (!redirectSession?.token) return endedPage(url);
  try {
    const { url: back, memberId } = await page.catalog
      .use(redirects)
      .logoutRedirectSession(redirectSession.id, { token: redirectSession.token });
    if (memberId !== undefined) await signOutHere(page, memberId);
    return redirect(back ?? '/', { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return endedPage(url);
  }
}

/** The same member, signed in on these pages too. */
async function signOutHere({ userSession, report }: PageContext, memberId: string): Promise<void> {
  const shop = userSession();
  if (!shop.isMember()) return;
  const here = await shop
    .use(members)
    .getCurrentMember()
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status < 500 && error.status !== 429) return undefined;
      throw error;
    });
  // The session has already ended.
  if (here !== undefined && here.member?._id !== memberId) return;
  await shop.endSession().catch(report);
  shop.forget();
}
