import type pg from 'pg';

/**
 * The tables and sequences of a backup, read from PostgreSQL's catalog so that no new table is
 * missed.
 */

export interface Table {
  /** Quoted and schema-qualified, for SQL. */
  readonly name: string;
  /** Quoted; without generated columns. */
  readonly columns: readonly string[];
}

export interface Sequence {
  readonly name: string;
  readonly value: string;
}

type Client = Pick<pg.ClientBase, 'query'>;

/** The lists of applied migrations are not data: a restored database has its own. */
const MIGRATION_LISTS = ['public.shopwright_migration', 'graphile_worker.migrations'];

const SCHEMAS = ['public', 'graphile_worker'];

/** Sorted so that every table comes after those that its foreign keys reference. */
export async function readTables(client: Client): Promise<Table[]> {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(
    `
    select format('%I.%I', n.nspname, c.relname) as name,
      (select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = any($1::text[]) and n.nspname || '.' || c.relname <> all($2::text[])
    order by 1`,
    [SCHEMAS, MIGRATION_LISTS],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `
    select format('%I.%I', fn.nspname, fc.relname) as from, format('%I.%I', tn.nspname, tc.relname) as to
    from pg_constraint k
    join pg_class fc on fc.oid = k.conrelid join pg_namespace fn on fn.oid = fc.relnamespace
    join pg_class tc on tc.oid = k.confrelid join pg_namespace tn on tn.oid = tc.relnamespace
    where k.contype = 'f' and k.conrelid <> k.confrelid and fn.nspname = any($1::text[])`,
    [SCHEMAS],
  );
  return inLoadOrder(tables, references);
}

export async function readSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `
    select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, 0)::text as value
    from pg_sequences where schemaname = any($1::text[]) order by 1`,
    [SCHEMAS],
  );
  return rows;
}

/**
 * Referenced tables first. A cycle of foreign keys could not be loaded and is a mistake in the
 * schema.
 */
export function inLoadOrder(
  tables: readonly Table[],
  references: readonly { from: string; to: string }[],
): Table[] {
  const ordered: Table[] = [];
  const state = new Map<string, 'visiting' | 'done'>();
  const byName = new Map(tables.map((table) => [table.name, table]));

  const visit = (table: Table): void => {
    if (state.get(table.name) === 'done') return;
    if (state.get(table.name) === 'visiting')
      throw new Error(`The foreign keys of ${table.name} form a circle.`);
    state.set(table.name, 'visiting');
    for (const { from, to } of references) {
      const referenced = byName.get(to);
      if (from === table.name && referenced) visit(referenced);
    }
    state.set(table.name, 'done');
    ordered.push(table);
  };
  for (const table of tables) visit(table);
  return ordered;
}
