import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openBrowser } from '../e2e/browser.ts';
import { stockShop } from '../kit/catalog.ts';
import { startServer, type TestServer } from '../kit/start-server.ts';

/** Programs with the provider's own client, not a letter of which is changed. */
const root = join(import.meta.dirname, '..', '..');
const program = `
import { createClient, OAuthStrategy } from '@wix/sdk';
import { products } from '@wix/stores';
const client = createClient({ modules: { products }, auth: OAuthStrategy({ clientId: process.argv[2] }) });
const { items } = await client.products.queryProducts().ascending('name').find();
console.log(items.map(({ name }) => name).join(' '));
`;

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startServer();
  await stockShop(server);
  // Below the tests, so that the provider's packages are found.
  folder = await mkdtemp(join(import.meta.dirname, '.unchanged-'));
  await writeFile(join(folder, 'program.mjs'), program);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await server.close();
});

describe('node --import @shopwright/sdk/redirect', () => {
  const run = (env: Record<string, string>) => promisify(execFile)(process.execPath, ['--import', '@shopwright/sdk/redirect', join(folder, 'program.mjs'), server.clientId], { env: { PATH: process.env['PATH'] ?? '', ...env }, cwd: folder });

  test('sends an unchanged program to the platform, and says what it is for', async () => {
    const { stdout, stderr } = await run({ SHOPWRIGHT_URL: server.url });
    expect(stdout.trim()).toBe('Apple Bread Cheese Dates Eggs');
    expect(stderr).toContain(server.url);
    expect(stderr).toContain('development, tests and moving house');
  });

  test('without an address it ends and says which setting is missing', async () => {
    const failed = await run({}).catch((error: { code: number; stderr: string }) => error);
    expect(failed).toMatchObject({ code: 2, stderr: expect.stringContaining('set SHOPWRIGHT_URL') });
  });
});

describe('shopwright mirror', () => {
  interface Answer { host: string; port: number; hosts: string[]; authorityFile: string; fingerprint: string }
  let data: string;
  let answer: Answer;
  let stop: () => Promise<void>;

  async function startMirror(json: boolean): Promise<{ text: string; stop: () => Promise<void> }> {
    const child = spawn(process.execPath, [join(root, 'packages', 'shopwright', 'bin', 'shopwright.mjs'), 'mirror', '--port', '0', '--to', server.url, '--data', data, ...(json ? ['--json'] : [])], { stdio: ['ignore', 'pipe', 'inherit'] });
    const lines = createInterface({ input: child.stdout });
    let text = '';
    await new Promise<void>((resolve) => {
      lines.on('line', (line) => {
        text += `${line}\n`;
        if (json || line.startsWith('Ctrl-C')) resolve();
      });
    });
    return { text, stop: () => new Promise((resolve) => { child.on('close', () => { resolve(); }); child.kill('SIGTERM'); }) };
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

  /** A request as a program makes it whose machine has the hosts-file lines and trusts the authority. */
  const ask = async (name: string, path: string, { ca = true } = {}) => new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    void (ca ? readFile(answer.authorityFile) : Promise.resolve(undefined)).then((authority) => {
      request({ host: answer.host, port: answer.port, servername: name, path, headers: { host: name }, ...(authority === undefined ? {} : { ca: authority }) }, (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => { body += chunk.toString(); }).on('end', () => { resolve({ status: response.statusCode, body }); });
      }).on('error', reject).end();
    });
  });

  test.each(['www.wixapis.com', 'edge.wixapis.com'])('%s answers over TLS for whoever trusts the authority, and for nobody else', async (name) => {
    expect(await ask(name, '/oauth2/jwks')).toMatchObject({ status: 200, body: expect.stringContaining('keys') });
    await expect(ask(name, '/oauth2/jwks', { ca: false })).rejects.toThrow(/certificate|self-signed/);
  });

  test('media hosts lead to the shop\'s media', async () => {
    expect(await ask('static.wixstatic.com', '/media/none.png')).toMatchObject({ status: 404, body: expect.stringContaining('There is no such file') });
  });

  test('the authority can vouch for no other name', async () => {
    await expect(ask('example.com', '/')).rejects.toThrow(/altnames|constraint/i);
    expect(await readFile(answer.authorityFile, 'utf8')).toContain('BEGIN CERTIFICATE');
    expect((await stat(join(data, 'mirror', 'authority.key'))).mode & 0o077).toBe(0);
  });

  test('one Chromium with the printed switch trusts it, without a change to the machine', async () => {
    const rules = answer.hosts.map((name) => `MAP ${name} ${answer.host}:${answer.port}`).join(',');
    const browser = await openBrowser([`--host-resolver-rules=${rules}`, `--ignore-certificate-errors-spki-list=${answer.fingerprint}`]);
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    const response = await page.goto('https://edge.wixapis.com/oauth2/jwks');
    expect(response?.status()).toBe(200);
    expect(await response?.text()).toContain('keys');
  });

  test('a second start keeps the authority, and prints the hosts file, the trust step and Chromium\'s switch', async () => {
    const before = await readFile(answer.authorityFile, 'utf8');
    const again = await startMirror(false);
    await again.stop();
    expect(await readFile(answer.authorityFile, 'utf8')).toBe(before);
    expect(again.text).toContain('127.0.0.1 www.wixapis.com');
    expect(again.text).toContain(`NODE_EXTRA_CA_CERTS=${answer.authorityFile}`);
    expect(again.text).toMatch(/--host-resolver-rules="MAP www\.wixapis\.com 127\.0\.0\.1:\d+.* --ignore-certificate-errors-spki-list=/);
    expect(again.text).toContain('development, tests and moving house');
  });
});
