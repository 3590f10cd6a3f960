import type { Store } from '@shopwright/contract/settings/store';
import sql from 'sql-template-tag';
import type { Reader, Tx } from '../db/index.ts';

export interface Site {
  readonly siteId: string;
  readonly name: string;
  readonly store: Store;
  /** Every area the owner has set, by its name. */
  readonly settings: Readonly<Record<string, unknown>>;
}

interface SiteRow {
  siteId: string;
  name: string;
  settings: { store?: Store } & Record<string, unknown>;
}

const toSite = (row: SiteRow): Site => ({
  siteId: row.siteId,
  name: row.name,
  store: { name: row.name, ...row.settings.store },
  settings: row.settings,
});

export async function findSite(db: Reader, siteId: string): Promise<Site | undefined> {
  const rows = await db.query<SiteRow>(
    sql`select site_id as "siteId", name, settings from site where site_id = ${siteId}`,
  );
  return rows[0] && toSite(rows[0]);
}

/** Held until the transaction ends. */
export async function lockSite(tx: Pick<Tx, 'query'>, siteId: string): Promise<Site | undefined> {
  await tx.query(sql`select from site where site_id = ${siteId} for no key update`);
  return findSite(tx, siteId);
}

/** Oldest first: the first is the one a fresh install made. */
export async function listSites(db: Reader): Promise<Site[]> {
  return (
    await db.query<SiteRow>(
      sql`select site_id as "siteId", name, settings from site order by created_at, site_id`,
    )
  ).map(toSite);
}

export async function insertSite(db: Reader, site: Omit<Site, 'settings'>): Promise<void> {
  await db.query(
    sql`insert into site (site_id, name, settings) values (${site.siteId}, ${site.name}, ${JSON.stringify({ store: site.store })})`,
  );
}

export async function saveStore(db: Reader, siteId: string, store: Store): Promise<void> {
  await db.query(
    sql`update site set name = coalesce(${store.name ?? null}, name), settings = settings || ${JSON.stringify({ store })}::jsonb where site_id = ${siteId}`,
  );
  await notifySiteChanged(db, siteId);
}

/** Replaces one area; the others stay as they are. */
export async function saveArea(
  db: Reader,
  siteId: string,
  area: string,
  value: object,
): Promise<void> {
  await db.query(
    sql`update site set settings = settings || jsonb_build_object(${area}::text, ${JSON.stringify(value)}::jsonb) where site_id = ${siteId}`,
  );
  await notifySiteChanged(db, siteId);
}

/** A preview is a copy of another store that must reach none of its buyers. */
export async function markPreview(db: Reader): Promise<void> {
  await db.query(sql`update site set settings = settings || '{"preview": true}'`);
}

export async function isPreview(db: Reader): Promise<boolean> {
  const rows = await db.query(sql`select from site where settings->'preview' = 'true' limit 1`);
  return rows.length > 0;
}

export const siteChannel = 'site_changed';

/** The writer notifies: every process drops its cached copy of the site. */
async function notifySiteChanged(tx: Reader, siteId: string): Promise<void> {
  await tx.query(sql`select pg_notify(${siteChannel}, ${siteId})`);
}

/**
 * Two processes that start on an empty database make one store, not two: the second waits for the
 * first here.
 */
export async function lockFirstRun(tx: Reader): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(4711001)`);
}
