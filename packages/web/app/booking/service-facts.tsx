import { useWords } from '../i18n/use-translations.tsx';
import type { ServiceView } from './service-view.server.ts';

export function ServiceFacts({
  service: { length, location, group, policy },
}: {
  readonly service: ServiceView;
}) {
  const say = useWords('booking');
  return (
    <dl className="max-w-[36em]">
      <div className="booking-fact">
        <dt>{say('length')}</dt>
        <dd>{length}</dd>
      </div>
      {location && (
        <div className="booking-fact">
          <dt>{say('where')}</dt>
          <dd>
            <bdi>{location}</bdi>
          </dd>
        </div>
      )}
      {group && (
        <div className="booking-fact">
          <dt>{say('group')}</dt>
          <dd>{group}</dd>
        </div>
      )}
      <div className="booking-fact">
        <dt>{say('goodToKnow')}</dt>
        <dd className="space-y-1">
          {policy.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </dd>
      </div>
    </dl>
  );
}
