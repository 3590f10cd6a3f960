import { useTranslations } from '../i18n/use-translations.tsx';
import type { EventView } from './event-view.server.ts';

export function EventFacts({ event: { when, zone, start, venue } }: { readonly event: EventView }) {
  const t = useTranslations('booking');
  return (
    <dl className="max-w-[36em]">
      <div className="booking-fact">
        <dt>{t('when')}</dt>
        <dd>
          <time dateTime={start}>{when}</time>
          <span className="block text-sm text-quiet">{zone}</span>
        </dd>
      </div>
      {(venue.name || venue.address) && (
        <div className="booking-fact">
          <dt>{t('where')}</dt>
          <dd>
            <bdi>{venue.name}</bdi>
            {venue.address && <bdi className="block text-quiet">{venue.address}</bdi>}
          </dd>
        </div>
      )}
    </dl>
  );
}
