import { ApiError, redirects } from '@shopwright/sdk';
import { redirect } from 'react-router';
import type { Route } from './+types/authorize';
import { pageContext, type PageContext } from '../../page-context.server.ts';
import {
  redirectSessionCookie,
  returnUrl,
  tokensOf,
} from '../../hosted/redirect-session.server.ts';
import {
  endedPage,
  sessionParamsOf,
  signedInToken,
  respondToClientApp,
  unregisteredParent,
  clientAppTargetOf,
} from '../../hosted/client-app.server.ts';
import type { UserSession } from '../../session/user-session.server.ts';

/**
 * Signs in for a client app. Renders nothing: the user is redirected to sign in, consent or choose
 * an account and returns here, or the app gets its response. In a hidden frame, the app always gets
 * its response at once.
 */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext);
  const redirectSession = sessionParamsOf(url);
  if (!redirectSession) return endedPage(url);
  const refused =
    redirectSession.token === null
      ? undefined
      : await redeem(page, request, redirectSession.id, redirectSession.token);
  if (refused) return refused === 'ended' ? endedPage(url) : refused;
  return decide(page, request, redirectSession.id, {});
}

/** The user's decision, posted by the consent and account pages. */
export async function action({ request, url, context }: Route.ActionArgs): Promise<Response> {
  const page = context.get(pageContext);
  const redirectSession = sessionParamsOf(url);
  if (!redirectSession) return endedPage(url);
  const form = await request.formData().catch(() => undefined);
  if (form === undefined)
    return new Response('Only a form is read here.\n', {
      status: 415,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  const said = (name: string) => (form.get(name) === '1' ? { [name]: true } : {});
  return decide(page, request, redirectSession.id, {
    ...said('consented'),
    ...said('chosen'),
    ...said('denied'),
  });
}

/** Undefined once the session's tokens are stored. */
async function redeem(
  page: PageContext,
  request: Request,
  id: string,
  token: string,
): Promise<Response | 'ended' | undefined> {
  const userSession = page.userSession(redirectSessionCookie(id));
  try {
    const { session, tokens } = await page.catalog
      .use(redirects)
      .redeemRedirectSession(id, { token });
    const refused =
      session?.auth?.responseMode === 'web_message'
        ? unregisteredParent(request, session)
        : undefined;
    if (refused !== undefined)
      return respondToClientApp(
        page,
        { ...session?.auth, targetOrigins: [refused] },
        {
          error: 'unauthorized_client',
          errorDescription: originRefused(refused, session?.clientId),
        },
      );
    if (tokens !== undefined) userSession.become(tokensOf(tokens));
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    // The URL was opened again: continue with the cookie.
    if (error.code === 'REDIRECT_SESSION_USED' && userSession.hasTokens()) return undefined;
    const back = clientAppTargetOf(error);
    if (back?.responseMode !== 'web_message') return 'ended';
    return respondToClientApp(page, back, {
      error: 'invalid_request',
      errorDescription: error.details.applicationError?.description ?? 'This sign-in is over.',
    });
  }
}

/** Canceled in a `login` session: no code was requested, so the user just returns. */
async function leaveLogin(
  userSession: UserSession,
  id: string,
  status: 302 | 303,
): Promise<Response | undefined> {
  const found = await userSession
    .use(redirects)
    .getRedirectSession(id)
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status < 500) return undefined;
      throw error;
    });
  return found?.session?.kind === 'LOGIN'
    ? redirect(returnUrl(found.session, 'signed-in') ?? '/', status)
    : undefined;
}

/** Read by the developer, in the error that the client throws. */
const originRefused = (origin: string, clientId: string | undefined): string =>
  `${origin} is not an origin of this app. If it is yours, allow it with "shopwright apps allow ${origin}${clientId === undefined ? '' : ` --app ${clientId}`}", or in the admin under Settings, Apps.`;

const pages = { SIGN_IN: 'sign-in', CONSENT: 'consent', CHOOSE: 'choose' } as const;

async function decide(
  page: PageContext,
  request: Request,
  id: string,
  said: { consented?: boolean; chosen?: boolean; denied?: boolean },
): Promise<Response> {
  const userSession = page.userSession(redirectSessionCookie(id));
  const url = new URL(`${page.origin}/hosted/authorize?session=${id}`);
  if (!userSession.hasTokens()) return endedPage(url);
  const memberToken = await signedInToken(page.userSession());
  const answer = await userSession
    .use(redirects)
    .authorizeRedirectSession(id, {
      ...said,
      ...(memberToken === undefined ? {} : { memberToken }),
    })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    });
  if (!answer)
    return (
      (await leaveLogin(userSession, id, request.method === 'POST' ? 303 : 302)) ?? endedPage(url)
    );
  const { next = 'ERROR', code, error, errorDescription } = answer;
  const status = request.method === 'POST' ? 303 : 302;
  if (next === 'CODE' || next === 'ERROR') {
    // The session is finished, so its cookies are deleted.
    userSession.forget();
    return respondToClientApp(page, answer, { code, error, errorDescription }, status);
  }
  // Interactive sign-in is impossible in a hidden frame.
  if (answer.responseMode === 'web_message' && request.headers.get('sec-fetch-dest') === 'iframe') {
    return respondToClientApp(page, answer, {
      error: next === 'CONSENT' ? 'consent_required' : 'login_required',
      errorDescription: 'A person must answer first.',
    });
  }
  return redirect(`/hosted/${pages[next]}?session=${id}`, status);
}
