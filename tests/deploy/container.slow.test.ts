import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../kit/free-port.ts';
import { environmentOf, readContainerfile, stepsOf, wordsOf, type Stage } from './containerfile.ts';

/**
 * The steps of the Containerfile without a builder. Each stage is a layer over this machine, as an
 * image is a layer over its base image; the last one runs with a read-only root. The base image's
 * Node is the one that runs this test, and the build uses this checkout with what is installed.
 */

vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '..', '..');
const stages = readContainerfile(readFileSync(join(root, 'deploy', 'Containerfile'), 'utf8'));
const PATH = `${dirname(process.execPath)}:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`;

/** What a container engine does for each process: a layer over the base, with devices and processes. */
const enter = (layer: string): string => `set -eu
  cd ${layer}
  mkdir -p upper work root
  mount -t overlay overlay -o lowerdir=/,upperdir=$PWD/upper,workdir=$PWD/work root
  mount --rbind /dev root/dev
  mount -t proc proc root/proc`;

const canMount =
  process.platform === 'linux' &&
  (() => {
    const probe = mkdtempSync(join(tmpdir(), 'shopwright-layer-'));
    const { status } = spawnSync('unshare', ['--mount', 'sh', '-c', enter(probe)]);
    rmSync(probe, { recursive: true, force: true });
    return status === 0;
  })();

let room: string;
const layerOf = (name: string): string => join(room, name);
const inLayer = (stage: string, path: string): string => join(layerOf(stage), 'upper', path);

beforeAll(async () => {
  room = mkdtempSync(join(tmpdir(), 'shopwright-image-'));
  chmodSync(room, 0o755);
  if (canMount) for (const stage of stages) await build(stage);
});
afterAll(() => rm(room));

async function rm(folder: string): Promise<void> {
  await run('rm', ['-rf', folder]);
}

async function build(stage: Stage): Promise<void> {
  let workdir = '/';
  mkdirSync(inLayer(stage.name, '/'), { recursive: true });
  chmodSync(inLayer(stage.name, '/'), 0o755);
  if (stage.from !== 'scratch')
    await runIn(stage, '/', 'getent passwd node || useradd --system --user-group node');
  for (const { instruction, rest } of stage.steps) {
    if (instruction === 'WORKDIR') {
      workdir = rest;
      mkdirSync(inLayer(stage.name, workdir), { recursive: true });
    } else if (instruction === 'COPY') await copy(stage, workdir, rest);
    else if (instruction === 'RUN') await runIn(stage, workdir, rest);
  }
}

async function copy(stage: Stage, workdir: string, rest: string): Promise<void> {
  const words = rest.split(/\s+/).filter((word) => !word.startsWith('--'));
  const [source = '', target = ''] = words;
  const [, from] = /--from=(\S+)/.exec(rest) ?? [];
  // The checkout is mounted when a command runs, see below.
  if (from === undefined) return expect([source, target]).toEqual(['.', '.']);
  const into = inLayer(stage.name, resolve(workdir, target));
  const isFolder = target.endsWith('/');
  mkdirSync(isFolder ? into : dirname(into), { recursive: true });
  // As the engine does: the content of a folder, or the files of a pattern.
  const what = inLayer(from, source);
  const content = source.endsWith('/') ? `${what}.` : what;
  await run('sh', ['-c', `cp -a ${content} ${into}`]);
  return undefined;
}

async function runIn(stage: Stage, workdir: string, command: string): Promise<void> {
  const copiesCheckout = workdir !== '/' && stepsOf(stage, 'COPY').includes('. .');
  const checkout = copiesCheckout ? `mount --bind ${root} root${workdir}` : '';
  const script = `${enter(layerOf(stage.name))}
    ${checkout}
    exec chroot root sh -c 'cd "$0" && eval "$1"' "$0" "$1"`;
  await run('unshare', ['--mount', 'sh', '-c', script, workdir, command], {
    env: { ...process.env, PATH },
    maxBuffer: 64_000_000,
  });
}

test.skipIf(!canMount)('the image starts a healthy shop with a read-only root', async () => {
  const final = stages.at(-1);
  if (!final) throw new Error('no stage');
  const env = { PATH, ...environmentOf(final), PORT: String(await freePort()) };
  const volumes = wordsOf(final, 'VOLUME');
  // A new volume has the owner and the mode that its folder has in the image.
  const mounts = volumes.map(
    (path) => `mkdir -p volume${path}
      chown --reference root${path} volume${path}
      chmod --reference root${path} volume${path}
      mount --bind volume${path} root${path}`,
  );
  const script = `${enter(layerOf(final.name))}
    ${mounts.join('\n')}
    mount -o remount,bind,ro root
    if chroot root sh -c ': > /app/probe' 2>/dev/null; then exit 99; fi
    exec chroot --userspec=${stepsOf(final, 'USER')[0]} root "$@"`;
  const command = [...wordsOf(final, 'ENTRYPOINT'), ...wordsOf(final, 'CMD')];
  const shop = spawn('unshare', ['--mount', 'sh', '-c', script, 'sh', ...command], { env });
  const ended = once(shop, 'close');
  onTestFinished(async () => {
    shop.kill('SIGKILL');
    await ended;
  });
  let output = '';
  for (const stream of [shop.stdout, shop.stderr])
    stream.on('data', (data) => (output += String(data)));

  const [healthCheck = '', ...args] = wordsOf(final, 'HEALTHCHECK');
  await vi.waitFor(
    async () => {
      if (shop.exitCode !== null) throw new Error(`ended with ${shop.exitCode}: ${output}`);
      await run(healthCheck, args, { env });
    },
    { timeout: 300_000, interval: 500 },
  );
  expect((await fetch(`http://127.0.0.1:${env.PORT}/`)).status).toBe(200);

  shop.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  // A stopped shop is not healthy.
  await expect(run(healthCheck, args, { env })).rejects.toThrow('Command failed');
});
