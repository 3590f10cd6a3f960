import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../db/index.ts';
import type { CallInput } from '../http/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { isRefusal, refuse, refuseFields, violation, type Refusal } from '../kernel/outcome.ts';
import { dropKey, keepAnswer, takeKey, type KeyRow } from './store/idempotency.ts';

/** Longer than any call lives. */
const STALE_MS = 30_000;

interface Keyed {
  readonly db: Db;
  readonly clock: Clock;
  /** Which call it is. */
  readonly call: string;
}

/**
 * With a header Idempotency-Key, the same call again gets the same answer, refusals among them, and does nothing. The same key
 * with another request is a mistake. What failed without an answer may be tried again under its key.
 */
export async function once<Request, Answer extends object>(
  { db, clock, call }: Keyed,
  { actor, headers, request }: CallInput<Request>,
  work: () => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  const key = headers['idempotency-key'];
  if (key === undefined || key === '') return work();
  if (typeof key !== 'string' || key.length > 255)
    return refuseFields(
      violation('Idempotency-Key', 'MAX_LENGTH', 'must be one text of at most 255 characters', {
        threshold: 255,
      }),
    );
  const place = { siteId: actor.siteId, scope: `${call} ${actor.role} ${actor.id}`, key };
  const mark = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const taken = () => takeKey(db, place, mark, clock(), new Date(clock().getTime() - STALE_MS));

  let known = await taken();
  // One is under way: its answer is ours too.
  for (let turn = 0; known && known.status === null && turn < 40; turn += 1) {
    if (known.requestMark !== mark) break;
    await sleep(100);
    known = await taken();
  }
  if (known) return answerOf<Answer>(known, mark);
  try {
    const answer = await work();
    await keepAnswer(db, place, isRefusal(answer) ? answer.status : 200, JSON.stringify(answer));
    return answer;
  } catch (error) {
    await dropKey(db, place).catch(() => void letKeyGo(db, place));
    throw error;
  }
}

/** The database that failed the call is away still: the key goes as soon as it is back, or it would stand in the way of the next try. */
async function letKeyGo(db: Db, place: Parameters<typeof dropKey>[1]): Promise<void> {
  // Well before the key is stale and may be another's.
  for (let wait = 50; wait < STALE_MS / 4; wait *= 2) {
    await sleep(wait, undefined, { ref: false });
    try {
      return await dropKey(db, place);
    } catch {
      // Not back yet.
    }
  }
}

function answerOf<Answer>({ requestMark, answer }: KeyRow, mark: string): Answer | Refusal {
  if (requestMark !== mark)
    return refuse(
      422,
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key was used with another request. Take a new key for a new request.',
    );
  if (answer === null)
    return refuse(409, 'CONFLICT', 'The same request is still under way. Ask again in a moment.');
  // Written above, from an answer of this call.
  return JSON.parse(answer) as Answer | Refusal;
}
