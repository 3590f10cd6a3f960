import { Link } from '../shop/link.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import { Confirm } from './confirm.tsx';
import type { MyBooking } from './my-bookings.server.ts';

interface BookingCardProps {
  readonly booking: MyBooking;
  /** The page to choose another time; missing if the booking cannot be changed here. */
  readonly moveTo?: string | undefined;
  readonly calendar?: string | undefined;
}

/** One booking, and what can still be done with it. */
export function BookingCard({
  booking: {
    id,
    name,
    when,
    zone,
    startDate,
    location,
    details,
    status,
    over,
    changeable,
    until,
    refund,
  },
  moveTo,
  calendar,
}: BookingCardProps) {
  const t = useTranslations('booking');
  const isOpen = status === 'CONFIRMED' && !over;
  return (
    <li className="border-t border-line py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h3 className="subtitle">
          <bdi>{name}</bdi>
        </h3>
        <p className={status === 'CANCELED' ? 'text-alarm' : 'text-quiet'}>
          {status === 'CANCELED' ? t('bookingCanceled') : over ? t('over') : t('bookingConfirmed')}
        </p>
      </div>
      <p className="mt-2 text-lg">
        <time dateTime={startDate}>{when}</time> <span className="text-sm text-quiet">{zone}</span>
      </p>
      <p className="mt-1 text-quiet">{[location, ...details].filter(Boolean).join(' · ')}</p>
      {until && <p className="mt-1 text-sm text-quiet">{until}</p>}
      {isOpen && (calendar || (changeable && moveTo)) && (
        <div className="mt-3 flex flex-wrap items-baseline gap-x-8">
          {calendar && (
            <a
              className="link py-2"
              href={calendar}
              download
              aria-label={`${t('toCalendar')}: ${name}, ${when}`}
            >
              {t('toCalendar')}
            </a>
          )}
          {changeable && moveTo && (
            <Link
              className="link py-2"
              to={moveTo}
              aria-label={`${t('moveBooking')}: ${name}, ${when}`}
            >
              {t('moveBooking')}
            </Link>
          )}
          {changeable && moveTo && (
            <Confirm
              label={t('cancelBooking')}
              question={`${t('reallyCancelBooking')} ${refund}`}
              yes={t('yesCancel')}
              name={`${name}, ${when}`}
            >
              <input type="hidden" name="intent" value="cancel" />
              <input type="hidden" name="id" value={id} />
            </Confirm>
          )}
        </div>
      )}
    </li>
  );
}
