import { bookings } from '@shopwright/sdk';
import { Form, redirect } from 'react-router';
import type { Route } from './+types/bookings';
import { AccountPage, AccountPart } from '../../../account/page.tsx';
import { signedIn } from '../../../account/signed-in.ts';
import { BookingCard } from '../../../booking/booking-card.tsx';
import { formText } from '../../../ui/form-text.ts';
import { loadMyBookings } from '../../../booking/my-bookings.server.ts';
import { refusal, refused } from '../../../booking/refused.server.ts';
import { revalidateAfterSending } from '../../../booking/revalidate.ts';
import { loadServiceById } from '../../../booking/service-view.server.ts';
import { SlotList } from '../../../booking/slot-list.tsx';
import { bookingSpeech } from '../../../booking/speech.server.ts';
import { askedTimes, loadTimes } from '../../../booking/times.server.ts';
import { TimesChoice } from '../../../booking/times-choice.tsx';
import { pageContext } from '../../../context.ts';
import { Link } from '../../../shop/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useWords } from '../../../words/use-words.tsx';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return signedIn(page, request, async (person) => {
    const mine = await loadMyBookings(page, person);
    const moved = mine.coming.find(({ id, changeable }) => changeable && id === url.searchParams.get('move'));
    const times = moved && await loadTimes(page, await loadServiceById(page, moved.serviceId), askedTimes(url), Date.now());
    return { ...mine, move: moved && times && { booking: moved, times }, done: url.searchParams.get('done') };
  });
}

export const shouldRevalidate = revalidateAfterSending;

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  return signedIn(page, request, async (person) => {
    const { say } = await bookingSpeech(page);
    const id = formText(form, 'id');
    const start = new Date(formText(form, 'start'));
    const staffId = form.get('staff');
    const moves = form.get('intent') === 'move';
    if (moves && Number.isNaN(start.getTime())) return refused(form, say('chooseATime'));
    try {
      if (moves) await person.use(bookings).moveBooking(id, { start, ...(typeof staffId === 'string' && staffId !== '' ? { staffId } : {}) });
      else await person.use(bookings).cancelBooking(id);
    } catch (error) {
      return refusal(error, form, say);
    }
    return redirect(`/account/bookings?done=${moves ? 'moved' : 'canceled'}`);
  });
}

export default function Bookings({ loaderData: { coming, past, move, done }, actionData }: Route.ComponentProps) {
  const say = useWords('booking');
  if (move) {
    return (
      <AccountPage heading={say('moveHeading', { name: move.booking.name })} intro={move.booking.when}>
        <div className="-mx-edge">
          <TimesChoice times={move.times} heading={say('chooseTime')}>
            <Form method="post" key={move.times.day} preventScrollReset>
              {actionData && <div className="mt-6"><Notice kind="error">{actionData.message}</Notice></div>}
              <SlotList times={move.times} chosen={actionData?.values['start']} />
              <input type="hidden" name="id" value={move.booking.id} />
              {move.times.staffId !== undefined && <input type="hidden" name="staff" value={move.times.staffId} />}
              <p className="mt-8 flex flex-wrap items-center gap-8">
                <button className="button" name="intent" value="move">{say('moveHere')}</button>
                <Link className="link py-2" to="/account/bookings">{say('keepIt')}</Link>
              </p>
            </Form>
          </TimesChoice>
        </div>
      </AccountPage>
    );
  }
  return (
    <AccountPage heading={say('bookings')}>
      {actionData && <Notice kind="error">{actionData.message}</Notice>}
      {!actionData && done && <Notice kind="done">{say(done === 'moved' ? 'bookingIsMoved' : 'bookingIsCanceled')}</Notice>}
      {coming.length === 0 && past.length === 0 && <div><p className="text-lg text-quiet">{say('noBookings')}</p><p className="mt-4"><Link className="link" to="/services">{say('seeServices')}</Link></p></div>}
      {coming.length > 0 && <AccountPart heading={say('coming')}><ul>{coming.map((booking) => <BookingCard key={booking.id} booking={booking} />)}</ul></AccountPart>}
      {past.length > 0 && <AccountPart heading={say('past')}><ul>{past.map((booking) => <BookingCard key={booking.id} booking={booking} />)}</ul></AccountPart>}
    </AccountPage>
  );
}
