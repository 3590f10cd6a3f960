import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startShop, type Item, type Shop } from '../../kit/shop.ts';

/**
 * Anyone may place an unpaid order in the name of any address: the confirmations are bounded, the
 * orders are not.
 */

const HOUR = 3_600_000;
let now = Date.parse('2026-05-04T10:00:00Z');
let shop: Shop;
let mug: Item;
let sample: Item;
beforeAll(async () => {
  shop = await startShop({ clock: () => new Date(now) });
  mug = await shop.product({ price: 10 });
  sample = await shop.product({ price: 0 });
});
afterAll(() => shop.server.close());
beforeEach(() => {
  now += 2 * HOUR;
});

type Pay = (
  checkoutId: string,
  buyer: Awaited<ReturnType<Shop['visitor']>>,
) => Promise<{ status: number }>;
const offline: Pay = (id, buyer) => buyer.pay(id, { method: 'OFFLINE' });
const card: Pay = (id, buyer) => buyer.pay(id, { method: 'SANDBOX', token: 'tok_success' });
const createOrder: Pay = (id, buyer) => buyer.say('POST', `/v1/checkouts/${id}/create-order`, {});

async function ready(email: string, item: Item) {
  const buyer = await shop.visitor();
  await buyer.add(item);
  return { buyer, id: await buyer.checkout({ email }) };
}
async function orderAtOnce(
  times: number,
  emailOf: (index: number) => string,
  pay: Pay,
  item = mug,
): Promise<void> {
  const all = [];
  for (let index = 0; index < times; index += 1) all.push(await ready(emailOf(index), item));
  const answers = await Promise.all(
    all.map(({ buyer, id }, index) =>
      (index % 2 === 0 || pay !== offline ? pay : createOrder)(id, buyer),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await shop.server.runJobs();
}
const mails = async (kind: string, email: string): Promise<number> =>
  (
    await shop.rows('select 1 from message where kind = $1 and lower(recipient) = lower($2)', [
      kind,
      email,
    ])
  ).length;

test('unpaid orders with one email address are all placed, and send at most 21 confirmations an hour, also concurrently', async () => {
  const before = (await shop.orders()).length;
  await orderAtOnce(
    24,
    (index) => (index % 3 === 0 ? 'VICTIM@example.com' : 'victim@example.com'),
    offline,
  );
  expect((await shop.orders()).length - before).toBe(24);
  expect(await mails('order-confirmation', 'victim@example.com')).toBe(21);
  now += 2 * HOUR;
  await orderAtOnce(2, () => 'victim@example.com', offline);
  expect(await mails('order-confirmation', 'victim@example.com')).toBe(23);
});

test('free orders count too, whatever the payment method', async () => {
  await orderAtOnce(23, () => 'free@example.com', card, sample);
  expect(await mails('order-confirmation', 'free@example.com')).toBe(21);
});

test('free downloads are mailed within the same limit, and each order has its link', async () => {
  const { uploadUrl } = (
    await shop.owner<{ uploadUrl: string }>('POST', '/site-media/v1/files/generate-upload-url', {
      mimeType: 'application/pdf',
      fileName: 'free.pdf',
      private: true,
    })
  ).body;
  const { pathname, search } = new URL(uploadUrl);
  const uploaded = await fetch(shop.server.url + pathname + search, {
    method: 'PUT',
    headers: { 'content-type': 'application/pdf' },
    body: '%PDF-1.7\n%%EOF\n',
  });
  const { file } = (await uploaded.json()) as { file: { id: string } };
  const { product } = (
    await shop.owner<{ product: { id: string } }>('POST', '/v1/products', {
      product: { name: 'Leaflet', productType: 'digital', priceData: { price: 0 } },
    })
  ).body;
  expect(
    (await shop.owner('POST', `/v1/products/${product.id}/digital-file`, { fileId: file.id }))
      .status,
  ).toBe(200);
  await orderAtOnce(23, () => 'reader@example.com', card, { productId: product.id });
  const links = (await shop.orders())
    .filter(({ buyerInfo }) => buyerInfo?.email === 'reader@example.com')
    .map(({ lineItems }) => lineItems?.[0]?.digitalFile?.link);
  expect(links.filter(Boolean)).toHaveLength(23);
  expect(await mails('digital-files', 'reader@example.com')).toBe(21);
});

test('every paid order is confirmed, and none counts', async () => {
  await orderAtOnce(23, () => 'paying@example.com', card);
  expect(await mails('order-confirmation', 'paying@example.com')).toBe(23);
});

test('one network causes at most a thousand confirmations in an hour', async () => {
  await orderAtOnce(1, () => 'first@example.com', offline);
  await shop.rows('update attempt set failures = 999 where key like $1', [
    'order confirmation from %',
  ]);
  await orderAtOnce(4, (index) => `recipient-${index}@example.com`, offline);
  const sent = await Promise.all(
    [0, 1, 2, 3].map((index) => mails('order-confirmation', `recipient-${index}@example.com`)),
  );
  expect(sent.reduce((sum, each) => sum + each, 0)).toBe(2);
});
