import type { ChangePlan } from '@shopwright/contract/change-plans/change-plans';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { must } from '../kit/api.ts';
import { startCatalogShop, type CatalogShop } from '../kit/catalog-shop.ts';
import { startPlanWorker } from '../kit/plan-worker.ts';

/** `kill -9` of the worker while it applies and undoes a plan. */

const PRODUCTS = 110;
const CHOICES = ['S', 'M', 'L', 'XL', 'XXL'];
const VARIANTS = PRODUCTS * CHOICES.length;

async function createCatalog({ owner, create, server }: CatalogShop): Promise<void> {
  for (let index = 0; index < PRODUCTS; index += 1)
    await create({
      name: `Shirt ${index}`,
      priceData: { price: 10 + index / 100 },
      manageVariants: true,
      productOptions: [{ name: 'Size', choices: CHOICES.map((value) => ({ value })) }],
    });
  await server.db.query(sql`update stock set tracked = true`);
  const { plan } = await must(
    owner<{ plan: ChangePlan }>('POST', '/v1/change-plans', {
      selection: { filter: {} },
      variantChange: { stock: { reason: 'RECEIVED', changeBy: 3 } },
    }),
  );
  await server.runJobs();
  await must(owner('POST', `/v1/change-plans/${plan.id}/apply`, {}));
  await server.runJobs();
}

interface Values {
  readonly prices: readonly (string | null)[];
  readonly onHand: readonly number[];
}
async function readValues({ server: { db } }: CatalogShop): Promise<Values> {
  const rows = await db.query<{ price: string | null; onHand: number }>(sql`
    select v.own_price::text as price, s.quantity + s.reserved as "onHand"
    from variant v join stock s using (site_id, variant_id) order by v.variant_id`);
  return { prices: rows.map(({ price }) => price), onHand: rows.map(({ onHand }) => onHand) };
}

test('killed while a plan is applied and undone: every variant is changed once and restored once', async ({
  onTestFinished,
}) => {
  const shop = await startCatalogShop();
  const { owner, server } = shop;
  const dataDir = await mkdtemp(join(tmpdir(), 'shopwright-plans-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await createCatalog(shop);
  const before = await readValues(shop);
  expect(before.onHand).toEqual(Array.from({ length: VARIANTS }, () => 3));

  const { plan } = await must(
    owner<{ plan: ChangePlan }>('POST', '/v1/change-plans', {
      selection: { filter: {} },
      variantChange: {
        price: { addPercent: '10' },
        stock: { reason: 'RECEIVED', changeBy: 7 },
      },
    }),
  );
  await server.runJobs();
  const readPlan = async () =>
    (await must(owner<{ plan: ChangePlan }>('GET', `/v1/change-plans/${plan.id}`))).plan;
  const stateOf = async () => (await readPlan()).state;
  const startWorker = async () => {
    const worker = await startPlanWorker({ databaseUrl: server.databaseUrl, dataDir });
    onTestFinished(() => worker.kill());
    return worker;
  };
  /** A worker is killed after its first batch, in the middle of the second; another goes on. */
  const moveWithKill = async (verb: 'apply' | 'undo', last: string): Promise<void> => {
    const first = await startWorker();
    await must(owner('POST', `/v1/change-plans/${plan.id}/${verb}`, {}));
    await first.committed(1);
    await first.kill();
    // Otherwise the next worker waits a minute before it takes over.
    await server.db.query(sql`update worker_heartbeat set seen_at = seen_at - interval '1 hour'`);
    expect(await stateOf()).toBe(verb === 'apply' ? 'APPLYING' : 'UNDOING');
    const second = await startWorker();
    await expect.poll(stateOf, { timeout: 120_000, interval: 200 }).toBe(last);
    await second.kill();
  };
  const movements = (cause: string) =>
    server.db.query<{ count: number }>(sql`
      select count(*)::int as count from stock_movement
      where reference_id = ${plan.id} and cause = ${cause} group by variant_id`);

  await moveWithKill('apply', 'APPLIED');
  expect((await readPlan()).counts).toMatchObject({ applied: VARIANTS, conflicts: 0 });
  const applied = await readValues(shop);
  expect(applied.onHand).toEqual(before.onHand.map((quantity) => quantity + 7));
  expect(applied.prices.every((price) => price !== null)).toBe(true);
  expect(new Set((await movements('RECEIVED')).map(({ count }) => count))).toEqual(new Set([1]));

  await moveWithKill('undo', 'UNDONE');
  expect((await readPlan()).counts).toMatchObject({ undone: VARIANTS, undoConflicts: 0 });
  expect(await readValues(shop)).toEqual(before);
  const undone = await movements('CHANGE_PLAN');
  expect(undone).toHaveLength(VARIANTS);
  expect(new Set(undone.map(({ count }) => count))).toEqual(new Set([1]));
}, 300_000);
