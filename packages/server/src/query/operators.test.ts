import sql from 'sql-template-tag';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../db/index.ts';
import { openTestDb } from '../db/testing-db.ts';
import { isRefusal } from '../kernel/outcome.ts';
import type { FieldTable } from './fields.ts';
import { parseFilter } from './parse.ts';
import { toWhere } from './to-where.ts';

const all = { filterable: true } as const;
const ids = ['11111111-1111-4111-8111-111111111111', 'aaaaaaaa-1111-4111-8111-111111111111'];
const fields: FieldTable = {
  name: { kind: 'text', column: sql`name`, ...all },
  folded: {
    kind: 'text',
    column: sql`name`,
    lowerColumn: sql`name_lower`,
    toLower: (text) => text.toLowerCase(),
    ...all,
  },
  price: { kind: 'number', column: sql`price`, ...all },
  stock: { kind: 'integer', column: sql`stock`, ...all },
  visible: { kind: 'boolean', column: sql`visible`, ...all },
  made: { kind: 'moment', column: sql`made`, ...all },
  id: { kind: 'id', column: sql`id`, ...all },
  tags: { kind: 'texts', column: sql`tags`, ...all },
  type: { kind: 'text', column: sql`type`, values: ['physical', 'digital'], ...all },
  status: {
    kind: 'text',
    column: sql`type`,
    toColumn: (value) => ({ THING: 'physical', FILE: 'digital' })[value],
    ...all,
  },
};

let db: Db;
beforeAll(async () => {
  ({ db } = await openTestDb({ empty: true }));
  await db.query(sql`create table item (
    number integer, name text collate "C", name_lower text collate "C", price numeric(20, 3), stock integer, visible boolean, made timestamptz, id uuid, tags text[], type text)`);
  await db.query(sql`insert into item values
    (1, 'Linen Shirt', 'linen shirt', 12.5, 3, true, '2024-03-01T12:00:00.000001Z', ${ids[0]}, '{red,"50%"}', 'physical'),
    (2, '50% Écru_\\', '50% écru_\\', 9007199254740993, -3, false, '2024-03-02T00:00:00Z', ${ids[1]}, '{}', 'digital'),
    (3, '', '', 0.3, 0, false, '0001-01-01T00:00:00Z', null, '{blue,red}', 'digital'),
    (4, null, null, null, null, null, null, null, null, null)`);
});

async function find(filter: unknown): Promise<number[] | string> {
  const node = parseFilter(filter, fields, { merchant: false });
  if (isRefusal(node))
    return node.refused === 'validation'
      ? node.violations.map((each) => each.violatedRule).join()
      : 'refused';
  const rows = await db.query<{ number: number }>(
    sql`select number from item where ${toWhere(node)} order by number`,
  );
  return rows.map((row) => row.number);
}

const everyRow = [1, 2, 3, 4];

describe.each<[string, [filter: unknown, found: number[] | string][]]>([
  [
    'the empty filter',
    [
      [{}, everyRow],
      [undefined, everyRow],
      [null, everyRow],
      ['', everyRow],
      ['{"stock":3}', [1]],
      ['{', 'FORMAT'],
      [[], 'FORMAT'],
    ],
  ],
  [
    'equality',
    [
      [{ name: 'Linen Shirt' }, [1]],
      [{ name: { $eq: 'Linen Shirt' } }, [1]],
      [{ name: 'linen shirt' }, []],
      [{ name: { $ne: 'Linen Shirt' } }, [2, 3, 4]],
      [{ name: 5 }, 'FORMAT'],
      [{ tags: 'red' }, [1, 3]],
      [{ tags: { $ne: 'red' } }, [2, 4]],
      [{ tags: ['red'] }, 'FORMAT'],
      [{ tags: 'RED' }, []],
    ],
  ],
  [
    'null: no value, an empty text, an empty list',
    [
      [{ name: null }, [3, 4]],
      [{ tags: null }, [2, 4]],
      [{ price: null }, [4]],
      [{ tags: { $ne: null } }, [1, 3]],
      [{ name: { $in: [null, '50% Écru_\\'] } }, [2, 3, 4]],
      [{ name: { $isEmpty: true } }, [3, 4]],
      [{ tags: { $isEmpty: false } }, [1, 3]],
      [{ name: { $exists: true } }, [1, 2, 3]],
      [{ tags: { $exists: 'false' } }, [4]],
      [{ name: { $exists: null } }, 'FORMAT'],
    ],
  ],
  [
    'numbers, exactly',
    [
      [{ price: '12.50' }, [1]],
      [{ price: 12.5 }, [1]],
      [{ price: { $gt: 0.3 } }, [1, 2]],
      [{ price: { $gte: '0.3' } }, [1, 2, 3]],
      [{ price: { $ge: '0.30000000000000000001' } }, [1, 2]],
      [{ price: { $lt: '9007199254740993' } }, [1, 3]],
      [{ price: '9007199254740992' }, []],
      [{ price: { $lte: Number.MAX_VALUE } }, [1, 2, 3]],
      [{ price: { $le: 0.3 } }, [3]],
      [{ price: { $gt: 'abc' } }, 'FORMAT'],
      [{ price: '' }, 'FORMAT'],
      [{ price: Number.NaN }, 'FORMAT'],
      [{ price: Infinity }, 'FORMAT'],
      [{ price: '1e999' }, 'FORMAT'],
      [{ price: { $contains: 1 } }, 'INVALID_ENUM_VALUE'],
    ],
  ],
  [
    'whole numbers',
    [
      [{ stock: '3.0' }, [1]],
      [{ stock: 2.5 }, []],
      [{ stock: { $ne: 2.5 } }, everyRow],
      [{ stock: { $gt: -3.5 } }, [1, 2, 3]],
      [{ stock: { $gte: -2.5 } }, [1, 3]],
      [{ stock: { $lt: -2.5 } }, [2]],
      [{ stock: { $lte: 2.5 } }, [2, 3]],
      [{ stock: { $gt: 1e30 } }, []],
      [{ stock: { $lt: 1e30 } }, [1, 2, 3]],
      [{ stock: { $gte: -1e30 } }, [1, 2, 3]],
      [{ stock: 1e30 }, []],
    ],
  ],
  [
    'true and false',
    [
      [{ visible: true }, [1]],
      [{ visible: 'false' }, [2, 3]],
      [{ visible: { $ne: true } }, [2, 3, 4]],
      [{ visible: { $in: [true, false] } }, [1, 2, 3]],
      [{ visible: 1 }, 'FORMAT'],
      [{ visible: { $gt: false } }, 'INVALID_ENUM_VALUE'],
    ],
  ],
  [
    'moments',
    [
      [{ made: '2024-03-01T13:00:00.000001+01:00' }, [1]],
      [{ made: { $gte: '2024-03-02' } }, [2]],
      [{ made: { $gt: '2024-03-01T12:00:00Z', $lt: '2024-03-02T00:00:00Z' } }, [1]],
      [{ made: { $lte: '0001-01-01T00:00:00Z' } }, [3]],
      [{ made: '2024-02-30' }, 'FORMAT'],
      [{ made: '0001-01-01T00:00:00+01:00' }, 'FORMAT'],
      [{ made: '9999-12-31T23:59:59-01:00' }, 'FORMAT'],
      [{ made: '2024-03-01T12:00:00' }, 'FORMAT'],
      [{ made: 1709294400000 }, 'FORMAT'],
      [{ made: 'infinity' }, 'FORMAT'],
    ],
  ],
  [
    'ids',
    [
      [{ id: ids[0] }, [1]],
      [{ id: ids[1]?.toUpperCase() }, [2]],
      [{ id: 'no id' }, []],
      [{ id: { $ne: 'no id' } }, everyRow],
      [{ id: { $in: [ids[0], "'"] } }, [1]],
      [{ id: { $nin: [ids[0], 'x'] } }, [2, 3, 4]],
      [{ id: { $gt: ids[0] } }, [2]],
      [{ id: { $gt: 'x' } }, []],
      [{ id: { $startsWith: 'AAAA' } }, [2]],
      [{ id: 5 }, 'FORMAT'],
    ],
  ],
  [
    'parts of texts, in any case',
    [
      [{ name: { $contains: '%' } }, [2]],
      [{ name: { $contains: '_' } }, [2]],
      [{ name: { $endsWith: '\\' } }, [2]],
      [{ name: { $contains: 'EN SH' } }, [1]],
      [{ name: { $startsWith: 'linen' } }, [1]],
      [{ name: { $startsWith: '' } }, [1, 2, 3]],
      [{ name: { $endsWith: 'SHIRT' } }, [1]],
      [{ name: { $startsWith: '50%' } }, [2]],
      [{ name: { $contains: null } }, 'FORMAT'],
      [{ name: { $contains: 'É' } }, [2]],
      [{ folded: { $contains: 'é' } }, [2]],
      [{ folded: { $contains: 'É' } }, [2]],
      [{ folded: 'linen shirt' }, []],
    ],
  ],
  [
    'lists',
    [
      [{ tags: { $hasSome: ['blue', '50%'] } }, [1, 3]],
      [{ tags: { $hasAll: ['blue', 'red'] } }, [3]],
      [{ tags: { $in: ['blue'] } }, [3]],
      [{ tags: { $nin: ['blue'] } }, [1, 2, 4]],
      [{ tags: { $contains: '50%' } }, [1]],
      [{ tags: { $hasAll: [] } }, everyRow],
      [{ tags: { $hasSome: [] } }, []],
      [{ name: { $nin: [] } }, everyRow],
      [{ tags: { $hasSome: 'red' } }, 'FORMAT'],
      [{ tags: { $gt: 'a' } }, 'INVALID_ENUM_VALUE'],
      [{ name: { $hasSome: ['', 'Linen Shirt'] } }, [1, 3]],
      [{ name: { $hasAll: ['Linen Shirt', 'Linen Shirt'] } }, [1]],
      [{ name: { $hasAll: ['Linen Shirt', ''] } }, []],
    ],
  ],
  [
    'several conditions',
    [
      [{ stock: { $gt: -1, $lt: 3 } }, [3]],
      [{ stock: 3, visible: true }, [1]],
      [{ $and: [{ stock: 3 }, { visible: false }] }, []],
      [{ $or: [{ stock: 3 }, { stock: 0 }] }, [1, 3]],
      [{ $not: { stock: 3 } }, [2, 3, 4]],
      [{ $not: [{ stock: 3 }] }, [2, 3, 4]],
      [{ stock: { $not: { $gt: 0 } } }, [2, 3, 4]],
      [{ $not: { $not: { stock: 3 } } }, [1]],
      [{ $or: [] }, []],
      [{ $and: [] }, everyRow],
      [{ $not: [] }, 'FORMAT'],
      [{ $or: { stock: 3 } }, 'FORMAT'],
      [{ $not: { $or: [{ stock: { $gt: 0 } }, { tags: 'blue' }] } }, [2, 4]],
    ],
  ],
  [
    'values that are stored otherwise',
    [
      [{ type: 'physical' }, [1]],
      [{ type: { $in: ['physical', 'other'] } }, 'INVALID_ENUM_VALUE'],
      [{ status: 'FILE' }, [2, 3]],
      [{ status: { $nin: ['THING'] } }, [2, 3, 4]],
      [{ status: 'NONE' }, []],
      [{ status: { $ne: 'NONE' } }, everyRow],
      [{ status: { $gt: 'FILE' } }, 'INVALID_ENUM_VALUE'],
    ],
  ],
])('%s', (_name, cases) => {
  test.each(cases)('%j finds %j', async (filter, found) =>
    expect(await find(filter)).toEqual(found),
  );
});
