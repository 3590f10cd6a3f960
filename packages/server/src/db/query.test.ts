import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDb, type Db } from './open.ts';
import { prepared } from './query.ts';
import { createTestDatabase, TEST_TIMEOUT_MS, type TestDatabase } from './testing.ts';

const silent = { info() {}, warn() {}, error() {} };
let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  // One connection, so that every question meets what the one before left there.
  db = await openDb({
    databaseUrl: database.url,
    dataDir: '',
    log: silent,
    poolSize: 1,
    timeoutMs: TEST_TIMEOUT_MS,
  });
  await db.query(
    sql`create table thing (id integer, name text, made timestamptz, tags text[], doc jsonb)`,
  );
  await db.query(
    sql`insert into thing values (1, 'one', '2026-01-01T00:00:00Z', '{a,"b c"}', '{"x":1}'), (2, null, null, null, null)`,
  );
});

afterAll(async () => {
  await db.close();
  await database.drop();
});

const named = (text: string, values: readonly unknown[] = []) => ({ name: 'thing', text, values });
const all = 'select * from thing where id >= $1 order by id';
const rows = [
  { id: 1, name: 'one', made: new Date('2026-01-01T00:00:00Z'), tags: ['a', 'b c'], doc: { x: 1 } },
  { id: 2, name: null, made: null, tags: null, doc: null },
];

it('a prepared statement returns the same result each time on one connection', async () => {
  for (const _ of [1, 2, 3]) expect(await db.query(named(all, [1]))).toEqual(rows);
  expect(await db.query(named(all, [2]))).toEqual(rows.slice(1));
  expect(await db.query(named(all, [3]))).toEqual([]);
});

it('a name belongs to one statement', async () => {
  await expect(db.query(named('select 1'))).rejects.toThrow('used for a different statement');
  expect(await db.query(named(all, [2]))).toEqual(rows.slice(1));
});

it('a statement that fails to prepare, run or decode leaves the connection usable', async () => {
  const backend = async () =>
    (await db.query<{ pid: number }>(sql`select pg_backend_pid() as pid`))[0]?.pid;
  const before = await backend();
  await expect(
    db.query({ name: 'wrong', text: 'select nothing from nowhere', values: [] }),
  ).rejects.toMatchObject({ code: '42P01' });
  await expect(
    db.query({ name: 'divided', text: 'select 1 / $1::int as x', values: [0] }),
  ).rejects.toMatchObject({ code: '22012' });
  expect(await db.query({ name: 'divided', text: 'select 1 / $1::int as x', values: [1] })).toEqual(
    [{ x: 1 }],
  );
  expect(await backend()).toBe(before);
  await expect(db.query(sql`select 9007199254740993::bigint as much`)).rejects.toThrow(
    'beyond what a JavaScript number holds',
  );
  expect(await db.query(named(all, [1]))).toEqual(rows);
});

it('changed result columns are never decoded with the old types', async () => {
  await db.query(sql`alter table thing add column more text default 'x'`);
  await expect(db.query(named(all, [1]))).rejects.toThrow(
    'cached plan must not change result type',
  );
  expect(await db.query({ text: all, values: [1] })).toEqual(
    rows.map((row) => ({ ...row, more: 'x' })),
  );
});

it('values are sent as the driver encodes them', async () => {
  const at = new Date('2026-02-03T04:05:06.789Z');
  expect(
    await db.query(
      sql`select ${null}::text as nothing, ${at}::timestamptz as at, ${['a', 'b"\\', null]}::text[] as list, ${Buffer.from([0, 255])}::bytea as bytes, ${{ a: [1] }}::jsonb as doc, ${true}::boolean as yes`,
    ),
  ).toEqual([
    {
      nothing: null,
      at,
      list: ['a', 'b"\\', null],
      bytes: Buffer.from([0, 255]),
      doc: { a: [1] },
      yes: true,
    },
  ]);
});

it('long texts arrive complete between other queries of the same connection', async () => {
  const long = 'Zoë 🍋 "\\" '.repeat(20_000);
  const words = {
    text: "select n, case n when 2 then null when 3 then '' else $1 || n end as words, 7::bigint as seven from generate_series(1, $2::int) as n order by n",
    values: [long, 4],
  };
  for (const query of [words, prepared('long', words), prepared('long', words)]) {
    expect(await db.query(query)).toEqual(
      [1, 2, 3, 4].map((n) => ({ n, words: n === 2 ? null : n === 3 ? '' : long + n, seven: 7 })),
    );
    expect(await db.query({ text: all, values: [2] })).toHaveLength(1);
    await expect(
      db.query({
        text: 'select $1::text || 1 / (3 - n) as words from generate_series(1, 5) as n',
        values: [long],
      }),
    ).rejects.toMatchObject({ code: '22012' });
  }
  const both = await db.tx((tx) =>
    Promise.all([
      tx.query({ text: 'select $1::text as words', values: [long] }),
      tx.query({ text: 'select $1::text as words', values: [long] }),
    ]),
  );
  expect(both).toEqual([[{ words: long }], [{ words: long }]]);
});

it('each value keeps its position, whatever fragments surround it', () => {
  const save = (revision: number, cartId: string) =>
    prepared('cart-save', sql`update cart set revision = ${revision} where ${sql`id = ${cartId}`}`);
  expect(save(2, 'a')).toEqual({
    name: 'cart-save',
    text: 'update cart set revision = $1 where id = $2',
    values: [2, 'a'],
  });
  expect(save(3, 'b').text).toBe(save(2, 'a').text);
});
