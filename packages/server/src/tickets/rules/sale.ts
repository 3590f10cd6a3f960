import type { TicketSale } from '@shopwright/contract/tickets/event';
import type { TicketSaleError } from '@shopwright/contract/errors/groups';
import { refuse, refuseWithStatus, type Refusal } from '../../kernel/outcome.ts';
import type { EventFacts, TypeFacts } from './event.ts';

/** Sold and held tickets, by type, and those of this member. */
export interface Taken {
  readonly byType: ReadonlyMap<string, number>;
  readonly ofMember?: ReadonlyMap<string, number>;
}

export interface TicketRequest {
  readonly typeId: string;
  readonly quantity: number;
}

/** From the start of sales until just before their end, by default the start of the event. */
export function saleOf(
  { start, canceled }: Pick<EventFacts, 'start' | 'canceled'>,
  { saleStart, saleEnd }: Pick<TypeFacts, 'saleStart' | 'saleEnd'>,
  now: number,
): Exclude<TicketSale, 'SOLD_OUT'> {
  if (canceled || now >= Date.parse(saleEnd ?? start)) return 'ENDED';
  return saleStart && now < Date.parse(saleStart) ? 'NOT_STARTED' : 'ON_SALE';
}

/**
 * The remaining tickets of a type, limited by the type and by the capacity of the event; null when
 * unlimited.
 */
export function leftOf(
  { capacity, tickets }: Pick<EventFacts, 'capacity' | 'tickets'>,
  type: TypeFacts,
  { byType }: Taken,
): number | null {
  const own = typeof type.quantity === 'number' ? type.quantity - (byType.get(type.id) ?? 0) : null;
  const all =
    typeof capacity === 'number'
      ? capacity - tickets.reduce((sum, { id }) => sum + (byType.get(id) ?? 0), 0)
      : null;
  const least = own === null ? all : all === null ? own : Math.min(own, all);
  return least === null ? null : Math.max(0, least);
}

/** The number of tickets on sale now; null when unlimited. */
export function roomOf(event: EventFacts, taken: Taken, now: number): number | null {
  const rooms = event.tickets
    .filter((type) => type.requiresPlanIds.length === 0 && saleOf(event, type, now) === 'ON_SALE')
    .map((type) => leftOf(event, type, taken));
  return rooms.includes(null) ? null : Math.max(0, ...rooms.map((left) => left ?? 0));
}

export interface Buying {
  readonly now: number;
  readonly planIds: ReadonlySet<string>;
  /**
   * Held tickets of an order that was placed during the sale: they remain valid if they are paid
   * before the event starts.
   */
  readonly isHeld?: boolean;
}

/** Why these tickets cannot be sold in one order; undefined when they can. */
export function whyNotSold(
  event: EventFacts,
  requests: readonly TicketRequest[],
  taken: Taken,
  buying: Buying,
): Refusal<TicketSaleError> | undefined {
  const total = requests.reduce((sum, { quantity }) => sum + quantity, 0);
  if (!buying.isHeld && total > event.ticketsPerOrder)
    return refuse(
      'TOO_MANY_TICKETS',
      `At most ${event.ticketsPerOrder} tickets are sold in one order.`,
    );
  const quantities = new Map<string, number>();
  for (const { typeId, quantity } of requests)
    quantities.set(typeId, (quantities.get(typeId) ?? 0) + quantity);
  for (const [typeId, quantity] of quantities) {
    const type = event.tickets.find(({ id }) => id === typeId);
    if (!type) return refuse('TICKET_TYPE_NOT_FOUND');
    const refusal =
      whyNotOffered(event, type, quantity, taken, buying) ??
      whyNotLeft(event, type, quantity, taken);
    if (refusal) return refusal;
  }
  if (typeof event.capacity === 'number') {
    const capacityLeft =
      event.capacity - [...taken.byType.values()].reduce((sum, count) => sum + count, 0);
    if (capacityLeft < total)
      return refuse(
        'TICKETS_SOLD_OUT',
        capacityLeft > 0 ? `Only ${capacityLeft} places are left.` : `${event.name} is sold out.`,
      );
  }
  return undefined;
}

function whyNotOffered(
  event: EventFacts,
  type: TypeFacts,
  quantity: number,
  taken: Taken,
  { now, planIds, isHeld = false }: Buying,
): Refusal<'MEMBERS_ONLY_ITEM' | 'TICKETS_NOT_ON_SALE' | 'TOO_MANY_TICKETS'> | undefined {
  const sale = saleOf(event, isHeld ? {} : type, now);
  if (sale !== 'ON_SALE')
    return refuse(
      'TICKETS_NOT_ON_SALE',
      sale === 'ENDED' ? `"${type.name}" is no longer sold.` : `"${type.name}" is not sold yet.`,
    );
  if (isHeld) return undefined;
  if (type.requiresPlanIds.length > 0 && !type.requiresPlanIds.some((id) => planIds.has(id)))
    return refuseWithStatus(428, 'MEMBERS_ONLY_ITEM', `"${type.name}" is for members of a plan.`);
  if (quantity > type.perOrder)
    return refuse(
      'TOO_MANY_TICKETS',
      `At most ${type.perOrder} tickets "${type.name}" are sold in one order.`,
    );
  if (typeof type.perMember === 'number') {
    if (!taken.ofMember)
      return refuseWithStatus(428, 'MEMBERS_ONLY_ITEM', `Sign in to buy "${type.name}".`);
    if ((taken.ofMember.get(type.id) ?? 0) + quantity > type.perMember)
      return refuse(
        'TOO_MANY_TICKETS',
        `A member has at most ${type.perMember} tickets "${type.name}".`,
      );
  }
  return undefined;
}

function whyNotLeft(
  event: EventFacts,
  type: TypeFacts,
  quantity: number,
  taken: Taken,
): Refusal<'TICKETS_SOLD_OUT'> | undefined {
  const left = leftOf(event, type, taken);
  if (left !== null && left < quantity)
    return refuse(
      'TICKETS_SOLD_OUT',
      left > 0 ? `Only ${left} tickets "${type.name}" are left.` : `"${type.name}" is sold out.`,
    );
  return undefined;
}
