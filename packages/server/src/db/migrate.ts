import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../kernel/log.ts';
import { TIMEOUT_MS } from './pool.ts';
import { isConflict } from './pg-errors.ts';

export interface Migration {
  readonly number: number;
  readonly name: string;
}

interface MigrationFile extends Migration {
  readonly checksum: string;
  /** One file, or all files of a folder in the order of their names. */
  readonly parts: readonly SqlFile[];
  /**
   * The previous release cannot run on a database with this migration. Declared by a line `--
   * breaks: why`.
   */
  readonly breaks: boolean;
  /**
   * Only releases without the migration of this number cannot run on the database. Declared by a
   * line `-- breaks before 0002: why`, in a release after the one with that migration.
   */
  readonly breaksBefore: number | undefined;
}

interface SqlFile {
  /** For error messages, such as `0001-baseline/05-catalog`. */
  readonly label: string;
  readonly sql: string;
}

/** The database and this version are incompatible; nothing was changed. */
export class MigrationRefused extends Error {
  override name = 'MigrationRefused';
}

/** An arbitrary number, the same in every Shopwright process: the holder of this lock migrates. */
const MIGRATION_LOCK_KEY = 7_426_913_501;
/**
 * The lock timeout of one attempt. Other statements queue behind a waiting migration, so it is well
 * below their own timeout.
 */
const LOCK_WAIT_MS = TIMEOUT_MS / 4;
/** Retries for more than a minute: a backup holds locks on all tables. */
const MAX_LOCK_ATTEMPTS = 120;

/**
 * Migrates the database to this release: runs `0001-baseline`, `0002-...` in order, each once and
 * in its own transaction, and returns those that ran. A migration is a file `0002-name.sql`, or a
 * folder `0001-name` whose files run in the order of their names. Concurrent processes wait for
 * each other. A first line `-- no-transaction` is for statements that PostgreSQL refuses in a
 * transaction (CREATE INDEX CONCURRENTLY); they are separated by lines `-- next` and must be
 * repeatable, because the migration may stop half-way.
 *
 * An older release starts on a database that a newer one has migrated, so that an upgrade can be
 * rolled back without losing data, unless a newer migration declares that it breaks older releases.
 */
export async function migrate({
  pool,
  directory,
  log,
  upTo = Infinity,
}: {
  pool: pg.Pool;
  directory: string;
  log: Log;
  /** The last migration to run; all of them without it. */
  upTo?: number;
}): Promise<Migration[]> {
  const files = (await readMigrations(directory)).filter(({ number }) => number <= upTo);
  const client = await pool.connect();
  try {
    await client.query(`SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0`);
    await acquireMigrationLock(client, log);
    await client.query(`CREATE TABLE IF NOT EXISTS shopwright_migration (
      number integer PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
    await client.query(
      `ALTER TABLE shopwright_migration ADD COLUMN IF NOT EXISTS breaks boolean NOT NULL DEFAULT false,
        ADD COLUMN IF NOT EXISTS breaks_before integer`,
    );
    const pending = await findPending(client, files, log);
    for (const file of pending) {
      log.info(
        { event: 'migration.started', migration: label(file) },
        'Applying a database migration',
      );
      await apply(client, file, log);
    }
    return pending.map(({ number, name }) => ({ number, name }));
  } finally {
    // Closing the connection also releases the lock and discards its settings.
    client.release(true);
  }
}

/** The migrations of this release in order, such as `0001-baseline`. */
export async function listMigrations(directory: string): Promise<string[]> {
  return (await readMigrations(directory)).map(label);
}

async function readMigrations(directory: string): Promise<MigrationFile[]> {
  const entries = (await readdir(directory, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() || entry.name.endsWith('.sql'),
  );
  const files = await Promise.all(
    entries.map((entry) =>
      entry.isDirectory()
        ? readFolder(directory, entry.name)
        : readMigration(directory, entry.name, [entry.name]),
    ),
  );
  files.sort((a, b) => a.number - b.number);
  for (const [index, file] of files.entries()) {
    const previous = files[index - 1];
    if (previous?.number !== file.number) continue;
    throw new MigrationRefused(
      `Two migrations have the number ${file.number}: ${label(previous)} and ${label(file)}. Give one of them the next free number.`,
    );
  }
  return files;
}

async function readFolder(directory: string, folder: string): Promise<MigrationFile> {
  const names = (await readdir(join(directory, folder))).filter((name) => name.endsWith('.sql'));
  return readMigration(
    directory,
    folder,
    names.sort().map((name) => `${folder}/${name}`),
  );
}

async function readMigration(
  directory: string,
  entry: string,
  paths: readonly string[],
): Promise<MigrationFile> {
  const [, digits, name] = /^(\d{4,})-([a-z0-9-]+?)(?:\.sql)?$/.exec(entry) ?? [];
  if (digits === undefined || name === undefined) {
    throw new MigrationRefused(
      `${join(directory, entry)} is not named like a migration: 0002-what-it-does.sql.`,
    );
  }
  const parts = await Promise.all(
    paths.map(async (path) => ({
      label: path.slice(0, -'.sql'.length),
      // Git on Windows may convert line ends, which is not a change.
      sql: (await readFile(join(directory, path), 'utf8')).replaceAll('\r\n', '\n'),
    })),
  );
  const sql = parts.map((part) => part.sql).join('\n');
  return {
    number: Number(digits),
    name,
    parts,
    checksum: createHash('sha256').update(sql).digest('hex'),
    breaks: /^-- breaks: \S/m.test(sql),
    breaksBefore: readBreaksBefore(entry, Number(digits), sql),
  };
}

function readBreaksBefore(entry: string, own: number, sql: string): number | undefined {
  const [, digits] = /^-- breaks before (\d{4,}): \S/m.exec(sql) ?? [];
  if (digits === undefined) return undefined;
  if (Number(digits) >= own)
    throw new MigrationRefused(
      `${entry} breaks releases before ${digits}, which is no earlier migration.`,
    );
  return Number(digits);
}

/** Polls instead of waiting in PostgreSQL, where the lock timeout would end the wait. */
async function acquireMigrationLock(client: pg.PoolClient, log: Log): Promise<void> {
  for (let attempts = 0; ; attempts += 1) {
    const { rows } = await client.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS taken',
      [MIGRATION_LOCK_KEY],
    );
    if (rows[0]?.taken) return;
    if (attempts % 50 === 20)
      log.info(
        { event: 'migration.waiting' },
        'Waiting for another process that is migrating the database',
      );
    await sleep(100);
  }
}

interface AppliedMigration extends Migration {
  readonly checksum: string;
  readonly breaks: boolean;
  readonly breaksBefore: number | null;
}

async function findPending(
  client: pg.PoolClient,
  files: MigrationFile[],
  log: Log,
): Promise<MigrationFile[]> {
  const { rows } = await client.query<AppliedMigration>(
    'SELECT number, name, checksum, breaks, breaks_before AS "breaksBefore" FROM shopwright_migration ORDER BY number',
  );
  refusePreRelease(rows);
  const ours = new Map(files.map((file) => [file.number, file]));

  const newer = rows.filter(({ number }) => !ours.has(number));
  const breaking = newer.filter(
    ({ breaks, breaksBefore }) => breaks || (breaksBefore !== null && !ours.has(breaksBefore)),
  );
  if (breaking.length > 0) {
    throw new MigrationRefused(
      `The database is newer than this program, which cannot run on the migrations ${breaking.map(label).join(', ')}. Start the version of Shopwright that made them, or a later one.`,
    );
  }
  if (newer.length > 0)
    log.warn(
      { event: 'migration.newer_release', migrations: newer.map(label) },
      'A newer release has migrated this database; this release is compatible with it',
    );
  const changed = rows.filter(
    ({ number, checksum }) => ours.has(number) && ours.get(number)?.checksum !== checksum,
  );
  if (changed.length > 0) {
    throw new MigrationRefused(
      `These migrations were changed after they ran on this database: ${changed.map(label).join(', ')}. Put the files back as they were, and write a new migration for what should change.`,
    );
  }
  const latest = rows.at(-1)?.number ?? 0;
  const applied = new Set(rows.map(({ number }) => number));
  const pending = files.filter(({ number }) => !applied.has(number));
  const late = pending.filter(({ number }) => number < latest);
  if (late.length > 0) {
    throw new MigrationRefused(
      `These migrations came after ${String(latest).padStart(4, '0')} had run: ${late.map(label).join(', ')}. Give them the next free numbers.`,
    );
  }
  return pending;
}

/** The first of the migrations that existed before the baseline. */
export const FIRST_PRE_RELEASE_MIGRATION = '0001-ground';

export const PRE_RELEASE_ADVICE =
  'To keep the products, run "shopwright export products.jsonl" with the version that made the database. ' +
  'Then start this version with an empty data directory (--data, SHOPWRIGHT_DATA) or an empty database (DATABASE_URL), ' +
  'and run "shopwright import products.jsonl".';

function refusePreRelease(applied: readonly Migration[]): void {
  if (applied[0] === undefined || label(applied[0]) !== FIRST_PRE_RELEASE_MIGRATION) return;
  throw new MigrationRefused(
    `A pre-release of Shopwright made this database, and this version cannot use its tables. Nothing was changed. ${PRE_RELEASE_ADVICE}`,
  );
}

async function apply(client: pg.PoolClient, file: MigrationFile, log: Log): Promise<void> {
  if (/^-- no-transaction\s*$/m.exec(file.parts[0]?.sql ?? '')?.index === 0)
    return applyAsItIs(client, file);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`BEGIN; SET LOCAL lock_timeout = ${LOCK_WAIT_MS}`);
      for (const part of file.parts) await runPart(client, part, part.sql);
      await record(client, file);
      await client.query('COMMIT');
      return;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      const cause = error instanceof PartFailed ? error.cause : error;
      if (attempt >= MAX_LOCK_ATTEMPTS || !(isConflict(cause) || isLocked(cause)))
        throw failed(file, error);
      log.info(
        { event: 'migration.retried', migration: label(file), attempt },
        'The database is busy; retrying the migration',
      );
      await sleep(100 + Math.random() * 400);
    }
  }
}

async function applyAsItIs(client: pg.PoolClient, file: MigrationFile): Promise<void> {
  try {
    await client.query('SET lock_timeout = 0');
    for (const part of file.parts)
      for (const statement of part.sql.split(/^-- next\s*$/m))
        await runPart(client, part, statement);
    await record(client, file);
  } catch (error) {
    throw failed(file, error);
  }
}

/** The file and line of a migration that failed. */
class PartFailed extends Error {
  override name = 'PartFailed';
}

async function runPart(client: pg.PoolClient, part: SqlFile, text: string): Promise<void> {
  try {
    await unlimited(client, text);
  } catch (error) {
    const position =
      error instanceof Error && 'position' in error && typeof error.position === 'string'
        ? Number(error.position)
        : undefined;
    const line =
      position === undefined ? '' : ` (line ${text.slice(0, position).split('\n').length})`;
    throw new PartFailed(`${part.label}${line}`, { cause: error });
  }
}

/** The pool's queries time out after seconds; rewriting a table may take longer. */
async function unlimited(client: pg.PoolClient, text: string): Promise<void> {
  const A_DAY = 86_400_000;
  const query = { text, query_timeout: A_DAY };
  await client.query(query);
}

async function record(
  client: pg.PoolClient,
  { number, name, checksum, breaks, breaksBefore }: MigrationFile,
): Promise<void> {
  await client.query(
    'INSERT INTO shopwright_migration (number, name, checksum, breaks, breaks_before) VALUES ($1, $2, $3, $4, $5)',
    [number, name, checksum, breaks, breaksBefore ?? null],
  );
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
}

function failed(file: MigrationFile, error: unknown): Error {
  const [where, cause] =
    error instanceof PartFailed ? [error.message, error.cause] : [label(file), error];
  return new Error(
    `Migration ${where} failed: ${cause instanceof Error ? cause.message : String(cause)}`,
    { cause },
  );
}

function label({ number, name }: Migration): string {
  return `${String(number).padStart(4, '0')}-${name}`;
}
