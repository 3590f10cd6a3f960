import { itemApps } from '@shopwright/contract/shared/apps';
import type { FindCatalogItems, FoundItem } from '../catalog/index.ts';
import { formatMoment } from '../kernel/calendar.ts';
import type { Clock } from '../kernel/clock.ts';
import { toUnits } from '../kernel/decimal.ts';
import { isGuid } from '../kernel/guid.ts';
import { MONEY_SCALE } from '../kernel/money.ts';
import { findOfferings, pictureOf, type Offering } from '../offerings/index.ts';
import type { Sites } from '../settings/index.ts';
import { eventKind } from './event-kind.ts';
import type { EventFacts } from './rules/event.ts';
import { leftOf, saleOf, type Taken } from './rules/sale.ts';
import { readTicketType } from './rules/ticket-selection.ts';
import { countTakenTickets } from './store/taken-tickets.ts';

/** Tickets as cart items. Tickets for members are checked when they are held. */
export function createFindTickets({
  clock,
  sites,
  publicUrl,
}: {
  clock: Clock;
  sites: Pick<Sites, 'find'>;
  publicUrl: string;
}): { appIds: readonly string[]; find: FindCatalogItems } {
  return {
    appIds: [itemApps.tickets],
    find: async (reader, siteId, references) => {
      const ids = [
        ...new Set(
          references.map(({ catalogItemId }) => catalogItemId.toLowerCase()).filter(isGuid),
        ),
      ];
      const events = await findOfferings<EventFacts>(reader, eventKind, siteId, ids);
      const now = clock();
      const taken = await countTakenTickets(reader, siteId, ids, now);
      const locale = (await sites.find(siteId))?.store.locale ?? 'en-US';
      return references.map(({ catalogItemId, options }) => {
        const id = catalogItemId.toLowerCase();
        return toItem(
          events.get(id),
          readTicketType(options ?? {}),
          { byType: taken.get(id) ?? new Map() },
          { now: now.getTime(), publicUrl, locale },
        );
      });
    },
  };
}

function toItem(
  event: Offering<EventFacts> | undefined,
  typeId: string | undefined,
  taken: Taken,
  { now, publicUrl, locale }: { now: number; publicUrl: string; locale: string },
): FoundItem {
  const type = event?.facts.visible
    ? event.facts.tickets.find(({ id }) => id === typeId)
    : undefined;
  if (!event || !type)
    return {
      missing: {
        code: 'ITEM_NOT_FOUND',
        description:
          'There is no such event or ticket to sell: name the event and options.ticketTypeId.',
      },
    };
  const { facts } = event;
  const price = toUnits(type.price, MONEY_SCALE);
  const left = leftOf(facts, type, taken);
  const image = pictureOf(facts.media, publicUrl);
  return {
    found: {
      productId: event.id,
      key: `ticket ${event.id} ${type.id}`,
      name: `${facts.name}: ${type.name}`,
      price,
      fullPrice: price,
      url: { relativePath: `/events/${facts.slug}`, url: `${publicUrl}/events/${facts.slug}` },
      ...(image ? { image } : {}),
      descriptionLines: [
        {
          name: { original: 'When' },
          plainText: { original: formatMoment(Date.parse(facts.start), facts.timeZone, locale) },
          lineType: 'PLAIN_TEXT',
        },
      ],
      itemType: 'SERVICE',
      collectionIds: [],
      // The limit per order is checked here, the availability when the tickets are held.
      available:
        saleOf(facts, type, now) === 'ON_SALE'
          ? Math.min(left ?? Infinity, type.perOrder, facts.ticketsPerOrder)
          : 0,
      serviceProperties: {
        scheduledDate: new Date(facts.start).toISOString(),
        timeZone: facts.timeZone,
      },
    },
  };
}
