import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useRouteLoaderData, useSearchParams } from 'react-router';
import type { loader as rootLoader } from '../../root.tsx';
import type { Route } from './+types/layout';
import { pageContext } from '../../page-context.server.ts';
import { HopEnded } from '../../hosted/redirect-session-ended.tsx';
import { isHopEnd } from '../../hosted/redirect-session-end.ts';
import { ErrorPage } from '../../shop/error-page.tsx';
import { Link } from '../../shop/link.tsx';
import { wordsOf } from '../../i18n/dictionary.server.ts';
import { useWords, Words } from '../../i18n/use-translations.tsx';

/** Nobody should find the middle of a purchase in a search engine. */
export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export async function loader({ context }: Route.LoaderArgs) {
  const { language } = await context.get(pageContext).speech();
  return { words: wordsOf(language, 'hosted') };
}

export default function HostedLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Words words={loaderData.words}>
      <Frame>
        <Outlet />
      </Frame>
    </Words>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const ended = isRouteErrorResponse(error) && isHopEnd(error.data) ? error.data : undefined;
  return (
    <Words words={loaderData?.words}>
      <Frame>{ended === undefined ? <ErrorPage error={error} /> : <HopEnded end={ended} />}</Frame>
    </Words>
  );
}

/** The frame of the pages other sites hand people over to: the store's name and nothing that leads astray. Only who is the shop's own visitor may go back to it. */
function Frame({ children }: { readonly children: ReactNode }) {
  const say = useWords('common');
  const store = useRouteLoaderData<typeof rootLoader>('root')?.store;
  const [query] = useSearchParams();
  return (
    // End-to-end tests written for the provider's hosted pages wait for an element of this name.
    <div id="SITE_CONTAINER">
      <a href="#content" className="skip-link">
        {say('skipToContent')}
      </a>
      <header className="border-b border-line px-edge py-5 text-center">
        <p className="font-heading text-[1.375rem] leading-none tracking-[-0.015em]">
          {query.has('session') ? (
            store?.name
          ) : (
            <Link reloadDocument to="/" className="inline-block py-3 -my-3">
              {store?.name}
            </Link>
          )}
        </p>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
