import { lazy, useEffect } from 'react';
import { isRouteErrorResponse, Link as PlainLink, useLocation } from 'react-router';
import { untilLoaded } from '../ui/until-loaded.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { ErrorFrame } from './error-frame.tsx';
import { Link } from './link.tsx';

/** Few visitors meet it. Not in a Suspense: it must be there without JavaScript too. */
const MissingPage = lazy(() => untilLoaded(() => import('./missing-page.tsx')));

export function ErrorPage({ error }: { readonly error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingPage />;
  // An offline browser is not an error of the site.
  return globalThis.navigator?.onLine === false ? <OfflinePage /> : <TroublePage />;
}

function TroublePage() {
  const t = useTranslations('common');
  return (
    <ErrorFrame heading={t('troubleHeading')} text={t('troubleText')}>
      <p className="mt-8 flex flex-wrap gap-x-8">
        <Again />
        <Link className="link py-2.5" reloadDocument to="/">
          {t('home')}
        </Link>
      </p>
    </ErrorFrame>
  );
}

/**
 * Shown in place of a page that could not be fetched; there is no service worker, which would stand
 * between every page and its reader.
 */
function OfflinePage() {
  const t = useTranslations('common');
  useEffect(() => {
    const again = (): void => location.reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return (
    <ErrorFrame role="alert" heading={t('offlineHeading')} text={t('offlineText')}>
      <p className="mt-8">
        <Again />
      </p>
    </ErrorFrame>
  );
}

function Again() {
  const t = useTranslations('common');
  return (
    <PlainLink className="link py-2.5" reloadDocument to={useLocation()}>
      {t('tryAgain')}
    </PlainLink>
  );
}
