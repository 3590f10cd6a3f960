import sql from 'sql-template-tag';
import type { Reader } from './index.ts';

/** The tables of a database as SQL, read from PostgreSQL's catalog: for docs/schema.sql. */
export async function readSchemaSql(db: Reader): Promise<string> {
  const tables = await db.query<{ name: string; options: string | null; indexes: string[] }>(sql`
    select c.relname as name, array_to_string(c.reloptions, ', ') as options,
      array(
        select pg_get_indexdef(i.indexrelid) from pg_index i join pg_class x on x.oid = i.indexrelid
        where i.indrelid = c.oid and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u'))
        order by x.relname
      ) as indexes
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'shopwright_migration' order by 1`);
  const lines = await db.query<{ table: string; line: string }>(sql`
    select c.relname as table, quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod)
      || case when o.collname = 'C' then ' COLLATE "C"' else '' end
      || case when a.attgenerated = 's' then ' GENERATED ALWAYS AS (' || pg_get_expr(d.adbin, d.adrelid) || ') STORED'
              when a.attidentity = 'a' then ' GENERATED ALWAYS AS IDENTITY'
              else coalesce(' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid), '') end
      || case when a.attnotnull then ' NOT NULL' else '' end as line
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum left join pg_collation o on o.oid = a.attcollation
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname, a.attnum`);
  const constraints = await db.query<{ table: string; line: string }>(sql`
    select c.relname as table, pg_get_constraintdef(k.oid) as line
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.connamespace = 'public'::regnamespace and k.contype in ('p', 'u', 'c', 'f')
    order by c.relname, position(k.contype in 'pufc'), k.conname`);
  const inTable = (rows: readonly { table: string; line: string }[], name: string): string[] =>
    rows.filter(({ table }) => table === name).map(({ line }) => `  ${line}`);
  const text = tables.map(({ name, options, indexes }) => {
    const body = [...inTable(lines, name), ...inTable(constraints, name)].join(',\n');
    const table = `CREATE TABLE ${name} (\n${body}\n)${options ? ` WITH (${options})` : ''};\n`;
    return table + indexes.map((index) => `${index.replaceAll('public.', '')};\n`).join('');
  });
  return text.join('\n');
}
