import { randomBytes } from 'node:crypto';

/**
 * Request ids are unique across processes and cheap: a random start for the process, then a count.
 */
export function createRequestIds(): () => string {
  const process = randomBytes(8).toString('hex');
  let count = 0;
  return () => `${process}.${(count++).toString(36)}`;
}
