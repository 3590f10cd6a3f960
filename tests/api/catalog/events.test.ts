import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { startCatalogShop } from '../../kit/catalog-shop.ts';

const shop = await startCatalogShop();
const ZERO = '00000000-0000-0000-0000-000000000000';

interface PublishedEvent {
  type: string;
  sequence: number;
  body: Record<string, unknown>;
}

/** The events published for an entity, in order: the last part of the type, and the body. */
async function publishedEvents(entityId: string): Promise<PublishedEvent[]> {
  return shop.server.db.query<PublishedEvent>(
    sql`select split_part(event_type, '.v1.', 2) as type, entity_sequence as sequence, body from outbox where entity_id = ${entityId} order by position`,
  );
}
const types = async (id: string) => (await publishedEvents(id)).map(({ type }) => type);

test('a product publishes one event when created, updated and deleted, with the changed fields', async () => {
  const { id } = await shop.create({ brand: 'North' });
  await shop.owner('PATCH', `/v1/products/${id}`, {
    product: { name: 'Other', ribbon: 'Sale', brand: 'North' },
  });
  await shop.owner('PATCH', `/v1/products/${id}`, { product: { name: 'Other' } });
  await shop.owner('DELETE', `/v1/products/${id}`);
  const events = await publishedEvents(id);
  expect(events.map(({ type, sequence }) => [type, sequence])).toEqual([
    ['ProductCreated', 1],
    ['ProductChanged', 2],
    ['ProductDeleted', 3],
  ]);
  expect(events[0]?.body).toMatchObject({
    productId: id,
    name: 'Mug',
    price: { price: 10 },
    visible: true,
    brand: 'North',
    productPageUrl: { path: '/products/mug' },
  });
  expect(events[1]?.body).toEqual({
    productId: id,
    changedFields: ['name', 'ribbon'],
    originatedFromVersion: 'V1_CATALOG',
  });
  expect(events[2]?.body).toMatchObject({ productId: id });
});

test('changed variants publish their own event', async () => {
  const made = await shop.create({
    manageVariants: true,
    productOptions: [{ name: 'Size', choices: [{ value: 'S' }, { value: 'L' }] }],
  });
  await shop.owner('PATCH', `/v1/products/${made.id}/variants`, {
    variants: [{ choices: { Size: 'L' }, price: 12, sku: 'L' }],
  });
  const [, changed, ...more] = await publishedEvents(made.id);
  expect(more).toEqual([]);
  expect(changed).toMatchObject({
    type: 'VariantsChanged',
    body: {
      productId: made.id,
      variants: [
        {
          variantId: made.variants?.[1]?.id,
          choices: { Size: 'L' },
          changedFields: ['price', 'sku'],
        },
      ],
    },
  });
});

test('a stock change publishes an inventory event, not a product event', async () => {
  const made = await shop.create();
  const inventoryItemId = made.inventoryItemId ?? '';
  await shop.owner('PATCH', `/v2/inventoryItems/product/${made.id}`, {
    inventoryItem: { trackQuantity: true, variants: [{ variantId: ZERO, quantity: 3 }] },
  });
  await shop.owner('POST', '/v2/inventoryItems/decrement', {
    decrementData: [{ productId: made.id, variantId: ZERO, decrementBy: 3 }],
  });
  await shop.owner('POST', '/v2/inventoryItems/decrement', {
    decrementData: [{ productId: made.id, variantId: ZERO, decrementBy: 1 }],
  });
  expect(await types(made.id)).toEqual(['ProductCreated']);
  const events = await publishedEvents(inventoryItemId);
  expect(events.map(({ type }) => type)).toEqual([
    'InventoryItemChanged',
    'InventoryVariantsChanged',
    'InventoryVariantsChanged',
  ]);
  expect(events[0]?.body).toMatchObject({
    inventoryItemId,
    productId: made.id,
    trackInventory: true,
    fieldMask: ['trackQuantity'],
  });
  expect(events[2]?.body).toMatchObject({
    variants: [
      {
        id: ZERO,
        oldValue: { quantity: 3, inStock: true },
        newValue: { quantity: 0, inStock: false },
      },
    ],
  });
});

test('collections and their products publish events', async () => {
  const { id } = await shop.createCollection();
  const product = await shop.create();
  await shop.owner('PATCH', `/v1/collections/${id}`, {
    collection: { name: 'Other', visible: false },
  });
  await shop.owner('POST', `/v1/collections/${id}/productIds`, { productIds: [product.id] });
  await shop.owner('POST', `/v1/collections/${id}/productIds`, { productIds: [product.id] });
  await shop.owner('DELETE', `/v1/collections/${id}`);
  const events = await publishedEvents(id);
  expect(events.map(({ type }) => type)).toEqual([
    'CollectionCreated',
    'CollectionChanged',
    'CollectionChanged',
    'CollectionDeleted',
  ]);
  expect(events[1]?.body).toMatchObject({ collectionId: id, changedFields: ['name', 'visible'] });
  expect(events[2]?.body).toMatchObject({ changedFields: ['numberOfProducts'] });
  expect(
    (await publishedEvents(product.id)).map(({ type, body }) => [type, body['changedFields']]),
  ).toEqual([
    ['ProductCreated', undefined],
    ['ProductChanged', ['collectionIds']],
    ['ProductChanged', ['collectionIds']],
  ]);
});

test('a refused write publishes no event', async () => {
  const { id } = await shop.create();
  await shop.owner('PATCH', `/v1/products/${id}`, { product: { priceData: { price: -1 } } });
  await shop.owner('PATCH', `/v1/products/${id}/variants`, {
    variants: [{ choices: {}, price: 1 }],
  });
  expect(await types(id)).toEqual(['ProductCreated']);
});

test('under concurrent writes, every committed change publishes one event, numbered without gaps', async () => {
  const { id } = await shop.create();
  const answers = await Promise.all(
    Array.from({ length: 15 }, (_, n) =>
      shop.owner('PATCH', `/v1/products/${id}`, { product: { weight: n + 1 } }),
    ),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect((await publishedEvents(id)).map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: 16 }, (_, n) => n + 1),
  );
});
