import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type TestContext } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { openVault } from './open-vault.ts';

async function folder({ onTestFinished }: Pick<TestContext, 'onTestFinished'>): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shopwright-secret-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  return dataDir;
}

const own = 'a secret of one\'s own, long enough';

test('beside the embedded database a secret is made once, for this account alone, however many start at once', async (context) => {
  const dataDir = await folder(context);
  const vaults = await Promise.all(Array.from({ length: 8 }, () => openVault({ secrets: [], databaseUrl: undefined, dataDir })));
  expect(new Set(vaults.map(({ mark }) => mark)).size).toBe(1);
  expect((await readFile(join(dataDir, 'secret.key'), 'utf8')).trim().length).toBe(43);
  expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
  // Moving to a secret of one's own, or to a database elsewhere: the file still opens what it sealed.
  const sealed = vaults[0]?.seal('hush', 'x') ?? '';
  const moved = await openVault({ secrets: [own], databaseUrl: undefined, dataDir });
  expect([moved.open(sealed, 'x'), moved.seal('hush', 'x').startsWith(vaults[0]?.mark ?? '')]).toEqual(['hush', false]);
  const elsewhere = await openVault({ secrets: [], databaseUrl: 'postgres://elsewhere', dataDir });
  expect([elsewhere.open(sealed, 'x'), elsewhere.seal('hush', 'x'), elsewhere.mark]).toEqual(['hush', 'hush', undefined]);
});

test('a database elsewhere is encrypted only by a secret that every process is given', async (context) => {
  const dataDir = await folder(context);
  expect((await openVault({ secrets: [], databaseUrl: 'postgres://elsewhere', dataDir })).mark).toBeUndefined();
  const sealed = (await openVault({ secrets: [own], databaseUrl: 'postgres://elsewhere', dataDir })).seal('hush', 'x');
  expect((await openVault({ secrets: [own], databaseUrl: 'postgres://elsewhere', dataDir: await folder(context) })).open(sealed, 'x')).toBe('hush');
});

test('the environment gives one or several, and a short one is refused without being repeated', () => {
  const [one, two] = ['a'.repeat(32), 'b'.repeat(40)];
  expect(readConfig({ SHOPWRIGHT_SECRET: `${two}, ${one}` }).secrets).toEqual([two, one]);
  expect(() => readConfig({ SHOPWRIGHT_SECRET: 'short' })).toThrow(ConfigError);
  expect(() => readConfig({ SHOPWRIGHT_SECRET: 'short' })).not.toThrow('short');
});
