import type { CachedPage } from './cached-page.server.ts';

/**
 * Rendered pages in memory, until the catalog changes or a minute has passed. The least recently
 * used are evicted.
 */
interface PageCache {
  readonly find: (key: string, version: string) => CachedPage | undefined;
  /** A doubtful address is cached from its second request on. */
  readonly shouldCache: (key: string, isDoubtful: boolean) => boolean;
  readonly store: (key: string, page: CachedPage) => void;
  readonly bytes: () => number;
}

const MAX_CACHE_BYTES = 64 * 1024 * 1024;
/** Exchange rates and the like change without the catalog: no page is older than this. */
const MAX_PAGE_AGE_MS = 60_000;
const MAX_DOUBTFUL_KEYS = 5000;

export function createPageCache({
  maxBytes = MAX_CACHE_BYTES,
  clock = () => performance.now(),
}: { readonly maxBytes?: number; readonly clock?: () => number } = {}): PageCache {
  // In the order of their last use.
  const pages = new Map<string, CachedPage>();
  const requestedOnce = new Set<string>();
  let bytes = 0;

  const evict = (key: string): void => {
    bytes -= bytesOf(pages.get(key));
    pages.delete(key);
  };
  return {
    bytes: () => bytes,
    find(key, version) {
      const page = pages.get(key);
      if (page === undefined) return undefined;
      if (page.version !== version || clock() - page.renderedAt > MAX_PAGE_AGE_MS) {
        evict(key);
        return undefined;
      }
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    shouldCache(key, isDoubtful) {
      if (!isDoubtful || requestedOnce.has(key)) return true;
      if (requestedOnce.size >= MAX_DOUBTFUL_KEYS) requestedOnce.clear();
      requestedOnce.add(key);
      return false;
    },
    store(key, page) {
      evict(key);
      if (bytesOf(page) > maxBytes / 8) return;
      pages.set(key, page);
      bytes += bytesOf(page);
      for (const leastRecentlyUsed of pages.keys()) {
        if (bytes <= maxBytes) break;
        evict(leastRecentlyUsed);
      }
    },
  };
}

const bytesOf = (page: CachedPage | undefined): number =>
  (page?.plain.body?.length ?? 0) + (page?.gzip.body?.length ?? 0);
