import type { CatalogExport } from '@shopwright/contract/catalog/catalog-exports';
import { parse } from 'csv-parse/sync';
import { beforeAll, expect, it } from 'vitest';
import { callAs, must } from '../../kit/api.ts';
import { startCatalogShop, type CatalogShop } from '../../kit/catalog-shop.ts';

let shop: CatalogShop;
beforeAll(async () => {
  shop = await startCatalogShop();
  await shop.create({ name: '=HYPERLINK("https://example.org")', ribbon: 'Sale' });
  await shop.create({ name: 'Cup', ribbon: 'Sale', visible: false });
  await shop.create({ name: 'Vase' });
});

const path = '/v1/catalog-exports';
const start = async (body: object) =>
  (await must(shop.owner<{ catalogExport: CatalogExport }>('POST', path, body))).catalogExport;
const read = async ({ id }: CatalogExport) =>
  (await must(shop.owner<{ catalogExport: CatalogExport }>('GET', `${path}/${id}`))).catalogExport;
async function download({ id }: CatalogExport): Promise<Response> {
  const { downloadUrl } = await must(
    shop.owner<{ downloadUrl: string }>('POST', `${path}/${id}/download-url`, {}),
  );
  const { pathname, search } = new URL(downloadUrl);
  return fetch(`${shop.server.url}${pathname}${search}`);
}

it('exports all products as a job, hidden ones too, with a signed download link', async () => {
  const started = await start({ format: 'JSON_LINES' });
  expect(started).toMatchObject({ state: 'RUNNING', totalProducts: 3, selection: null });
  await shop.server.runJobs();
  const done = await read(started);
  expect(done).toMatchObject({ state: 'COMPLETED', exportedProducts: 3 });
  const answer = await download(done);
  expect(answer.headers.get('content-disposition')).toMatch(/attachment; filename=".*\.jsonl"/);
  const text = await answer.text();
  expect(Buffer.byteLength(text)).toBe(done.sizeInBytes);
  expect(
    text
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { name: string }).name),
  ).toEqual(expect.arrayContaining(['Cup', 'Vase']));
  const { url } = answer;
  expect((await fetch(url.replace(/sig=.{5}/, 'sig=AAAAA'))).status).toBe(403);
  expect((await fetch(url.replace(/exp=\d+/, 'exp=99999999999'))).status).toBe(403);
});

it.each([
  ['SHOPWRIGHT_CSV', 'name'],
  ['WIX_CSV', 'name'],
  ['SHOPIFY_CSV', 'Title'],
] as const)(
  'writes the products that a filter finds as %s, without a formula in any cell',
  async (format, column) => {
    const started = await start({ format, selection: { filter: { ribbon: 'Sale' } } });
    await shop.server.runJobs();
    const rows: Record<string, string>[] = parse(await (await download(started)).text(), {
      columns: true,
    });
    expect(rows.map((row) => row[column] ?? '').toSorted((a, b) => a.localeCompare(b))).toEqual([
      '\'=HYPERLINK("https://example.org")',
      'Cup',
    ]);
  },
);

it('exports selected products', async () => {
  const { id } = await shop.create({ name: 'Chosen' });
  const started = await start({ format: 'JSON_LINES', selection: { ids: [id] } });
  await shop.server.runJobs();
  expect(await read(started)).toMatchObject({ totalProducts: 1, exportedProducts: 1 });
});

it('refuses an invalid filter', async () => {
  expect(
    await shop.owner('POST', path, { format: 'WIX_CSV', selection: { filter: { nonsense: 1 } } }),
  ).toMatchObject({ status: 400 });
});

it('can be canceled, and has no file then', async () => {
  const started = await start({ format: 'WIX_CSV' });
  await must(shop.owner('POST', `${path}/${started.id}/cancel`, {}));
  await shop.server.runJobs();
  expect(await read(started)).toMatchObject({ state: 'CANCELED', sizeInBytes: 0 });
  expect(await shop.owner('POST', `${path}/${started.id}/download-url`, {})).toMatchObject({
    status: 409,
    code: 'CATALOG_EXPORT_STATE',
  });
  await must(shop.owner('DELETE', `${path}/${started.id}`));
  expect(await shop.owner('GET', `${path}/${started.id}`)).toMatchObject({ status: 404 });
});

it('runs at most three at a time per store', async () => {
  const started = [];
  for (let index = 0; index < 3; index += 1) started.push(await start({ format: 'WIX_CSV' }));
  expect(await shop.owner('POST', path, { format: 'WIX_CSV' })).toMatchObject({
    status: 429,
    code: 'TOO_MANY_CATALOG_EXPORTS',
  });
  await shop.server.runJobs();
});

it('is stopped and deleted by its creator and by those who may change products', async () => {
  const keyWith = async (...permissions: string[]) =>
    callAs(shop.server, await shop.server.createApiKey(permissions));
  const reader = await keyWith('WIX_STORES.READ_PRODUCTS');
  const editor = await keyWith('WIX_STORES.READ_PRODUCTS', 'WIX_STORES.MODIFY_PRODUCTS');
  const ofOwner = await start({ format: 'WIX_CSV' });
  const refused = { status: 403, code: 'PERMISSION_DENIED' };
  expect(await reader('POST', `${path}/${ofOwner.id}/cancel`, {})).toMatchObject(refused);
  expect(await reader('DELETE', `${path}/${ofOwner.id}`)).toMatchObject(refused);
  await must(editor('POST', `${path}/${ofOwner.id}/cancel`, {}));
  await must(editor('DELETE', `${path}/${ofOwner.id}`));
  const { catalogExport: own } = await must(
    reader<{ catalogExport: CatalogExport }>('POST', path, { format: 'WIX_CSV' }),
  );
  await must(reader('POST', `${path}/${own.id}/cancel`, {}));
  await must(reader('DELETE', `${path}/${own.id}`));
});

it('needs the permission to read products', async () => {
  const other = callAs(
    shop.server,
    await shop.server.createApiKey(['WIX_STORES.MODIFY_INVENTORY']),
  );
  expect(await other('POST', path, { format: 'WIX_CSV' })).toMatchObject({ status: 403 });
  expect(await shop.visitor('GET', path)).toMatchObject({ status: 403 });
});
