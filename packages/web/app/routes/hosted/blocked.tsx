import type { Route } from './+types/blocked';
import { CancelForm, SignInPage } from '../../hosted/sign-in/page.tsx';
import { visitOf } from '../../hosted/sign-in/sign-in-context.server.ts';
import { Link } from '../../shop/link.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { site, session, page } = await visitOf(args);
  const email = (await page.catalog.store.getStore()).store?.email;
  return { site, session: session?._id, email };
}

/** The shop does not want this account: why is between the shop and its owner. */
export default function Blocked({ loaderData: { site, session, email } }: Route.ComponentProps) {
  const t = useTranslations('signIn');
  return (
    <SignInPage heading={t('blockedHeading')} intro={t('blockedText')}>
      {email && (
        <p>
          <a className="button" href={`mailto:${email}`}>
            {t('writeTo', { email })}
          </a>
        </p>
      )}
      <div className="border-t border-line pt-6">
        {session === undefined ? (
          <Link className="link inline-flex min-h-11 items-center" reloadDocument to="/">
            {t('backToShop')}
          </Link>
        ) : (
          <CancelForm session={session}>{t('backToSite', { site: site ?? '' })}</CancelForm>
        )}
      </div>
    </SignInPage>
  );
}
