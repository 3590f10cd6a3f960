import { Link } from '../shop/link.tsx';
import { useWords } from '../i18n/use-translations.tsx';
import { Confirm } from './confirm.tsx';
import type { MyBooking } from './my-bookings.server.ts';

interface BookingCardProps {
  readonly booking: MyBooking;
  /** Where another time is chosen; absent where it cannot be changed from this page. */
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
  const say = useWords('booking');
  const isOpen = status === 'CONFIRMED' && !over;
  return (
    <li className="border-t border-line py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h3 className="subtitle">
          <bdi>{name}</bdi>
        </h3>
        <p className={status === 'CANCELED' ? 'text-alarm' : 'text-quiet'}>
          {status === 'CANCELED'
            ? say('bookingCanceled')
            : over
              ? say('over')
              : say('bookingConfirmed')}
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
              aria-label={`${say('toCalendar')}: ${name}, ${when}`}
            >
              {say('toCalendar')}
            </a>
          )}
          {changeable && moveTo && (
            <Link
              className="link py-2"
              to={moveTo}
              aria-label={`${say('moveBooking')}: ${name}, ${when}`}
            >
              {say('moveBooking')}
            </Link>
          )}
          {changeable && moveTo && (
            <Confirm
              label={say('cancelBooking')}
              question={`${say('reallyCancelBooking')} ${refund}`}
              yes={say('yesCancel')}
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
