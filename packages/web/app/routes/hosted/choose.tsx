import { members } from '@shopwright/sdk';
import { Form, Link, redirect } from 'react-router';
import type { Route } from './+types/choose';
import {
  forgetAccount,
  savedAccounts,
  sameEmail,
} from '../../hosted/sign-in/saved-accounts.server.ts';
import { CancelForm, SignInPage } from '../../hosted/sign-in/page.tsx';
import { visitOf } from '../../hosted/sign-in/sign-in-context.server.ts';
import { formSecret } from '../../ui/form-text.server.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { userSession, site, query, session } = await visitOf(args);
  const me = userSession.isMember()
    ? (
        await userSession
          .use(members)
          .getCurrentMember({ fieldsets: ['FULL'] })
          .catch(() => undefined)
      )?.member
    : undefined;
  const current = me && { email: me.loginEmail ?? '', name: me.profile?.nickname ?? '' };
  // By index instead of email address, because URLs are logged in many places.
  const accounts = savedAccounts(args.request)
    .map(({ email, name }, index) => ({ email, name, index }))
    .filter(({ email }) => current === undefined || !sameEmail(email, current.email));
  // No saved accounts.
  if (current === undefined && accounts.length === 0) throw redirect(`/hosted/sign-in${query}`);
  return { site, query, session: session?._id, current, accounts };
}

export async function action(args: Route.ActionArgs) {
  const { page, query, request } = await visitOf(args);
  forgetAccount(page, request, formSecret(await request.formData(), 'forget'));
  return redirect(`/hosted/choose${query}`, 303);
}

export default function Choose({
  loaderData: { site, query, session, current, accounts },
}: Route.ComponentProps) {
  const t = useTranslations('signIn');
  return (
    <SignInPage
      heading={t('chooseHeading')}
      intro={site === undefined ? undefined : t('chooseFor', { site })}
    >
      <ul className="border-t border-line">
        {current !== undefined && (
          <li className="border-b border-line">
            {session === undefined ? (
              <Link className="account-choice" to="/account">
                <AccountName {...current} state={t('signedInNow')} />
              </Link>
            ) : (
              <form method="post" action={`/hosted/authorize?session=${session}`}>
                <button className="account-choice" name="chosen" value="1">
                  <AccountName {...current} state={t('signedInNow')} />
                </button>
              </form>
            )}
          </li>
        )}
        {accounts.map(({ email, name, index }) => (
          <li key={email} className="flex items-center gap-2 border-b border-line">
            <Link
              className="account-choice"
              to={`/hosted/sign-in${query}${query === '' ? '?' : '&'}account=${index}`}
            >
              <AccountName email={email} name={name} />
            </Link>
            <Form method="post">
              <button
                className="link min-h-11 cursor-pointer text-sm text-quiet"
                name="forget"
                value={email}
                aria-label={t('forgetAccount', { email })}
              >
                {t('forgetShort')}
              </button>
            </Form>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <Link
          className="link inline-flex min-h-11 items-center"
          to={`/hosted/sign-in${query}${query === '' ? '?' : '&'}account=new`}
        >
          {t('otherAccount')}
        </Link>
        {session !== undefined && <CancelForm session={session}>{t('cancel')}</CancelForm>}
      </div>
    </SignInPage>
  );
}

function AccountName({
  email,
  name,
  state,
}: {
  readonly email: string;
  readonly name: string;
  readonly state?: string;
}) {
  return (
    <>
      <span className="min-w-0">
        <span className="block truncate">{name === '' ? email : name}</span>
        {name !== '' && <span className="block truncate text-sm text-quiet">{email}</span>}
      </span>
      {state !== undefined && (
        <span className="ms-auto shrink-0 ps-4 text-sm text-quiet">{state}</span>
      )}
    </>
  );
}
