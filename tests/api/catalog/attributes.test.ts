import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { must } from '../../kit/api.ts';
import { startCatalogShop, type CatalogShop } from '../../kit/catalog-shop.ts';

interface Entity {
  readonly id: string;
  readonly revision: string;
  readonly name: string;
  readonly title: string;
}
interface BulkAnswer {
  readonly results: {
    readonly itemMetadata: { readonly success: boolean; readonly error?: { code: string } };
    readonly item?: Entity;
  }[];
  readonly bulkActionMetadata: { readonly totalSuccesses: number; readonly totalFailures: number };
}

let shop: CatalogShop;
beforeAll(async () => {
  shop = await startCatalogShop();
});

const eventsOf = async (id: string): Promise<string[]> =>
  (
    await shop.server.db.query<{ type: string }>({
      text: 'select event_type as type from outbox where entity_id = $1 order by entity_sequence',
      values: [id],
    })
  ).map(({ type }) => type);

describe.each([
  { noun: 'brand', path: '/v3/brands', queryMethod: 'GET', count: 'assignedProductsCount' },
  { noun: 'ribbon', path: '/v3/ribbons', queryMethod: 'POST', count: 'assignedProductCount' },
] as const)('a $noun', ({ noun, path, queryMethod, count }) => {
  const create = async (name: string) =>
    (await must(shop.owner<Record<string, Entity>>('POST', path, { [noun]: { name } })))[
      noun
    ] as Entity;
  const update = (entity: Entity, name: string, revision = entity.revision) =>
    shop.owner<Record<string, Entity>>('PATCH', `${path}/${entity.id}`, {
      [noun]: { name, revision },
    });
  const get = (id: string) =>
    shop.owner<Record<string, Record<string, unknown>>>(
      'GET',
      `${path}/${id}?fields=${noun === 'brand' ? 'ASSIGNED_PRODUCTS_COUNT' : 'ASSIGNED_PRODUCT_COUNT'}`,
    );
  const queryAll = async (query: object): Promise<string[]> => {
    const answer = await must(
      queryMethod === 'POST'
        ? shop.owner<Record<string, Entity[]>>('POST', `${path}/query`, { query })
        : shop.owner<Record<string, Entity[]>>(
            'GET',
            `${path}/query?.r=${Buffer.from(JSON.stringify({ query })).toString('base64url')}`,
          ),
    );
    return (answer[`${noun}s`] ?? []).map(({ name }) => name);
  };

  it('is created, found by name, and not created twice', async () => {
    const made = await create(`North ${noun}`);
    expect(made).toMatchObject({ name: `North ${noun}`, revision: '1' });
    const again = await shop.owner('POST', path, { [noun]: { name: `North ${noun}` } });
    expect(again).toMatchObject({
      status: 409,
      body: { details: { applicationError: { code: 'NAME_ALREADY_EXISTS' } } },
    });
    expect(await queryAll({ filter: { name: `North ${noun}` } })).toEqual([`North ${noun}`]);
    const found = await must(
      shop.owner<Record<string, Entity>>('POST', `${path}/get-or-create`, {
        [`${noun}Name`]: `North ${noun}`,
      }),
    );
    expect(found[noun]?.id).toBe(made.id);
    expect(await eventsOf(made.id)).toEqual([`wix.stores.catalog.v3.${noun}_created`]);
  });

  it('refuses a name of spaces and one that is missing', async () => {
    for (const body of [{ name: '   ' }, {}])
      expect((await shop.owner('POST', path, { [noun]: body })).status).toBe(400);
  });

  it('is renamed once for all its products, as every reader sees at once', async () => {
    const made = await create(`Old ${noun}`);
    const product = await shop.create({ [noun]: `Old ${noun}` });
    const hidden = await shop.create({ [noun]: `Old ${noun}`, visible: false });
    expect((await must(get(made.id)))[noun]).toMatchObject({ [count]: 2 });

    const renamed = await must(update(made, `New ${noun}`));
    expect(renamed[noun]).toMatchObject({ id: made.id, name: `New ${noun}`, revision: '2' });
    for (const { id } of [product, hidden]) expect((await shop.read(id))[noun]).toBe(`New ${noun}`);
    const listed = await must(
      shop.visitor<{ totalResults: number }>('POST', '/v1/products/query', {
        query: { filter: JSON.stringify({ [noun]: `New ${noun}` }) },
      }),
    );
    expect(listed.totalResults).toBe(1);
    expect(await queryAll({ filter: { name: `Old ${noun}` } })).toEqual([]);
    expect(await eventsOf(product.id)).toEqual([
      'com.wix.ecommerce.catalog.api.v1.ProductCreated',
      'com.wix.ecommerce.catalog.api.v1.ProductChanged',
    ]);
    expect(await eventsOf(made.id)).toContain(`wix.stores.catalog.v3.${noun}_updated`);
  });

  it('is renamed in more products than one transaction holds by a job', async () => {
    const made = await create(`Many ${noun}`);
    const ids: string[] = [];
    for (let n = 0; n < 103; n += 1)
      ids.push((await shop.create({ name: `Cup ${n}`, [noun]: `Many ${noun}` })).id);
    await must(update(made, `Plenty ${noun}`));
    // A write between the rename and the job has the new name, and creates no second label.
    await must(
      shop.owner('PATCH', `/v1/products/${ids[50]}`, { product: { name: 'Written meanwhile' } }),
    );
    await shop.server.runJobs();
    const listed = await must(
      shop.owner<{ totalResults: number }>('POST', '/v1/products/query', {
        query: { filter: JSON.stringify({ [noun]: `Plenty ${noun}` }), paging: { limit: 1 } },
      }),
    );
    expect(listed.totalResults).toBe(103);
    expect((await shop.read(ids[102] ?? ''))[noun]).toBe(`Plenty ${noun}`);
    expect(
      await queryAll({ filter: { name: { $in: [`Many ${noun}`, `Plenty ${noun}`] } } }),
    ).toEqual([`Plenty ${noun}`]);
  });

  it('refuses a change that is based on an older revision, and a name that is taken', async () => {
    const made = await create(`First ${noun}`);
    const other = await create(`Second ${noun}`);
    expect((await update(made, `Third ${noun}`)).status).toBe(200);
    expect(await update(made, `Fourth ${noun}`)).toMatchObject({
      status: 409,
      body: { details: { applicationError: { code: 'REVISION_CONFLICT' } } },
    });
    expect(await update(other, `Third ${noun}`)).toMatchObject({
      status: 409,
      body: { details: { applicationError: { code: 'NAME_ALREADY_EXISTS' } } },
    });
    expect(
      (await shop.owner('PATCH', `${path}/${made.id}`, { [noun]: { name: 'x' } })).status,
    ).toBe(409);
  });

  it('is removed from its products when it is deleted', async () => {
    const made = await create(`Gone ${noun}`);
    const product = await shop.create({ [noun]: `Gone ${noun}` });
    await must(shop.owner('DELETE', `${path}/${made.id}`));
    expect((await shop.read(product.id))[noun] ?? '').toBe('');
    expect((await get(made.id)).status).toBe(404);
    expect((await shop.owner('DELETE', `${path}/${made.id}`)).status).toBe(404);
  });

  it('is created, changed and deleted in bulk, with a result for each', async () => {
    const made = await must(
      shop.owner<BulkAnswer>('POST', `/v3/bulk/${noun}s/create`, {
        [`${noun}s`]: [{ name: `Bulk A ${noun}` }, { name: ' ' }, { name: `Bulk A ${noun}` }],
        returnEntity: true,
      }),
    );
    expect(made.results.map(({ itemMetadata }) => itemMetadata.success)).toEqual([
      true,
      false,
      false,
    ]);
    expect(made.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 2 });
    const [first] = made.results;
    const changed = await must(
      shop.owner<BulkAnswer>('POST', `/v3/bulk/${noun}s/update`, {
        [`${noun}s`]: [
          { [noun]: { id: first?.item?.id, revision: '1', name: `Bulk B ${noun}` } },
          { [noun]: { id: randomUUID(), revision: '1', name: 'x' } },
        ],
        returnEntity: true,
      }),
    );
    expect(changed.results.map(({ item }) => item?.name)).toEqual([`Bulk B ${noun}`, undefined]);
    const found = await must(
      shop.owner<BulkAnswer>('POST', `/v3/bulk/${noun}s/get-or-create`, {
        [`${noun}Names`]: [`Bulk B ${noun}`, `Bulk C ${noun}`],
      }),
    );
    expect(found.results.map(({ item }) => item?.name)).toEqual([
      `Bulk B ${noun}`,
      `Bulk C ${noun}`,
    ]);
    const removed = await must(
      shop.owner<BulkAnswer>('POST', `/v3/bulk/${noun}s/delete`, {
        [`${noun}Ids`]: [first?.item?.id, randomUUID()],
      }),
    );
    expect(removed.results.map(({ itemMetadata }) => itemMetadata.success)).toEqual([true, false]);
  });

  it('is listed in pages by cursor, and counted', async () => {
    for (const letter of ['C', 'A', 'B']) await create(`Page ${letter} ${noun}`);
    const filter = { name: { $startsWith: 'Page ' } };
    expect(
      (await must(shop.owner<{ count: number }>('POST', `${path}/count`, { filter }))).count,
    ).toBe(3);
    expect(await queryAll({ filter, sort: [{ fieldName: 'name', order: 'DESC' }] })).toEqual(
      ['C', 'B', 'A'].map((letter) => `Page ${letter} ${noun}`),
    );
    expect((await shop.owner('POST', `${path}/count`, { filter: { color: 1 } })).status).toBe(400);
  });
});

test('a product that is written while its brand is renamed has the new name', async () => {
  const { brand } = await must(
    shop.owner<{ brand: Entity }>('POST', '/v3/brands', { brand: { name: 'Race 0' } }),
  );
  const product = await shop.create({ brand: 'Race 0' });
  let { revision } = brand;
  for (let round = 1; round <= 8; round += 1) {
    const [renamed, written] = await Promise.all([
      shop.owner<{ brand: Entity }>('PATCH', `/v3/brands/${brand.id}`, {
        brand: { name: `Race ${round}`, revision },
      }),
      shop.owner('PATCH', `/v1/products/${product.id}`, { product: { name: `Mug ${round}` } }),
    ]);
    expect([renamed.status, written.status]).toEqual([200, 200]);
    revision = renamed.body.brand.revision;
    await shop.server.runJobs();
    expect(await shop.read(product.id)).toMatchObject({
      brand: `Race ${round}`,
      name: `Mug ${round}`,
    });
  }
  const { count } = await must(
    shop.owner<{ count: number }>('POST', '/v3/brands/count', {
      filter: { name: { $startsWith: 'Race ' } },
    }),
  );
  expect(count).toBe(1);
});

describe('an info section', () => {
  const create = async (uniqueName: string) =>
    (
      await must(
        shop.owner<{ infoSection: Entity }>('POST', '/v3/info-sections', {
          infoSection: {
            uniqueName,
            title: 'Care',
            plainDescription: '<p>By hand</p><script>alert(1)</script>',
          },
        }),
      )
    ).infoSection;

  it('is created with a sanitized text, changed with its revision, and deleted', async () => {
    const made = await create('care-cups');
    expect(made).toMatchObject({ title: 'Care', plainDescription: '<p>By hand</p>' });
    const changed = await shop.owner('PATCH', `/v3/info-sections/${made.id}`, {
      infoSection: { title: 'Washing', revision: made.revision },
    });
    expect(changed.body).toMatchObject({
      infoSection: {
        title: 'Washing',
        uniqueName: 'care-cups',
        plainDescription: '<p>By hand</p>',
      },
    });
    expect(
      (
        await shop.owner('POST', '/v3/info-sections', {
          infoSection: { uniqueName: 'care-cups', title: 'x' },
        })
      ).status,
    ).toBe(409);
    const found = await must(
      shop.owner<{ infoSection: Entity }>('POST', '/v3/info-sections/get-or-create', {
        infoSection: { uniqueName: 'care-cups', title: 'Other' },
      }),
    );
    expect(found.infoSection.id).toBe(made.id);
    await must(shop.owner('DELETE', `/v3/info-sections/${made.id}`));
    expect((await shop.owner('GET', `/v3/info-sections/${made.id}`)).status).toBe(404);
  });

  it('is shared by products, changed once for all of them, and copied by an edit of one', async () => {
    const made = await create('care-shared');
    const own = { title: 'Size', description: '<p>10 cm</p>' };
    const [one, two] = [
      await shop.create({ additionalInfoSections: [own] }),
      await shop.create({ name: 'Bowl' }),
    ];
    const sectionsOf = async (id: string) =>
      (
        await must(
          shop.owner<{ infoSections: (Entity & { uniqueName?: string })[] }>(
            'GET',
            `/v1/products/${id}/info-sections`,
          ),
        )
      ).infoSections;
    const [size] = await sectionsOf(one.id);
    const set = (id: string, infoSectionIds: readonly (string | undefined)[]) =>
      shop.owner('PUT', `/v1/products/${id}/info-sections`, { infoSectionIds });
    await must(set(one.id, [made.id, size?.id]));
    await must(set(two.id, [made.id]));
    const { editable } = await must(
      shop.owner<{ editable: { infoSections: { id: string; uniqueName: string | null }[] } }>(
        'GET',
        `/v1/products/${one.id}/editable`,
      ),
    );
    expect(editable.infoSections).toMatchObject([
      { id: made.id, uniqueName: 'care-shared', title: 'Care' },
      { id: size?.id, uniqueName: null, ...own },
    ]);
    // The section of another product cannot be taken.
    expect((await set(two.id, [size?.id])).status).toBe(404);

    await must(
      shop.owner('PATCH', `/v3/info-sections/${made.id}`, {
        infoSection: { title: 'Washing', plainDescription: '<p>Dishwasher</p>', revision: '1' },
      }),
    );
    const washing = { title: 'Washing', description: '<p>Dishwasher</p>' };
    expect((await shop.read(one.id)).additionalInfoSections).toEqual([washing, own]);
    expect((await shop.read(two.id)).additionalInfoSections).toEqual([washing]);

    await must(
      shop.owner('PATCH', `/v1/products/${two.id}`, {
        product: { additionalInfoSections: [{ ...washing, title: 'Only here' }] },
      }),
    );
    expect((await shop.read(one.id)).additionalInfoSections).toEqual([washing, own]);
    expect((await sectionsOf(two.id))[0]?.uniqueName).toBeUndefined();

    await must(shop.owner('DELETE', `/v3/info-sections/${made.id}`));
    expect((await shop.read(one.id)).additionalInfoSections).toEqual([own]);
  });
});
