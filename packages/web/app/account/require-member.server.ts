import { ApiError } from '@shopwright/sdk';
import { redirect } from 'react-router';
import type { PageContext } from '../page-context.server.ts';
import type { UserSession } from '../session/user-session.server.ts';
import { inLanguage } from '../shop/link.tsx';

/**
 * Runs work that requires a signed-in member. A visitor is redirected to sign in and back; the
 * submitted form is dropped, since it would run as another user.
 */
export async function signedIn<Result>(
  page: PageContext,
  request: Request,
  work: (userSession: UserSession) => Promise<Result>,
): Promise<Result> {
  const userSession = page.userSession();
  if (!userSession.isMember()) throw await toSignIn(page, request);
  try {
    const result = await work(userSession);
    // A session that ended is silently replaced by a visitor's.
    if (!userSession.isMember()) throw await toSignIn(page, request);
    return result;
  } catch (error) {
    if (
      !(error instanceof ApiError) ||
      (error.status !== 401 &&
        !((error.status === 403 || error.status === 404) && !userSession.isMember()))
    )
      throw error;
    userSession.forget();
    throw await toSignIn(page, request);
  }
}

async function toSignIn(page: PageContext, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { language, prefix } = await page.pageLanguage();
  const back =
    request.method === 'GET'
      ? pathname.replace(/\.data$/, '') + search.replace(/[?&]_routes=[^&]*/, '')
      : inLanguage(prefix, '/account');
  return redirect(
    `/hosted/sign-in?${new URLSearchParams({ next: back, ...(prefix === '' ? {} : { lang: language }) })}`,
  );
}
