import { isGuid } from '../../kernel/guid.ts';

/** Which ticket a line of a cart asks for: the options of its reference, which anybody may have written. */
export function readTicketType({
  ticketTypeId,
}: Readonly<Record<string, unknown>>): string | undefined {
  return typeof ticketTypeId === 'string' && isGuid(ticketTypeId)
    ? ticketTypeId.toLowerCase()
    : undefined;
}
