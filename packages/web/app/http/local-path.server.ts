/** Only its host matters: whatever leads away from it is not a path of this site. */
const here = 'http://here.invalid';

/**
 * A redirect target, if it is a page of this site. Browsers read `//host`, `/\host` and dot
 * segments that leave two slashes as another site, so the parsed URL is checked, not the input.
 */
export function localPath(given: string | null | undefined): string | undefined {
  if (!given || given.length > 2000 || !given.startsWith('/') || hasHidden(given)) return undefined;
  const url = URL.parse(given, here);
  if (url === null || url.origin !== here || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

/**
 * The same of a whole address that was allowed: one of this site may still have a path such as
 * `//elsewhere`.
 */
export function pathOn(origin: string, address: string | undefined): string | undefined {
  const url = address === undefined ? null : URL.parse(address);
  return url?.origin === origin ? localPath(url.pathname + url.search) : undefined;
}

/**
 * Browsers drop line ends and tabs from addresses, and take a backslash for a slash; encoded, no
 * page of ours has them.
 */
const hasHidden = (text: string): boolean =>
  /%[01][0-9a-f]|%5c|%7f/i.test(text) ||
  Array.from(text).some((letter) => letter <= ' ' || letter === '\\' || letter === '\u007f');
