import type { Db } from '../db/index.ts';
import type { ConsistentAnswer } from '../http/index.ts';
import { catalogChannel } from './store/version.ts';
import { readCatalogVersion } from './store/read-products.ts';

/**
 * Answers to catalog reads, kept as bytes in the process by (site, catalog version, query).
 * A catalog write bumps the site's version in its own transaction and tells every process; what was kept for
 * the old version is dropped. Errors are never kept, and neither is what was asked for the first time: most questions that
 * differ from all others come once, and keeping their answers would cost more than making them.
 */
export interface CatalogCache {
  /** What is there already, without waiting, unless the caller must see a later version. */
  readonly kept: (siteId: string, consistent: string | undefined, key: string) => ReadyBytes | undefined;
  /** The version a caller must at least see: the one it wrote, else the one this process knows. */
  readonly version: (siteId: string, consistent: string | undefined) => Promise<number>;
  readonly answer: (siteId: string, version: number, key: string, make: () => Promise<VersionedAnswer>) => Promise<ReadyBytes>;
  /** For what is worth keeping from the first time on. */
  readonly put: (siteId: string, key: string, answer: VersionedAnswer) => void;
  readonly close: () => Promise<void>;
}

export interface VersionedAnswer {
  /** The version the database showed when the answer was read. */
  readonly version: number;
  readonly text: string;
}

/** As the endpoint sends it: bytes when they are kept. */
export interface ReadyBytes extends ConsistentAnswer<never> {
  readonly version: number;
  readonly answer: { readonly ready: string | Buffer };
}

const maxBytes = 64 * 1024 * 1024;
/** Questions that were asked before, whatever the version. */
const maxAsked = 5000;

interface SiteCache {
  version: number;
  bytes: number;
  readonly answers: Map<string, KeptAnswer>;
  readonly asked: Set<string>;
}

interface KeptAnswer {
  readonly answer: Promise<ReadyBytes>;
  made?: ReadyBytes;
  /** 0 while it is being made. */
  size: number;
}

export async function createCatalogCache(db: Db): Promise<CatalogCache> {
  const sites = new Map<string, SiteCache>();
  const stop = await db.listen(catalogChannel, (payload) => {
    const [siteId = '', version = ''] = payload.split(':');
    advance(sites.get(siteId), Number(version));
  }, () => sites.clear());

  const refresh = async (siteId: string): Promise<SiteCache> => {
    const version = await readCatalogVersion(db, siteId);
    const known = sites.get(siteId);
    if (known) return advance(known, version) ?? known;
    const made: SiteCache = { version, bytes: 0, answers: new Map(), asked: new Set() };
    sites.set(siteId, made);
    return made;
  };

  return {
    kept(siteId, consistent, key) {
      const site = sites.get(siteId);
      if (!site || (consistent !== undefined && Number(consistent) > site.version)) return undefined;
      return site.answers.get(key)?.made;
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
      const known = site.answers.get(key);
      if (known) return known.made ?? known.answer;
      const kept: KeptAnswer = { answer: make().then(toReady), size: 0 };
      site.answers.set(key, kept);
      const forget = () => {
        if (site.answers.get(key) === kept) site.answers.delete(key);
      };
      try {
        const answer = await kept.answer;
        // A replica may be behind: what it said is not the answer of this version.
        if (answer.version < site.version || isFirst(site.asked, key)) forget();
        else if (site.answers.get(key) === kept) store(site, key, kept, answer);
        return answer;
      } catch (error) {
        forget();
        throw error;
      }
    },
    put(siteId, key, made) {
      const site = sites.get(siteId);
      if (!site || made.version < site.version) return;
      const answer = toReady(made);
      const kept: KeptAnswer = { answer: Promise.resolve(answer), size: 0 };
      site.bytes -= site.answers.get(key)?.size ?? 0;
      site.answers.set(key, kept);
      store(site, key, kept, answer);
    },
    close: stop,
  };
}

const toReady = ({ version, text }: VersionedAnswer): ReadyBytes => ({ version, consistent: String(version), answer: { ready: text } });

/** The oldest are forgotten first. */
function isFirst(asked: Set<string>, key: string): boolean {
  if (asked.has(key)) return false;
  if (asked.size >= maxAsked) asked.delete(asked.values().next().value ?? '');
  asked.add(key);
  return true;
}

function advance(site: SiteCache | undefined, version: number): SiteCache | undefined {
  if (!site || !(version > site.version)) return site;
  site.version = version;
  site.bytes = 0;
  site.answers.clear();
  return site;
}

/** The oldest leave first; a flood of different queries costs no more than the limit. */
function store(site: SiteCache, key: string, kept: KeptAnswer, { answer: { ready }, ...versions }: ReadyBytes): void {
  const bytes = Buffer.from(ready);
  kept.made = { ...versions, answer: { ready: bytes } };
  kept.size = bytes.length + 2 * key.length;
  site.bytes += kept.size;
  for (const [oldest, { size: old }] of site.answers) {
    if (site.bytes <= maxBytes) return;
    site.answers.delete(oldest);
    site.bytes -= old;
  }
}
