import type {
  CatalogImport,
  CatalogImportProblem,
} from '@shopwright/contract/catalog/catalog-imports';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { callAs, must } from '../../kit/api.ts';
import { startCatalogShop, type CatalogShop } from '../../kit/catalog-shop.ts';

let shop: CatalogShop;
beforeAll(async () => {
  shop = await startCatalogShop();
});

const path = '/v1/catalog-imports';
const create = (fileName: string) =>
  must(shop.owner<{ catalogImport: CatalogImport; uploadUrl: string }>('POST', path, { fileName }));
const send = (url: string, body: string | Uint8Array<ArrayBuffer>) =>
  fetch(atServer(url), { method: 'PUT', body });
/** Links begin with the public address of the shop; tests reach the server itself. */
const atServer = (url: string) => {
  const { pathname, search } = new URL(url);
  return `${shop.server.url}${pathname}${search}`;
};
async function upload(text: string | Uint8Array<ArrayBuffer>, fileName = 'products.csv') {
  const created = await create(fileName);
  const answer = await send(created.uploadUrl, text);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { catalogImport: CatalogImport }).catalogImport;
}
const read = async ({ id }: CatalogImport) =>
  (await must(shop.owner<{ catalogImport: CatalogImport }>('GET', `${path}/${id}`))).catalogImport;
const move = async (row: CatalogImport, verb: string) => {
  await must(shop.owner('POST', `${path}/${row.id}/${verb}`, {}));
  await shop.server.runJobs();
  return read(row);
};
const change = async ({ id }: CatalogImport, body: object) =>
  (await must(shop.owner<{ catalogImport: CatalogImport }>('PATCH', `${path}/${id}`, body)))
    .catalogImport;
const problemsOf = async ({ id }: CatalogImport) =>
  (
    await must(
      shop.owner<{ problems: CatalogImportProblem[] }>('GET', `${path}/${id}/problems?limit=1000`),
    )
  ).problems;
const countProducts = async (filter: object = {}) =>
  (
    await must(
      shop.owner<{ totalResults: number }>('POST', '/v1/products/query', {
        query: { filter: JSON.stringify(filter), paging: { limit: 1 } },
      }),
    )
  ).totalResults;

describe('an import', () => {
  it('maps a table of another system, validates it without changes, imports it and reports bad rows', async () => {
    const uploaded = await upload(
      [
        'Artikelname;Preis;Lagerbestand;Marke;Farbe',
        'Tasse;12.90;5;Nord;blau',
        'Vase;viel;3;Nord;rot',
        'Krug;20;1.5;=SUM(1);rot',
        'Teller;8;7;Nord;',
        '',
      ].join('\n'),
    );
    expect(uploaded).toMatchObject({
      state: 'READY',
      format: 'SHOPWRIGHT_CSV',
      encoding: 'utf-8',
      separator: ';',
      columns: [
        { position: 0, name: 'Artikelname', field: 'name', match: 'SIMILAR' },
        { name: 'Preis', field: 'price', samples: ['12.90', 'viel', '20'] },
        { name: 'Lagerbestand', field: 'quantity' },
        { name: 'Marke', field: 'brand' },
        { name: 'Farbe', field: null, match: 'NONE' },
      ],
    });
    expect(uploaded.availableFields).toContain('ribbon');
    const mapped = await change(uploaded, { columns: [{ position: 4, field: 'ribbon' }] });
    expect(mapped.columns?.[4]).toMatchObject({ field: 'ribbon', match: 'CHOSEN' });

    const before = await countProducts();
    const validated = await move(mapped, 'validate');
    expect(validated).toMatchObject({
      state: 'VALIDATED',
      progressPercent: 100,
      validation: { products: 4, created: 2, updated: 0, rejected: 2 },
      result: null,
    });
    expect(await countProducts()).toBe(before);
    expect(await problemsOf(validated)).toMatchObject([
      {
        line: 3,
        product: 'Vase',
        column: 'Preis',
        value: 'viel',
        code: 'NOT_A_NUMBER',
        advice: expect.stringContaining('12.90'),
        rejected: true,
      },
      {
        line: 4,
        product: 'Krug',
        column: 'Lagerbestand',
        value: '1.5',
        code: 'NOT_A_WHOLE_NUMBER',
        reason: '1.5 is not a whole number.',
      },
    ]);

    const done = await move(validated, 'start');
    expect(done).toMatchObject({
      state: 'COMPLETED',
      result: { products: 4, created: 2, updated: 0, unchanged: 0, rejected: 2 },
    });
    expect(await countProducts()).toBe(before + 2);
    expect(await countProducts({ ribbon: 'blau' })).toBe(1);
    expect(await move(done, 'start')).toMatchObject({ state: 'COMPLETED', result: { created: 2 } });
    expect(await countProducts()).toBe(before + 2);
  });

  it.each([
    ['UTF-16', Buffer.from('\uFEFFname\tprice\nKännchen\t5\n', 'utf16le'), 'utf-16le'],
    ['Windows-1252', Buffer.from('name\tprice\nGefäß\t5\n', 'latin1'), 'windows-1252'],
  ])('reads a file in %s', async (_name, bytes, encoding) => {
    const uploaded = await upload(new Uint8Array(bytes));
    expect(uploaded).toMatchObject({ encoding, separator: '\t' });
    const done = await move(uploaded, 'start');
    expect(done.result).toMatchObject({ created: 1, rejected: 0 });
    expect(await countProducts({ name: encoding === 'utf-16le' ? 'Kännchen' : 'Gefäß' })).toBe(1);
  });

  it.each([
    ['WIX_CSV', 'handleId,fieldType,name,price\nwix-cup,Product,Wix cup,5\n'],
    ['SHOPIFY_CSV', 'Handle,Title,Variant Price\nshopify-cup,Shopify cup,5\n'],
    ['JSON_LINES', '{"slug":"line-cup","name":"Line cup","price":5}\n'],
  ])('detects %s', async (format, text) => {
    const uploaded = await upload(text);
    expect(uploaded.format).toBe(format);
    expect((await move(uploaded, 'start')).result).toMatchObject({ created: 1 });
  });

  it('refuses existing products, and updates them when requested', async () => {
    const text = 'type,slug,name,price\nproduct,twice,Twice,5\n';
    await move(await upload(text), 'start');
    const again = await upload(text.replace(',5', ',6'));
    const validated = await move(again, 'validate');
    expect(validated.validation).toMatchObject({ rejected: 1, created: 0 });
    expect(await problemsOf(again)).toMatchObject([
      {
        line: 2,
        product: 'twice',
        code: 'DUPLICATE_PRODUCT',
        reason: 'There is already a product with this slug or ID.',
      },
    ]);
    const changed = await change(again, { updateExisting: true });
    expect(changed).toMatchObject({ state: 'READY', validation: null });
    expect(await problemsOf(again)).toEqual([]);
    expect((await move(again, 'start')).result).toMatchObject({ updated: 1, rejected: 0 });
  });

  it('resumes after the last imported row when canceled, and imports no row twice', async () => {
    const rows = Array.from({ length: 2_000 }, (_, index) => `product,resume-${index},Resume,1`);
    const uploaded = await upload(['type,slug,name,price', ...rows, ''].join('\n'));
    await must(shop.owner('POST', `${path}/${uploaded.id}/start`, {}));
    const running = shop.server.runJobs();
    // The job saves its progress with each batch; the cancel comes between two of them.
    await expect
      .poll(async () => (await read(uploaded)).result?.created ?? 0, { interval: 5 })
      .toBeGreaterThan(0);
    const canceled = (
      await must(
        shop.owner<{ catalogImport: CatalogImport }>('POST', `${path}/${uploaded.id}/cancel`, {}),
      )
    ).catalogImport;
    await running;
    const stopped = await read(uploaded);
    expect([canceled.state, stopped.state]).toEqual(['CANCELED', 'CANCELED']);
    const created = stopped.result?.created ?? 0;
    expect(created).toBeLessThan(2_000);
    expect(await countProducts({ name: 'Resume' })).toBe(created);

    const resumed = await move(uploaded, 'resume');
    expect(resumed).toMatchObject({
      state: 'COMPLETED',
      result: { products: 2_000, created: 2_000, rejected: 0 },
    });
    expect(await countProducts({ name: 'Resume' })).toBe(2_000);
  });

  it('runs one at a time per store', async () => {
    const [one, other] = [
      await upload('name,price\nOne,1\n'),
      await upload('name,price\nOther,1\n'),
    ];
    await must(shop.owner('POST', `${path}/${one.id}/start`, {}));
    expect(await shop.owner('POST', `${path}/${other.id}/validate`, {})).toMatchObject({
      status: 409,
      code: 'CATALOG_IMPORT_RUNNING',
    });
    await shop.server.runJobs();
    expect(await move(other, 'validate')).toMatchObject({ state: 'VALIDATED' });
  });

  it('refuses what its state does not allow', async () => {
    const created = await create('nothing.csv');
    const post = (id: string | undefined, verb: string) =>
      shop.owner('POST', `${path}/${id}/${verb}`, {});
    for (const verb of ['validate', 'start', 'resume', 'cancel'])
      expect(await post(created.catalogImport.id, verb)).toMatchObject({
        status: 409,
        code: 'CATALOG_IMPORT_STATE',
      });
    const done = await move(await upload('name,price\nC1,1\n'), 'start');
    expect(await post(done.id, 'cancel')).toMatchObject({ code: 'CATALOG_IMPORT_STATE' });
    expect(await shop.owner('PATCH', `${path}/${done.id}`, { updateExisting: true })).toMatchObject(
      { code: 'CATALOG_IMPORT_STATE' },
    );
  });

  it('refuses a mapping to a field that does not exist, or of two columns to one field', async () => {
    const uploaded = await upload('name,price,other\nD1,1,x\n');
    const refused = (columns: object[]) =>
      shop.owner('PATCH', `${path}/${uploaded.id}`, { columns });
    expect(await refused([{ position: 2, field: 'nonsense' }])).toMatchObject({ status: 400 });
    expect(await refused([{ position: 2, field: 'price' }])).toMatchObject({ status: 400 });
    expect(await refused([{ position: 9, field: 'sku' }])).toMatchObject({ status: 400 });
    const swapped = await change(uploaded, {
      columns: [
        { position: 0, field: 'brand' },
        { position: 2, field: 'name' },
      ],
    });
    expect(swapped.columns?.map(({ field }) => field)).toEqual(['brand', 'price', 'name']);
  });

  it('can be deleted with its report, and not while it runs', async () => {
    const uploaded = await upload('name,price\nE1,x\n');
    await must(shop.owner('POST', `${path}/${uploaded.id}/start`, {}));
    expect(await shop.owner('DELETE', `${path}/${uploaded.id}`)).toMatchObject({
      code: 'CATALOG_IMPORT_STATE',
    });
    await shop.server.runJobs();
    await must(shop.owner('DELETE', `${path}/${uploaded.id}`));
    expect(await shop.owner('GET', `${path}/${uploaded.id}`)).toMatchObject({ status: 404 });
  });
});

describe('the links of an import', () => {
  it('accept a file once, and only with a valid signature', async () => {
    const { uploadUrl, catalogImport: created } = await create('products.csv');
    for (const forged of [
      uploadUrl.replace(/sig=.{5}/, 'sig=AAAAA'),
      uploadUrl.replace(/exp=\d+/, 'exp=99999999999'),
      uploadUrl.replace(created.id ?? '', '0199c0de-0000-7000-8000-000000000000'),
      uploadUrl.replace(/\?.*/, ''),
    ])
      expect((await send(forged, 'name,price\nA,1\n')).status).toBe(403);
    expect((await send(uploadUrl, '')).status).toBe(400);
    expect((await send(uploadUrl, 'PK\u0003\u0004')).status).toBe(400);
    expect((await send(uploadUrl, 'name,price\nA,1\n')).status).toBe(200);
    expect((await send(uploadUrl, 'name,price\nB,1\n')).status).toBe(409);
  });

  it('download the complete report as a table without formulas', async () => {
    const rows = Array.from({ length: 1_200 }, (_, index) =>
      index === 7 ? 'Good,1' : `"=cmd|' /C calc'!A${index}",x${index}`,
    );
    const done = await move(await upload(['name,price', ...rows].join('\n')), 'validate');
    const { downloadUrl } = await must(
      shop.owner<{ downloadUrl: string }>('POST', `${path}/${done.id}/report-url`, {}),
    );
    expect((await fetch(atServer(downloadUrl.replace(/sig=.{5}/, 'sig=AAAAA')))).status).toBe(403);
    const answer = await fetch(atServer(downloadUrl));
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const table: Record<string, string>[] = parse(await answer.text(), {
      bom: true,
      columns: true,
    });
    expect(table).toHaveLength(1_199);
    expect(table[0]).toMatchObject({
      line: '2',
      product: "'=cmd|' /C calc'!A0",
      column: 'price',
      value: 'x0',
      code: 'NOT_A_NUMBER',
      outcome: 'rejected',
    });
    expect(table.at(-1)).toMatchObject({ line: '1201' });
    for (const row of table)
      for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@\t]/);
  });
});

it('needs the permission to change products', async () => {
  const reader = callAs(shop.server, await shop.server.createApiKey(['WIX_STORES.READ_PRODUCTS']));
  expect(await reader('POST', path, { fileName: 'a.csv' })).toMatchObject({ status: 403 });
  expect(await shop.visitor('GET', path)).toMatchObject({ status: 403 });
});

it('finds no import of another store', async () => {
  const uploaded = await upload('name,price\nF1,1\n');
  expect(
    await shop.owner(
      'GET',
      `${path}/${uploaded.id?.replace(/.$/, (last) => (last === '0' ? '1' : '0'))}`,
    ),
  ).toMatchObject({ status: 404 });
});
