import { payments } from '@shopwright/sdk';
import { Form, redirect } from 'react-router';
import type { Route } from './+types/tickets';
import { buyTickets } from '../../booking/buy-tickets.server.ts';
import { checkoutAddress } from '../../booking/checkout.server.ts';
import { EventFacts } from '../../booking/event-facts.tsx';
import { eventView, loadEventBySlug } from '../../booking/event-view.server.ts';
import { HoldClock } from '../../booking/hold-clock.tsx';
import { refusal } from '../../booking/form-errors.server.ts';
import { loadReservation } from '../../booking/reservation.server.ts';
import { revalidateAfterSending } from '../../booking/revalidate.ts';
import { bookingTranslations } from '../../booking/format.server.ts';
import { TicketForm } from '../../booking/ticket-form.tsx';
import { useFresh } from '../../booking/use-fresh.ts';
import { pageContext } from '../../page-context.server.ts';
import {
  loadHostedVisit,
  returnUrl,
  type HostedSession,
} from '../../hosted/redirect-session.server.ts';
import { missing } from '../../shop/not-found.server.ts';
import { Notice } from '../../ui/notice.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  return [
    { title: `${loaderData?.event.name ?? ''} | ${root.loaderData.store.name}` },
    { name: 'robots', content: 'noindex' },
  ];
}

const slugOf = (session: HostedSession | undefined, url: URL): string => {
  const slug = session?.eventsCheckout?.eventSlug ?? url.searchParams.get('event');
  if (!slug) throw missing();
  return slug;
};
const reservationOf = (session: HostedSession | undefined, url: URL): string | undefined =>
  session?.eventsCheckout?.reservationId ?? url.searchParams.get('reservation') ?? undefined;

export async function loader(args: Route.LoaderArgs) {
  const { session, userSession } = await loadHostedVisit(args);
  const page = args.context.get(pageContext);
  const reservationId = reservationOf(session, args.url);
  const [event, reservation] = await Promise.all([
    loadEventBySlug(page, slugOf(session, args.url)).then((found) => eventView(page, found)),
    reservationId === undefined || args.url.searchParams.has('chosen') || !userSession.hasTokens()
      ? undefined
      : loadReservation(page, userSession, reservationId),
  ]);
  return {
    event,
    reservation: reservation?.hold && { ...reservation, hold: reservation.hold },
    waiting: args.url.searchParams.has('waiting'),
    over:
      reservationId !== undefined &&
      !args.url.searchParams.has('chosen') &&
      reservation?.hold === undefined,
    back: returnUrl(session, 'left'),
    appName: session?.appName,
    path: args.url.pathname + args.url.search,
  };
}

export const shouldRevalidate = revalidateAfterSending;

export async function action(args: Route.ActionArgs) {
  const { session, userSession } = await loadHostedVisit(args);
  const page = args.context.get(pageContext);
  const [event, form, { t }] = await Promise.all([
    loadEventBySlug(page, slugOf(session, args.url)),
    args.request.formData(),
    bookingTranslations(page),
  ]);
  const reservation = reservationOf(session, args.url);
  const intent = form.get('intent');
  if (reservation === undefined || (intent !== 'pay' && intent !== 'let-go'))
    return buyTickets({
      page,
      request: args.request,
      userSession,
      event,
      form,
      sessionId: session?._id,
      path: args.url.pathname + args.url.search,
    });
  try {
    if (intent === 'pay') {
      // The hold may have just expired: reserves again if the tickets are still available.
      await userSession.use(payments).holdCheckout(reservation);
      return redirect(await checkoutAddress(page, reservation, session?._id));
    }
    await userSession.use(payments).releaseCheckout(reservation);
    const query = new URLSearchParams(args.url.search);
    query.set('chosen', 'none');
    return redirect(returnUrl(session, 'left') ?? `${args.url.pathname}?${query}`);
  } catch (error) {
    return refusal(error, form, t, 'ticket');
  }
}

export default function Tickets({
  loaderData: { event, reservation, over, waiting, back, appName, path },
  actionData,
}: Route.ComponentProps) {
  const t = useTranslations('booking');
  useFresh();
  return (
    <article className="mx-auto grid max-w-[72rem] gap-x-[calc(var(--edge)*2)] gap-y-8 px-edge pt-10 pb-24 md:grid-cols-[5fr_7fr]">
      <div>
        <h1 className="title mb-6 text-wrap" dir="auto">
          {event.name}
        </h1>
        <EventFacts event={event} />
        {back && (
          <p className="mt-6">
            <a className="link" href={back}>
              {t('backTo', { site: appName ?? '' })}
            </a>
          </p>
        )}
      </div>
      <section id="tickets">
        <h2 className="subtitle mb-4">{t(reservation ? 'reservation' : 'tickets')}</h2>
        {over && actionData === undefined && (
          <div className="mb-6">
            <Notice kind="note">{t('reservationOver')}</Notice>
          </div>
        )}
        {reservation === undefined ? (
          <TicketForm
            event={event}
            answer={actionData ?? undefined}
            cart={false}
            waiting={waiting}
            path={path}
          />
        ) : (
          <Form method="post">
            {actionData && (
              <div className="mb-6">
                <Notice kind="error">{actionData.message}</Notice>
              </div>
            )}
            <HoldClock hold={reservation.hold} />
            <ul className="mt-4">
              {reservation.lines.map(({ id, name, price }) => (
                <li key={id} className="ticket-row">
                  <bdi className="text-lg">{name}</bdi>
                  <span className="tabular-nums">{price}</span>
                </li>
              ))}
              <li className="ticket-row font-medium">
                <span>{t('total')}</span>
                <span className="tabular-nums">{reservation.total}</span>
              </li>
            </ul>
            <p className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
              <button className="button" name="intent" value="pay">
                {t('goToPayment')}
              </button>
              <button className="link cursor-pointer py-2" name="intent" value="let-go">
                {t('letGo')}
              </button>
            </p>
          </Form>
        )}
      </section>
    </article>
  );
}
