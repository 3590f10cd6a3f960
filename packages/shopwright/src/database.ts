import { openDb, readVault, type Config, type Db } from '@shopwright/server';
import { withVault } from '@shopwright/server/db/index';
import { listSites, type Site } from '@shopwright/server/settings/index';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandCall } from './command.ts';
import { Refusal } from './refusal.ts';
import type { Terminal } from './terminal.ts';

/** Opens the shop's database: its own server, or the embedded one, which may be running already. */
export async function openDatabase(
  config: Config,
  { terminal, doing = 'Opening the database' }: { terminal: Terminal; doing?: string },
): Promise<Db> {
  const vault = await readVault(config);
  const db = await terminal.progress(doing, () =>
    openDb({
      ...databaseOptions(config),
      log: {
        info: () => undefined,
        warn: (_fields, message) => terminal.note(message),
        error: (_fields, message) => terminal.note(message),
      },
      applicationName: 'shopwright-command',
      // Two concurrent batches of an import, and the lookups for the next.
      poolSize: 4,
    }),
  );
  return withVault(db, vault);
}

export function databaseOptions(config: Config) {
  return {
    dataDir: config.dataDir,
    preparedStatements: config.preparedStatements,
    ...(config.databaseUrl === undefined ? {} : { databaseUrl: config.databaseUrl }),
    ...(config.directUrl === undefined ? {} : { directUrl: config.directUrl }),
    ...(config.replicaUrl === undefined ? {} : { replicaUrl: config.replicaUrl }),
  };
}

/**
 * For commands about a store that exists. They make nothing: a mistyped --data must not become an
 * empty shop.
 */
export async function withStore<T>(
  { config, terminal }: Pick<CommandCall, 'config' | 'terminal'>,
  work: (store: { db: Db; site: Site }) => Promise<T>,
): Promise<T> {
  const settings = config();
  if (!hasDatabase(settings)) throw noStore(settings);
  const db = await openDatabase(settings, { terminal });
  try {
    const [site] = await listSites(db).catch((error: unknown) => {
      throw isMissingTable(error) ? noStore(settings) : error;
    });
    if (!site) throw noStore(settings);
    return await work({ db, site });
  } finally {
    await db.close();
  }
}

/** Whether a database exists that can be opened without creating one. */
export const hasDatabase = (config: Config): boolean =>
  config.databaseUrl !== undefined || existsSync(join(config.dataDir, 'postgres'));

function noStore({ databaseUrl, dataDir }: Config): Refusal {
  const location = databaseUrl === undefined ? dataDir : 'the database at DATABASE_URL';
  return new Refusal(
    `No store found in ${location}. Run "shopwright start" to create one, or choose another data directory with --data.`,
  );
}

export const isMissingTable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '42P01';
