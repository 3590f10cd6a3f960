export interface RedirectSources {
  /** Addresses the app registered, to the letter. */
  readonly redirects: readonly string[];
  /** Origins the app registered: any page of theirs. */
  readonly origins: readonly string[];
}

export interface RedirectPolicy {
  /** The platform's own pages. */
  readonly publicUrl: string;
  /** On a developer's machine any port of it will do. */
  readonly allowLoopback: boolean;
}

/**
 * Nothing in the host that means something elsewhere: a `*` is a pattern where a page says who may
 * frame it.
 */
const written =
  /^https?:\/\/((?:[a-z\d](?:[a-z\d._-]*[a-z\d])?|\[[\da-f:.]+\])(?::\d{1,5})?)(?:[/?#][^\\\s\p{Cc}]*)?$/iu;
const usualPort: Readonly<Record<string, string>> = { 'http:': ':80', 'https:': ':443' };

/**
 * The address as a browser would go there; undefined for anything that two parsers might read in
 * two ways.
 */
export function plainUrl(text: string): URL | undefined {
  const host = text.length > 2048 ? undefined : written.exec(text)?.[1]?.toLowerCase();
  const url = URL.parse(text);
  // The host as it is written is the host that is gone to: nothing is decoded, folded or counted on
  // the way.
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
 * Whether people may be sent there: written down by the app, the platform's own, or this machine in
 * development.
 */
export function isAllowedRedirect(
  text: string,
  app: RedirectSources,
  { publicUrl, allowLoopback }: RedirectPolicy,
  kind: 'oauth' | 'page',
): boolean {
  const url = plainUrl(text);
  if (!url) return false;
  if (app.redirects.includes(text)) return true;
  // Not for the answer of a sign-in: some of our own pages lead on, and a browser takes the #part
  // with the code along.
  if (kind === 'page' && url.origin === URL.parse(publicUrl)?.origin) return true;
  if (allowLoopback && isLoopback(url)) return true;
  return (
    kind === 'page' &&
    [...app.origins, ...app.redirects].some((allowed) => URL.parse(allowed)?.origin === url.origin)
  );
}
