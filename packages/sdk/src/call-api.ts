import { apiError, ConnectionError } from './errors.ts';
import { programNames, type Renamed } from './renames.ts';
import { formRequest } from './request-form.ts';
import type { Route } from './route.ts';

export interface Transport {
  /** Where the platform is: scheme, host and port. */
  readonly host: string;
  readonly fetch: typeof fetch;
  readonly headers?: Readonly<Record<string, string>>;
  /** Adds who is calling; asked before each call. */
  readonly authorize?: () => Promise<Readonly<Record<string, string>>>;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

export type CallApi = <Request, Answer>(route: Route<Request, Answer>, request: Request, options?: CallOptions) => Promise<Renamed<Answer>>;

const consistencyHeader = 'x-wix-consistent';

/** The one place that speaks HTTP. Every module and every token request goes through what this returns. */
export function createCallApi({ host, fetch, headers, authorize }: Transport): CallApi {
  const base = host.replace(/\/+$/, '');
  // Echoed from the last answer that carried it, so that a client reads its own writes.
  let consistency: string | undefined;

  return async function callApi<Request, Answer>(route: Route<Request, Answer>, request: Request, options: CallOptions = {}) {
    const { method, target, body } = formRequest(route, request);
    const identity = authorize === undefined ? {} : await authorize();
    const response = await answered(() => fetch(base + target, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(consistency === undefined ? {} : { [consistencyHeader]: consistency }),
        ...headers,
        ...identity,
        ...options.headers,
      },
      ...(body === undefined ? {} : { body }),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    }), route, base, options.signal);

    consistency = response.headers.get(consistencyHeader) ?? consistency;
    const json = parsed(await answered(() => response.text(), route, base, options.signal));
    if (response.status === 200 && json.ok) {
      // The contract says what the platform answers to this route; the server encodes by the same schema.
      return programNames(json.value as Answer);
    }
    if (response.status === 200) throw new ConnectionError(`${route.name}: ${base} answered with something that is not JSON. Is it the address of a platform?`);

    throw apiError({
      status: response.status,
      statusText: response.statusText,
      requestId: response.headers.get('x-wix-request-id') ?? undefined,
      body: json.ok ? json.value : undefined,
    });
  };
}

async function answered<T>(work: () => Promise<T>, route: Route<never, unknown>, base: string, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ConnectionError(`${route.name}: no answer from ${base}.`, { cause });
  }
}

function parsed(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}
