import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A lockfile written while the registry lacked another platform's package leaves it out without a
 * word: `npm ci` of newer npm then refuses everywhere, and that platform gets no binary.
 * @param {string} root
 * @returns {string[]}
 */
export function lockfileBreaches(root) {
  const file = path.join(root, 'package-lock.json');
  if (!existsSync(file)) return ['package-lock.json is missing'];
  /**
   * @type {Record<string, { resolved?: string, version?: string, integrity?: string, link?:
   * boolean, optionalDependencies?: Record<string, string> }>}
   */
  const packages = JSON.parse(readFileSync(file, 'utf8')).packages;
  return Object.entries(packages).flatMap(
    ([location, { resolved, link, optionalDependencies = {} }]) => [
      ...(resolved !== undefined && link !== true
        ? [
            `package-lock.json: ${location} is tied to one address (${resolved}): npm install with the settings of .npmrc leaves it out`,
          ]
        : []),
      ...Object.entries(optionalDependencies)
        .filter(([name]) => !isLocked(packages, location, name))
        .map(
          ([name, version]) =>
            `package-lock.json lacks ${name}@${version}, which ${location} names: choose a version that the registry has for every platform`,
        ),
    ],
  );
}

/**
 * Looks where Node would: next to the package, then in every folder above.
 * @param {Record<string, unknown>} packages @param {string} location @param {string} name
 */
function isLocked(packages, location, name) {
  for (
    let folder = location;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    if (`${folder === '' ? '' : `${folder}/`}node_modules/${name}` in packages) return true;
    if (folder === '') return false;
  }
}
