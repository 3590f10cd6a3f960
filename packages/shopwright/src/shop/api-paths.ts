import type { IncomingHttpHeaders } from 'node:http';
import { calls } from '@shopwright/contract';
import { unservedPaths } from '@shopwright/contract/unserved-paths';

/** Which requests are calls of the API, served or not, and which are for a page. */

/** The first path segments of the API: unknown paths below them are not pages. */
const firstWords = new Set(calls.flatMap((call) => [call.path, ...call.aliases]).map(firstWord));
/**
 * Those of the provider's other calls. Some are pages here (`/events`), so a version must follow.
 */
const providerWords = new Set(unservedPaths.map(({ path }) => firstWord(path)));
const unversioned = new Set(
  unservedPaths
    .map(({ path }) => path)
    .filter((path) => !path.split('/').some((word) => isVersion(word)))
    .map(shapeOf),
);

/** `/members/ada` is Ada's page, `/members/v1/...` a call. */
const isProfile = (path: string): boolean => /^\/+members(\/+(?!v\d)[^/]*)?\/?$/i.test(path);

export function belongsToApi(path: string): boolean {
  if (isProfile(path)) return false;
  const [first = '', second = '', third] = wordsOf(path);
  if (firstWords.has(first)) return true;
  return (
    providerWords.has(first) &&
    ((isVersion(second) && third !== undefined) || unversioned.has(shapeOf(path)))
  );
}

/**
 * Whether a request to any other path expects JSON. Pages take forms and cookies, never JSON or a
 * token; browsers send `Basic` to a password-protected shop.
 */
export function looksLikeCall({
  authorization = '',
  'content-type': type = '',
  'x-wix-bi-gateway': gateway,
}: IncomingHttpHeaders): boolean {
  return (
    (authorization !== '' && !/^basic /i.test(authorization)) ||
    /^application\/json\b/i.test(type) ||
    gateway !== undefined
  );
}

function wordsOf(path: string): string[] {
  return path.split('/').filter((word) => word !== '');
}

function firstWord(path: string): string {
  return wordsOf(path)[0] ?? '';
}

function isVersion(word: string): boolean {
  return /^v\d+$/.test(word);
}

/** `/graphql/{}` and `/graphql/alpha` have the same shape: the first word, and how many follow. */
function shapeOf(path: string): string {
  const words = wordsOf(path);
  return `${words[0]} ${words.length}`;
}
