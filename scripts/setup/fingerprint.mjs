import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const NOT_SOURCE = new Set(['node_modules', 'build', 'dist', '.react-router', '.cache']);

/**
 * One hash of the names and contents of files and folders, without tests and build output.
 * @param {string} base
 * @param {string[]} entries relative to base
 */
export function fingerprint(base, entries) {
  const hash = createHash('sha256');
  for (const entry of entries) addTo(hash, base, entry);
  return hash.digest('hex');
}

/** @param {import('node:crypto').Hash} hash @param {string} base @param {string} entry */
function addTo(hash, base, entry) {
  const full = path.join(base, entry);
  const stat = statSync(full, { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (!stat.isDirectory()) {
    hash.update(`${entry}\0${stat.size}\0`).update(readFileSync(full));
    return;
  }
  for (const name of readdirSync(full).sort()) {
    if (!NOT_SOURCE.has(name) && !/\.test\.[a-z]+$/.test(name))
      addTo(hash, base, `${entry}/${name}`);
  }
}
