import { Link } from '../shop/link.tsx';
import { useWords } from '../i18n/use-translations.tsx';
import type { HopEnd } from './redirect-session-end.ts';

const sentences = {
  USED: 'hopUsed',
  EXPIRED: 'hopExpired',
  UNKNOWN: 'hopUnknown',
  SIGNED_OUT: 'hopSignedOut',
} as const;

/** A hand-over that cannot go on: what happened, and the way back. */
export function HopEnded({ end: { hopEnd, backUrl } }: { readonly end: HopEnd }) {
  const say = useWords('hosted');
  const heading = say('hopEndedHeading');
  return (
    <section className="hosted-column">
      <title>{heading}</title>
      <h1 className="title">{heading}</h1>
      <p className="mt-6 text-lg text-quiet">{say(sentences[hopEnd])}</p>
      <p className="mt-8 flex flex-wrap gap-8">
        {backUrl !== undefined && (
          <a className="link" href={backUrl}>
            {say('backToSite', { site: new URL(backUrl).host })}
          </a>
        )}
        <Link className="link" reloadDocument to="/">
          {say('backToShop')}
        </Link>
      </p>
    </section>
  );
}
