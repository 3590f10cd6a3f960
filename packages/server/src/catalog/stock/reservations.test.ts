import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, openDb } from '../../db/index.ts';
import { createTestDatabase, TEST_TIMEOUT_MS, type TestDatabase } from '../../db/testing.ts';
import { limitConcurrency } from '../../memory/index.ts';
import { newId } from '../../kernel/ids.ts';
import { isRefusal, type AnyRefusal } from '../../kernel/outcome.ts';
import { createProducts } from '../exchange/create-catalog.ts';
import {
  catalogChanged,
  commitStock,
  releaseExpired,
  releaseStock,
  reserveStock,
  restock,
} from './reservations.ts';
import { updateInventory } from './rules/inventory.ts';
import type { RequestedStock } from './rules/reserve.ts';
import { changeStock } from './inventory-routes.ts';
import { brokenRows, testSite } from '../testing-site.ts';
import type { WriteTarget } from '../products/write-products.ts';

/** C3, C4: with a real database, never more stock is reserved than exists. */

const silent = { info() {}, warn() {}, error() {} };
let database: TestDatabase;
let db: Db;
let target: WriteTarget;
let time = Date.parse('2026-05-01T12:00:00Z');
const deps = {
  clock: () => new Date(time),
  contextOf: async () => ({ currency: 'USD', locale: 'en-US', siteUrl: 'https://shop.example' }),
};

beforeAll(async () => {
  database = await createTestDatabase();
  db = await openDb({
    databaseUrl: database.url,
    dataDir: '',
    log: silent,
    timeoutMs: TEST_TIMEOUT_MS,
  });
  target = await testSite(db);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

async function shelf(
  quantity: number,
  preorderLimit?: number,
): Promise<Omit<RequestedStock, 'quantity'>> {
  return db.tx(async (tx) => {
    const {
      created: [product],
    } = await createProducts(tx, target, [{ name: 'Mug', slug: `mug-${newId()}`, price: 10 }]);
    const variantId = product?.variants[0]?.variantId ?? '';
    await changeStock(tx, deps, target.siteId, [
      {
        productId: product?.productId ?? '',
        change: (state, now) =>
          updateInventory(
            state,
            {
              trackQuantity: true,
              variants: [{ quantity }],
              ...(preorderLimit === undefined
                ? {}
                : { preorderInfo: { enabled: true, limit: preorderLimit } }),
            },
            now,
          ),
      },
    ]);
    return { productId: product?.productId ?? '', variantId };
  });
}

/** The machine may be busy: the test checks the order of events, not their time. */
const patient = { statementTimeoutMs: 15_000, lockTimeoutMs: 15_000 };
const inMinutes = (minutes: number): Date => new Date(time + minutes * 60_000);
const reserve = (
  holderId: string,
  requested: readonly RequestedStock[],
  expiresAt = inMinutes(15),
) =>
  db.tx(
    async (tx) =>
      finish(
        tx,
        await reserveStock(tx, deps, { siteId: target.siteId, holderId, requested, expiresAt }),
      ),
    patient,
  );
const release = (holderId: string) =>
  db.tx(async (tx) => finish(tx, await releaseStock(tx, deps, target.siteId, holderId)), patient);
const sell = (holderId: string, requested: readonly RequestedStock[]) =>
  db.tx(
    async (tx) =>
      finish(
        tx,
        await commitStock(tx, deps, {
          siteId: target.siteId,
          holderId,
          requested,
          orderId: holderId,
        }),
      ),
    patient,
  );
async function finish<T extends { changed: boolean }>(
  tx: Parameters<Parameters<Db['tx']>[0]>[0],
  outcome: T | AnyRefusal,
): Promise<T | AnyRefusal> {
  if (!isRefusal(outcome) && outcome.changed) await catalogChanged(tx, target.siteId);
  return outcome;
}
const stockOf = async ({ variantId, productId }: Omit<RequestedStock, 'quantity'>) => {
  const [row] = await db.query<{
    quantity: number;
    reserved: number;
    shown: number;
    wire: { stock: { quantity: number } };
  }>(sql`select s.quantity, s.reserved, p.quantity as shown, p.wire::jsonb as wire
    from stock s join product p using (site_id, product_id) where s.site_id = ${target.siteId} and s.variant_id = ${variantId} and p.product_id = ${productId}`);
  return {
    quantity: row?.quantity,
    reserved: row?.reserved,
    shown: row?.shown,
    wire: row?.wire.stock.quantity,
  };
};

test('reserved stock is hidden from others, and sold to its holder', async () => {
  const mug = await shelf(5);
  const holder = newId();
  expect(
    await reserve(holder, [
      { ...mug, quantity: 2 },
      { ...mug, quantity: 1 },
    ]),
  ).toEqual({ changed: true });
  expect(await stockOf(mug)).toEqual({ quantity: 2, reserved: 3, shown: 2, wire: 2 });
  expect(await reserve(newId(), [{ ...mug, quantity: 3 }])).toMatchObject({
    code: 'INSUFFICIENT_INVENTORY',
    data: { available: 2, requested: 3 },
  });
  expect(await sell(holder, [{ ...mug, quantity: 3 }])).toEqual({ changed: false });
  expect(await stockOf(mug)).toEqual({ quantity: 2, reserved: 0, shown: 2, wire: 2 });
  await db.tx(async (tx) =>
    finish(
      tx,
      await restock(tx, deps, target.siteId, [{ ...mug, quantity: 3 }], { cause: 'REFUND' }),
    ),
  );
  expect(await stockOf(mug)).toEqual({ quantity: 5, reserved: 0, shown: 5, wire: 5 });
});

test('a refusal changes nothing: neither the first variant of the list nor an earlier reservation', async () => {
  const [many, few] = [await shelf(10), await shelf(1)];
  const holder = newId();
  await reserve(holder, [{ ...many, quantity: 4 }]);
  expect(
    await reserve(holder, [
      { ...many, quantity: 5 },
      { ...few, quantity: 2 },
    ]),
  ).toMatchObject({ code: 'INSUFFICIENT_INVENTORY' });
  expect(await stockOf(many)).toMatchObject({ quantity: 6, reserved: 4 });
  expect(await reserve(holder, [{ ...many, quantity: 10 }])).toEqual({ changed: true });
  expect(await stockOf(many)).toMatchObject({ quantity: 0, reserved: 10 });
  await release(holder);
  expect(await stockOf(many)).toMatchObject({ quantity: 10, reserved: 0 });
});

test('expired reservations are released on demand and by the worker', async () => {
  const mug = await shelf(2);
  const [late, other, third] = [newId(), newId(), newId()];
  await reserve(late, [{ ...mug, quantity: 2 }]);
  time += 16 * 60_000;
  expect(await reserve(other, [{ ...mug, quantity: 2 }])).toEqual({ changed: false });
  expect(await stockOf(mug)).toMatchObject({ quantity: 0, reserved: 2 });
  // A late buyer gets the stock only if there is enough.
  expect(await sell(late, [{ ...mug, quantity: 2 }])).toMatchObject({
    code: 'INSUFFICIENT_INVENTORY',
  });
  time += 16 * 60_000;
  expect(await releaseExpired(db, deps)).toBe(1);
  expect(await stockOf(mug)).toMatchObject({ quantity: 2, reserved: 0, wire: 2 });
  expect(await releaseExpired(db, deps)).toBe(0);
  expect(await sell(third, [{ ...mug, quantity: 1 }])).toEqual({ changed: true });
  expect(await stockOf(mug)).toMatchObject({ quantity: 1, reserved: 0 });
});

test('preorders are limited by the merchant, and fully released', async () => {
  const mug = await shelf(1, 3);
  const holder = newId();
  expect(await reserve(newId(), [{ ...mug, quantity: 5 }])).toMatchObject({
    code: 'INSUFFICIENT_INVENTORY',
  });
  await reserve(holder, [{ ...mug, quantity: 4 }]);
  expect(await stockOf(mug)).toMatchObject({ quantity: -3, reserved: 4, shown: 0 });
  await release(holder);
  expect(await stockOf(mug)).toMatchObject({ quantity: 1, reserved: 0, shown: 1 });
  expect(await reserve(holder, [{ ...mug, quantity: 4 }])).toEqual({ changed: true });
});

test('two hundred buyers at once for twenty units: twenty get one', async () => {
  const mug = await shelf(20);
  // As in the server: more callers wait than there are connections.
  const limited = limitConcurrency(8);
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, () =>
      limited(async () => {
        const holder = newId();
        const reserved = await reserve(holder, [{ ...mug, quantity: 1 }]);
        return isRefusal(reserved) ? reserved : sell(holder, [{ ...mug, quantity: 1 }]);
      }),
    ),
  );
  expect(outcomes.filter((outcome) => !isRefusal(outcome))).toHaveLength(20);
  expect(await stockOf(mug)).toEqual({ quantity: 0, reserved: 0, shown: 0, wire: 0 });
});

test('buyers of the same items in opposite order never deadlock', async () => {
  const things = [await shelf(60), await shelf(60), await shelf(60)];
  const limited = limitConcurrency(8);
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      limited(async () => {
        const requested = (index % 2 === 0 ? things : things.toReversed()).map((thing) => ({
          ...thing,
          quantity: 1,
        }));
        const holder = newId();
        const reserved = await reserve(holder, requested);
        if (isRefusal(reserved)) return 'refused';
        if (index % 3 === 0) {
          await release(holder);
          return 'released';
        }
        return isRefusal(await sell(holder, requested)) ? 'refused' : 'sold';
      }),
    ),
  );
  const sold = outcomes.filter((outcome) => outcome === 'sold').length;
  for (const thing of things)
    expect(await stockOf(thing)).toMatchObject({ quantity: 60 - sold, reserved: 0 });
  expect(sold).toBe(40);
  expect(Object.values(await brokenRows(db, target.siteId)).flat()).toEqual([]);
});

test("every stock change is recorded: a variant's movements add up to its quantity on hand", async () => {
  const rows = await db.query<{ onHand: number; moved: number }>(sql`
    select s.quantity + s.reserved as "onHand", coalesce(sum(m.change), 0)::int as moved
    from stock s left join stock_movement m using (site_id, variant_id, location_id)
    where s.site_id = ${target.siteId} group by s.variant_id, s.quantity, s.reserved`);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ onHand, moved }) => onHand !== moved)).toEqual([]);
  const causes = await db.query<{ cause: string }>(
    sql`select distinct cause from stock_movement where site_id = ${target.siteId} order by cause`,
  );
  expect(causes.map(({ cause }) => cause)).toEqual(
    expect.arrayContaining(['ORDER', 'PRODUCT_EDIT', 'REFUND']),
  );
});
