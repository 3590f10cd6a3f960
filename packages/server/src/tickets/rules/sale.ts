import type { TicketSale } from '@shopwright/contract/tickets/event';
import { refuse, type Refusal } from '../../kernel/outcome.ts';
import type { EventFacts, TypeFacts } from './event.ts';

/** How many tickets are sold or held, by type, and of this member's own. */
export interface Taken {
  readonly byType: ReadonlyMap<string, number>;
  readonly ofMember?: ReadonlyMap<string, number>;
}

export interface TicketWish {
  readonly typeId: string;
  readonly quantity: number;
}

/** From the start of its sale until just before the end of it, which is the start of the event unless told. */
export function saleOf(
  { start, canceled }: Pick<EventFacts, 'start' | 'canceled'>,
  { saleStart, saleEnd }: Pick<TypeFacts, 'saleStart' | 'saleEnd'>,
  now: number,
): Exclude<TicketSale, 'SOLD_OUT'> {
  if (canceled || now >= Date.parse(saleEnd ?? start)) return 'ENDED';
  return saleStart && now < Date.parse(saleStart) ? 'NOT_STARTED' : 'ON_SALE';
}

/** What is left of a type: of its own number, and of the places of the whole event. No end: null. */
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

/** How many tickets anybody could buy now; no end: null. */
export function roomOf(event: EventFacts, taken: Taken, now: number): number | null {
  const rooms = event.tickets
    .filter((type) => type.requiresPlanIds.length === 0 && saleOf(event, type, now) === 'ON_SALE')
    .map((type) => leftOf(event, type, taken));
  return rooms.includes(null) ? null : Math.max(0, ...rooms.map((left) => left ?? 0));
}

const no = (code: string, description: string): Refusal => refuse(428, code, description);

export interface Buying {
  readonly now: number;
  readonly planIds: ReadonlySet<string>;
  /** They are kept for an order that was made while they were sold: paid before the event begins, they are its own. */
  readonly kept?: boolean;
}

/** Why these cannot be sold together in one order; undefined: they can. */
export function whyNotSold(
  event: EventFacts,
  wishes: readonly TicketWish[],
  taken: Taken,
  buying: Buying,
): Refusal | undefined {
  const total = wishes.reduce((sum, { quantity }) => sum + quantity, 0);
  if (!buying.kept && total > event.ticketsPerOrder)
    return no(
      'TOO_MANY_TICKETS',
      `At most ${event.ticketsPerOrder} tickets are sold in one order.`,
    );
  const wanted = new Map<string, number>();
  for (const { typeId, quantity } of wishes)
    wanted.set(typeId, (wanted.get(typeId) ?? 0) + quantity);
  for (const [typeId, quantity] of wanted) {
    const type = event.tickets.find(({ id }) => id === typeId);
    if (!type) return refuse(404, 'TICKET_TYPE_NOT_FOUND', 'There is no such ticket.');
    const refusal =
      whyNotOffered(event, type, quantity, taken, buying) ??
      whyNotLeft(event, type, quantity, taken);
    if (refusal) return refusal;
  }
  if (typeof event.capacity === 'number') {
    const places =
      event.capacity - [...taken.byType.values()].reduce((sum, count) => sum + count, 0);
    if (places < total)
      return refuse(
        409,
        'TICKETS_SOLD_OUT',
        places > 0 ? `Only ${places} places are left.` : `${event.name} is sold out.`,
      );
  }
  return undefined;
}

function whyNotOffered(
  event: EventFacts,
  type: TypeFacts,
  quantity: number,
  taken: Taken,
  { now, planIds, kept = false }: Buying,
): Refusal | undefined {
  const sale = saleOf(event, kept ? {} : type, now);
  if (sale !== 'ON_SALE')
    return no(
      'TICKETS_NOT_ON_SALE',
      sale === 'ENDED' ? `"${type.name}" is no longer sold.` : `"${type.name}" is not sold yet.`,
    );
  if (kept) return undefined;
  if (type.requiresPlanIds.length > 0 && !type.requiresPlanIds.some((id) => planIds.has(id)))
    return no('MEMBERS_ONLY_ITEM', `"${type.name}" is for members of a plan.`);
  if (quantity > type.perOrder)
    return no(
      'TOO_MANY_TICKETS',
      `At most ${type.perOrder} tickets "${type.name}" are sold in one order.`,
    );
  if (typeof type.perMember === 'number') {
    if (!taken.ofMember) return no('MEMBERS_ONLY_ITEM', `Sign in to buy "${type.name}".`);
    if ((taken.ofMember.get(type.id) ?? 0) + quantity > type.perMember)
      return no(
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
): Refusal | undefined {
  const left = leftOf(event, type, taken);
  if (left !== null && left < quantity)
    return refuse(
      409,
      'TICKETS_SOLD_OUT',
      left > 0 ? `Only ${left} tickets "${type.name}" are left.` : `"${type.name}" is sold out.`,
    );
  return undefined;
}
