import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sql from 'sql-template-tag';
import { expect, onTestFinished, test } from 'vitest';
import { migrate, MigrationRefused } from './migrate.ts';
import type { Db } from './open.ts';
import { prepareDb } from './prepare.ts';
import { openTestDb } from './testing-db.ts';
import { silent } from './testing-embedded.ts';

async function migrations(files: Record<string, string>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'shopwright-migrations-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
  return directory;
}
const run = (db: Db, directory: string) => migrate({ pool: db.pool, directory, log: silent });
const ONE = { '0001-one.sql': 'CREATE TABLE one (n int);\nINSERT INTO one VALUES (1);' };
const TWO = {
  ...ONE,
  '0002-two.sql': 'ALTER TABLE one ADD COLUMN two int; UPDATE one SET two = 2;',
  'README.md': 'not a migration',
};

test('migrations run once, in order, and are recorded', async () => {
  const { db } = await openTestDb({ empty: true });
  expect(await run(db, await migrations(ONE))).toEqual([{ number: 1, name: 'one' }]);
  const directory = await migrations(TWO);
  expect(await run(db, directory)).toEqual([{ number: 2, name: 'two' }]);
  expect(await run(db, directory)).toEqual([]);
  expect(await db.query(sql`SELECT * FROM one`)).toEqual([{ n: 1, two: 2 }]);
  expect(
    await db.query(
      sql`SELECT number, name, applied_at <= now() AS past FROM shopwright_migration ORDER BY number`,
    ),
  ).toEqual([
    { number: 1, name: 'one', past: true },
    { number: 2, name: 'two', past: true },
  ]);
});

test('processes that start at once run each migration once', async () => {
  const { db } = await openTestDb({ empty: true });
  const directory = await migrations(TWO);
  const answers = await Promise.all(Array.from({ length: 6 }, () => run(db, directory)));
  expect(answers.flat().map(({ number }) => number)).toEqual([1, 2]);
});

test('a failed migration is rolled back and reports its line; earlier ones stay', async () => {
  const { db } = await openTestDb({ empty: true });
  const directory = await migrations({
    ...ONE,
    '0002-bad.sql': 'CREATE TABLE two ();\n\nSELECT nonsense;',
  });
  await expect(run(db, directory)).rejects.toThrow(
    'Migration 0002-bad (line 3) failed: column "nonsense" does not exist',
  );
  const forgetful = await migrations({
    ...ONE,
    '0002-bad.sql': 'CREATE TABLE two (); DROP TABLE shopwright_migration;',
  });
  await expect(run(db, forgetful)).rejects.toThrow(
    /0002-bad.* failed: relation "shopwright_migration" does not exist/,
  );
  expect(
    await db.query(sql`SELECT to_regclass('one')::text AS one, to_regclass('two') AS two`),
  ).toEqual([{ one: 'one', two: null }]);
  expect(await db.query(sql`SELECT number FROM shopwright_migration`)).toEqual([{ number: 1 }]);
});

test('refuses a migration that was changed after it ran, ignoring line endings', async () => {
  const { db } = await openTestDb({ empty: true });
  await run(db, await migrations(ONE));
  expect(
    await run(
      db,
      await migrations({ '0001-one.sql': ONE['0001-one.sql'].replaceAll('\n', '\r\n') }),
    ),
  ).toEqual([]);
  const changed = run(db, await migrations({ '0001-one.sql': 'CREATE TABLE one (n bigint);' }));
  await expect(changed).rejects.toThrow(
    /changed after they ran on this database: 0001-one\. Put the files back/,
  );
  await expect(changed).rejects.toBeInstanceOf(MigrationRefused);
});

test('an older release starts on a newer database with a notice, unless a migration breaks it', async () => {
  const { db } = await openTestDb({ empty: true });
  await run(db, await migrations(TWO));
  const warnings: unknown[] = [];
  const log = { ...silent, warn: (fields: object) => void warnings.push(fields) };
  expect(await migrate({ pool: db.pool, directory: await migrations(ONE), log })).toEqual([]);
  expect(warnings).toEqual([{ event: 'migration.newer_release', migrations: ['0002-two'] }]);
  // And the newer one can be started again.
  expect(await run(db, await migrations(TWO))).toEqual([]);
});

test('an older release refuses a database with a breaking migration', async () => {
  const { db } = await openTestDb({ empty: true });
  await run(
    db,
    await migrations({
      ...TWO,
      '0003-three.sql':
        '-- breaks: releases that read the column n\nALTER TABLE one DROP COLUMN n;',
    }),
  );
  await expect(run(db, await migrations(TWO))).rejects.toThrow(
    /cannot run on the migrations 0003-three\./,
  );
});

test('an upgrade can be stepped back once: a migration may break only releases before an earlier one', async () => {
  const { db } = await openTestDb({ empty: true });
  const THREE = {
    ...TWO,
    '0003-three.sql':
      '-- breaks before 0002: releases that read the column n\nALTER TABLE one DROP COLUMN n;',
  };
  await run(db, await migrations(THREE));
  expect(await run(db, await migrations(TWO))).toEqual([]);
  await expect(run(db, await migrations(ONE))).rejects.toThrow(
    /cannot run on the migrations 0003-three\./,
  );
  await expect(
    run(
      db,
      await migrations({ ...THREE, '0004-four.sql': '-- breaks before 0004: why\nSELECT 4;' }),
    ),
  ).rejects.toThrow('0004-four.sql breaks releases before 0004, which is no earlier migration.');
});

test('migrations can be run up to a number', async () => {
  const { db } = await openTestDb({ empty: true });
  const directory = await migrations(TWO);
  expect(await migrate({ pool: db.pool, directory, log: silent, upTo: 1 })).toEqual([
    { number: 1, name: 'one' },
  ]);
  expect(await run(db, directory)).toEqual([{ number: 2, name: 'two' }]);
});

test('a folder is one migration: its files run in the order of their names, all or none', async () => {
  const { db } = await openTestDb({ empty: true });
  const directory = await migrations({});
  const folder = join(directory, '0001-baseline');
  await mkdir(folder);
  await writeFile(join(folder, '01-one.sql'), ONE['0001-one.sql']);
  await writeFile(join(folder, '02-two.sql'), '-- The second.\nSELECT two FROM one;');
  await expect(run(db, directory)).rejects.toThrow(
    'Migration 0001-baseline/02-two (line 2) failed: column "two" does not exist',
  );
  expect(await db.query(sql`SELECT to_regclass('one') AS one`)).toEqual([{ one: null }]);
  await writeFile(join(folder, '02-two.sql'), 'ALTER TABLE one ADD COLUMN two int;');
  expect(await run(db, directory)).toEqual([{ number: 1, name: 'baseline' }]);
  expect(await run(db, directory)).toEqual([]);
  await writeFile(join(folder, '03-three.sql'), 'SELECT 3;');
  await expect(run(db, directory)).rejects.toThrow(/changed after they ran.*: 0001-baseline\./);
});

test('refuses a pre-release database with advice, and leaves it unchanged', async () => {
  const { db } = await openTestDb({ empty: true });
  await run(
    db,
    await migrations({
      '0001-ground.sql': 'CREATE TABLE site (n int);',
      '0002-catalog.sql': 'CREATE TABLE product (n int);',
    }),
  );
  const refused = prepareDb({ pool: db.pool, log: silent });
  await expect(refused).rejects.toBeInstanceOf(MigrationRefused);
  await expect(refused).rejects.toThrow(
    /A pre-release .* "shopwright export products\.jsonl" .* empty data directory .* "shopwright import products\.jsonl"/,
  );
  expect(
    await db.query(
      sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
    ),
  ).toEqual([{ name: 'product' }, { name: 'shopwright_migration' }, { name: 'site' }]);
});

test('refuses a repeated number, an invalid file name and a migration added too late', async () => {
  const { db } = await openTestDb({ empty: true });
  await expect(run(db, await migrations({ ...ONE, '0001-uno.sql': '' }))).rejects.toThrow(
    /Two migrations have the number 1: 0001-one and 0001-uno/,
  );
  await expect(run(db, await migrations({ 'one.sql': '' }))).rejects.toThrow(
    /one\.sql is not named like a migration/,
  );
  await run(db, await migrations({ '0002-two.sql': 'SELECT 1' }));
  await expect(run(db, await migrations({ ...ONE, '0002-two.sql': 'SELECT 1' }))).rejects.toThrow(
    /came after 0002 had run: 0001-one/,
  );
});

test('builds an index concurrently without a transaction', async () => {
  const { db } = await openTestDb({ empty: true });
  const concurrently =
    '-- no-transaction\nDROP INDEX CONCURRENTLY IF EXISTS one_n;\n-- next\nCREATE INDEX CONCURRENTLY one_n ON one (n);\n';
  expect(await run(db, await migrations({ ...ONE, '0002-index.sql': concurrently }))).toHaveLength(
    2,
  );
  expect(
    await db.query(sql`SELECT indisvalid FROM pg_index WHERE indexrelid = 'one_n'::regclass`),
  ).toEqual([{ indisvalid: true }]);
});

test('a migration that waits for a lock gives up and retries', async () => {
  const { db } = await openTestDb({ empty: true });
  await run(db, await migrations(ONE));
  const waits: string[] = [];
  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holder = db.tx(async (tx) => {
    await tx.query(sql`LOCK TABLE one`);
    held.resolve();
    await release.promise;
  });
  await held.promise;
  const log = {
    ...silent,
    info: (_: object, message: string) =>
      void (/busy/.test(message) && (waits.push(message), release.resolve())),
  };
  const applied = await migrate({ pool: db.pool, directory: await migrations(TWO), log });
  await holder;
  expect(waits.length).toBeGreaterThan(0);
  expect(applied).toEqual([{ number: 2, name: 'two' }]);
});

test('settings of one migration do not affect the next', async () => {
  const { db } = await openTestDb({ empty: true, poolSize: 1, withStoreLimits: true });
  await run(db, await migrations({ '0001-long.sql': 'SELECT pg_sleep(2.2)' }));
  expect(await db.query(sql`SELECT current_setting('statement_timeout') AS value`)).toEqual([
    { value: '2s' },
  ]);
});

test('our own migrations run on an empty database', async () => {
  const { db } = await openTestDb({ empty: true });
  expect(
    (await run(db, fileURLToPath(new URL('./migrations', import.meta.url)))).length,
  ).toBeGreaterThan(0);
});
