import fc from 'fast-check';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { openTestDb } from '../../../db/testing-db.ts';
import { createCollections } from '../../exchange/create-catalog.ts';
import { derivedColumns } from '../rules/listing.ts';
import type { ProductState } from '../rules/product-state.ts';
import { anyWrite, startState } from '../rules/testing-products.ts';
import { brokenRows, testSite } from '../../testing-site.ts';
import { applyChanges, removeProduct } from '../write-products.ts';
import { listMembers } from '../../collections/store/collections.ts';
import { loadProducts, lockProducts } from './find-products.ts';
import { bumpVersion } from './catalog-version.ts';

const { db } = await openTestDb();

interface StoredRow {
  wire: string;
  discountedPrice: string;
  priceMin: string;
  priceMax: string;
  quantity: number | null;
  inventoryStatus: string;
  optionValues: string[];
  trackInventory: boolean;
  updatedAt: Date;
}
const storedRow = async (siteId: string, id: string) =>
  (
    await db.query<StoredRow>(sql`select wire, discounted_price::text as "discountedPrice", price_min::text as "priceMin", price_max::text as "priceMax", quantity,
  inventory_status as "inventoryStatus", option_values as "optionValues", track_inventory as "trackInventory", updated_at as "updatedAt" from product where site_id = ${siteId} and product_id = ${id}`)
  )[0];

test('after any writes, products load completely and derived values are exact', async () => {
  const act = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('write' as const),
        which: fc.nat(3),
        write: anyWrite,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constantFrom('join' as const, 'leave' as const),
        which: fc.nat(3),
        collection: fc.nat(1),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('create' as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), which: fc.nat(3) }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 16 }), async (acts) => {
      const target = await testSite(db);
      const { siteId } = target;
      const collections = await db.tx((tx) =>
        createCollections(tx, target, [{ name: 'One' }, { name: 'Two' }]),
      );
      const ids: string[] = [];
      const expected = new Map<string, ProductState>();
      for (const step of [{ kind: 'create' as const }, ...acts]) {
        await db.tx(async (tx) => {
          if (step.kind === 'create') {
            const numericId = String(1_000_000 + Math.floor(Math.random() * 1e9));
            const {
              result: [made],
            } = await applyChanges(tx, target, [
              { before: undefined, after: { ...startState(target), numericId } },
            ]);
            if (!made) throw new Error('Nothing was saved.');
            ids.push(made.productId);
            expected.set(made.productId, made);
            return;
          }
          const id = ids[step.which % ids.length];
          if (id === undefined) return;
          const before = (await lockProducts(tx, siteId, [id])).get(id);
          expect(before).toEqual(expected.get(id));
          if (!before) throw new Error('A product that was saved is not there.');
          if (step.kind === 'delete') {
            await removeProduct(tx, target, before);
            ids.splice(ids.indexOf(id), 1);
            expected.delete(id);
            return;
          }
          const {
            result: [after],
          } = await applyChanges(tx, target, [{ before, after: change(before) }]);
          if (after) expected.set(id, after);

          function change(state: ProductState): ProductState {
            if (step.kind === 'write') return step.write.apply(state, target);
            if (step.kind !== 'join' && step.kind !== 'leave') return state;
            const collectionId = collections[step.collection]?.collectionId ?? '';
            const others = state.collectionIds.filter((other) => other !== collectionId);
            return {
              ...state,
              collectionIds: step.kind === 'join' ? [...others, collectionId] : others,
            };
          }
        });
      }
      const stored = await loadProducts(db, siteId, ids);
      for (const id of ids) {
        const state = stored.get(id);
        if (!state) throw new Error('A product that was saved is not there.');
        expect(state).toEqual(expected.get(id));
        const row = await storedRow(siteId, id);
        expect(JSON.parse(row?.wire ?? '')).toEqual(
          JSON.parse(JSON.stringify(target.renderer.product(state, { merchant: false }))),
        );
        const { words, ...derived } = derivedColumns(state, target.currency);
        expect(row).toMatchObject(derived);
        const english = (text: string, weight: string) =>
          sql`setweight(to_tsvector('english', ${text}), ${weight})`;
        expect(
          await db.query(
            sql`select search = ${english(words.name, 'A')} || ${english(words.labels, 'B')} || ${english(words.text, 'C')} as same from listing where site_id = ${siteId} and numeric_id = ${state.numericId}`,
          ),
        ).toEqual([{ same: true }]);
      }
      for (const [rule, rows] of Object.entries(await brokenRows(db, siteId)))
        expect(rows, rule).toEqual([]);
    }),
    { numRuns: 40 },
  );
}, 120_000);

test('a locked product is read completely, as the previous transaction left it', async () => {
  const target = await testSite(db);
  const {
    result: [made],
  } = await db.tx((tx) =>
    applyChanges(tx, target, [
      { before: undefined, after: { ...startState(target), numericId: '42' } },
    ]),
  );
  const id = made?.productId ?? '';
  // Each adds one to the quantity of the variant, which is a row of another table.
  await Promise.all(
    Array.from({ length: 8 }, () =>
      db.tx(async (tx) => {
        const before = (await lockProducts(tx, target.siteId, [id])).get(id);
        if (!before) throw new Error('missing');
        const variants = before.variants.map((variant) => ({
          ...variant,
          stock: { ...variant.stock, tracked: true, quantity: variant.stock.quantity + 1 },
        }));
        await applyChanges(tx, target, [{ before, after: { ...before, variants } }]);
      }),
    ),
  );
  expect((await loadProducts(db, target.siteId, [id])).get(id)?.variants[0]?.stock.quantity).toBe(
    8,
  );
});

test('products of a collection keep the order in which they were added', async () => {
  const target = await testSite(db);
  const [collection] = await db.tx((tx) => createCollections(tx, target, [{ name: 'All of it' }]));
  const collectionId = collection?.collectionId ?? '';
  const states = Array.from({ length: 5 }, (_, n) => ({
    ...startState(target),
    numericId: String(500 + n),
    collectionIds: [collectionId],
  }));
  for (const batch of [states.slice(0, 2), states.slice(2)])
    await db.tx((tx) =>
      applyChanges(
        tx,
        target,
        batch.map((after) => ({ before: undefined, after })),
      ),
    );
  const ordered = await db.query<{ id: string }>(
    sql`select product_id as id from collection_product where collection_id = ${collectionId} order by position`,
  );
  expect(ordered.map(({ id }) => id)).toEqual(states.map(({ productId }) => productId));
  expect((await listMembers(db, target.siteId, collectionId, 100)).sort()).toEqual(
    states.map(({ productId }) => productId).sort(),
  );
});

test('increments the version once per write and notifies every process', async () => {
  const target = await testSite(db);
  const payloads: string[] = [];
  const stop = await db.listen('catalog_changed', (payload) => payloads.push(payload));
  const versions = [
    await db.tx((tx) => bumpVersion(tx, target.siteId)),
    await db.tx((tx) => bumpVersion(tx, target.siteId)),
  ];
  await expect
    .poll(() => payloads.filter((payload) => payload.startsWith(target.siteId)))
    .toEqual(versions.map((version) => `${target.siteId}:${version}`));
  expect((versions[1] ?? 0) - (versions[0] ?? 0)).toBe(1);
  await stop();
});
