import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Product } from '@shopwright/contract/catalog/products';
import { startCatalogShop } from '../../kit/catalog-shop.ts';

const shop = await startCatalogShop();

/** A picture of the store, as if it had been uploaded. */
async function picture(id: string, { isPrivate = false } = {}): Promise<string> {
  await shop.server.db
    .query(sql`insert into media (site_id, media_id, kind, private, file_name, folded_name, content_type, bytes, sha256, width, height, focal_x, focal_y, alt_text)
    values (${shop.server.siteId}, ${id}, 'image', ${isPrivate}, ${`${id}.jpg`}, ${`${id}.jpg`}, 'image/jpeg', 1, ${Buffer.from(id)}, 1400, 1000, 0.5, 0.4, 'A mug')`);
  return id;
}
const mediaOf = ({ media }: Product) => (media?.items ?? []).map(({ id = '' }) => id);
const ids = await Promise.all(
  ['one.jpg', 'two.jpg', 'three.jpg', 'four.jpg', 'five.jpg', 'six.jpg'].map((id) => picture(id)),
);

test('files of the store become media of a product, the first the main one', async () => {
  const { id } = await shop.create();
  expect(
    (
      await shop.owner('POST', `/v1/products/${id}/media`, {
        media: [{ mediaId: 'one.jpg' }, { mediaId: 'two.jpg' }],
      })
    ).status,
  ).toBe(200);
  const product = await shop.read(id);
  expect(product.media?.mainMedia).toEqual({
    id: 'one.jpg',
    mediaType: 'image',
    title: '',
    image: { url: 'http://shop.test/media/one.jpg', width: 1400, height: 1000, altText: 'A mug' },
    thumbnail: {
      url: 'http://shop.test/media/one.jpg',
      width: 1400,
      height: 1000,
      altText: 'A mug',
    },
  });
  expect(mediaOf(product)).toEqual(['one.jpg', 'two.jpg']);
});

test('concurrently added media are all stored', async () => {
  const { id } = await shop.create();
  await Promise.all(
    ids.map((mediaId) => shop.owner('POST', `/v1/products/${id}/media`, { media: [{ mediaId }] })),
  );
  expect(mediaOf(await shop.read(id)).sort()).toEqual([...ids].sort());
});

test('unknown files, private files and an empty list are refused', async () => {
  const { id } = await shop.create();
  await picture('sold.pdf', { isPrivate: true });
  for (const mediaId of ['missing.jpg', 'sold.pdf'])
    expect(
      await shop.owner('POST', `/v1/products/${id}/media`, { media: [{ mediaId }] }),
    ).toMatchObject({
      status: 404,
      body: { details: { applicationError: { code: 'MEDIA_NOT_FOUND' } } },
    });
  expect((await shop.owner('POST', `/v1/products/${id}/media`, { media: [{}] })).status).toBe(400);
  expect((await shop.owner('POST', `/v1/products/${id}/media`, { media: [] })).status).toBe(400);
  expect(mediaOf(await shop.read(id))).toEqual([]);
});

test("media are assigned to a choice, and removed with the product's media or separately", async () => {
  const { id } = await shop.create({
    productOptions: [
      { name: 'Color', choices: [{ value: 'Oat' }, { value: 'Clay' }] },
      { name: 'Size', choices: [{ value: 'S' }] },
    ],
  });
  await shop.owner('POST', `/v1/products/${id}/media`, {
    media: [
      { mediaId: 'one.jpg' },
      { mediaId: 'two.jpg', choice: { option: 'Color', choice: 'Clay' } },
    ],
  });
  const choices = async () =>
    (await shop.read(id)).productOptions?.[0]?.choices?.map(({ media }) =>
      (media?.items ?? []).map((item) => item.id),
    );
  expect(await choices()).toEqual([[], ['two.jpg']]);
  await shop.owner('PATCH', `/v1/products/${id}/choices/media`, {
    media: [{ option: 'Color', choice: 'Oat', mediaIds: ['one.jpg', 'two.jpg'] }],
  });
  expect(await choices()).toEqual([['one.jpg', 'two.jpg'], ['two.jpg']]);
  expect(
    await shop.owner('PATCH', `/v1/products/${id}/choices/media`, {
      media: [{ option: 'Size', choice: 'S', mediaIds: ['one.jpg'] }],
    }),
  ).toMatchObject({
    status: 400,
    body: { details: { applicationError: { code: 'MEDIA_ON_ANOTHER_OPTION' } } },
  });
  await shop.owner('POST', `/v1/products/${id}/choices/media/delete`, {
    media: [{ option: 'Color', choice: 'Oat', mediaIds: ['two.jpg'] }],
  });
  expect(await choices()).toEqual([['one.jpg'], ['two.jpg']]);
  await shop.owner('POST', `/v1/products/${id}/media/delete`, { mediaIds: ['one.jpg'] });
  expect(await choices()).toEqual([[], ['two.jpg']]);
  await shop.owner('POST', `/v1/products/${id}/media/delete`, { mediaIds: [] });
  expect(mediaOf(await shop.read(id))).toEqual([]);
});

test("an owner sets a collection's pictures in order; visitors see them and events are published", async () => {
  const { id } = await shop.createCollection({ name: 'With pictures' });
  const set = (media: object[], at = id) =>
    shop.owner<{ collection: { media: { mainMedia?: { id: string }; items: { id: string }[] } } }>(
      'PUT',
      `/v1/collections/${at}/media`,
      { media },
    );
  expect(
    (await set([{ mediaId: 'two.jpg' }, { mediaId: 'one.jpg' }, { mediaId: 'two.jpg' }])).body
      .collection.media,
  ).toMatchObject({
    mainMedia: { id: 'two.jpg', image: { url: 'http://shop.test/media/two.jpg' } },
    items: [{ id: 'two.jpg' }, { id: 'one.jpg' }],
  });
  expect(
    (await shop.visitor<{ collection: { media: object } }>('GET', `/v2/collections/${id}`)).body
      .collection.media,
  ).toMatchObject({ mainMedia: { id: 'two.jpg', mediaType: 'image' } });
  const events = await shop.server.db.query<{ fields: string[] }>(
    sql`select body -> 'changedFields' as fields from outbox where entity_id = ${id} and event_type like '%CollectionChanged'`,
  );
  expect(events).toEqual([{ fields: ['media'] }]);
  // The same again writes nothing.
  expect((await set([{ mediaId: 'two.jpg' }, { mediaId: 'one.jpg' }])).consistent).toBeNull();
  expect((await set([{ mediaId: 'missing.jpg' }])).status).toBe(404);
  expect((await set([{}])).status).toBe(400);
  expect((await set([], '0b0bf45f-81ca-4853-9a25-b90418b504f5')).status).toBe(404);
  expect((await shop.visitor('PUT', `/v1/collections/${id}/media`, { media: [] })).status).toBe(
    403,
  );
  expect((await set([])).body.collection.media).toEqual({ items: [] });
});

/** An MP4 of nothing but its heads, as `PUT` takes it. */
function video(width: number, height: number): Buffer {
  const box = (type: string, ...parts: Buffer[]): Buffer => {
    const body = Buffer.concat(parts);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length + 8);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  const header = Buffer.alloc(84);
  header.writeInt32BE(0x10000, 40);
  header.writeUInt32BE(width * 65_536, 76);
  header.writeUInt32BE(height * 65_536, 80);
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isommp42', 'latin1')),
    box('mdat', Buffer.alloc(64)),
    box('moov', box('trak', box('tkhd', header))),
  ]);
}

test('a video has its size and the poster that the owner chose', async () => {
  const {
    body: { uploadUrl },
  } = await shop.owner<{ uploadUrl: string }>('POST', '/v1/files/generate-upload-url', {
    mimeType: 'video/mp4',
    fileName: 'turning.mp4',
  });
  const uploaded = await fetch(uploadUrl.replace('http://shop.test', shop.server.url), {
    method: 'PUT',
    body: new Uint8Array(video(1280, 720)),
    headers: { 'content-type': 'video/mp4' },
  });
  const { file } = (await uploaded.json()) as { file: { id: string } };
  const describe = (posterId: string | null, fileId = file.id) =>
    shop.owner<{ file: object }>('PATCH', `/v1/files/${fileId}`, { file: { posterId } });
  expect((await describe('one.jpg')).body.file).toMatchObject({
    mediaType: 'VIDEO',
    posterId: 'one.jpg',
    media: { video: { width: 1280, height: 720 } },
    thumbnailUrl: expect.stringContaining('/media/one.jpg/v1/fit/'),
  });
  await picture('kept-away.jpg', { isPrivate: true });
  for (const bad of ['missing.jpg', 'kept-away.jpg', file.id])
    expect((await describe(bad)).status, bad).toBe(400);
  expect((await describe('two.jpg', 'one.jpg')).status).toBe(400);
  const { id } = await shop.create();
  expect(
    (await shop.owner('POST', `/v1/products/${id}/media`, { media: [{ mediaId: file.id }] }))
      .status,
  ).toBe(200);
  expect((await shop.read(id)).media?.mainMedia).toMatchObject({
    mediaType: 'video',
    video: {
      files: [{ url: `http://shop.test/media/${file.id}`, width: 1280, height: 720 }],
      stillFrameMediaId: 'one.jpg',
    },
    thumbnail: { url: 'http://shop.test/media/one.jpg', width: 1400, height: 1000 },
  });
});
