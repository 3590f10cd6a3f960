import { ApiError, authentication } from '@shopwright/sdk';
import { data, redirect, redirectDocument } from 'react-router';
import { pageContext, type PageContext } from '../../page-context.server.ts';
import { becomeMember } from '../../session/become-member.server.ts';
import { localPath } from '../../http/local-path.server.ts';
import type { Person } from '../../session/user-session.server.ts';
import { wordsOf } from '../../i18n/dictionary.server.ts';
import { sayIn, type SayIn } from '../../i18n/translate.ts';
import { anyHopOf, type HopArgs, type HostedSession } from '../redirect-session.server.ts';
import { rememberAccount } from './saved-accounts.server.ts';
import { sentenceOf, type Refused } from './form-errors.server.ts';
import { endStep, keepStep, stepOf } from './sign-in-step.server.ts';
import { formSecret } from '../../ui/form-text.server.ts';

/** Somebody on a page of signing in. They sign in to the shop itself; another site that sent them is answered afterwards. */
export interface Visit {
  readonly request: Request;
  readonly page: PageContext;
  readonly person: Person;
  readonly session: HostedSession | undefined;
  /** The name of the site that sent them. */
  readonly site: string | undefined;
  /** This page's own address, after the host. */
  readonly path: string;
  /** What goes along from page to page: `?session=`, `?next=`. */
  readonly query: string;
  readonly say: SayIn<'signIn'>;
  /** Where signing in leads to in the end. */
  readonly destination: string;
}

export async function visitOf(args: HopArgs): Promise<Visit> {
  const { request, url, context } = args;
  const page = context.get(pageContext);
  const [{ session }, { language, locale }] = await Promise.all([anyHopOf(args), page.speech()]);
  const kept = new URLSearchParams(
    [...url.searchParams].filter(
      ([name]) => name === 'session' || name === 'next' || name === 'lang',
    ),
  );
  return {
    request,
    page,
    session,
    person: page.person(),
    path: url.pathname + url.search,
    site: siteName(session),
    query: kept.size === 0 ? '' : `?${kept}`,
    say: sayIn(wordsOf(language, 'signIn').signIn, locale),
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

/** What the store asks of people who sign in. The same for everyone, so nobody becomes a visitor by looking. */
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
  // What a page may load is said with its document: whoever comes here without one gets one.
  if (isWithoutDocument(request, path)) throw redirectDocument(path);
  for (const origin of captcha.origins ?? [])
    for (const directive of ['script-src', 'frame-src', 'connect-src', 'style-src'] as const)
      page.allow(directive, origin);
}

/** Scripts ask for a page's data; they do so from another page when they lead here, and from this one after a form. */
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
  const { page, person, request, query, destination } = visit;
  const step = stepOf(result, email, Date.now());
  if (step !== undefined) {
    keepStep(page, step);
    return redirect(
      (step.kind === 'verify' ? '/hosted/verify' : '/hosted/second-factor') + query,
      303,
    );
  }
  endStep(page);
  if (result.state === 'REQUIRE_OWNER_APPROVAL') return redirect(`/hosted/pending${query}`, 303);
  if (result.state !== 'SUCCESS' || !result.sessionToken)
    return redirect(`/hosted/blocked${query}`, 303);
  await becomeMember(person, result.sessionToken);
  const { identity, additionalData } = result;
  const { nickname, firstName } = identity?.identityProfile ?? {};
  const address = identity?.email?.address ?? email;
  if (address !== '')
    rememberAccount(page, request, {
      email: address,
      name: firstName ?? nickname ?? '',
      deviceToken: additionalData?.['deviceToken']?.strValue,
    });
  // A new document: what the next page may load and where its forms may lead is said with it.
  return redirectDocument(destination, 303);
}

/** The form again, with what was typed and sentences about what is wrong. */
export function formAgain(
  values: Refused['values'],
  { errors = {}, message, way }: Partial<Omit<Refused, 'values'>>,
  status = 400,
) {
  return data({ values, errors, message, way } satisfies Refused, { status });
}

/** The same for a refusal of the platform; what no sentence explains is thrown on. */
export function refusedForm({ say, page }: Visit, error: unknown, values: Refused['values']) {
  const sentence = sentenceOf(error, say);
  if (sentence === undefined) throw error;
  if (sentence.message === say('tryLater')) page.report(error);
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
