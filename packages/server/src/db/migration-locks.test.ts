import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/**
 * O3: the shop is open while a migration runs, so no statement may lock a table for as long as it
 * takes to read all of it.
 */

const table = String.raw`(?<table>\w+)`;
const alter = String.raw`alter\s+table\s+${table}\s[^;]*\b`;
const constraint = String.raw`add\s+(constraint\s+\w+\s+)?`;

const LONG_LOCKS: readonly { readonly found: RegExp; readonly instead: string }[] = [
  {
    found: new RegExp(
      String.raw`create\s+(unique\s+)?index\s+(?!concurrently)[^;]*?\bon\s+${table}`,
      'gi',
    ),
    instead: 'create index concurrently, in a file of its own that begins with -- no-transaction',
  },
  {
    found: new RegExp(
      String.raw`${alter}(foreign\s+key|${constraint}check)\b(?![^;]*\bnot\s+valid\b)`,
      'gi',
    ),
    instead: 'add the constraint "not valid", and validate it in the next migration',
  },
  {
    found: new RegExp(
      String.raw`${alter}${constraint}(unique|primary\s+key)\b(?![^;]*\busing\s+index\b)`,
      'gi',
    ),
    instead: 'create the index concurrently, and add the constraint "using index"',
  },
  {
    found: new RegExp(
      String.raw`${alter}(alter\s+column\s+\w+\s+(set\s+not\s+null|(set\s+data\s+)?type)|generated\b|serial\b)`,
      'gi',
    ),
    instead: 'add another column, fill it, and drop the old one in a later release',
  },
  {
    found: new RegExp(
      String.raw`${alter}default\s+(gen_random_uuid|clock_timestamp|random|nextval)\b`,
      'gi',
    ),
    instead: 'add the column without a default that differs for each row, and fill it',
  },
  {
    found: new RegExp(String.raw`\b(update|delete\s+from)\s+${table}\s`, 'gi'),
    instead: 'fill or clear rows in portions',
  },
];

function longLocks(text: string): string[] {
  const created = [
    ...text.matchAll(/create\s+(?:temporary\s+)?table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi),
  ].map(([, name]) => name);
  const statements = text.replaceAll(/--.*$/gm, '').replaceAll(/on\s+(delete|update)\s/gi, '');
  return LONG_LOCKS.flatMap(({ found, instead }) =>
    [...statements.matchAll(found)]
      .filter(({ groups }) => !created.includes(groups?.['table']))
      .map(([statement]) => `${statement.replaceAll(/\s+/g, ' ').slice(0, 80)}: ${instead}`),
  );
}

test('our own migrations lock no existing table for long, or state why the lock is short', async () => {
  const directory = fileURLToPath(new URL('./migrations', import.meta.url));
  // The baseline is a folder: it locks no table of an older release.
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql'));
  for (const name of names) {
    const text = await readFile(join(directory, name), 'utf8');
    if (!/^-- locks: \S/m.test(text)) expect(longLocks(text), name).toEqual([]);
  }
});

test.each([
  'create index a on orders (email);',
  'CREATE UNIQUE INDEX a ON orders (email);',
  'alter table orders add foreign key (site_id) references site;',
  'alter table orders add constraint positive check (total > 0);',
  'alter table orders add column a int, add check (total > 0);',
  'alter table orders add constraint once unique (site_id, number);',
  'alter table orders alter column email set not null;',
  'alter table orders alter column number type numeric;',
  'alter table orders add column a int generated always as (1) stored;',
  'alter table orders add column a uuid default gen_random_uuid();',
  'update orders set email = lower(email);',
  'delete from orders where total = 0;',
])('%s is found', (text) => {
  expect(longLocks(text)).toHaveLength(1);
});

test.each([
  'create index concurrently a on orders (email);',
  'create table a (b int primary key, check (b > 0)); create index c on a (b); update a set b = 1;',
  'alter table orders add column a text, add column b int not null default 7;',
  'alter table orders add foreign key (site_id) references site on delete cascade not valid;',
  'alter table orders validate constraint positive;',
  '-- update orders set\nalter table orders add constraint once unique using index a;',
])('%s is allowed', (text) => {
  expect(longLocks(text)).toEqual([]);
});
