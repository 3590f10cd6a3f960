import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { lintMigration, type MigrationText } from './lint-migration.ts';

/**
 * O3: the shop is open while a migration runs, and the previous release works on the new schema, so
 * some statements are refused in a migration.
 */

const lint = (sql: string, ...earlier: string[]): string[] =>
  lintMigration(
    { name: '0002-test.sql', sql },
    earlier.map((text) => ({ name: '0001-earlier.sql', sql: text })),
  );

test('our own migrations have no statement that stops an open shop (docs/upgrade.md)', async () => {
  const directory = fileURLToPath(new URL('./migrations', import.meta.url));
  // The baseline is a folder: before it there was no release.
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted();
  const earlier: MigrationText[] = [];
  for (const name of names) {
    const migration = { name, sql: await readFile(join(directory, name), 'utf8') };
    expect(lintMigration(migration, earlier)).toEqual([]);
    earlier.push(migration);
  }
});

test.each([
  'create index a on orders (email);',
  'CREATE UNIQUE INDEX a ON orders (email);',
  'alter table orders add foreign key (site_id) references site;',
  'alter table orders add constraint positive check (total > 0);',
  'alter table orders add column a int, add check (total > 0);',
  'alter table orders add constraint once unique (site_id, number);',
  'alter table orders add column a text unique;',
  'alter table orders alter column email set not null;',
  'alter table orders alter column number type numeric;',
  'alter table orders alter number set data type numeric;',
  'alter table orders add column a int generated always as (1) stored;',
  'alter table orders add column a uuid default gen_random_uuid();',
  'alter table orders add column a text not null;',
  'alter table orders rename column email to mail;',
  'alter table orders rename to purchase;',
  'alter index orders_number rename to orders_by_number;',
  'alter table orders drop column email;',
  'alter table orders drop constraint positive;',
  'drop table orders;',
  'update orders set email = lower(email);',
  'delete from orders where total = 0;',
  'lock table orders;',
  'truncate orders;',
  'vacuum full orders;',
  'reindex table orders;',
  "do $$ begin execute 'drop table orders'; end $$;",
  '-- no-transaction\ncreate index concurrently a on orders (email);',
  'drop index concurrently if exists a;\ncreate table b (c int);',
])('%s is refused', (text) => {
  expect(lint(text)).toHaveLength(1);
});

test.each([
  '-- no-transaction\ndrop index concurrently if exists a;\n-- next\ncreate index concurrently a on orders (email);',
  'create table a (b int primary key, check (b > 0)); create index c on a (b); update a set b = 1; alter table a alter column b set not null;',
  'alter table orders add column a text, add column b int not null default 7;',
  'alter table orders add foreign key (site_id) references site on delete cascade not valid;',
  'alter table orders validate constraint positive;',
  'alter table orders alter column email drop not null;',
  'alter table orders alter column email set default null;',
  '-- update orders set\nalter table orders add constraint once unique using index a;',
  "/* drop table orders; */ insert into note (text) values ('drop table orders; ''update orders set''');",
  'insert into a (b) values (1) on conflict (b) do update set b = 2;',
])('%s is allowed', (text) => {
  expect(lint(text)).toEqual([]);
});

test('a column becomes required once a validated constraint proves that it has a value', () => {
  const add = 'alter table orders add constraint has_email check (email is not null) not valid;';
  const validate = 'alter table orders validate constraint has_email;';
  const required = 'alter table orders alter column email set not null;';
  expect(lint(required, add, validate)).toEqual([]);
  expect(lint(`${validate}\n${required}`, add)).toEqual([]);
  expect(lint(required, add)).toHaveLength(1);
  expect(lint(required, add.replaceAll('email', 'number'), validate)).toHaveLength(1);
  expect(lint(required.replace('orders', 'cart'), add, validate)).toHaveLength(1);
});

test('a line with the reason allows a short lock or a break with older releases, each its own', () => {
  const index = 'create index a on site (name);';
  const drop = 'drop table next_note;';
  expect(lint(`-- locks: there are few sites\n${index}`)).toEqual([]);
  expect(lint(`-- breaks: releases before 0.3\n${drop}`)).toEqual([]);
  expect(lint(`-- breaks before 0002: release 0.2\n${drop}`)).toEqual([]);
  expect(lint(`-- breaks: releases before 0.3\n${index}`)).toHaveLength(1);
  expect(lint(`-- locks: it is empty\n${drop}`)).toHaveLength(1);
  expect(lint(`-- locks:\n${index}`)).toHaveLength(1);
  // Types are never changed in place.
  expect(
    lint('-- locks: few\n-- breaks: all\nalter table orders alter column number type text;'),
  ).toHaveLength(1);
});

test('a problem names the migration, the statement and what to write instead', () => {
  expect(lint('alter table orders\n  alter column number type numeric;')).toEqual([
    '0002-test.sql: alter table orders alter column number type numeric: add another column, fill it in batches, and drop the old one in a later release.',
  ]);
});
