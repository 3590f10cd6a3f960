import fc from 'fast-check';
import sql, { join } from 'sql-template-tag';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../db/index.ts';
import { openTestDb } from '../db/testing-db.ts';
import { isRefusal } from '../kernel/outcome.ts';
import { parseQuery, type Query } from './query.ts';
import { matches, sortRows, type Json, type WireSort } from './testing-evaluate.ts';
import {
  filters,
  merchant,
  randomThings,
  sorts,
  storeThings,
  thingFields,
  thingRules,
} from './testing-things.ts';
import { toSql } from './to-page.ts';

const things = randomThings(150, 20_240_229);
let db: Db;

beforeAll(async () => {
  ({ db } = await openTestDb({ empty: true }));
  await storeThings(db, things);
});

interface QuerySample {
  readonly filter: Json;
  readonly sort: readonly WireSort[];
}

function parsed(sample: QuerySample): Query {
  const query = parseQuery(sample, thingRules, merchant);
  if (isRefusal(query))
    throw new Error(`${JSON.stringify(sample)} was refused: ${JSON.stringify(query)}`);
  return query;
}

const expected = ({ filter, sort }: QuerySample): unknown[] =>
  sortRows(
    things.filter((thing) => matches(filter, thing, thingFields)),
    sort,
    thingFields,
    'serial',
  ).map((thing) => thing['serial']);

async function found(samples: readonly QuerySample[]): Promise<number[][]> {
  const lists = samples.map((sample) => {
    const { where, orderBy } = toSql(parsed(sample));
    return sql`to_json(array(select serial from thing where ${where} order by ${orderBy}))`;
  });
  const [row] = await db.query<{ answers: number[][] }>(
    sql`select json_build_array(${join(lists, ', ')}) as answers`,
  );
  return row?.answers ?? [];
}

test(
  '10,000 random filters and sorts find what a plain evaluation in memory finds, in the same order',
  { timeout: 180_000 },
  async () => {
    const samples = fc.record({ filter: filters, sort: sorts });
    await fc.assert(
      fc.asyncProperty(fc.array(samples, { minLength: 90, maxLength: 90 }), async (samples) => {
        const answers = await found(samples);
        const differing = samples
          .map((each, index) => ({
            each,
            found: answers[index]?.join(),
            expected: expected(each).join(),
          }))
          .find((one) => one.found !== one.expected);
        expect(differing).toBeUndefined();
      }),
      { numRuns: 112 },
    );
  },
);
