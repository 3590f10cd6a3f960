import type { OfferingKind } from '../offerings/index.ts';

export const eventKind: OfferingKind = { table: 'ticket_event', word: 'event' };
