import { closeSync, mkdirSync, openSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { onInterrupt } from './interrupt.mjs';
import { say } from './say.mjs';

const BEAT = 1_000;
// The holder touches the file; a killed one stops. Process ids are reused, times are not.
const DEAD_AFTER = 15_000;

/**
 * Two commands in one folder (say `npm start` during `npm test`) install and build one after the
 * other.
 * @template T
 * @param {string} file @param {() => Promise<T>} work @param {(line: string) => void} [notify]
 * @returns {Promise<T>}
 */
export async function withFileLock(file, work, notify = say) {
  mkdirSync(path.dirname(file), { recursive: true });
  for (let waited = 0; !take(file); waited += 1) {
    if (waited === 0)
      notify(
        'another Shopwright command is installing or building in this folder; waiting for it ...',
      );
    await delay(500);
  }
  const leave = () => rmSync(file, { force: true });
  const forget = onInterrupt(leave);
  const beat = setInterval(() => touch(file), BEAT);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    forget();
    leave();
  }
}

/** @param {string} file */
function take(file) {
  try {
    closeSync(openSync(file, 'wx'));
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  }
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat !== undefined && Date.now() - stat.mtimeMs > DEAD_AFTER) rmSync(file, { force: true });
  return false;
}

/** @param {string} file */
function touch(file) {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // Removed by hand: continue.
  }
}
