import type { Db } from '@shopwright/server';
import sql from 'sql-template-tag';

/** The queries of the doctor. */

export async function readServer(db: Db): Promise<{ version: string; now: Date }> {
  const [row] = await db.query<{ version: string; now: Date }>(
    sql`select current_setting('server_version') as version, clock_timestamp() as now`,
  );
  if (!row) throw new Error('PostgreSQL answered without a row.');
  return row;
}

export async function isPrepared(db: Db): Promise<boolean> {
  const [row] = await db.query<{ prepared: boolean }>(
    sql`select to_regclass('shopwright_migration') is not null as prepared`,
  );
  return row?.prepared === true;
}

export interface AppliedMigration {
  readonly label: string;
  /** Releases without this migration cannot run on the database. */
  readonly breaks: boolean;
  /** Only releases without the migration of this number cannot. */
  readonly breaksBefore?: number | null;
}

/** A database from before the column existed has none that breaks. */
export async function listAppliedMigrations(db: Db): Promise<AppliedMigration[]> {
  return db.query<AppliedMigration>(sql`select lpad(number::text, 4, '0') || '-' || name as label,
      coalesce((to_jsonb(m)->>'breaks')::boolean, false) as breaks,
      (to_jsonb(m)->>'breaks_before')::integer as "breaksBefore"
    from shopwright_migration m order by number`);
}

/** Sites, with what each has a signing key in use for. */
export async function listSigningKeys(db: Db): Promise<{ name: string; purposes: string[] }[]> {
  return db.query(sql`select s.name, coalesce(array_agg(k.purpose) filter (where k.purpose is not null), '{}') as purposes
    from site s left join signing_key k on k.site_id = s.site_id and k.retired_at is null
    group by s.site_id, s.name, s.created_at order by s.created_at`);
}
