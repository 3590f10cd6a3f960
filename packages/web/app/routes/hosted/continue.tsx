import { Form, redirect } from 'react-router';
import type { Route } from './+types/continue';
import { pageContext } from '../../page-context.server.ts';
import { offeredHop } from '../../hosted/redirect-session.server.ts';
import { SignInPage } from '../../hosted/sign-in/page.tsx';
import { localPath } from '../../http/local-path.server.ts';
import { Link } from '../../shop/link.tsx';
import { useWords } from '../../i18n/use-translations.tsx';

/**
 * Asked of a browser that did not come from the site that made the link: it may be a link that a stranger sent, and
 * whoever made it can read what is entered on the pages behind it.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const hop = await offeredHop(context.get(pageContext), url.searchParams.get('session'));
  if (hop === undefined) throw redirect(nextPage(url));
  const { appName, targetOrigins: [origin] = [] } = hop.session;
  return { site: appName ?? (origin === undefined ? '' : new URL(origin).host) };
}

export async function action({ url, context }: Route.ActionArgs) {
  const hop = await offeredHop(context.get(pageContext), url.searchParams.get('session'));
  hop?.accept();
  throw redirect(nextPage(url), 303);
}

/** The page of the hand-over that the link led to. */
function nextPage({ searchParams }: URL): string {
  const wanted = localPath(searchParams.get('to'));
  return wanted?.startsWith('/hosted/')
    ? wanted
    : `/hosted/checkout?${new URLSearchParams({ session: searchParams.get('session') ?? '' })}`;
}

export default function Continue({ loaderData: { site } }: Route.ComponentProps) {
  const say = useWords('hosted');
  return (
    <SignInPage heading={say('continueHeading', { site })} intro={say('continueIntro', { site })}>
      <Form method="post">
        <button className="button w-full">{say('continueButton')}</button>
      </Form>
      <p>
        <Link className="link" reloadDocument to="/">
          {say('continueNot')}
        </Link>
      </p>
    </SignInPage>
  );
}
