import { ApiError, orders } from '@shopwright/sdk';
import { redirect } from 'react-router';
import type { Route } from './+types/status';
import { BookingCard } from '../../../booking/booking-card.tsx';
import { changeBooking } from '../../../booking/change-booking.server.ts';
import { MoveBooking } from '../../../booking/move-booking.tsx';
import { loadGuestBookings } from '../../../booking/my-bookings.server.ts';
import type { BookingAnswer } from '../../../booking/form-errors.server.ts';
import { revalidateAfterSending } from '../../../booking/revalidate.ts';
import { loadServiceById } from '../../../booking/service-view.server.ts';
import { timesQueryOf, loadTimes } from '../../../booking/times.server.ts';
import { deferred } from '../../../deferred.server.ts';
import { pageContext } from '../../../page-context.server.ts';
import { OrderFacts, OrderFiles, OrderLines } from '../../../order/order-details.tsx';
import { OrderTickets } from '../../../order/order-tickets.tsx';
import { loadOrderExtras } from '../../../order/order-extras.server.ts';
import { viewOrder } from '../../../order/view-order.server.ts';
import type { UserSession } from '../../../session/user-session.server.ts';
import { inLanguage } from '../../../shop/link.tsx';
import { pageMeta } from '../../../shop/page-meta.ts';
import { Notice } from '../../../ui/notice.tsx';
import { messagesOf } from '../../../i18n/dictionary.server.ts';
import { useTranslations, TranslationsProvider } from '../../../i18n/use-translations.tsx';

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  return [
    ...pageMeta({
      title: `${(loaderData?.messages.order.orderNumber ?? '').replace('{number}', loaderData?.order.number ?? '')} | ${root.loaderData.store.name}`,
    }),
    { name: 'robots', content: 'noindex' },
  ];
}

/**
 * The key in the address must reach no other site. Not `no-referrer`, with which browsers do not
 * say where a form came from.
 */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });

const noBookings = { mayChange: false, bookings: [] };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [pageLanguage, { timeZone }] = await Promise.all([page.pageLanguage(), page.store()]);
  const key = url.searchParams.get('key') ?? '';
  const order = await find(page.userSession(), params.orderId, key);
  if (!order) throw redirect(inLanguage(pageLanguage.prefix, '/orders/lookup?over=1'));
  const { mayChange, bookings } = (order.lineItems ?? []).some(
    ({ serviceProperties }) => serviceProperties,
  )
    ? await deferred(
        page,
        'bookings of the order',
        loadGuestBookings(page, page.userSession(), params.orderId, key),
        noBookings,
      )
    : noBookings;
  const moved = mayChange
    ? bookings.find(({ id, changeable }) => changeable && id === url.searchParams.get('move'))
    : undefined;
  const times =
    moved &&
    (await loadTimes(
      page,
      await loadServiceById(page, moved.serviceId),
      timesQueryOf(url),
      Date.now(),
    ));
  const changed = bookings.find(({ id }) => id === url.searchParams.get('booking'));
  const { tickets, files } = await loadOrderExtras(
    page,
    page.userSession(),
    order,
    { ...pageLanguage, timeZone },
    { key },
  );
  return {
    bookings,
    mayChange,
    move: moved && times && { booking: moved, times },
    done: url.searchParams.get('done'),
    refund: changed?.status === 'CANCELED' ? changed.refund : '',
    path: `/orders/status/${params.orderId}?${new URLSearchParams({ key })}`,
    messages: messagesOf(
      pageLanguage.language,
      'order',
      ...(bookings.length > 0 ? ['booking' as const] : []),
    ),
    order: viewOrder(order, pageLanguage, timeZone, files),
    ...(tickets ? { tickets } : {}),
    invoice: `/hosted/invoice/${params.orderId}?${new URLSearchParams({ key })}`,
  };
}

async function find(
  userSession: UserSession,
  orderId: string,
  key: string,
): Promise<orders.Order | undefined> {
  try {
    return (await userSession.use(orders).getOrderByKey(orderId, { key })).order;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return undefined;
    throw error;
  }
}

export const shouldRevalidate = revalidateAfterSending;

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const key = url.searchParams.get('key') ?? '';
  const { refused, done } = await changeBooking(
    page,
    page.userSession(),
    await request.formData(),
    key,
  );
  return (
    refused ??
    redirect(
      inLanguage(
        (await page.pageLanguage()).prefix,
        `/orders/status/${params.orderId}?${new URLSearchParams([['key', key], ...(done ?? [])])}#bookings`,
      ),
    )
  );
}

export default function OrderStatus({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <TranslationsProvider messages={loaderData.messages}>
      {loaderData.move ? (
        <Move {...loaderData} move={loaderData.move} answer={actionData ?? undefined} />
      ) : (
        <Status {...loaderData} answer={actionData ?? undefined} />
      )}
    </TranslationsProvider>
  );
}

type Loaded = Route.ComponentProps['loaderData'] & { readonly answer: BookingAnswer | undefined };

function Move({ move, path, answer }: Loaded & { readonly move: NonNullable<Loaded['move']> }) {
  const t = useTranslations('booking');
  return (
    <div className="mx-auto max-w-[80rem] px-edge pt-10 pb-24">
      <h1 className="title">{t('moveHeading', { name: move.booking.name })}</h1>
      <p className="mt-4 text-quiet">{move.booking.when}</p>
      <div className="mt-8">
        <MoveBooking {...move} answer={answer} back={path} />
      </div>
    </div>
  );
}

function Bookings({ bookings, mayChange, done, refund, path, answer }: Loaded) {
  const t = useTranslations('booking');
  if (bookings.length === 0) return null;
  return (
    <section id="bookings" className="mt-12">
      <h2 className="subtitle">{t('bookings')}</h2>
      <div className="mt-4 grid gap-4">
        {answer && <Notice kind="error">{answer.message}</Notice>}
        {!answer && done && (
          <Notice kind="done">
            {t(done === 'moved' ? 'bookingIsMoved' : 'bookingIsCanceled')}{' '}
            {done === 'canceled' && refund}
          </Notice>
        )}
        {!mayChange && <p className="text-quiet">{t('changeByMail')}</p>}
      </div>
      <ul className="mt-4">
        {bookings.map((booking) => (
          <BookingCard
            key={booking.id}
            booking={booking}
            moveTo={mayChange ? `${path}&move=${booking.id}` : undefined}
          />
        ))}
      </ul>
    </section>
  );
}

function Status(loaded: Loaded) {
  const { order, invoice, tickets } = loaded;
  const t = useTranslations('order');
  return (
    <div className="order">
      <div>
        <p className="text-quiet">{t('placedOn', { date: order.date })}</p>
        <h1 className="title mt-2">{t('orderNumber', { number: order.number })}</h1>
        <OrderFiles order={order} />
        {tickets && (
          <div className="mt-8">
            <OrderTickets tickets={tickets} />
          </div>
        )}
        <div className="mt-8">
          <OrderFacts order={order} />
        </div>
        <Bookings {...loaded} />
        {order.hasInvoice && (
          <p className="mt-8">
            <a className="link" href={invoice}>
              {t('invoice')}
            </a>
          </p>
        )}
      </div>
      <section aria-label={t('summary')}>
        <OrderLines order={order} />
      </section>
    </div>
  );
}
