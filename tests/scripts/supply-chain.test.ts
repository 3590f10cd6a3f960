import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { supplyChainBreaches } from '../../scripts/check/supply-chain.mjs';

/**
 * O6: what is installed is pinned, may run only what was allowed, and has a license that shops can
 * accept.
 */

async function breachesOf(packages: object, allowScripts: object = {}): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'shopwright-lock-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(join(root, 'package.json'), JSON.stringify({ allowScripts }));
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  return supplyChainBreaches(root);
}

const good = { integrity: 'sha512-abc', license: 'MIT' };

test('a pinned package with a compatible license passes', async () => {
  expect(
    await breachesOf({
      '': {},
      'packages/a': {},
      'node_modules/a': { link: true },
      'node_modules/b': good,
    }),
  ).toEqual([]);
});

test('reports a package without a checksum, with an unapproved script or an incompatible license', async () => {
  expect(await breachesOf({ 'node_modules/b': { license: 'MIT' } })).toEqual([
    expect.stringMatching(/node_modules\/b has no sha512 checksum/),
  ]);
  const scripted = { 'node_modules/@x/b': { ...good, hasInstallScript: true } };
  expect(await breachesOf(scripted)).toEqual([expect.stringMatching(/runs a script/)]);
  expect(await breachesOf(scripted, { '@x/b': true })).toEqual([]);
  expect(await breachesOf({ 'node_modules/b': { ...good, license: 'AGPL-3.0-only' } })).toEqual([
    expect.stringMatching(/AGPL-3\.0-only/),
  ]);
  expect(await breachesOf({ 'node_modules/b': { integrity: 'sha512-abc' } })).toEqual([
    expect.stringMatching(/no license/),
  ]);
  // What is used only to build and test is not shipped.
  expect(
    await breachesOf({ 'node_modules/b': { ...good, license: 'UNLICENSED', dev: true } }),
  ).toEqual([]);
});
