import type { Order } from '@shopwright/contract/orders/order';
import { expect, test } from 'vitest';
import type { Buyer, Item } from '../../kit/shop.ts';
import { must, STORES } from '../../kit/api.ts';
import { buy, card, DAY, startStudio } from '../../kit/studio.ts';
import { createDigitalGoods, PDF } from './digital-goods.ts';

const studio = await startStudio();
const { owner, server } = studio;
const { upload, product, attach, eBook } = createDigitalGoods(studio);
const HOUR = 3_600_000;

const lineOf = ({ productId }: Item, quantity = 1) => ({ app: STORES, id: productId, quantity });
const tokenOf = (order: Order, at = 0): string =>
  order.lineItems?.[at]?.digitalFile?.link?.split('/').at(-1) ?? '';
/** By anyone who has the link: tokens of visitors end sooner than links do. */
const start = async (token: string) =>
  (await studio.visitor()).say<{
    url: string;
    download: { downloads: number; maxDownloads: number };
  }>('POST', '/v1/downloads/start', { token });
const mailsTo = (to: string, kind: string) =>
  studio.rows<{ text: string; html: string; subject: string }>(
    'select text, html, subject from message where recipient = $1 and kind = $2 order by created_at',
    [to, kind],
  );
const fetchFile = (url: string, headers: Record<string, string> = {}) =>
  fetch(server.url + new URL(url).pathname + new URL(url).search, { headers });

let buyerCount = 0;
async function order(
  items: readonly { app: string; id: string; quantity: number }[],
  how: object = card,
): Promise<{ buyer: Buyer; email: string; id: string; order: Order }> {
  const buyer = await studio.visitor();
  const email = `reader-${(buyerCount += 1)}@example.com`;
  const { orderId } = await buy(buyer, items, how, { email });
  return { buyer, email, id: orderId, order: await studio.order(orderId) };
}
async function refund(
  orderId: string,
  {
    amount,
    ...details
  }: { amount?: string; lineItems?: { lineItemId: string | undefined; quantity: number }[] } = {},
): Promise<void> {
  const [payment] = await studio.rows<{ id: string }>(
    'select payment_id as id from order_payment where order_id = $1',
    [orderId],
  );
  await must(
    owner('POST', `/v1/payments-collector/orders/${orderId}/trigger-refund`, {
      payments: [
        { paymentId: payment?.id, ...(amount === undefined ? {} : { amount: { amount } }) },
      ],
      details,
    }),
  );
}

test('a paid file is delivered: link in the order, mail to the buyer, and the bytes behind it', async () => {
  const { email, order: bought } = await order([lineOf(await eBook('Ashes'))]);
  expect(bought).toMatchObject({ paymentStatus: 'PAID', fulfillmentStatus: 'FULFILLED' });
  const file = bought.lineItems?.[0]?.digitalFile;
  expect(file).toEqual({
    fileId: expect.any(String),
    link: expect.stringMatching(/^http:\/\/shop\.test\/downloads\/[\w-]{43}$/),
    expirationDate: new Date(studio.now().getTime() + 30 * DAY).toISOString(),
  });
  const [mail] = await mailsTo(email, 'digital-files');
  expect(mail?.text).toContain(file?.link);
  expect(mail?.html).toContain(file?.link);
  const { url, download } = await must(start(tokenOf(bought)));
  expect(download).toMatchObject({ downloads: 1, maxDownloads: 5 });
  const answer = await fetchFile(url);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Ashes.pdf");
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF('Ashes'));
  const part = await fetchFile(url, { range: 'bytes=0-3' });
  expect([part.status, await part.text()]).toEqual([206, '%PDF']);
});

test('an order that is paid later gets its file when it is paid, and not before', async () => {
  const {
    email,
    id,
    order: open,
  } = await order([lineOf(await eBook('Later'))], { method: 'OFFLINE' });
  expect(open).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'NOT_PAID',
    fulfillmentStatus: 'NOT_FULFILLED',
  });
  expect(open.lineItems?.[0]?.digitalFile).toBeUndefined();
  expect(await mailsTo(email, 'digital-files')).toEqual([]);
  await must(owner('POST', `/v1/payments-collector/orders/${id}/mark-as-paid`, {}));
  const paid = await studio.order(id);
  expect(paid).toMatchObject({ paymentStatus: 'PAID', fulfillmentStatus: 'FULFILLED' });
  expect(paid.lineItems?.[0]?.digitalFile?.link).toBeDefined();
  expect(await mailsTo(email, 'digital-files')).toHaveLength(1);
});

test('counts downloads: two copies double the limit, and repetitions within an hour count once', async () => {
  await must(owner('PATCH', '/v1/settings/downloads', { downloads: { maxDownloads: 2 } }));
  const { order: bought } = await order([lineOf(await eBook('Counted'), 2)]);
  await must(owner('PATCH', '/v1/settings/downloads', { downloads: { maxDownloads: 5 } }));
  const token = tokenOf(bought);
  const begin = studio.now().getTime();
  for (let hour = 0; hour < 3; hour += 1) {
    studio.goTo(begin + hour * HOUR);
    const first = await must(start(token));
    const again = await must(start(token));
    expect([first.download, again.download]).toMatchObject([
      { downloads: hour + 1, maxDownloads: 4 },
      { downloads: hour + 1 },
    ]);
  }
  studio.goTo(begin + 3 * HOUR);
  const rush = await Promise.all(Array.from({ length: 8 }, () => start(token)));
  // All within one hour: they are one download, and it was the last.
  expect(rush.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(
    await studio.rows('select downloads from order_download where order_id = $1', [bought.id]),
  ).toEqual([{ downloads: 4 }]);
  studio.goTo(begin + 4 * HOUR);
  expect(await start(token)).toMatchObject({ status: 410, code: 'DOWNLOADS_USED_UP' });
  expect(await (await studio.visitor()).say('POST', '/v1/downloads/get', { token })).toMatchObject({
    status: 410,
    code: 'DOWNLOADS_USED_UP',
  });
});

test('a product has limits of its own, and its page lists who downloaded it', async () => {
  const item = await eBook('Limited');
  const limits = (downloadLimits: object) =>
    owner('PUT', `/v1/products/${item.productId}/download-limits`, { downloadLimits });
  expect((await limits({ maxDownloads: 0 })).status).toBe(400);
  const printed = await product({ name: 'Print', productType: 'physical' });
  expect(
    await owner('PUT', `/v1/products/${printed.productId}/download-limits`, {
      downloadLimits: { days: 2 },
    }),
  ).toMatchObject({ status: 400, code: 'PRODUCT_NOT_DIGITAL' });
  await must(limits({ maxDownloads: 1, days: 2 }));
  const { order: bought, email } = await order([lineOf(item)]);
  // What a buyer was promised stays.
  await must(limits({ maxDownloads: null, days: null }));
  const { order: unlimited } = await order([lineOf(item)]);
  await must(limits({ followsStore: true }));
  const { order: ordinary } = await order([lineOf(item)]);
  const begin = studio.now().getTime();
  const expiry = (of: Order) => of.lineItems?.[0]?.digitalFile?.expirationDate;
  expect(expiry(bought)).toBe(new Date(begin + 2 * DAY).toISOString());
  expect(expiry(unlimited)).toBeNull();
  expect(expiry(ordinary)).toBe(new Date(begin + 30 * DAY).toISOString());

  expect((await must(start(tokenOf(bought)))).download).toMatchObject({
    downloads: 1,
    maxDownloads: 1,
  });
  studio.goTo(begin + 2 * HOUR);
  expect(await start(tokenOf(bought))).toMatchObject({ status: 410, code: 'DOWNLOADS_USED_UP' });
  expect((await must(start(tokenOf(unlimited)))).download.maxDownloads).toBeNull();

  const list = (query = '') =>
    must(owner<{ downloads: object[] }>('GET', `/v1/products/${item.productId}/downloads${query}`));
  const numbers = [ordinary, unlimited, bought].map(({ number }) => number);
  const { downloads } = await list();
  expect(new Set(downloads.map((one) => (one as { orderNumber: string }).orderNumber))).toEqual(
    new Set(numbers),
  );
  expect(downloads).toHaveLength(numbers.length);
  expect(downloads).toContainEqual(
    expect.objectContaining({
      orderId: bought.id,
      orderNumber: bought.number,
      buyerEmail: email,
      downloads: 1,
      maxDownloads: 1,
      lastDownloadDate: new Date(begin).toISOString(),
      expirationDate: new Date(begin + 2 * DAY).toISOString(),
      ended: false,
    }),
  );
  expect(downloads).toContainEqual(
    expect.objectContaining({ orderId: ordinary.id, downloads: 0, lastDownloadDate: null }),
  );
  expect((await list('?paging.limit=1&paging.offset=2')).downloads).toHaveLength(1);
});

test('a link expires after its days, and the file URL after ten minutes', async () => {
  const { order: bought } = await order([lineOf(await eBook('Days'))]);
  const begin = studio.now().getTime();
  const { url } = await must(start(tokenOf(bought)));
  studio.goTo(begin + 601_000);
  expect((await fetchFile(url)).status).toBe(403);
  studio.goTo(begin + 30 * DAY - 1);
  expect((await start(tokenOf(bought))).status).toBe(200);
  studio.goTo(begin + 30 * DAY);
  expect(await start(tokenOf(bought))).toMatchObject({ status: 410, code: 'DOWNLOAD_EXPIRED' });
});

test('a refund of the line ends the download; a refund of another line does not; a cancellation does', async () => {
  const [one, two] = [await eBook('One'), await eBook('Two')];
  const { id, order: bought } = await order([lineOf(one), lineOf(two)]);
  const [first, second] = [tokenOf(bought, 0), tokenOf(bought, 1)];
  await must(start(first));
  await refund(id, { amount: '12.00' });
  const after = await studio.order(id);
  expect([after.paymentStatus, (await start(first)).status, (await start(second)).status]).toEqual([
    'PARTIALLY_REFUNDED',
    200,
    200,
  ]);

  const named = await order([lineOf(one), lineOf(two)]);
  const [lineId] = (named.order.lineItems ?? []).map((line) => line.id);
  await refund(named.id, { lineItems: [{ lineItemId: lineId, quantity: 1 }] });
  const refunded = await studio.order(named.id);
  expect(refunded.lineItems?.[0]?.digitalFile).toEqual({ fileId: expect.any(String) });
  expect(refunded.fulfillmentStatus).toBe('FULFILLED');
  expect(await start(tokenOf(named.order, 0))).toMatchObject({
    status: 410,
    code: 'DOWNLOAD_ENDED',
  });
  expect((await start(tokenOf(named.order, 1))).status).toBe(200);

  await must(owner('POST', `/v1/orders/${named.id}/cancel`, {}));
  expect(await start(tokenOf(named.order, 1))).toMatchObject({
    status: 410,
    code: 'DOWNLOAD_ENDED',
  });
});

test('one of two copies refunded leaves the other', async () => {
  const { id, order: bought } = await order([lineOf(await eBook('Twice'), 2)]);
  const giveBack = () =>
    refund(id, { lineItems: [{ lineItemId: bought.lineItems?.[0]?.id, quantity: 1 }] });
  await giveBack();
  expect((await start(tokenOf(bought))).status).toBe(200);
  await giveBack();
  expect(await start(tokenOf(bought))).toMatchObject({ status: 410, code: 'DOWNLOAD_ENDED' });
});

test('a digital product without a file stays unfulfilled, notifies the owner, and is delivered once attached', async () => {
  const item = await product({ name: 'Not yet' });
  const { email, id, order: bought } = await order([lineOf(item)]);
  expect(bought).toMatchObject({ paymentStatus: 'PAID', fulfillmentStatus: 'NOT_FULFILLED' });
  expect(await studio.events('wix.ecom.v1.order_fulfilled', id)).toBe(0);
  const number = bought.number ?? '-';
  expect(
    (await mailsTo('owner@example.com', 'digital-file-missing')).filter(({ subject }) =>
      subject.includes(number),
    ),
  ).toHaveLength(1);
  studio.goTo(studio.now().getTime() + 3 * DAY);
  await must(attach(item, await upload('Not yet')));
  await server.runJobs();
  const delivered = await studio.order(id);
  expect(delivered).toMatchObject({
    fulfillmentStatus: 'FULFILLED',
    lineItems: [
      {
        digitalFile: { expirationDate: new Date(studio.now().getTime() + 30 * DAY).toISOString() },
      },
    ],
  });
  expect(await mailsTo(email, 'digital-files')).toHaveLength(1);
  expect((await start(tokenOf(delivered))).status).toBe(200);
  // Nothing is delivered twice.
  await studio.work('orders-deliver-awaited-files');
  expect(tokenOf(await studio.order(id))).toBe(tokenOf(delivered));
  expect(await mailsTo(email, 'digital-files')).toHaveLength(1);
});

test('earlier buyers download a replaced file; a detached file stays available and cannot be deleted', async () => {
  const item = await product({ name: 'Edition' });
  const [old, fresh] = [await upload('first edition'), await upload('second edition')];
  await must(attach(item, old));
  const { order: bought } = await order([lineOf(item)]);
  const read = async () => (await fetchFile((await must(start(tokenOf(bought)))).url)).text();
  expect(await read()).toContain('first edition');
  await must(attach(item, fresh));
  expect(await read()).toContain('second edition');
  await must(owner('DELETE', `/v1/products/${item.productId}/digital-file`));
  expect(await read()).toContain('first edition');
  expect(await owner('POST', '/site-media/v1/bulk/files/delete', { fileIds: [old] })).toMatchObject(
    { status: 409, code: 'FILE_IN_USE' },
  );
  await must(owner('POST', '/site-media/v1/bulk/files/delete', { fileIds: [fresh] }));
  expect(await read()).toContain('first edition');
  studio.goTo(studio.now().getTime() + 31 * DAY);
  await must(owner('POST', '/site-media/v1/bulk/files/delete', { fileIds: [old] }));
});

test('renewing a download creates a new link with full limits, and revokes the old one', async () => {
  const { email, id, order: bought } = await order([lineOf(await eBook('Renewed'))]);
  const path = `/v1/orders/${id}/downloads/${bought.lineItems?.[0]?.id ?? ''}/renew`;
  await must(start(tokenOf(bought)));
  studio.goTo(studio.now().getTime() + 40 * DAY);
  expect(await (await studio.visitor()).say('POST', path, {})).toMatchObject({ status: 403 });
  const { download } = await must(
    owner<{ download: { link: string; downloads: number } }>('POST', path, {}),
  );
  expect(download).toMatchObject({ downloads: 0, maxDownloads: 5, ended: false });
  const renewed = await studio.order(id);
  expect(renewed.lineItems?.[0]?.digitalFile?.link).toBe(download.link);
  expect(await start(tokenOf(bought))).toMatchObject({ status: 404, code: 'DOWNLOAD_NOT_FOUND' });
  expect((await start(tokenOf(renewed))).status).toBe(200);
  expect(await mailsTo(email, 'digital-files')).toHaveLength(2);
  await refund(id);
  expect(await owner('POST', path, {})).toMatchObject({ status: 409, code: 'DOWNLOAD_ENDED' });
});

test('no other visitor, member or guessed token sees the links', async () => {
  const { buyer, id, order: bought } = await order([lineOf(await eBook('Mine'))]);
  const path = `/v1/orders/${id}/downloads`;
  expect((await must(buyer.say<{ downloads: object[] }>('GET', path))).downloads).toMatchObject([
    {
      fileName: 'Mine.pdf',
      link: bought.lineItems?.[0]?.digitalFile?.link,
      downloads: 0,
      maxDownloads: 5,
    },
  ]);
  for (const other of [await studio.visitor(), await studio.member()]) {
    expect(await other.say('GET', path)).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
    expect(await other.say('GET', `${path}?key=1999999999.${'x'.repeat(43)}`)).toMatchObject({
      status: 404,
    });
    expect(
      await start(tokenOf(bought).replace(/.$/, (letter) => (letter === 'A' ? 'B' : 'A'))),
    ).toMatchObject({ status: 404, code: 'DOWNLOAD_NOT_FOUND' });
  }
  const product = bought.lineItems?.[0]?.catalogReference?.catalogItemId ?? '';
  expect(JSON.stringify((await buyer.say('GET', `/v1/products/${product}`)).body)).not.toContain(
    bought.lineItems?.[0]?.digitalFile?.fileId,
  );
  expect(
    (
      await (
        await studio.visitor()
      ).say('POST', `/v1/products/${product}/digital-file`, { fileId: 'x' })
    ).status,
  ).toBe(403);
});

test('attaches only private files, and only to digital products', async () => {
  const item = await product();
  expect(await attach(item, 'nothing')).toMatchObject({ status: 404, code: 'FILE_NOT_FOUND' });
  expect(await attach(item, await upload('Public', { isPrivate: false }))).toMatchObject({
    status: 400,
    code: 'FILE_NOT_PRIVATE',
  });
  expect(
    await attach(await product({ productType: 'physical' }), await upload('Mug')),
  ).toMatchObject({ status: 400, code: 'PRODUCT_NOT_DIGITAL' });
  const named = await product({ name: 'Listed' });
  await must(attach(named, await upload('Listed')));
  const { products } = await must(
    owner<{ products: { productId: string; digitalFile?: object }[] }>(
      'GET',
      '/v1/digital-files?paging.limit=100',
    ),
  );
  expect(products.find(({ productId }) => productId === named.productId)).toMatchObject({
    digitalFile: { fileName: 'Listed.pdf', fileType: 'SECURE_DOCUMENT' },
  });
  expect(products.find(({ productId }) => productId === item.productId)).not.toHaveProperty(
    'digitalFile',
  );
});
