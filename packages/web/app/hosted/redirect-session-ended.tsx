import { Link } from '../shop/link.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import type { RedirectSessionEnd } from './redirect-session-end.ts';

const sentences = {
  USED: 'linkUsed',
  EXPIRED: 'linkExpired',
  UNKNOWN: 'linkUnknown',
  SIGNED_OUT: 'signedOut',
} as const;

/** Shows why a redirect session ended, with links back. */
export function RedirectSessionEnded({
  end: { endReason, backUrl },
}: {
  readonly end: RedirectSessionEnd;
}) {
  const t = useTranslations('hosted');
  const heading = t('sessionEndedHeading');
  return (
    <section className="hosted-column">
      <title>{heading}</title>
      <h1 className="title">{heading}</h1>
      <p className="mt-6 text-lg text-quiet">{t(sentences[endReason])}</p>
      <p className="mt-8 flex flex-wrap gap-8">
        {backUrl !== undefined && (
          <a className="link" href={backUrl}>
            {t('backToSite', { site: new URL(backUrl).host })}
          </a>
        )}
        <Link className="link" reloadDocument to="/">
          {t('backToShop')}
        </Link>
      </p>
    </section>
  );
}
