import { mkdirSync, rmSync } from 'node:fs';
import { cleanEnvironment } from './environment.mjs';
import { withFileLock } from './file-lock.mjs';
import { fingerprint } from './fingerprint.mjs';
import { findNpm, quietly } from './npm.mjs';
import { inRoot, node24, root } from './root.mjs';
import { run } from './run.mjs';
import { Refusal, withProgress } from './terminal.mjs';
import { readStamp, writeStamp } from './stamp.mjs';

// The inputs of the package. Its types include the contract.
const INPUTS = ['package-lock.json', 'packages/sdk', 'packages/contract', 'LICENSE'];
const folder = inRoot('packages', 'sdk', 'build');
const stampFile = inRoot('packages', 'sdk', 'build', '.shopwright-built.json');

/**
 * Packs packages/sdk/build/shopwright-sdk-<version>.tgz, which a running store serves to npm,
 * unless it is up to date.
 */
export async function ensureClientPackage() {
  const inputs = fingerprint(root, INPUTS);
  if (readStamp(stampFile).inputs === inputs) return;
  await withFileLock(inRoot('.cache', 'client-package.lock'), async () => {
    if (readStamp(stampFile).inputs === inputs) return;
    await withProgress('packing the client', pack);
    writeStamp(stampFile, { inputs });
  });
}

async function pack() {
  const env = cleanEnvironment();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const npm = findNpm(env);
  const steps = [
    { program: node24, args: [inRoot('packages', 'sdk', 'build.ts')], cwd: root },
    {
      program: npm.program,
      args: [...npm.args, 'pack', '--ignore-scripts', '--pack-destination', folder, ...quietly],
      cwd: inRoot('packages', 'sdk', 'dist'),
    },
  ];
  for (const { program, args, cwd } of steps) {
    const { code, output } = await run(program, args, { cwd, env });
    if (code !== 0)
      throw new Refusal(`${output.trim()}\nThe client could not be packed. See the output above.`);
  }
}
