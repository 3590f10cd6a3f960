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
import { bookingSpeech } from '../../booking/format.server.ts';
import { TicketForm } from '../../booking/ticket-form.tsx';
import { useFresh } from '../../booking/use-fresh.ts';
import { pageContext } from '../../page-context.server.ts';
import { hopOf, returnUrl, type HostedSession } from '../../hosted/redirect-session.server.ts';
import { missing } from '../../shop/not-found.server.ts';
import { Notice } from '../../ui/notice.tsx';
import { useWords } from '../../i18n/use-translations.tsx';

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
  const { session, person } = await hopOf(args);
  const page = args.context.get(pageContext);
  const wanted = reservationOf(session, args.url);
  const [event, reservation] = await Promise.all([
    loadEventBySlug(page, slugOf(session, args.url)).then((found) => eventView(page, found)),
    wanted === undefined || args.url.searchParams.has('chosen') || !person.isKnown()
      ? undefined
      : loadReservation(page, person, wanted),
  ]);
  return {
    event,
    reservation: reservation?.hold && { ...reservation, hold: reservation.hold },
    waiting: args.url.searchParams.has('waiting'),
    over:
      wanted !== undefined &&
      !args.url.searchParams.has('chosen') &&
      reservation?.hold === undefined,
    back: returnUrl(session, 'left'),
    appName: session?.appName,
    path: args.url.pathname + args.url.search,
  };
}

export const shouldRevalidate = revalidateAfterSending;

export async function action(args: Route.ActionArgs) {
  const { session, person } = await hopOf(args);
  const page = args.context.get(pageContext);
  const [event, form, { say }] = await Promise.all([
    loadEventBySlug(page, slugOf(session, args.url)),
    args.request.formData(),
    bookingSpeech(page),
  ]);
  const reservation = reservationOf(session, args.url);
  const intent = form.get('intent');
  if (reservation === undefined || (intent !== 'pay' && intent !== 'let-go'))
    return buyTickets({
      page,
      request: args.request,
      person,
      event,
      form,
      sessionId: session?._id,
      path: args.url.pathname + args.url.search,
    });
  try {
    if (intent === 'pay') {
      // Once more, in case its time ran out a moment ago: it is kept anew if nobody took it.
      await person.use(payments).holdCheckout(reservation);
      return redirect(await checkoutAddress(page, reservation, session?._id));
    }
    await person.use(payments).releaseCheckout(reservation);
    const query = new URLSearchParams(args.url.search);
    query.set('chosen', 'none');
    return redirect(returnUrl(session, 'left') ?? `${args.url.pathname}?${query}`);
  } catch (error) {
    return refusal(error, form, say, 'ticket');
  }
}

export default function Tickets({
  loaderData: { event, reservation, over, waiting, back, appName, path },
  actionData,
}: Route.ComponentProps) {
  const say = useWords('booking');
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
              {say('backTo', { site: appName ?? '' })}
            </a>
          </p>
        )}
      </div>
      <section id="tickets">
        <h2 className="subtitle mb-4">{say(reservation ? 'reservation' : 'tickets')}</h2>
        {over && actionData === undefined && (
          <div className="mb-6">
            <Notice kind="note">{say('reservationOver')}</Notice>
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
                <span>{say('total')}</span>
                <span className="tabular-nums">{reservation.total}</span>
              </li>
            </ul>
            <p className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
              <button className="button" name="intent" value="pay">
                {say('goToPayment')}
              </button>
              <button className="link cursor-pointer py-2" name="intent" value="let-go">
                {say('letGo')}
              </button>
            </p>
          </Form>
        )}
      </section>
    </article>
  );
}
