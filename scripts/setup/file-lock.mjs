import { closeSync, mkdirSync, openSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { onInterrupt } from './interrupt.mjs';
import { print } from './terminal.mjs';

const HEARTBEAT_MS = 1_000;
// The holder touches the file until it ends or is killed. A process id could be reused; a
// modification time cannot.
const STALE_AFTER_MS = 15_000;

/**
 * Serializes installs and builds of two commands in one folder, such as `npm start` during
 * `npm test`.
 * @template T
 * @param {string} file @param {() => Promise<T>} work @param {(line: string) => void} [notify]
 * @returns {Promise<T>}
 */
export async function withFileLock(file, work, notify = print) {
  mkdirSync(path.dirname(file), { recursive: true });
  for (let waited = 0; !tryAcquire(file); waited += 1) {
    if (waited === 0)
      notify(
        'another Shopwright command is installing or building in this folder; waiting for it ...',
      );
    await delay(500);
  }
  const release = () => rmSync(file, { force: true });
  const removeHandler = onInterrupt(release);
  const heartbeat = setInterval(() => touch(file), HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    removeHandler();
    release();
  }
}

/** @param {string} file */
function tryAcquire(file) {
  try {
    closeSync(openSync(file, 'wx'));
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  }
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat !== undefined && Date.now() - stat.mtimeMs > STALE_AFTER_MS)
    rmSync(file, { force: true });
  return false;
}

/** @param {string} file */
function touch(file) {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // The file was deleted manually: continue without it.
  }
}
