import { useTranslations } from '../i18n/use-translations.tsx';
import type { TimesView } from './times.server.ts';

/** The times of one day; the first that is free is chosen. */
export function SlotList({
  times,
  chosen,
}: {
  readonly times: TimesView;
  readonly chosen?: string | undefined;
}) {
  const t = useTranslations('booking');
  const free = times.slots.filter((slot) => slot.free);
  const first = free.find(({ value }) => value === chosen)?.value ?? free[0]?.value;
  return (
    <fieldset className="times mt-6">
      <legend className="sr-only">{t('timesOn', { day: times.dayText ?? '' })}</legend>
      {times.slots.map(({ value, time, until, there, free: isFree, note, staffName }) => (
        <label key={`${value} ${first}`} className="time">
          <input
            type="radio"
            name="start"
            value={value}
            defaultChecked={value === first}
            disabled={!isFree}
            className="time-mark"
          />
          <span>
            <span className="text-lg tabular-nums">
              {time}
              <span className="text-quiet"> – {until}</span>
            </span>
            {(there || staffName) && (
              <span className="block text-sm text-quiet">
                {[there, staffName].filter(Boolean).join(', ')}
              </span>
            )}
          </span>
          {note && <span className="text-sm text-quiet">{note}</span>}
        </label>
      ))}
    </fieldset>
  );
}
