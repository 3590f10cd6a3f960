import type { SavedView } from '@shopwright/contract/saved-views/saved-views';
import { beforeAll, describe, expect, it } from 'vitest';
import { callAs, must } from '../kit/api.ts';
import { startCatalogShop, type CatalogShop } from '../kit/catalog-shop.ts';
import { addCollaborator, appToken } from './actors.ts';

let shop: CatalogShop;
/** Two who may read products, one of whom may change settings, and one for orders alone. */
let catalog: string;
let manager: string;
let orders: string;

beforeAll(async () => {
  shop = await startCatalogShop();
  const key = await shop.server.createApiKey();
  const staff = async (permissions: readonly string[]) =>
    (await addCollaborator(shop.server, key, permissions))();
  catalog = await staff(['WIX_STORES.READ_PRODUCTS']);
  manager = await staff(['WIX_STORES.READ_PRODUCTS', 'SHOPWRIGHT.MANAGE_SETTINGS']);
  orders = await staff(['ECOM.READ_ORDERS']);
});

const as = (authorization: string) => callAs(shop.server, authorization);
const create = async (authorization: string, given: Record<string, unknown>) =>
  (
    await must(
      as(authorization)<{ view: SavedView }>('POST', '/v1/saved-views', {
        list: 'PRODUCTS',
        ...given,
      }),
    )
  ).view;
const namesFor = async (authorization: string, list = 'PRODUCTS') =>
  (
    await must(as(authorization)<{ views: SavedView[] }>('GET', `/v1/saved-views?list=${list}`))
  ).views.map(({ name }) => name);
const statusOf = async (
  authorization: string,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: Record<string, unknown>,
) => (await as(authorization)(method, path, body)).status;

describe('a saved view', () => {
  it('stores filter, sort order and columns, and only its owner sees it', async () => {
    const filter = { $and: [{ visible: false }, { 'stock.quantity': { $lt: 5 } }] };
    const sort = [{ fieldName: 'price', order: 'DESC' }];
    const view = await create(catalog, {
      name: 'Hidden',
      filter,
      sort,
      columns: ['name', 'price'],
    });
    expect(view).toMatchObject({ filter, sort, columns: ['name', 'price'], shared: false });
    expect(await namesFor(catalog)).toEqual(['Hidden']);
    expect(await namesFor(manager)).toEqual([]);
    const path = `/v1/saved-views/${view.id}`;
    expect(await statusOf(manager, 'PATCH', path, { name: 'Mine now' })).toBe(404);
    expect(await statusOf(manager, 'DELETE', path)).toBe(404);

    const { view: changed } = await must(
      as(catalog)<{ view: SavedView }>('PATCH', path, { name: 'Not visible' }),
    );
    expect(changed).toMatchObject({ name: 'Not visible', filter, sort });
    expect(await statusOf(catalog, 'DELETE', path)).toBe(200);
    expect(await namesFor(catalog)).toEqual([]);
  });

  it('is shared, changed and deleted for everyone only with the settings permission', async () => {
    expect(
      await statusOf(catalog, 'POST', '/v1/saved-views', {
        list: 'PRODUCTS',
        name: 'For all',
        shared: true,
      }),
    ).toBe(403);
    const view = await create(manager, { name: 'For all', shared: true });
    expect(await namesFor(catalog)).toEqual(['For all']);
    const path = `/v1/saved-views/${view.id}`;
    expect(await statusOf(catalog, 'PATCH', path, { name: 'x' })).toBe(403);
    expect(await statusOf(catalog, 'DELETE', path)).toBe(403);
    const own = await create(catalog, { name: 'For all' });
    expect(await statusOf(catalog, 'PATCH', `/v1/saved-views/${own.id}`, { shared: true })).toBe(
      403,
    );
    expect(await statusOf(manager, 'DELETE', path)).toBe(200);
  });

  it('has a name that is unique among those who see it, ignoring case', async () => {
    await create(manager, { name: 'Sale', shared: true });
    await create(manager, { name: 'Sale' });
    const again = await as(manager)('POST', '/v1/saved-views', { list: 'PRODUCTS', name: 'SALE' });
    expect(again).toMatchObject({
      status: 409,
      body: { details: { applicationError: { code: 'SAVED_VIEW_EXISTS' } } },
    });
    const other = await create(manager, { name: 'Other' });
    expect(await statusOf(manager, 'PATCH', `/v1/saved-views/${other.id}`, { name: 'sale' })).toBe(
      409,
    );
  });

  it('needs the permission to read its list, and a staff member', async () => {
    expect(await statusOf(orders, 'GET', '/v1/saved-views?list=PRODUCTS')).toBe(403);
    expect(
      await statusOf(orders, 'POST', '/v1/saved-views', { list: 'PRODUCTS', name: 'Mine' }),
    ).toBe(403);
    expect(await namesFor(orders, 'ORDERS')).toEqual([]);
    const { id } = await create(catalog, { name: 'Whatever' });
    for (const authorization of [
      await appToken(shop.server, ['WIX_STORES.READ_PRODUCTS']),
      await shop.server.createApiKey(),
    ]) {
      expect(await statusOf(authorization, 'GET', '/v1/saved-views?list=PRODUCTS')).toBe(403);
      expect(
        await statusOf(authorization, 'POST', '/v1/saved-views', { list: 'PRODUCTS', name: 'x' }),
      ).toBe(403);
      expect(await statusOf(authorization, 'PATCH', `/v1/saved-views/${id}`, { name: 'x' })).toBe(
        403,
      );
      expect(await statusOf(authorization, 'DELETE', `/v1/saved-views/${id}`)).toBe(403);
    }
  });

  it('has a filter of at most 10,000 characters; each owner has at most 100 views per list', async () => {
    expect(
      await statusOf(orders, 'POST', '/v1/saved-views', {
        list: 'ORDERS',
        name: 'Long',
        filter: { number: 'x'.repeat(10_000) },
      }),
    ).toBe(400);
    for (let index = 0; index < 100; index++)
      await create(orders, { list: 'ORDERS', name: `View ${index}` });
    const refused = await as(orders)('POST', '/v1/saved-views', { list: 'ORDERS', name: 'More' });
    expect(refused).toMatchObject({
      status: 409,
      body: { details: { applicationError: { code: 'TOO_MANY_SAVED_VIEWS' } } },
    });
  });
});
