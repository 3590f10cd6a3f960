import { expect, test } from 'vitest';
import { isRefusal } from '../kernel/outcome.ts';
import { normalize } from './normalize.ts';
import { parseQuery, type WireQuery } from './query.ts';
import { merchant, thingRules } from './testing-things.ts';

function key(query: WireQuery): string {
  const parsed = parseQuery(query, thingRules, merchant);
  if (isRefusal(parsed)) throw new Error(JSON.stringify(parsed));
  return normalize(parsed);
}

test.each<[WireQuery, WireQuery]>([
  [{}, { filter: {}, sort: [], paging: { limit: 50, offset: 0 } }],
  [{ filter: { stock: 1, name: 'a' } }, { filter: { name: { $eq: 'a' }, stock: '1.0' } }],
  [
    { filter: { $and: [{ stock: 1 }, { $and: [{ name: 'a' }] }] } },
    { filter: { name: 'a', stock: 1 } },
  ],
  [
    { filter: { $or: [{ stock: 1 }, { stock: 2 }, { stock: 1 }] } },
    { filter: { $or: [{ stock: 2 }, { stock: 1 }] } },
  ],
  [{ filter: { cost: { $gte: 1.5 } } }, { filter: { cost: { $ge: '1.50' } } }],
  [{ filter: { tags: { $hasSome: ['b', 'a', 'b'] } } }, { filter: { tags: { $in: ['a', 'b'] } } }],
  [{ filter: { stock: { $ne: 1 } } }, { filter: { $not: { stock: { $in: [1] } } } }],
  [{ filter: { seen: '2024-01-01' } }, { filter: { seen: '2024-01-01T01:00:00.000+01:00' } }],
  [{ filter: { name: { $contains: 'AB' } } }, { filter: { name: { $contains: 'ab' } } }],
  [{ filter: { name: null } }, { filter: { name: { $isEmpty: true } } }],
  [{ sort: [{ fieldName: 'name' }] }, { sort: [{ fieldName: 'name', order: 'ASC' }] }],
])('%j and %j are one', (a, b) => expect(key(a)).toBe(key(b)));

test.each<[WireQuery, WireQuery]>([
  [{ filter: { name: 'a' } }, { filter: { 'info.nick': 'a' } }],
  [{ filter: { name: 'a","b' } }, { filter: { name: { $in: ['a', 'b'] } } }],
  [{ filter: { tags: { $hasSome: ['a', 'b'] } } }, { filter: { tags: { $hasAll: ['a', 'b'] } } }],
  [{ filter: { $or: [{ stock: 1 }, { name: 'a' }] } }, { filter: { stock: 1, name: 'a' } }],
  [{ filter: { stock: { $gt: 1 } } }, { filter: { stock: { $gte: 1 } } }],
  [{ filter: { name: { $exists: false } } }, { filter: { name: { $isEmpty: true } } }],
  [
    { sort: [{ fieldName: 'name' }, { fieldName: 'stock' }] },
    { sort: [{ fieldName: 'stock' }, { fieldName: 'name' }] },
  ],
  [{ sort: [{ fieldName: 'name' }] }, { sort: [{ fieldName: 'name', order: 'DESC' }] }],
  [{ paging: { limit: 10 } }, { paging: { limit: 10, offset: 10 } }],
  [{ paging: { limit: 10 } }, { cursorPaging: { limit: 10 } }],
])('%j and %j are two', (a, b) => expect(key(a)).not.toBe(key(b)));
