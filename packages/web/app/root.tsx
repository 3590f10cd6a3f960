import frauncesLatin from '@fontsource-variable/fraunces/files/fraunces-latin-standard-normal.woff2?url';
import instrumentLatin from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { use, useMemo, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { pageContext } from './page-context.server.ts';
import icon from './icon.svg?url';
import touchIcon from './icons/touch-icon.png?url';
import { NonceContext } from './http/nonce-context.ts';
import { ErrorPage } from './shop/error-page.tsx';
import { papersOf, themeStyles } from './shop/theme.server.ts';
import { FallbackContext } from './fallback-context.ts';
import styles from './styles.css?url';
import { messagesOf } from './i18n/dictionary.server.ts';
import { directionOf, languageOf } from './i18n/language.ts';
import { languageInQuery } from './i18n/page-language.server.ts';
import { TranslationsProvider } from './i18n/use-translations.tsx';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: frauncesLatin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  {
    rel: 'preload',
    href: instrumentLatin,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  },
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: icon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: touchIcon },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { store, origin, pageLanguage, rememberLanguage } = context.get(pageContext);
  if (languageInQuery(request) !== undefined) await rememberLanguage();
  const [{ name, tagline, theme, locale: own }, { language, locale, prefix }] = await Promise.all([
    store(),
    pageLanguage(),
  ]);
  return {
    store: { name, tagline, locale, styles: themeStyles(theme), papers: papersOf(theme) },
    origin,
    language,
    prefix,
    ownLanguage: languageOf(own),
    messages: messagesOf(language, 'common'),
  };
}

/**
 * Store data is not revalidated, neither on navigation nor after a form: if a request fails, the
 * page still has it.
 */
export const shouldRevalidate = (): boolean => false;

export function Layout({ children }: { readonly children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>('root') ?? use(FallbackContext);
  // Absent when the store itself could not be loaded.
  const store = loaded?.store;
  const nonce = use(NonceContext);
  // One object per theme: React would otherwise rewrite the element, and the policy allows only its
  // content.
  const themed = useMemo(() => store && { __html: store.styles }, [store]);
  return (
    <html lang={store?.locale ?? loaded?.language} dir={directionOf(loaded?.language ?? 'en')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {store &&
          Object.entries(store.papers).map(([scheme, paper]) => (
            <meta
              key={scheme}
              name="theme-color"
              media={`(prefers-color-scheme: ${scheme})`}
              content={paper}
            />
          ))}
        <Meta />
        <Links />
        {themed && (
          <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={themed} />
        )}
      </head>
      <body>
        <TranslationsProvider
          messages={loaded?.messages}
          language={loaded?.language}
          locale={store?.locale}
          prefix={loaded?.prefix}
        >
          {children}
        </TranslationsProvider>
        <ScrollRestoration />
        {store && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <ErrorPage error={error} />
    </main>
  );
}
