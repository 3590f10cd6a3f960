import { answered } from './answered.ts';
import { bound } from './bound.ts';
import type { Connection } from './connection.ts';
import { enableContext } from './context.ts';
import { atHost, DEFAULT_API_URL, defaultHost, hostUrl, rememberClientHost } from './host.ts';
import type { HttpClient, HttpResponse, RequestFactory } from './http-client.ts';
import { noGraphql } from './no-graphql.ts';
import { send, type Hooks, type RetryOptions } from './send.ts';
import type { AuthStrategy } from './strategy.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';

/**
 * The provider's host object. Only its URL and the headers to forward are used here.
 */
export interface Host {
  readonly apiBaseUrl?: string;
  readonly name?: string;
  readonly essentials?: { readonly passThroughHeaders?: Readonly<Record<string, string>> };
}

export interface ClientOptions<Modules, Auth extends AuthStrategy | undefined> {
  readonly modules?: Modules;
  readonly auth?: Auth | (() => Auth) | undefined;
  /**
   * The URL of the platform: `https://shop.example`. By default SHOPWRIGHT_URL (or its names in
   * Next.js, Vite and Astro), otherwise the page's own origin.
   */
  readonly host?: string | URL | Host | undefined;
  readonly fetch?: typeof fetch | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Retries of reads, and of calls with an idempotency key, after transient failures. */
  readonly retry?: RetryOptions | false | undefined;
  readonly hooks?: Hooks | undefined;
  /** Used by the provider's client only: there is one host here. */
  readonly useCDN?: boolean | undefined;
  readonly validateRequestSchema?: boolean | undefined;
}

/** Options for a group of calls. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /**
   * Makes a repeated call take effect once, and allows retries after transient failures.
   */
  readonly idempotencyKey?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly retry?: RetryOptions | false | undefined;
}

/** A module with its functions bound to a client. */
export type Bound<Module> = Module extends {
  readonly __type: 'event-definition';
  readonly __payload: infer Payload;
}
  ? (handler: (event: Payload) => void | Promise<void>) => void
  : // The last of a function's signatures is the one that binds: both kinds of modules are written so.
    Module extends (...given: never[]) => infer Ready
    ? Ready
    : Module extends object
      ? { [Name in keyof Module]: Bound<Module[Name]> }
      : Module;

export type Client<Modules, Auth extends AuthStrategy | undefined> = Bound<Modules> & {
  readonly auth: Auth;
  /** Binds a module that was not given to createClient. */
  use<Module>(module: Module): Bound<Module>;
  /**
   * The same modules, with options for their calls: `client.with({ signal
   * }).products.getProduct(id)`.
   */
  with(options: CallOptions): Bound<Modules>;
  setHeaders(headers: Readonly<Record<string, string>>): void;
  /** Lets module functions be called without a client. */
  enableContext(kind: 'global' | 'module', options?: { elevated?: boolean }): void;
  fetchWithAuth: typeof fetch;
  /** @deprecated Use `fetchWithAuth`. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  graphql(query: unknown, variables?: unknown, options?: unknown): Promise<never>;
  readonly webhooks: Webhooks;
};

/** The provider's name of the type, with its order of parameters. */
export type WixClient<
  _Host = undefined,
  Auth extends AuthStrategy | undefined = AuthStrategy,
  Modules = unknown,
> = Client<Modules, Auth>;

const consistencyHeader = 'x-wix-consistent';

export function createClient<
  Modules = Record<never, never>,
  Auth extends AuthStrategy | undefined = undefined,
>(options: ClientOptions<Modules, Auth>): Client<Modules, Auth> {
  const { host, modules, hooks, validateRequestSchema } = options;
  const passedOn =
    typeof host === 'object' && 'essentials' in host
      ? host.essentials?.passThroughHeaders
      : undefined;
  const headers: Record<string, string> = { ...lowered(options.headers) };
  const sending = { fetch: options.fetch, retry: options.retry, hooks };
  const given = givenHost(host);
  if (given !== undefined) rememberClientHost(given);
  const base = (): string => given ?? defaultHost();

  function strategy(): AuthStrategy | undefined {
    const auth = typeof options.auth === 'function' ? options.auth() : options.auth;
    auth?.connect?.({ host: base, ...sending } satisfies Connection);
    return auth;
  }
  // Bound at once when given directly, so that it can be used before the first call.
  const fixed = typeof options.auth === 'function' ? undefined : strategy();
  const auth = (): AuthStrategy | undefined =>
    typeof options.auth === 'function' ? strategy() : fixed;

  async function authHeaders(): Promise<Record<string, string>> {
    return lowered((await auth()?.getAuthHeaders(host))?.headers);
  }

  function remember(response: Response): Response {
    // Sent back from the last answer that had it, so that a client reads its own writes.
    const consistency = response.headers.get(consistencyHeader);
    if (consistency !== null) headers[consistencyHeader] = consistency;
    return response;
  }

  async function request(make: RequestFactory, call: CallOptions): Promise<HttpResponse> {
    const first = make({ host: DEFAULT_API_URL });
    const form =
      first.method === 'GET' &&
      first.fallback?.[0] !== undefined &&
      (first.params?.toString().length ?? 0) > 4000
        ? first.fallback[0]
        : first;
    const query = form.params?.toString();
    const body =
      form.data === undefined || form.data === null ? undefined : JSON.stringify(form.data);
    const response = remember(
      await send(
        { ...sending, retry: call.retry ?? sending.retry },
        {
          url: base() + form.url + (query ? `?${query}` : ''),
          method: form.method,
          headers: {
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
            ...(await authHeaders()),
            ...lowered(passedOn),
            ...(call.idempotencyKey === undefined
              ? {}
              : { 'idempotency-key': call.idempotencyKey }),
            ...lowered(call.headers),
          },
          body,
          signal: call.signal,
          repeatable:
            first.method === 'GET' || form.safe === true || call.idempotencyKey !== undefined,
        },
      ),
    );
    return answered(response, form);
  }

  const http = (call: CallOptions): HttpClient => ({
    request: (make) => request(make, call),
    fetchWithAuth,
    wixAPIFetch: fetchPath,
    getActiveToken: () => auth()?.getActiveToken?.(),
    getAuthHeaders: async () => ({ headers: await authHeaders() }),
  });

  async function fetchWithAuth(
    input: string | URL | Request,
    init?: RequestInit,
  ): Promise<Response> {
    const fetch = sending.fetch ?? globalThis.fetch;
    const given = new Headers(
      init?.headers ?? (input instanceof Request ? input.headers : undefined),
    );
    for (const [name, value] of Object.entries({ ...(await authHeaders()), ...lowered(passedOn) }))
      given.set(name, value);
    if (headers[consistencyHeader] !== undefined)
      given.set(consistencyHeader, headers[consistencyHeader]);
    if (input instanceof Request)
      return remember(
        await fetch(new Request(atHost(input.url, base()), input), { ...init, headers: given }),
      );
    return remember(await fetch(atHost(String(input), base()), { ...init, headers: given }));
  }

  function fetchPath(path: string, init: RequestInit = {}): Promise<Response> {
    const given = new Headers(init.headers);
    for (const [name, value] of Object.entries(headers))
      if (!given.has(name)) given.set(name, value);
    if (init.body && !given.has('content-type')) given.set('content-type', 'application/json');
    return fetchWithAuth(path.startsWith('/') ? path : new URL(path, `${base()}/`), {
      ...init,
      headers: given,
    });
  }

  const webhooks = createWebhooks(auth);
  const binding =
    (call: CallOptions) =>
    (module: unknown): unknown =>
      bound(module, http(call), { host, register: webhooks.register, validateRequestSchema });
  const use = binding({});

  // `bound` walks the modules as the type does; the walk itself cannot be typed.
  const ready = use(modules ?? {}) as { readonly webhooks?: object };
  const client = {
    ...ready,
    get auth() {
      return auth();
    },
    use,
    with: (call: CallOptions) => binding(call)(modules ?? {}),
    setHeaders(more: Readonly<Record<string, string>>) {
      Object.assign(headers, lowered(more));
    },
    enableContext(kind: 'global' | 'module', context?: { elevated?: boolean }) {
      enableContext(client, kind, context);
    },
    fetchWithAuth,
    fetch: fetchPath,
    graphql: noGraphql,
    // A module of the same name, which manages webhook subscriptions, is merged with the receiving
    // functions.
    webhooks: { ...ready.webhooks, ...webhooks.client },
  };
  return client as unknown as Client<Modules, Auth>;
}

/** The provider's own URL in a host object stands for the configured platform. */
function givenHost(host: string | URL | Host | undefined): string | undefined {
  if (typeof host === 'string') return hostUrl(host);
  if (host instanceof URL) return hostUrl(host.href);
  return host?.apiBaseUrl === undefined || host.apiBaseUrl === DEFAULT_API_URL
    ? undefined
    : hostUrl(host.apiBaseUrl);
}

/** Header names ignore case, so that a later value replaces an earlier one. */
const lowered = (headers: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
