import type {
  ChangePlan,
  ChangePlanRow,
  ChangePlanSelection,
} from '@shopwright/contract/change-plans/change-plans';
import type { Product } from '@shopwright/contract/catalog/products';
import type { StockMovement } from '@shopwright/contract/catalog/stock-movements';
import { beforeAll, describe, expect, it } from 'vitest';
import { callAs, must } from '../../kit/api.ts';
import { startCatalogShop, type CatalogShop } from '../../kit/catalog-shop.ts';

/** Plans over variants, and plans that delete products. */

let shop: CatalogShop;
beforeAll(async () => {
  shop = await startCatalogShop();
});

const createPlan = (selection: ChangePlanSelection, change: object) =>
  must(
    shop.owner<{ plan: ChangePlan; rows: ChangePlanRow[] }>('POST', '/v1/change-plans', {
      selection,
      ...change,
    }),
  );
const move = async (plan: ChangePlan, verb: 'apply' | 'undo'): Promise<ChangePlan> => {
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

/** A product with two sizes, `quantity` of each in stock. */
async function createSizes(ribbon: string, quantity = 10): Promise<Product & { id: string }> {
  const product = await shop.create({
    ribbon,
    manageVariants: true,
    productOptions: [{ name: 'Size', choices: [{ value: 'S' }, { value: 'M' }] }],
  });
  const { variants = [] } = await shop.read(product.id);
  await must(
    shop.owner('PATCH', `/v2/inventoryItems/product/${product.id}`, {
      inventoryItem: {
        trackQuantity: true,
        variants: variants.map(({ id }) => ({ variantId: id, quantity })),
      },
    }),
  );
  return product;
}
const valuesOf = async (id: string) =>
  ((await shop.read(id)).variants ?? []).map(({ variant, stock }) => [
    variant?.priceData?.price,
    stock?.quantity,
  ]);
const variantIds = async (id: string) =>
  ((await shop.read(id)).variants ?? []).map((variant) => variant.id ?? '');
const movementsOf = async (id: string) =>
  (
    await must(
      shop.owner<{ movements: StockMovement[] }>('GET', `/v1/stock/movements?productId=${id}`),
    )
  ).movements;

describe('a plan over variants', () => {
  it('raises their prices and adjusts their stock with a reason, and undoes both', async () => {
    const product = await createSizes('Both');
    const { plan, rows } = await createPlan(
      { productFilter: { ribbon: 'Both' } },
      {
        variantChange: {
          price: { addPercent: '10' },
          stock: { reason: 'RECEIVED', changeBy: 5, note: 'Delivery 7' },
        },
      },
    );
    expect(plan).toMatchObject({ entity: 'VARIANT', reversible: true, counts: { toChange: 2 } });
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['Mug (S)', 'Mug (M)']));
    expect(rows[0]).toMatchObject({
      before: { price: null, onHand: 10, available: 10 },
      after: { price: '11.000', onHand: 15, available: 15 },
    });
    expect(await move(plan, 'apply')).toMatchObject({ counts: { applied: 2, conflicts: 0 } });
    expect(await valuesOf(product.id)).toEqual([
      [11, 15],
      [11, 15],
    ]);
    expect((await movementsOf(product.id)).slice(0, 2)).toMatchObject([
      { change: 5, cause: 'RECEIVED', note: 'Delivery 7', referenceId: plan.id },
      { change: 5, cause: 'RECEIVED', referenceId: plan.id },
    ]);
    expect((await movementsOf(product.id))[0]?.actor).toMatch(/^owner /);
    expect(await move(plan, 'undo')).toMatchObject({ counts: { undone: 2, undoConflicts: 0 } });
    expect(await valuesOf(product.id)).toEqual([
      [10, 10],
      [10, 10],
    ]);
    expect((await movementsOf(product.id))[0]).toMatchObject({
      change: -5,
      cause: 'CHANGE_PLAN',
      referenceId: plan.id,
    });
  });

  it('reports variants whose stock was adjusted since, and undoes the others', async () => {
    const product = await createSizes('Adjusted');
    const [adjusted = '', other = ''] = await variantIds(product.id);
    const { plan } = await createPlan(
      { ids: [adjusted, other] },
      { variantChange: { stock: { reason: 'COUNTED', countedQuantity: 4 } } },
    );
    await move(plan, 'apply');
    await must(
      shop.owner('POST', '/v1/stock/adjust', {
        reason: 'DAMAGED',
        adjustments: [{ variantId: adjusted, changeBy: -1 }],
      }),
    );
    expect(await move(plan, 'undo')).toMatchObject({ counts: { undone: 1, undoConflicts: 1 } });
    expect(await rowsOf(plan, 'UNDO_CONFLICT')).toMatchObject([
      {
        entityId: adjusted,
        reason: {
          code: 'VALUE_CHANGED',
          fields: [{ field: 'onHand', expected: 4, current: 3 }],
        },
      },
    ]);
    expect(new Set((await valuesOf(product.id)).map(([, stock]) => stock))).toEqual(
      new Set([10, 3]),
    );
  });

  it('selects by the filter of the inventory list, and refuses stock below zero', async () => {
    const product = await createSizes('Short', 3);
    const { plan } = await createPlan(
      { filter: { productId: product.id, quantity: { $lt: 4 } } },
      { variantChange: { stock: { reason: 'DAMAGED', changeBy: -5 } } },
    );
    expect(plan.counts).toMatchObject({ selected: 2, refused: 2, toChange: 0 });
    expect((await rowsOf(plan, 'REFUSED'))[0]?.reason?.code).toBe('INSUFFICIENT_INVENTORY');
  });

  it('needs the permission of each change', async () => {
    const product = await createSizes('Weak');
    const ids = await variantIds(product.id);
    const may = ['SHOPWRIGHT.MANAGE_CHANGE_PLANS', 'WIX_STORES.READ_INVENTORY'];
    const stockOnly = callAs(
      shop.server,
      await shop.server.createApiKey([...may, 'WIX_STORES.MODIFY_INVENTORY']),
    );
    const stock = { reason: 'RECEIVED', changeBy: 1 };
    const create = (variantChange: object) =>
      stockOnly<{ plan: ChangePlan }>('POST', '/v1/change-plans', {
        selection: { ids },
        variantChange,
      });
    expect((await create({ stock, price: { addPercent: '1' } })).status).toBe(403);
    const { plan } = await must(create({ stock }));
    const reader = callAs(shop.server, await shop.server.createApiKey(may));
    expect((await reader('GET', `/v1/change-plans/${plan.id}`)).status).toBe(200);
    expect((await reader('POST', `/v1/change-plans/${plan.id}/apply`, {})).status).toBe(403);
  });
});

describe('a plan that deletes products', () => {
  it('deletes those that were not edited since the preview, and restores them', async () => {
    const collection = await shop.createCollection({ name: 'Old' });
    const [gone, edited] = [await createSizes('Gone'), await shop.create({ ribbon: 'Gone' })];
    await must(
      shop.owner('POST', `/v1/collections/${collection.id}/productIds`, { productIds: [gone.id] }),
    );
    const { plan } = await createPlan(
      { filter: { ribbon: 'Gone' } },
      { productChange: { deleteProducts: true } },
    );
    expect(plan.counts).toMatchObject({ toChange: 2 });
    const before = await shop.read(gone.id);
    await must(shop.owner('PATCH', `/v1/products/${edited.id}`, { product: { name: 'Edited' } }));
    expect(await move(plan, 'apply')).toMatchObject({ counts: { applied: 1, conflicts: 1 } });
    expect((await shop.owner('GET', `/v1/products/${gone.id}`)).status).toBe(404);
    expect((await shop.read(edited.id)).name).toBe('Edited');
    expect((await rowsOf(plan, 'CONFLICT'))[0]?.reason?.fields?.[0]?.field).toBe('updatedDate');
    expect(await move(plan, 'undo')).toMatchObject({ counts: { undone: 1, undoConflicts: 0 } });
    const restored = await shop.read(gone.id);
    expect({ ...restored, lastUpdated: undefined }).toEqual({ ...before, lastUpdated: undefined });
    expect(restored.collectionIds).toContain(collection.id);
  });

  it('does not restore products that were restored, or deleted again, manually', async () => {
    const ids = [(await shop.create()).id, (await shop.create()).id];
    const [back = '', again = ''] = ids;
    const { plan } = await createPlan({ ids }, { productChange: { deleteProducts: true } });
    await move(plan, 'apply');
    for (const id of ids) await must(shop.owner('POST', `/v1/products/${id}/restore`, {}));
    await must(shop.owner('DELETE', `/v1/products/${again}`));
    expect(await move(plan, 'undo')).toMatchObject({ counts: { undone: 0, undoConflicts: 2 } });
    const reasons = new Map(
      (await rowsOf(plan, 'UNDO_CONFLICT')).map(({ entityId, reason }) => [entityId, reason]),
    );
    expect(reasons.get(back)).toMatchObject({
      fields: [{ field: 'deleted', expected: true, current: false }],
    });
    expect(reasons.get(again)?.description).toContain('deleted again');
    expect((await shop.owner('GET', `/v1/products/${again}`)).status).toBe(404);
  });

  it('is refused together with another change', async () => {
    const { status } = await shop.owner('POST', '/v1/change-plans', {
      selection: { filter: {} },
      productChange: { deleteProducts: true, visible: false },
    });
    expect(status).toBe(400);
  });
});
