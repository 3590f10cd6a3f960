import { ApiError, redirects } from '@shopwright/sdk';
import { redirect } from 'react-router';
import type { Route } from './+types/authorize';
import { pageContext, type PageContext } from '../../page-context.server.ts';
import { hopCookie, returnUrl, tokensOf } from '../../hosted/redirect-session.server.ts';
import {
  endedPage,
  handOverOf,
  signedInToken,
  tellProgram,
  unregisteredParent,
  wayBackOf,
} from '../../hosted/client-app.server.ts';
import type { Person } from '../../session/user-session.server.ts';

/**
 * Signing in for a program elsewhere. Nothing is shown here: the person goes on to sign in, to consent or to choose, and
 * comes back, or the program is told. In a hidden frame the program is told in every case, and at once.
 */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext);
  const hop = handOverOf(url);
  if (!hop) return endedPage(url);
  const refused = hop.token === null ? undefined : await redeem(page, request, hop.id, hop.token);
  if (refused) return refused === 'ended' ? endedPage(url) : refused;
  return decide(page, request, hop.id, {});
}

/** The person's word, from the pages that ask for it. */
export async function action({ request, url, context }: Route.ActionArgs): Promise<Response> {
  const page = context.get(pageContext);
  const hop = handOverOf(url);
  if (!hop) return endedPage(url);
  const form = await request.formData().catch(() => undefined);
  if (form === undefined)
    return new Response('Only a form is read here.\n', {
      status: 415,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  const said = (name: string) => (form.get(name) === '1' ? { [name]: true } : {});
  return decide(page, request, hop.id, {
    ...said('consented'),
    ...said('chosen'),
    ...said('denied'),
  });
}

/** Undefined when the hop's person is known now. */
async function redeem(
  page: PageContext,
  request: Request,
  id: string,
  token: string,
): Promise<Response | 'ended' | undefined> {
  const person = page.person(hopCookie(id));
  try {
    const { session, tokens } = await page.catalog
      .use(redirects)
      .redeemRedirectSession(id, { token });
    const refused =
      session?.auth?.responseMode === 'web_message'
        ? unregisteredParent(request, session)
        : undefined;
    if (refused !== undefined)
      return tellProgram(
        page,
        { ...session?.auth, targetOrigins: [refused] },
        {
          error: 'unauthorized_client',
          errorDescription: originRefused(refused, session?.clientId),
        },
      );
    if (tokens !== undefined) person.become(tokensOf(tokens));
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    // The address was opened again: the cookie goes on.
    if (error.code === 'REDIRECT_SESSION_USED' && person.isKnown()) return undefined;
    const back = wayBackOf(error);
    if (back?.responseMode !== 'web_message') return 'ended';
    return tellProgram(page, back, {
      error: 'invalid_request',
      errorDescription: error.details.applicationError?.description ?? 'This sign-in is over.',
    });
  }
}

/** Canceled by a person who came with the target `login`: no code was asked for, they only go back. */
async function leaveLogin(
  person: Person,
  id: string,
  status: 302 | 303,
): Promise<Response | undefined> {
  const found = await person
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
  const person = page.person(hopCookie(id));
  const url = new URL(`${page.origin}/hosted/authorize?session=${id}`);
  if (!person.isKnown()) return endedPage(url);
  const memberToken = await signedInToken(page.person());
  const answer = await person
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
    return (await leaveLogin(person, id, request.method === 'POST' ? 303 : 302)) ?? endedPage(url);
  const { next = 'ERROR', code, error, errorDescription } = answer;
  const status = request.method === 'POST' ? 303 : 302;
  if (next === 'CODE' || next === 'ERROR') {
    // It is over: nothing of it is kept in this browser.
    person.forget();
    return tellProgram(page, answer, { code, error, errorDescription }, status);
  }
  // Nobody can sign in inside a hidden frame.
  if (answer.responseMode === 'web_message' && request.headers.get('sec-fetch-dest') === 'iframe') {
    return tellProgram(page, answer, {
      error: next === 'CONSENT' ? 'consent_required' : 'login_required',
      errorDescription: 'A person must answer first.',
    });
  }
  return redirect(`/hosted/${pages[next]}?session=${id}`, status);
}
