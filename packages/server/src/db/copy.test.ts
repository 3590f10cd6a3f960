import fc from 'fast-check';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyInto, type CopyField } from './copy.ts';
import { openDb, type Db } from './open.ts';
import { createTestDatabase, TEST_TIMEOUT_MS, type TestDatabase } from './testing.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  // One connection, so that each statement meets what the one before left there.
  db = await openDb({
    databaseUrl: database.url,
    dataDir: '',
    log: { info() {}, warn() {}, error() {} },
    poolSize: 1,
    timeoutMs: TEST_TIMEOUT_MS,
  });
  await db.query(
    sql`create table thing (id integer primary key, name text, yes boolean, doc jsonb, tags text[])`,
  );
});

afterAll(async () => {
  await db.close();
  await database.drop();
});

const copy = (
  rows: readonly (readonly CopyField[])[],
  columns = ['id', 'name', 'yes', 'doc', 'tags'],
) => db.query(copyInto('thing', columns, rows));
const all = () => db.query(sql`select * from thing order by id`);
const backend = async () =>
  (await db.query<{ pid: number }>(sql`select pg_backend_pid() as pid`))[0]?.pid;

// PostgreSQL holds no NUL; half of a pair of surrogates is no letter.
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({
      unit: fc.constantFrom('\\', '\t', '\n', '\r', 'N', '.', '\u001e', 'é', '😀', ' '),
    }),
  )
  .filter((each) => !each.includes('\0'));

test('any copied row survives the round trip', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          name: fc.option(text),
          yes: fc.option(fc.boolean()),
          doc: fc.option(fc.array(text)),
          tags: fc.option(fc.array(fc.option(text))),
        }),
      ),
      async (things) => {
        await db.query(sql`delete from thing`);
        expect(
          await copy(
            things.map(({ name, yes, doc, tags }, id) => [
              id,
              name,
              yes,
              doc && JSON.stringify(doc),
              tags,
            ]),
          ),
        ).toEqual([]);
        expect(await all()).toEqual(things.map((thing, id) => ({ id, ...thing })));
      },
    ),
    { numRuns: 60 },
  );
});

test('a refused copy stores nothing and leaves the connection usable', async () => {
  await db.query(sql`delete from thing`);
  const before = await backend();
  await expect(
    copy([
      [1, 'one', true, null, null],
      [1, 'again', true, null, null],
    ]),
  ).rejects.toMatchObject({ code: '23505' });
  await expect(copy([[1, 'one', true, '{', null]])).rejects.toMatchObject({ code: '22P02' });
  await expect(copy([[1, 'one']])).rejects.toMatchObject({ code: '22P04' });
  // PostgreSQL rejects these before it asks for rows, and those while most rows are still on their
  // way.
  await expect(copy([[1, 'one']], ['id', 'nothing'])).rejects.toMatchObject({ code: '42703' });
  const many = Array.from({ length: 50_000 }, (_, id) => [
    id,
    'long '.repeat(40),
    false,
    null,
    null,
  ]);
  await expect(copy([['not a number', null, null, null, null], ...many])).rejects.toMatchObject({
    code: '22P02',
  });
  expect(await all()).toEqual([]);
  await copy([[1, 'one', true, null, ['a', null]]]);
  expect(await all()).toEqual([{ id: 1, name: 'one', yes: true, doc: null, tags: ['a', null] }]);
  expect(await backend()).toBe(before);
});

test('copies more than the connection buffers', async () => {
  await db.query(sql`delete from thing`);
  await copy(
    Array.from({ length: 20_000 }, (_, id) => [id, 'long '.repeat(40), false, null, null]),
  );
  expect(await db.query(sql`select count(*)::integer as many from thing`)).toEqual([
    { many: 20_000 },
  ]);
});
