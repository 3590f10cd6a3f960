import pg from 'pg';
import sql, { type Sql } from 'sql-template-tag';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openTestDb } from '../db/testing-db.ts';
import { isRefusal } from '../kernel/outcome.ts';
import { encodeCursor } from './cursor.ts';
import { parseQuery, type WireQuery } from './query.ts';
import { merchant, randomThings, storeThings, thingRules } from './testing-things.ts';
import { toSql } from './to-page.ts';

/** A count when there is no order to keep. */
function statement(wire: WireQuery): Sql {
  const query = parseQuery(wire, thingRules, merchant);
  if (isRefusal(query)) throw new Error(JSON.stringify(query));
  const { where, within, orderBy, limit } = toSql(query);
  if (wire.sort === undefined && wire.cursorPaging === undefined)
    return sql`select count(*) from thing where ${where}`;
  return sql`select serial from thing where ${within} order by ${orderBy} ${limit}`;
}

test('the SQL text depends on the query, not on its values', () => {
  const statementOf = (tags: string[], price: unknown, prefix: string, offset: number) =>
    statement({
      filter: {
        tags: { $hasSome: tags },
        $not: { 'priceData.price': { $gte: price } },
        'info.nick': { $startsWith: prefix },
        id: { $ne: crypto.randomUUID() },
      },
      sort: [{ fieldName: 'name', order: 'DESC' }],
      paging: { limit: 24, offset },
    });
  const [one, other] = [
    statementOf(['a', 'b'], 1, 'x', 24),
    statementOf(['c', 'd', 'e', 'f'], '99.999', "o'neill", 480),
  ];
  expect(one.text).toBe(other.text);
  expect(one.values).not.toEqual(other.values);
  expect(one.text).toBe(
    'select serial from thing where ((tags && $1::text[]) and not (price >= $2::numeric) and (lower(nick collate "C") collate "C" >= $3::text and lower(nick collate "C") collate "C" < $4::text) and not (id = $5::uuid)) ' +
      'order by name collate "C" desc, serial desc limit 24 offset $6::bigint',
  );
});

describe('a generic plan uses an ordinary index', () => {
  let url: string;
  beforeAll(async () => {
    const opened = await openTestDb({ empty: true });
    url = opened.url;
    await storeThings(opened.db, randomThings(300, 3));
    await opened.db.query(sql`create index by_name on thing (name, serial)`);
    await opened.db.query(sql`create index by_lower_name on thing (lower(name))`);
    await opened.db.query(sql`create index by_price on thing (price, serial)`);
    await opened.db.query(sql`create index by_visits on thing (visits)`);
    await opened.db.query(sql`create index by_id on thing (id)`);
    await opened.db.query(sql`create index by_made on thing (made, serial) where visible`);
    await opened.db.query(sql`create index with_tags on thing using gin (tags)`);
  });

  async function planOf(query: Sql): Promise<string> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query('set enable_seqscan = off; set enable_sort = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (generic_plan) ${query.text}`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  const sort = (fieldName: string, order = 'ASC') => [{ fieldName, order }];
  const after = (fieldName: string, order: string, key: string) => ({
    cursorPaging: {
      cursor: encodeCursor({
        filter: {},
        sort: sort(fieldName, order),
        keys: [key, '1'],
        back: false,
      }),
    },
  });

  test.each<[string, WireQuery, RegExp]>([
    ['a text', { filter: { name: 'a' }, sort: sort('name') }, /Index Cond: \(name = /],
    [
      'a range of texts',
      { filter: { name: { $gt: 'a' } }, sort: sort('name') },
      /Index Cond: \(name > /,
    ],
    [
      'the beginning of a text',
      { filter: { name: { $startsWith: 'a' } } },
      /Index Cond: \(\(lower\(name\) >= .* AND \(lower\(name\) < /,
    ],
    ['a whole number', { filter: { visits: { $in: [1, 2] } } }, /Index Cond: \(visits = ANY/],
    [
      'an id',
      { filter: { id: { $in: [crypto.randomUUID(), crypto.randomUUID()] } } },
      /Index Cond: \(id = ANY/,
    ],
    ['an entry of a list', { filter: { tags: 'a' } }, /Index Cond: \(tags @> /],
    ['entries of a list', { filter: { tags: { $hasSome: ['a', 'b'] } } }, /Index Cond: \(tags && /],
    ['order by text', { sort: sort('name') }, /^Limit.*\n *-> *Index Only Scan using by_name/],
    [
      'order by text, downwards',
      { sort: sort('name', 'DESC') },
      /^Limit.*\n *-> *Index Only Scan Backward using by_name/,
    ],
    [
      'order by price between prices',
      { filter: { 'priceData.price': { $gte: 1, $lt: 5 } }, sort: sort('priceData.price', 'DESC') },
      /^Limit.*\n *-> *Index Only Scan Backward using by_price.*\n *Index Cond: \(\(price >= .*price < /,
    ],
    [
      'order by date among the visible',
      { filter: { visible: true }, sort: sort('made') },
      /^Limit.*\n *-> *Index (Only )?Scan using by_made/,
    ],
    [
      'the page after a cursor',
      after('name', 'ASC', 'a'),
      /Index Cond: \(ROW\(name, serial\) > ROW/,
    ],
    [
      'the page after a cursor, downwards',
      after('priceData.price', 'DESC', '5'),
      /Index Cond: \(ROW\(price, serial\) < ROW/,
    ],
  ])('%s', async (_name, query, plan) => expect(await planOf(statement(query))).toMatch(plan));
});
