import { Form } from 'react-router';
import { Link } from '../shop/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import type { MyBooking } from './my-bookings.server.ts';
import type { BookingAnswer } from './form-errors.server.ts';
import { SlotList } from './slot-list.tsx';
import { TimesChoice } from './times-choice.tsx';
import type { TimesView } from './times.server.ts';

/** Another time for a booking, of a member or a guest. */
export function MoveBooking({
  booking,
  times,
  answer,
  back,
}: {
  readonly booking: MyBooking;
  readonly times: TimesView;
  readonly answer: BookingAnswer | undefined;
  readonly back: string;
}) {
  const t = useTranslations('booking');
  return (
    <div className="-mx-edge">
      <TimesChoice times={times} heading={t('chooseTime')}>
        <Form method="post" key={times.day} preventScrollReset>
          {answer && (
            <div className="mt-6">
              <Notice kind="error">{answer.message}</Notice>
            </div>
          )}
          <SlotList times={times} chosen={answer?.values['start']} />
          <input type="hidden" name="id" value={booking.id} />
          {times.staffId !== undefined && (
            <input type="hidden" name="staff" value={times.staffId} />
          )}
          <p className="mt-8 flex flex-wrap items-center gap-8">
            <button className="button" name="intent" value="move">
              {t('moveHere')}
            </button>
            <Link className="link py-2" to={back}>
              {t('keepBooking')}
            </Link>
          </p>
        </Form>
      </TimesChoice>
    </div>
  );
}
