import type { Config, ProxySighting } from '@shopwright/server';
import { siteAssets } from '@shopwright/web';
import { existsSync } from 'node:fs';
import { access, constants, readFile, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { addressOf } from '../shop/address.ts';
import { portRefusal, tryPort } from '../shop/ports.ts';
import { readProxySighting } from '../shop/proxy-sighting.ts';
import { fail, ok, warn, type Finding } from './finding.ts';

/** Checks the machine, the settings and the installation. */
export async function checkMachine(config: Config): Promise<Finding[]> {
  return [
    checkNode(),
    checkClock(new Date()),
    await checkDataDir(config),
    await checkDisk(config),
    checkPages(),
    checkAddress(config),
    ...checkProxy(config, await readProxySighting(config.dataDir)),
    checkSecret(config),
    await checkPort(config),
  ];
}

const MIN_NODE_MAJOR = 24;

function checkNode(): Finding {
  if (Number(process.versions.node.split('.')[0]) >= MIN_NODE_MAJOR)
    return ok('Node.js', process.version);
  return fail(
    'Node.js',
    `${process.version} is too old`,
    `Run "npm install" in the project directory, which installs Node.js ${MIN_NODE_MAJOR}.`,
  );
}

/**
 * Tokens and certificates are about time: a machine that lost it works strangely, not visibly
 * wrong.
 */
export function checkClock(now: Date): Finding {
  const found = now.toISOString();
  if (now.getUTCFullYear() >= 2026 && now.getUTCFullYear() < 2100) return ok('Clock', found);
  return fail(
    'Clock',
    `shows ${found}, which is wrong`,
    'Set the clock of this machine, for example with "timedatectl set-ntp true".',
  );
}

async function checkDataDir({ dataDir }: Config): Promise<Finding> {
  const directory = existing(dataDir);
  const isWritable = await access(directory, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable)
    return fail(
      'Data directory',
      `no permission to write to ${directory}`,
      'Run as the user that owns it, or choose another directory with --data.',
    );
  return ok(
    'Data directory',
    directory === dataDir ? dataDir : `${dataDir}, which the first start creates`,
  );
}

async function checkDisk({ dataDir }: Config): Promise<Finding> {
  const { bavail, bsize } = await statfs(existing(dataDir));
  const mebibytes = Math.floor((bavail * bsize) / 1024 ** 2);
  const found =
    mebibytes >= 10_240 ? `${Math.floor(mebibytes / 1024)} GiB free` : `${mebibytes} MiB free`;
  const fix =
    'Free space on this disk, or move the data directory to another disk with --data. The database stops if it cannot write.';
  if (mebibytes < 256) return fail('Disk', found, fix);
  return mebibytes < 2048 ? warn('Disk', found, fix) : ok('Disk', found);
}

function checkPages(): Finding {
  if (existsSync(siteAssets().directory)) return ok('Pages', 'built');
  return warn('Pages', 'not built; only the API is served', 'Run "npm run build".');
}

function checkAddress({ publicUrl, env, host }: Config): Finding {
  if (publicUrl !== undefined) return ok('Public address', publicUrl);
  if (env === 'production')
    return warn(
      'Public address',
      'not set, although SHOPWRIGHT_ENV is production',
      'Set SHOPWRIGHT_PUBLIC_URL to the address that customers use, such as https://shop.example.com.',
    );
  return ok('Public address', `not set (development, on ${host})`);
}

/**
 * Shopwright serves HTTP only: an HTTPS address is served by a proxy in front of it. What the
 * running store has seen counts more than the settings of this shell.
 */
export function checkProxy(
  { publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>,
  sighting?: ProxySighting,
): Finding[] {
  if (sighting) return [untrustedProxy(sighting)];
  if (publicUrl?.startsWith('https:') !== true) return [];
  if (trustProxy) return [ok('Proxy', 'trusted for client addresses (SHOPWRIGHT_TRUST_PROXY)')];
  return [
    warn(
      'Proxy',
      'the public address uses https but SHOPWRIGHT_TRUST_PROXY is off: rate limits treat all visitors as one client',
      TRUST_PROXY,
    ),
  ];
}

const TRUST_PROXY =
  'Set SHOPWRIGHT_TRUST_PROXY=true if exactly one reverse proxy of yours is in front, and start the shop again.';

function untrustedProxy({ address, header, seenAt }: ProxySighting): Finding {
  const isReadable = header === 'x-forwarded-for';
  return warn(
    'Proxy',
    `the running store is behind a proxy that it does not trust: a request from ${address} carried ${header} (${seenAt}). Rate limits treat all visitors as one client`,
    `${isReadable ? '' : 'Let the proxy send X-Forwarded-For. '}${TRUST_PROXY} If ${address} is not a proxy of yours, ignore this.`,
  );
}

/** Next to the embedded database, the key has its own file. */
export function checkSecret({
  databaseUrl,
  secrets,
}: Pick<Config, 'databaseUrl' | 'secrets'>): Finding {
  if (secrets.length > 0) return ok('Secret', 'SHOPWRIGHT_SECRET');
  if (databaseUrl === undefined) return ok('Secret', 'secret.key in the data directory');
  return warn(
    'Secret',
    'not set: signing keys, authenticator keys and client secrets are stored unencrypted',
    'Set SHOPWRIGHT_SECRET to the output of "openssl rand -base64 32", the same for every process, and back it up.',
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
      `${port} is used by the running server of this shop${server === undefined ? '' : ` (process ${server})`}`,
    );
  const { message } = await portRefusal(host, port, got);
  const [found = message, ...fix] = message.split(': ');
  return fail('Port', found, sentence(fix.join(': ')));
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
