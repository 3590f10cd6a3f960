import { existsSync } from 'node:fs';
import { findExecutable } from './environment.mjs';
import { inRoot, node24, root } from './root.mjs';
import { run } from './run.mjs';
import { Refusal, withProgress } from './terminal.mjs';

/**
 * The headless shell comes first: it uses a quarter of the processor time of the full browser.
 */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds the Chromium for tests: SHOPWRIGHT_CHROMIUM, an installed browser, the package of the
 * distribution, or Playwright's download.
 * @param {Record<string, string>} env
 * @returns {Promise<string>} its path
 */
export async function findChromium(env) {
  const named = env.SHOPWRIGHT_CHROMIUM;
  if (named !== undefined && named !== '') {
    if (await answers(named, env)) return named;
    throw new Refusal(
      `SHOPWRIGHT_CHROMIUM names ${named}, which is not a working browser. Correct the path, or unset the variable to search for one.`,
    );
  }
  const present = (await fromSystem(env)) ?? (await fromPlaywright(env));
  if (present !== undefined) return present;
  const installed = (await installPackage(env)) ?? (await downloadPlaywrights(env));
  if (installed !== undefined) return installed;
  throw new Refusal(
    'No Chromium was found, and none could be installed. Install one (apt-get install chromium), or set SHOPWRIGHT_CHROMIUM to its path.',
  );
}

/** @param {Record<string, string>} env */
async function fromSystem(env) {
  const found = [
    ...NAMES.map((name) => findExecutable(name, env)),
    ...MAC.filter((file) => existsSync(file)),
  ];
  for (const file of found) {
    if (file !== undefined && (await answers(file, env))) return file;
  }
  return undefined;
}

/**
 * Some distributions install a stub that only prints how to install the browser.
 * @param {string} file
 * @param {Record<string, string>} env
 */
async function answers(file, env) {
  const { code } = await run(file, ['--version'], { cwd: root, env }).catch(() => ({ code: 1 }));
  return code === 0;
}

/** @param {Record<string, string>} env */
async function fromPlaywright(env) {
  const script = "process.stdout.write(require('playwright-core').chromium.executablePath())";
  const { code, output } = await run(node24, ['--eval', script], { cwd: root, env });
  return code === 0 && existsSync(output.trim()) ? output.trim() : undefined;
}

/** @param {Record<string, string>} env */
async function installPackage(env) {
  const aptGet = findExecutable('apt-get', env);
  if (aptGet === undefined) return undefined;
  const asRoot = process.getuid?.() === 0 ? [aptGet] : await withSudo(aptGet, env);
  if (asRoot === undefined) return undefined;
  const [program = aptGet, ...before] = asRoot;
  const quiet = { cwd: root, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  await withProgress('installing Chromium from the distribution', async () => {
    await run(program, [...before, 'update', '-q'], quiet);
    const install = [...before, 'install', '-y', '-q', '--no-install-recommends'];
    const shell = await run(program, [...install, 'chromium-headless-shell'], quiet);
    // Older distributions package only the full browser.
    if (shell.code !== 0) await run(program, [...install, 'chromium'], quiet);
  });
  return fromSystem(env);
}

/** @param {string} aptGet @param {Record<string, string>} env */
async function withSudo(aptGet, env) {
  const sudo = findExecutable('sudo', env);
  if (sudo === undefined) return undefined;
  const { code } = await run(sudo, ['-n', 'true'], { cwd: root, env });
  return code === 0 ? [sudo, '-n', aptGet] : undefined;
}

/** @param {Record<string, string>} env */
async function downloadPlaywrights(env) {
  const cli = inRoot('node_modules', 'playwright-core', 'cli.js');
  await withProgress('downloading Chromium', () =>
    run(node24, [cli, 'install', 'chromium'], { cwd: root, env }),
  );
  const downloaded = await fromPlaywright(env);
  return downloaded !== undefined && (await answers(downloaded, env)) ? downloaded : undefined;
}
