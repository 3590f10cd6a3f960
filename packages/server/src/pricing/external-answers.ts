import type { Log } from '../kernel/log.ts';
import { withTimeout } from '../kernel/with-timeout.ts';
import { createCache } from '../memory/index.ts';

/**
 * Answers of tax and shipping providers. A quote runs on every change of a cart and once more when
 * the buyer pays, so the same request gets the same answer for a while: the price that the buyer saw
 * stays, and a provider that is down costs one timeout, not one for each request.
 */
export interface ExternalAnswers<Answer> {
  /** Undefined when the provider failed and has no usable earlier answer. */
  get(request: object, load: () => Promise<Answer>): Promise<Answer | undefined>;
}

export interface AnswerOptions<Answer> {
  readonly name: string;
  readonly log: Log;
  /** Why an answer cannot be used; undefined when it can. */
  readonly whyWrong: (answer: Answer) => string | undefined;
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

const TIMEOUT_MS = 3_000;
const FRESH_MS = 10 * 60_000;
/** An earlier answer is better than none while the provider is down. */
const USABLE_MS = 60 * 60_000;
/** A provider that just failed is not called for this long. */
const REST_MS = 30_000;
const MAX_ANSWERS = 2_000;

interface Stored<Answer> {
  readonly answer: Answer | undefined;
  readonly answeredAt: number;
  readonly nextCallAt: number;
}

export function createExternalAnswers<Answer>({
  name,
  log,
  whyWrong,
  timeoutMs = TIMEOUT_MS,
  now = () => performance.now(),
}: AnswerOptions<Answer>): ExternalAnswers<Answer> {
  const stored = createCache<Stored<Answer>>({ maxEntries: MAX_ANSWERS });
  const refreshed = createCache<Stored<Answer>>({
    maxEntries: MAX_ANSWERS,
    isFresh: ({ nextCallAt }) => now() < nextCallAt,
  });

  const call = async (key: string, load: () => Promise<Answer>): Promise<Stored<Answer>> => {
    try {
      const answer = await withTimeout(
        load,
        timeoutMs,
        () => new Error(`${name} did not answer within ${timeoutMs} ms.`),
      );
      const wrong = whyWrong(answer);
      if (wrong !== undefined) throw new Error(`${name} answered wrongly: ${wrong}`);
      const entry = { answer, answeredAt: now(), nextCallAt: now() + FRESH_MS };
      stored.set(key, entry);
      return entry;
    } catch (error) {
      log.warn(
        { event: 'extension.provider_failed', err: error, provider: name },
        'A provider of an extension failed; its last answer or none is used',
      );
      const earlier = stored.get(key);
      const isUsable = earlier !== undefined && now() - earlier.answeredAt < USABLE_MS;
      return {
        answer: isUsable ? earlier.answer : undefined,
        answeredAt: earlier?.answeredAt ?? 0,
        nextCallAt: now() + REST_MS,
      };
    }
  };

  return {
    get: async (request, load) => {
      const key = JSON.stringify(request, (_name, value: unknown) =>
        typeof value === 'bigint' ? `${value}n` : value,
      );
      return (await refreshed.load(key, () => call(key, load))).answer;
    },
  };
}
