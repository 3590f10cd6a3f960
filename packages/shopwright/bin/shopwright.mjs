#!/usr/bin/env node
// The command `shopwright`. Plain JavaScript for any Node from 20 on: one that is too old for the
// program itself hands over to the Node that came with the dependencies.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
// Not by name: an older Node has no enableCompileCache.
import * as nodeModule from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
const LOOK_FOR_STARTER = 200;
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

if (majorOf(process.versions.node) >= NEEDED) {
  // Reads compiled code from a cache, which halves the startup time. Stored next to the packages,
  // so that it is replaced with them.
  nodeModule.enableCompileCache(path.join(root, 'node_modules', '.cache', 'shopwright'));
  await import('../src/main.ts');
} else {
  handOver(findNode());
}

/** @returns {string | undefined} the Node of the dependencies */
function findNode() {
  try {
    const description = nodeModule.createRequire(import.meta.url).resolve('node/package.json');
    const executable = path.join(
      path.dirname(description),
      'bin',
      process.platform === 'win32' ? 'node.exe' : 'node',
    );
    const { version } = JSON.parse(readFileSync(description, 'utf8'));
    return majorOf(version) >= NEEDED && existsSync(executable) ? executable : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Runs the same command on the other Node: same terminal, same signals, same exit code. @param
 * {string | undefined} executable
 */
function handOver(executable) {
  if (executable === undefined) {
    const sentence = `Shopwright needs Node.js ${NEEDED}, and this is ${process.version}: run "npm install" in ${root}, which brings it, and try again.`;
    process.stderr.write(
      `${process.argv.includes('--json') ? JSON.stringify({ error: sentence }) : sentence}\n`,
    );
    process.exitCode = 1;
    return;
  }
  const env = { ...process.env, SHOPWRIGHT_STARTER: String(process.pid) };
  const child = spawn(executable, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env,
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(
      `${executable} does not run (${error.message}): delete the node_modules folder, run "npm install" in ${root} and try again.\n`,
    );
    process.exit(1);
  });
  child.on('close', (code, signal) =>
    process.exit(code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 1)),
  );

  // A killed npm does not notify its child. When this process ends, the child notices and ends too.
  const starter = process.ppid;
  if (process.env.npm_lifecycle_event !== undefined)
    setInterval(() => process.ppid !== starter && process.exit(1), LOOK_FOR_STARTER).unref();
}

/** @param {string} version */
function majorOf(version) {
  return Number(version.split('.')[0]);
}
