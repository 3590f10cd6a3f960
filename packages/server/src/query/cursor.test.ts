import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../db/index.ts';
import { openTestDb } from '../db/testing-db.ts';
import { isRefusal } from '../kernel/outcome.ts';
import { encodeCursor, type Position } from './cursor.ts';
import { pageOf } from './page-of.ts';
import { parseQuery, type WireQuery } from './query.ts';
import { matches, sortRows } from './testing-evaluate.ts';
import {
  filters,
  merchant,
  randomThings,
  sorts,
  storeThings,
  thingFields,
  thingRules,
  visitor,
} from './testing-things.ts';
import { toSql } from './to-page.ts';

const things = randomThings(60, 7);
let db: Db;

beforeAll(async () => {
  ({ db } = await openTestDb({ empty: true }));
  await storeThings(db, things);
});

async function fetchPage(
  wire: WireQuery,
): Promise<{ serials: number[]; next?: string; prev?: string }> {
  const query = parseQuery(wire, thingRules, merchant);
  if (isRefusal(query)) throw new Error(JSON.stringify(query));
  const { within, orderBy, limit, position } = toSql(query);
  const page = pageOf(
    query,
    await db.query<{ serial: number; position: Position }>(
      sql`select serial, ${position} as position from thing where ${within} order by ${orderBy} ${limit}`,
    ),
  );
  if (isRefusal(page)) throw new Error(JSON.stringify(page));
  return { serials: page.rows.map((row) => row.serial), ...page.cursors };
}

/** Like the official client: only the cursor and the limit travel. */
async function walk(
  cursor: string | undefined,
  limit: number,
  direction: 'next' | 'prev',
): Promise<number[][]> {
  const pages: number[][] = [];
  for (let at = cursor; at !== undefined;) {
    const page = await fetchPage({ cursorPaging: { cursor: at, limit } });
    pages.push(page.serials);
    at = page[direction];
  }
  return pages;
}

test(
  'paging forward and back by cursor returns the whole list, for any filter and order',
  { timeout: 180_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(filters, fc.constant({})),
        sorts,
        fc.integer({ min: 1, max: 25 }),
        async (filter, sort, limit) => {
          const whole = sortRows(
            things.filter((thing) => matches(filter, thing, thingFields)),
            sort,
            thingFields,
            'serial',
          ).map((thing) => thing['serial']);
          const first = await fetchPage({ filter, sort, cursorPaging: { limit } });
          expect(first.prev).toBeUndefined();
          const rest = await walk(first.next, limit, 'next');
          expect([first.serials, ...rest].flat()).toEqual(whole);

          // Back from the page after the first, and from the last one.
          if (first.next === undefined) return;
          const second = await fetchPage({ cursorPaging: { cursor: first.next, limit } });
          expect(await walk(second.prev, limit, 'prev')).toEqual([first.serials]);
          const again = await fetchPage({ cursorPaging: { cursor: second.prev ?? '', limit } });
          expect(await fetchPage({ cursorPaging: { cursor: again.next ?? '', limit } })).toEqual(
            second,
          );
          const last = rest.length < 2 ? second : await lastPage(second.next ?? '', limit);
          expect((await walk(last.prev, limit, 'prev')).toReversed()).toEqual([
            first.serials,
            ...rest.slice(0, -1),
          ]);
        },
      ),
      { numRuns: 60 },
    );
  },
);

async function lastPage(cursor: string, limit: number): ReturnType<typeof fetchPage> {
  const page = await fetchPage({ cursorPaging: { cursor, limit } });
  return page.next === undefined ? page : lastPage(page.next, limit);
}

test('an empty page runs no query and has no cursors', async () => {
  expect(await fetchPage({ cursorPaging: { limit: 0 } })).toEqual({ serials: [] });
  expect(await fetchPage({ filter: { serial: 1e9 }, cursorPaging: {} })).toEqual({ serials: [] });
});

test('500 ids in the filter still fit into a cursor', async () => {
  const ids = Array.from({ length: 499 }, () => crypto.randomUUID());
  const { next } = await fetchPage({
    filter: {
      id: { $in: [...ids, ...things.slice(0, 3).map((thing) => String(thing['id']))].slice(-500) },
    },
    cursorPaging: { limit: 1 },
  });
  expect(next?.length).toBeLessThan(16_000);
  expect(
    (await fetchPage({ cursorPaging: { cursor: next ?? '', limit: 1 } })).serials,
  ).toHaveLength(1);
});

describe('a cursor that was not made here is refused', () => {
  const refused = (cursor: unknown, caller = merchant) =>
    isRefusal(parseQuery({ cursorPaging: { cursor } }, thingRules, caller));
  const sort = [
    { fieldName: 'priceData.price' },
    { fieldName: 'seen' },
    { fieldName: 'name' },
    { fieldName: 'owner' },
    { fieldName: 'checked' },
  ];
  const keys = ['1.5', '2024-01-01T00:00:00.000001Z', '', null, 'true', '7'];
  const forged = (changes: object) =>
    encodeCursor({ filter: {}, sort, keys, back: false, ...changes });
  const withKey = (index: number, key: unknown) =>
    forged({ keys: keys.with(index, key as string) });

  test('accepts a valid cursor', () => expect(refused(forged({}))).toBe(false));

  test.each([
    ['no text', 12],
    ['not base64url', 'a b'],
    ['no deflate', 'AAAA'],
    ['no JSON', deflateRawSync('{').toString('base64url')],
    ['another JSON', deflateRawSync('{"keys":[]}').toString('base64url')],
    ['too long', 'a'.repeat(16_001)],
    [
      'far more inside than its length tells',
      deflateRawSync(`[{"name":"${'a'.repeat(2_000_000)}"},[],[],true]`).toString('base64url'),
    ],
    ['no direction', forged({ back: 'yes' })],
    ['a filter that is none', forged({ filter: 'name' })],
    ['a key too few', forged({ keys: keys.slice(1) })],
    ['a key too many', forged({ keys: [...keys, '1'] })],
    ['a key that is no number', withKey(0, "1' or 1=1")],
    ['NaN', withKey(0, 'NaN')],
    ['a number out of bounds', withKey(0, '1e999')],
    ['a number that is no text', withKey(0, 1)],
    ['null where there is none', withKey(0, null)],
    ['no moment', withKey(1, 'infinity')],
    ['a null character', withKey(2, '\0')],
    ['half a pair', withKey(2, '\ud800')],
    ['no id', withKey(3, '1')],
    ['no boolean', withKey(4, 'maybe')],
    ['no whole number', withKey(5, '1.5')],
    ['beyond bigint', withKey(5, '9223372036854775808')],
  ])('%s', (_name, cursor) => expect(refused(cursor)).toBe(true));

  test('never applies to a caller with other permissions', () => {
    for (const made of [
      forged({ filter: { cost: 1 } }),
      forged({ sort: [{ fieldName: 'cost' }], keys: ['1', '1'] }),
    ]) {
      expect(refused(made, visitor)).toBe(true);
    }
  });
});
