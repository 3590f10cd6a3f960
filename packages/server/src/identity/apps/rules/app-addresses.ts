import { parsePlainUrl } from '../../../kernel/safe-redirect.ts';

/**
 * Validates the redirect URIs and origins of an app. A problem is the end of a sentence that starts
 * with the URL.
 */

export interface AllowedUrls {
  readonly redirects: readonly string[];
  readonly origins: readonly string[];
}

/** A redirect URI, compared exactly. */
export function redirectProblem(text: string): string | undefined {
  const url = parsePlainUrl(text);
  if (!url) return 'must be a web address such as https://shop.example.com/callback';
  return text.includes('#') ? 'must have no #part: the answer is put there' : undefined;
}

/** In the form that browsers send: scheme, host and port. */
export function originProblem(text: string): string | undefined {
  const url = parsePlainUrl(text);
  if (!url) return 'must be a web address such as https://shop.example.com';
  return url.pathname === '/' && !/[?#]/.test(text)
    ? undefined
    : `must end after the host: ${url.origin}`;
}

const isOrigin = (text: string): boolean => originProblem(text) === undefined;
const originOf = (text: string): string => parsePlainUrl(text)?.origin ?? text;
const without = (list: readonly string[], value: string): string[] =>
  list.filter((entry) => entry !== value);

/**
 * A URL without a path is an origin and allows all of its pages. Any other URL is compared exactly,
 * and its origin is allowed as well.
 */
export function allow({ redirects, origins }: AllowedUrls, text: string): AllowedUrls {
  if (isOrigin(text))
    return { redirects, origins: [...without(origins, originOf(text)), originOf(text)] };
  return { redirects: [...without(redirects, text), text], origins };
}

export function disallow({ redirects, origins }: AllowedUrls, text: string): AllowedUrls {
  return {
    redirects: without(redirects, text),
    origins: isOrigin(text)
      ? origins.filter((origin) => originOf(origin) !== originOf(text))
      : origins,
  };
}
