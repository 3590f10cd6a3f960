import type { StoreEvent } from '@shopwright/contract/tickets/event';
import type { Tx } from '../db/index.ts';
import { newId } from '../kernel/ids.ts';
import { isRefusal, type Refusal } from '../kernel/outcome.ts';
import { addOffering, type Offering } from '../offerings/index.ts';
import { eventKind } from './event-kind.ts';
import { newEvent, type EventFacts } from './rules/event.ts';
import { eventToWire } from './rules/ticket.ts';

/** Creates an event within a larger transaction. */
export async function addEvent(
  tx: Tx,
  siteId: string,
  said: StoreEvent,
  { now, timeZone, siteUrl }: { now: Date; timeZone: string; siteUrl: string },
): Promise<Offering<EventFacts> | Refusal> {
  const made = newEvent(said, { id: newId(), now: now.toISOString(), timeZone, mint: newId });
  return isRefusal(made)
    ? made
    : addOffering(
        tx,
        {
          kind: eventKind,
          toWire: (event: Offering<EventFacts>) =>
            eventToWire(event, siteUrl, { byType: new Map() }, now.getTime()),
        },
        siteId,
        made,
      );
}
