import { createServer, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { stockShop } from '../kit/catalog.ts';
import { startServer } from '../kit/start-server.ts';
import { consumerProject, removePackedSdk, type Project } from './built-package.ts';

/**
 * Projects of others, with the package as it is published: they compile under the strictest
 * settings, and they run.
 */
const strict = (resolution: 'bundler' | 'nodenext'): string =>
  JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2022', 'DOM'],
      module: resolution === 'bundler' ? 'ESNext' : 'NodeNext',
      moduleResolution: resolution,
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      noImplicitOverride: true,
      noPropertyAccessFromIndexSignature: true,
      skipLibCheck: false,
      noEmit: true,
      types: [],
    },
    include: ['*.ts', '*.cts', '*.mts'],
  });

/** Stands for a platform: tokens, one product, an empty cart. */
let platform: Server;
let url: string;
const said = {
  '/oauth2/token': {
    access_token: 'a',
    refresh_token: 'r',
    expires_in: 14400,
    token_type: 'Bearer',
  },
  '/stores-reader/v1/products/p1': {
    product: { id: 'p1', name: 'Tea', lastUpdated: '2026-03-01T12:00:00Z' },
  },
  '/ecom/v1/carts/current': {
    cart: { id: 'c1', createdDate: '2026-03-01T12:00:00Z', lineItems: [] },
  },
};
beforeAll(async () => {
  platform = createServer((request, response) => {
    const body = (said as Record<string, unknown>)[(request.url ?? '').split('?')[0] ?? ''];
    response
      .writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => {
    platform.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
}, 120_000);
afterAll(async () => {
  platform.close();
  await removePackedSdk();
});

async function project(options: Parameters<typeof consumerProject>[0]): Promise<Project> {
  const made = await consumerProject(options);
  onTestFinished(() => made.remove());
  return made;
}

const ours = `
import { createClient, OAuthStrategy, collections, currentCart, products, ApiError, type Tokens, type Client } from '@shopwright/sdk';
import { orders } from '@shopwright/sdk/ecom';
import { elevate } from '@shopwright/sdk/context';
const client = createClient({ host: process.argv[2] ?? '', auth: OAuthStrategy({ clientId: 'x' }), modules: { products, currentCart, orders } });
const { product } = await client.products.getProduct('p1');
const changed: Date | null | undefined = product?.lastUpdated;
const cart = await client.currentCart.getCurrentCart();
const made: Date | null | undefined = cart._createdDate;
const name: string = product?.name ?? '';
const tokens: Tokens = client.auth.getTokens();
const page = () => client.products.queryProducts().eq('name', 'Tea').limit(5).find().then(({ items }) => items[0]?.slug);
// @ts-expect-error An id is a text.
const wrong = () => client.products.getProduct(1);
// @ts-expect-error There is no such channel.
const alsoWrong = () => client.currentCart.createCheckoutFromCurrentCart({ channelType: 'NOWHERE' });
// @ts-expect-error There is no such field.
const noField = () => client.products.queryProducts().eq('nope', 1);
// @ts-expect-error Products cannot be sorted by their description.
const noSort = () => client.products.queryProducts().descending('description');
const fields = () => client.products.queryProducts().eq('_id', '1').hasSome('collectionIds', ['c']).ascending('_createdDate', 'priceData.price');
const { Filter, Sort, QueryBuilder } = products.utils.query;
// @ts-expect-error There is no such field.
const noFilter = () => Filter('nope');
// @ts-expect-error Products cannot be sorted by their description.
const noSorting = () => Sort('description');
// @ts-expect-error A field of collections.
const notMine = () => Filter('numberOfProducts');
const whole = () => client.products.queryProducts(QueryBuilder().withFilter(Filter.and(Filter('name').eq('Tea'), Filter('priceData.price').gt(5).lt(10))).withSorting(Sort('_createdDate').desc()).build());
const collectionFilter = collections.utils.query.Filter('numberOfProducts');
void [noField, noSort, fields, noFilter, noSorting, notMine, whole, collectionFilter];
void [page, wrong, alsoWrong, elevate(products.getProduct), currentCart.ChannelType.WEB, ApiError];
console.log(name, changed instanceof Date, made instanceof Date, tokens.refreshToken.role);
export type Mine = Client<{ products: typeof products }, undefined>;
`;
const declared = 'declare const process: { argv: string[] };';

test('our modules work as ES modules in strict TypeScript', async () => {
  const made = await project({ sdkAs: '@shopwright/sdk' });
  await made.write({
    'package.json': '{"type":"module"}',
    'tsconfig.json': strict('nodenext'),
    'globals.d.ts': declared,
    'index.ts': ours,
  });
  await made.compile();
  const { stdout } = await made.node(
    '--experimental-strip-types',
    '--no-warnings',
    'index.ts',
    url,
  );
  expect(stdout.trim()).toBe('Tea true true visitor');
});

test('our modules work as CommonJS', async () => {
  const made = await project({ sdkAs: '@shopwright/sdk' });
  await made.write({
    'package.json': '{"type":"commonjs"}',
    'tsconfig.json': strict('nodenext'),
    'globals.d.ts': declared,
    'typed.cts': `import sdk = require('@shopwright/sdk');\nimport ecom = require('@shopwright/sdk/ecom');\nexport const client = sdk.createClient({ modules: { products: sdk.products, orders: ecom.orders } });\nexport const product = async (): Promise<string | null | undefined> => (await client.products.getProduct('x')).product?.name;\n`,
    'run.cjs': `const { createClient, OAuthStrategy, products } = require('@shopwright/sdk');\nconst { orders } = require('@shopwright/sdk/ecom');\ncreateClient({ host: process.argv[2], auth: OAuthStrategy({ clientId: 'x' }), modules: { products, orders } }).products.getProduct('p1').then(({ product }) => console.log(product.name, product.lastUpdated instanceof Date));\n`,
  });
  await made.compile();
  expect((await made.node('run.cjs', url)).stdout.trim()).toBe('Tea true');
});

test('a browser bundle has SHOPWRIGHT_URL inlined and no Node built-ins', async () => {
  const made = await project({ sdkAs: '@shopwright/sdk' });
  await made.write({
    'package.json': '{"type":"module"}',
    'page.js': `import { createClient, OAuthStrategy, products } from '@shopwright/sdk';\nexport const name = createClient({ auth: OAuthStrategy({ clientId: 'x' }), modules: { products } }).products.getProduct('p1').then(({ product }) => product.name);\n`,
  });
  const bundle = await rolldown({
    input: join(made.folder, 'page.js'),
    platform: 'browser',
    transform: { define: { 'process.env.SHOPWRIGHT_URL': JSON.stringify(url) } },
  });
  const { output } = await bundle.write({
    dir: join(made.folder, 'out'),
    format: 'esm',
    minify: true,
  });
  expect(
    output.every((chunk) => chunk.type !== 'chunk' || !/["'`]node:|require\(/.test(chunk.code)),
  ).toBe(true);
  await made.write({ 'run.mjs': `import { name } from './out/page.js'; console.log(await name);` });
  expect((await made.node('run.mjs')).stdout.trim()).toBe('Tea');
});

const provider = ['@wix/stores', '@wix/ecom', '@wix/members', '@wix/redirects', '@wix/identity'];

test("the provider's modules work in our client", async () => {
  const made = await project({ sdkAs: '@shopwright/sdk', others: provider });
  await made.write({
    'package.json': '{"type":"module"}',
    'tsconfig.json': strict('bundler').replace('"skipLibCheck":false', '"skipLibCheck":true'),
    'globals.d.ts': declared,
    'index.ts': `
import { createClient, OAuthStrategy } from '@shopwright/sdk';
import { products, collections } from '@wix/stores';
import { currentCart } from '@wix/ecom';
import { members } from '@wix/members';
import { redirects } from '@wix/redirects';
import { recovery } from '@wix/identity';
const client = createClient({ host: process.argv[2] ?? '', auth: OAuthStrategy({ clientId: 'x' }), modules: { products, collections, currentCart, members, redirects, recovery } });
const { product } = await client.products.getProduct('p1');
const cart = await client.currentCart.getCurrentCart();
const find = () => client.products.queryProducts().eq('name', 'Tea').find().then(({ items }) => items[0]?.name);
client.currentCart.onCartCreated(({ entity }) => { console.log(entity._id); });
void find;
console.log(product?.name, cart._createdDate instanceof Date);
`,
  });
  await made.compile();
  expect(
    (await made.node('--experimental-strip-types', '--no-warnings', 'index.ts', url)).stdout.trim(),
  ).toBe('Tea true');
});

test('the npm alias works as docs/migrating.md describes, against a real store', async () => {
  const server = await startServer();
  onTestFinished(() => server.close());
  await stockShop(server);
  const made = await project({});
  await made.write({
    'package.json': '{"type":"module"}',
    'tsconfig.json': strict('bundler').replace('"skipLibCheck":false', '"skipLibCheck":true'),
    'globals.d.ts': declared,
    'index.ts': `
import { createClient, OAuthStrategy, TokenRole, LoginState, media, EMPTY_TOKENS, type Tokens, type IOAuthStrategy, type WixClient } from '@wix/sdk';
import { products } from '@wix/stores';
import { currentCart } from '@wix/ecom';
const modules = { products, currentCart };
const client: WixClient<undefined, IOAuthStrategy, typeof modules> = createClient({ modules, auth: OAuthStrategy({ clientId: process.argv[2] ?? '', tokens: EMPTY_TOKENS }) });
const { items } = await client.products.queryProducts().ascending('name').find();
const tokens: Tokens = client.auth.getTokens();
const isVisitor: boolean = tokens.refreshToken.role === TokenRole.VISITOR;
void [LoginState.SUCCESS, media.getImageUrl];
console.log(items.map(({ name }) => name).join(' '), isVisitor);
`,
  });
  await made.install('@wix/sdk');
  for (const name of provider) await made.link(name);
  await made.compile();
  const { stdout } = await made.node(
    '--experimental-strip-types',
    '--no-warnings',
    '--import',
    `data:text/javascript,process.env.SHOPWRIGHT_URL='${server.url}'`,
    'index.ts',
    server.clientId,
  );
  expect(stdout.trim()).toBe('Apple Bread Cheese Dates Eggs true');
}, 180_000);

/**
 * What a storefront's first script grows by, minified and compressed. Chunks loaded later (events,
 * the hidden frame) are shown, not counted.
 */
async function sizes(
  { folder, write }: Project,
  imports: string,
  modules: string,
): Promise<{ first: number; later: number }> {
  await write({
    'entry.mjs': `import { createClient, OAuthStrategy${imports} } from '@shopwright/sdk'; globalThis.shop = createClient({ auth: OAuthStrategy({ clientId: 'x' }), modules: ${modules} });`,
  });
  const bundle = await rolldown({ input: join(folder, 'entry.mjs'), platform: 'browser' });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  const size = (isEntry: boolean) =>
    output.reduce(
      (sum, chunk) =>
        chunk.type === 'chunk' && chunk.isEntry === isEntry
          ? sum + gzipSync(chunk.code, { level: 9 }).length
          : sum,
      0,
    );
  return { first: size(true), later: size(false) };
}

test('the core with cart and products is at most 15 KB, and unused functions are tree-shaken', async () => {
  const made = await project({ sdkAs: '@shopwright/sdk' });
  const whole = await sizes(made, ', currentCart, products', '{ currentCart, products }');
  const one = await sizes(made, ', products', '{ getProduct: products.getProduct }');
  const two = await sizes(
    made,
    ', products',
    '{ getProduct: products.getProduct, removeBrand: products.removeBrand }',
  );
  // The number is what a reader of the run wants to see.
  // oxlint-disable-next-line no-console
  console.log(
    `core with cart and products: ${whole.first} bytes gzipped, and ${whole.later} more when events or a silent login are used; with one function: ${one.first}, with two: ${two.first}`,
  );
  expect(whole.first).toBeLessThanOrEqual(15 * 1024);
  expect(two.first - one.first).toBeLessThan(100);
});
