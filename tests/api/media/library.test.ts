import type { FileUsage } from '@shopwright/contract/media/file-usages';
import type { FileDescriptor } from '@shopwright/contract/media/files';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { must } from '../../kit/api.ts';
import { startCatalogShop } from '../../kit/catalog-shop.ts';
import { newPicture, sendUpload, uploadFile } from '../../kit/media.ts';

const shop = await startCatalogShop();
const { server, owner } = shop;
const upload = (name: string, content?: Buffer) => uploadFile(server, owner, name, content);

interface Found {
  files: (FileDescriptor & { id: string })[];
  nextCursor: { hasNext: boolean; cursors: { next?: string } };
}
const search = async (request: object): Promise<Found> =>
  must(owner<Found>('POST', '/site-media/v1/files/search', request));
const namesOf = ({ files }: Found) => files.map(({ displayName }) => displayName);
const usagesOf = async (fileId: string) =>
  must(
    owner<{ usages: FileUsage[]; hasMore: boolean }>(
      'GET',
      `/site-media/v1/files/${fileId}/usages`,
    ),
  );
const remove = (...fileIds: string[]) =>
  owner<{ details: { applicationError: { data: unknown } } }>(
    'POST',
    '/site-media/v1/bulk/files/delete',
    { fileIds },
  );

describe('search', () => {
  test('finds files by a part of their name in any case, newest first, page by page', async () => {
    for (const name of ['Käse 1.png', 'KÄSE 2.png', 'Brot.png', 'käse_3.png']) await upload(name);
    expect(namesOf(await search({ search: 'käse' }))).toEqual([
      'käse_3.png',
      'KÄSE 2.png',
      'Käse 1.png',
    ]);
    const first = await search({ search: 'KÄSE', paging: { limit: 2 } });
    expect(namesOf(first)).toEqual(['käse_3.png', 'KÄSE 2.png']);
    expect(first.nextCursor.hasNext).toBe(true);
    await upload('käse 4.png');
    const second = await search({
      search: 'KÄSE',
      paging: { limit: 2, cursor: first.nextCursor.cursors.next },
    });
    expect(namesOf(second)).toEqual(['Käse 1.png']);
    expect(second.nextCursor).toMatchObject({ hasNext: false, cursors: {} });
  });

  test('treats wildcard characters literally', async () => {
    await upload('100%.png');
    expect(namesOf(await search({ search: '%' }))).toEqual(['100%.png']);
    expect(namesOf(await search({ search: '_3' }))).toEqual(['käse_3.png']);
    expect(namesOf(await search({ search: '\\' }))).toEqual([]);
  });

  test('filters by kind and visibility', async () => {
    const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
    await uploadFile(server, owner, 'Manual.pdf', pdf, {
      mimeType: 'application/pdf',
      isPrivate: true,
    });
    expect(namesOf(await search({ mediaTypes: ['DOCUMENT'] }))).toEqual(['Manual.pdf']);
    expect(namesOf(await search({ private: true }))).toEqual(['Manual.pdf']);
    expect(namesOf(await search({ search: 'manual', mediaTypes: ['IMAGE'] }))).toEqual([]);
  });

  test('refuses a cursor of another query', async () => {
    expect(
      (await owner('POST', '/site-media/v1/files/search', { paging: { cursor: 'x' } })).status,
    ).toBe(400);
  });

  test('finds a renamed file by its new name alone', async () => {
    const { id } = await upload('Before.png');
    await must(
      owner('PATCH', `/site-media/v1/files/${id}`, { file: { id, displayName: 'After.png' } }),
    );
    expect(namesOf(await search({ search: 'before' }))).toEqual([]);
    expect(namesOf(await search({ search: 'after' }))).toEqual(['After.png']);
  });
});

describe('uploads', () => {
  test('record the uploader, and store the same content once', async () => {
    const content = await newPicture();
    const first = await upload('One.png', content);
    const second = await upload('Two.png', content);
    expect(second).toMatchObject({ id: first.id, displayName: 'One.png' });
    expect(first.uploadedBy).toMatch(/^\w+ [0-9a-f-]{36}$/);
  });

  test('that are too large or of an unsupported type are refused before they are sent', async () => {
    const requestLink = (request: object) =>
      owner('POST', '/site-media/v1/files/generate-upload-url', request);
    expect((await requestLink({ mimeType: 'image/svg+xml' })).status).toBe(400);
    expect(
      (await requestLink({ mimeType: 'image/png', sizeInBytes: String(26 * 2 ** 20) })).status,
    ).toBe(400);
    expect(
      (await requestLink({ mimeType: 'image/png', sizeInBytes: String(25 * 2 ** 20) })).status,
    ).toBe(200);
  });

  test('are checked by their content, not by the declared type', async () => {
    const { uploadUrl } = await must(
      owner<{ uploadUrl: string }>('POST', '/site-media/v1/files/generate-upload-url', {
        mimeType: 'image/png',
        fileName: 'x.png',
      }),
    );
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    expect((await sendUpload(server, uploadUrl, svg)).status).toBe(400);
    const torn = (await newPicture()).subarray(0, 60);
    expect((await sendUpload(server, uploadUrl, torn)).status).toBe(400);
  });
});

describe('the usages of a file', () => {
  test('list products with their choices, collections, services, events and pages', async () => {
    const { id } = await upload('Used.png');
    expect(await usagesOf(id)).toEqual({ usages: [], hasMore: false });
    const { id: productId } = await shop.create({
      name: 'Cup',
      productOptions: [{ name: 'Color', choices: [{ value: 'Oat' }, { value: 'Clay' }] }],
    });
    await must(
      owner('PUT', `/v1/products/${productId}/media`, {
        mediaIds: [id],
        choices: [{ option: 'Color', choice: 'Clay', mediaIds: [id] }],
      }),
    );
    const { id: collectionId } = await shop.createCollection({ name: 'Cups' });
    await must(owner('PUT', `/v1/collections/${collectionId}/media`, { media: [{ mediaId: id }] }));
    const image = { url: `/media/${id}`, width: 120, height: 80 };
    const { service } = await must(
      owner<{ service: { id: string } }>('POST', '/v1/services', {
        service: {
          name: 'Class',
          price: '85',
          durationMinutes: 60,
          capacity: 5,
          timeZone: 'UTC',
          weekly: [{ weekday: 'THURSDAY', start: '18:30' }],
          media: [image],
        },
      }),
    );
    await must(
      owner('PATCH', '/v1/settings/store', {
        store: { heroes: [{ image, title: 'Spring', url: '/' }] },
      }),
    );
    const { usages } = await usagesOf(id);
    expect(usages).toEqual([
      {
        kind: 'PRODUCT',
        entityId: productId,
        name: 'Cup',
        choices: [{ option: 'Color', choice: 'Clay' }],
      },
      { kind: 'COLLECTION', entityId: collectionId, name: 'Cups', choices: [] },
      { kind: 'SERVICE', entityId: service.id, name: 'Class', choices: [] },
      { kind: 'STORE_PAGE', entityId: server.siteId, name: 'Spring', choices: [] },
    ]);
    const one = await owner<{ usages: unknown[]; hasMore: boolean }>(
      'GET',
      `/site-media/v1/files/${id}/usages?limit=1`,
    );
    expect(one.body).toMatchObject({ usages: [{ kind: 'PRODUCT' }], hasMore: true });
  });

  test('are read from an index', async () => {
    await server.db.tx(async (tx) => {
      await tx.query(sql`set local enable_seqscan = off`);
      const forced = await tx.query<{ 'QUERY PLAN': string }>(sql`
        explain select product_id from product where jsonb_path_query_array(doc, '$.media[*].id') ? 'x'`);
      expect(JSON.stringify(forced)).toContain('product_by_media');
    });
  });

  test('of a missing file answer 404', async () => {
    expect((await owner('GET', '/site-media/v1/files/missing.png/usages')).status).toBe(404);
  });
});

describe('deletion', () => {
  test('is refused while a product, a choice or a collection shows the file, and names the files', async () => {
    const [used, free] = [await upload('Shown.png'), await upload('Free.png')];
    const { id } = await shop.create({ name: 'Bowl' });
    await must(owner('PUT', `/v1/products/${id}/media`, { mediaIds: [used.id] }));
    const refused = await remove(free.id, used.id);
    expect(refused).toMatchObject({ status: 409, code: 'FILE_IN_USE' });
    expect(refused.body.details.applicationError.data).toEqual({ fileIds: [used.id] });
    expect(namesOf(await search({ search: 'free' }))).toEqual(['Free.png']);
    await must(owner('PUT', `/v1/products/${id}/media`, { mediaIds: [] }));
    expect((await remove(free.id, used.id)).status).toBe(200);
    expect(namesOf(await search({ search: 'shown' }))).toEqual([]);
    expect((await fetch(`${server.url}/media/${used.id}`)).status).toBe(404);
  });

  test('never leaves a product with a deleted file, in any order', async () => {
    for (let round = 0; round < 10; round += 1) {
      const file = await upload(`Race ${round}.png`);
      const { id } = await shop.create({ name: `Race ${round}` });
      const [shown, deleted] = await Promise.all([
        owner('PUT', `/v1/products/${id}/media`, { mediaIds: [file.id] }),
        remove(file.id),
      ]);
      expect([shown.status, deleted.status]).toEqual(
        shown.status === 200 ? [200, 409] : [404, 200],
      );
    }
  });

  test('of a file that only a deleted product showed leaves that product restorable without it', async () => {
    const [gone, stays] = [await upload('Gone.png'), await upload('Stays.png')];
    const { id } = await shop.create({ name: 'Vase' });
    await must(owner('PUT', `/v1/products/${id}/media`, { mediaIds: [gone.id, stays.id] }));
    await must(owner('DELETE', `/v1/products/${id}`));
    expect((await remove(gone.id)).status).toBe(200);
    await must(owner('POST', `/v1/products/${id}/restore`));
    expect((await shop.read(id)).media?.items?.map((item) => item.id)).toEqual([stays.id]);
  });
});

describe('the texts of a file', () => {
  test('are updated in products and collections that show it, without other changes', async () => {
    const file = await upload('Jug.png');
    const { id } = await shop.create({ name: 'Jug' });
    await must(owner('PUT', `/v1/products/${id}/media`, { mediaIds: [file.id] }));
    const { id: collectionId } = await shop.createCollection({ name: 'Jugs' });
    await must(
      owner('PUT', `/v1/collections/${collectionId}/media`, { media: [{ mediaId: file.id }] }),
    );
    await must(
      owner('PATCH', `/site-media/v1/files/${file.id}`, {
        file: { id: file.id, altText: 'A jug of clay', focalPoint: { x: 0.2, y: 0.8 } },
      }),
    );
    await server.runJobs();
    const product = (await must(shop.visitor<{ product: Product }>('GET', `/v1/products/${id}`)))
      .product;
    expect(product.media?.mainMedia).toMatchObject({
      image: { altText: 'A jug of clay' },
      thumbnail: { altText: 'A jug of clay' },
    });
    const { collection } = await must(
      owner<{ collection: { media: { items: unknown[] } } }>(
        'GET',
        `/v1/collections/${collectionId}`,
      ),
    );
    expect(collection.media.items).toMatchObject([{ image: { altText: 'A jug of clay' } }]);
    const [row] = await server.db.query<{ focal: unknown }>(
      sql`select doc -> 'media' -> 0 -> 'focalPoint' as focal from product where product_id = ${id}`,
    );
    expect(row?.focal).toEqual({ x: 0.2, y: 0.8 });
    await must(
      owner('PATCH', `/site-media/v1/files/${file.id}`, { file: { id: file.id, altText: null } }),
    );
    await server.runJobs();
    const { mainMedia } = (await shop.read(id)).media ?? {};
    expect(mainMedia?.image?.altText ?? '').toBe('');
    expect(await usagesOf(file.id)).toMatchObject({ usages: [{ kind: 'PRODUCT' }, {}] });
  });
});

interface Product {
  media?: { mainMedia?: unknown };
}
