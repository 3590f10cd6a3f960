import { events, tickets } from '@shopwright/sdk';
import type { PageContext } from '../page-context.server.ts';
import type { Person } from '../session/user-session.server.ts';
import { bookingSpeech, momentText } from './format.server.ts';
import { isZone, offsetName, placeOf } from './zone.server.ts';

export type MyEvent = Awaited<ReturnType<typeof loadMyTickets>>['coming'][number];

/** Tickets by the event they are for. */
export async function loadMyTickets(page: PageContext, person: Person) {
  const [{ say, locale }, { tickets: found = [] }, { events: known = [] }] = await Promise.all([
    bookingSpeech(page),
    person.use(tickets).listMyTickets(),
    page.catalog.use(events).queryEvents({ query: { paging: { limit: 100 } } }),
  ]);
  const now = Date.now();
  const groups = [...Map.groupBy(found, ({ eventId = '' }) => eventId)].map(([eventId, mine]) => {
    // One that is no longer shown in the shop still has its tickets.
    const event = known.find(({ _id }) => _id === eventId);
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
      zone: `${placeOf(zone)}, ${offsetName(start.getTime(), zone, locale)}`,
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
              ? say('ticketCanceled')
              : checkedInDate
                ? say('ticketUsed', { day: momentText(checkedInDate, locale, zone) })
                : say('ticketValid'),
        }),
      ),
    };
  });
  return {
    coming: groups.filter(({ over }) => !over).toSorted((a, b) => a.start - b.start),
    past: groups.filter(({ over }) => over).toSorted((a, b) => b.start - a.start),
  };
}
