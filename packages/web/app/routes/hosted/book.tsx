import { redirect } from 'react-router';
import type { Route } from './+types/book';
import { bookSlot } from '../../booking/book.server.ts';
import { BookingForm } from '../../booking/booking-form.tsx';
import { revalidateAfterSending } from '../../booking/revalidate.ts';
import { ServiceFacts } from '../../booking/service-facts.tsx';
import {
  loadServiceById,
  loadServiceBySlug,
  serviceView,
} from '../../booking/service-view.server.ts';
import { timesQueryOf, loadTimes } from '../../booking/times.server.ts';
import { TimesChoice } from '../../booking/times-choice.tsx';
import { clockIn, isZone } from '../../booking/zone.server.ts';
import { pageContext, type PageContext } from '../../page-context.server.ts';
import {
  loadHostedVisit,
  returnUrl,
  type HostedSession,
} from '../../hosted/redirect-session.server.ts';
import { missing } from '../../shop/not-found.server.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  return [
    { title: `${loaderData?.service.name ?? ''} | ${root.loaderData.store.name}` },
    { name: 'robots', content: 'noindex' },
  ];
}

/** The service of the redirect session, with its calendar or the slot chosen on the other site. */
function findService(page: PageContext, session: HostedSession | undefined, url: URL) {
  const id =
    session?.bookingsBook?.resourceId ??
    session?.bookingsCheckout?.slotAvailability?.slot?.serviceId;
  if (id) return loadServiceById(page, id);
  const slug = url.searchParams.get('service');
  if (slug === null) throw missing();
  return loadServiceBySlug(page, slug);
}

export async function loader(args: Route.LoaderArgs) {
  const { session } = await loadHostedVisit(args);
  const page = args.context.get(pageContext);
  const service = await findService(page, session, args.url);
  const slot = session?.bookingsCheckout?.slotAvailability?.slot;
  const start = Date.parse(slot?.startDate ?? '');
  const timesQuery = timesQueryOf(args.url);
  // A time chosen elsewhere opens its day, as its own clocks count it.
  if (!Number.isNaN(start) && timesQuery.day === null && timesQuery.month === null) {
    const zone =
      [timesQuery.zone, session?.bookingsCheckout?.timezone, slot?.timezone, service.timeZone].find(
        isZone,
      ) ?? 'UTC';
    const query = new URLSearchParams(args.url.search);
    query.set('zone', zone);
    query.set('day', clockIn(zone).date(start));
    throw redirect(`${args.url.pathname}?${query}#times`);
  }
  const [view, times] = await Promise.all([
    serviceView(page, service),
    loadTimes(page, service, timesQuery, Date.now()),
  ]);
  return {
    service: view,
    times,
    chosen: Number.isNaN(start) ? undefined : new Date(start).toISOString(),
    back: backOf(session),
    appName: session?.appName,
  };
}

const backOf = (session: HostedSession | undefined): string | undefined =>
  returnUrl(session, 'left');

export const shouldRevalidate = revalidateAfterSending;

export async function action(args: Route.ActionArgs) {
  const { session, userSession } = await loadHostedVisit(args);
  const page = args.context.get(pageContext);
  const [service, form] = await Promise.all([
    findService(page, session, args.url),
    args.request.formData(),
  ]);
  return bookSlot({
    page,
    request: args.request,
    userSession,
    service,
    form,
    sessionId: session?._id,
  });
}

export default function Book({
  loaderData: { service, times, chosen, back, appName },
  actionData,
}: Route.ComponentProps) {
  const t = useTranslations('booking');
  const answer = actionData ?? undefined;
  return (
    <article className="mx-auto max-w-[80rem]">
      <div className="grid gap-x-[calc(var(--edge)*2)] gap-y-6 px-edge pt-10 pb-12 md:grid-cols-2 lg:grid-cols-[5fr_7fr]">
        <div>
          <h1 className="title text-wrap" dir="auto">
            {service.name}
          </h1>
          <p className="mt-3 text-lg">{service.price.text}</p>
          {back && (
            <p className="mt-4">
              <a className="link" href={back}>
                {t('backTo', { site: appName ?? '' })}
              </a>
            </p>
          )}
        </div>
        <ServiceFacts service={service} />
      </div>
      <TimesChoice times={times} heading={t('chooseTime')}>
        <BookingForm
          key={times.day}
          service={service}
          times={times}
          answer={answer}
          chosen={chosen}
          cart={false}
        />
      </TimesChoice>
    </article>
  );
}
