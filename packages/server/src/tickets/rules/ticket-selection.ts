import { isGuid } from '../../kernel/guid.ts';

/**
 * The ticket type that a cart line names: the options of its catalog reference. They come from the
 * client, so nothing in them is trusted.
 */
export function readTicketType({
  ticketTypeId,
}: Readonly<Record<string, unknown>>): string | undefined {
  return typeof ticketTypeId === 'string' && isGuid(ticketTypeId)
    ? ticketTypeId.toLowerCase()
    : undefined;
}
