import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useWords } from '../../i18n/use-translations.tsx';
import type { PendingData } from './load-checkout.server.ts';

/** The money is on its way, or the bank waits for the buyer. The page follows it, with and without JavaScript. */
export function Pending({
  data: { waits, goes, challenge, amount, email, again },
}: {
  readonly data: PendingData;
}) {
  const say = useWords('checkout');
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
      <title>{say(waits ? 'challengeHeading' : 'pendingHeading')}</title>
      {!waits && (
        <noscript>
          <meta httpEquiv="refresh" content="4" />
        </noscript>
      )}
      <h1 className="title">{say(waits ? 'challengeHeading' : 'pendingHeading')}</h1>
      <p className="mt-6 text-lg text-quiet">
        {waits ? say('challengeText', { amount }) : say('pendingText', { email })}
      </p>
      {!waits && <p className="mt-4">{say('pendingNothing', { amount })}</p>}
      <p className="mt-8 flex flex-wrap items-center gap-6">
        {waits ? (
          <>
            {challenge && (
              <a className="button" href={challenge}>
                {say('challengeGo')}
              </a>
            )}
            <a className="link" href={again}>
              {say('payAnotherWay')}
            </a>
          </>
        ) : (
          <a className="link" href={pathname + search}>
            {say('lookAgain')}
          </a>
        )}
      </p>
    </section>
  );
}
