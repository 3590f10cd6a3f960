import { recovery } from '@shopwright/sdk';
import { Form, Link } from 'react-router';
import type { Route } from './+types/forgot';
import { savedAccounts } from '../../hosted/sign-in/saved-accounts.server.ts';
import { RefusedNotice, SignInPage, SubmitButton } from '../../hosted/sign-in/page.tsx';
import {
  formAgain,
  refusedForm,
  visitOf,
  type Visit,
} from '../../hosted/sign-in/sign-in-context.server.ts';
import { formText } from '../../ui/form-text.server.ts';
import { Field } from '../../ui/field.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { query, request } = await visitOf(args);
  return { query, email: savedAccounts(request)[0]?.email ?? '' };
}

export async function action(args: Route.ActionArgs) {
  const visit = await visitOf(args);
  const email = formText(await visit.request.formData(), 'email');
  if (email === '') return formAgain({ email }, { errors: { email: visit.t('emailNeeded') } });
  try {
    const { language } = await visit.page.pageLanguage();
    await visit.userSession.useRateLimited(recovery).sendRecoveryEmail(email, {
      ...(language === 'x-mirror' ? {} : { language }),
      ...wayBack(visit),
    });
    // The same answer whether or not the account exists, so that it reveals nothing about
    // membership.
    return { sentTo: email };
  } catch (error) {
    return refusedForm(visit, error, { email });
  }
}

/**
 * The mail may be opened in another browser, so the link itself must know where the new password
 * leads.
 */
function wayBack({ page, userSession, session, destination }: Visit): {
  redirect: recovery.Redirect;
} {
  const url =
    session === undefined
      ? page.origin + destination
      : session.auth?.redirectUri === undefined
        ? page.origin
        : new URL(session.auth.redirectUri).origin;
  return {
    redirect: {
      url,
      clientId: (session === undefined ? undefined : session.clientId) ?? userSession.clientId,
    },
  };
}

export default function Forgot({ loaderData: { query, email }, actionData }: Route.ComponentProps) {
  const t = useTranslations('signIn');
  if (actionData !== undefined && 'sentTo' in actionData) {
    return (
      <SignInPage
        heading={t('forgotSentHeading')}
        intro={<p role="status">{t('forgotSent', { email: actionData.sentTo })}</p>}
      >
        <p className="text-quiet">{t('forgotSentHint')}</p>
        <p className="flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-6">
          <Link
            className="link inline-flex min-h-11 items-center"
            to={`/hosted/forgot${query}`}
            reloadDocument
          >
            {t('forgotAgain')}
          </Link>
          <Link className="link inline-flex min-h-11 items-center" to={`/hosted/sign-in${query}`}>
            {t('backToSignIn')}
          </Link>
        </p>
      </SignInPage>
    );
  }
  return (
    <SignInPage heading={t('forgotHeading')} intro={t('forgotIntro')}>
      <Form method="post" className="grid gap-5">
        <RefusedNotice refused={actionData} query={query} />
        <Field
          label={t('email')}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          defaultValue={actionData?.values['email'] ?? email}
          error={actionData?.errors['email']}
        />
        <div className="pt-2">
          <SubmitButton>{t('forgotButton')}</SubmitButton>
        </div>
      </Form>
      <p className="border-t border-line pt-6">
        <Link className="link inline-flex min-h-11 items-center" to={`/hosted/sign-in${query}`}>
          {t('backToSignIn')}
        </Link>
      </p>
    </SignInPage>
  );
}
