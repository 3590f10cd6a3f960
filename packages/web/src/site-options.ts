export interface SiteOptions {
  /** How the site reaches the platform: in the same process, or over the network. */
  readonly fetch: typeof fetch;
  /** Where the platform is: scheme, host and port. */
  readonly apiUrl: string;
  /** The OAuth app of this storefront. */
  readonly clientId: string;
  /** The address people use; for canonical links. Without it, the address of the request. */
  readonly publicUrl?: string;
  /** Further origins pictures may come from, beside the site's own and the platform's. */
  readonly mediaOrigins?: readonly string[];
  /** Told of every fault while a page was made. */
  readonly onError?: (error: unknown, request: Request) => void;
}

export type SiteHandler = (request: Request) => Promise<Response>;
