import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, openDb } from '../../db/index.ts';
import { createTestDatabase, TEST_TIMEOUT_MS, type TestDatabase } from '../../db/testing.ts';
import { newId } from '../../kernel/ids.ts';
import { createCurrency } from '../../kernel/money.ts';
import { createProducts } from '../exchange/create-catalog.ts';
import { createFindCatalogItems, type FindCatalogItems } from './find-items.ts';
import { STORE_APP_IDS } from './rules/catalog-item.ts';
import { UNMANAGED_VARIANT_ID } from '../products/rules/effective.ts';
import type { ProductInput } from '../products/rules/build-product.ts';
import { updateInventory } from '../stock/rules/inventory.ts';
import { renderSubscriptionOptions } from '../products/rules/subscription-options.ts';
import { changeStock } from '../stock/inventory-routes.ts';
import { readTokens } from './store/product-tokens.ts';
import { loadProducts } from '../products/store/find-products.ts';
import { testSite } from '../testing-site.ts';
import type { WriteTarget } from '../products/write-products.ts';

const silent = { info() {}, warn() {}, error() {} };
const context = { currency: 'USD', locale: 'en-US', siteUrl: 'https://shop.example' };
const deps = { clock: () => new Date(), contextOf: async () => context };
let database: TestDatabase;
let db: Db;
let target: WriteTarget;
let find: FindCatalogItems;
let questions = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  db = await openDb({
    databaseUrl: database.url,
    dataDir: '',
    log: silent,
    timeoutMs: TEST_TIMEOUT_MS,
  });
  target = await testSite(db);
  find = createFindCatalogItems(deps);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const make = async (input: Partial<ProductInput> = {}): Promise<string> => {
  const {
    created: [product],
  } = await db.tx((tx) =>
    createProducts(tx, target, [{ name: 'Mug', slug: `mug-${newId()}`, price: 10, ...input }]),
  );
  return product?.productId ?? '';
};
const watched: Pick<Db, 'query'> = {
  query: (query) => {
    questions += 1;
    return db.query(query);
  },
};
const findItem = async (productId: string, options?: Record<string, unknown>) =>
  (
    await find(watched, target.siteId, [
      { appId: STORE_APP_IDS[1] ?? '', catalogItemId: productId, ...(options ? { options } : {}) },
    ])
  )[0];
const stock = (productId: string, quantity: number, preorderLimit?: number) =>
  db.tx((tx) =>
    changeStock(tx, deps, target.siteId, [
      {
        productId,
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
    ]),
  );

describe('the item cache', () => {
  it('loads an item once, and drops it when its price, stock or name changes or it is deleted', async () => {
    const id = await make();
    questions = 0;
    await findItem(id);
    expect(questions).toBe(2);
    expect(await findItem(id)).toMatchObject({ found: { price: 10_000n, available: null } });
    expect(questions).toBe(3);
    await stock(id, 4);
    expect(await findItem(id)).toMatchObject({ found: { available: 4 } });
    // As another process would.
    await db.query(
      sql`update product set price = 12, revision = revision + 1 where product_id = ${id}`,
    );
    expect(await findItem(id)).toMatchObject({ found: { price: 12_000n } });
    await db.query(sql`update product set visible = false where product_id = ${id}`);
    expect(await findItem(id)).toMatchObject({ missing: { code: 'ITEM_NOT_FOUND' } });
    await db.query(sql`delete from product where product_id = ${id}`);
    expect(await findItem(id)).toMatchObject({ missing: { code: 'ITEM_NOT_FOUND' } });
  });

  it('reuses a cached item while its token is current', async () => {
    const id = await make();
    const line = { appId: STORE_APP_IDS[0] ?? '', catalogItemId: id };
    const again = async () =>
      (await find(db, target.siteId, [line], await readTokens(db, target.siteId, [id])))[0];
    const first = await again();
    expect(await again()).toBe(first);
    await db.query(
      sql`update product set price = 12, revision = revision + 1 where product_id = ${id}`,
    );
    expect(await again()).toMatchObject({ found: { price: 12_000n } });
    await db.query(sql`delete from product where product_id = ${id}`);
    expect(await again()).toMatchObject({ missing: { code: 'ITEM_NOT_FOUND' } });
  });

  it('does not cache a change that was rolled back', async () => {
    const id = await make();
    await findItem(id);
    await db
      .tx(async (tx) => {
        await tx.query(
          sql`update product set price = 1, revision = revision + 1 where product_id = ${id}`,
        );
        const [inside] = await find(tx, target.siteId, [
          { appId: STORE_APP_IDS[0] ?? '', catalogItemId: id },
        ]);
        expect(inside).toMatchObject({ found: { price: 1000n } });
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    expect(await findItem(id)).toMatchObject({ found: { price: 10_000n } });
  });
});

describe('an item', () => {
  it('counts units that may be preordered', async () => {
    const id = await make();
    await stock(id, 2, 3);
    expect(await findItem(id)).toMatchObject({ found: { available: 5 } });
    await stock(id, 0, 0);
    expect(await findItem(id)).toMatchObject({ found: { available: 0 } });
  });

  it('is identified by its choices, not by their spelling', async () => {
    const id = await make({
      options: [
        { name: 'Size', choices: [{ description: 'S' }, { description: 'M' }] },
        { name: 'Color', choices: [{ description: 'Red' }] },
      ],
    });
    const keyOf = async (options: Record<string, unknown>): Promise<string | undefined> => {
      const found = await findItem(id, options);
      return found && 'found' in found ? found.found.key : undefined;
    };
    const small = await keyOf({ options: { Size: 'S', Color: 'Red' } });
    expect(small).toBeDefined();
    expect(await keyOf({ options: { Color: 'Red', Size: 'S' } })).toBe(small);
    expect(await keyOf({ options: { Size: 'M', Color: 'Red' } })).not.toBe(small);
  });

  it('by subscription costs the price of its plan', async () => {
    const id = await make({
      price: 20,
      subscriptionOptions: [
        {
          id: 'month-1',
          title: 'Monthly',
          subscriptionSettings: { frequency: 'MONTH', interval: 1, autoRenewal: true },
          discount: { type: 'PERCENT', value: 10 },
        },
      ],
    });
    expect(await findItem(id, { subscriptionOptionId: 'month-1' })).toMatchObject({
      found: {
        price: 18_000n,
        fullPrice: 20_000n,
        subscription: {
          title: { original: 'Monthly' },
          subscriptionSettings: { frequency: 'MONTH' },
        },
      },
    });
    expect(await findItem(id)).toMatchObject({ found: { price: 20_000n } });
    const state = (await loadProducts(db, target.siteId, [id])).get(id);
    // What a page says it costs is what the cart charges.
    expect(state && renderSubscriptionOptions(state, createCurrency('USD', 'en-US'))).toEqual([
      {
        id: 'month-1',
        title: 'Monthly',
        subscriptionSettings: { frequency: 'MONTH', interval: 1, autoRenewal: true },
        discount: { type: 'PERCENT', value: 10 },
        prices: [{ variantId: UNMANAGED_VARIANT_ID, price: 18 }],
      },
    ]);
    expect(await findItem(id, { subscriptionOptionId: 'week-1' })).toMatchObject({
      missing: { code: 'INVALID_ITEM_OPTIONS' },
    });
  });

  it('that is a gift card is marked as one', async () => {
    expect(await findItem(await make({ productType: 'digital', giftCard: true }))).toMatchObject({
      found: { itemType: 'GIFT_CARD' },
    });
    expect(await findItem(await make({ productType: 'digital' }))).toMatchObject({
      found: { itemType: 'DIGITAL' },
    });
  });

  it('of another store does not exist', async () => {
    const id = await make();
    const other = await testSite(db);
    expect(
      await find(db, other.siteId, [{ appId: STORE_APP_IDS[0] ?? '', catalogItemId: id }]),
    ).toMatchObject([{ missing: { code: 'ITEM_NOT_FOUND' } }]);
  });
});
