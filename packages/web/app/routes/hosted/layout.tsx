import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useRouteLoaderData, useSearchParams } from 'react-router';
import type { loader as rootLoader } from '../../root.tsx';
import type { Route } from './+types/layout';
import { pageContext } from '../../page-context.server.ts';
import { RedirectSessionEnded } from '../../hosted/redirect-session-ended.tsx';
import { isRedirectSessionEnd } from '../../hosted/redirect-session-end.ts';
import { ErrorPage } from '../../shop/error-page.tsx';
import { Link } from '../../shop/link.tsx';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { useTranslations, TranslationsProvider } from '../../i18n/use-translations.tsx';

/** Keeps checkout pages out of search engines. */
export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export async function loader({ context }: Route.LoaderArgs) {
  const { language } = await context.get(pageContext).pageLanguage();
  return { messages: messagesOf(language, 'hosted') };
}

export default function HostedLayout({ loaderData }: Route.ComponentProps) {
  return (
    <TranslationsProvider messages={loaderData.messages}>
      <Frame>
        <Outlet />
      </Frame>
    </TranslationsProvider>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const ended =
    isRouteErrorResponse(error) && isRedirectSessionEnd(error.data) ? error.data : undefined;
  return (
    <TranslationsProvider messages={loaderData?.messages}>
      <Frame>
        {ended === undefined ? <ErrorPage error={error} /> : <RedirectSessionEnded end={ended} />}
      </Frame>
    </TranslationsProvider>
  );
}

/**
 * The layout of hosted pages: the store's name and no distracting links. Only the shop's own
 * visitors get a link back to it.
 */
function Frame({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('common');
  const store = useRouteLoaderData<typeof rootLoader>('root')?.store;
  const [query] = useSearchParams();
  return (
    // End-to-end tests written for the provider's hosted pages wait for an element of this name.
    <div id="SITE_CONTAINER">
      <a href="#content" className="skip-link">
        {t('skipToContent')}
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
