import { useEffect, useState } from 'react';
import { useWords } from '../i18n/use-translations.tsx';
import type { Hold } from './checkout.server.ts';

/**
 * How long places or tickets are still kept. Read out when it begins, at five minutes, at one and at the end: a clock
 * that speaks every second would drown the form below it. Without JavaScript it says how long it was when the page came.
 */
export function HoldClock({ hold: { until, minutes } }: { readonly hold: Hold }) {
  const say = useWords('booking');
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
        {say('keptOver')}
      </p>
    );
  const rounded =
    left === undefined ? minutes : left > 300 ? Math.ceil(left / 300) * 5 : left > 60 ? 5 : 1;
  const spoken = say('kept', { time: say('keptMinutes', { count: rounded }) });
  return (
    <div className="hold-clock">
      {left !== undefined && (
        <p aria-hidden>
          {say('kept', { time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` })}
        </p>
      )}
      <p role="status" className={left === undefined ? '' : 'sr-only'}>
        {spoken}
      </p>
    </div>
  );
}
