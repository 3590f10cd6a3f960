import { ApiError, recovery, type authentication } from '@shopwright/sdk';
import { data, Form, Link, redirectDocument } from 'react-router';
import type { Route } from './+types/recover';
import { RefusedNotice, SignInPage, SubmitButton } from '../../hosted/sign-in/page.tsx';
import { PasswordField } from '../../hosted/sign-in/password-field.tsx';
import { pathOn } from '../../http/local-path.server.ts';
import {
  formAgain,
  goOn,
  refusedForm,
  signInOptions,
  visitOf,
  type Visit,
} from '../../hosted/sign-in/sign-in-context.server.ts';
import { formSecret } from '../../ui/form-text.server.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';

export async function loader(args: Route.LoaderArgs) {
  const visit = await visitOf(args);
  const [link, { passwordMinLength }] = await Promise.all([
    findLink(visit, args.url.searchParams.get('token') ?? ''),
    signInOptions(visit),
  ]);
  if (link?.redirectUrl !== undefined && URL.canParse(link.redirectUrl))
    visit.page.allow('form-action', new URL(link.redirectUrl).origin);
  // The token is in the URL, so no referrer is sent to other sites. Not `no-referrer`, with which
  // browsers also omit the origin of forms.
  const headers = { 'referrer-policy': 'same-origin', 'cache-control': 'no-store' };
  return data(
    { email: link?.emailHint, passwordMinLength },
    { headers, status: link === undefined ? 410 : 200 },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

async function findLink(
  { page }: Pick<Visit, 'page'>,
  recoveryToken: string,
): Promise<recovery.RecoveryFindRecoveryAnswer | undefined> {
  try {
    return await page.catalog.use(recovery).findRecovery({ recoveryToken });
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) return undefined;
    throw error;
  }
}

export async function action(args: Route.ActionArgs) {
  const visit = await visitOf(args);
  const { request, userSession, t } = visit;
  const token = args.url.searchParams.get('token') ?? '';
  const password = formSecret(await request.formData(), 'password');
  if (password === '') return formAgain({}, { errors: { password: t('newPasswordNeeded') } });
  const link = await findLink(visit, token);
  if (link === undefined) return formAgain({}, {}, 410);
  try {
    const result: authentication.SignInResult = await userSession
      .useRateLimited(recovery)
      .recover(token, { password });
    const redirectUrl = link.redirectUrl;
    const here =
      redirectUrl === undefined ||
      !URL.canParse(redirectUrl) ||
      new URL(redirectUrl).origin === visit.page.origin;
    const next = await goOn(
      { ...visit, destination: pathOn(visit.page.origin, redirectUrl) ?? visit.destination },
      result,
      '',
    );
    // Requested by another site; its URL was validated with the request.
    return result.state === 'SUCCESS' && !here && redirectUrl !== undefined
      ? redirectDocument(redirectUrl, 303)
      : next;
  } catch (error) {
    return refusedForm(visit, error, {});
  }
}

export default function Recover({
  loaderData: { email, passwordMinLength },
  actionData: refused,
}: Route.ComponentProps) {
  const t = useTranslations('signIn');
  if (email === undefined) {
    return (
      <SignInPage heading={t('recoverEndedHeading')} intro={t('recoverEnded')}>
        <p>
          <Link className="button" to="/hosted/forgot">
            {t('recoverAgain')}
          </Link>
        </p>
      </SignInPage>
    );
  }
  return (
    <SignInPage heading={t('recoverHeading')} intro={t('recoverFor', { email })}>
      <Form method="post" className="grid gap-5">
        <RefusedNotice refused={refused} query="" />
        <PasswordField
          label={t('newPassword')}
          autoComplete="new-password"
          hint={t('passwordHint', { count: passwordMinLength })}
          error={refused?.errors['password']}
        />
        <div className="pt-2">
          <SubmitButton>{t('recoverButton')}</SubmitButton>
        </div>
        <p className="text-sm text-quiet">{t('recoverNote')}</p>
      </Form>
    </SignInPage>
  );
}
