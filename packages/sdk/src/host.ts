/** The provider's hosts, which the platform stands in for. */
const providerApi = /^(www|edge)\.wixapis\.com$/;

/** What the provider's modules are told, so that they ask the public paths. */
export const DEFAULT_API_URL = 'www.wixapis.com';

/** `process.env.SHOPWRIGHT_URL` is written out so that a bundler can put its value here when the program is built. */
function settingAtHand(): string | undefined {
  try {
    // A bundler that replaces the name leaves a text; one that does not leaves a browser without `process`.
    return process.env.SHOPWRIGHT_URL || undefined;
  } catch {
    return undefined;
  }
}

/** The setting, else the page's own origin. */
export function defaultHost(): string {
  const { location, SHOPWRIGHT_URL } = globalThis as { location?: { origin?: string }; SHOPWRIGHT_URL?: string };
  const host = settingAtHand() ?? SHOPWRIGHT_URL ?? location?.origin;
  if (host === undefined || host === 'null') {
    throw new Error('Where is the platform? Give createClient a "host" (https://shop.example) or set SHOPWRIGHT_URL: outside a page there is no address to take it from.');
  }
  return hostUrl(host);
}

/** `shop.example` and `https://shop.example/` are the same place. */
export function hostUrl(host: string): string {
  const url = /^[a-z][a-z\d+.-]*:\/\//i.test(host) ? host : `https://${host}`;
  return url.replace(/\/+$/, '');
}

/** An address of the provider's API is one of the platform's; a path begins at it; any other address stays. */
export function atHost(address: string, host: string): string {
  if (address.startsWith('/')) return host + address;
  const url = new URL(address, `${host}/`);
  return providerApi.test(url.host) ? host + url.pathname + url.search : url.href;
}
