import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** A random id in the wire's GUID form. */
export const newId = (): string => randomUUID();

/**
 * A time-ordered id (UUID version 7): ids of the same time are neighbors in an index, so inserts
 * into a large table stay fast. The time can be read from it; use `newId` for secrets.
 */
export const newOrderedId = (now = Date.now()): string => beginningAt(now) + randomUUID().slice(15);

function beginningAt(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7`;
}

/** Creates many ordered ids; the time prefix is formatted once for each millisecond. */
export function orderedIds(): () => string {
  let at = Number.NaN;
  // Stryker disable next-line StringLiteral: written before it is read
  let beginning = '';
  return () => {
    const now = Date.now();
    // Stryker disable next-line ConditionalExpression: only faster; the same moment is written the same
    if (now !== at) [at, beginning] = [now, beginningAt(now)];
    return beginning + randomUUID().slice(15);
  };
}

/** An unguessable value for keys, codes and secrets: 256 bits by default. */
export const newSecret = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/**
 * A deterministic id derived from the text (UUID version 8). Knowing the text means knowing the id.
 */
export function derivedId(...words: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(words)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
