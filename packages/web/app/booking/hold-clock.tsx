import { useEffect, useState } from 'react';
import { useTranslations } from '../i18n/use-translations.tsx';
import type { Hold } from './checkout.server.ts';

/**
 * Countdown of a reservation. Announced to screen readers at the start, at five minutes, at one
 * minute and at the end; announcing every second would drown out the form. Without JavaScript it
 * shows the time left when the page was rendered.
 */
export function HoldClock({ hold: { until, minutes } }: { readonly hold: Hold }) {
  const t = useTranslations('booking');
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (left === 0)
    return (
      <p role="status" className="notice">
        {t('reservationExpired')}
      </p>
    );
  const rounded =
    left === undefined ? minutes : left > 300 ? Math.ceil(left / 300) * 5 : left > 60 ? 5 : 1;
  const announcement = t('reservedFor', { time: t('minutesLeft', { count: rounded }) });
  return (
    <div className="hold-clock">
      {left !== undefined && (
        <p aria-hidden>
          {t('reservedFor', {
            time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`,
          })}
        </p>
      )}
      <p role="status" className={left === undefined ? '' : 'sr-only'}>
        {announcement}
      </p>
    </div>
  );
}
