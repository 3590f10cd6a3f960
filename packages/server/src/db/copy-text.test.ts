import fc from 'fast-check';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyText, type Field } from './copy-text.ts';
import { openDb, type Db } from './open.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

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
  });
  await db.query(
    sql`create table thing (id integer primary key, name text, yes boolean, doc jsonb)`,
  );
});

afterAll(async () => {
  await db.close();
  await database.drop();
});

const copy = (rows: readonly (readonly Field[])[], columns = 'id, name, yes, doc') =>
  db.query({ text: `copy thing (${columns}) from stdin`, values: [], copied: copyText(rows) });
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

test('whatever is copied in comes back the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          name: fc.option(text),
          yes: fc.option(fc.boolean()),
          doc: fc.option(fc.array(text)),
        }),
      ),
      async (things) => {
        await db.query(sql`delete from thing`);
        expect(
          await copy(
            things.map(({ name, yes, doc }, id) => [id, name, yes, doc && JSON.stringify(doc)]),
          ),
        ).toEqual([]);
        expect(await all()).toEqual(things.map((thing, id) => ({ id, ...thing })));
      },
    ),
    { numRuns: 60 },
  );
});

test('rows that are refused leave nothing behind, and the connection as it was', async () => {
  await db.query(sql`delete from thing`);
  const before = await backend();
  await expect(
    copy([
      [1, 'one', true, null],
      [1, 'again', true, null],
    ]),
  ).rejects.toMatchObject({ code: '23505' });
  await expect(copy([[1, 'one', true, '{']])).rejects.toMatchObject({ code: '22P02' });
  await expect(copy([[1, 'one']])).rejects.toMatchObject({ code: '22P04' });
  // Refused before it asked for rows, which are on their way by then.
  await expect(copy([[1, 'one']], 'id, nothing')).rejects.toMatchObject({ code: '42703' });
  expect(await all()).toEqual([]);
  await copy([[1, 'one', true, null]]);
  expect(await all()).toEqual([{ id: 1, name: 'one', yes: true, doc: null }]);
  expect(await backend()).toBe(before);
});

test('more than a connection holds at once is copied in', async () => {
  await db.query(sql`delete from thing`);
  await copy(Array.from({ length: 20_000 }, (_, id) => [id, 'long '.repeat(40), false, null]));
  expect(await db.query(sql`select count(*)::integer as many from thing`)).toEqual([
    { many: 20_000 },
  ]);
});
