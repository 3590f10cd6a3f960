import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { createVault, type Vault } from './kernel/vault.ts';

/**
 * What secrets in the database are encrypted with. From the environment; beside the embedded database a file of its own,
 * made at the first start. A database elsewhere is shared by processes that share no file, and may outlive them all, so a
 * file of one of them would lock people out: without SHOPWRIGHT_SECRET nothing new is encrypted there, and the doctor says so.
 */
export async function openVault({ secrets, databaseUrl, dataDir }: Pick<Config, 'secrets' | 'databaseUrl' | 'dataDir'>): Promise<Vault> {
  // A file that was used before still opens what it sealed.
  const file = await kept(dataDir);
  if (secrets.length > 0) return createVault([...secrets, ...file]);
  if (databaseUrl !== undefined) return createVault(file, { seals: false });
  return createVault(file.length > 0 ? file : await make(dataDir));
}

const fileIn = (dataDir: string): string => join(dataDir, 'secret.key');

async function kept(dataDir: string): Promise<string[]> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  return text.trim() === '' ? [] : [text.trim()];
}

/** Whole or not at all, and never over one that is there: two may start at once. */
async function make(dataDir: string): Promise<readonly string[]> {
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
  return kept(dataDir);
}
