import type { OfferingKind } from '../offerings/index.ts';

export const serviceKind: OfferingKind = { table: 'service', word: 'service' };
