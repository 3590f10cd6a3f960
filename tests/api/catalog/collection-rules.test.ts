import type { CollectionRule } from '@shopwright/contract/catalog/collection-rules';
import { listProductWriters } from '@shopwright/server/catalog/products/store/collection-rules';
import { openDb } from '@shopwright/server';
import { TEST_TIMEOUT_MS } from '@shopwright/server/db/testing';
import sql from 'sql-template-tag';
import { expect, onTestFinished, test } from 'vitest';
import { must } from '../../kit/api.ts';
import { startCatalogShop } from '../../kit/catalog-shop.ts';

/** Collections by rule: membership follows the rule under concurrent writes. */

const shop = await startCatalogShop();
type Filter = Readonly<Record<string, unknown>>;

const setRule = (id: string, filter: Filter | null) =>
  must(
    shop.owner<{ rule: CollectionRule | null }>('PUT', `/stores/v1/collections/${id}/rule`, {
      filter,
    }),
  );
const ruleOf = async (id: string) =>
  (
    await must(
      shop.owner<{ rule: CollectionRule | null }>('GET', `/stores/v1/collections/${id}/rule`),
    )
  ).rule;
const membersOf = async (id: string) =>
  (
    await must(
      shop.owner<{ products: { productId: string; name: string; handPicked: boolean }[] }>(
        'GET',
        `/stores/v1/collections/${id}/products?limit=100`,
      ),
    )
  ).products;
const namesOf = async (id: string) => (await membersOf(id)).map(({ name }) => name).sort();
const countOf = async (id: string) =>
  (
    await must(
      shop.owner<{ collection: { numberOfProducts: number } }>('GET', `/v2/collections/${id}`),
    )
  ).collection.numberOfProducts;

async function ruled(filter: Filter) {
  const { id } = await shop.createCollection({ name: 'By rule' });
  await setRule(id, filter);
  await shop.server.runJobs();
  return id;
}

/** Every record of membership, compared with what the rule says about each product now. */
async function expectExact(id: string, belongs: (price: number, ribbon: string) => boolean) {
  const rows = await shop.server.db.query<{
    price: number;
    ribbon: string;
    listed: boolean;
    joined: boolean;
    shown: boolean;
    faceted: boolean;
  }>(sql`
    select p.price::float8 as price, coalesce(p.ribbon, '') as ribbon, p.collection_ids @> array[${id}::text] as listed,
      exists (select from collection_product c where c.site_id = p.site_id and c.product_id = p.product_id and c.collection_id = ${id}) as joined,
      p.wire::text like ${`%${id}%`} as shown,
      exists (select from listing l join facet_value f on f.site_id = l.site_id and f.facet_id = any(l.facets)
        where l.site_id = p.site_id and l.numeric_id = p.numeric_id and f.kind = 'collection' and f.value = ${id}) as faceted
    from product p where p.site_id = ${shop.server.siteId}`);
  const wrong = rows.filter(({ price, ribbon, ...records }) =>
    Object.values(records).some((is) => is !== belongs(price, ribbon)),
  );
  expect(wrong).toEqual([]);
  expect(await countOf(id)).toBe(rows.filter(({ listed }) => listed).length);
  return rows.filter(({ listed }) => listed).length;
}

const cheapSummer = { $and: [{ price: { $lt: 50 } }, { ribbon: 'Summer' }] };

test('a rule adds existing products, and those created later', async () => {
  const filter = { $and: [{ price: { $lt: 50 } }, { ribbon: 'Beach' }] };
  await shop.create({ name: 'Hat', priceData: { price: 20 }, ribbon: 'Beach' });
  await shop.create({ name: 'Boat', priceData: { price: 900 }, ribbon: 'Beach' });
  const preview = await must(
    shop.owner<{ count: number; products: { name: string }[] }>(
      'POST',
      '/stores/v1/collections/preview-rule',
      { filter },
    ),
  );
  expect(preview).toMatchObject({ count: 1, products: [{ name: 'Hat' }] });
  const { id } = await shop.createCollection();
  expect(await setRule(id, filter)).toMatchObject({ rule: { filter, state: 'APPLYING' } });
  expect(await namesOf(id)).toEqual([]);
  await shop.server.runJobs();
  expect(await ruleOf(id)).toMatchObject({ state: 'APPLIED', filter });
  expect(await membersOf(id)).toMatchObject([{ name: 'Hat', handPicked: false }]);
  await shop.create({ name: 'Towel', priceData: { price: 30 }, ribbon: 'Beach' });
  expect(await namesOf(id)).toEqual(['Hat', 'Towel']);
  expect(await countOf(id)).toBe(2);
});

test('a changed product enters or leaves, for each field that rules support', async () => {
  const { id: product } = await shop.create({ name: 'Kite', priceData: { price: 80 } });
  const patch = (body: object) =>
    must(shop.owner('PATCH', `/v1/products/${product}`, { product: body }));
  const checks: [Filter, object, object][] = [
    [{ price: { $lte: 10 } }, { priceData: { price: 10 } }, { priceData: { price: 10.01 } }],
    [{ name: { $startsWith: 'dragon' } }, { name: 'Dragon kite' }, { name: 'Kite' }],
    [{ brand: 'Aloft' }, { brand: 'Aloft' }, { brand: 'Windy' }],
    [
      { onSale: true },
      { discount: { type: 'PERCENT', value: 10 } },
      { discount: { type: 'NONE' } },
    ],
    [
      { 'price.discountedPrice': { $lt: 10 } },
      { discount: { type: 'AMOUNT', value: 1 } },
      { discount: { type: 'NONE' } },
    ],
  ];
  for (const [filter, enter, leave] of checks) {
    const id = await ruled(filter);
    const isMember = async () =>
      (await membersOf(id)).some(({ productId }) => productId === product);
    expect(await isMember(), JSON.stringify(filter)).toBe(false);
    await patch(enter);
    expect(await isMember(), JSON.stringify(filter)).toBe(true);
    await patch(leave);
    expect(await isMember(), JSON.stringify(filter)).toBe(false);
  }
});

test('a product that sells out leaves a collection of products in stock', async () => {
  const id = await ruled({ $and: [{ 'stock.inStock': true }, { name: 'Lantern' }] });
  const { id: product } = await shop.create({ name: 'Lantern' });
  expect(await namesOf(id)).toEqual(['Lantern']);
  const setStock = (quantity: number) =>
    must(
      shop.owner('PATCH', `/stores/v2/inventoryItems/product/${product}`, {
        inventoryItem: {
          trackQuantity: true,
          variants: [{ variantId: '00000000-0000-0000-0000-000000000000', quantity }],
        },
      }),
    );
  await setStock(0);
  expect(await namesOf(id)).toEqual([]);
  await setStock(3);
  expect(await namesOf(id)).toEqual(['Lantern']);
});

test('manually added products stay, and products of the rule cannot be removed manually', async () => {
  const id = await ruled({ ribbon: 'Picnic' });
  const { id: basket } = await shop.create({ name: 'Basket', ribbon: 'Picnic' });
  const { id: blanket } = await shop.create({ name: 'Blanket' });
  const remove = (productId: string) =>
    shop.owner('POST', `/v1/collections/${id}/productIds/delete`, { productIds: [productId] });
  await must(shop.owner('POST', `/v1/collections/${id}/productIds`, { productIds: [blanket] }));
  expect(await membersOf(id)).toMatchObject([
    { name: 'Basket', handPicked: false },
    { name: 'Blanket', handPicked: true },
  ]);
  expect(await remove(basket)).toMatchObject({
    status: 409,
    body: { details: { applicationError: { code: 'PRODUCT_MATCHES_COLLECTION_RULE' } } },
  });
  // Added by hand as well, it stays when it no longer meets the rule.
  await must(shop.owner('POST', `/v1/collections/${id}/productIds`, { productIds: [basket] }));
  await must(shop.owner('PATCH', `/v1/products/${basket}`, { product: { ribbon: '' } }));
  expect(await namesOf(id)).toEqual(['Basket', 'Blanket']);
  expect((await remove(basket)).status).toBe(200);
  await setRule(id, null);
  await shop.server.runJobs();
  expect([await namesOf(id), await ruleOf(id)]).toEqual([['Blanket'], null]);
});

test('a bulk change lists products of the rule as refused', async () => {
  const id = await ruled({ ribbon: 'Bulk' });
  const { id: product } = await shop.create({ ribbon: 'Bulk' });
  const { rows } = await must(
    shop.owner<{ rows: { state: string; reason: { code: string } }[] }>(
      'POST',
      '/v1/change-plans',
      {
        selection: { ids: [product] },
        productChange: { removeFromCollectionIds: [id] },
      },
    ),
  );
  expect(rows).toMatchObject([
    { state: 'REFUSED', reason: { code: 'PRODUCT_MATCHES_COLLECTION_RULE' } },
  ]);
});

test('a renamed brand moves its products', async () => {
  const { id: product } = await shop.create({ name: 'Cup', brand: 'Old name' });
  const id = await ruled({ brand: 'New name' });
  const { brands } = await must(
    shop.owner<{ brands: { id: string; revision: string }[] }>('POST', '/stores/v3/brands/query', {
      query: { filter: { name: 'Old name' } },
    }),
  );
  await must(
    shop.owner('PATCH', `/stores/v3/brands/${brands[0]?.id}`, {
      brand: { name: 'New name', revision: brands[0]?.revision },
    }),
  );
  await shop.server.runJobs();
  expect((await membersOf(id)).map(({ productId }) => productId)).toEqual([product]);
});

test('rules that cannot be evaluated are refused, and a missing collection answers 404', async () => {
  const { id } = await shop.createCollection();
  const path = `/stores/v1/collections/${id}/rule`;
  for (const filter of [{}, { sku: 'x' }, { price: { $lt: 'cheap' } }, { cost: 1 }])
    expect((await shop.owner('PUT', path, { filter })).status, JSON.stringify(filter)).toBe(400);
  expect(await ruleOf(id)).toBeNull();
  const missing = '/stores/v1/collections/0b0bf45f-81ca-4853-9a25-b90418b504f5/rule';
  expect((await shop.owner('PUT', missing, { filter: { onSale: true } })).status).toBe(404);
  expect((await shop.owner('GET', missing)).status).toBe(404);
});

test('all rules of the store are listed with their collections', async () => {
  const id = await ruled({ ribbon: 'Listed' });
  const { id: byHand } = await shop.createCollection();
  const { rules } = await must(
    shop.owner<{ rules: { collectionId: string; rule: CollectionRule }[] }>(
      'GET',
      '/stores/v1/collection-rules',
    ),
  );
  expect(rules.find(({ collectionId }) => collectionId === id)?.rule).toEqual(await ruleOf(id));
  expect(rules.map(({ collectionId }) => collectionId)).not.toContain(byHand);
});

test('deleting a collection with a rule removes it from all products', async () => {
  const id = await ruled({ ribbon: 'Gone' });
  const { id: product } = await shop.create({ ribbon: 'Gone' });
  expect((await shop.read(product)).collectionIds).toContain(id);
  await must(shop.owner('DELETE', `/v1/collections/${id}`));
  expect((await shop.read(product)).collectionIds).not.toContain(id);
  await must(shop.owner('PATCH', `/v1/products/${product}`, { product: { name: 'Still here' } }));
  expect((await shop.read(product)).collectionIds).not.toContain(id);
});

test('changing a rule during an import ends with exact membership', async () => {
  const { id } = await shop.createCollection({ name: 'Summer' });
  await setRule(id, cheapSummer);
  const lines = Array.from(
    { length: 900 },
    (_, index) => `Item ${index},${index % 100},${index % 3 === 0 ? 'Summer' : 'Winter'}`,
  );
  const created = await must(
    shop.owner<{ catalogImport: { id: string }; uploadUrl: string }>(
      'POST',
      '/v1/catalog-imports',
      {
        fileName: 'items.csv',
      },
    ),
  );
  const { pathname, search } = new URL(created.uploadUrl);
  const sent = await fetch(`${shop.server.url}${pathname}${search}`, {
    method: 'PUT',
    body: ['name,price,ribbon', ...lines].join('\n'),
  });
  expect(sent.status).toBe(200);
  await must(shop.owner('POST', `/v1/catalog-imports/${created.catalogImport.id}/start`, {}));
  const edited = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      shop.create({ name: `Edited ${index}`, priceData: { price: 45 }, ribbon: 'Summer' }),
    ),
  );
  // The import, edits of products and changes of the rule, all at once.
  const importing = shop.server.runJobs();
  const editing = Promise.all(
    edited.map(async ({ id: product }, index) => {
      for (let round = 0; round < 12; round += 1) {
        const ribbon = (round + index) % 2 === 0 ? 'Winter' : 'Summer';
        const price = 30 + ((round * 7 + index) % 40);
        await must(
          shop.owner('PATCH', `/v1/products/${product}`, {
            product: { ribbon, priceData: { price } },
          }),
        );
      }
    }),
  );
  for (const below of [10, 60, 35, 42])
    await setRule(id, { $and: [{ price: { $lt: below } }, { ribbon: 'Summer' }] });
  await Promise.all([importing, editing]);
  await shop.server.runJobs();
  expect(await ruleOf(id)).toMatchObject({ state: 'APPLIED' });
  const members = await expectExact(id, (price, ribbon) => price < 42 && ribbon === 'Summer');
  expect(members).toBeGreaterThan(100);
});

test('a concurrent write with an outdated rule cannot leave a wrong membership', async () => {
  const id = await ruled({ name: { $startsWith: 'before' } });
  const { db, siteId, databaseUrl } = shop.server;
  // A connection of its own: one of the pool would hide the last query of the job.
  const onlooker = await openDb({
    databaseUrl,
    dataDir: '',
    log: { info() {}, warn() {}, error() {} },
    poolSize: 1,
    timeoutMs: TEST_TIMEOUT_MS,
  });
  onTestFinished(() => onlooker.close());
  // Holds back new products after they were compared with the rules, and before they lock their
  // collections, for which a change of the rule would wait.
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = db.tx(async (tx) => {
    await tx.query(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.query(sql`lock table product in share mode`);
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  const creating = shop.create({ name: 'Before noon' });
  await expect.poll(() => listProductWriters(db, siteId)).toHaveLength(1);
  await setRule(id, { name: { $startsWith: 'after' } });
  const [{ changedAt } = { changedAt: new Date() }] = await db.query<{ changedAt: Date }>(
    sql`select clock_timestamp() as "changedAt"`,
  );
  const applying = shop.server.runJobs();
  let isApplied = false;
  void applying.then(() => (isApplied = true));
  const isWaiting = async () =>
    (
      await onlooker.query(
        sql`select from pg_stat_activity where query like '%virtualtransaction%' and query not like '%pg_stat_activity%' and pid <> pg_backend_pid() and datname = current_database() and query_start > ${changedAt}`,
      )
    ).length > 0;
  await expect.poll(async () => isApplied || (await isWaiting())).toBe(true);
  expect(isApplied).toBe(false);
  released.resolve();
  await Promise.all([holding, creating, applying]);
  expect(await ruleOf(id)).toMatchObject({ state: 'APPLIED' });
  expect(await namesOf(id)).toEqual([]);
});

test('a killed run continues after the products it has checked', async () => {
  const ribbon = 'Resumed';
  for (const name of ['First', 'Second', 'Third', 'Fourth']) await shop.create({ name, ribbon });
  const { id } = await shop.createCollection();
  await setRule(id, { ribbon });
  const { db, siteId } = shop.server;
  // As a killed run leaves it: batches up to the second of these products are committed.
  const [stopped] = await db.query<{ cursor: string; checked: number }>(sql`
    select product_id as cursor, (select count(*)::int from product o where o.site_id = p.site_id and o.product_id <= p.product_id) as checked
    from product p where site_id = ${siteId} and ribbon = ${ribbon} order by product_id offset 1 limit 1`);
  await db.query(
    sql`update collection_rule set cursor = ${stopped?.cursor}, checked = ${stopped?.checked} where collection_id = ${id}`,
  );
  await shop.server.runJobs();
  const [counted] = await db.query<{ all: number }>(
    sql`select count(*)::int as all from product where site_id = ${siteId}`,
  );
  expect(await ruleOf(id)).toMatchObject({ state: 'APPLIED', checkedProducts: counted?.all });
  expect(await countOf(id)).toBe(2);
});
