import { ConnectionError } from './errors.ts';

/** Sends a request, with retries if it is repeatable. */
export interface Sending {
  readonly fetch?: typeof fetch | undefined;
  readonly retry?: RetryOptions | false | undefined;
  readonly hooks?: Hooks | undefined;
}

export interface RetryOptions {
  /** The maximum number of retries; 2 by default. */
  readonly times?: number;
  /**
   * The delay before the first retry in milliseconds, doubled for each further one; 200 by default.
   * Half of it is random.
   */
  readonly delay?: number;
  /** The maximum delay in milliseconds, whatever `Retry-After` says; 5,000 by default. */
  readonly longest?: number;
}

export interface SentRequest {
  readonly url: string;
  readonly method: string;
  /** A hook may add headers. */
  readonly headers: Record<string, string>;
  readonly body?: string | undefined;
  /** 1 for the first attempt. */
  readonly attempt: number;
}

export interface Hooks {
  request?(request: SentRequest): void | Promise<void>;
  response?(response: Response, request: SentRequest): void | Promise<void>;
  /** There was no response. */
  error?(error: unknown, request: SentRequest): void | Promise<void>;
}

export interface Message {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Reads only, or is idempotent: it may be retried. */
  readonly repeatable: boolean;
}

/** Transient failures: timeouts, rate limits and gateways that wait for the platform. */
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504]);
export const isTransient = (status: number): boolean => TRANSIENT_STATUSES.has(status);

export async function send(sending: Sending, message: Message): Promise<Response> {
  const { times = 2, delay = 200, longest = 5000 } = sending.retry || {};
  const tries = message.repeatable && sending.retry !== false ? times + 1 : 1;
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt >= tries;
    const response = await once(sending, message, attempt).catch((error: unknown) => {
      if (isLast || message.signal?.aborted || !(error instanceof ConnectionError)) throw error;
      return undefined;
    });
    if (response !== undefined && (isLast || !isTransient(response.status))) return response;
    // The connection can be reused only after its response was read.
    await response?.body?.cancel();
    const retryAfterMs = Number(response?.headers.get('retry-after') ?? 0) * 1000;
    const backOff = delay * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
    await pause(Math.min(Math.max(retryAfterMs || 0, backOff), longest), message.signal);
  }
}

async function once(
  { fetch = globalThis.fetch, hooks }: Sending,
  { url, method, headers, body, signal }: Message,
  attempt: number,
): Promise<Response> {
  if (typeof fetch !== 'function') {
    // The provider's client logs this, and storefronts rely on it.
    // oxlint-disable-next-line no-console
    console.error('Node.js v18+ is required');
    throw new ConnectionError(
      'There is no fetch in this runtime: Node.js v18+ is required, or give createClient a "fetch".',
    );
  }
  const request: SentRequest = { url, method, headers: { ...headers }, body, attempt };
  await hooks?.request?.(request);
  try {
    const response = await fetch(url, {
      method,
      headers: request.headers,
      ...(body === undefined ? {} : { body }),
      ...(signal === undefined ? {} : { signal }),
    });
    await hooks?.response?.(response, request);
    return response;
  } catch (cause) {
    await hooks?.error?.(cause, request);
    if (signal?.aborted) throw signal.reason;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ConnectionError(
      `System error occurred: no answer from ${new URL(url).origin} (${reason})`,
      { cause },
    );
  }
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
