import type {
  ChangePlan,
  ChangePlanRow,
  PlanSelection,
  ProductPlanChange,
} from '@shopwright/contract/change-plans/change-plans';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { callAs, must } from '../../kit/api.ts';
import { startCatalogShop, type CatalogShop } from '../../kit/catalog-shop.ts';

let shop: CatalogShop;
beforeAll(async () => {
  shop = await startCatalogShop();
});

const createPlan = (selection: PlanSelection, productChange: ProductPlanChange) =>
  must(
    shop.owner<{ plan: ChangePlan; rows: ChangePlanRow[] }>('POST', '/v1/change-plans', {
      selection,
      productChange,
    }),
  );
const move = async (plan: ChangePlan, verb: 'apply' | 'undo' | 'cancel'): Promise<ChangePlan> => {
  await must(shop.owner('POST', `/v1/change-plans/${plan.id}/${verb}`, {}));
  await shop.server.runJobs();
  return (await must(shop.owner<{ plan: ChangePlan }>('GET', `/v1/change-plans/${plan.id}`))).plan;
};
const rowsOf = async (plan: ChangePlan, state: string) =>
  (
    await must(
      shop.owner<{ rows: ChangePlanRow[] }>(
        'GET',
        `/v1/change-plans/${plan.id}/rows?states=${state}`,
      ),
    )
  ).rows;
const priceOf = async (id: string) => (await shop.read(id)).priceData?.price;
const createMany = async (ribbon: string, prices: readonly number[]): Promise<string[]> => {
  const ids: string[] = [];
  for (const price of prices) ids.push((await shop.create({ ribbon, priceData: { price } })).id);
  return ids;
};

describe('a plan', () => {
  it("raises the prices of a filter's products by ten percent, and undoes it to the cent", async () => {
    const prices = Array.from({ length: 205 }, (_, index) => 0.01 + index * 7.77).map((price) =>
      Number(price.toFixed(2)),
    );
    const ids = await createMany('Summer', prices);
    const other = await shop.create({ priceData: { price: 10 } });

    const { plan, rows } = await createPlan(
      { filter: { ribbon: 'Summer' } },
      { price: { addPercent: '10' } },
    );
    expect(plan).toMatchObject({ state: 'PREPARING', counts: { selected: 205, prepared: 200 } });
    expect(rows).toHaveLength(50);
    expect(await priceOf(ids[7] ?? '')).toBe(prices[7]);

    await shop.server.runJobs();
    const applied = await move(plan, 'apply');
    expect(applied).toMatchObject({
      state: 'APPLIED',
      counts: { prepared: 205, toChange: 0, unchanged: 1, applied: 204, conflicts: 0 },
    });
    expect(await priceOf(ids[100] ?? '')).toBe(Number(((prices[100] ?? 0) * 1.1).toFixed(2)));
    expect(await priceOf(other.id)).toBe(10);

    expect(await move(plan, 'undo')).toMatchObject({
      state: 'UNDONE',
      counts: { applied: 0, undone: 204, undoConflicts: 0 },
    });
    expect(await Promise.all(ids.map(priceOf))).toEqual(prices);
  });

  it('changes nothing until it is applied, and only once when it is applied twice', async () => {
    const [id = ''] = await createMany('Once', [20]);
    const { plan, rows } = await createPlan({ ids: [id] }, { price: { addAmount: '5' } });
    expect(plan).toMatchObject({ state: 'READY', counts: { selected: 1, toChange: 1 } });
    expect(rows).toMatchObject([
      { entityId: id, state: 'PENDING', before: { price: '20.000' }, after: { price: '25.000' } },
    ]);
    expect(await priceOf(id)).toBe(20);
    await Promise.all([
      shop.owner('POST', `/v1/change-plans/${plan.id}/apply`, {}),
      shop.owner('POST', `/v1/change-plans/${plan.id}/apply`, {}),
    ]);
    await shop.server.runJobs();
    await move(plan, 'apply');
    expect(await priceOf(id)).toBe(25);
  });

  it('skips a product that was changed after the plan was prepared, and names the changed fields', async () => {
    const [changed = '', same = ''] = await createMany('Conflict', [20, 30]);
    const { plan } = await createPlan({ ids: [changed, same] }, { price: { addAmount: '5' } });
    await must(
      shop.owner('PATCH', `/v1/products/${changed}`, { product: { priceData: { price: 21 } } }),
    );
    expect(await move(plan, 'apply')).toMatchObject({ counts: { applied: 1, conflicts: 1 } });
    expect([await priceOf(changed), await priceOf(same)]).toEqual([21, 35]);
    expect(await rowsOf(plan, 'CONFLICT')).toMatchObject([
      {
        entityId: changed,
        reason: {
          code: 'VALUE_CHANGED',
          fields: [{ field: 'price', expected: '20.000', current: '21.000' }],
        },
      },
    ]);
  });

  it('undoes only values that have not changed since, and leaves other fields alone', async () => {
    const [newer = '', same = ''] = await createMany('Newer', [20, 30]);
    const { plan } = await createPlan({ ids: [newer, same] }, { price: { addAmount: '5' } });
    await move(plan, 'apply');
    await must(
      shop.owner('PATCH', `/v1/products/${newer}`, { product: { priceData: { price: 99 } } }),
    );
    await must(shop.owner('PATCH', `/v1/products/${same}`, { product: { name: 'Renamed' } }));
    expect(await move(plan, 'undo')).toMatchObject({ counts: { undone: 1, undoConflicts: 1 } });
    expect(await priceOf(newer)).toBe(99);
    expect(await shop.read(same)).toMatchObject({ name: 'Renamed', priceData: { price: 30 } });
    expect(await rowsOf(plan, 'UNDO_CONFLICT')).toMatchObject([
      { reason: { fields: [{ field: 'price', expected: '25.000', current: '99.000' }] } },
    ]);
  });

  it('reports the products that it cannot change, with the reason', async () => {
    const [cheap = '', dear = ''] = await createMany('Refused', [3, 30]);
    const missing = randomUUID();
    const { plan } = await createPlan(
      { ids: [cheap, dear, missing] },
      { price: { addAmount: '-5' } },
    );
    expect(plan.counts).toMatchObject({ toChange: 1, refused: 2 });
    const refused = await rowsOf(plan, 'REFUSED');
    expect(new Map(refused.map((row) => [row.entityId, row.reason?.code]))).toEqual(
      new Map([
        [cheap, 'NEGATIVE_VALUE'],
        [missing, 'NOT_FOUND'],
      ]),
    );
    await move(plan, 'apply');
    expect([await priceOf(cheap), await priceOf(dear)]).toEqual([3, 25]);
  });

  it('moves products between collections, hides them, and undoes both', async () => {
    const [winter, summer] = [
      await shop.createCollection({ name: 'Winter' }),
      await shop.createCollection({ name: 'Summer' }),
    ];
    const product = await shop.create({ brand: 'Acme' });
    await must(
      shop.owner('POST', `/v1/collections/${winter.id}/productIds`, { productIds: [product.id] }),
    );
    const { plan } = await createPlan(
      { ids: [product.id] },
      {
        addToCollectionIds: [summer.id],
        removeFromCollectionIds: [winter.id],
        visible: false,
        brand: null,
      },
    );
    await move(plan, 'apply');
    expect(await shop.read(product.id)).toMatchObject({ visible: false });
    expect((await shop.read(product.id)).collectionIds).toContain(summer.id);
    await move(plan, 'undo');
    const { collectionIds } = await shop.read(product.id);
    expect(collectionIds).toContain(winter.id);
    expect(collectionIds).not.toContain(summer.id);
    expect(await shop.read(product.id)).toMatchObject({ visible: true, brand: 'Acme' });
  });

  it('can be canceled while it is ready, and then not be applied', async () => {
    const [id = ''] = await createMany('Canceled', [20]);
    const { plan } = await createPlan({ ids: [id] }, { visible: false });
    expect(await move(plan, 'cancel')).toMatchObject({ state: 'CANCELED' });
    const refused = await shop.owner('POST', `/v1/change-plans/${plan.id}/apply`, {});
    expect(refused).toMatchObject({
      status: 409,
      body: { details: { applicationError: { code: 'CHANGE_PLAN_STATE' } } },
    });
    expect(await shop.read(id)).toMatchObject({ visible: true });
  });
});

describe('a plan is refused', () => {
  it.each<[string, PlanSelection, ProductPlanChange]>([
    ['without a selection', {}, { visible: true }],
    ['with an unknown field in its filter', { filter: { nonsense: 1 } }, { visible: true }],
    ['without a change', { filter: {} }, {}],
    ['with an ending of no currency', { filter: {} }, { price: { endWith: '0.999' } }],
  ])('%s', async (_, selection, productChange) => {
    const { status } = await shop.owner('POST', '/v1/change-plans', { selection, productChange });
    expect(status).toBe(400);
  });

  it('for a collection that does not exist', async () => {
    const { status } = await shop.owner('POST', '/v1/change-plans', {
      selection: { filter: {} },
      productChange: { addToCollectionIds: [randomUUID()] },
    });
    expect(status).toBe(404);
  });

  it('for a caller without permission to change products, who cannot see other plans either', async () => {
    const { plan } = await createPlan({ filter: { ribbon: 'None' } }, { visible: true });
    const weak = callAs(
      shop.server,
      await shop.server.createApiKey(['SHOPWRIGHT.MANAGE_CHANGE_PLANS']),
    );
    expect(
      await weak('POST', '/v1/change-plans', {
        selection: { filter: {} },
        productChange: { visible: false },
      }),
    ).toMatchObject({ status: 403 });
    expect(await weak('GET', `/v1/change-plans/${plan.id}`)).toMatchObject({ status: 404 });
    expect(await weak('POST', `/v1/change-plans/${plan.id}/apply`, {})).toMatchObject({
      status: 404,
    });
    expect(await weak('GET', '/v1/change-plans')).toMatchObject({ body: { plans: [] } });
  });
});
