import type { Db } from '@shopwright/server';
import sql from 'sql-template-tag';

/** What the doctor asks the database. */

export async function readServer(db: Db): Promise<{ version: string; now: Date }> {
  const [row] = await db.query<{ version: string; now: Date }>(sql`select current_setting('server_version') as version, clock_timestamp() as now`);
  if (!row) throw new Error('PostgreSQL answered without a row.');
  return row;
}

export async function isPrepared(db: Db): Promise<boolean> {
  const [row] = await db.query<{ known: boolean }>(sql`select to_regclass('shopwright_migration') is not null as known`);
  return row?.known === true;
}

export async function listAppliedMigrations(db: Db): Promise<string[]> {
  const rows = await db.query<{ label: string }>(sql`select lpad(number::text, 4, '0') || '-' || name as label from shopwright_migration order by number`);
  return rows.map(({ label }) => label);
}

/** Sites, with what each has a signing key in use for. */
export async function listSigningKeys(db: Db): Promise<{ name: string; purposes: string[] }[]> {
  return db.query(sql`select s.name, coalesce(array_agg(k.purpose) filter (where k.purpose is not null), '{}') as purposes
    from site s left join signing_key k on k.site_id = s.site_id and k.retired_at is null
    group by s.site_id, s.name, s.created_at order by s.created_at`);
}
