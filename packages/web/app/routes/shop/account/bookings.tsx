import { redirect } from 'react-router';
import type { Route } from './+types/bookings';
import { AccountPage, AccountPart } from '../../../account/page.tsx';
import { signedIn } from '../../../account/require-member.server.ts';
import { BookingCard } from '../../../booking/booking-card.tsx';
import { changeBooking } from '../../../booking/change-booking.server.ts';
import { MoveBooking } from '../../../booking/move-booking.tsx';
import { loadMyBookings, type MyBooking } from '../../../booking/my-bookings.server.ts';
import { revalidateAfterSending } from '../../../booking/revalidate.ts';
import { loadServiceById } from '../../../booking/service-view.server.ts';
import { timesQueryOf, loadTimes } from '../../../booking/times.server.ts';
import { pageContext } from '../../../page-context.server.ts';
import { inLanguage, Link } from '../../../shop/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useTranslations } from '../../../i18n/use-translations.tsx';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return signedIn(page, request, async (userSession) => {
    const mine = await loadMyBookings(page, userSession);
    const moved = mine.coming.find(
      ({ id, changeable }) => changeable && id === url.searchParams.get('move'),
    );
    const times =
      moved &&
      (await loadTimes(
        page,
        await loadServiceById(page, moved.serviceId),
        timesQueryOf(url),
        Date.now(),
      ));
    const changed = [...mine.coming, ...mine.past].find(
      ({ id }) => id === url.searchParams.get('booking'),
    );
    return {
      ...mine,
      move: moved && times && { booking: moved, times },
      done: url.searchParams.get('done'),
      refund: changed?.status === 'CANCELED' ? changed.refund : '',
    };
  });
}

export const shouldRevalidate = revalidateAfterSending;

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  return signedIn(page, request, async (userSession) => {
    const { refused, done } = await changeBooking(page, userSession, form);
    return (
      refused ??
      redirect(inLanguage((await page.pageLanguage()).prefix, `/account/bookings?${done}`))
    );
  });
}

export default function Bookings({
  loaderData: { coming, past, move, done, refund },
  actionData,
}: Route.ComponentProps) {
  const t = useTranslations('booking');
  if (move) {
    return (
      <AccountPage
        heading={t('moveHeading', { name: move.booking.name })}
        intro={move.booking.when}
      >
        <MoveBooking {...move} answer={actionData ?? undefined} back="/account/bookings" />
      </AccountPage>
    );
  }
  const card = (booking: MyBooking) => (
    <BookingCard
      key={booking.id}
      booking={booking}
      moveTo={`/account/bookings?move=${booking.id}`}
      calendar={`/account/bookings/${booking.id}/calendar`}
    />
  );
  return (
    <AccountPage heading={t('bookings')}>
      {actionData && <Notice kind="error">{actionData.message}</Notice>}
      {!actionData && done && (
        <Notice kind="done">
          {t(done === 'moved' ? 'bookingIsMoved' : 'bookingIsCanceled')}{' '}
          {done === 'canceled' && refund}
        </Notice>
      )}
      {coming.length === 0 && past.length === 0 && (
        <div>
          <p className="text-lg text-quiet">{t('noBookings')}</p>
          <p className="mt-4">
            <Link className="link" to="/services">
              {t('seeServices')}
            </Link>
          </p>
        </div>
      )}
      {coming.length > 0 && (
        <AccountPart heading={t('coming')}>
          <ul>{coming.map(card)}</ul>
        </AccountPart>
      )}
      {past.length > 0 && (
        <AccountPart heading={t('past')}>
          <ul>{past.map(card)}</ul>
        </AccountPart>
      )}
    </AccountPage>
  );
}
