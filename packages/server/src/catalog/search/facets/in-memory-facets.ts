import type { Db } from '../../../db/index.ts';
import { countFacets, type Choices, type FacetCounts } from './rules/count-facets.ts';
import {
  createFacetNames,
  parseMemberships,
  toChunks,
  withChanges,
  type FacetChunk,
  type FacetNames,
  type StoredMembership,
} from './rules/facet-index.ts';
import {
  readCatalogSize,
  readChangedMemberships,
  readFacetNames,
  readMembershipsAfter,
} from './store/facet-membership.ts';

/**
 * The facets of large catalogs, counted in the process. Never stale: every version of the catalog
 * records which products it changed, and these are read before anything is counted. Nothing depends
 * on it: while a site is loading, or does not fit into memory, PostgreSQL counts.
 */
export interface InMemoryFacets {
  /** Whether the site's facets are loaded. The first call for a site starts to load them. */
  readonly isReady: (siteId: string) => boolean;
  /**
   * The counts at exactly this version of the catalog; undefined when the index has another version
   * or is not loaded.
   */
  readonly count: (
    siteId: string,
    version: number,
    choices: Choices,
  ) => Promise<FacetCounts | undefined>;
}

export interface InMemoryFacetsOptions {
  /** Smaller catalogs are not loaded. */
  readonly minProducts: number;
  /** For all sites, in numbers of four bytes. The least recently used site is evicted. */
  readonly maxNumbers?: number;
  readonly unusedMs?: number;
}

interface SiteIndex {
  readonly names: FacetNames;
  chunks: readonly FacetChunk[];
  /** The changes of all versions up to this one are included. */
  version: number;
  /** Nothing of a later version is included. */
  isExact: boolean;
  isLoaded: boolean;
  /** Concurrent calls share one update. */
  update: Promise<void> | undefined;
  evictionTimer: NodeJS.Timeout | undefined;
}

const PRODUCTS_PER_READ = 4_096;
const VERSIONS_PER_UPDATE = 50;
/** The size of a facet's name, in numbers of four bytes. */
const FACET_NAME_SIZE = 50;
const DEFAULT_MAX_NUMBERS = 40_000_000;
const DEFAULT_UNUSED_MS = 600_000;
/** A site that is too small, too large or could not be read is tried again after this time. */
const RETRY_LOAD_MS = 60_000;

export function createInMemoryFacets(
  db: Pick<Db, 'query'>,
  {
    minProducts,
    maxNumbers = DEFAULT_MAX_NUMBERS,
    unusedMs = DEFAULT_UNUSED_MS,
  }: InMemoryFacetsOptions,
): InMemoryFacets {
  /** The least recently used site comes first. */
  const sites = new Map<string, SiteIndex>();

  const startLoading = (siteId: string): SiteIndex => {
    const site: SiteIndex = {
      names: createFacetNames(),
      chunks: [],
      version: 0,
      isExact: false,
      isLoaded: false,
      update: undefined,
      evictionTimer: undefined,
    };
    // After an error PostgreSQL counts, and reports what is wrong.
    void load(siteId, site)
      .catch(() => false)
      .then((isLoaded) => {
        site.isLoaded = isLoaded;
        if (!isLoaded) site.chunks = [];
        site.evictionTimer = setTimeout(
          () => evict(siteId, site),
          isLoaded ? unusedMs : RETRY_LOAD_MS,
        ).unref();
        evictUntilItFits(siteId);
      });
    return site;
  };

  const evict = (siteId: string, site: SiteIndex): void => {
    clearTimeout(site.evictionTimer);
    if (sites.get(siteId) === site) sites.delete(siteId);
  };

  /** Returns false when the catalog is too small or too large. */
  const load = async (siteId: string, site: SiteIndex): Promise<boolean> => {
    const { version, products } = await readCatalogSize(db, siteId);
    if (products < minProducts) return false;
    for (let after = 0; ;) {
      const page = parseMemberships(
        await readMembershipsAfter(db, siteId, after, PRODUCTS_PER_READ),
      );
      await addNames(siteId, site.names, page);
      site.chunks = [
        ...site.chunks,
        ...toChunks(page.map(site.names.toMembership), site.names.kindOf),
      ];
      const last = page.at(-1);
      if (!last) break;
      if (sizeOf(site) > maxNumbers) return false;
      after = last.id;
    }
    site.version = version;
    // Products that changed during the load were read before or after their change.
    while (!site.isExact) await applyNextChanges(siteId, site);
    return true;
  };

  const applyNextChanges = async (siteId: string, site: SiteIndex): Promise<void> => {
    const { version, reached, versions, changedIds, memberships } = await readChangedMemberships(
      db,
      siteId,
      site.version,
      VERSIONS_PER_UPDATE,
    );
    const hasGap = reached - site.version !== versions;
    const isOlderDatabase = version < reached;
    const endsEarly = version > reached && versions < VERSIONS_PER_UPDATE;
    if (hasGap || isOlderDatabase || endsEarly)
      throw new Error('The changes of some catalog versions are missing.');
    const stored = parseMemberships(memberships);
    await addNames(siteId, site.names, stored);
    const changed = new Map([
      ...changedIds.map((id) => [Number(id), undefined] as const),
      ...stored.map((product) => [product.id, site.names.toMembership(product)] as const),
    ]);
    if (changed.size > 0) site.chunks = withChanges(site.chunks, changed, site.names.kindOf);
    site.version = reached;
    site.isExact = reached === version;
  };

  const addNames = async (
    siteId: string,
    names: FacetNames,
    products: readonly StoredMembership[],
  ): Promise<void> => {
    const missing = new Set(
      products.flatMap(({ facetIds }) => facetIds.filter((id) => !names.has(id))),
    );
    if (missing.size === 0) return;
    for (const { facetId, ...facet } of await readFacetNames(db, siteId, [...missing]))
      names.add(facetId, facet);
  };

  const evictUntilItFits = (loadedSiteId: string): void => {
    let size = [...sites.values()].reduce((sum, site) => sum + sizeOf(site), 0);
    for (const [siteId, site] of sites) {
      if (size <= maxNumbers) return;
      if (siteId === loadedSiteId) continue;
      size -= sizeOf(site);
      evict(siteId, site);
    }
  };

  return {
    isReady(siteId) {
      const site = sites.get(siteId) ?? startLoading(siteId);
      sites.delete(siteId);
      sites.set(siteId, site);
      if (site.isLoaded) site.evictionTimer?.refresh();
      return site.isLoaded;
    },
    async count(siteId, version, choices) {
      const site = sites.get(siteId);
      if (!site?.isLoaded || site.version > version) return undefined;
      if (site.version < version || !site.isExact)
        await (site.update ??= applyNextChanges(siteId, site)
          .catch(() => evict(siteId, site))
          .finally(() => {
            site.update = undefined;
          }));
      return site.isExact && site.version === version && sites.get(siteId) === site
        ? countFacets(site.chunks, site.names, choices)
        : undefined;
    },
  };
}

/** In numbers of four bytes. */
const sizeOf = ({ chunks, names }: SiteIndex): number =>
  chunks.reduce(
    (sum, { ids, facets, usedFacets }) =>
      sum + 3 * ids.length + 1.5 * facets.length + 2 * usedFacets.length,
    FACET_NAME_SIZE * names.facets.length,
  );
