import { members } from '@shopwright/sdk';
import { Link, redirect } from 'react-router';
import type { Route } from './+types/consent';
import { CancelForm, SignInPage } from '../../hosted/sign-in/page.tsx';
import { visitOf } from '../../hosted/sign-in/sign-in-context.server.ts';
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
  // Consent requires a signed-in member.
  if (session === undefined || me === undefined) throw redirect(`/hosted/sign-in${query}`);
  return { site: site ?? '', query, session: session._id ?? '', email: me.loginEmail ?? '' };
}

export default function Consent({
  loaderData: { site, query, session, email },
}: Route.ComponentProps) {
  const t = useTranslations('signIn');
  return (
    <SignInPage
      heading={t('consentHeading', { site })}
      intro={
        <>
          {t('consentAs', { email })} {t('consentOther')}{' '}
          <Link className="link" to={`/hosted/sign-in${query}&account=new`}>
            {t('otherAccount')}
          </Link>
        </>
      }
    >
      <div>
        <p>{t('consentSees', { site })}</p>
        <ul className="mt-3 list-disc ps-5 marker:text-quiet">
          <li className="py-1">{t('consentProfile')}</li>
          <li className="py-1">{t('consentShop')}</li>
        </ul>
        <p className="mt-4 text-quiet">{t('consentNever')}</p>
      </div>
      <form method="post" action={`/hosted/authorize?session=${session}`}>
        <button className="button w-full" name="consented" value="1">
          {t('consentButton')}
        </button>
      </form>
      <div className="border-t border-line pt-6">
        <CancelForm session={session}>{t('cancel')}</CancelForm>
      </div>
    </SignInPage>
  );
}
