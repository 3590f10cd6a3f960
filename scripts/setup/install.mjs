import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { cleanEnvironment, isExecutable } from './environment.mjs';
import { fingerprint } from './fingerprint.mjs';
import { installedMatches } from './installed.mjs';
import { mendNative } from './native.mjs';
import { npmFailure } from './npm-failure.mjs';
import { findNpm, quietly, registryAnswers } from './npm.mjs';
import { inRoot, node24, root } from './root.mjs';
import { run } from './run.mjs';
import { Refusal, say, withProgress } from './say.mjs';
import { readStamp, writeStamp } from './stamp.mjs';
import { withFileLock } from './file-lock.mjs';

const stampFile = inRoot('node_modules', '.shopwright-installed.json');
const ATTEMPTS = 4;
// The size of node_modules in MB, with a margin.
const SPACE = { product: 500, dev: 800 };
const platform = `${process.platform}-${process.arch}`;

/**
 * Installs what package-lock.json names, unless exactly that is installed already.
 * @param {{ dev: boolean }} options dev: with what only tests and checks need; an installation with
 * it serves without it too
 */
export async function ensureInstalled({ dev }) {
  const lock = fingerprint(root, ['package-lock.json']);
  if (stampSays(lock, dev)) return;
  if (!existsSync(inRoot('package-lock.json'))) {
    throw new Refusal(
      'package-lock.json is missing, so it is not known which packages to install: take it back from git (git checkout package-lock.json).',
    );
  }
  refuseUnwritable();
  refuseFullDisk(dev);
  await withFileLock(inRoot('.cache', 'setup.lock'), async () => {
    if (stampSays(lock, dev)) return;
    // After a manual `npm install`, no second one is needed.
    if (!installedMatches(root, { dev }))
      await withProgress('installing packages', () => npmCi(dev));
    await mendNative();
    writeStamp(stampFile, { lock, dev, platform });
  });
}

/** @param {string} lock @param {boolean} dev */
function stampSays(lock, dev) {
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
    say('another program is changing node_modules; trying again ...');
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
        `This user may not write in ${folder}, where packages must be installed: run the command as the folder's owner, or give the folder to this user (chown -R).`,
      );
    }
  }
}

/**
 * Beforehand: on a full disk npm ends with a broken file and other words each time.
 * @param {boolean} dev
 */
function refuseFullDisk(dev) {
  const needed = dev ? SPACE.dev : SPACE.product;
  const { bavail, bsize } = statfsSync(root);
  const free = Math.floor((bavail * bsize) / 1_000_000);
  // Removes an existing installation before the new one is moved into its place.
  if (free >= needed || existsSync(inRoot('node_modules', '.package-lock.json'))) return;
  throw new Refusal(
    `The disk is full: the packages need ${needed} MB in ${root}, and ${free} MB are free; make room and run the command again.`,
  );
}
