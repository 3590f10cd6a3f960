import { useWords } from '../i18n/use-translations.tsx';
import type { EventView } from './event-view.server.ts';

export function EventFacts({ event: { when, zone, start, place } }: { readonly event: EventView }) {
  const say = useWords('booking');
  return (
    <dl className="max-w-[36em]">
      <div className="booking-fact">
        <dt>{say('when')}</dt>
        <dd>
          <time dateTime={start}>{when}</time>
          <span className="block text-sm text-quiet">{zone}</span>
        </dd>
      </div>
      {(place.name || place.address) && (
        <div className="booking-fact">
          <dt>{say('where')}</dt>
          <dd>
            <bdi>{place.name}</bdi>
            {place.address && <bdi className="block text-quiet">{place.address}</bdi>}
          </dd>
        </div>
      )}
    </dl>
  );
}
