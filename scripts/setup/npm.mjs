import { existsSync } from 'node:fs';
import { findExecutable } from './environment.mjs';
import { isUnreachable } from './npm-failure.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { Refusal } from './terminal.mjs';

/** @typedef {{ program: string, args: string[] }} Npm */

// Errors only: npm warns about engines if it runs on an older Node than the one it installs.
export const quietly = [
  '--loglevel=error',
  '--no-audit',
  '--no-fund',
  '--no-progress',
  '--no-update-notifier',
  '--engine-strict=false',
];

/** @param {Record<string, string>} env @returns {Npm} */
export function findNpm(env) {
  const node = findExecutable('node', env) ?? process.execPath;
  const outer = process.env.npm_execpath ?? '';
  if (outer.endsWith('npm-cli.js') && existsSync(outer)) return { program: node, args: [outer] };
  const npm = findExecutable('npm', env);
  if (npm !== undefined) return { program: npm, args: [] };
  throw new Refusal(
    'npm was not found. Install npm (it comes with Node.js) and run the command again.',
  );
}

/**
 * Without a network, npm would retry every package for minutes; its cache may still be sufficient.
 * @param {Npm} npm
 * @param {Record<string, string>} env
 */
export async function registryAnswers(npm, env) {
  const { code, output } = await run(
    npm.program,
    [...npm.args, 'ping', '--fetch-retries=0', '--fetch-timeout=20000', '--loglevel=error'],
    { cwd: root, env },
  );
  return code === 0 || !isUnreachable(output);
}
