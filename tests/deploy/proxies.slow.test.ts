import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { answerOf, begin, temporaryDataDir, type ReadyLine } from '../kit/command.ts';
import { freePort } from '../kit/free-port.ts';
import { copyPreparedShop } from '../kit/prepared-shop.ts';

/** A real shop behind the real proxies, with the files of deploy/proxy. */

vi.setConfig({ testTimeout: 400_000 });

const read = (file: string): string =>
  readFileSync(new URL(`../../deploy/proxy/${file}`, import.meta.url), 'utf8');
const isInstalled = (executable: string): boolean =>
  spawnSync(executable, ['-v']).error === undefined;

/** Not the address of the proxy, so that the shop must take it from the proxy's header. */
const CLIENT = '127.0.0.2';
const MEGABYTE = 1024 ** 2;
const UPLOAD_BYTES = 64 * MEGABYTE;

interface Ports {
  readonly http: number;
  readonly https: number;
  readonly shop: number;
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A request from CLIENT. Resolves when `isEnough` is true for what has arrived, or at the end. */
async function send(
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
    isEnough = () => false,
  }: {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: Buffer | string;
    readonly isEnough?: (text: string) => boolean;
  } = {},
): Promise<Answer> {
  const outgoing = request(url, {
    method,
    headers: {
      ...headers,
      ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
    },
    localAddress: CLIENT,
    // The certificate of the test is signed by itself.
    rejectUnauthorized: false,
    agent: false,
  });
  outgoing.end(body);
  const [response] = await once(outgoing, 'response');
  let text = '';
  for await (const chunk of response) {
    text += String(chunk);
    if (isEnough(text)) break;
  }
  outgoing.destroy();
  return { status: response.statusCode, headers: response.headers, text };
}

async function startBehind(ports: Ports): Promise<{ dataDir: string }> {
  const data = temporaryDataDir();
  onTestFinished(() => data.remove());
  await copyPreparedShop(data.path);
  const shop = begin<ReadyLine>(
    ['start', '--port', String(ports.shop), '--json', '--data', data.path],
    {
      env: {
        HOST: '127.0.0.1',
        SHOPWRIGHT_PUBLIC_URL: `https://localhost:${ports.https}`,
        SHOPWRIGHT_TRUST_PROXY: 'true',
        SHOPWRIGHT_DRAIN_SECONDS: '0',
      },
    },
  );
  onTestFinished(async () => {
    shop.kill('SIGTERM');
    await shop.ended;
  });
  await shop.ready;
  return { dataDir: data.path };
}

/** Starts a proxy and waits until the shop answers through it. */
async function startProxy(
  executable: string,
  args: readonly string[],
  { https }: Ports,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const proxy = spawn(executable, args, { env: { ...process.env, ...env }, stdio: 'pipe' });
  const ended = once(proxy, 'close');
  let output = '';
  for (const stream of [proxy.stdout, proxy.stderr])
    stream.on('data', (data) => (output += String(data)));
  onTestFinished(async () => {
    proxy.kill('SIGTERM');
    await ended;
  });
  await vi.waitFor(
    async () => {
      if (proxy.exitCode !== null) throw new Error(`${executable} ended: ${output}`);
      expect((await send(`https://localhost:${https}/ready`)).status).toBe(200);
    },
    { timeout: 60_000, interval: 100 },
  );
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shopwright-proxy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Replaces exactly what is there once, so that an edited example cannot pass unnoticed. */
function replaceOnce(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`not exactly once in the file: ${from}`);
  return text.replace(from, to);
}

async function startNginx(ports: Ports): Promise<void> {
  const folder = temporaryFolder();
  const certificate = join(folder, 'fullchain.pem');
  const key = join(folder, 'privkey.pem');
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
    ].concat(['-keyout', key, '-out', certificate]),
    { stdio: 'ignore' },
  );
  const live = '/etc/letsencrypt/live/shop.example.com/';
  let conf = read('nginx.conf').replaceAll(
    'server_name shop.example.com;',
    'server_name localhost;',
  );
  conf = replaceOnce(conf, `${live}fullchain.pem`, certificate);
  conf = replaceOnce(conf, `${live}privkey.pem`, key);
  conf = replaceOnce(conf, 'listen 80;', `listen 127.0.0.1:${ports.http};`);
  conf = replaceOnce(conf, 'listen 443 ssl http2;', `listen 127.0.0.1:${ports.https} ssl http2;`);
  conf = replaceOnce(conf, 'server 127.0.0.1:8080;', `server 127.0.0.1:${ports.shop};`);
  // Where this test may write, and not beside a running nginx.
  conf = replaceOnce(
    conf,
    'http {\n',
    `http {\naccess_log off;\n${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${join(folder, name)};\n`)
      .join('')}`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `pid ${join(folder, 'nginx.pid')};\nerror_log stderr;\n${conf}`);
  await startProxy('nginx', ['-p', folder, '-c', file, '-g', 'daemon off;'], ports);
}

async function startCaddy(ports: Ports): Promise<void> {
  const folder = temporaryFolder();
  const file = join(folder, 'Caddyfile');
  // Certificates of its own, without an entry in the trust store of this machine.
  const options = `{\nadmin off\nskip_install_trust\nlocal_certs\nhttp_port ${ports.http}\nhttps_port ${ports.https}\n}\n`;
  writeFileSync(file, options + read('Caddyfile'));
  await startProxy('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], ports, {
    SHOP_HOST: 'localhost',
    SHOP_UPSTREAM: `127.0.0.1:${ports.shop}`,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  });
}

describe.each([
  ['nginx', startNginx],
  ['caddy', startCaddy],
] as const)('%s', (executable, startIt) => {
  test.skipIf(!isInstalled(executable))(
    'passes on the client, HTTPS, big uploads and streams',
    async () => {
      const ports = { http: await freePort(), https: await freePort(), shop: await freePort() };
      const { dataDir } = await startBehind(ports);
      await startIt(ports);
      const shop = `https://localhost:${ports.https}`;

      const page = await send(`${shop}/`);
      expect(page.status).toBe(200);
      expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
      expect(page.text).toContain(`${shop}/`);
      expect(page.text).not.toContain(`http://localhost`);
      const plain = await fetch(`http://localhost:${ports.http}/products`, { redirect: 'manual' });
      expect(plain.headers.get('location')).toMatch(/^https:\/\/localhost(?::\d+)?\/products$/);

      const { key } = await answerOf<{ key: string }>([
        'keys',
        'create',
        '--name',
        'Test',
        '--all',
        '--data',
        dataDir,
      ]);
      const headers = { authorization: key, 'content-type': 'application/json' };

      // The largest part of a film; the first bytes say what it is.
      const film = Buffer.alloc(UPLOAD_BYTES);
      film.write('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom', 0, 'latin1');
      const link = await send(`${shop}/site-media/v1/files/generate-upload-url`, {
        method: 'POST',
        // What a client claims about its address is not believed.
        headers: { ...headers, 'x-forwarded-for': '203.0.113.5' },
        body: JSON.stringify({ mimeType: 'video/mp4', fileName: 'film.mp4' }),
      });
      const { uploadUrl } = JSON.parse(link.text) as { uploadUrl: string };
      expect(uploadUrl).toMatch(new RegExp(`^${shop}/`));
      const upload = await send(uploadUrl, { method: 'PUT', body: film });
      expect([upload.status, JSON.parse(upload.text)]).toMatchObject([
        200,
        { file: { sizeInBytes: String(UPLOAD_BYTES) } },
      ]);

      const audit = await send(`${shop}/v1/audit`, { headers: { authorization: key } });
      expect(audit.text).toContain(CLIENT);
      expect(audit.text).not.toContain('203.0.113.5');

      // The stream stays open: what has been sent arrives before its end.
      const stream = await send(`${shop}/live`, { isEnough: (text) => /data: /.test(text) });
      expect([stream.status, stream.text]).toEqual([200, expect.stringMatching(/^retry: 250\n/)]);

      expect((await send(`${shop}/metrics`, { headers })).status).toBe(404);
    },
  );
});
