import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cleanEnvironment } from '../../scripts/setup/environment.mjs';
import { fingerprint } from '../../scripts/setup/fingerprint.mjs';
import { installedMatches } from '../../scripts/setup/installed.mjs';
import { npmFailure } from '../../scripts/setup/npm-failure.mjs';
import { addTallies, tallyLine, tallyOf } from '../../scripts/setup/tally.mjs';
import { withFileLock } from '../../scripts/setup/file-lock.mjs';

function folderWith(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'set up '));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

describe('the environment of an npm that we start', () => {
  test('retains the settings of the registry', () => {
    const environment = {
      npm_config_registry: 'r',
      npm_config_cache: 'c',
      npm_config_https_proxy: 'p',
      'npm_config_@shop:registry': 's',
      NPM_CONFIG_CAFILE: 'f',
      HOME: '/h',
    };
    expect(cleanEnvironment({ ...environment, PATH: '/bin' })).toEqual({
      ...environment,
      PATH: '/bin',
    });
  });

  test('drops settings that would change the installation, and the variables of a surrounding npm', () => {
    const lost = {
      npm_config_omit: 'dev',
      npm_config_production: 'true',
      npm_config_ignore_scripts: 'true',
      npm_config_global: 'true',
      NODE_ENV: 'production',
      npm_lifecycle_event: 'test',
      npm_execpath: 'x',
      INIT_CWD: '/x',
    };
    const search = [
      '/a/node_modules/.bin',
      '/npm/node_modules/@npmcli/run-script/lib/node-gyp-bin',
      '/usr/bin',
    ].join(path.delimiter);
    expect(cleanEnvironment({ ...lost, PATH: search })).toEqual({ PATH: '/usr/bin' });
  });
});

describe('the installed packages', () => {
  const lock = (packages: object) => JSON.stringify({ packages });
  const a = { version: '1.0.0', integrity: 'sha512-a' };
  const foreign = { version: '1.0.0', optional: true, os: ['none'] };
  const matching = (expected: object, installed: object, dev = true) =>
    installedMatches(
      folderWith({
        'package-lock.json': lock(expected),
        'node_modules/.package-lock.json': lock(installed),
      }),
      { dev },
    );

  test('matches when every package of the lockfile is there', () => {
    expect(
      matching({ '': {}, 'node_modules/a': a, 'packages/web': {} }, { 'node_modules/a': a }),
    ).toBe(true);
  });

  test('does not match when one is missing, of another version, or of another content', () => {
    expect(matching({ 'node_modules/a': a }, {})).toBe(false);
    expect(
      matching({ 'node_modules/a': a }, { 'node_modules/a': { ...a, version: '1.0.1' } }),
    ).toBe(false);
    expect(
      matching({ 'node_modules/a': a }, { 'node_modules/a': { ...a, integrity: 'sha512-b' } }),
    ).toBe(false);
  });

  test('may lack packages for other platforms, but not for this one', () => {
    expect(matching({ 'node_modules/a': foreign }, {})).toBe(true);
    expect(matching({ 'node_modules/a': { ...foreign, os: [process.platform] } }, {})).toBe(false);
  });

  test('may lack development packages for a production install', () => {
    expect(matching({ 'node_modules/a': { ...a, dev: true } }, {}, false)).toBe(true);
    expect(matching({ 'node_modules/a': { ...a, dev: true } }, {})).toBe(false);
  });

  test('does not match when nothing was ever installed', () => {
    expect(installedMatches(folderWith({ 'package-lock.json': lock({}) }), { dev: false })).toBe(
      false,
    );
  });
});

test.each([
  [
    'npm error code ENOTFOUND\nnpm error network request to x failed',
    /^The package registry cannot be reached: [^\n]+$/,
  ],
  ['npm ERR! code ENOSPC', /^The disk is full: [^\n]+$/],
  [
    'npm error code EACCES\nnpm error path /srv/shop/node_modules',
    /^npm has no permission to write to \/srv\/shop\/node_modules: [^\n]+$/,
  ],
  [
    'npm error `npm ci` can only install packages when your package.json and package-lock.json are in sync',
    /do not agree/,
  ],
  ['npm error something new', /^npm error something new\nnpm could not install/],
])('reports a failure of npm in one sentence: %s', (output, sentence) => {
  expect(npmFailure(output)).toMatch(sentence);
});

describe('the closing line', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [],
  };

  test('adds up every suite', () => {
    const total = addTallies([tallyOf(report, 0), { passed: 6, failed: 1, skipped: 0 }]);
    expect(tallyLine(total)).toBe('9 passed, 1 failed, 2 skipped');
  });

  test('counts a run without a report as a failure', () => {
    expect(tallyLine(tallyOf(undefined, 0))).toBe('0 passed, 1 failed');
  });

  test('counts a file that could not be loaded as a failure', () => {
    expect(
      tallyOf({ ...report, testResults: [{ status: 'failed', assertionResults: [] }] }, 1).failed,
    ).toBe(1);
  });

  test('counts a run that exits with an error as a failure, even if every test passed', () => {
    expect(tallyOf(report, 1).failed).toBe(1);
  });
});

test('the fingerprint changes with a source, a name or an added file, not with tests or build output', () => {
  const sources = { 'web/app/a.ts': '1', 'web/b.ts': '2' };
  const of = (files: Record<string, string>) => fingerprint(folderWith(files), ['web']);
  expect(
    of({
      ...sources,
      'web/build/x.js': 'x',
      'web/app/a.test.ts': 'x',
      'web/node_modules/x/x.js': 'x',
    }),
  ).toBe(of(sources));
  expect(of({ ...sources, 'web/b.ts': '3' })).not.toBe(of(sources));
  expect(of({ 'web/app/a.ts': '1', 'web/c.ts': '2' })).not.toBe(of(sources));
  expect(of({ ...sources, 'web/c.ts': '' })).not.toBe(of(sources));
});

describe('two commands in one folder', () => {
  test('set up one after the other', async () => {
    const file = path.join(folderWith({}), 'cache', 'setup.lock');
    const order: string[] = [];
    const first = Promise.withResolvers<void>();
    const running = withFileLock(file, async () => {
      order.push('first begins');
      await first.promise;
      order.push('first ends');
    });
    const waiting = withFileLock(
      file,
      async () => void order.push('second'),
      () => first.resolve(),
    );
    await Promise.all([running, waiting]);
    expect(order).toEqual(['first begins', 'first ends', 'second']);
    expect(existsSync(file)).toBe(false);
  });

  test('do not wait for one that was killed', async () => {
    const file = path.join(folderWith({ 'setup.lock': '' }), 'setup.lock');
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(file, longAgo, longAgo);
    expect(
      await withFileLock(
        file,
        async () => 'done',
        () => {},
      ),
    ).toBe('done');
  });
});
