import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, dev?: boolean, devOptional?:
 * boolean, optional?: boolean,
 * extraneous?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Package
 */

/**
 * Whether node_modules has exactly the packages of package-lock.json for this platform, according
 * to npm's own record.
 * @param {string} root
 * @param {{ dev: boolean }} options
 */
export function installedMatches(root, { dev }) {
  const locked = packagesOf(path.join(root, 'package-lock.json'));
  const installed = packagesOf(path.join(root, 'node_modules', '.package-lock.json'));
  if (locked === undefined || installed === undefined) return false;
  return Object.entries(locked).every(([location, want]) => {
    if (!location.includes('node_modules/') || want.extraneous === true) return true;
    if (!dev && (want.dev === true || want.devOptional === true)) return true;
    const have = installed[location];
    if (have === undefined)
      return (want.optional === true || want.devOptional === true) && !isForThisMachine(want);
    return have.version === want.version && have.integrity === want.integrity;
  });
}

/** @param {string} file @returns {Record<string, Package> | undefined} */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Undecided for a package with a libc: only npm knows which one this machine has.
 * @param {Package} want
 */
function isForThisMachine(want) {
  if (want.libc !== undefined || (want.os === undefined && want.cpu === undefined)) return false;
  return (
    (want.os ?? [process.platform]).includes(process.platform) &&
    (want.cpu ?? [process.arch]).includes(process.arch)
  );
}
