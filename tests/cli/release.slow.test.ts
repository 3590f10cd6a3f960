import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { checkPackages } from '../../scripts/package-check/check-packages.mjs';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { buy, call } from '../kit/buy-by-calls.ts';
import {
  answerOf,
  shopwright,
  start,
  temporaryDataDir,
  type SpawnOptions,
} from '../kit/command.ts';

/** The packages as they are published, installed by npm into an empty folder. */

vi.setConfig({ testTimeout: 600_000, hookTimeout: 1_200_000 });

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '..', '..');
const MEGABYTE = 1_000_000;

let room: string;
let release: string;
let project: string;
let installed: SpawnOptions & { readonly executable: string };

beforeAll(async () => {
  room = mkdtempSync(join(tmpdir(), 'shopwright release '));
  chmodSync(room, 0o755);
  release = join(room, 'tarballs');
  await run('npm', ['run', 'release', '--', '--out', release], { cwd: root });
  project = join(room, 'a shop');
  await mkdir(project);
  await run('npm', ['install', '--no-audit', '--no-fund', await tarball('shopwright-0')], {
    cwd: project,
  });
  installed = {
    executable: join(project, 'node_modules', 'shopwright', 'bin', 'shopwright.mjs'),
    env: { SHOPWRIGHT_BACKUP_PASSPHRASE: 'a passphrase of the test' },
  };
});
afterAll(() => rm(room, { recursive: true, force: true }));

async function tarball(prefix: string): Promise<string> {
  const file = (await readdir(release)).find((each) => each.startsWith(prefix));
  if (file === undefined) throw new Error(`no ${prefix} in ${release}`);
  return join(release, file);
}

async function startInstalled(dataDir: string) {
  const store = start(['--data', dataDir], installed);
  onTestFinished(async () => {
    store.kill('SIGKILL');
    await store.ended;
  });
  return { ...(await store.ready), stop: async () => (store.kill('SIGTERM'), store.ended) };
}

function dataDirectory(): string {
  const data = temporaryDataDir();
  onTestFinished(() => data.remove());
  return data.path;
}

test('publint and are-the-types-wrong find nothing to complain about in the packages', async () => {
  expect(
    await checkPackages([
      { tarball: await tarball('shopwright-0'), isEsmOnly: true },
      { tarball: await tarball('shopwright-sdk-'), isEsmOnly: false },
    ]),
  ).toEqual([]);
});

test('the release holds both packages with their checksums, notes and licenses', async () => {
  expect((await readdir(release)).toSorted()).toEqual([
    'RELEASE-NOTES.md',
    'SHA256SUMS',
    expect.stringMatching(/^shopwright-\d.*\.tgz$/),
    expect.stringMatching(/^shopwright-sdk-\d.*\.tgz$/),
  ]);
  const sums = (await readFile(join(release, 'SHA256SUMS'), 'utf8')).trim().split('\n');
  expect(sums).toHaveLength(2);
  for (const line of sums) {
    const [sum, file = ''] = line.split('  ');
    const bytes = await readFile(join(release, file));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sum);
  }
  const own = join(project, 'node_modules', 'shopwright');
  expect(await readFile(join(own, 'THIRD-PARTY-LICENSES.md'), 'utf8')).toContain('# fastify ');
  expect(await readFile(join(own, 'lib/web/build/client/licenses.md'), 'utf8')).toContain('react');
});

test('the installation takes less than 200 MB, with PostgreSQL', async () => {
  const { stdout } = await run('du', ['-sk', 'node_modules'], { cwd: project });
  expect(Number.parseInt(stdout, 10) * 1024).toBeLessThan(200 * MEGABYTE);
});

test('an installed store starts, sells, is backed up and restored elsewhere', async () => {
  const first = dataDirectory();
  const store = await startInstalled(first);
  for (const path of ['/', '/docs/', '/admin/sign-in', '/health'])
    expect([path, (await fetch(store.url + path)).status]).toEqual([path, 200]);
  const orderId = await buy(store);
  await store.stop();

  const file = join(room, 'a backup.tar');
  await answerOf(['backup', file, '--data', first], installed);
  const second = dataDirectory();
  await answerOf(['restore', file, '--data', second], installed);
  const { key } = await answerOf<{ key: string }>(
    ['keys', 'create', '--name', 'Test', '--all', '--data', second],
    installed,
  );
  const restored = await startInstalled(second);
  const { order } = await call<{ order: { id: string } }>(
    restored,
    key,
    `/ecom/v1/orders/${orderId}`,
  );
  expect(order.id).toBe(orderId);
  await restored.stop();
});

test("a storefront installs the client from the running store under the provider's name, without a registry", async () => {
  const store = await startInstalled(dataDirectory());
  const [file = ''] = (await readdir(release)).filter((each) => each.startsWith('shopwright-sdk'));
  const storefront = join(room, 'storefront');
  await mkdir(storefront);
  await writeFile(
    join(storefront, 'package.json'),
    JSON.stringify({ type: 'module', dependencies: { '@wix/sdk': `${store.url}/sdk/${file}` } }),
  );
  await run('npm', ['install', '--no-audit', '--no-fund', '--registry', 'http://127.0.0.1:1'], {
    cwd: storefront,
  });
  await writeFile(
    join(storefront, 'list.js'),
    `import { createClient, OAuthStrategy, products } from '@wix/sdk';
     const client = createClient({ modules: { products }, auth: OAuthStrategy({ clientId: '${store.clientId}' }), host: '${store.url}' });
     console.log((await client.products.queryProducts().limit(3).find()).items.length);`,
  );
  const { stdout } = await run(process.execPath, ['list.js'], {
    cwd: storefront,
    env: { ...process.env, SHOPWRIGHT_URL: store.url },
  });
  expect(stdout.trim()).toBe('3');
});

test('a Node that is too old gets one clear sentence', async () => {
  const old = `data:text/javascript,${encodeURIComponent(
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.1.0' } });",
  )}`;
  const { code, stderr } = await shopwright(['start'], {
    ...installed,
    env: { NODE_OPTIONS: `--import ${old}` },
  });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Shopwright needs Node\.js 24 or later, and this is v.* Install a newer/);
});
