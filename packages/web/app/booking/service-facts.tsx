import { useTranslations } from '../i18n/use-translations.tsx';
import type { ServiceView } from './service-view.server.ts';

export function ServiceFacts({
  service: { length, location, group, policy },
}: {
  readonly service: ServiceView;
}) {
  const t = useTranslations('booking');
  return (
    <dl className="max-w-[36em]">
      <div className="booking-fact">
        <dt>{t('length')}</dt>
        <dd>{length}</dd>
      </div>
      {location && (
        <div className="booking-fact">
          <dt>{t('where')}</dt>
          <dd>
            <bdi>{location}</bdi>
          </dd>
        </div>
      )}
      {group && (
        <div className="booking-fact">
          <dt>{t('group')}</dt>
          <dd>{group}</dd>
        </div>
      )}
      <div className="booking-fact">
        <dt>{t('goodToKnow')}</dt>
        <dd className="space-y-1">
          {policy.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </dd>
      </div>
    </dl>
  );
}
