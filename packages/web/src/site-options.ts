export interface SiteOptions {
  /** How the site reaches the platform: in the same process, or over the network. */
  readonly fetch: typeof fetch;
  /** The URL of the platform: scheme, host and port. */
  readonly apiUrl: string;
  /** The OAuth app of this storefront. */
  readonly clientId: string;
  /** The public URL, for canonical links. Defaults to the URL of the request. */
  readonly publicUrl?: string;
  /** Further image origins, in addition to the site's and the platform's. */
  readonly mediaOrigins?: readonly string[];
  /** The network that an address belongs to, for limits: undefined for this machine. */
  readonly networkOf?: (address: string) => string | undefined;
  /** The store is a copy of another one for trying things out. */
  readonly preview?: boolean;
  /** Aborts open streams on shutdown. */
  readonly closing?: AbortSignal;
  /** Called for every error while a page is rendered. */
  readonly onError?: (error: unknown, request: Request) => void;
}

/** The part of a request that determines the cached page. */
export interface PageRequest {
  readonly method: string;
  /** The address after the host. */
  readonly url: string;
  /** Scheme and host of the request. */
  readonly origin: string;
  readonly headers: {
    readonly cookie?: string | undefined;
    readonly 'accept-encoding'?: string | string[] | undefined;
    readonly 'if-none-match'?: string | undefined;
  };
}

export interface CachedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /**
   * The headers as Node's flat list of names and values, so that it is not rebuilt for every
   * response.
   */
  readonly list: readonly string[];
  readonly body: Buffer | undefined;
}

export interface SiteHandler {
  (request: Request): Promise<Response>;
  /** A cached page, synchronously. Call this first. */
  readonly ready?: (request: PageRequest) => CachedAnswer | undefined;
}

/**
 * The client address of a request to the site. Calls that forward it are rate-limited by it.
 * Trusted only within the platform's own process.
 */
export const addressHeader = 'shopwright-address';
