import { createPublicKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { createSigningKeys } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { envelope, type StoredEvent } from './rules/envelope.ts';

type Keys = Pick<ReturnType<typeof createSigningKeys>, 'current'>;

/** How long a receiver may accept a delivery; each attempt is signed again. */
const SIGNATURE_TTL_SECONDS = 300;

/**
 * The complete body of a delivery: a JWT whose `data` claim is the event. Duplicates have the same
 * `jti`.
 */
export async function signEvent(
  { keys, clock }: { keys: Keys; clock: Clock },
  event: StoredEvent,
): Promise<string> {
  const { key, keyId } = await keys.current(event.siteId, 'webhook');
  const now = Math.floor(clock().getTime() / 1000);
  return new SignJWT({ data: envelope(event) })
    .setProtectedHeader({ alg: 'RS256', kid: keyId, typ: 'JWT' })
    .setIssuedAt(now)
    .setExpirationTime(now + SIGNATURE_TTL_SECONDS)
    .setJti(event.eventId)
    .sign(key);
}

/** The key with which a receiver verifies signatures. */
export async function publicKeyOf(keys: Keys, siteId: string): Promise<string> {
  const { key } = await keys.current(siteId, 'webhook');
  return createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
}
