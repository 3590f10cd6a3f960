import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { openBytes, sealBytes, type Vault } from '../kernel/vault.ts';
import type { Db } from './open.ts';

/**
 * Every column with a secret that must be read again. Each value is encrypted by the vault and
 * bound to its row. `secret-columns.test.ts` fails if a migration adds a column that looks like a
 * secret and is not listed here.
 */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** bytea stores the ciphertext as bytes, jsonb as a JSON string. */
  readonly form: 'text' | 'bytes' | 'json';
  /** The context that the value is bound to: this label, then the row's key. */
  readonly label: string;
  readonly key: readonly string[];
  /** Rows of other kinds have a public value in this column. */
  readonly only?: string;
}

const columns = {
  factor: {
    table: 'factor',
    column: 'secret',
    form: 'text',
    label: 'factor',
    key: ['site_id', 'factor_id'],
    only: "type = 'TOTP'",
  },
  staffFactor: {
    table: 'staff_factor',
    column: 'secret',
    form: 'text',
    label: 'staff-factor',
    key: ['site_id', 'factor_id'],
    only: "type = 'TOTP'",
  },
  connection: {
    table: 'idp_connection',
    column: 'client_secret',
    form: 'text',
    label: 'connection',
    key: ['site_id', 'connection_id'],
  },
  signingKey: {
    table: 'signing_key',
    column: 'private_jwk',
    form: 'json',
    label: 'signing-key',
    key: ['site_id', 'key_id'],
  },
  media: { table: 'media_key', column: 'secret', form: 'bytes', label: 'media', key: ['site_id'] },
  identity: {
    table: 'identity_secret',
    column: 'secret',
    form: 'bytes',
    label: 'identity',
    key: ['site_id', 'purpose'],
  },
  payment: {
    table: 'payment_secret',
    column: 'secret',
    form: 'text',
    label: 'payment',
    key: ['site_id', 'provider'],
  },
} as const satisfies Record<string, SealedColumn>;

export const sealedColumns: readonly SealedColumn[] = Object.values(columns);

/** Secrets inside the settings of a site, by their path. */
const SEALED_SETTINGS = ['{signIn,captcha,secret}', '{signIn,captcha,invisibleSecret}'];

/** The context of a value: a value that is moved to another row cannot be decrypted. */
export const sealContext = (name: keyof typeof columns, ...key: readonly string[]): string =>
  [columns[name].label, ...key].join(' ');

/** A ciphertext starts with its version and the id of its key. */
const MARK_LENGTH = 17;
const SEALED = '^sealed[0-9]+[.]';

/** The start of the stored value as text, up to its key id. */
const asText = ({ column, form }: SealedColumn): Sql =>
  raw({ text: column, bytes: `encode(${column}, 'escape')`, json: `${column} #>> '{}'` }[form]);

interface Stored {
  readonly key: string[];
  readonly value: string | Buffer;
}

/** Encrypts rows that are plain, or encrypted with an older secret. Returns their number. */
export async function sealColumn(
  db: Pick<Db, 'query'>,
  vault: Vault,
  column: SealedColumn,
  limit: number,
): Promise<number> {
  if (vault.mark === undefined) return 0;
  const text = asText(column);
  const rows =
    await db.query<Stored>(sql`select array[${raw(column.key.map((name) => `${name}::text`).join(', '))}] as key, ${raw(column.form === 'json' ? `${column.column}::text` : column.column)} as value
    from ${raw(column.table)} where ${raw(column.column)} is not null ${only(column)} and not starts_with(${text}, ${vault.mark})
      and (${text} !~ ${SEALED} or left(${text}, ${MARK_LENGTH}::int) = any(${vault.marks})) limit ${limit}`);
  let sealed = 0;
  for (const row of rows) {
    const next = reseal(vault, column, row);
    if (next === undefined) continue;
    // A row that changed concurrently is left for the next run.
    const same = column.key.map((name, index) => sql`${raw(name)}::text = ${row.key[index]}`);
    const before = column.form === 'json' ? sql`${row.value}::jsonb` : sql`${row.value}`;
    await db.query(
      sql`update ${raw(column.table)} set ${raw(column.column)} = ${next} where ${join(same, ' and ')} and ${raw(column.column)} = ${before}`,
    );
    sealed += 1;
  }
  return sealed;
}

function reseal(
  vault: Vault,
  { form, label }: SealedColumn,
  { key, value }: Stored,
): string | Buffer | undefined {
  const about = [label, ...key].join(' ');
  if (typeof value !== 'string') {
    const opened = openBytes(vault, value, about);
    return opened && sealBytes(vault, opened, about);
  }
  if (form === 'json') {
    const opened = openJson(vault, JSON.parse(value), about);
    return opened === undefined ? undefined : JSON.stringify(sealJson(vault, opened, about));
  }
  const opened = vault.open(value, about);
  return opened === undefined ? undefined : vault.seal(opened, about);
}

/** The first table with a value that none of the secrets decrypts; undefined if there is none. */
export async function findForeignSeal(
  db: Pick<Db, 'query'>,
  vault: Vault,
): Promise<string | undefined> {
  for (const column of sealedColumns) {
    if (await hasForeign(db, vault, column.table, asText(column), only(column)))
      return column.table;
  }
  for (const path of SEALED_SETTINGS) {
    if (await hasForeign(db, vault, 'site', sql`settings #>> ${path}`, empty)) return 'site';
  }
  return undefined;
}

async function hasForeign(
  db: Pick<Db, 'query'>,
  vault: Vault,
  table: string,
  text: Sql,
  also: Sql,
): Promise<boolean> {
  const [there] = await db.query<{ there: boolean }>(
    sql`select to_regclass(${table}) is not null as there`,
  );
  if (there?.there !== true) return false;
  const rows = await db.query(
    sql`select from ${raw(table)} where ${text} ~ ${SEALED} ${also} and left(${text}, ${MARK_LENGTH}::int) <> all(${vault.marks}) limit 1`,
  );
  return rows.length > 0;
}

/**
 * Discards values that none of the secrets decrypts. Site secrets are created again when needed,
 * authenticator apps must be set up again, connections to identity providers need a new client
 * secret, and the captcha falls back to the built-in one.
 */
export async function dropForeignSecrets(db: Pick<Db, 'query'>, vault: Vault): Promise<void> {
  await dropSecrets(
    db,
    (text) =>
      sql`${text} ~ ${SEALED} and left(${text}, ${MARK_LENGTH}::int) <> all(${vault.marks})`,
  );
}

/**
 * Discards every secret and every session, as for a copy of the store that must not be able to act
 * for the original. The caller makes new signing keys.
 */
export async function dropAllSecrets(db: Pick<Db, 'query'>): Promise<void> {
  await dropSecrets(db, (text) => sql`${text} is not null`);
  for (const table of ['signing_key', 'redirect_session', 'single_use', 'session', 'staff_session'])
    await db.query(sql`delete from ${raw(table)}`);
}

async function dropSecrets(db: Pick<Db, 'query'>, isDropped: (text: Sql) => Sql): Promise<void> {
  for (const column of [columns.media, columns.identity, columns.payment])
    await db.query(sql`delete from ${raw(column.table)} where ${isDropped(asText(column))}`);
  await db.query(
    sql`update factor set secret = null, status = 'REQUIRE_REENROLL' where type = 'TOTP' and ${isDropped(asText(columns.factor))}`,
  );
  await db.query(
    sql`delete from staff_factor where type = 'TOTP' and ${isDropped(asText(columns.staffFactor))}`,
  );
  await db.query(
    sql`update idp_connection set client_secret = '' where ${isDropped(asText(columns.connection))}`,
  );
  for (const path of SEALED_SETTINGS) {
    await db.query(
      sql`update site set settings = jsonb_set(settings #- ${path}, '{signIn,captcha,provider}', '"BUILT_IN"') where ${isDropped(sql`settings #>> ${path}`)}`,
    );
  }
}

const only = (column: SealedColumn): Sql =>
  column.only === undefined ? empty : raw(`and ${column.only}`);

/** For jsonb columns: a JSON string if it is encrypted, the value itself if not. */
export const sealJson = (vault: Vault, value: unknown, about: string): unknown =>
  vault.mark === undefined ? value : vault.seal(JSON.stringify(value), about);

export function openJson(vault: Vault, stored: unknown, about: string): unknown {
  if (typeof stored !== 'string') return stored;
  const opened = vault.open(stored, about);
  return opened === undefined ? undefined : JSON.parse(opened);
}
