import { authentication, factors, members } from '@shopwright/sdk';
import { Form, Link, redirect } from 'react-router';
import type { Route } from './+types/sign-in';
import { clientMetaData, savedAccounts } from '../../hosted/sign-in/saved-accounts.server.ts';
import { Captcha, isCaptchaOn } from '../../hosted/sign-in/captcha.tsx';
import {
  Or,
  CancelForm,
  RefusedNotice,
  SignInPage,
  SubmitButton,
} from '../../hosted/sign-in/page.tsx';
import {
  mayHavePasskeys,
  PasskeyButton,
  type PasskeyChallenge,
} from '../../hosted/sign-in/passkey.tsx';
import { PasswordField } from '../../hosted/sign-in/password-field.tsx';
import type { Refused } from '../../hosted/sign-in/form-errors.server.ts';
import {
  allowCaptcha,
  captchaTokens,
  formAgain,
  goOn,
  refusedForm,
  signInOptions,
  visitOf,
  type Visit,
} from '../../hosted/sign-in/sign-in-context.server.ts';
import { formSecret, formText } from '../../ui/form-text.server.ts';
import { ssoTrouble, ssoUrl } from '../../hosted/sign-in/sso.server.ts';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';

export async function loader(args: Route.LoaderArgs) {
  const visit = await visitOf(args);
  const { session, site, query, destination } = visit;
  const account = args.url.searchParams.get('account');
  // A signed-in member is not prompted again, unless they or the other site request it.
  if (session === undefined && account === null && (await isStillIn(visit)))
    throw redirect(destination);
  const { captcha, connections } = await signInOptions(visit);
  allowCaptcha(visit, captcha);
  const trouble = ssoTrouble(args.url, connections, visit.t);
  const requestedConnection = connections.find(
    ({ _id }) => _id !== undefined && _id === session?.auth?.idp,
  );
  if (requestedConnection !== undefined && trouble === undefined)
    throw redirect(ssoUrl(visit, requestedConnection));
  return {
    site,
    query,
    trouble,
    captcha,
    passkeys: mayHavePasskeys(visit.page.origin),
    isPasswordNew: args.url.searchParams.get('notice') === 'password-changed',
    session: session?._id,
    email: savedAccounts(args.request)[Number(account ?? 0)]?.email ?? '',
    connections: connections.map((connection) => ({
      name: connection.name ?? '',
      url: ssoUrl(visit, connection),
    })),
  };
}

/** A cookie may say "member" of a session that was ended elsewhere. */
async function isStillIn({ userSession }: Visit): Promise<boolean> {
  if (!userSession.isMember()) return false;
  try {
    return (await userSession.use(members).getCurrentMember()).member?._id !== undefined;
  } catch {
    return false;
  }
}

export async function action(args: Route.ActionArgs) {
  const visit = await visitOf(args);
  const { userSession, t, request } = visit;
  const form = await request.formData();
  const intent = formSecret(form, 'intent');
  const email = formText(form, 'email');
  try {
    if (intent === 'passkey-options') {
      const { challengeId = '', publicKeyCredentialRequestOptionsJson = '' } = await userSession
        .useRateLimited(factors)
        .challengePasskey();
      return {
        challengeId,
        options: publicKeyCredentialRequestOptionsJson,
      } satisfies PasskeyChallenge;
    }
    const calls = userSession.useRateLimited(authentication);
    if (intent === 'passkey')
      return await goOn(
        visit,
        await calls.loginV2(
          {},
          {
            webauthn: {
              challengeId: formSecret(form, 'challengeId'),
              credential: formSecret(form, 'credential'),
            },
          },
        ),
        '',
      );
    const password = formSecret(form, 'password');
    const errors = {
      ...(email === '' ? { email: t('emailNeeded') } : {}),
      ...(password === '' ? { password: t('passwordNeeded') } : {}),
    };
    if (Object.keys(errors).length > 0) return formAgain({ email }, { errors });
    const metaData = clientMetaData(request, email);
    return await goOn(
      visit,
      await calls.loginV2(
        { email },
        {
          password,
          ...captchaTokens(form),
          ...(metaData === undefined ? {} : { clientMetaData: metaData }),
        },
      ),
      email,
    );
  } catch (error) {
    // An unknown passkey is not a wrong password.
    return intent === 'passkey'
      ? formAgain({}, { message: t('passkeyFailed') })
      : refusedForm(visit, error, { email });
  }
}

/** A riddle counts once: after a refusal there is a new one. */
export const shouldRevalidate = () => true;

export default function SignIn({
  loaderData: {
    site,
    query,
    trouble,
    captcha,
    passkeys,
    isPasswordNew,
    session,
    email,
    connections,
  },
  actionData,
}: Route.ComponentProps) {
  const t = useTranslations('signIn');
  const refused =
    actionData !== undefined && 'errors' in actionData ? (actionData as Refused) : undefined;
  return (
    <SignInPage
      heading={t('signInHeading')}
      intro={site === undefined ? t('signInIntro') : t('signInFor', { site })}
    >
      {isPasswordNew && refused === undefined && <Notice kind="done">{t('passwordIsNew')}</Notice>}
      {trouble !== undefined && refused === undefined && <Notice kind="error">{trouble}</Notice>}
      <Form method="post" className="grid gap-5">
        <RefusedNotice refused={refused} query={query} />
        <Field
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username webauthn"
          inputMode="email"
          required
          defaultValue={refused?.values['email'] ?? email}
          error={refused?.errors['email']}
        />
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          error={refused?.errors['password']}
        />
        <Captcha captcha={captcha} otherwise="forgot" query={query} />
        <div className="grid gap-3 pt-2">
          <SubmitButton intent="password" needsScripts={isCaptchaOn(captcha)}>
            {t('signInButton')}
          </SubmitButton>
          <p>
            <Link className="link inline-flex min-h-11 items-center" to={`/hosted/forgot${query}`}>
              {t('forgotLink')}
            </Link>
          </p>
        </div>
      </Form>
      <div className="grid gap-3 empty:hidden">
        {connections.length > 0 && <Or />}
        {connections.map(({ name, url }) => (
          <a key={url} className="button button-quiet w-full" href={url}>
            {t('continueWith', { name })}
          </a>
        ))}
        {passkeys && <PasskeyButton />}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-6">
        <p>
          {t('newHere')}{' '}
          <Link className="link inline-flex min-h-11 items-center" to={`/hosted/register${query}`}>
            {t('registerLink')}
          </Link>
        </p>
        {session !== undefined && <CancelForm session={session}>{t('cancel')}</CancelForm>}
      </div>
    </SignInPage>
  );
}
