import { STATUS_CODES } from 'node:http';

/**
 * Sends the provider's client to our server, outside the client: its hosts are fixed in its code,
 * so the platform's own `fetch` is wrapped and the packages run unmodified. Every exchange is kept
 * for assertions.
 */

/**
 * The hosts the client calls; all are served by the same routes. Releases 1.9 to 1.12 read from the
 * third.
 */
const redirectedHosts: readonly string[] = [
  'www.wixapis.com',
  'edge.wixapis.com',
  'readonly.wixapis.com',
];
const loopbackHosts: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

export interface SentRequest {
  readonly method: string;
  /** The host the client meant, not the one it was sent to. */
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** Parsed when it is JSON, else the text; undefined without a body. */
  readonly body: unknown;
}

export interface ReceivedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface Exchange extends SentRequest {
  /** Undefined while the answer is on its way, and when the network failed. */
  readonly answer: ReceivedAnswer | undefined;
}

export interface Fault {
  /** Which requests it meets; all of them if left out. */
  readonly when?: (request: SentRequest) => boolean;
  /** How many of those; without end if left out. */
  readonly times?: number;
  /** The answer given in the server's place, or `network` for a connection that breaks. */
  readonly answer:
    | 'network'
    | {
        readonly status: number;
        readonly body?: unknown;
        readonly headers?: Record<string, string>;
      };
}

export interface Redirect {
  /** In the order in which the requests were sent. */
  readonly exchanges: readonly Exchange[];
  /** The token requests. */
  tokenExchanges(): Exchange[];
  /** All others. */
  callExchanges(): Exchange[];
  /** Later faults come first; the server never sees a request that meets one. */
  inject(fault: Fault): void;
  /** Empties the exchanges and the faults. */
  forget(): void;
  restore(): void;
}

export function redirectClient(options: { to: string }): Redirect {
  const realFetch = globalThis.fetch;
  const target = new URL(options.to);
  const exchanges: (SentRequest & { answer: ReceivedAnswer | undefined })[] = [];
  let faults: { fault: Fault; left: number }[] = [];

  const redirectedFetch: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (loopbackHosts.includes(url.hostname)) return realFetch(input, init);
    if (!redirectedHosts.includes(url.hostname)) {
      throw new Error(
        `The client called ${url.host}, which is not redirected: tests may not reach the network. If our server must answer for this host, add it to redirectedHosts.`,
      );
    }

    const request = new Request(input, init);
    const text = request.body === null ? undefined : await request.text();
    const exchange = {
      ...describe(request, url, text),
      answer: undefined as ReceivedAnswer | undefined,
    };
    exchanges.push(exchange);

    const response =
      injectedAnswer(exchange) ??
      (await realFetch(new URL(url.pathname + url.search, target), {
        method: request.method,
        headers: request.headers,
        redirect: request.redirect,
        signal: request.signal,
        ...(text === undefined ? {} : { body: text }),
      }));
    exchange.answer = {
      status: response.status,
      headers: response.headers,
      body: parsed(await response.clone().text()),
    };
    return response;
  };

  function injectedAnswer(request: SentRequest): Response | undefined {
    const hit = faults.find(({ fault, left }) => left > 0 && (fault.when?.(request) ?? true));
    if (hit === undefined) return undefined;
    hit.left -= 1;
    // What Node's own fetch throws when a connection breaks.
    if (hit.fault.answer === 'network') throw new TypeError('fetch failed');
    const { status, body, headers } = hit.fault.answer;
    const content = body === undefined ? {} : { 'content-type': 'application/json' };
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      statusText: STATUS_CODES[status] ?? '',
      headers: { ...content, ...headers },
    });
  }

  globalThis.fetch = redirectedFetch;
  return {
    exchanges,
    tokenExchanges: () => exchanges.filter(isTokenRequest),
    callExchanges: () => exchanges.filter((exchange) => !isTokenRequest(exchange)),
    inject(fault) {
      faults = [{ fault, left: fault.times ?? Number.POSITIVE_INFINITY }, ...faults];
    },
    forget() {
      exchanges.length = 0;
      faults = [];
    },
    restore() {
      if (globalThis.fetch !== redirectedFetch) {
        throw new Error(
          'Another wrapper of fetch stands above this redirect: restore them in the reverse order.',
        );
      }
      globalThis.fetch = realFetch;
    },
  };
}

export function isTokenRequest(request: SentRequest): boolean {
  return request.path === '/oauth2/token';
}

function describe(request: Request, url: URL, text: string | undefined): SentRequest {
  return {
    method: request.method,
    host: url.host,
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body: text === undefined ? undefined : parsed(text),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
