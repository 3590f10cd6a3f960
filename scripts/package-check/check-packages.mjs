import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensurePinnedTool } from '../setup/pinned-tool.mjs';
import { inRoot } from '../setup/root.mjs';

const installed = inRoot('.cache', 'package-check-tool');

/**
 * What publint and are-the-types-wrong say about published packages. They are no dependencies of the
 * workspace: they bring a compiler of their own.
 * @param {{ tarball: string, isEsmOnly: boolean }[]} packages
 * @returns {Promise<string[]>} one line for each finding
 */
export async function checkPackages(packages) {
  await ensurePinnedTool({
    name: 'publint and are-the-types-wrong',
    toolFolder: inRoot('scripts', 'package-check', 'tool'),
    installed,
  });
  const { publint } = await importTool('publint');
  const { formatMessage } = await importTool('publint/utils');
  const { checkPackage, createPackageFromTarballData } = await importTool('@arethetypeswrong/core');
  const findings = [];
  for (const { tarball, isEsmOnly } of packages) {
    const name = path.basename(tarball);
    const bytes = readFileSync(tarball);
    const data = new Uint8Array(bytes);
    const { messages, pkg } = await publint({ pack: { tarball: data.buffer } });
    for (const message of messages)
      findings.push(`${name}: publint: ${formatMessage(message, pkg, { color: false })}`);
    const { problems = [] } = await checkPackage(createPackageFromTarballData(data));
    // Node 10 knows no "exports", and a package of ES modules is not required by CommonJS.
    const ignored = new Set(['node10', ...(isEsmOnly ? ['node16-cjs'] : [])]);
    for (const problem of problems)
      if (!ignored.has(problem.resolutionKind) && !isPreload(problem))
        findings.push(`${name}: are-the-types-wrong: ${JSON.stringify(problem)}`);
  }
  return findings;
}

/** `node --import` loads this entry of the client; no module imports it. @param {any} problem */
const isPreload = ({ entrypoint, kind }) =>
  entrypoint === './redirect' && kind === 'CJSResolvesToESM';

/** @param {string} specifier @returns {Promise<any>} */
async function importTool(specifier) {
  const from = createRequire(path.join(installed, 'package.json'));
  // Resolved by hand: the packages export ES modules only.
  const [name = '', ...rest] = specifier.startsWith('@')
    ? [specifier.split('/').slice(0, 2).join('/'), ...specifier.split('/').slice(2)]
    : specifier.split('/');
  const folder = path.join(installed, 'node_modules', name);
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const entry = exports[rest.length === 0 ? '.' : `./${rest.join('/')}`];
  const file = pick(entry);
  return import(
    file === undefined ? from.resolve(specifier) : pathToFileURL(path.join(folder, file)).href
  );
}

/** The file for Node of a part of "exports". @param {any} entry @returns {string | undefined} */
function pick(entry) {
  if (entry === undefined || typeof entry === 'string') return entry;
  return pick(entry.node ?? entry.import ?? entry.default);
}
