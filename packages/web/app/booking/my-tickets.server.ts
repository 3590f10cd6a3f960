import { events, tickets } from '@shopwright/sdk';
import type { PageContext } from '../page-context.server.ts';
import type { UserSession } from '../session/user-session.server.ts';
import { bookingTranslations, momentText } from './format.server.ts';
import { isZone, offsetName, cityOfZone } from './zone.server.ts';

export type MyEvent = Awaited<ReturnType<typeof loadMyTickets>>['coming'][number];

/** Tickets by the event they are for. */
export async function loadMyTickets(page: PageContext, userSession: UserSession) {
  const [{ t, locale }, { tickets: found = [] }, { events: allEvents = [] }] = await Promise.all([
    bookingTranslations(page),
    userSession.use(tickets).listMyTickets(),
    page.catalog.use(events).queryEvents({ query: { paging: { limit: 100 } } }),
  ]);
  const now = Date.now();
  const groups = [...Map.groupBy(found, ({ eventId = '' }) => eventId)].map(([eventId, mine]) => {
    // One that is no longer shown in the shop still has its tickets.
    const event = allEvents.find(({ _id }) => _id === eventId);
    const start = event?.start ?? mine[0]?.start ?? new Date(0);
    const zone = isZone(event?.timeZone) ? event.timeZone : 'UTC';
    return {
      id: eventId,
      name: event?.name ?? mine[0]?.eventName ?? '',
      slug: event?.slug,
      start: start.getTime(),
      startDate: start.toISOString(),
      over: (event?.end ?? start).getTime() <= now,
      canceled: event?.canceled === true,
      when: momentText(start, locale, zone),
      zone: `${cityOfZone(zone)}, ${offsetName(start.getTime(), zone, locale)}`,
      where: [event?.location?.name, event?.location?.address].filter(Boolean).join(', '),
      tickets: mine.map(
        ({ _id = '', typeName = '', code = '', status, checkedInDate, guestName = '' }) => ({
          id: _id,
          type: typeName,
          guest: guestName,
          code,
          valid: status === 'VALID' && checkedInDate === undefined,
          state:
            status === 'CANCELED'
              ? t('ticketCanceled')
              : checkedInDate
                ? t('ticketUsed', { day: momentText(checkedInDate, locale, zone) })
                : t('ticketValid'),
        }),
      ),
    };
  });
  return {
    coming: groups.filter(({ over }) => !over).toSorted((a, b) => a.start - b.start),
    past: groups.filter(({ over }) => over).toSorted((a, b) => b.start - a.start),
  };
}
