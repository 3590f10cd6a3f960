import { existsSync } from 'node:fs';
import { cleanEnvironment } from './environment.mjs';
import { fingerprint } from './fingerprint.mjs';
import { inRoot, node24, root } from './root.mjs';
import { run } from './run.mjs';
import { Refusal, withProgress } from './terminal.mjs';
import { readStamp, writeStamp } from './stamp.mjs';
import { withFileLock } from './file-lock.mjs';

// The inputs of the build; the lockfile covers its libraries.
const INPUTS = ['package-lock.json', 'packages/web', 'packages/sdk', 'packages/contract'];
const stampFile = inRoot('packages', 'web', 'build', '.shopwright-built.json');

/** Builds the site, unless it is up to date. */
export async function ensureWebBuilt() {
  const inputs = fingerprint(root, INPUTS);
  if (readStamp(stampFile).inputs === inputs) return;
  await withFileLock(inRoot('.cache', 'setup.lock'), async () => {
    if (readStamp(stampFile).inputs === inputs) return;
    await withProgress('building the site', buildWeb);
    writeStamp(stampFile, { inputs });
  });
}

async function buildWeb() {
  const env = { ...cleanEnvironment(), NODE_ENV: 'production' };
  const { code, output } = await run(node24, [reactRouter(), 'build'], {
    cwd: inRoot('packages', 'web'),
    env,
  });
  if (code !== 0)
    throw new Refusal(`${output.trim()}\nThe site could not be built. See the output above.`);
}

/** The executable of React Router in node_modules. */
export function reactRouter() {
  const candidates = [inRoot('packages', 'web', 'node_modules'), inRoot('node_modules')].map(
    (folder) => `${folder}/@react-router/dev/bin.cjs`,
  );
  const found = candidates.find((file) => existsSync(file));
  if (found === undefined)
    throw new Refusal(
      'The build tool of the site (@react-router/dev) is not installed: delete the node_modules folder and run the command again.',
    );
  return found;
}
