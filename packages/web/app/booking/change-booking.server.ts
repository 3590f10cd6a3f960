import { bookings } from '@shopwright/sdk';
import type { PageContext } from '../page-context.server.ts';
import type { Person } from '../session/user-session.server.ts';
import { formText } from '../ui/form-text.server.ts';
import { refusal, refused } from './form-errors.server.ts';
import { bookingSpeech } from './format.server.ts';

/** Cancels or moves a booking as its form asks: the member's own, or a guest's by the key of the order. */
export async function changeBooking(
  page: PageContext,
  person: Person,
  form: FormData,
  key?: string,
) {
  const { say } = await bookingSpeech(page);
  const id = formText(form, 'id');
  const start = new Date(formText(form, 'start'));
  const staffId = formText(form, 'staff');
  const moves = form.get('intent') === 'move';
  if (moves && Number.isNaN(start.getTime())) return { refused: refused(form, say('chooseATime')) };
  // Only a request that was put together by hand names no booking.
  if (id === '') return { refused: refused(form, say('notTaken')) };
  const calls = person.use(bookings);
  const to = { start, ...(staffId === '' ? {} : { staffId }) };
  try {
    if (moves)
      await (key === undefined
        ? calls.moveBooking(id, to)
        : calls.moveBookingByKey(id, { key, ...to }));
    else
      await (key === undefined ? calls.cancelBooking(id) : calls.cancelBookingByKey(id, { key }));
  } catch (error) {
    return { refused: refusal(error, form, say) };
  }
  return { done: new URLSearchParams({ done: moves ? 'moved' : 'canceled', booking: id }) };
}
