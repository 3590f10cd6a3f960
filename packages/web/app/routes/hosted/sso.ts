import { redirect } from 'react-router';
import type { Route } from './+types/sso';
import { saveStep } from '../../hosted/sign-in/sign-in-step.server.ts';
import { goOn, visitOf } from '../../hosted/sign-in/sign-in-context.server.ts';
import { readCookie, serializeCookie } from '../../session/cookies.server.ts';
import { ProofRefused } from '../../session/become-member.server.ts';

const SESSION_TOKEN_COOKIE = 'shopwright-session-token';
const STEP_COOKIE = 'shopwright-sso-step';

/** The end of single sign-on: a token in a cookie, a next step, or an error. */
export async function loader(args: Route.LoaderArgs) {
  const { request, url } = args;
  const visit = await visitOf(args);
  const { page, query } = visit;
  const said = (name: string) => url.searchParams.get(name) ?? '';
  const forget = (name: string): void =>
    page.setCookie(
      serializeCookie(undefined, { name, maxAge: 0, secure: page.origin.startsWith('https:') }),
    );
  const sessionToken = readCookie(request, SESSION_TOKEN_COOKIE) || undefined;
  if (sessionToken !== undefined) {
    forget(SESSION_TOKEN_COOKIE);
    try {
      return await goOn(visit, { state: 'SUCCESS', sessionToken }, '');
    } catch (error) {
      // The page was opened again: the token counts once, and for a minute. Signing in begins
      // again.
      if (!(error instanceof ProofRefused)) throw error;
      return backToSignIn(query, 'failed', said('connection'));
    }
  }
  // Set by the platform only, in the browser that started the sign-in: a URL with another user's
  // token does nothing here.
  const stateToken = readCookie(request, STEP_COOKIE) ?? '';
  if (stateToken !== '') forget(STEP_COOKIE);
  switch (
    stateToken === '' && /^(?:REQUIRE_EMAIL|REQUIRE_MFA|MFA)/.test(said('state'))
      ? ''
      : said('state')
  ) {
    case 'REQUIRE_EMAIL_VERIFICATION':
      return goOn(visit, { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken }, '');
    case 'REQUIRE_OWNER_APPROVAL':
      return redirect(`/hosted/pending${query}`);
    case 'STATUS_CHECK':
      return redirect(`/hosted/blocked${query}`);
    case 'REQUIRE_MFA':
    case 'MFA_CHALLENGE':
      // The available factors are unknown here, so all are offered; one that is not set up returns
      // an error.
      saveStep(page, { kind: 'factor', stateToken, email: '', sentAt: 0, factors: [] });
      return redirect(`/hosted/second-factor${query}`);
  }
  const reasons: Record<string, string> = {
    EMAIL_NOT_VERIFIED: 'unverified',
    SSO_UNAVAILABLE: 'unavailable',
  };
  return backToSignIn(query, reasons[said('error')] ?? 'failed', said('connection'));
}

const backToSignIn = (query: string, sso: string, connection: string): Response =>
  redirect(
    `/hosted/sign-in${query}${query === '' ? '?' : '&'}${new URLSearchParams({ sso, connection })}`,
  );
