import type { Db } from '../../../db/index.ts';
import { type Choices, type CountedFacets, countFacets } from './rules/count-facets.ts';
import {
  createFacetNames,
  type FacetChunk,
  type FacetNames,
  type ReadStanding,
  readStandings,
  toChunks,
  withChanges,
} from './rules/facet-index.ts';
import {
  readCatalogSize,
  readChanges,
  readFacetNames,
  readStandingsAfter,
} from './store/facet-membership.ts';

/**
 * What the products of a large site stand under, kept in the process: PostgreSQL needs seconds to count the facets of a hundred thousand
 * products, and a pass over plain numbers a few hundredths of one. Never stale: every version of the catalog tells which products it changed,
 * these are read again before anything is counted, and counts are given for one version alone. Nothing hangs on it: while a site is being read,
 * or where it cannot be kept, PostgreSQL counts.
 */
export interface FacetMemory {
  /** Whether it is worth asking. A site that is asked about for the first time begins to be read. */
  readonly isReady: (siteId: string) => boolean;
  /** Exactly as at that version of the catalog; undefined when it is at another by now, or not in memory. */
  readonly count: (
    siteId: string,
    version: number,
    choices: Choices,
  ) => Promise<CountedFacets | undefined>;
}

export interface FacetMemoryOptions {
  /** Of fewer products PostgreSQL counts quickly enough. */
  readonly fewest?: number;
  /** Numbers kept for all sites together, four bytes each. Who was asked about longest ago goes. */
  readonly most?: number;
  readonly unusedMs?: number;
}

interface Site {
  readonly names: FacetNames;
  chunks: readonly FacetChunk[];
  /** The changes of all versions up to this one are in it. */
  version: number;
  /** All of it is as at that version: nothing of a later one is in it yet. */
  exact: boolean;
  loaded: boolean;
  /** One at a time: whoever else wants it newer waits for the same. */
  moving: Promise<void> | undefined;
  /** Lets go of it when nobody asks for a while; of one that could not be kept sooner, so that it is looked at again. */
  unused: NodeJS.Timeout | undefined;
}

const PAGE = 4096;
/** So many versions are caught up with by one statement. */
const VERSIONS = 50;
/** What a facet's name takes, in numbers of four bytes. */
const NAME = 50;
const LOOK_AGAIN_MS = 60_000;

export function createFacetMemory(
  db: Pick<Db, 'query'>,
  { fewest = 5000, most = 40_000_000, unusedMs = 600_000 }: FacetMemoryOptions = {},
): FacetMemory {
  /** The one asked about longest ago comes first. */
  const sites = new Map<string, Site>();

  const begin = (siteId: string): Site => {
    const site: Site = {
      names: createFacetNames(),
      chunks: [],
      version: 0,
      exact: false,
      loaded: false,
      moving: undefined,
      unused: undefined,
    };
    // What cannot be read now is counted by PostgreSQL, which will say what is wrong with it.
    void load(siteId, site)
      .catch(() => false)
      .then((loaded) => {
        site.loaded = loaded;
        if (!loaded) site.chunks = [];
        site.unused = setTimeout(
          () => forget(siteId, site),
          loaded ? unusedMs : LOOK_AGAIN_MS,
        ).unref();
        makeRoom(siteId);
      });
    return site;
  };

  const forget = (siteId: string, site: Site): void => {
    clearTimeout(site.unused);
    if (sites.get(siteId) === site) sites.delete(siteId);
  };

  /** Answers whether it is worth keeping and can be. */
  const load = async (siteId: string, site: Site): Promise<boolean> => {
    const { version, products } = await readCatalogSize(db, siteId);
    if (products < fewest) return false;
    for (let after = 0; ;) {
      const page = readStandings(await readStandingsAfter(db, siteId, after, PAGE));
      await learnNames(siteId, site.names, page);
      site.chunks = [
        ...site.chunks,
        ...toChunks(page.map(site.names.toStanding), site.names.kindOf),
      ];
      const last = page.at(-1);
      if (!last) break;
      if (sizeOf(site) > most) return false;
      after = last.id;
    }
    site.version = version;
    // What changed meanwhile was read as it was before or after, and is read again.
    while (!site.exact) await step(siteId, site);
    return true;
  };

  const step = async (siteId: string, site: Site): Promise<void> => {
    const { version, reached, versions, changedIds, standings } = await readChanges(
      db,
      siteId,
      site.version,
      VERSIONS,
    );
    // Not all versions tell what they changed, or the database is an older one.
    if (
      reached - site.version !== versions ||
      version < reached ||
      (version > reached && versions < VERSIONS)
    )
      throw new Error('What changed in the catalog is not known.');
    const read = readStandings(standings);
    await learnNames(siteId, site.names, read);
    const changed = new Map([
      ...changedIds.map((id) => [Number(id), undefined] as const),
      ...read.map((one) => [one.id, site.names.toStanding(one)] as const),
    ]);
    if (changed.size > 0) site.chunks = withChanges(site.chunks, changed, site.names.kindOf);
    site.version = reached;
    site.exact = reached === version;
  };

  const learnNames = async (
    siteId: string,
    names: FacetNames,
    read: readonly ReadStanding[],
  ): Promise<void> => {
    const unknown = new Set(
      read.flatMap(({ facetIds }) => facetIds.filter((id) => !names.has(id))),
    );
    for (const { facetId, ...facet } of unknown.size > 0
      ? await readFacetNames(db, siteId, [...unknown])
      : [])
      names.add(facetId, facet);
  };

  const makeRoom = (keep: string): void => {
    let size = [...sites.values()].reduce((sum, site) => sum + sizeOf(site), 0);
    for (const [siteId, site] of sites) {
      if (size <= most) return;
      if (siteId === keep) continue;
      size -= sizeOf(site);
      forget(siteId, site);
    }
  };

  return {
    isReady(siteId) {
      const site = sites.get(siteId) ?? begin(siteId);
      sites.delete(siteId);
      sites.set(siteId, site);
      if (site.loaded) site.unused?.refresh();
      return site.loaded;
    },
    async count(siteId, version, choices) {
      const site = sites.get(siteId);
      if (!site?.loaded || site.version > version) return undefined;
      if (site.version < version || !site.exact)
        await (site.moving ??= step(siteId, site)
          .catch(() => forget(siteId, site))
          .finally(() => {
            site.moving = undefined;
          }));
      return site.exact && site.version === version && sites.get(siteId) === site
        ? countFacets(site.chunks, site.names, choices)
        : undefined;
    },
  };
}

const sizeOf = ({ chunks, names }: Site): number =>
  chunks.reduce(
    (sum, { ids, facets, under }) => sum + 3 * ids.length + 1.5 * facets.length + 2 * under.length,
    NAME * names.facets.length,
  );
