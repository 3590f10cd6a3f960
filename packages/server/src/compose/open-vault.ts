import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, MIN_SECRET_LENGTH, type Config } from '../config/index.ts';
import { dropForeignSecrets, findForeignSeal, withVault, type Db } from '../db/index.ts';
import { findSecret, replaceLostKeys } from '../identity/index.ts';
import { createVault, type Vault } from '../kernel/vault.ts';
import { listSites } from '../settings/index.ts';

/**
 * The server's master secret, which encrypts secrets in the database. It comes from the
 * environment; with the embedded database it is a file that the first start creates. An external
 * database is shared by processes that share no files, so a file of one of them would lock the
 * others out: without SHOPWRIGHT_SECRET nothing new is encrypted there.
 */
type VaultConfig = Pick<Config, 'secrets' | 'databaseUrl' | 'dataDir'>;

/**
 * For commands: opens what the available secrets open. Creates no file, and refuses a file that is
 * not a secret.
 */
export async function readVault(config: VaultConfig): Promise<Vault> {
  return vaultOf(config, await readSecretFile(config.dataDir));
}

/**
 * For servers and workers: the database with its vault. Refuses to start, before anything is
 * written, when the database holds secrets that ours do not open: with another secret,
 * authenticators, connections and signing keys would be lost.
 */
export async function openVault(
  db: Db,
  config: VaultConfig & Pick<Config, 'acceptLostSecret'>,
): Promise<Db> {
  const file = await readSecretFile(config.dataDir);
  const vault = vaultOf(config, file);
  const lost = await findForeignSeal(db, vault);
  if (lost !== undefined && !config.acceptLostSecret) throw new ConfigError(whyLost(config, file));
  const isOwn = config.secrets.length === 0 && config.databaseUrl === undefined;
  return withVault(
    db,
    isOwn && file.length === 0 ? createVault(await makeSecretFile(config.dataDir)) : vault,
  );
}

/**
 * Stores a sealed value in every store, so that a later start with another secret is refused even
 * if nothing else has been sealed. Run after migrating.
 */
export async function recordSecret(db: Db): Promise<void> {
  if (db.vault.mark === undefined) return;
  for (const { siteId } of await listSites(db))
    await findSecret(db, siteId, 'check', randomBytes(16));
}

/**
 * With SHOPWRIGHT_ACCEPT_LOST_SECRET: replaces lost site secrets and signing keys. Run after
 * migrating.
 */
export async function replaceLostSecrets(db: Db): Promise<void> {
  await dropForeignSecrets(db, db.vault);
  await replaceLostKeys(db, () => new Date());
}

/** An earlier secret file still opens what it sealed. */
function vaultOf({ secrets, databaseUrl }: VaultConfig, file: readonly string[]): Vault {
  return createVault([...secrets, ...file], {
    seals: secrets.length > 0 || databaseUrl === undefined,
  });
}

const goOn =
  'To start all the same and give up the lost secrets (members enroll authenticator apps again, the owner enters client secrets again), set SHOPWRIGHT_ACCEPT_LOST_SECRET=true once.';

function whyLost({ secrets, databaseUrl, dataDir }: VaultConfig, file: readonly string[]): string {
  if (secrets.length > 0)
    return `The database holds secrets that SHOPWRIGHT_SECRET does not open. Set it to "new,old" with the secret that was used before. ${goOn}`;
  if (databaseUrl !== undefined)
    return `The database holds sealed secrets, and SHOPWRIGHT_SECRET is not set. Set it to the secret that was used before. ${goOn}`;
  if (file.length > 0)
    return `${fileIn(dataDir)} is not the file that the secrets in this database were sealed with. Restore the file that belongs to this data folder from your backup. ${goOn}`;
  return `${fileIn(dataDir)} is missing, and the database holds secrets that were sealed with it. Restore the file from your backup. ${goOn}`;
}

const fileIn = (dataDir: string): string => join(dataDir, 'secret.key');

async function readSecretFile(dataDir: string): Promise<string[]> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return [];
  const secret = text.trim();
  if (secret.length >= MIN_SECRET_LENGTH) return [secret];
  const what = secret === '' ? 'is empty' : `has fewer than ${MIN_SECRET_LENGTH} characters`;
  throw new ConfigError(
    `${fileIn(dataDir)} ${what}, so it cannot be the secret that this store was sealed with. Restore it from your backup; if the store never had a secret, delete the file.`,
  );
}

/** Written atomically, and never over an existing file: two processes may start at once. */
async function makeSecretFile(dataDir: string): Promise<readonly string[]> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${fileIn(dataDir)}.${randomUUID()}`;
  const file = await open(draft, 'w', 0o600);
  await file.writeFile(`${randomBytes(32).toString('base64url')}\n`);
  await file.sync();
  await file.close();
  await link(draft, fileIn(dataDir)).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  await unlink(draft);
  return readSecretFile(dataDir);
}
