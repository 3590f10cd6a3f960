import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorCode } from '@shopwright/contract';
import type { Db } from '../db/index.ts';
import type { CallInput } from '../http/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { isRefusal, refuse, refuseFields, violation, type Refusal } from '../kernel/outcome.ts';
import { fingerprintOf, idempotencyKeyOf, keyReused, MAX_KEY_LENGTH } from './key.ts';
import { claimKey, releaseKey, saveAnswer, type KeyRow, type StoredKey } from './store.ts';

/** Longer than any call takes. */
const ABANDONED_AFTER_MS = 30_000;
const POLL_MS = 100;
const MAX_POLLS = 40;

interface IdempotentCall {
  readonly db: Db;
  readonly clock: Clock;
  /** The name of the call: the same key may be used once for each. */
  readonly call: string;
}

/**
 * Answers repeated requests with the same Idempotency-Key with the stored answer of the first, also
 * with a refusal, and does the work once. A key that was used with another request is refused. Work
 * that failed without an answer can be retried with its key.
 */
export async function answerOnce<Request, Answer extends object, Code extends ErrorCode = never>(
  { db, clock, call }: IdempotentCall,
  input: CallInput<Request>,
  work: () => Promise<Answer | Refusal<Code>>,
): Promise<Answer | Refusal<Code>> {
  const { actor, headers, request } = input;
  const sent = headers['idempotency-key'];
  if (sent === undefined || sent === '') return work();
  const key = idempotencyKeyOf(input);
  if (key === undefined) return malformedKey;
  const stored = { siteId: actor.siteId, scope: `${call} ${actor.role} ${actor.id}`, key };
  const fingerprint = fingerprintOf(JSON.stringify(request)).toString('hex');
  const claim = () =>
    claimKey(db, stored, {
      fingerprint,
      now: clock(),
      abandonedBefore: new Date(clock().getTime() - ABANDONED_AFTER_MS),
    });

  let earlier = await claim();
  // The same request is in progress: wait for its answer.
  for (let poll = 0; isInProgress(earlier, fingerprint) && poll < MAX_POLLS; poll += 1) {
    await sleep(POLL_MS);
    earlier = await claim();
  }
  if (earlier) return answerOf<Answer, Code>(earlier, fingerprint);
  try {
    const answer = await work();
    await saveAnswer(db, stored, isRefusal(answer) ? answer.status : 200, JSON.stringify(answer));
    return answer;
  } catch (error) {
    await releaseKey(db, stored).catch(() => void retryRelease(db, stored));
    throw error;
  }
}

const malformedKey = refuseFields(
  violation(
    'Idempotency-Key',
    'MAX_LENGTH',
    `must be one text of at most ${MAX_KEY_LENGTH} characters`,
    { threshold: MAX_KEY_LENGTH },
  ),
);

const isInProgress = (row: KeyRow | undefined, fingerprint: string): boolean =>
  row !== undefined && row.status === null && row.requestMark === fingerprint;

/**
 * While the database is unavailable, the key cannot be released, and would block the client's
 * retry.
 */
async function retryRelease(db: Db, key: StoredKey): Promise<void> {
  // Ends well before another request may claim the abandoned key.
  for (let waitMs = 50; waitMs < ABANDONED_AFTER_MS / 4; waitMs *= 2) {
    await sleep(waitMs, undefined, { ref: false });
    try {
      return await releaseKey(db, key);
    } catch {
      // The database is still unavailable.
    }
  }
}

function answerOf<Answer, Code extends ErrorCode = never>(
  { requestMark, answer }: KeyRow,
  fingerprint: string,
): Answer | Refusal<Code> {
  if (requestMark !== fingerprint) return keyReused;
  if (answer === null) return refuse('CONFLICT');
  // Stored above, from an answer of this call.
  return JSON.parse(answer) as Answer | Refusal<Code>;
}
