import { listOwnMigrations } from '@shopwright/server/db/index';
import { openTestDb } from '@shopwright/server/db/testing-db';
import { findViolations } from 'shopwright/invariants/store';
import { expect, inject, test } from 'vitest';
import { must } from '../kit/api.ts';
import { startShop } from '../kit/shop.ts';
import {
  checksumSchema,
  COMMAND,
  countRows,
  listDataSets,
  restoreDataSet,
  writeDataSet,
} from './data-sets.ts';

/** O3: every migration runs on a filled store of every earlier schema, which then goes on selling. */

/** Tables whose number of rows a later migration changes on purpose, such as `{ 'public.site_host': 2 }`. */
const CHANGED_ROWS: Readonly<Record<string, number>> = {};

test('the data sets have the schema of their migration', async () => {
  const latest = Number((await listOwnMigrations()).at(-1)?.split('-', 1)[0]);
  const dataSets = await listDataSets();
  const numbers = new Set(dataSets.map(({ migration }) => migration));
  if (inject('updatesSnapshots')) numbers.add(latest);
  expect(numbers.size).toBeGreaterThan(0);
  for (const migration of numbers) {
    const { db } = await openTestDb({ empty: true });
    const schema = await checksumSchema(db, migration);
    const recorded = dataSets.find((each) => each.migration === migration)?.schema;
    // A released migration never changes, so only the latest data set can be written.
    if (recorded !== schema && migration === latest && inject('updatesSnapshots'))
      await writeDataSet(migration, schema);
    else
      expect(
        recorded,
        `The schema has changed since tests/upgrade/data-sets was written. Run "${COMMAND}" and commit the files.`,
      ).toBe(schema);
  }
});

test('a store of each earlier schema is migrated with all its rows, passes its invariants and sells', async () => {
  for (const dataSet of await listDataSets()) {
    const { db, url } = await openTestDb({ empty: true });
    const { violations } = await restoreDataSet(db, dataSet);
    expect(violations).toEqual([]);
    expect(await countRows(db)).toMatchObject({ ...dataSet.rows, ...CHANGED_ROWS });

    const shop = await startShop({ databaseUrl: url });
    try {
      const before = await shop.orders();
      expect(before.length).toBeGreaterThan(0);
      for (const { id } of before) await must(shop.owner('GET', `/v1/orders/${id}`));
      const buyer = await shop.visitor();
      const { products } = await must(
        buyer.say<{ products: { id: string }[] }>('POST', '/v1/products/query-platformized', {
          query: { filter: { slug: 'mug' } },
        }),
      );
      await buyer.add({ productId: products[0]?.id ?? '' });
      const { payment } = await must(buyer.pay(await buyer.checkout()));
      expect(payment.orderId).toBeDefined();
      expect(await shop.orders()).toHaveLength(before.length + 1);
      expect(await findViolations(db)).toEqual([]);
    } finally {
      await shop.server.close();
    }
  }
});
