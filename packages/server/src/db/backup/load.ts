import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { withConnection } from './connection.ts';
import { readTables, type Sequence, type Table } from './tables.ts';

export interface Loading {
  /**
   * Tables must arrive in the order of the snapshot, referenced tables first. Returns the number of
   * rows.
   */
  readonly table: (table: Table, rows: Readable) => Promise<number>;
}

/**
 * Restores a backup into an empty database in one transaction. Triggers of the job queue are
 * disabled, because they would create rows that the backup has already; foreign keys are checked.
 */
export function loadBackup(
  pool: pg.Pool,
  sequences: readonly Sequence[],
  work: (loading: Loading) => Promise<void>,
): Promise<void> {
  return withConnection(pool, async (client) => {
    await client.query('begin');
    const tables = await readTables(client);
    const present = new Map(tables.map((table) => [table.name, table]));
    for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
    // Migrations may have inserted rows, which are in the backup too.
    await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
    await work({
      async table({ name, columns }, rows) {
        if (!present.has(name))
          throw new Error(`The backup has a table ${name} that its own migrations do not make.`);
        const copy = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
        await pipeline(rows, copy);
        return copy.rowCount;
      },
    });
    for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
    for (const { name, value } of sequences) {
      await client.query('select setval($1::regclass, greatest($2::bigint, 1), $2::bigint > 0)', [
        name,
        value,
      ]);
    }
    await client.query('commit');
  });
}

/** Whether the database has a store. A database that was never migrated has none. */
export async function hasStore(pool: pg.Pool): Promise<boolean> {
  const {
    rows: [made],
  } = await pool.query<{ made: boolean }>(`select to_regclass('public.site') is not null as made`);
  if (!made?.made) return false;
  const {
    rows: [store],
  } = await pool.query<{ found: boolean }>('select exists (select from site) as found');
  return store?.found === true;
}
