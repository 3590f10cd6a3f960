import type { InventoryItem } from '@shopwright/contract/catalog/inventory-items';
import type { StockMovement } from '@shopwright/contract/catalog/stock-movements';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../kit/api.ts';
import { startCatalogShop, type CatalogShop } from '../../kit/catalog-shop.ts';

let shop: CatalogShop;
beforeAll(async () => {
  shop = await startCatalogShop();
});

const query = async (body: object) =>
  must(
    shop.owner<{ inventoryItems: InventoryItem[]; pagingMetadata: { cursors: { next?: string } } }>(
      'POST',
      '/v3/inventory-items/query',
      body,
    ),
  );
const itemsOf = async (productId: string): Promise<InventoryItem[]> =>
  (await query({ query: { filter: { productId } } })).inventoryItems;
const track = (productId: string, quantity: number) =>
  must(
    shop.owner('PATCH', `/v2/inventoryItems/product/${productId}`, {
      inventoryItem: {
        trackQuantity: true,
        variants: [{ variantId: '00000000-0000-0000-0000-000000000000', quantity }],
      },
    }),
  );
const createStocked = async (name: string, quantity: number) => {
  const { id } = await shop.create({ name });
  await track(id, quantity);
  const [item] = await itemsOf(id);
  return { id, variantId: item?.variantId ?? '' };
};
const adjust = (reason: string, adjustments: readonly object[], note?: string) =>
  shop.owner<{ stock: { onHand: number; available: number }[] }>('POST', '/v1/stock/adjust', {
    reason,
    adjustments,
    ...(note === undefined ? {} : { note }),
  });
const movementsOf = async (variantId: string, rest = '') =>
  (
    await must(
      shop.owner<{ movements: StockMovement[] }>(
        'GET',
        `/v1/stock/movements?variantId=${variantId}${rest}`,
      ),
    )
  ).movements;

describe('stock', () => {
  it('is adjusted with a reason, and every change is in the history', async () => {
    const { id, variantId } = await createStocked('Cup', 5);
    const received = await must(adjust('RECEIVED', [{ variantId, changeBy: 10 }], 'Delivery 7'));
    expect(received.stock).toEqual([{ productId: id, variantId, onHand: 15, available: 15 }]);
    await must(adjust('DAMAGED', [{ variantId, changeBy: -2 }]));
    await must(adjust('COUNTED', [{ variantId, countedQuantity: 12 }]));
    const movements = await movementsOf(variantId);
    expect(
      movements.map(({ cause, change, quantityAfter }) => [cause, change, quantityAfter]),
    ).toEqual([
      ['COUNTED', -1, 12],
      ['DAMAGED', -2, 13],
      ['RECEIVED', 10, 15],
      ['PRODUCT_EDIT', 5, 5],
    ]);
    expect(movements[2]).toMatchObject({
      note: 'Delivery 7',
      actor: expect.stringMatching(/^\w+ /),
    });
    expect((await movementsOf(variantId, `&limit=2`)).map(({ id: each }) => each)).toEqual(
      movements.slice(0, 2).map(({ id: each }) => each),
    );
    expect(
      (await movementsOf(variantId, `&before=${movements[1]?.id}`)).map(({ id: each }) => each),
    ).toEqual(movements.slice(2).map(({ id: each }) => each));
    expect(
      await must(
        shop.owner<{ movements: StockMovement[] }>('GET', `/v1/stock/movements?productId=${id}`),
      ),
    ).toEqual({ movements });
  });

  it('is not adjusted below zero, without counting, or against the reason; all or none', async () => {
    const { variantId } = await createStocked('Bowl', 3);
    const other = await createStocked('Plate', 3);
    expect(
      await adjust('CORRECTION', [
        { variantId: other.variantId, changeBy: -1 },
        { variantId, changeBy: -4 },
      ]),
    ).toMatchObject({
      status: 409,
      body: { details: { applicationError: { code: 'INSUFFICIENT_INVENTORY' } } },
    });
    expect(await movementsOf(other.variantId)).toHaveLength(1);
    const untracked = await shop.create({ name: 'Untracked' });
    const [item] = await itemsOf(untracked.id);
    expect(
      (await adjust('RECEIVED', [{ variantId: item?.variantId, changeBy: 1 }])).body,
    ).toMatchObject({ details: { applicationError: { code: 'INVENTORY_QUANTITY_NOT_TRACKED' } } });
    expect((await adjust('RECEIVED', [{ variantId, changeBy: -1 }])).status).toBe(400);
    expect((await adjust('RECEIVED', [{ variantId: randomUUID(), changeBy: 1 }])).status).toBe(404);
    expect((await shop.owner('GET', '/v1/stock/movements')).status).toBe(400);
  });

  it('is no longer on preorder once its limit is reached', async () => {
    const { id } = await createStocked('Early', 0);
    await must(
      shop.owner('PATCH', `/v2/inventoryItems/product/${id}`, {
        inventoryItem: { preorderInfo: { enabled: true, limit: 1 } },
      }),
    );
    const found = async () => {
      const [item] = await itemsOf(id);
      const availabilityStatus = item?.availabilityStatus ?? '';
      const { inventoryItems } = await query({
        query: { filter: { productId: id, availabilityStatus } },
      });
      return inventoryItems.map(({ availabilityStatus: status }) => status);
    };
    expect(await found()).toEqual(['PREORDER']);
    await must(
      shop.owner('POST', '/v2/inventoryItems/decrement', {
        decrementData: [{ productId: id, decrementBy: 1, preorderRequest: true }],
      }),
    );
    expect(await found()).toEqual(['OUT_OF_STOCK']);
  });

  it('has movements that add up to it after concurrent changes of every kind', async () => {
    const { id, variantId } = await createStocked('Busy', 50);
    const change = (path: string, data: object) => shop.owner('POST', path, data);
    await Promise.all([
      ...Array.from({ length: 5 }, () => adjust('RECEIVED', [{ variantId, changeBy: 3 }])),
      ...Array.from({ length: 5 }, () =>
        change('/v2/inventoryItems/decrement', {
          decrementData: [{ productId: id, decrementBy: 2 }],
        }),
      ),
      ...Array.from({ length: 3 }, () =>
        change('/v2/inventoryItems/increment', {
          incrementData: [{ productId: id, incrementBy: 1 }],
        }),
      ),
    ]);
    const [item] = await itemsOf(id);
    const sum = (await movementsOf(variantId)).reduce((total, { change: by = 0 }) => total + by, 0);
    expect(item?.quantity).toBe(50 + 15 - 10 + 3);
    expect(sum).toBe(item?.quantity);
    await must(shop.owner('DELETE', `/v1/products/${id}`));
    expect((await movementsOf(variantId))[0]).toMatchObject({
      cause: 'PRODUCT_DELETED',
      quantityAfter: 0,
    });
  });
});

describe('the inventory', () => {
  it('has one row for each variant, filtered, sorted and paged', async () => {
    const sized = await shop.create({
      name: 'Inventory shirt',
      manageVariants: true,
      productOptions: [
        {
          name: 'Size',
          choices: [
            { value: 'S', description: 'S' },
            { value: 'M', description: 'M' },
          ],
        },
      ],
    });
    const rows = await itemsOf(sized.id);
    expect(new Set(rows.map(({ product }) => product?.variantName))).toEqual(new Set(['M', 'S']));
    for (const [name, quantity] of [
      ['Inventory one', 9],
      ['Inventory two', 4],
    ] as const)
      await createStocked(name, quantity);
    const filter = { 'product.name': { $startsWith: 'Inventory ' }, trackQuantity: true };
    const sort = [{ fieldName: 'quantity', order: 'ASC' }];
    const first = await query({ query: { filter, sort, cursorPaging: { limit: 1 } } });
    expect(first.inventoryItems.map(({ quantity }) => quantity)).toEqual([4]);
    const second = await query({
      query: { cursorPaging: { limit: 1, cursor: first.pagingMetadata.cursors.next } },
    });
    expect(second.inventoryItems.map(({ quantity }) => quantity)).toEqual([9]);
  });

  it("lists variants that are low on stock, by their own or the store's threshold", async () => {
    const low = await createStocked('Low own', 7);
    const plain = await createStocked('Low default', 2);
    const enough = await createStocked('Low not', 3);
    await must(shop.owner('PATCH', '/v1/settings/stock', { stock: { lowStockThreshold: 2 } }));
    await must(
      shop.owner('PUT', '/v1/stock/low-stock-thresholds', {
        thresholds: [{ variantId: low.variantId, threshold: 8 }],
      }),
    );
    const { inventoryItems } = await query({
      query: { filter: { 'product.name': { $startsWith: 'Low ' } } },
      lowStockOnly: true,
    });
    expect(inventoryItems).toHaveLength(2);
    expect(new Set(inventoryItems.map(({ variantId }) => variantId))).toEqual(
      new Set([low.variantId, plain.variantId]),
    );
    expect(inventoryItems.every(({ lowStock }) => lowStock)).toBe(true);
    expect((await itemsOf(enough.id))[0]).toMatchObject({ lowStock: false, locationName: 'Main' });
  });

  it('is filtered and counted by low stock, with and without a default threshold', async () => {
    const own = await createStocked('Scarce own', 7);
    const plain = await createStocked('Scarce default', 2);
    await createStocked('Scarce not', 30);
    const setDefault = (lowStockThreshold: number | null) =>
      must(shop.owner('PATCH', '/v1/settings/stock', { stock: { lowStockThreshold } }));
    await must(
      shop.owner('PUT', '/v1/stock/low-stock-thresholds', {
        thresholds: [{ variantId: own.variantId, threshold: 7 }],
      }),
    );
    const scarce = { 'product.name': { $startsWith: 'Scarce ' } };
    const find = async (lowStock: boolean) => {
      const filter = { ...scarce, lowStock };
      const { inventoryItems } = await query({ query: { filter } });
      expect(await must(shop.owner('POST', '/v1/stock/items/count', { filter }))).toEqual({
        count: inventoryItems.length,
        exact: true,
      });
      return new Set(inventoryItems.map(({ variantId }) => variantId));
    };
    await setDefault(2);
    expect(await find(true)).toEqual(new Set([own.variantId, plain.variantId]));
    expect((await find(false)).size).toBe(1);
    await setDefault(null);
    expect(await find(true)).toEqual(new Set([own.variantId]));
    expect((await find(false)).size).toBe(2);
    const wrong = await shop.owner('POST', '/v1/stock/items/count', { filter: { color: 'red' } });
    expect(wrong.status).toBe(400);
  });

  it('is mailed once a day to staff who may read stock', async () => {
    await createStocked('Nearly sold out', 1);
    await must(shop.owner('PATCH', '/v1/settings/stock', { stock: { lowStockThreshold: 1 } }));
    const { db, siteId } = shop.server;
    const addStaff = (email: string, permissions: readonly string[]) =>
      db.query({
        text: `insert into staff (site_id, staff_id, email, password_hash, role, permissions, created_at)
          values ($1, $2, $3, '', 'collaborator', $4, now())`,
        values: [siteId, randomUUID(), email, permissions],
      });
    await addStaff('stock@example.com', ['WIX_STORES.READ_INVENTORY']);
    await addStaff('orders@example.com', ['ECOM.READ_ORDERS']);
    for (let run = 0; run < 2; run += 1) {
      await db.query({
        text: `select graphile_worker.add_job('send-low-stock-mails', '{}'::json)`,
        values: [],
      });
      await shop.server.runJobs();
    }
    const mails = await db.query<{ recipient: string; subject: string; text: string }>({
      text: `select recipient, subject, text from message where site_id = $1 and kind = 'low-stock'`,
      values: [siteId],
    });
    const recipients = mails.map(({ recipient }) => recipient);
    expect(recipients).toContain('stock@example.com');
    expect(recipients).not.toContain('orders@example.com');
    expect(new Set(recipients).size).toBe(recipients.length);
    expect(mails[0]?.subject).toMatch(/low on stock$/);
    expect(mails[0]?.text).toContain('/admin/inventory?filter=%7B%22lowStock%22%3Atrue%7D');
  });
});
