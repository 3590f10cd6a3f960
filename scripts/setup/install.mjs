import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { cleanEnvironment, isExecutable } from './environment.mjs';
import { fingerprint } from './fingerprint.mjs';
import { installedMatches } from './installed.mjs';
import { repairNative } from './native.mjs';
import { npmFailure } from './npm-failure.mjs';
import { findNpm, quietly, registryAnswers } from './npm.mjs';
import { inRoot, node24, root } from './root.mjs';
import { run } from './run.mjs';
import { Refusal, print, withProgress } from './terminal.mjs';
import { readStamp, writeStamp } from './stamp.mjs';
import { withFileLock } from './file-lock.mjs';

const stampFile = inRoot('node_modules', '.shopwright-installed.json');
const ATTEMPTS = 4;
// The size of node_modules, with a margin.
const REQUIRED_MB = { product: 500, dev: 800 };
const platform = `${process.platform}-${process.arch}`;

/**
 * Installs the packages of package-lock.json, unless they are installed.
 * @param {{ dev: boolean }} options dev: include what only tests and checks need; such an
 * installation is sufficient without `dev`, too
 */
export async function ensureInstalled({ dev }) {
  const lock = fingerprint(root, ['package-lock.json']);
  if (isStampCurrent(lock, dev)) return;
  if (!existsSync(inRoot('package-lock.json'))) {
    throw new Refusal(
      'package-lock.json is missing. Restore it from git (git checkout package-lock.json).',
    );
  }
  refuseUnwritable();
  refuseFullDisk(dev);
  await withFileLock(inRoot('.cache', 'setup.lock'), async () => {
    if (isStampCurrent(lock, dev)) return;
    // After a manual `npm install`, no second one is needed.
    if (!installedMatches(root, { dev }))
      await withProgress('installing packages', () => npmCi(dev));
    await repairNative();
    writeStamp(stampFile, { lock, dev, platform });
  });
}

/** @param {string} lock @param {boolean} dev */
function isStampCurrent(lock, dev) {
  const stamp = readStamp(stampFile);
  return (
    stamp.lock === lock &&
    stamp.platform === platform &&
    (stamp.dev === true || !dev) &&
    isExecutable(node24)
  );
}

/** @param {boolean} dev */
async function npmCi(dev) {
  const env = cleanEnvironment();
  const npm = findNpm(env);
  const args = [
    ...npm.args,
    'ci',
    dev ? '--include=dev' : '--omit=dev',
    '--include=optional',
    ...quietly,
  ];
  if (!(await registryAnswers(npm, env))) args.push('--offline');
  for (let attempt = 1; ; attempt += 1) {
    const { code, output } = await run(npm.program, args, { cwd: root, env });
    if (code === 0) return;
    // An orphaned npm may still write there for a while.
    if (attempt === ATTEMPTS || !/\b(ENOTEMPTY|EEXIST|EBUSY)\b/.test(output))
      throw new Refusal(npmFailure(output));
    print('another program is changing node_modules; retrying ...');
    await delay(10_000);
  }
}

function refuseUnwritable() {
  for (const folder of [root, inRoot('node_modules'), inRoot('.cache')]) {
    if (!existsSync(folder)) continue;
    try {
      accessSync(folder, constants.W_OK);
    } catch {
      throw new Refusal(
        `Permission denied: ${folder}. Run the command as the owner of the folder, or change its owner (chown -R).`,
      );
    }
  }
}

/**
 * Checked first: on a full disk, npm leaves broken files and its errors vary.
 * @param {boolean} dev
 */
function refuseFullDisk(dev) {
  const needed = dev ? REQUIRED_MB.dev : REQUIRED_MB.product;
  const { bavail, bsize } = statfsSync(root);
  const free = Math.floor((bavail * bsize) / 1_000_000);
  // npm removes an existing installation before it installs the new one.
  if (free >= needed || existsSync(inRoot('node_modules', '.package-lock.json'))) return;
  throw new Refusal(
    `Not enough disk space: the packages need ${needed} MB in ${root}, and ${free} MB are free. Free some space and run the command again.`,
  );
}
