import type { OfferingKind } from '../offerings/index.ts';

export const planKind: OfferingKind = { table: 'plan', word: 'plan' };
