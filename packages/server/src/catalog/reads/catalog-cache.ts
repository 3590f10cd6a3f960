import type { Db } from '../../db/index.ts';
import type { ConsistentAnswer } from '../../http/index.ts';
import { createRepeatFilter } from '../../memory/index.ts';
import { catalogChannel } from '../products/store/catalog-version.ts';
import { readCatalogVersion } from './store/read-products.ts';

/**
 * Answers to catalog reads, kept as bytes in the process by (site, catalog version, query).
 * A catalog write bumps the site's version in its own transaction and tells every process; what was kept for
 * the old version is dropped. Errors are never kept, and neither is what was asked for the first time: most questions that
 * differ from all others come once, and keeping their answers would cost more than making them.
 */
export interface CatalogCache {
  /** What is there already, without waiting, unless the caller must see a later version. */
  readonly kept: (
    siteId: string,
    consistent: string | undefined,
    key: string,
  ) => KeptAnswer | undefined;
  /** The version a caller must at least see: the one it wrote, else the one this process knows. */
  readonly version: (siteId: string, consistent: string | undefined) => Promise<number>;
  readonly answer: (
    siteId: string,
    version: number,
    key: string,
    make: () => Promise<VersionedAnswer>,
  ) => Promise<ReadyBytes>;
  /** For what is worth keeping from the first time on. */
  readonly put: (
    siteId: string,
    key: string,
    answer: { readonly version: number; readonly text: string },
  ) => void;
  readonly close: () => Promise<void>;
}

export interface VersionedAnswer {
  /** The version the database showed when the answer was read. */
  readonly version: number;
  readonly text: string;
}

/** As the endpoint sends it. */
export interface ReadyBytes extends ConsistentAnswer<never> {
  readonly version: number;
  readonly answer: { readonly ready: string | Buffer };
}

/** An answer as bytes; what was put there as the text it was. */
export interface KeptAnswer extends ReadyBytes {
  readonly answer: { readonly ready: string | Buffer };
  /** What it takes in memory. */
  readonly size: number;
}

const maxBytes = 64 * 1024 * 1024;
/** Questions that were asked before, whatever the version. */
const maxAsked = 5000;

interface SiteCache {
  version: number;
  bytes: number;
  readonly answers: Map<string, KeptAnswer>;
  /** Answers on their way, for those who ask the same meanwhile. */
  readonly making: Map<string, Promise<ReadyBytes>>;
  readonly askedBefore: (key: string) => boolean;
}

export async function createCatalogCache(db: Db): Promise<CatalogCache> {
  const sites = new Map<string, SiteCache>();
  const stop = await db.listen(
    catalogChannel,
    (payload) => {
      const [siteId = '', version = ''] = payload.split(':');
      advance(sites.get(siteId), Number(version));
    },
    () => sites.clear(),
  );

  const refresh = async (siteId: string): Promise<SiteCache> => {
    const version = await readCatalogVersion(db, siteId);
    const known = sites.get(siteId);
    if (known) return advance(known, version) ?? known;
    const made: SiteCache = {
      version,
      bytes: 0,
      answers: new Map(),
      making: new Map(),
      askedBefore: createRepeatFilter(maxAsked),
    };
    sites.set(siteId, made);
    return made;
  };

  return {
    kept(siteId, consistent, key) {
      const site = sites.get(siteId);
      if (!site || (consistent !== undefined && Number(consistent) > site.version))
        return undefined;
      return site.answers.get(key);
    },
    async version(siteId, consistent) {
      const known = sites.get(siteId);
      const asked = consistent === undefined ? 0 : Number(consistent);
      if (known && !(asked > known.version)) return known.version;
      return (await refresh(siteId)).version;
    },
    async answer(siteId, version, key, make) {
      const site = sites.get(siteId) ?? (await refresh(siteId));
      if (site.version !== version) return toReady(await make());
      const known = site.answers.get(key) ?? site.making.get(key);
      if (known) return known;
      const making = make().then(toReady);
      site.making.set(key, making);
      try {
        const answer = await making;
        // A replica may be behind: what it said is not the answer of this version. And what the catalog has left behind meanwhile is nobody's.
        if (
          answer.version >= site.version &&
          site.making.get(key) === making &&
          site.askedBefore(key)
        )
          store(site, key, answer, toBytes(answer));
        return answer;
      } finally {
        if (site.making.get(key) === making) site.making.delete(key);
      }
    },
    put(siteId, key, { version, text }) {
      const site = sites.get(siteId);
      if (site && version >= site.version) store(site, key, toReady({ version, text }), text);
    },
    close: stop,
  };
}

const toReady = ({ version, text }: VersionedAnswer): ReadyBytes => ({
  version,
  consistent: String(version),
  answer: { ready: text },
});

function advance(site: SiteCache | undefined, version: number): SiteCache | undefined {
  if (!site || !(version > site.version)) return site;
  site.version = version;
  site.bytes = 0;
  site.answers.clear();
  site.making.clear();
  return site;
}

function toBytes({ answer: { ready } }: ReadyBytes): Buffer {
  if (Buffer.isBuffer(ready)) return ready;
  return Buffer.from(ready);
}

/** Of an entry, beside its key and its bytes. */
const ENTRY = 300;

/** The oldest leave first; a flood of different queries costs no more than the limit. */
function store(
  site: SiteCache,
  key: string,
  { version, consistent }: ReadyBytes,
  ready: string | Buffer,
): void {
  const kept: KeptAnswer = {
    version,
    consistent,
    answer: { ready },
    size: ready.length + 2 * key.length + ENTRY,
  };
  site.bytes += kept.size - (site.answers.get(key)?.size ?? 0);
  site.answers.set(key, kept);
  for (const [oldest, { size: old }] of site.answers) {
    if (site.bytes <= maxBytes) return;
    site.answers.delete(oldest);
    site.bytes -= old;
  }
}
