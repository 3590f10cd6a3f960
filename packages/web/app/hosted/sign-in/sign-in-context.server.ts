import { ApiError, authentication } from '@shopwright/sdk';
import { data, redirect, redirectDocument } from 'react-router';
import { pageContext, type PageContext } from '../../page-context.server.ts';
import { becomeMember } from '../../session/become-member.server.ts';
import { localPath } from '../../http/local-path.server.ts';
import type { UserSession } from '../../session/user-session.server.ts';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { createTranslate, type TranslateArea } from '../../i18n/translate.ts';
import {
  loadSignInVisit,
  type HostedArgs,
  type HostedSession,
} from '../redirect-session.server.ts';
import { rememberAccount } from './saved-accounts.server.ts';
import { sentenceOf, type Refused } from './form-errors.server.ts';
import { endStep, saveStep, stepOf } from './sign-in-step.server.ts';
import { formSecret } from '../../ui/form-text.server.ts';

/**
 * One request to a sign-in page. The user signs in to the shop; the site that sent them gets the
 * result afterwards.
 */
export interface Visit {
  readonly request: Request;
  readonly page: PageContext;
  readonly userSession: UserSession;
  readonly session: HostedSession | undefined;
  /** The name of the site that sent them. */
  readonly site: string | undefined;
  /** This page's own address, after the host. */
  readonly path: string;
  /** Query parameters passed from page to page: `?session=`, `?next=`. */
  readonly query: string;
  readonly t: TranslateArea<'signIn'>;
  /** The destination after sign-in. */
  readonly destination: string;
}

export async function visitOf(args: HostedArgs): Promise<Visit> {
  const { request, url, context } = args;
  const page = context.get(pageContext);
  const [{ session }, { language, locale }] = await Promise.all([
    loadSignInVisit(args),
    page.pageLanguage(),
  ]);
  const params = new URLSearchParams(
    [...url.searchParams].filter(
      ([name]) => name === 'session' || name === 'next' || name === 'lang',
    ),
  );
  return {
    request,
    page,
    session,
    userSession: page.userSession(),
    path: url.pathname + url.search,
    site: siteName(session),
    query: params.size === 0 ? '' : `?${params}`,
    t: createTranslate(messagesOf(language, 'signIn').signIn, locale),
    destination:
      session === undefined
        ? (localPath(url.searchParams.get('next')) ?? '/account')
        : `/hosted/${session.kind === 'LOGIN' ? 'login-sync' : 'authorize'}?session=${session._id}`,
  };
}

function siteName(session: HostedSession | undefined): string | undefined {
  if (session === undefined) return undefined;
  const address = session.auth?.redirectUri ?? session.targetOrigins?.[0];
  return (
    session.appName ??
    (address !== undefined && URL.canParse(address) ? new URL(address).host : undefined)
  );
}

/**
 * The store's sign-in options. They are the same for every visitor, so loading them creates no
 * visitor.
 */
export async function signInOptions(
  { page }: Pick<Visit, 'page'>,
  purpose: 'SIGN_IN' | 'REGISTER' = 'SIGN_IN',
) {
  const {
    passwordMinLength = 8,
    ownerApproval = false,
    captcha,
    connections = [],
  } = await page.catalog.use(authentication).getSignInOptions({ purpose });
  return { passwordMinLength, ownerApproval, captcha, connections };
}

/** Lets a page show the check of another service, if the store has one: that and nothing else. */
export function allowCaptcha(
  { page, request, path }: Pick<Visit, 'page' | 'request' | 'path'>,
  captcha: Awaited<ReturnType<typeof signInOptions>>['captcha'],
): void {
  if (captcha?.scriptUrl === undefined) return;
  // The content security policy belongs to the document, so a client-side navigation to this page
  // reloads it.
  if (isWithoutDocument(request, path)) throw redirectDocument(path);
  for (const origin of captcha.origins ?? [])
    for (const directive of ['script-src', 'frame-src', 'connect-src', 'style-src'] as const)
      page.allow(directive, origin);
}

/** Data requests come from another page when navigating here, and from this one after a form. */
function isWithoutDocument(request: Request, path: string): boolean {
  const [here = ''] = path.split('?', 1);
  return (
    request.method === 'GET' &&
    new URL(request.url).pathname !== here &&
    URL.parse(request.headers.get('referer') ?? '')?.pathname !== here
  );
}

/** The platform's answer to a step: the member is in, or there is a next page. */
export async function goOn(
  visit: Visit,
  result: authentication.SignInResult,
  email: string,
): Promise<Response> {
  const { page, userSession, request, query, destination } = visit;
  const step = stepOf(result, email, Date.now());
  if (step !== undefined) {
    saveStep(page, step);
    return redirect(
      (step.kind === 'verify' ? '/hosted/verify' : '/hosted/second-factor') + query,
      303,
    );
  }
  endStep(page);
  if (result.state === 'REQUIRE_OWNER_APPROVAL') return redirect(`/hosted/pending${query}`, 303);
  if (result.state !== 'SUCCESS' || !result.sessionToken)
    return redirect(`/hosted/blocked${query}`, 303);
  await becomeMember(userSession, result.sessionToken);
  const { identity, additionalData } = result;
  const { nickname, firstName } = identity?.identityProfile ?? {};
  const address = identity?.email?.address ?? email;
  if (address !== '')
    rememberAccount(page, request, {
      email: address,
      name: firstName ?? nickname ?? '',
      deviceToken: additionalData?.['deviceToken']?.strValue,
    });
  // A full document load, because the Content-Security-Policy comes with the document.
  return redirectDocument(destination, 303);
}

/** The form with the entered values and error messages. */
export function formAgain(
  values: Refused['values'],
  { errors = {}, message, way }: Partial<Omit<Refused, 'values'>>,
  status = 400,
) {
  return data({ values, errors, message, way } satisfies Refused, { status });
}

/** The same for a refusal of the platform; what no sentence explains is thrown on. */
export function refusedForm({ t, page }: Visit, error: unknown, values: Refused['values']) {
  const sentence = sentenceOf(error, t);
  if (sentence === undefined) throw error;
  if (sentence.message === t('tryLater')) page.report(error);
  return formAgain(values, sentence, error instanceof ApiError && error.status === 429 ? 429 : 400);
}

/** As the platform wants a solved captcha: one field for each kind. */
export const captchaTokens = (
  form: FormData,
): { captchaTokens: authentication.CaptchaToken[] } | undefined => {
  const token = formSecret(form, 'captcha');
  return token === ''
    ? undefined
    : { captchaTokens: [{ Recaptcha: token, InvisibleRecaptcha: token }] };
};
