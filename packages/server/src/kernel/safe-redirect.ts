export interface RedirectSources {
  /** Addresses that the app registered; they must match exactly. */
  readonly redirects: readonly string[];
  /** Origins that the app registered; every page of them is allowed. */
  readonly origins: readonly string[];
}

export interface RedirectPolicy {
  /** The platform's own pages. */
  readonly publicUrl: string;
  /** In development, every local port is allowed. */
  readonly allowLoopback: boolean;
}

/**
 * Rejects hosts with characters that have a meaning elsewhere: `*` is a wildcard in a content
 * security policy.
 */
const written =
  /^https?:\/\/((?:[a-z\d](?:[a-z\d._-]*[a-z\d])?|\[[\da-f:.]+\])(?::\d{1,5})?)(?:[/?#][^\\\s\p{Cc}]*)?$/iu;
const usualPort: Readonly<Record<string, string>> = { 'http:': ':80', 'https:': ':443' };

/**
 * The address as a browser parses it; undefined for an address that two parsers might read
 * differently.
 */
export function parsePlainUrl(text: string): URL | undefined {
  const host = text.length > 2048 ? undefined : written.exec(text)?.[1]?.toLowerCase();
  const url = URL.parse(text);
  // The written host must equal the parsed one: nothing was decoded or normalized.
  if (
    host === undefined ||
    !url ||
    (host !== url.host && host !== url.hostname + usualPort[url.protocol])
  )
    return undefined;
  return url;
}

const isLoopback = ({ hostname }: URL): boolean =>
  hostname === 'localhost' ||
  hostname === '[::1]' ||
  /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname);

/**
 * Whether a redirect to this address is allowed: it is registered by the app, belongs to the
 * platform, or is local in development.
 */
export function isAllowedRedirect(
  text: string,
  app: RedirectSources,
  { publicUrl, allowLoopback }: RedirectPolicy,
  kind: 'oauth' | 'page',
): boolean {
  const url = parsePlainUrl(text);
  if (!url) return false;
  if (app.redirects.includes(text)) return true;
  // Not for sign-in: some of our own pages redirect further, and the browser would pass the code in
  // the fragment on.
  if (kind === 'page' && url.origin === URL.parse(publicUrl)?.origin) return true;
  if (allowLoopback && isLoopback(url)) return true;
  return (
    kind === 'page' &&
    [...app.origins, ...app.redirects].some((allowed) => URL.parse(allowed)?.origin === url.origin)
  );
}
