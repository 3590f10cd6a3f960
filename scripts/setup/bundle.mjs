import { ensureClientPackage } from './client-package.mjs';
import { cleanEnvironment } from './environment.mjs';
import { withFileLock } from './file-lock.mjs';
import { fingerprint } from './fingerprint.mjs';
import { inRoot, node24, root } from './root.mjs';
import { run } from './run.mjs';
import { Refusal, withProgress } from './terminal.mjs';
import { readStamp, writeStamp } from './stamp.mjs';
import { ensureWebBuilt } from './web.mjs';

// The inputs of the package; the lockfile covers the bundled libraries.
const INPUTS = [
  'package-lock.json',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'packages/contract',
  'packages/sdk',
  'packages/server',
  'packages/shopwright',
  'packages/web',
];
const stampFile = inRoot('packages', 'shopwright', 'dist', '.shopwright-built.json');

/**
 * Builds packages/shopwright/dist, the published package `shopwright`, unless it is up to date.
 */
export async function ensureBundled() {
  await Promise.all([ensureWebBuilt(), ensureClientPackage()]);
  const inputs = fingerprint(root, INPUTS);
  if (readStamp(stampFile).inputs === inputs) return;
  await withFileLock(inRoot('.cache', 'bundle.lock'), async () => {
    if (readStamp(stampFile).inputs === inputs) return;
    await withProgress('bundling the server', bundle);
    writeStamp(stampFile, { inputs });
  });
}

async function bundle() {
  const { code, output } = await run(node24, [inRoot('packages', 'shopwright', 'build.ts')], {
    cwd: root,
    env: cleanEnvironment(),
  });
  if (code !== 0)
    throw new Refusal(`${output.trim()}\nThe server could not be bundled. See the output above.`);
}
