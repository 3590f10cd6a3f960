import type { ErrorCode } from '@shopwright/contract';
import { isRefusal, type Refusal } from '../kernel/outcome.ts';
import { fingerprintOf, idempotencyKeyOf, keyReused, type KeyedRequest } from './key.ts';

/** More keys than one entity has concurrent requests. */
const MAX_KEYS_PER_ENTITY = 20;
const FINGERPRINT_LENGTH = 16;

interface KeyedEntity {
  /** The last keys, each after the fingerprint of its request; the newest is last. */
  readonly done?: readonly string[];
}

/**
 * Applies a change once for each Idempotency-Key. The key is stored in the entity itself, so that
 * neither can be saved without the other. A repeated request returns the entity as it is. A refused
 * change leaves its key unused. A key that was used with another request is refused. Without a key,
 * or with a malformed one, every call applies its change.
 */
export function applyOnce<Entity extends KeyedEntity, Code extends ErrorCode = never>(
  operation: string,
  input: KeyedRequest,
  entity: Entity,
  change: () => Entity | Refusal<Code>,
): Entity | Refusal<Code> {
  const key = idempotencyKeyOf(input);
  if (key === undefined) return change();
  const done = entity.done ?? [];
  const fingerprint = fingerprintOf(`${operation} ${JSON.stringify(input.request)}`)
    .toString('base64url')
    .slice(0, FINGERPRINT_LENGTH);
  const entry = `${fingerprint} ${key}`;
  // An earlier release stored the key without a fingerprint.
  if (done.includes(entry) || done.includes(key)) return entity;
  if (done.some((other) => other.slice(FINGERPRINT_LENGTH + 1) === key)) return keyReused;
  const changed = change();
  return isRefusal(changed) || changed === entity
    ? changed
    : { ...changed, done: [...done, entry].slice(-MAX_KEYS_PER_ENTITY) };
}
