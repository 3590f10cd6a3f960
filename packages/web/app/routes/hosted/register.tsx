import { authentication } from '@shopwright/sdk';
import { Form, Link } from 'react-router';
import type { Route } from './+types/register';
import { sameEmail } from '../../hosted/sign-in/saved-accounts.server.ts';
import { Captcha, isCaptchaOn } from '../../hosted/sign-in/captcha.tsx';
import {
  CancelForm,
  Or,
  RefusedNotice,
  SignInPage,
  SubmitButton,
} from '../../hosted/sign-in/page.tsx';
import { PasswordField } from '../../hosted/sign-in/password-field.tsx';
import { ssoUrl } from '../../hosted/sign-in/sso.server.ts';
import {
  allowCaptcha,
  captchaTokens,
  formAgain,
  goOn,
  refusedForm,
  signInOptions,
  visitOf,
} from '../../hosted/sign-in/sign-in-context.server.ts';
import { formSecret, formText } from '../../ui/form-text.server.ts';
import { Field } from '../../ui/field.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';

export async function loader(args: Route.LoaderArgs) {
  const visit = await visitOf(args);
  const { connections, ...options } = await signInOptions(visit, 'REGISTER');
  allowCaptcha(visit, options.captcha);
  return {
    ...options,
    email: (args.url.searchParams.get('email') ?? '').slice(0, 254),
    query: visit.query,
    site: visit.site,
    session: visit.session?._id,
    connections: connections.map((connection) => ({
      name: connection.name ?? '',
      url: ssoUrl(visit, connection),
    })),
  };
}

export async function action(args: Route.ActionArgs) {
  const visit = await visitOf(args);
  const { userSession, page, t, request } = visit;
  const form = await request.formData();
  const values = {
    email: formText(form, 'email'),
    firstName: formText(form, 'firstName'),
    lastName: formText(form, 'lastName'),
  };
  const { email, firstName, lastName } = values;
  const password = formSecret(form, 'password');
  const errors = {
    ...(email === '' ? { email: t('emailNeeded') } : {}),
    ...(password === ''
      ? { password: t('newPasswordNeeded') }
      : sameEmail(password, email)
        ? { password: t('passwordIsEmail') }
        : {}),
  };
  if (Object.keys(errors).length > 0) return formAgain(values, { errors });
  try {
    const { language } = await page.pageLanguage();
    const profile = {
      ...(firstName === '' ? {} : { firstName }),
      ...(lastName === '' ? {} : { lastName }),
      ...(language === 'x-mirror' ? {} : { language }),
    };
    return await goOn(
      visit,
      await userSession
        .useRateLimited(authentication)
        .registerV2({ email }, { password, profile, ...captchaTokens(form) }),
      email,
    );
  } catch (error) {
    return refusedForm(visit, error, values);
  }
}

/** A riddle counts once: after a refusal there is a new one. */
export const shouldRevalidate = () => true;

export default function Register({
  loaderData: {
    email,
    query,
    site,
    session,
    captcha,
    passwordMinLength,
    ownerApproval,
    connections,
  },
  actionData: refused,
}: Route.ComponentProps) {
  const t = useTranslations('signIn');
  const common = useTranslations('common');
  return (
    <SignInPage
      heading={t('registerHeading')}
      intro={
        <>
          {site === undefined ? t('registerIntro') : t('signInFor', { site })}
          {ownerApproval && <> {t('approvalAhead')}</>}
        </>
      }
    >
      <Form method="post" className="grid gap-5">
        <RefusedNotice refused={refused} query={query} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label={
              <>
                {t('firstName')} <span>({common('optional')})</span>
              </>
            }
            name="firstName"
            autoComplete="given-name"
            maxLength={100}
            defaultValue={refused?.values['firstName']}
            error={refused?.errors['firstName']}
          />
          <Field
            label={
              <>
                {t('lastName')} <span>({common('optional')})</span>
              </>
            }
            name="lastName"
            autoComplete="family-name"
            maxLength={100}
            defaultValue={refused?.values['lastName']}
            error={refused?.errors['lastName']}
          />
        </div>
        <Field
          label={t('email')}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          defaultValue={refused?.values['email'] ?? email}
          error={refused?.errors['email']}
        />
        <PasswordField
          label={t('password')}
          autoComplete="new-password"
          hint={t('passwordHint', { count: passwordMinLength })}
          error={refused?.errors['password']}
        />
        <Captcha captcha={captcha} otherwise="guest" query={query} />
        <div className="pt-2">
          <SubmitButton needsScripts={isCaptchaOn(captcha)}>{t('registerButton')}</SubmitButton>
        </div>
      </Form>
      {connections.length > 0 && (
        <div className="grid gap-3">
          <Or />
          {connections.map(({ name, url }) => (
            <a key={url} className="button button-quiet w-full" href={url}>
              {t('continueWith', { name })}
            </a>
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-6">
        <p>
          {t('haveAccount')}{' '}
          <Link className="link inline-flex min-h-11 items-center" to={`/hosted/sign-in${query}`}>
            {t('signInButton')}
          </Link>
        </p>
        {session !== undefined && <CancelForm session={session}>{t('cancel')}</CancelForm>}
      </div>
    </SignInPage>
  );
}
