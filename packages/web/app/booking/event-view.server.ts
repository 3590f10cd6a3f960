import { events, plans, type events as api } from '@shopwright/sdk';
import type { PageContext } from '../page-context.server.ts';
import { sizedPicture } from '../shop/media.server.ts';
import { orMissing } from '../shop/not-found.server.ts';
import { paragraphs } from '../shop/plain-text.ts';
import { bookingTranslations, momentText } from './format.server.ts';
import { isZone, offsetName, cityOfZone } from './zone.server.ts';

/** The view of an event. Ticket availability is read with every request. */
export type EventView = Awaited<ReturnType<typeof eventView>>;

/** Upcoming events first, then past ones. */
export async function loadEvents(page: PageContext): Promise<EventView[]> {
  const { events: found = [] } = await page.catalog
    .use(events)
    .queryEvents({ query: { paging: { limit: 100 } } });
  const views = await Promise.all(
    found.filter(({ visible }) => visible !== false).map((event) => eventView(page, event)),
  );
  return [
    ...views.filter(({ over }) => !over).toSorted(byStart),
    ...views.filter(({ over }) => over).toSorted((a, b) => byStart(b, a)),
  ];
}

const byStart = (a: EventView, b: EventView): number => Date.parse(a.start) - Date.parse(b.start);

export async function loadEventBySlug(page: PageContext, slug: string): Promise<api.StoreEvent> {
  const { event } = await orMissing(page.catalog.use(events).getEventBySlug(slug));
  return event ?? {};
}

export async function eventView(page: PageContext, event: api.StoreEvent) {
  const [{ t, locale }, { currency }, money, planNames] = await Promise.all([
    bookingTranslations(page),
    page.store(),
    page.money(),
    loadPlanNames(page, event),
  ]);
  const {
    name = '',
    start = new Date(0),
    end,
    canceled = false,
    ticketsPerOrder = 20,
    waitingList = false,
    seo,
  } = event;
  const zone = isZone(event.timeZone) ? event.timeZone : 'UTC';
  const over = (end ?? start).getTime() <= Date.now();
  const tickets = (event.tickets ?? []).map((type) => {
    const {
      price = '0',
      perOrder = 10,
      sale = 'ENDED',
      available,
      saleStart,
      requiresPlanIds = [],
    } = type;
    const plansText = new Intl.ListFormat(locale, { type: 'disjunction' }).format(
      requiresPlanIds.map((id) => planNames.get(id) ?? '').filter(Boolean),
    );
    const maxPerOrder =
      sale === 'ON_SALE' ? Math.min(perOrder, ticketsPerOrder, available ?? 20, 20) : 0;
    return {
      id: type._id ?? '',
      name: type.name,
      description: type.description ?? '',
      amount: price,
      sale,
      maxPerOrder,
      price: Number(price) === 0 ? t('forNothing') : money(Number(price), currency),
      saleStart: saleStart?.toISOString(),
      notes: [
        ...(requiresPlanIds.length > 0 ? [t('forMembersOf', { plans: plansText })] : []),
        ...(sale === 'NOT_STARTED' && saleStart
          ? [t('onSaleFrom', { day: momentText(saleStart, locale, zone) })]
          : []),
        ...(sale === 'ENDED' ? [t('saleEnded')] : []),
        ...(sale === 'SOLD_OUT' ? [t('soldOut')] : []),
        ...(sale === 'ON_SALE' && typeof available === 'number' && available <= 20
          ? [t('ticketsLeft', { count: available })]
          : []),
        ...(sale === 'ON_SALE' && perOrder <= 6 ? [t('limitPerOrder', { count: perOrder })] : []),
      ],
      forMembers: requiresPlanIds.length > 0,
      plans: plansText,
    };
  });
  const shownTickets = tickets.filter(({ sale }) => sale === 'ON_SALE' || sale === 'SOLD_OUT');
  const soldOut =
    shownTickets.length > 0 &&
    shownTickets.filter(({ forMembers }) => !forMembers).every(({ sale }) => sale === 'SOLD_OUT');
  const cheapest = tickets
    .filter(({ forMembers }) => !forMembers)
    .toSorted((a, b) => Number(a.amount) - Number(b.amount))[0];
  return {
    id: event._id ?? '',
    slug: event.slug ?? '',
    name,
    currency,
    canceled,
    over,
    waitingList,
    soldOut,
    tickets,
    start: start.toISOString(),
    end: end?.toISOString(),
    when: whenText(start, end, locale, zone),
    zone: `${cityOfZone(zone)}, ${offsetName(start.getTime(), zone, locale)}`,
    venue: { name: event.location?.name ?? '', address: event.location?.address ?? '' },
    description: paragraphs(event.description ?? ''),
    pictures: (event.media ?? []).flatMap((image) => sizedPicture(image, name) ?? []),
    state: canceled
      ? t('canceled')
      : over
        ? t('over')
        : soldOut
          ? t('soldOut')
          : cheapest
            ? t('ticketsFrom', { price: cheapest.price })
            : undefined,
    seo: { title: seo?.title, description: seo?.description },
  };
}

function whenText(start: Date, end: Date | undefined, locale: string, zone: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  });
  return end && end > start ? format.formatRange(start, end) : format.format(start);
}

async function loadPlanNames(
  page: PageContext,
  { tickets = [] }: api.StoreEvent,
): Promise<Map<string, string>> {
  if (!tickets.some(({ requiresPlanIds = [] }) => requiresPlanIds.length > 0)) return new Map();
  const { plans: found = [] } = await page.catalog
    .use(plans)
    .queryPlans({ query: { paging: { limit: 100 } } });
  return new Map(found.map(({ _id = '', name = '' }) => [_id, name]));
}
