import { expect, it } from 'vitest';
import { readTicketType } from './ticket-selection.ts';

it('a line names a ticket type by its id, in any case', () => {
  expect(readTicketType({ ticketTypeId: 'AAAAAAAA-0000-4000-8000-000000000001' })).toBe(
    'aaaaaaaa-0000-4000-8000-000000000001',
  );
});

it('a line without an id names no ticket', () => {
  for (const ticketTypeId of [
    undefined,
    null,
    '',
    'x',
    5,
    ['aaaaaaaa-0000-4000-8000-000000000001'],
  ])
    expect(readTicketType({ ticketTypeId })).toBeUndefined();
  expect(readTicketType({})).toBeUndefined();
});
