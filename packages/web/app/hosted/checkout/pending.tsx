import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { PendingData } from './load-checkout.server.ts';

/**
 * The money is on its way, or the bank waits for the buyer. The page follows it, with and without
 * JavaScript.
 */
export function Pending({
  data: { waits, goes, challenge, amount, email, again },
}: {
  readonly data: PendingData;
}) {
  const t = useTranslations('checkout');
  const { revalidate, state } = useRevalidator();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (waits || state !== 'idle') return undefined;
    const timer = setTimeout(() => void revalidate(), 2000);
    return () => clearTimeout(timer);
  }, [waits, state, revalidate]);
  useEffect(() => {
    // Coming back from the bank must not lead there again.
    if (!goes || challenge === undefined) return;
    history.replaceState(history.state, '', `${pathname}${search.replace(/&go=1/, '')}`);
    location.assign(challenge);
  }, [goes, challenge, pathname, search]);
  return (
    <section className="hosted-column" aria-live="polite">
      <title>{t(waits ? 'challengeHeading' : 'pendingHeading')}</title>
      {!waits && (
        <noscript>
          <meta httpEquiv="refresh" content="4" />
        </noscript>
      )}
      <h1 className="title">{t(waits ? 'challengeHeading' : 'pendingHeading')}</h1>
      <p className="mt-6 text-lg text-quiet">
        {waits ? t('challengeText', { amount }) : t('pendingText', { email })}
      </p>
      {!waits && <p className="mt-4">{t('pendingNothing', { amount })}</p>}
      <p className="mt-8 flex flex-wrap items-center gap-6">
        {waits ? (
          <>
            {challenge && (
              <a className="button" href={challenge}>
                {t('challengeGo')}
              </a>
            )}
            <a className="link" href={again}>
              {t('payAnotherWay')}
            </a>
          </>
        ) : (
          <a className="link" href={pathname + search}>
            {t('lookAgain')}
          </a>
        )}
      </p>
    </section>
  );
}
