import type { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { withConnection } from './connection.ts';
import { readSequences, readTables, type Sequence, type Table } from './tables.ts';

/** A consistent snapshot of the whole database while the shop is open. */
export interface Snapshot {
  readonly tables: readonly Table[];
  readonly sequences: readonly Sequence[];
  /**
   * The latest migration of the database; a restore migrates an empty database to exactly this
   * version first.
   */
  readonly migration: number;
  /** The rows of a table in PostgreSQL's COPY text format. Read one table at a time, to the end. */
  readonly rows: (table: Table) => Readable;
  /** The ids of all files of all stores, as in the file store. */
  readonly files: () => Promise<{ id: string; contentType: string }[]>;
}

/**
 * One read-only transaction (repeatable read) sees one moment of the database and blocks no writer.
 */
export function withSnapshot<T>(
  pool: pg.Pool,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  return withConnection(pool, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const {
      rows: [latest],
    } = await client.query<{ number: number }>(
      'select max(number) as number from shopwright_migration',
    );
    return work({
      tables: await readTables(client),
      sequences: await readSequences(client),
      migration: latest?.number ?? 0,
      rows: ({ name, columns }) =>
        client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`)),
      files: async () =>
        (
          await client.query<{ id: string; contentType: string }>(
            'select media_id as id, content_type as "contentType" from media order by media_id',
          )
        ).rows,
    });
  });
}
