import {
  createEvent,
  deleteEvent,
  getEvent,
  getEventBySlug,
  queryEvents,
  updateEvent,
} from '@shopwright/contract/tickets/events';
import { enqueue, type Db } from '../db/index.ts';
import { route, type Actor, type Route } from '../http/index.ts';
import { zoneOf } from '../kernel/calendar.ts';
import type { Clock } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import { isRefusal, refuse } from '../kernel/outcome.ts';
import {
  changeOffering,
  createOffering,
  listOfferings,
  removeOffering,
  seeOffering,
  type Offering,
} from '../offerings/index.ts';
import type { Sites } from '../settings/index.ts';
import { eventKind } from './event-kind.ts';
import { NOTIFY_CANCELED } from './jobs.ts';
import { newEvent, patchEvent, type EventFacts } from './rules/event.ts';
import { eventToWire } from './rules/ticket.ts';
import { notifyWaiting } from './sell.ts';
import { countTakenTickets } from './store/taken-tickets.ts';
import { eventHasTickets } from './store/tickets.ts';

export interface EventRouteDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly publicUrl: string;
}

type Event = Offering<EventFacts>;

export function eventRoutes({ db, clock, sites, publicUrl }: EventRouteDeps): Route[] {
  const making = () => ({ now: clock().toISOString(), mint: newId });
  const bare = (event: Event) =>
    eventToWire(event, publicUrl, { byType: new Map() }, clock().getTime());
  const deps = {
    db,
    kind: eventKind,
    toWire: bare,
    onSaved: async (tx: Parameters<typeof notifyWaiting>[0], siteId: string, event: Event) => {
      // More tickets may be available now.
      await notifyWaiting(tx, siteId, event.id);
      if (event.facts.canceled)
        await enqueue(tx, {
          task: NOTIFY_CANCELED,
          payload: { siteId, eventId: event.id },
          key: `${NOTIFY_CANCELED} ${siteId} ${event.id}`,
        });
    },
  };
  /** With the number of available tickets. */
  const withRoom = async (siteId: string, events: readonly Event[]) => {
    const now = clock();
    const taken = await countTakenTickets(
      db,
      siteId,
      events.map(({ id }) => id),
      now,
    );
    return events.map((event) =>
      eventToWire(event, publicUrl, { byType: taken.get(event.id) ?? new Map() }, now.getTime()),
    );
  };
  const see = async (actor: Actor, by: { id: string } | { slug: string }) => {
    const found = await seeOffering<EventFacts>(db, eventKind, actor, by);
    if (isRefusal(found)) return found;
    const [event = bare(found)] = await withRoom(actor.siteId, [found]);
    return { event };
  };

  return [
    route(createEvent, async ({ actor: { siteId }, request }) => {
      const timeZone = zoneOf((await sites.find(siteId))?.store.timeZone);
      const event = await createOffering(
        deps,
        siteId,
        newEvent(request.event, { id: newId(), timeZone, ...making() }),
      );
      return isRefusal(event) ? event : { event };
    }),
    route(updateEvent, async ({ actor, request: { event: said } }) => {
      const changed = await changeOffering(deps, actor.siteId, said.id ?? '', (before: Event) =>
        patchEvent(before, said, making()),
      );
      return isRefusal(changed) ? changed : see(actor, { id: said.id ?? '' });
    }),
    route(deleteEvent, ({ actor: { siteId }, request: { id } }) =>
      removeOffering(deps, siteId, id, async (tx) =>
        (await eventHasTickets(tx, siteId, id)) ? refuse('EVENT_HAS_TICKETS') : undefined,
      ),
    ),
    route(getEvent, ({ actor, request: { id } }) => see(actor, { id })),
    route(getEventBySlug, ({ actor, request: { slug } }) => see(actor, { slug })),
    route(queryEvents, async ({ actor, request }) => {
      const page = await listOfferings(
        { ...deps, toWire: (event: Event) => event },
        actor,
        request.query,
      );
      return isRefusal(page)
        ? page
        : { events: await withRoom(actor.siteId, page.items), metadata: page.metadata };
    }),
  ];
}
