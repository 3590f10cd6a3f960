import { randomUUID } from 'node:crypto';
import { createApp } from '@shopwright/server/identity/index';
import { expect, test } from 'vitest';
import { appId, startOrderShop } from '../../kit/order-shop.ts';

const shop = await startOrderShop();
const { owner } = shop;
const ZERO = '00000000-0000-0000-0000-000000000000';
const path = '/v1/back-in-stock-notification-requests';
const code = async (
  call: Promise<{ status: number; body: unknown }>,
): Promise<[number, string | undefined]> => {
  const { status, body } = await call;
  const { applicationError, validationError } =
    (
      body as {
        details?: {
          applicationError?: { code: string };
          validationError?: { fieldViolations: { field: string }[] };
        };
      }
    ).details ?? {};
  return [status, applicationError?.code ?? validationError?.fieldViolations[0]?.field];
};
const stock = (id: string, quantity: number, variantId = ZERO) =>
  owner('PATCH', `/v2/inventoryItems/product/${id}`, {
    inventoryItem: { trackQuantity: true, variants: [{ variantId, quantity }] },
  });
const itemDetails = { name: 'Lamp', price: '49.00' };
const requestNotice = (call: typeof owner, id: string, email: string, options?: object) =>
  call<{ request: { id: string; status: string } }>('POST', path, {
    request: {
      catalogReference: { appId, catalogItemId: id, ...(options ? { options } : {}) },
      email,
    },
    itemDetails,
  });
const statusOf = async (id: string) =>
  (await owner<{ request: { status: string; autoNotified: boolean } }>('GET', `${path}/${id}`)).body
    .request;

test('a waiting customer is notified once by mail when the item is back, and the request is marked', async () => {
  const guest = await shop.asVisitor();
  const product = await shop.create({ name: 'Lamp' });
  await stock(product.id, 0);
  const email = `${randomUUID()}@example.com`;
  const { body } = await requestNotice(guest.call, product.id, email);
  expect(body.request).toMatchObject({ status: 'RECEIVED', autoNotified: false });
  expect(await code(requestNotice(guest.call, product.id, email.toUpperCase()))).toEqual([
    409,
    'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS',
  ]);
  await shop.server.runJobs();
  expect(await shop.mails(email)).toEqual([]);
  await stock(product.id, 2);
  await shop.server.runJobs();
  await stock(product.id, 3);
  await shop.server.runJobs();
  const mails = await shop.mails(email);
  expect(mails.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['back-in-stock', 'Lamp is back in stock'],
  ]);
  expect(mails[0]?.text).toContain('$10.00');
  expect(mails[0]?.html).toContain('/products/lamp');
  expect(await statusOf(body.request.id)).toMatchObject({
    status: 'NOTIFICATION_SENT',
    autoNotified: true,
  });
  expect((await shop.publishedEvents(body.request.id)).map(({ type }) => type)).toEqual([
    'back_in_stock_notification_request_created',
    'back_in_stock_notification_request_updated',
  ]);
  // Sold out again, one may wait again.
  await stock(product.id, 0);
  expect((await requestNotice(guest.call, product.id, email)).status).toBe(200);
});

test('notifies about the requested variant only, or about any', async () => {
  const product = await shop.create({
    name: 'Shade',
    manageVariants: true,
    productOptions: [{ name: 'Size', choices: [{ value: 'S' }, { value: 'L' }] }],
  });
  const [small, large] = product.variants?.map(({ id }) => id ?? '') ?? [];
  await owner('PATCH', `/v2/inventoryItems/product/${product.id}`, {
    inventoryItem: {
      trackQuantity: true,
      variants: [small, large].map((variantId) => ({ variantId, quantity: 0 })),
    },
  });
  const [forSmall, forLarge, forAny] = [
    `s-${randomUUID()}@example.com`,
    `l-${randomUUID()}@example.com`,
    `a-${randomUUID()}@example.com`,
  ];
  expect((await requestNotice(owner, product.id, forSmall, { variantId: small })).status).toBe(200);
  expect(
    (await requestNotice(owner, product.id, forLarge, { options: { Size: 'L' } })).status,
  ).toBe(200);
  expect((await requestNotice(owner, product.id, forAny)).status).toBe(200);
  const count = async (options?: object) =>
    (
      await owner<{ countsPerCatalogReference: { count: number }[] }>(
        'GET',
        `${path}/count-by-catalog-reference?.r=${Buffer.from(JSON.stringify({ catalogReferences: [{ appId, catalogItemId: product.id, ...(options ? { options } : {}) }] })).toString('base64url')}`,
      )
    ).body.countsPerCatalogReference[0]?.count;
  expect([await count(), await count({ variantId: large })]).toEqual([3, 1]);
  await stock(product.id, 1, large);
  await shop.server.runJobs();
  expect((await shop.mails(forLarge)).length).toBe(1);
  expect((await shop.mails(forAny)).length).toBe(1);
  expect((await shop.mails(forSmall)).length).toBe(0);
  expect(await count()).toBe(1);
});

test('requests are checked, listed, marked and deleted', async () => {
  const guest = await shop.asVisitor();
  const product = await shop.create({ name: 'Rug' });
  await stock(product.id, 0);
  expect(await code(requestNotice(guest.call, randomUUID(), 'a@example.com'))).toEqual([
    400,
    'INVALID_CATALOG_REFERENCE_OPTIONS',
  ]);
  expect(
    await code(requestNotice(guest.call, product.id, 'a@example.com', { options: { Size: 'XL' } })),
  ).toEqual([400, 'INVALID_CATALOG_REFERENCE_OPTIONS']);
  expect((await requestNotice(guest.call, product.id, 'nobody')).status).toBe(400);
  expect(
    await code(
      guest.call('POST', path, {
        request: { catalogReference: { appId, catalogItemId: product.id }, email: 'a@example.com' },
        itemDetails: { name: 'Rug', price: '1', image: { url: 'javascript:1' } },
      }),
    ),
  ).toEqual([400, 'INVALID_ITEM_IMAGE_URL']);
  const made = (await requestNotice(guest.call, product.id, 'a@example.com')).body.request;
  expect((await guest.call('GET', `${path}/${made.id}`)).status).toBe(403);
  const query = {
    filter: { 'catalogReference.catalogItemId': product.id, status: 'RECEIVED' },
    paging: { limit: 10 },
  };
  const list = await owner<{ requests: { id: string }[]; metadata: { total: number } }>(
    'GET',
    `${path}?.r=${Buffer.from(JSON.stringify({ query })).toString('base64url')}`,
  );
  expect([list.body.requests.map(({ id }) => id), list.body.metadata.total]).toEqual([
    [made.id],
    1,
  ]);
  expect(
    (await owner('PUT', `${path}/${made.id}/mark-as-notification-sent`, {})).body,
  ).toMatchObject({ request: { status: 'NOTIFICATION_SENT', autoNotified: false } });
  expect(await code(owner('PUT', `${path}/${randomUUID()}/mark-as-notification-sent`, {}))).toEqual(
    [404, 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'],
  );
  expect((await owner('DELETE', `${path}/${made.id}`)).status).toBe(200);
  expect((await owner('GET', `${path}/${made.id}`)).status).toBe(404);
});

test('the merchant notifies manually, by item or request, once', async () => {
  const product = await shop.create({ name: 'Sofa' });
  await stock(product.id, 0);
  const email = `${randomUUID()}@example.com`;
  const made = (await requestNotice(owner, product.id, email)).body.request;
  const report = (body: object) =>
    owner('POST', `${path}/report-items-back-in-stock`, {
      itemDetails: { name: 'Sofa', price: '900' },
      ...body,
    });
  expect(
    await code(
      report({ catalogReference: { appId, catalogItemId: product.id }, requestIds: [made.id] }),
    ),
  ).toEqual([400, 'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS']);
  for (const _ of [1, 2]) expect((await report({ requestIds: [made.id] })).status).toBe(200);
  expect((await report({ catalogReference: { appId, catalogItemId: product.id } })).status).toBe(
    200,
  );
  expect((await shop.mails(email)).map(({ subject }) => subject)).toEqual([
    'Sofa is back in stock',
  ]);
  expect(await statusOf(made.id)).toMatchObject({
    status: 'NOTIFICATION_SENT',
    autoNotified: false,
  });
});

test("a back-in-stock mail has the catalog's name, price and link, whatever the caller sends", async () => {
  const guest = await shop.asVisitor();
  const product = await shop.create({ name: 'Desk', priceData: { price: 240 } });
  await stock(product.id, 0);
  const hostile = [
    'https://evil.example/desk',
    'http://shop.test/search?q=You+won+a+prize',
    'http://shop.test/products/desk?note=evil-words',
  ];
  const email = (index: number) => `desk-${index}@example.com`;
  for (const [index, itemUrl] of hostile.entries()) {
    const request = {
      catalogReference: {
        appId,
        catalogItemId: product.id,
        options: { customTextFields: { note: 'evil-words' } },
      },
      email: email(index),
      itemUrl,
    };
    const created = await guest.call<{ request: { id: string } }>('POST', path, {
      request,
      itemDetails: {
        name: 'You won a prize, claim at evil.example',
        price: '0.01',
        image: { url: 'https://evil.example/1.png' },
      },
    });
    expect(created.status).toBe(200);
    expect(JSON.stringify(created.body)).not.toContain('customTextFields');
  }
  await stock(product.id, 2);
  await shop.server.runJobs();
  for (const index of hostile.keys()) {
    const [mail] = await shop.mails(email(index));
    expect(mail?.subject).toBe('Desk is back in stock');
    expect(mail?.text).toContain('$240.00');
    expect(mail?.text).toContain('http://shop.test/products/desk\n');
    expect(`${mail?.html} ${mail?.text}`).not.toMatch(/evil|prize|\$0\.01/);
  }
});

test('a storefront with a registered origin may name its own page of the product', async () => {
  const guest = await shop.asVisitor();
  const product = await shop.create({ name: 'Bench' });
  await stock(product.id, 0);
  await createApp(shop.server.db, {
    siteId: shop.server.siteId,
    name: 'Headless',
    kind: 'storefront',
    redirects: [],
    origins: ['https://front.example'],
    permissions: [],
  });
  const email = `${randomUUID()}@example.com`;
  await guest.call('POST', path, {
    request: {
      catalogReference: { appId, catalogItemId: product.id },
      email,
      itemUrl: 'https://front.example/p/bench?utm=1',
    },
    itemDetails,
  });
  await stock(product.id, 1);
  await shop.server.runJobs();
  expect((await shop.mails(email))[0]?.text).toContain('https://front.example/p/bench\n');
});

test('an item that is unknown or in stock is refused', async () => {
  const guest = await shop.asVisitor();
  const product = await shop.create({ name: 'Stool' });
  await stock(product.id, 1);
  expect(await code(requestNotice(guest.call, product.id, 'a@example.com'))).toEqual([
    428,
    'ITEM_IN_STOCK',
  ]);
  const elsewhere = {
    request: {
      catalogReference: { appId: randomUUID(), catalogItemId: 'anything' },
      email: 'a@example.com',
    },
    itemDetails,
  };
  expect(await code(guest.call('POST', path, elsewhere))).toEqual([
    400,
    'INVALID_CATALOG_REFERENCE_OPTIONS',
  ]);
  const hidden = await shop.create({ name: 'Hidden', visible: false });
  expect(await code(requestNotice(guest.call, hidden.id, 'a@example.com'))).toEqual([
    400,
    'INVALID_CATALOG_REFERENCE_OPTIONS',
  ]);
});

test('accepts requests for a product with a mandatory custom text', async () => {
  const guest = await shop.asVisitor();
  const product = await shop.create({
    name: 'Engraved ring',
    customTextFields: [{ title: 'Engraving', maxLength: 20, mandatory: true }],
  });
  await stock(product.id, 0);
  expect(
    (
      await requestNotice(guest.call, product.id, `${randomUUID()}@example.com`, {
        variantId: ZERO,
      })
    ).status,
  ).toBe(200);
});
