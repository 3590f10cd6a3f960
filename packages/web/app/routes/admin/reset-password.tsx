import { ApiError, staff } from '@shopwright/sdk';
import { Form, Link, redirect } from 'react-router';
import type { Route } from './+types/reset-password';
import { refusal, refusedForm, type FormAnswer } from '../../account/form-errors.server.ts';
import styles from '../../admin/admin.css?url';
import { themeIn } from '../../admin/shell/preferences.server.ts';
import { SignInFrame } from '../../admin/sign-in-frame.tsx';
import { translateStaff } from '../../admin/staff/messages.server.ts';
import { staffSession } from '../../admin/staff-session.server.ts';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { TranslationsProvider, useTranslations } from '../../i18n/use-translations.tsx';
import { pageContext } from '../../page-context.server.ts';
import { Field } from '../../ui/field.tsx';
import { formSecret } from '../../ui/form-text.server.ts';
import { Notice } from '../../ui/notice.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];
// The address contains the token of the link, so no referrer is sent to other sites. Not
// `no-referrer`, with which browsers send forms without an origin: they would be refused.
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });

const tokenIn = (url: URL): string => url.searchParams.get('token') ?? '';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { language } = await page.pageLanguage();
  return {
    messages: messagesOf(language, 'adminStaff'),
    theme: themeIn(request),
    email: await findEmail(page, tokenIn(url)),
  };
}

/** Undefined if the link is invalid, expired or used. */
async function findEmail(
  page: Parameters<typeof staffSession>[0],
  token: string,
): Promise<string | undefined> {
  try {
    const found = await page.userSession().useRateLimited(staff).getPasswordReset({ token });
    return found.email;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return undefined;
    throw error;
  }
}

const intent = 'reset';

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  const userSession = staffSession(page);
  try {
    await userSession
      .useRateLimited(staff)
      .resetPassword({ token: tokenIn(url), newPassword: formSecret(form, 'newPassword') });
  } catch (error) {
    const t = await translateStaff(page);
    if (error instanceof ApiError && error.status === 429)
      return refusedForm({ intent, message: t('tooManyTries') }, 429);
    return refusal(error, {
      intent,
      form,
      t,
      byCode: { RECOVERY_TOKEN_INVALID: t('resetInvalidHint') },
      byField: { newPassword: ['newPassword', t('passwordWeak')] },
    });
  }
  // Every session of the account has ended, perhaps also the one of this browser.
  userSession.forget();
  return redirect('/admin/sign-in?changed=password');
}

export default function ResetPassword({
  loaderData: { messages, ...loaded },
  actionData,
}: Route.ComponentProps) {
  return (
    <TranslationsProvider messages={messages}>
      <NewPassword {...loaded} answer={actionData} />
    </TranslationsProvider>
  );
}

interface NewPasswordProps extends Omit<Route.ComponentProps['loaderData'], 'messages'> {
  readonly answer: FormAnswer | undefined;
}

function NewPassword({ email, theme, answer }: NewPasswordProps) {
  const t = useTranslations('adminStaff');
  if (email === undefined)
    return (
      <SignInFrame theme={theme} title={t('resetInvalidTitle')} intro={t('resetInvalidHint')}>
        <p>
          <Link className="button" to="/admin/forgot-password">
            {t('forgotAgain')}
          </Link>
        </p>
      </SignInFrame>
    );
  return (
    <SignInFrame theme={theme} title={t('resetTitle')} intro={t('resetIntro', { email })}>
      <Form method="post" className="grid gap-5">
        {answer?.message && <Notice kind="error">{answer.message}</Notice>}
        {/* For password managers. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <Field
          label={t('newPassword')}
          name="newPassword"
          type="password"
          autoComplete="new-password"
          hint={t('choosePasswordHint')}
          error={answer?.errors?.['newPassword']}
          required
        />
        <button className="button">{t('resetButton')}</button>
      </Form>
      <p className="text-sm text-quiet">{t('passwordIntro')}</p>
    </SignInFrame>
  );
}
