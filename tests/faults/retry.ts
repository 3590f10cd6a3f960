import { setTimeout as sleep } from 'node:timers/promises';

export interface Answered {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

export interface Retrying {
  /** Where it is at this moment; it may have moved since the last try. */
  readonly url: () => string;
  readonly method?: string;
  readonly path: string;
  readonly authorization: string;
  readonly body?: object;
  readonly key?: string;
  /** Called with every answer, including retried ones; status 0 if there was none. */
  readonly statuses?: (status: number, text: string, ms: number) => void;
  readonly giveUpAfterMs?: number;
}

/** A client that retries until it gets a final answer. */
export async function retryUntilAnswered({
  url,
  method = 'POST',
  path,
  authorization,
  body,
  key,
  statuses,
  giveUpAfterMs = 120_000,
}: Retrying): Promise<Answered> {
  let last = 'no answer yet';
  for (
    const end = Date.now() + giveUpAfterMs;
    Date.now() < end;
    await sleep(50 + Math.random() * 100)
  ) {
    const began = performance.now();
    try {
      const answer = await fetch(url() + path, {
        method,
        headers: {
          authorization,
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(15_000),
      });
      const text = await answer.text();
      statuses?.(answer.status, text, performance.now() - began);
      last = `${answer.status} ${text}`;
      if (answer.status < 500 && !isInProgress(answer.status, text))
        return { status: answer.status, body: JSON.parse(text) as Record<string, unknown> };
    } catch (error) {
      // Refused, cut off, or half an answer: the server is gone.
      last = String(error);
      statuses?.(0, last, performance.now() - began);
    }
  }
  throw new Error(`${method} ${path} was never answered: ${last}`);
}

const isInProgress = (status: number, text: string): boolean =>
  status === 409 && /"(CONFLICT|CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS)"/.test(text);
