import { readFileSync, rmSync } from 'node:fs';
import { launch } from './launch.mjs';
import { inRoot, node24, root } from './root.mjs';
import { tallyOf } from './tally.mjs';

/**
 * @param {string[]} filters @param {Record<string, string>} env
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runVitest(filters, env) {
  const reportFile = inRoot('.cache', 'vitest-report.json');
  rmSync(reportFile, { force: true });
  const args = [
    inRoot('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
  ];
  // Workers share the compiled modules of the server.
  const cached = { ...env, NODE_COMPILE_CACHE: inRoot('.cache', 'compiled') };
  const code = await launch(node24, [...args, ...filters], { cwd: root, env: cached });
  return tallyOf(readReport(reportFile), code);
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
