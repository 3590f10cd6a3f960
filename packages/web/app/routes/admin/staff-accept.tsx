import { ApiError, staff } from '@shopwright/sdk';
import { Form, Link, redirect } from 'react-router';
import type { Route } from './+types/staff-accept';
import { refusal, refusedForm, typed, type FormAnswer } from '../../account/form-errors.server.ts';
import styles from '../../admin/admin.css?url';
import { themeIn } from '../../admin/shell/preferences.server.ts';
import { SignInFrame } from '../../admin/sign-in-frame.tsx';
import { deviceTokenIn, saveDeviceToken } from '../../admin/staff-cookies.server.ts';
import { translateStaff } from '../../admin/staff/messages.server.ts';
import { useRoleNames } from '../../admin/staff/role-choice.tsx';
import { becomeStaff, SECOND_FACTOR_PAGE, staffSession } from '../../admin/staff-session.server.ts';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { TranslationsProvider, useTranslations } from '../../i18n/use-translations.tsx';
import { pageContext } from '../../page-context.server.ts';
import { Field } from '../../ui/field.tsx';
import { formSecret, formText } from '../../ui/form-text.server.ts';
import { Notice } from '../../ui/notice.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];
// The address contains the token of the invitation, so no referrer is sent to other sites. Not
// `no-referrer`, with which browsers send forms without an origin: they would be refused.
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [{ language }, store] = await Promise.all([page.pageLanguage(), page.store()]);
  return {
    messages: messagesOf(language, 'adminStaff'),
    theme: themeIn(request),
    storeName: store.name,
    invitation: await findInvitation(page, url.searchParams.get('token') ?? ''),
  };
}

/** Undefined if the link is invalid, expired or used. */
async function findInvitation(
  page: Parameters<typeof staffSession>[0],
  token: string,
): Promise<
  { email: string; name: string; roles: { id: string; name: string }[]; setUp: boolean } | undefined
> {
  try {
    const found = await page.userSession().useRateLimited(staff).getInvitation({ token });
    const { roleIds = [], roleNames = [] } = found;
    return {
      email: found.email ?? '',
      name: found.name ?? '',
      roles: roleIds.map((id, index) => ({ id, name: roleNames[index] ?? '' })),
      setUp: found.secondFactorRequired === true,
    };
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return undefined;
    throw error;
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  const userSession = staffSession(page);
  const userAgent = request.headers.get('user-agent');
  const deviceToken = deviceTokenIn(request);
  try {
    const result = await userSession.useRateLimited(staff).acceptInvitation({
      token: url.searchParams.get('token') ?? '',
      name: formText(form, 'name'),
      password: formSecret(form, 'password'),
      ...(userAgent === null ? {} : { device: userAgent.slice(0, 300) }),
      ...(deviceToken === undefined ? {} : { deviceToken }),
    });
    becomeStaff(userSession, result);
    if (result.deviceToken) saveDeviceToken(page, result.deviceToken);
  } catch (error) {
    const t = await translateStaff(page);
    if (error instanceof ApiError && error.status === 429)
      return refusedForm(
        { intent: 'accept', message: t('tooManyTries'), values: typed(form) },
        429,
      );
    return refusal(error, {
      intent: 'accept',
      form,
      t,
      byCode: { INVITATION_INVALID: t('invalidHint') },
      byField: {
        password: ['password', t('passwordWeak')],
        name: ['name', t('nameMissing')],
      },
    });
  }
  // With a required second factor, the start page leads on to its setup.
  return redirect(formText(form, 'setUp') === 'yes' ? SECOND_FACTOR_PAGE : '/admin/home');
}

export default function AcceptInvitation({
  loaderData: { messages, ...loaded },
  actionData,
}: Route.ComponentProps) {
  return (
    <TranslationsProvider messages={messages}>
      <Invitation {...loaded} answer={actionData} />
    </TranslationsProvider>
  );
}

interface InvitationProps extends Omit<Route.ComponentProps['loaderData'], 'messages'> {
  readonly answer: FormAnswer | undefined;
}

function Invitation({ invitation, storeName, theme, answer }: InvitationProps) {
  const t = useTranslations('adminStaff');
  const nameOf = useRoleNames();
  if (!invitation)
    return (
      <SignInFrame theme={theme} title={t('invalidTitle')} intro={t('invalidHint')}>
        <p>
          <Link className="link" to="/admin/sign-in">
            {t('toSignIn')}
          </Link>
        </p>
      </SignInFrame>
    );
  const { email, name, roles, setUp } = invitation;
  return (
    <SignInFrame
      theme={theme}
      title={t('acceptTitle')}
      intro={t('acceptIntro', { store: storeName, email })}
    >
      <p>{t('acceptRoles', { roles: roles.map(nameOf).join(', ') })}</p>
      {setUp && <Notice kind="note">{t('acceptThenFactor')}</Notice>}
      <Form method="post" className="grid gap-5">
        {answer?.message && <Notice kind="error">{answer.message}</Notice>}
        <input type="hidden" name="setUp" value={setUp ? 'yes' : 'no'} />
        {/* For password managers. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <Field
          label={t('name')}
          name="name"
          autoComplete="name"
          maxLength={100}
          defaultValue={answer?.values?.['name'] ?? name}
          error={answer?.errors?.['name']}
          required
        />
        <Field
          label={t('choosePassword')}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={t('choosePasswordHint')}
          error={answer?.errors?.['password']}
          required
        />
        <button className="button">{t('accept')}</button>
      </Form>
    </SignInFrame>
  );
}
