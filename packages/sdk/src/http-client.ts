/**
 * The HTTP client that a module's function receives. The provider's modules expect this shape and
 * ours need no more, so either kind runs in either client.
 */
export interface HttpClient {
  request(make: RequestFactory): Promise<HttpResponse>;
  fetchWithAuth: typeof fetch;
  /** Fetches a path of the platform. */
  wixAPIFetch(path: string, init?: RequestInit): Promise<Response>;
  getActiveToken?: (() => string | undefined) | undefined;
  getAuthHeaders?: (() => Promise<{ headers: Record<string, string> }>) | undefined;
}

export type RequestFactory = (context: { readonly host: string }) => RequestOptions;

export interface RequestOptions {
  readonly method: string;
  /** From the root of the platform. */
  readonly url: string;
  readonly params?: URLSearchParams | undefined;
  readonly data?: unknown;
  /** Other forms of the same request, for when the query is too long. */
  readonly fallback?: readonly RequestOptions[] | undefined;
  readonly transformResponse?: Transform | readonly Transform[] | undefined;
  readonly migrationOptions?: { readonly optInTransformResponse?: boolean } | undefined;
  /** Only reads although it is not a GET: it may be retried. */
  readonly safe?: boolean | undefined;
}

type Transform = (data: unknown) => unknown;

export interface HttpResponse {
  readonly data: unknown;
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
}

export const isHttpClient = (value: unknown): value is HttpClient =>
  typeof value === 'object' &&
  value !== null &&
  'request' in value &&
  typeof value.request === 'function' &&
  'fetchWithAuth' in value;
