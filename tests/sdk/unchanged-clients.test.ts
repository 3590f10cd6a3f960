import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { withProviderMedia } from '@shopwright/sdk/node/provider-media';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { stockShop } from '../kit/catalog.ts';
import { startServer, type TestServer } from '../kit/start-server.ts';

/** Apps with the provider's own client, without any change. */
const root = join(import.meta.dirname, '..', '..');
const source = `
import { createClient, OAuthStrategy } from '@wix/sdk';
import { products } from '@wix/stores';
const client = createClient({ modules: { products }, auth: OAuthStrategy({ clientId: process.argv[2] }) });
const { items } = await client.products.queryProducts().ascending('name').find();
console.log(items.map(({ name }) => name).join(' '));
`;

/**
 * What a storefront does with pictures: the product's own address, and a size of the picture in the
 * cart.
 */
const picturesSource = `
import { createClient, media, OAuthStrategy } from '@wix/sdk';
import { products } from '@wix/stores';
import { currentCart } from '@wix/ecom';
const client = createClient({ modules: { products, currentCart }, auth: OAuthStrategy({ clientId: process.argv[2] }) });
const { items: [product] } = await client.products.queryProducts().eq('name', 'Apple').find();
const { cart } = await client.currentCart.addToCurrentCart({ lineItems: [{ quantity: 1, catalogReference: { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: product._id } }] });
const { url } = product.media.mainMedia.image;
const image = cart.lineItems[0].image;
const cartUrl = image.startsWith('wix:') ? media.getScaledToFillImageUrl(image, 40, 30, {}) : image;
const scaled = media.getScaledToFillImageUrl('wix:image://v1/' + url.split('/media/')[1] + '/apple.png#originWidth=64&originHeight=48', 40, 30, {});
const read = async (address) => { const answer = await fetch(address); return [address, answer.status, answer.headers.get('content-type')]; };
console.log(JSON.stringify({ url, cartUrl, read: await Promise.all([url, scaled, cartUrl].map(read)) }));
`;

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startServer();
  const {
    productIds: [apple = ''],
  } = await stockShop(server);
  await givePicture(apple);
  // Below the tests, so that the provider's packages are found.
  folder = await mkdtemp(join(import.meta.dirname, '.unchanged-'));
  await writeFile(join(folder, 'program.mjs'), source);
  await writeFile(join(folder, 'pictures.mjs'), picturesSource);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await server.close();
});

/** A real picture, uploaded as the owner uploads it. */
async function givePicture(productId: string): Promise<void> {
  const authorization = await server.createApiKey();
  const post = async (path: string, body: object) =>
    (
      await fetch(server.url + path, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json() as Promise<{ uploadUrl: string }>;
  const { uploadUrl } = await post('/site-media/v1/files/generate-upload-url', {
    mimeType: 'image/png',
    fileName: 'apple.png',
  });
  const { pathname, search } = new URL(uploadUrl);
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const taken = await fetch(server.url + pathname + search, {
    method: 'PUT',
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array(bytes),
  });
  const { file } = (await taken.json()) as { file: { id: string } };
  await post(`/stores/v1/products/${productId}/media`, { media: [{ mediaId: file.id }] });
}

const ofProvider = /^https:\/\/static\.wixstatic\.com\/media\//;

describe('node --import @shopwright/sdk/redirect', () => {
  const run = (env: Record<string, string>, name = 'program.mjs') =>
    promisify(execFile)(
      process.execPath,
      ['--import', '@shopwright/sdk/redirect', join(folder, name), server.clientId],
      { env: { PATH: process.env['PATH'] ?? '', ...env }, cwd: folder },
    );

  test('sends an unchanged app to the platform, and explains its purpose', async () => {
    const { stdout, stderr } = await run({ SHOPWRIGHT_URL: server.url });
    expect(stdout.trim()).toBe('Apple Bread Cheese Dates Eggs');
    expect(stderr).toContain(server.url);
    expect(stderr).toContain('development, tests and migrations');
  });

  test("names pictures at the provider's host, which storefronts allow, and serves them in every size", async () => {
    const { stdout } = await run({ SHOPWRIGHT_URL: server.url }, 'pictures.mjs');
    const { url, cartUrl, read } = JSON.parse(stdout) as {
      url: string;
      cartUrl: string;
      read: [string, number, string][];
    };
    expect([url, cartUrl]).toEqual([
      expect.stringMatching(ofProvider),
      expect.stringMatching(ofProvider),
    ]);
    expect(read.map(([address, status, type]) => [address, status, type.split('/')[0]])).toEqual(
      read.map(([address]) => [address, 200, 'image']),
    );
    expect(read[1]?.[0]).toContain('/v1/fill/w_40,h_30,');
  });

  test('without a URL it exits and names the missing setting', async () => {
    const failed = await run({}).catch((error: { code: number; stderr: string }) => error);
    expect(failed).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('set SHOPWRIGHT_URL'),
    });
  });
});

describe('shopwright mirror', () => {
  interface Answer {
    host: string;
    port: number;
    hosts: string[];
    authorityFile: string;
    fingerprint: string;
  }
  let data: string;
  let answer: Answer;
  let stop: () => Promise<void>;

  async function startMirror(json: boolean): Promise<{ text: string; stop: () => Promise<void> }> {
    const child = spawn(
      process.execPath,
      [
        join(root, 'packages', 'shopwright', 'bin', 'shopwright.mjs'),
        'mirror',
        '--port',
        '0',
        '--to',
        server.url,
        '--data',
        data,
        ...(json ? ['--json'] : []),
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const lines = createInterface({ input: child.stdout });
    let text = '';
    await new Promise<void>((resolve) => {
      lines.on('line', (line) => {
        text += `${line}\n`;
        if (json || line.startsWith('Press Ctrl-C')) resolve();
      });
    });
    return {
      text,
      stop: () =>
        new Promise((resolve) => {
          child.on('close', () => {
            resolve();
          });
          child.kill('SIGTERM');
        }),
    };
  }

  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'shopwright-mirror-'));
    const started = await startMirror(true);
    answer = JSON.parse(started.text) as Answer;
    stop = started.stop;
  });
  afterAll(async () => {
    await stop();
    await rm(data, { recursive: true, force: true });
  });

  /**
   * A request from a machine that has the hosts-file entries and trusts the authority.
   */
  const call = async (
    name: string,
    path: string,
    { ca = true, headers = {} }: { ca?: boolean; headers?: Record<string, string> } = {},
  ) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      void (ca ? readFile(answer.authorityFile) : Promise.resolve(undefined)).then((authority) => {
        request(
          {
            host: answer.host,
            port: answer.port,
            servername: name,
            path,
            headers: { ...headers, host: name },
            ...(authority === undefined ? {} : { ca: authority }),
          },
          (response) => {
            let body = '';
            response
              .on('data', (chunk: Buffer) => {
                body += chunk.toString();
              })
              .on('end', () => {
                resolve({ status: response.statusCode, body });
              });
          },
        )
          .on('error', reject)
          .end();
      });
    });

  test.each(['www.wixapis.com', 'edge.wixapis.com', 'readonly.wixapis.com'])(
    '%s answers over TLS only for clients that trust the authority',
    async (name) => {
      expect(await call(name, '/oauth2/jwks')).toMatchObject({
        status: 200,
        body: expect.stringContaining('keys'),
      });
      await expect(call(name, '/oauth2/jwks', { ca: false })).rejects.toThrow(
        /certificate|self-signed/,
      );
    },
  );

  test("media hosts lead to the shop's media", async () => {
    expect(await call('static.wixstatic.com', '/media/none.png')).toMatchObject({
      status: 404,
      body: expect.stringContaining('There is no such file'),
    });
  });

  test("answers name pictures at the provider's host, where the mirror serves them in every size", async () => {
    const token = await fetch(`${server.url}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId: server.clientId, grantType: 'anonymous' }),
    });
    const { access_token: authorization } = (await token.json()) as { access_token: string };
    const query = Buffer.from(JSON.stringify({ query: { filter: { name: 'Apple' } } })).toString(
      'base64url',
    );
    const { status, body } = await call(
      'edge.wixapis.com',
      `/stores-reader/v1/products/query-platformized?.r=${query}`,
      { headers: { authorization, 'accept-encoding': 'gzip' } },
    );
    const {
      products: [apple],
    } = JSON.parse(body) as { products: { media: { mainMedia: { image: { url: string } } } }[] };
    const url = apple?.media.mainMedia.image.url ?? '';
    expect([status, url]).toEqual([200, expect.stringMatching(ofProvider)]);
    expect(body).not.toContain('http://shop.test/media/');
    const { pathname } = new URL(url);
    expect((await call('static.wixstatic.com', pathname)).status).toBe(200);
    expect(
      (
        await call(
          'static.wixstatic.com',
          `${pathname}/v1/fill/w_40,h_30,al_c,q_80,usm_0.66_1.00_0.01,enc_auto/apple.png`,
        )
      ).status,
    ).toBe(200);
    // An address to upload to is the shop's own.
    expect(
      withProviderMedia('{"uploadUrl":"http://shop.test/media/upload?ticket=x"}', [
        'http://shop.test',
      ]),
    ).toContain('http://shop.test/media/upload');
  });

  test('the authority can certify no other name', async () => {
    await expect(call('example.com', '/')).rejects.toThrow(/altnames|constraint/i);
    expect(await readFile(answer.authorityFile, 'utf8')).toContain('BEGIN CERTIFICATE');
    expect((await stat(join(data, 'mirror', 'authority.key'))).mode & 0o077).toBe(0);
  });

  test('one Chromium with the printed switch trusts it, without a change to the machine', async () => {
    const rules = answer.hosts.map((name) => `MAP ${name} ${answer.host}:${answer.port}`).join(',');
    const browser = await openBrowser([
      `--host-resolver-rules=${rules}`,
      `--ignore-certificate-errors-spki-list=${answer.fingerprint}`,
    ]);
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    const response = await page.goto('https://edge.wixapis.com/oauth2/jwks');
    expect(response?.status()).toBe(200);
    expect(await response?.text()).toContain('keys');
  });

  test("a second start keeps the authority, and prints the hosts file, the trust step and Chromium's switch", async () => {
    const before = await readFile(answer.authorityFile, 'utf8');
    const again = await startMirror(false);
    await again.stop();
    expect(await readFile(answer.authorityFile, 'utf8')).toBe(before);
    expect(again.text).toContain('127.0.0.1 www.wixapis.com');
    expect(again.text).toContain(`NODE_EXTRA_CA_CERTS=${answer.authorityFile}`);
    expect(again.text).toMatch(
      /--host-resolver-rules="MAP www\.wixapis\.com 127\.0\.0\.1:\d+.* --ignore-certificate-errors-spki-list=/,
    );
    expect(again.text).toContain('development, tests and migrations');
  });
});
