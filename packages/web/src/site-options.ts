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
  /** The network that an address belongs to, for limits: undefined for this machine. */
  readonly networkOf?: (address: string) => string | undefined;
  /** Ends streams that would otherwise go on for as long as somebody looks. */
  readonly closing?: AbortSignal;
  /** Told of every fault while a page was made. */
  readonly onError?: (error: unknown, request: Request) => void;
}

/** What is read of a request to find a page that is ready. */
export interface ReadyAsk {
  readonly method: string;
  /** The address after the host. */
  readonly url: string;
  /** Scheme and host that were asked. */
  readonly origin: string;
  readonly headers: {
    readonly cookie?: string | undefined;
    readonly 'accept-encoding'?: string | string[] | undefined;
    readonly 'if-none-match'?: string | undefined;
  };
}

export interface ReadyAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The same as Node's server takes them at once, name after value, so that they are not put together with every answer. */
  readonly list: readonly string[];
  readonly body: Buffer | undefined;
}

export interface SiteHandler {
  (request: Request): Promise<Response>;
  /** A page that is in memory, without waiting. Ask this first, for it costs next to nothing. */
  readonly ready?: (ask: ReadyAsk) => ReadyAnswer | undefined;
}

/** Says where a request to the site came from, whatever the sender says; calls that carry it on are counted there. Only what shares a process with the platform is believed. */
export const addressHeader = 'shopwright-address';
