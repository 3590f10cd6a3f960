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

const written = /^https?:\/\/[^/\\@\s\p{Cc}]+(?:[/?#][^\\\s\p{Cc}]*)?$/iu;

/** The address as a browser would go there; undefined for anything that two parsers might read in two ways. */
function plainUrl(text: string): URL | undefined {
  if (text.length > 2048 || !written.test(text)) return undefined;
  const url = URL.parse(text);
  if (!url || url.username !== '' || url.password !== '' || url.hostname === '' || url.hostname.endsWith('.')) return undefined;
  return url;
}

const isLoopback = ({ hostname }: URL): boolean => hostname === 'localhost' || hostname === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname);

/** Whether people may be sent there: written down by the app, the platform's own, or this machine in development. */
export function isAllowedRedirect(text: string, app: RedirectSources, { publicUrl, allowLoopback }: RedirectPolicy, kind: 'oauth' | 'page'): boolean {
  const url = plainUrl(text);
  if (!url) return false;
  if (app.redirects.includes(text)) return true;
  if (url.origin === URL.parse(publicUrl)?.origin) return true;
  if (allowLoopback && isLoopback(url)) return true;
  return kind === 'page' && [...app.origins, ...app.redirects].some((known) => URL.parse(known)?.origin === url.origin);
}
