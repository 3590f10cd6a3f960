/** The provider's hosts that the platform replaces. */
const providerApi = /^(www|edge|readonly)\.wixapis\.com$/;

/** Makes the provider's modules use the public paths. */
export const DEFAULT_API_URL = 'www.wixapis.com';

/**
 * The URL that a bundler inserts when it builds a storefront. Each name is written out, because
 * bundlers replace the text and not the value: `SHOPWRIGHT_URL` by a `define`, the others by
 * Next.js, Vite and Astro.
 */
const settings: readonly (() => string | undefined)[] = [
  () => process.env.SHOPWRIGHT_URL,
  () => process.env.NEXT_PUBLIC_SHOPWRIGHT_URL,
  () => process.env.VITE_SHOPWRIGHT_URL,
  () => process.env.PUBLIC_SHOPWRIGHT_URL,
  () => (import.meta as object as BundlerMeta).env.VITE_SHOPWRIGHT_URL,
  () => (import.meta as object as BundlerMeta).env.PUBLIC_SHOPWRIGHT_URL,
];

interface BundlerMeta {
  readonly env: { readonly VITE_SHOPWRIGHT_URL?: string; readonly PUBLIC_SHOPWRIGHT_URL?: string };
}

/**
 * A name that no bundler replaced cannot be read everywhere: browsers have no `process`, Node.js no
 * `import.meta.env`.
 */
function configuredHost(): string | undefined {
  for (const read of settings) {
    try {
      const address = read();
      if (address) return address;
    } catch {
      // The next name may have been replaced.
    }
  }
  return undefined;
}

/** The configured URL, else the page's own origin. */
export function defaultHost(): string {
  const { location, SHOPWRIGHT_URL } = globalThis as {
    location?: { origin?: string };
    SHOPWRIGHT_URL?: string;
  };
  const host = configuredHost() ?? SHOPWRIGHT_URL ?? location?.origin;
  if (host === undefined || host === 'null') {
    throw new Error(
      'Where is the platform? Give createClient a "host" (https://shop.example) or set SHOPWRIGHT_URL: outside a page there is no address to take it from.',
    );
  }
  return hostUrl(host);
}

/**
 * On the global object, because an app can load this package twice: as an ES module and as
 * CommonJS.
 */
const clientHost: unique symbol = Symbol.for('@shopwright/sdk host of the client');
const globals = globalThis as { [clientHost]?: string };

/**
 * Records the host of createClient for functions that belong to no client, such as image URLs.
 */
export function rememberClientHost(host: string): void {
  globals[clientHost] = host;
}

/** The host of the client that was created last, else the setting, else the page's own origin. */
export const mediaHost = (): string => globals[clientHost] ?? defaultHost();

/** `shop.example` and `https://shop.example/` are the same host. */
export function hostUrl(host: string): string {
  const url = /^[a-z][a-z\d+.-]*:\/\//i.test(host) ? host : `https://${host}`;
  return url.replace(/\/+$/, '');
}

/**
 * Replaces the provider's API host by the platform, and resolves paths against it; other URLs stay
 * unchanged.
 */
export function atHost(address: string, host: string): string {
  if (address.startsWith('/')) return host + address;
  const url = new URL(address, `${host}/`);
  return providerApi.test(url.host) ? host + url.pathname + url.search : url.href;
}
