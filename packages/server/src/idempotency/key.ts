import { createHash } from 'node:crypto';
import type { CallInput } from '../http/index.ts';
import { refuse, type Refusal } from '../kernel/outcome.ts';

export const MAX_KEY_LENGTH = 255;

/** The parts of a call that idempotency uses. */
export type KeyedRequest = Pick<CallInput<unknown>, 'headers' | 'request'>;

/** The Idempotency-Key of a call; undefined if there is none or it is malformed. */
export function idempotencyKeyOf({ headers }: Pick<KeyedRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && key !== '' && key.length <= MAX_KEY_LENGTH ? key : undefined;
}

/** Distinguishes requests. */
export const fingerprintOf = (text: string): Buffer => createHash('sha256').update(text).digest();

export const keyReused: Refusal = refuse('IDEMPOTENCY_KEY_REUSED');
