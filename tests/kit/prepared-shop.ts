import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { start, type ReadyLine } from './command.ts';

/**
 * A demo store that is filled once for the whole test run; each test file works on a copy of its
 * data directory.
 */

/** The environment variable with the run's folder for the prepared store. */
const FOLDER = 'SHOPWRIGHT_TEST_PREPARED_SHOP';
const MAX_WAIT_MS = 180_000;

/**
 * For Vitest's `globalSetup`: creates the folder. The first test file that needs the store fills
 * it.
 */
export function openPreparedShopFolder(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'shopwright-prepared-'));
  // For root, PostgreSQL runs as another account, which must be able to enter it.
  chmodSync(folder, 0o755);
  process.env[FOLDER] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/**
 * Copies the filled store to a data directory that does not exist yet, and returns the sign-in of
 * its owner.
 */
export async function copyPreparedShop(dataDir: string): Promise<Pick<ReadyLine, 'owner'>> {
  const folder = process.env[FOLDER];
  if (folder === undefined)
    throw new Error('There is no folder for the prepared store: run the tests with "npm test".');
  const prepared = join(folder, 'data');
  const outcome = join(folder, 'outcome.json');
  if (await isFirst(folder)) await prepareShop(folder, prepared, outcome);
  const { owner, error } = await readOutcome(outcome);
  if (error !== undefined) throw new Error(`The prepared store did not start: ${error}`);
  await promisify(execFile)('cp', ['-a', prepared, dataDir]);
  return owner === undefined ? {} : { owner };
}

interface Outcome extends Pick<ReadyLine, 'owner'> {
  readonly error?: string;
}

async function prepareShop(folder: string, dataDir: string, outcome: string): Promise<void> {
  const write = async (result: Outcome): Promise<void> => {
    await writeFile(`${outcome}.new`, JSON.stringify(result));
    await rename(`${outcome}.new`, outcome);
  };
  const shop = start(['--data', dataDir]);
  try {
    const { owner } = await shop.ready;
    shop.kill('SIGTERM');
    await shop.ended;
    await sharePictureCache(dataDir, folder);
    await write(owner === undefined ? {} : { owner });
  } catch (error) {
    await write({ error: String(error) });
  }
}

/**
 * Resizing the demo pictures is most of the work of a first page view: the copies share one cache,
 * so each size is made once.
 */
async function sharePictureCache(dataDir: string, folder: string): Promise<void> {
  const pictures = join(folder, 'pictures');
  await mkdir(pictures);
  await mkdir(join(dataDir, 'cache'), { recursive: true });
  await rm(join(dataDir, 'cache', 'pictures'), { recursive: true, force: true });
  await symlink(pictures, join(dataDir, 'cache', 'pictures'));
}

/**
 * Several workers may start at once; creating the folder `turn` decides which one prepares the
 * store.
 */
async function isFirst(folder: string): Promise<boolean> {
  return mkdir(join(folder, 'turn')).then(
    () => true,
    () => false,
  );
}

async function readOutcome(outcome: string): Promise<Outcome> {
  const giveUpAt = Date.now() + MAX_WAIT_MS;
  while (Date.now() < giveUpAt) {
    const text = await readFile(outcome, 'utf8').catch(() => undefined);
    if (text !== undefined) return JSON.parse(text) as Outcome;
    await sleep(50);
  }
  return { error: `it was not ready after ${MAX_WAIT_MS / 1000} s.` };
}
