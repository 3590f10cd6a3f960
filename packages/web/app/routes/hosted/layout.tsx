import { Outlet, useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '../../root.tsx';
import type { Route } from './+types/layout';
import { ErrorPage } from '../../shop/error-page.tsx';
import { useWords } from '../../words/use-words.tsx';

/** Nobody should find the middle of a purchase in a search engine. */
export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

/** The frame of the pages other sites hand people over to: the store's name and nothing that leads astray. */
export default function HostedLayout() {
  const say = useWords('common');
  const store = useRouteLoaderData<typeof rootLoader>('root')?.store;
  return (
    <>
      <a href="#content" className="skip-link">{say('skipToContent')}</a>
      <header className="border-b border-line px-edge py-5 text-center">
        <p className="font-heading text-[1.375rem] leading-none tracking-[-0.015em]">{store?.name}</p>
      </header>
      <main id="content" tabIndex={-1}><Outlet /></main>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <main><ErrorPage error={error} /></main>;
}
