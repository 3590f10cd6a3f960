import { Form, redirect } from 'react-router';
import type { Route } from './+types/continue';
import { pageContext } from '../../page-context.server.ts';
import { loadOfferedSession } from '../../hosted/redirect-session.server.ts';
import { SignInPage } from '../../hosted/sign-in/page.tsx';
import { localPath } from '../../http/local-path.server.ts';
import { Link } from '../../shop/link.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';

/**
 * Confirmation for a browser that did not come from the site that made the link: the link may be
 * from a stranger, and its author can read what is entered on the following pages.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const offered = await loadOfferedSession(
    context.get(pageContext),
    url.searchParams.get('session'),
  );
  if (offered === undefined) throw redirect(nextPage(url));
  const { appName, targetOrigins: [origin] = [] } = offered.session;
  return { site: appName ?? (origin === undefined ? '' : new URL(origin).host) };
}

export async function action({ url, context }: Route.ActionArgs) {
  const offered = await loadOfferedSession(
    context.get(pageContext),
    url.searchParams.get('session'),
  );
  offered?.accept();
  throw redirect(nextPage(url), 303);
}

/** The page that the link pointed to. */
function nextPage({ searchParams }: URL): string {
  const target = localPath(searchParams.get('to'));
  return target?.startsWith('/hosted/')
    ? target
    : `/hosted/checkout?${new URLSearchParams({ session: searchParams.get('session') ?? '' })}`;
}

export default function Continue({ loaderData: { site } }: Route.ComponentProps) {
  const t = useTranslations('hosted');
  return (
    <SignInPage heading={t('continueHeading', { site })} intro={t('continueIntro', { site })}>
      <Form method="post">
        <button className="button w-full">{t('continueButton')}</button>
      </Form>
      <p>
        <Link className="link" reloadDocument to="/">
          {t('continueNot')}
        </Link>
      </p>
    </SignInPage>
  );
}
