import { createCache, createRepeatFilter, type Cache } from '../memory/index.ts';

/**
 * Parsed requests by URL: a GET request is all in its URL, and most visitors request what others
 * requested before them. A request is cached from the second time on, and frozen, because many
 * callers share it.
 */
export type RequestCache<Request> = Pick<Cache<Request>, 'get' | 'set'>;

/** With the length below, a few megabytes at most. */
const MAX_CACHED_REQUESTS = 2000;
const MAX_URL_LENGTH = 2048;

export function createRequestCache<Request extends object | number>(): RequestCache<Request> {
  const requests = createCache<Request>({ maxEntries: MAX_CACHED_REQUESTS });
  const isRepeated = createRepeatFilter(MAX_CACHED_REQUESTS);
  return {
    get: (url) => requests.get(url),
    set(url, request) {
      if (url.length <= MAX_URL_LENGTH && isRepeated(url)) requests.set(url, freeze(request));
    },
  };
}

function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) freeze(inner);
  return Object.freeze(value);
}
