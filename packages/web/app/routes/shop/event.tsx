import type { Route } from './+types/event';
import { buyTickets } from '../../booking/buy-tickets.server.ts';
import { EventFacts } from '../../booking/event-facts.tsx';
import { eventView, loadEventBySlug } from '../../booking/event-view.server.ts';
import { revalidateAfterSending } from '../../booking/revalidate.ts';
import { eventData } from '../../booking/structured-data.ts';
import { TicketForm } from '../../booking/ticket-form.tsx';
import { useFresh } from '../../booking/use-fresh.ts';
import { pageContext } from '../../page-context.server.ts';
import { inLanguage, usePath } from '../../shop/link.tsx';
import { addressesOf, pageMeta } from '../../shop/page-meta.ts';
import { wideSizes } from '../../shop/wide-sizes.ts';
import { Picture } from '../../ui/picture.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { store } = root.loaderData;
  const { event } = loaderData;
  const addresses = addressesOf(root.loaderData, `/events/${event.slug}`);
  return [
    ...pageMeta({
      title: event.seo.title ?? `${event.name} | ${store.name}`,
      description: event.seo.description ?? event.description.join(' '),
      ...addresses,
      picture: event.pictures[0],
      siteName: store.name,
    }),
    { 'script:ld+json': eventData(event, { url: addresses.canonical, storeName: store.name }) },
  ];
}

/** Loads no session. Availability is read on every request, so this page is not cached. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return {
    event: await eventView(page, await loadEventBySlug(page, params.slug)),
    waiting: url.searchParams.has('waiting'),
  };
}

export const shouldRevalidate = revalidateAfterSending;

export async function action({ context, params, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const [event, form, { prefix }] = await Promise.all([
    loadEventBySlug(page, params.slug),
    request.formData(),
    page.pageLanguage(),
  ]);
  return buyTickets({
    page,
    request,
    userSession: page.userSession(),
    event,
    form,
    path: inLanguage(prefix, `/events/${event.slug ?? ''}`),
  });
}

export default function EventPage({
  loaderData: { event, waiting },
  actionData,
}: Route.ComponentProps) {
  const t = useTranslations('booking');
  const path = usePath();
  useFresh();
  const [first, ...further] = event.pictures;
  return (
    <article>
      <div className="booking-offer">
        {first && (
          <div>
            <Picture
              image={first}
              first
              sizes="(width >= 64rem) 64vw, (width >= 40rem) 134vw, 100vw"
              className="booking-picture"
            />
          </div>
        )}
        <div className="px-edge pt-8 pb-16 lg:px-[calc(var(--edge)*2)] lg:pt-10">
          {event.state && <p className="mb-3 text-accent">{event.state}</p>}
          <h1 className="title text-wrap" dir="auto">
            {event.name}
          </h1>
          <div className="mt-6">
            <EventFacts event={event} />
          </div>
          <div className="mt-6 mb-10 max-w-[36em] space-y-4 text-[1.0625rem]">
            {event.description.map((text) => (
              <p key={text} dir="auto">
                {text}
              </p>
            ))}
          </div>
          <section id="tickets" className="max-w-[36em]">
            <h2 className="subtitle mb-4">{t('tickets')}</h2>
            <TicketForm
              event={event}
              answer={actionData}
              cart
              waiting={waiting}
              path={path(`/events/${event.slug}`)}
            />
          </section>
        </div>
      </div>
      {further.map((picture) => (
        <Picture key={picture.url} image={picture} sizes={wideSizes} className="wide-picture" />
      ))}
    </article>
  );
}
