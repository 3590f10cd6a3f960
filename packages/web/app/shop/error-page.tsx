import { useEffect } from 'react';
import { isRouteErrorResponse, Link as PlainLink, useLocation } from 'react-router';
import { useWords } from '../words/use-words.tsx';
import { Link, usePath } from './link.tsx';

export function ErrorPage({ error }: { readonly error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingPage />;
  // Only a browser can be offline; what fails there for want of a connection is nobody's fault.
  return globalThis.navigator?.onLine === false ? <OfflinePage /> : <TroublePage />;
}

function MissingPage() {
  const say = useWords('common');
  const path = usePath();
  return (
    <section className="px-edge pt-16 pb-32 md:pt-28 md:pb-48">
      <title>{say('missingHeading')}</title>
      <h1 className="display max-w-[12em]">{say('missingHeading')}</h1>
      <p className="mt-8 max-w-[34em] text-lg text-quiet">{say('missingText')}</p>
      <search>
        <form action={path('/search')} className="mt-10 flex max-w-[30rem] flex-wrap gap-3">
          <input type="search" name="q" required aria-label={say('searchInstead')} placeholder={say('searchInstead')} className="field-input min-w-0 flex-1 basis-48" />
          <button className="button button-quiet">{say('search')}</button>
        </form>
      </search>
      <p className="mt-6 flex flex-wrap gap-x-8">
        <Link className="link py-2.5" reloadDocument to="/products">{say('allProducts')}</Link>
        <Link className="link py-2.5" reloadDocument to="/">{say('home')}</Link>
      </p>
    </section>
  );
}

function TroublePage() {
  const say = useWords('common');
  return (
    <section className="px-edge pt-16 pb-32 md:pt-28 md:pb-48">
      <title>{say('troubleHeading')}</title>
      <h1 className="display max-w-[12em]">{say('troubleHeading')}</h1>
      <p className="mt-8 max-w-[34em] text-lg text-quiet">{say('troubleText')}</p>
      <p className="mt-8 flex flex-wrap gap-x-8"><Again /><Link className="link py-2.5" reloadDocument to="/">{say('home')}</Link></p>
    </section>
  );
}

/** Shown in place of a page that could not be fetched; there is no service worker, which would stand between every page and its reader. */
function OfflinePage() {
  const say = useWords('common');
  useEffect(() => {
    const again = (): void => location.reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return (
    <section className="px-edge pt-16 pb-32 md:pt-28 md:pb-48" role="alert">
      <title>{say('offlineHeading')}</title>
      <h1 className="display max-w-[12em]">{say('offlineHeading')}</h1>
      <p className="mt-8 max-w-[34em] text-lg text-quiet">{say('offlineText')}</p>
      <p className="mt-8"><Again /></p>
    </section>
  );
}

function Again() {
  const say = useWords('common');
  return <PlainLink className="link py-2.5" reloadDocument to={useLocation()}>{say('tryAgain')}</PlainLink>;
}
