import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, test, type TestContext } from 'vitest';
import { ConfigError, readConfig } from '../config/index.ts';
import { openDb, prepareDb, withVault, type Db } from '../db/index.ts';
import { createTestDatabase, TEST_TIMEOUT_MS, type TestDatabase } from '../db/testing.ts';
import { ensureSite } from './first-run.ts';
import { createSigningKeys } from '../identity/index.ts';
import { createVault } from '../kernel/vault.ts';
import { openVault, readVault, recordSecret, replaceLostSecrets } from './open-vault.ts';

const silent = { info() {}, warn() {}, error() {} };
let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = await openDb({
    databaseUrl: database.url,
    dataDir: '',
    log: silent,
    timeoutMs: TEST_TIMEOUT_MS,
  });
});
beforeEach(async () => {
  await db.query(sql`drop schema public cascade`);
  await db.query(sql`create schema public`);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

async function folder({ onTestFinished }: Pick<TestContext, 'onTestFinished'>): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shopwright-secret-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  return dataDir;
}

const own = "a secret of one's own, long enough";
const settings = {
  secrets: [] as string[],
  databaseUrl: undefined as string | undefined,
  acceptLostSecret: false,
};
const vaultIn = async (dataDir: string, changed: Partial<typeof settings> = {}) =>
  (await openVault(db, { ...settings, dataDir, ...changed })).vault;

/** A store whose keys are sealed with the secret file of this folder. */
async function store(dataDir: string): Promise<{ siteId: string; db: Db }> {
  const sealed = await openVault(db, { ...settings, dataDir });
  await prepareDb({ pool: db.pool, log: silent });
  const { siteId } = await ensureSite(sealed, {
    store: { name: 'Test' },
    ownerEmail: 'owner@example.com',
  });
  return { siteId, db: sealed };
}

test('creates one secret for the embedded database, also on concurrent starts', async (context) => {
  const dataDir = await folder(context);
  const vaults = await Promise.all(Array.from({ length: 8 }, () => vaultIn(dataDir)));
  expect(new Set(vaults.map(({ mark }) => mark)).size).toBe(1);
  expect((await readFile(join(dataDir, 'secret.key'), 'utf8')).trim().length).toBe(43);
  expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
  // After moving to an own secret or an external database, the file still opens what it sealed.
  const sealed = vaults[0]?.seal('hush', 'x') ?? '';
  const moved = await vaultIn(dataDir, { secrets: [own] });
  expect([
    moved.open(sealed, 'x'),
    moved.seal('hush', 'x').startsWith(vaults[0]?.mark ?? ''),
  ]).toEqual(['hush', false]);
  const elsewhere = await vaultIn(dataDir, { databaseUrl: 'postgres://elsewhere' });
  expect([elsewhere.open(sealed, 'x'), elsewhere.seal('hush', 'x'), elsewhere.mark]).toEqual([
    'hush',
    'hush',
    undefined,
  ]);
});

test('an external database is encrypted only with a secret that every process has', async (context) => {
  const dataDir = await folder(context);
  expect((await vaultIn(dataDir, { databaseUrl: 'postgres://elsewhere' })).mark).toBeUndefined();
  const sealed = (
    await vaultIn(dataDir, { secrets: [own], databaseUrl: 'postgres://elsewhere' })
  ).seal('hush', 'x');
  expect(
    (
      await vaultIn(await folder(context), { secrets: [own], databaseUrl: 'postgres://elsewhere' })
    ).open(sealed, 'x'),
  ).toBe('hush');
});

test('accepts one or several secrets, and refuses a short one without printing it', () => {
  const [one, two] = ['a'.repeat(32), 'b'.repeat(40)];
  expect(readConfig({ SHOPWRIGHT_SECRET: `${two}, ${one}` }).secrets).toEqual([two, one]);
  expect(() => readConfig({ SHOPWRIGHT_SECRET: 'short' })).toThrow(ConfigError);
  expect(() => readConfig({ SHOPWRIGHT_SECRET: 'short' })).not.toThrow('short');
});

test.each([
  ['empty', ''],
  ['blank', ' \n'],
  ['short', 'x'],
  ['cut off', 'a'.repeat(31)],
])('refuses a secret.key that is %s, and leaves it as it is', async (_what, text) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shopwright-secret-'));
  await writeFile(join(dataDir, 'secret.key'), text);
  await expect(readVault({ ...settings, dataDir })).rejects.toThrow(
    /secret\.key (is empty|has fewer than 32 characters).*Restore it from your backup/,
  );
  await expect(vaultIn(dataDir)).rejects.toThrow(ConfigError);
  // Not even together with a secret from the environment, which may be the older one.
  await expect(vaultIn(dataDir, { secrets: [own] })).rejects.toThrow(ConfigError);
  expect(await readFile(join(dataDir, 'secret.key'), 'utf8')).toBe(text);
  await rm(dataDir, { recursive: true });
});

test('refuses a secret.key of another store, and writes nothing', async (context) => {
  await store(await folder(context));
  const dataDir = await folder(context);
  await writeFile(join(dataDir, 'secret.key'), `${'b'.repeat(43)}\n`);
  await expect(vaultIn(dataDir)).rejects.toThrow(
    /is not the file that the secrets in this database were sealed with/,
  );
});

test('refuses to start without the secret that sealed existing values, and creates no new one', async (context) => {
  const dataDir = await folder(context);
  await store(dataDir);
  await rm(join(dataDir, 'secret.key'));
  await expect(vaultIn(dataDir)).rejects.toThrow(
    /secret\.key is missing.*Restore the file from your backup.*SHOPWRIGHT_ACCEPT_LOST_SECRET/,
  );
  await expect(stat(join(dataDir, 'secret.key'))).rejects.toThrow('ENOENT');
  await expect(vaultIn(dataDir, { databaseUrl: 'postgres://elsewhere' })).rejects.toThrow(
    /SHOPWRIGHT_SECRET is not set/,
  );
  await expect(vaultIn(dataDir, { secrets: [own] })).rejects.toThrow(
    /SHOPWRIGHT_SECRET does not open/,
  );
});

test('replaces lost secrets on request, once', async (context) => {
  const dataDir = await folder(context);
  const { siteId, db: before } = await store(dataDir);
  const lost = before.vault.seal('hush', 'anything');
  await db.query(
    sql`insert into media_key (site_id, secret) values (${siteId}, ${Buffer.from(lost)})`,
  );
  await db.query(
    sql`insert into payment_secret (site_id, provider, secret) values (${siteId}, 'sandbox', ${lost})`,
  );
  await db.query(
    sql`update site set settings = jsonb_set(settings, '{signIn}', ${JSON.stringify({ captcha: { mode: 'ON', provider: 'SITEVERIFY', secret: lost } })})`,
  );
  await rm(join(dataDir, 'secret.key'));
  const started = await openVault(db, { ...settings, dataDir, acceptLostSecret: true });
  await replaceLostSecrets(started);
  expect(
    (await createSigningKeys(started, () => new Date()).current(siteId, 'token')).key.type,
  ).toBe('private');
  expect(await db.query(sql`select from media_key union all select from payment_secret`)).toEqual(
    [],
  );
  const [site] = await db.query<{ captcha: unknown }>(
    sql`select settings #> '{signIn,captcha}' as captcha from site`,
  );
  expect(site?.captcha).toEqual({ mode: 'ON', provider: 'BUILT_IN' });
});

test('opens the store with its own secret among several', async (context) => {
  const dataDir = await folder(context);
  const { siteId } = await store(dataDir);
  const secret = (await readFile(join(dataDir, 'secret.key'), 'utf8')).trim();
  const elsewhere = await folder(context);
  const opened = await openVault(db, {
    ...settings,
    dataDir: elsewhere,
    secrets: [own, secret],
    databaseUrl: 'postgres://elsewhere',
  });
  expect(
    (await createSigningKeys(opened, () => new Date()).current(siteId, 'webhook')).key.type,
  ).toBe('private');
  await expect(
    createSigningKeys(withVault(db, createVault([own])), () => new Date()).current(
      siteId,
      'webhook',
    ),
  ).rejects.toThrow('does not open');
});

test('refuses another SHOPWRIGHT_SECRET, even if nothing else is sealed', async (context) => {
  const dataDir = await folder(context);
  const elsewhere = { ...settings, dataDir, databaseUrl: 'postgres://elsewhere' };
  // A store without a secret: everything is stored in plain text.
  await prepareDb({ pool: db.pool, log: silent });
  await ensureSite(await openVault(db, elsewhere), {
    store: { name: 'Test' },
    ownerEmail: 'owner@example.com',
  });
  await recordSecret(await openVault(db, { ...elsewhere, secrets: ['a'.repeat(32)] }));
  await expect(openVault(db, { ...elsewhere, secrets: ['b'.repeat(32)] })).rejects.toThrow(
    'The database holds secrets that SHOPWRIGHT_SECRET does not open',
  );
  const both = await openVault(db, { ...elsewhere, secrets: ['b'.repeat(32), 'a'.repeat(32)] });
  await expect(recordSecret(both)).resolves.toBeUndefined();
});
