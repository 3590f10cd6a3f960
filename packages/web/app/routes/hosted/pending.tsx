import type { Route } from './+types/pending';
import { CancelForm, SignInPage } from '../../hosted/sign-in/page.tsx';
import { visitOf } from '../../hosted/sign-in/sign-in-context.server.ts';
import { Link } from '../../shop/link.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { site, session } = await visitOf(args);
  return { site, session: session?._id };
}

/** The account is there and waits for the shop. */
export default function Pending({ loaderData: { site, session } }: Route.ComponentProps) {
  const t = useTranslations('signIn');
  return (
    <SignInPage heading={t('pendingHeading')} intro={t('pendingText')}>
      {session === undefined && <p className="text-quiet">{t('pendingCart')}</p>}
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
