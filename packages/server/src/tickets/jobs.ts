import type { Db } from '../db/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { isGuid } from '../kernel/guid.ts';
import { findOfferings, lockOffering } from '../offerings/index.ts';
import type { Sites } from '../settings/index.ts';
import type { RenderTickets } from './draw-tickets.ts';
import { eventKind } from './event-kind.ts';
import type { EventFacts } from './rules/event.ts';
import { roomOf } from './rules/sale.ts';
import { guestsToNotify } from './rules/waiting.ts';
import { MAIL_TICKETS, NOTIFY_WAITING } from './sell.ts';
import { countTakenTickets, dropEndedHolds } from './store/taken-tickets.ts';
import { listHolderAddresses, listValidTickets } from './store/tickets.ts';
import { listAwaited, listWaitingRows, markNotified } from './store/waiting.ts';
import { mailCanceled, mailRoom, mailTickets } from './ticket-mail.ts';

export const NOTIFY_CANCELED = 'tickets-tell-canceled';

const DAY_MS = 86_400_000;

export interface TicketJobDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Pick<Sites, 'find'>;
  readonly publicUrl: string;
  readonly renderTickets: RenderTickets;
}

export function ticketJobs({ db, clock, sites, publicUrl, renderTickets }: TicketJobDeps) {
  /**
   * Guests are notified once, in the order they joined; each has a day before the tickets are
   * offered to the next.
   */
  const notifyWaitingOf = (siteId: string, eventId: string): Promise<void> =>
    db.tx(async (tx) => {
      const event = await lockOffering<EventFacts>(tx, eventKind, siteId, eventId);
      const now = clock();
      if (!event) return;
      const byType =
        (await countTakenTickets(tx, siteId, [eventId], now)).get(eventId) ??
        new Map<string, number>();
      for (const guest of guestsToNotify(
        await listWaitingRows(tx, siteId, eventId),
        roomOf(event.facts, { byType }, now.getTime()),
        now.getTime(),
        DAY_MS,
      )) {
        await mailRoom(tx, sites, siteId, event, guest, publicUrl, now);
        await markNotified(tx, siteId, eventId, guest.waitingId, now);
      }
    });

  const mailTicketsOf = async (
    siteId: string,
    eventId: string,
    ticketIds: readonly string[],
  ): Promise<void> => {
    const [event, tickets, site] = await Promise.all([
      findOfferings<EventFacts>(db, eventKind, siteId, [eventId]),
      listValidTickets(db, siteId, ticketIds),
      sites.find(siteId),
    ]);
    const loaded = event.get(eventId);
    if (!loaded || tickets.length === 0) return;
    const pages = await renderTickets({
      store: site?.store ?? {},
      language: tickets[0]?.language ?? null,
      tickets: tickets.map((ticket) => ({ ticket, event: loaded.facts })),
    });
    await db.tx((tx) => mailTickets(tx, sites, siteId, loaded, tickets, pages));
  };

  return {
    tasks: {
      [MAIL_TICKETS]: async (payload: unknown) => {
        const which = readPayload(payload);
        if (which) await mailTicketsOf(which.siteId, which.eventId, which.ticketIds);
      },
      [NOTIFY_WAITING]: async (payload: unknown) => {
        const which = readPayload(payload);
        // Without an event id: checks every event with waiting guests, because a hold that expires
        // publishes no event.
        for (const { siteId, eventId } of which ? [which] : await listAwaited(db))
          await notifyWaitingOf(siteId, eventId);
      },
      [NOTIFY_CANCELED]: async (payload: unknown) => {
        const which = readPayload(payload);
        const event =
          which &&
          (await findOfferings<EventFacts>(db, eventKind, which.siteId, [which.eventId])).get(
            which.eventId,
          );
        if (!which || !event) return;
        for (const guest of await listHolderAddresses(db, which.siteId, which.eventId))
          await db.tx((tx) => mailCanceled(tx, sites, which.siteId, event, guest));
      },
      'tickets-clean-up': async () => {
        await db.tx((tx) => dropEndedHolds(tx, new Date(clock().getTime() - DAY_MS)));
      },
    },
    schedule: [`*/5 * * * * ${NOTIFY_WAITING}`, '33 4 * * * tickets-clean-up'],
  };
}

function readPayload(
  payload: unknown,
): { siteId: string; eventId: string; ticketIds: string[] } | undefined {
  if (
    typeof payload !== 'object' ||
    payload === null ||
    !('siteId' in payload) ||
    !('eventId' in payload)
  )
    return undefined;
  const { siteId, eventId } = payload;
  return typeof siteId === 'string' && typeof eventId === 'string' && isGuid(eventId)
    ? {
        siteId,
        eventId,
        ticketIds:
          'ticketIds' in payload && Array.isArray(payload.ticketIds)
            ? payload.ticketIds.filter((id) => typeof id === 'string')
            : [],
      }
    : undefined;
}
