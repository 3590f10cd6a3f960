import sql from 'sql-template-tag';
import type { Db } from '../open.ts';

/** The latest scheduled backup at a location, and the latest failure. */
export interface BackupState {
  readonly location: string;
  readonly succeededAt: Date | null;
  readonly failedAt: Date | null;
  readonly failure: string | null;
}

type Queryable = Pick<Db, 'query'>;

export async function recordBackup(
  db: Queryable,
  { location, name, bytes }: { location: string; name: string; bytes: number },
): Promise<void> {
  await db.query(sql`insert into backup_state (location, succeeded_at, name, bytes)
    values (${location}, now(), ${name}, ${bytes})
    on conflict (location) do update
      set succeeded_at = excluded.succeeded_at, name = excluded.name, bytes = excluded.bytes`);
}

export async function recordBackupFailure(
  db: Queryable,
  { location, failure }: { location: string; failure: string },
): Promise<void> {
  await db.query(sql`insert into backup_state (location, failed_at, failure)
    values (${location}, now(), ${failure})
    on conflict (location) do update
      set failed_at = excluded.failed_at, failure = excluded.failure`);
}

export function readBackupStates(db: Queryable): Promise<BackupState[]> {
  return db.query<BackupState>(sql`
    select location, succeeded_at as "succeededAt", failed_at as "failedAt", failure
    from backup_state order by location`);
}
