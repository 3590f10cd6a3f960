import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Licenses that are compatible with a product under MIT. Copyleft licenses only for separate
 * libraries and executables.
 */
const SHIPPABLE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'Python-2.0',
  'CC-BY-4.0',
  '(MIT OR CC0-1.0)',
  // Fonts.
  'OFL-1.1',
  // Used unmodified: lightningcss, and libvips below sharp.
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
]);

/** Packages without a license in package.json; each was reviewed. */
const READ_BY_HAND = new Set(['node_modules/png-js']);

/**
 * What a package could do to a shop that installs us: come without a checksum, run an installation
 * script that was not allowed, or be under a license that the shop cannot accept.
 * @param {string} root @returns {string[]}
 */
export function supplyChainBreaches(root) {
  const read = (/** @type {string} */ name) =>
    JSON.parse(readFileSync(path.join(root, name), 'utf8'));
  /**
   * @type {Record<string, { integrity?: string, link?: boolean, inBundle?: boolean, dev?: boolean,
   * license?: string, hasInstallScript?: boolean }>}
   */
  const packages = read('package-lock.json').packages;
  const allowed = new Set(Object.keys(read('package.json').allowScripts ?? {}));
  return Object.entries(packages)
    .filter(([location, { link }]) => location.includes('node_modules/') && link !== true)
    .flatMap(([location, { integrity, inBundle, dev, license, hasInstallScript }]) => {
      const name = location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return [
        ...(integrity?.startsWith('sha512-') || inBundle
          ? []
          : [`${location} has no sha512 checksum in package-lock.json`]),
        ...(hasInstallScript && !allowed.has(name)
          ? [
              `${location} runs a script when it is installed: read it, then name it in allowScripts of package.json`,
            ]
          : []),
        ...(dev || READ_BY_HAND.has(location) || SHIPPABLE.has(license ?? '')
          ? []
          : [
              `${location} is under ${license ?? 'no license that it names'}: see scripts/check/supply-chain.mjs`,
            ]),
      ];
    });
}
