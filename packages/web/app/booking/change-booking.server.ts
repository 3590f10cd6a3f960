import { bookings } from '@shopwright/sdk';
import type { PageContext } from '../page-context.server.ts';
import type { UserSession } from '../session/user-session.server.ts';
import { formText } from '../ui/form-text.server.ts';
import { refusal, refused } from './form-errors.server.ts';
import { bookingTranslations } from './format.server.ts';

/** Cancels or moves a booking: the member's own, or a guest's by the access key of the order. */
export async function changeBooking(
  page: PageContext,
  userSession: UserSession,
  form: FormData,
  key?: string,
) {
  const { t } = await bookingTranslations(page);
  const id = formText(form, 'id');
  const start = new Date(formText(form, 'start'));
  const staffId = formText(form, 'staff');
  const moves = form.get('intent') === 'move';
  if (moves && Number.isNaN(start.getTime())) return { refused: refused(form, t('chooseATime')) };
  // Only a forged request has no booking.
  if (id === '') return { refused: refused(form, t('notTaken')) };
  const calls = userSession.use(bookings);
  const to = { start, ...(staffId === '' ? {} : { staffId }) };
  try {
    if (moves)
      await (key === undefined
        ? calls.moveBooking(id, to)
        : calls.moveBookingByKey(id, { key, ...to }));
    else
      await (key === undefined ? calls.cancelBooking(id) : calls.cancelBookingByKey(id, { key }));
  } catch (error) {
    return { refused: refusal(error, form, t) };
  }
  return { done: new URLSearchParams({ done: moves ? 'moved' : 'canceled', booking: id }) };
}
