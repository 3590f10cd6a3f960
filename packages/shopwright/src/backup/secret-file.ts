import type { Config } from '@shopwright/server';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';

type Settings = Pick<Config, 'secrets' | 'dataDir'>;

const fileOf = ({ dataDir }: Settings): string => join(dataDir, 'secret.key');

async function readSecretFile(settings: Settings): Promise<string | undefined> {
  const text = await readFile(fileOf(settings), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  return text.trim() === '' ? undefined : text.trim();
}

/**
 * The key that the store seals with: the newest of SHOPWRIGHT_SECRET, otherwise the file in the
 * data directory.
 */
export async function currentSecret(settings: Settings): Promise<string | undefined> {
  return settings.secrets[0] ?? readSecretFile(settings);
}

/**
 * Before anything is restored: a store here has no other secret that would have to be overwritten.
 */
export async function refuseOtherSecret(settings: Settings, secret: string): Promise<void> {
  const present = await readSecretFile(settings);
  if (present === undefined || present === secret) return;
  throw new Refusal(
    `${fileOf(settings)} is the secret of another store. Move the file away, or choose another data directory with --data.`,
  );
}

/** A secret that the environment names needs no file. */
export async function saveSecret(settings: Settings, secret: string): Promise<void> {
  if (settings.secrets.includes(secret)) return;
  await mkdir(settings.dataDir, { recursive: true });
  await writeFile(fileOf(settings), `${secret}\n`, { mode: 0o600 });
}
