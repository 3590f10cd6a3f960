import type { Db } from '../db/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { isGuid } from '../kernel/guid.ts';
import { findOfferings, lockOffering } from '../offerings/index.ts';
import type { Sites } from '../settings/index.ts';
import type { RenderTickets } from './draw-tickets.ts';
import { eventKind } from './event-kind.ts';
import type { EventFacts } from './rules/event.ts';
import { roomOf } from './rules/sale.ts';
import { whoIsNext } from './rules/waiting.ts';
import { MAIL_TICKETS, TELL_WAITING } from './sell.ts';
import { countTaken, dropEndedHolds } from './store/taken.ts';
import { listHolderAddresses, listValidTickets } from './store/tickets.ts';
import { listAwaited, listWaitingRows, markNotified } from './store/waiting.ts';
import { mailCanceled, mailRoom, mailTickets } from './ticket-mail.ts';

export const TELL_CANCELED = 'tickets-tell-canceled';

const DAY = 86_400_000;

export interface TicketJobDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Pick<Sites, 'find'>;
  readonly publicUrl: string;
  readonly renderTickets: RenderTickets;
}

export function ticketJobs({ db, clock, sites, publicUrl, renderTickets }: TicketJobDeps) {
  /** Whoever waited longest is told first, one time; they have a day before it is offered on. */
  const tellWaitingOf = (siteId: string, eventId: string): Promise<void> =>
    db.tx(async (tx) => {
      const event = await lockOffering<EventFacts>(tx, eventKind, siteId, eventId);
      const now = clock();
      if (!event) return;
      const byType =
        (await countTaken(tx, siteId, [eventId], now)).get(eventId) ?? new Map<string, number>();
      for (const guest of whoIsNext(
        await listWaitingRows(tx, siteId, eventId),
        roomOf(event.facts, { byType }, now.getTime()),
        now.getTime(),
        DAY,
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
    const known = event.get(eventId);
    if (!known || tickets.length === 0) return;
    const pages = await renderTickets({
      store: site?.store ?? {},
      language: tickets[0]?.language ?? null,
      tickets: tickets.map((ticket) => ({ ticket, event: known.facts })),
    });
    await db.tx((tx) => mailTickets(tx, sites, siteId, known, tickets, pages));
  };

  return {
    tasks: {
      [MAIL_TICKETS]: async (payload: unknown) => {
        const which = readPayload(payload);
        if (which) await mailTicketsOf(which.siteId, which.eventId, which.ticketIds);
      },
      [TELL_WAITING]: async (payload: unknown) => {
        const which = readPayload(payload);
        // Without a name: a look at all that somebody waits for, because a hold that runs out tells nobody.
        for (const { siteId, eventId } of which ? [which] : await listAwaited(db))
          await tellWaitingOf(siteId, eventId);
      },
      [TELL_CANCELED]: async (payload: unknown) => {
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
        await db.tx((tx) => dropEndedHolds(tx, new Date(clock().getTime() - DAY)));
      },
    },
    schedule: [`*/5 * * * * ${TELL_WAITING}`, '33 4 * * * tickets-clean-up'],
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
