import { ApiError, staff } from '@shopwright/sdk';
import { Form, Link, redirect } from 'react-router';
import type { Route } from './+types/sign-in';
import styles from '../../admin/admin.css?url';
import { themeIn } from '../../admin/shell/preferences.server.ts';
import type { Theme } from '../../admin/shell/theme.ts';
import { SignInFrame } from '../../admin/sign-in-frame.tsx';
import { becomeStaff, staffSession } from '../../admin/staff-session.server.ts';
import {
  deleteStateToken,
  deviceTokenIn,
  saveDeviceToken,
  saveStateToken,
  stateTokenIn,
} from '../../admin/staff-cookies.server.ts';
import { translateAdmin } from '../../admin/messages.server.ts';
import { refusal, refusedForm, typed, type FormAnswer } from '../../account/form-errors.server.ts';
import {
  mayHavePasskeys,
  PasskeyButton,
  type PasskeyChallenge,
} from '../../hosted/sign-in/passkey.tsx';
import { localPath } from '../../http/local-path.server.ts';
import { pageContext } from '../../page-context.server.ts';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { useTranslations, TranslationsProvider } from '../../i18n/use-translations.tsx';
import { formSecret, formText } from '../../ui/form-text.server.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return {
    messages: messagesOf((await page.pageLanguage()).language, 'admin', 'signIn'),
    hasPasskeys: mayHavePasskeys(page.origin),
    needsCode: url.searchParams.get('step') === 'code' && stateTokenIn(request) !== undefined,
    next: nextIn(url),
    hasNewPassword: url.searchParams.get('changed') === 'password',
    theme: themeIn(request),
  };
}

/**
 * Only admin pages are valid targets; any other would be an open redirect right after the password
 * was typed.
 */
const nextIn = (url: URL): string => {
  const next = localPath(url.searchParams.get('next'));
  return next?.startsWith('/admin/') ? next : '/admin/home';
};

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];
export const headers = () => ({ 'cache-control': 'no-store' });

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  const userSession = staffSession(page);
  const t = await translateAdmin(page);
  const submitted = formText(form, 'intent');
  const intent = submitted === 'code' || submitted === 'passkey' ? submitted : 'sign-in';
  const userAgent = request.headers.get('user-agent');
  const from = {
    ...(userAgent === null ? {} : { device: userAgent.slice(0, 300) }),
    ...optional('deviceToken', deviceTokenIn(request)),
  };
  let result: staff.StaffSignInAnswer;
  const calls = userSession.useRateLimited(staff);
  if (submitted === 'passkey-options') {
    const begun = await calls.challengePasskey();
    return {
      challengeId: begun.challengeId ?? '',
      options: begun.publicKeyCredentialRequestOptionsJson ?? '{}',
    } satisfies PasskeyChallenge;
  }
  try {
    result =
      intent === 'passkey'
        ? await calls.signInWithPasskey({
            challengeId: formText(form, 'challengeId'),
            credential: formSecret(form, 'credential'),
            ...from,
          })
        : intent === 'code'
          ? await calls.verifySignIn({
              stateToken: stateTokenIn(request) ?? '',
              code: formText(form, 'code'),
              ...from,
            })
          : await calls.signIn({
              email: formText(form, 'email'),
              password: formSecret(form, 'password'),
              ...from,
            });
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 429)
      return refusedForm({ intent, message: t('tooManyTries'), values: typed(form) }, 429);
    if (status >= 400 && status < 500)
      return refusedForm({
        intent,
        message: t(wrongSentence[intent]),
        values: typed(form),
      });
    return refusal(error, { intent, form, t });
  }
  if (result.state === 'MFA_CHALLENGE') {
    saveStateToken(page, result.stateToken ?? '');
    return redirect(
      `/admin/sign-in?${new URLSearchParams({ step: 'code', next: nextIn(url) }).toString()}`,
    );
  }
  becomeStaff(userSession, result);
  if (result.deviceToken) saveDeviceToken(page, result.deviceToken);
  deleteStateToken(page);
  return redirect(nextIn(url));
}

const wrongSentence = { code: 'codeWrong', passkey: 'passkeyWrong', 'sign-in': 'wrong' } as const;

const optional = <Name extends string>(
  name: Name,
  value: string | undefined,
): Partial<Record<Name, string>> =>
  value === undefined ? {} : ({ [name]: value } as Record<Name, string>);

export default function AdminSignIn({
  loaderData: { messages, needsCode, next, theme, hasPasskeys, hasNewPassword },
  actionData,
}: Route.ComponentProps) {
  const answer = actionData && 'intent' in actionData ? actionData : undefined;
  return (
    <TranslationsProvider messages={messages}>
      {needsCode ? (
        <EnterCode answer={answer} next={next} theme={theme} hasPasskeys={hasPasskeys} />
      ) : (
        <SignIn
          answer={answer}
          theme={theme}
          hasPasskeys={hasPasskeys}
          hasNewPassword={hasNewPassword}
        />
      )}
    </TranslationsProvider>
  );
}

interface StepProps {
  readonly answer: FormAnswer | undefined;
  readonly theme: Theme;
  /** Whether the address of the store can have passkeys. */
  readonly hasPasskeys: boolean;
}

interface SignInProps extends StepProps {
  /** Whether the person has just chosen a new password. */
  readonly hasNewPassword: boolean;
}

function SignIn({ answer, theme, hasPasskeys, hasNewPassword }: SignInProps) {
  const t = useTranslations('admin');
  return (
    <SignInFrame theme={theme} title={t('signIn')} intro={t('signInIntro')}>
      <Form method="post" className="grid gap-5">
        {answer?.message && <Notice kind="error">{answer.message}</Notice>}
        {hasNewPassword && !answer && <Notice kind="done">{t('passwordReset')}</Notice>}
        <Field
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={answer?.values?.['email']}
          required
        />
        <Field
          label={t('password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <button className="button" name="intent" value="sign-in">
          {t('signIn')}
        </button>
      </Form>
      {hasPasskeys && <PasskeyButton />}
      <p>
        <Link className="link" to="/admin/forgot-password">
          {t('forgotten')}
        </Link>
      </p>
    </SignInFrame>
  );
}

/**
 * The second step. The token that ties it to the first is in a cookie, so the page works reloaded
 * and without scripts.
 */
function EnterCode({ answer, next, theme, hasPasskeys }: StepProps & { readonly next: string }) {
  const t = useTranslations('admin');
  return (
    <SignInFrame theme={theme} title={t('codeTitle')} intro={t('codeIntro')}>
      <Form method="post" className="grid gap-5">
        {answer?.message && <Notice kind="error">{answer.message}</Notice>}
        <Field label={t('code')} name="code" autoComplete="one-time-code" required />
        <button className="button" name="intent" value="code">
          {t('codeConfirm')}
        </button>
      </Form>
      {hasPasskeys && <PasskeyButton />}
      <p>
        <Link className="link" to={`/admin/sign-in?next=${encodeURIComponent(next)}`}>
          {t('startOver')}
        </Link>
      </p>
      <p className="text-sm text-quiet">{t('codeLost')}</p>
    </SignInFrame>
  );
}
