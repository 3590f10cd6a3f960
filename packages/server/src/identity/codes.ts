import { randomInt } from 'node:crypto';

/** Six digits that a person reads from a mail or hears on the phone. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
