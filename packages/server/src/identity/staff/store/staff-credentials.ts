import sql from 'sql-template-tag';
import type { DeviceKey } from '../../accounts/store/devices.ts';
import { first, type Reader } from '../../../db/index.ts';

/** Devices, second factors and recovery codes of staff members. */

const of = (siteId: string, staffId: string) => sql`site_id = ${siteId} and staff_id = ${staffId}`;

/**
 * A device of this account among these: one with a token of its own before the network it shares.
 */
export async function findStaffDevice(
  db: Reader,
  siteId: string,
  staffId: string,
  hashes: readonly Buffer[],
): Promise<Buffer | undefined> {
  return first(
    await db.query<{ hash: Buffer }>(sql`select device_hash as hash from staff_device
    where ${of(siteId, staffId)} and device_hash = any(${hashes}::bytea[]) order by kind = 'network', device_hash limit 1`),
  )?.hash;
}

export async function saveStaffDevices(
  db: Reader,
  siteId: string,
  staffId: string,
  devices: readonly DeviceKey[],
  now: Date,
): Promise<void> {
  for (const { hash, kind } of devices) {
    await db.query(sql`insert into staff_device (site_id, staff_id, device_hash, kind, last_seen_at) values (${siteId}, ${staffId}, ${hash}, ${kind}, ${now})
      on conflict (site_id, staff_id, device_hash) do update set last_seen_at = excluded.last_seen_at`);
  }
}

export async function deleteStaffDevices(
  db: Reader,
  siteId: string,
  staffId: string,
): Promise<void> {
  await db.query(sql`delete from staff_device where ${of(siteId, staffId)}`);
}

export async function deleteOldStaffDevices(db: Reader, before: Date): Promise<void> {
  await db.query(sql`delete from staff_device where last_seen_at < ${before}`);
}

export interface StaffFactorRow {
  readonly factorId: string;
  readonly staffId: string;
  readonly type: 'TOTP' | 'WEBAUTHN';
  readonly status: 'INACTIVE' | 'ACTIVE';
  /** Of an authenticator app. */
  readonly secret: string | null;
  /** Of a passkey: its ID at the authenticator. */
  readonly target: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
}

const factorColumns = sql`factor_id as "factorId", staff_id as "staffId", type, status, secret, target, data, created_at as "createdAt"`;

export async function listStaffFactors(
  db: Reader,
  siteId: string,
  staffId: string,
): Promise<StaffFactorRow[]> {
  return db.query<StaffFactorRow>(
    sql`select ${factorColumns} from staff_factor where ${of(siteId, staffId)} order by created_at, factor_id`,
  );
}

export async function findStaffFactor(
  db: Reader,
  siteId: string,
  staffId: string,
  factorId: string,
): Promise<StaffFactorRow | undefined> {
  return first(
    await db.query<StaffFactorRow>(
      sql`select ${factorColumns} from staff_factor where ${of(siteId, staffId)} and factor_id = ${factorId} for update`,
    ),
  );
}

export async function findStaffPasskey(
  db: Reader,
  siteId: string,
  target: string,
): Promise<StaffFactorRow | undefined> {
  return first(
    await db.query<StaffFactorRow>(
      sql`select ${factorColumns} from staff_factor where site_id = ${siteId} and type = 'WEBAUTHN' and target = ${target} for update`,
    ),
  );
}

/** False if the passkey is registered already. */
export async function insertStaffFactor(
  db: Reader,
  siteId: string,
  row: StaffFactorRow,
): Promise<boolean> {
  const rows =
    await db.query(sql`insert into staff_factor (site_id, factor_id, staff_id, type, status, secret, target, data, created_at)
    values (${siteId}, ${row.factorId}, ${row.staffId}, ${row.type}, ${row.status}, ${row.secret}, ${row.target}, ${JSON.stringify(row.data)}, ${row.createdAt})
    on conflict do nothing returning 1`);
  return rows.length > 0;
}

export async function saveStaffFactorData(
  db: Reader,
  siteId: string,
  factorId: string,
  data: object,
): Promise<void> {
  await db.query(
    sql`update staff_factor set data = data || ${JSON.stringify(data)}::jsonb where site_id = ${siteId} and factor_id = ${factorId}`,
  );
}

export async function activateStaffFactor(
  db: Reader,
  siteId: string,
  factorId: string,
): Promise<void> {
  await db.query(
    sql`update staff_factor set status = 'ACTIVE' where site_id = ${siteId} and factor_id = ${factorId}`,
  );
}

/** A new enrolment replaces one that was never finished. */
export async function deleteInactiveStaffFactors(
  db: Reader,
  siteId: string,
  staffId: string,
): Promise<void> {
  await db.query(
    sql`delete from staff_factor where ${of(siteId, staffId)} and status = 'INACTIVE'`,
  );
}

/** Recovery codes go with the last active factor. False when there is no such factor. */
export async function deleteStaffFactor(
  db: Reader,
  siteId: string,
  staffId: string,
  factorId: string,
): Promise<boolean> {
  const deleted = await db.query(
    sql`delete from staff_factor where ${of(siteId, staffId)} and factor_id = ${factorId} returning 1`,
  );
  await db.query(
    sql`delete from staff_recovery_code where ${of(siteId, staffId)} and not exists (select from staff_factor where ${of(siteId, staffId)} and status = 'ACTIVE')`,
  );
  return deleted.length > 0;
}

export async function deleteStaffFactors(
  db: Reader,
  siteId: string,
  staffId: string,
): Promise<void> {
  await db.query(sql`delete from staff_factor where ${of(siteId, staffId)}`);
  await db.query(sql`delete from staff_recovery_code where ${of(siteId, staffId)}`);
}

/** False if a code of this step or a later one was accepted before. */
export async function takeStaffTimeStep(
  db: Reader,
  siteId: string,
  factorId: string,
  step: number,
): Promise<boolean> {
  const rows = await db.query(
    sql`update staff_factor set last_step = ${step} where site_id = ${siteId} and factor_id = ${factorId} and (last_step is null or last_step < ${step}) returning 1`,
  );
  return rows.length > 0;
}

export async function replaceStaffRecoveryCodes(
  db: Reader,
  siteId: string,
  staffId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.query(sql`delete from staff_recovery_code where ${of(siteId, staffId)}`);
  await db.query(
    sql`insert into staff_recovery_code (site_id, staff_id, code_hash) select ${siteId}, ${staffId}, hash from unnest(${hashes}::bytea[]) as hash`,
  );
}

export async function takeStaffRecoveryCode(
  db: Reader,
  siteId: string,
  staffId: string,
  hash: Buffer,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(
    sql`update staff_recovery_code set used_at = ${now} where ${of(siteId, staffId)} and code_hash = ${hash} and used_at is null returning 1`,
  );
  return rows.length > 0;
}

export async function countStaffRecoveryCodes(
  db: Reader,
  siteId: string,
  staffId: string,
): Promise<number> {
  return (
    first(
      await db.query<{ count: number }>(
        sql`select count(*) from staff_recovery_code where ${of(siteId, staffId)} and used_at is null`,
      ),
    )?.count ?? 0
  );
}
