import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, vi } from 'vitest';
import { packagesIn, runCoreSession } from '../kit/core-session.ts';
import { test } from '../kit/fixtures.ts';

/**
 * The core session with older releases of the provider's packages. They are large (about 100 MB for
 * each set) and not needed for anything else, so they are installed into `.cache` when this suite
 * runs first.
 */

vi.setConfig({ testTimeout: 600_000 });

const cache = join(import.meta.dirname, '..', '..', '..', '.cache', 'older-clients');

/** Releases that were current at the same time. */
const sets: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'SDK 1.9': {
    sdk: '1.9.1',
    stores: '1.0.141',
    ecom: '1.0.597',
    members: '1.0.85',
    redirects: '1.0.44',
    identity: '1.0.80',
  },
  'SDK 1.12': {
    sdk: '1.12.0',
    stores: '1.0.154',
    ecom: '1.0.692',
    members: '1.0.118',
    redirects: '1.0.61',
    identity: '1.0.80',
  },
  'SDK 1.15': {
    sdk: '1.15.27',
    stores: '1.0.348',
    ecom: '1.0.943',
    members: '1.0.213',
    redirects: '1.0.79',
    identity: '1.0.104',
  },
};

async function install(versions: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(cache, `sdk-${versions['sdk']}`);
  const dependencies = Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [`@wix/${name}`, version]),
  );
  const manifest = JSON.stringify({ name: 'older-client', private: true, dependencies }, null, 2);
  const done = join(folder, 'installed.json');
  if ((await readFile(done, 'utf8').catch(() => '')) === manifest) return folder;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), manifest);
  await promisify(execFile)(
    'npm',
    [
      'install',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
      '--no-package-lock',
    ],
    { cwd: folder },
  );
  await writeFile(done, manifest);
  return folder;
}

test.for(Object.entries(sets))(
  '%s runs the core session unchanged',
  async ([, versions], { server, catalog, wire }) => {
    const folder = await install(versions);
    await runCoreSession(packagesIn(folder), { server, catalog, wire });
    const { version } = JSON.parse(
      await readFile(join(folder, 'node_modules', '@wix', 'sdk', 'package.json'), 'utf8'),
    ) as { version: string };
    expect(version).toBe(versions['sdk']);
  },
);
