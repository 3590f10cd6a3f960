import { ApiError, staff } from '@shopwright/sdk';
import { Form, Link } from 'react-router';
import type { Route } from './+types/forgot-password';
import { refusal, refusedForm, typed, type FormAnswer } from '../../account/form-errors.server.ts';
import styles from '../../admin/admin.css?url';
import { themeIn } from '../../admin/shell/preferences.server.ts';
import { SignInFrame } from '../../admin/sign-in-frame.tsx';
import { translateStaff } from '../../admin/staff/messages.server.ts';
import { staffSession } from '../../admin/staff-session.server.ts';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { TranslationsProvider, useTranslations } from '../../i18n/use-translations.tsx';
import { pageContext } from '../../page-context.server.ts';
import { Field } from '../../ui/field.tsx';
import { formText } from '../../ui/form-text.server.ts';
import { Notice } from '../../ui/notice.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];
export const headers = () => ({ 'cache-control': 'no-store' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { language } = await context.get(pageContext).pageLanguage();
  return { messages: messagesOf(language, 'adminStaff'), theme: themeIn(request) };
}

const intent = 'forgot';

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  const email = formText(form, 'email');
  const { language } = await page.pageLanguage();
  try {
    await staffSession(page)
      .useRateLimited(staff)
      .requestPasswordReset({ email, ...(language === 'x-mirror' ? {} : { language }) });
    // The same answer whether or not the account exists, so that it reveals nothing about staff.
    return { intent, done: email } satisfies FormAnswer;
  } catch (error) {
    const t = await translateStaff(page);
    if (error instanceof ApiError && error.status === 429)
      return refusedForm({ intent, message: t('tooManyTries'), values: typed(form) }, 429);
    return refusal(error, { intent, form, t, byField: { email: ['email', t('emailWrong')] } });
  }
}

export default function ForgotPassword({
  loaderData: { messages, theme },
  actionData,
}: Route.ComponentProps) {
  return (
    <TranslationsProvider messages={messages}>
      <Request theme={theme} answer={actionData} />
    </TranslationsProvider>
  );
}

interface RequestProps extends Pick<Route.ComponentProps['loaderData'], 'theme'> {
  readonly answer: FormAnswer | undefined;
}

function Request({ theme, answer }: RequestProps) {
  const t = useTranslations('adminStaff');
  if (answer?.done !== undefined)
    return (
      <SignInFrame theme={theme} title={t('forgotSentTitle')} intro={t('forgotSentIntro')}>
        <Notice kind="done">{t('forgotSent', { email: answer.done })}</Notice>
        <p className="text-quiet">{t('forgotSentHint')}</p>
        <ToSignIn />
      </SignInFrame>
    );
  return (
    <SignInFrame theme={theme} title={t('forgotTitle')} intro={t('forgotIntro')}>
      <Form method="post" className="grid gap-5">
        {answer?.message && <Notice kind="error">{answer.message}</Notice>}
        <Field
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username"
          maxLength={254}
          defaultValue={answer?.values?.['email']}
          error={answer?.errors?.['email']}
          required
        />
        <button className="button">{t('forgotSend')}</button>
      </Form>
      <ToSignIn />
    </SignInFrame>
  );
}

function ToSignIn() {
  const t = useTranslations('adminStaff');
  return (
    <p>
      <Link className="link" to="/admin/sign-in">
        {t('backToSignIn')}
      </Link>
    </p>
  );
}
