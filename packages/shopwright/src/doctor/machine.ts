import type { Config } from '@shopwright/server';
import { siteAssets } from '@shopwright/web';
import { existsSync } from 'node:fs';
import { access, constants, readFile, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { addressOf } from '../shop/address.ts';
import { portRefusal, tryPort } from '../shop/ports.ts';
import { fail, ok, warn, type Finding } from './finding.ts';

/** What the machine, the settings and the installation must offer. */
export async function checkMachine(config: Config): Promise<Finding[]> {
  return [
    checkNode(),
    checkClock(new Date()),
    await checkDataDir(config),
    await checkDisk(config),
    checkPages(),
    checkAddress(config),
    ...checkProxy(config),
    checkSecret(config),
    await checkPort(config),
  ];
}

const NODE_NEEDED = 24;

function checkNode(): Finding {
  if (Number(process.versions.node.split('.')[0]) >= NODE_NEEDED)
    return ok('Node.js', process.version);
  return fail(
    'Node.js',
    `${process.version} is too old`,
    `Run "npm install" in the project's folder: it brings Node.js ${NODE_NEEDED}.`,
  );
}

/** Tokens and certificates are about time: a machine that lost it works strangely, not visibly wrong. */
export function checkClock(now: Date): Finding {
  const found = now.toISOString();
  if (now.getUTCFullYear() >= 2026 && now.getUTCFullYear() < 2100) return ok('Clock', found);
  return fail(
    'Clock',
    `it is not ${found}`,
    "Set the machine's clock, best by a time service (timedatectl set-ntp true).",
  );
}

async function checkDataDir({ dataDir }: Config): Promise<Finding> {
  const place = existing(dataDir);
  const isWritable = await access(place, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable)
    return fail(
      'Data folder',
      `this account may not write in ${place}`,
      'Run as the account that owns it, or choose another with --data.',
    );
  return ok('Data folder', place === dataDir ? dataDir : `${dataDir}, which the first start makes`);
}

async function checkDisk({ dataDir }: Config): Promise<Finding> {
  const { bavail, bsize } = await statfs(existing(dataDir));
  const mebibytes = Math.floor((bavail * bsize) / 1024 ** 2);
  const found =
    mebibytes >= 10_240 ? `${Math.floor(mebibytes / 1024)} GiB free` : `${mebibytes} MiB free`;
  const mend =
    'Make room on this disk, or move the shop to another with --data: a database that cannot write stops.';
  if (mebibytes < 256) return fail('Disk', found, mend);
  return mebibytes < 2048 ? warn('Disk', found, mend) : ok('Disk', found);
}

function checkPages(): Finding {
  if (existsSync(siteAssets().directory)) return ok('Pages', 'built');
  return warn('Pages', 'not built: only the API would be served', 'Run "npm run build".');
}

function checkAddress({ publicUrl, env, host }: Config): Finding {
  if (publicUrl !== undefined) return ok('Public address', publicUrl);
  if (env === 'production')
    return warn(
      'Public address',
      'none, although SHOPWRIGHT_ENV is production',
      'Set SHOPWRIGHT_PUBLIC_URL to the address people use, such as https://shop.example.com.',
    );
  return ok('Public address', `none: a shop in development, on ${host}`);
}

/** Shopwright speaks http only: an https address is served by a proxy in front of it. */
export function checkProxy({
  publicUrl,
  trustProxy,
}: Pick<Config, 'publicUrl' | 'trustProxy'>): Finding[] {
  if (publicUrl?.startsWith('https:') !== true) return [];
  if (trustProxy)
    return [ok('Proxy', 'trusted for the address of the caller (SHOPWRIGHT_TRUST_PROXY)')];
  return [
    warn(
      'Proxy',
      'the address is https, and SHOPWRIGHT_TRUST_PROXY is off: limits by address count all visitors as one',
      'Set SHOPWRIGHT_TRUST_PROXY=true when exactly one reverse proxy of your own is in front.',
    ),
  ];
}

/** Beside the embedded database there is one in a file of its own. */
export function checkSecret({
  databaseUrl,
  secrets,
}: Pick<Config, 'databaseUrl' | 'secrets'>): Finding {
  if (secrets.length > 0) return ok('Secret', 'SHOPWRIGHT_SECRET');
  if (databaseUrl === undefined) return ok('Secret', 'secret.key in the data folder');
  return warn(
    'Secret',
    "none: signing keys, authenticators' keys and client secrets are in the database in clear",
    'Set SHOPWRIGHT_SECRET to what "openssl rand -base64 32" gives, the same for every process, and keep a copy.',
  );
}

async function checkPort({ host, port, dataDir, databaseUrl }: Config): Promise<Finding> {
  const got = await tryPort(host, port);
  if (typeof got === 'number') return ok('Port', `${port} is free`);
  const server = await runningServer(dataDir);
  const isOwn =
    (server !== undefined || databaseUrl !== undefined) && (await answersAsShopwright(host, port));
  if (isOwn)
    return ok(
      'Port',
      `${port} is held by this shop's own server${server === undefined ? '' : ` (process ${server})`}`,
    );
  const { message } = await portRefusal(host, port, got);
  const [found = message, ...mend] = message.split(': ');
  return fail('Port', found, sentence(mend.join(': ')));
}

/** The process that serves this data folder, as it has noted itself. */
async function runningServer(dataDir: string): Promise<number | undefined> {
  const pid = Number(await readFile(join(dataDir, 'server.pid'), 'utf8').catch(() => ''));
  try {
    return pid > 0 && process.kill(pid, 0) ? pid : undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM' ? pid : undefined;
  }
}

async function answersAsShopwright(host: string, port: number): Promise<boolean> {
  const answer = await fetch(`${addressOf({ host, publicUrl: undefined }, port)}/health`, {
    signal: AbortSignal.timeout(2_000),
  }).catch(() => undefined);
  return answer?.ok === true && answer.headers.has('x-wix-request-id');
}

/** The folder itself, or the nearest above it that exists. */
function existing(path: string): string {
  return existsSync(path) ? path : existing(dirname(path));
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
