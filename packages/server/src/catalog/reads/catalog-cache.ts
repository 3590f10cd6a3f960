import type { SearchFacets } from '@shopwright/contract/catalog/search';
import type { Db } from '../../db/index.ts';
import type { ConsistentAnswer } from '../../http/index.ts';
import { isRefusal, type AnyRefusal } from '../../kernel/outcome.ts';
import { createCache, createRepeatFilter, type Cache } from '../../memory/index.ts';
import { catalogChannel } from '../products/store/catalog-version.ts';
import { readCatalogVersion } from './store/read-products.ts';

/**
 * Encoded answers of catalog reads, cached in the process by site, catalog version and query. A
 * catalog write increments the site's version in its own transaction and notifies every process,
 * which then drops what it cached for the old version. An answer is cached when it is requested for
 * the second time: most queries that differ from all others come once.
 */
export interface CatalogCache {
  /**
   * The cached answer, or the one that `load` reads. Concurrent requests for one key share one
   * load. Returns without a promise when the answer is cached. `minVersion` is the version that the
   * caller wrote itself, and must see.
   */
  readonly answer: (
    siteId: string,
    minVersion: string | undefined,
    key: string,
    load: () => Promise<VersionedText>,
  ) => EncodedAnswer | Promise<EncodedAnswer>;
  /**
   * A version that is at least `minVersion`, and at least the latest that this process has seen.
   */
  readonly version: (siteId: string, minVersion: string | undefined) => Promise<number>;
  readonly findCounts: (
    siteId: string,
    minVersion: string | undefined,
    key: string,
  ) => VersionedCounts | undefined;
  readonly saveCounts: (siteId: string, key: string, counts: VersionedCounts) => void;
  /**
   * A page that is not cached, at least of the version that `answer` would have: read again from the
   * primary if the replica is behind.
   */
  readonly readCurrent: <Page extends ConsistentAnswer<unknown> | AnyRefusal>(
    siteId: string,
    minVersion: string | undefined,
    read: () => Promise<Page>,
  ) => Promise<Page>;
  readonly close: () => Promise<void>;
}

export interface VersionedText {
  /** The catalog version that the database showed when the answer was read. */
  readonly version: number;
  /** The encoded answer; empty when the requested product or collection does not exist. */
  readonly text: string;
}

/** An answer in the form that the endpoint sends. */
export interface EncodedAnswer extends ConsistentAnswer<never> {
  readonly version: number;
  readonly answer: { readonly ready: string | Buffer };
}

/** What all pages of one query share. */
export interface VersionedCounts {
  readonly version: number;
  readonly total: number;
  /** Of a search that asked for facets. */
  readonly facets?: SearchFacets;
}

const MAX_ANSWER_BYTES_PER_SITE = 64 * 1024 * 1024;
const MAX_COUNTS_PER_SITE = 5_000;
const MAX_REMEMBERED_KEYS_PER_SITE = 5_000;
/** Longer answers are cached as bytes. */
const MAX_TEXT_LENGTH = 16_384;
/** What a cache entry takes in memory, except for its key and its answer. */
const ENTRY_OVERHEAD_BYTES = 300;

interface SiteCache {
  version: number;
  readonly answers: Cache<EncodedAnswer>;
  readonly counts: Cache<VersionedCounts>;
  readonly loads: Map<string, Promise<EncodedAnswer>>;
  /** Remembers keys over all versions: a popular query is cached again at once after a write. */
  readonly isRepeated: (key: string) => boolean;
}

export async function createCatalogCache(
  db: Pick<Db, 'listen' | 'query' | 'onPrimary'>,
): Promise<CatalogCache> {
  const sites = new Map<string, SiteCache>();
  const stopListening = await db.listen(
    catalogChannel,
    (payload) => {
      const [siteId = '', version = ''] = payload.split(':');
      const site = sites.get(siteId);
      if (site) advanceTo(site, Number(version));
    },
    () => sites.clear(),
  );

  const refreshSite = async (siteId: string): Promise<SiteCache> => {
    const version = await readCatalogVersion(db, siteId);
    const site = sites.get(siteId) ?? createSiteCache(version);
    sites.set(siteId, site);
    advanceTo(site, version);
    return site;
  };

  /** Undefined when this process has not seen the version that the caller must see. */
  const currentSite = (siteId: string, minVersion: string | undefined): SiteCache | undefined => {
    const site = sites.get(siteId);
    return site && (minVersion === undefined || Number(minVersion) <= site.version)
      ? site
      : undefined;
  };

  const loadAnswer = async (
    siteId: string,
    minVersion: string | undefined,
    key: string,
    load: () => Promise<VersionedText>,
  ): Promise<EncodedAnswer> => {
    const site = currentSite(siteId, minVersion) ?? (await refreshSite(siteId));
    const available = site.answers.get(key) ?? site.loads.get(key);
    if (available) return available;
    const loading = loadCurrent(site.version, load);
    site.loads.set(key, loading);
    try {
      const answer = await loading;
      // A write may have advanced the version during the load.
      const isCurrent = answer.version >= site.version && site.loads.get(key) === loading;
      if (isCurrent && site.isRepeated(key)) site.answers.set(key, withBytes(answer));
      return answer;
    } finally {
      if (site.loads.get(key) === loading) site.loads.delete(key);
    }
  };

  const loadCurrent = async (
    minVersion: number,
    load: () => Promise<VersionedText>,
  ): Promise<EncodedAnswer> => {
    const loaded = await load();
    return toAnswer(loaded.version >= minVersion ? loaded : await db.onPrimary(load));
  };

  return {
    answer: (siteId, minVersion, key, load) =>
      currentSite(siteId, minVersion)?.answers.get(key) ??
      loadAnswer(siteId, minVersion, key, load),
    version: async (siteId, minVersion) =>
      (currentSite(siteId, minVersion) ?? (await refreshSite(siteId))).version,
    findCounts: (siteId, minVersion, key) => currentSite(siteId, minVersion)?.counts.get(key),
    saveCounts(siteId, key, counts) {
      const site = sites.get(siteId);
      if (site && counts.version >= site.version) site.counts.set(key, counts);
    },
    async readCurrent(siteId, minVersion, read) {
      const { version } = currentSite(siteId, minVersion) ?? (await refreshSite(siteId));
      const page = await read();
      return isRefusal(page) || Number(page.consistent) >= version ? page : db.onPrimary(read);
    },
    close: stopListening,
  };
}

const createSiteCache = (version: number): SiteCache => ({
  version,
  answers: createCache<EncodedAnswer>({
    maxSize: MAX_ANSWER_BYTES_PER_SITE,
    sizeOf: ({ answer: { ready } }, key) =>
      (typeof ready === 'string' ? 2 * ready.length : ready.length) +
      2 * key.length +
      ENTRY_OVERHEAD_BYTES,
  }),
  counts: createCache<VersionedCounts>({ maxEntries: MAX_COUNTS_PER_SITE }),
  loads: new Map(),
  isRepeated: createRepeatFilter(MAX_REMEMBERED_KEYS_PER_SITE),
});

function advanceTo(site: SiteCache, version: number): void {
  if (!(version > site.version)) return;
  site.version = version;
  site.answers.clear();
  site.counts.clear();
  site.loads.clear();
}

const toAnswer = ({ version, text }: VersionedText): EncodedAnswer => ({
  version,
  consistent: String(version),
  answer: { ready: text },
});

/**
 * Bytes need not be encoded again for each response, and take less memory than a string. But Node
 * sends a short text in one piece with its headers, which costs less than encoding it saves.
 */
const withBytes = (cached: EncodedAnswer): EncodedAnswer =>
  cached.answer.ready.length <= MAX_TEXT_LENGTH
    ? cached
    : { ...cached, answer: { ready: Buffer.from(cached.answer.ready) } };

export const textOf = ({ answer: { ready } }: Pick<EncodedAnswer, 'answer'>): string =>
  typeof ready === 'string' ? ready : ready.toString();

/** The requested product or collection does not exist, or not for this caller. */
export const isNotFound = ({ answer }: EncodedAnswer): boolean => answer.ready.length === 0;
