import { existsSync } from 'node:fs';
import { cleanEnvironment } from '../setup/environment.mjs';
import { inRoot, node24, root } from '../setup/root.mjs';
import { run } from '../setup/run.mjs';
import { reactRouter } from '../setup/web.mjs';
import { fileBreaches } from './files.mjs';
import { lockfileBreaches } from './lockfile.mjs';
import { supplyChainBreaches } from './supply-chain.mjs';

// Generators of committed files. With `--check`, each fails if its output differs.
const GENERATORS = ['packages/contract/src/generate.ts', 'packages/sdk/generate/main.ts'];

/** The executable of the formatter, below node_modules. Its settings are in `.oxfmtrc.json`. */
export const FORMATTER = 'oxfmt/bin/oxfmt';

/** Slowest first. @type {Record<string, () => Promise<string>>} */
export const CHECKS = {
  unused,
  types: () => tool('typescript/bin/tsc', ['--noEmit', '--pretty', 'false']),
  'web-types': webTypes,
  lint: () => tool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', '--format=unix']),
  generated,
  imports,
  format: () => tool(FORMATTER, ['--list-different']),
  files: async () =>
    [...fileBreaches(root), ...lockfileBreaches(root), ...supplyChainBreaches(root)].join('\n'),
  words,
};

/**
 * Types of the routes, which a fresh clone does not have. Generated once. @type {Promise<string> |
 * undefined}
 */
let routeTypes;
const web = inRoot('packages', 'web');
const makeRouteTypes = () => (routeTypes ??= findings([reactRouter(), 'typegen'], web));

async function unused() {
  return (
    (await makeRouteTypes()) || tool('knip/bin/knip.js', ['--no-progress', '--no-config-hints'])
  );
}

async function webTypes() {
  const typegen = await makeRouteTypes();
  return typegen === ''
    ? tool('typescript/bin/tsc', [
        '--noEmit',
        '--pretty',
        'false',
        '-p',
        'packages/web/tsconfig.json',
      ])
    : typegen;
}

async function generated() {
  const present = GENERATORS.filter((file) => existsSync(inRoot(file)));
  const found = await Promise.all(present.map((file) => findings([file, '--check'])));
  return found.filter((text) => text !== '').join('\n');
}

async function imports() {
  // Only now: the parser is there once packages are installed.
  const [{ readGraph }, { breaches }] = await Promise.all([
    import('./module-graph.mjs'),
    import('./import-law.mjs'),
  ]);
  return breaches(readGraph(root)).join('\n');
}

async function words() {
  // Only now: the parser is there once packages are installed.
  const { wordBreaches } = await import('./words.mjs');
  return wordBreaches(root).join('\n');
}

/** @param {string} bin below node_modules @param {string[]} args */
function tool(bin, args) {
  return findings([inRoot('node_modules', ...bin.split('/')), ...args]);
}

/**
 * @param {string[]} args of Node
 * @param {string} [cwd]
 * @returns {Promise<string>} what it printed, when it failed
 */
async function findings(args, cwd = root) {
  const { code, output } = await run(node24, args, { cwd, env: cleanEnvironment() });
  return code === 0 ? '' : output.trim() || `${args.join(' ')} ended with ${code}`;
}
