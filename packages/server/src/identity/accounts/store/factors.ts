import sql from 'sql-template-tag';
import { first, type Reader } from '../../../db/index.ts';

export interface FactorRow {
  readonly factorId: string;
  readonly memberId: string;
  readonly type: 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN';
  readonly status: 'INACTIVE' | 'ACTIVE' | 'REQUIRE_REENROLL';
  readonly secret: string | null;
  readonly target: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
  /** The member had verified the login address before enrolling the factor. */
  readonly addressProved: boolean;
}

const columns = sql`factor_id as "factorId", member_id as "memberId", type, status, secret, target, data, created_at as "createdAt", address_proved as "addressProved"`;

export async function listFactors(
  db: Reader,
  siteId: string,
  memberId: string,
): Promise<FactorRow[]> {
  return db.query<FactorRow>(
    sql`select ${columns} from factor where site_id = ${siteId} and member_id = ${memberId} order by activated_at nulls last, created_at, factor_id`,
  );
}

export async function findFactor(
  db: Reader,
  siteId: string,
  memberId: string,
  factorId: string,
): Promise<FactorRow | undefined> {
  return first(
    await db.query<FactorRow>(
      sql`select ${columns} from factor where site_id = ${siteId} and member_id = ${memberId} and factor_id = ${factorId} for update`,
    ),
  );
}

export async function findPasskey(
  db: Reader,
  siteId: string,
  credentialId: string,
): Promise<FactorRow | undefined> {
  return first(
    await db.query<FactorRow>(
      sql`select ${columns} from factor where site_id = ${siteId} and type = 'WEBAUTHN' and target = ${credentialId} for update`,
    ),
  );
}

export async function insertFactor(db: Reader, siteId: string, row: FactorRow): Promise<boolean> {
  const rows =
    await db.query(sql`insert into factor (site_id, factor_id, member_id, type, status, secret, target, data, created_at, address_proved)
    values (${siteId}, ${row.factorId}, ${row.memberId}, ${row.type}, ${row.status}, ${row.secret}, ${row.target}, ${JSON.stringify(row.data)}, ${row.createdAt}, ${row.addressProved}) on conflict do nothing returning factor_id`);
  return rows.length > 0;
}

export async function activateFactorRow(
  db: Reader,
  siteId: string,
  factorId: string,
  now: Date,
): Promise<void> {
  await db.query(
    sql`update factor set status = 'ACTIVE', activated_at = ${now} where site_id = ${siteId} and factor_id = ${factorId}`,
  );
}

export async function saveFactorData(
  db: Reader,
  siteId: string,
  factorId: string,
  data: object,
): Promise<void> {
  await db.query(
    sql`update factor set data = data || ${JSON.stringify(data)}::jsonb where site_id = ${siteId} and factor_id = ${factorId}`,
  );
}

/** A code of a time step counts once; false if this step or a later one was taken. */
export async function takeTimeStep(
  db: Reader,
  siteId: string,
  factorId: string,
  step: number,
): Promise<boolean> {
  const rows = await db.query(
    sql`update factor set last_step = ${step} where site_id = ${siteId} and factor_id = ${factorId} and (last_step is null or last_step < ${step}) returning factor_id`,
  );
  return rows.length > 0;
}

/** One factor of each type: a new one replaces one that is not active or must be enrolled again. */
export async function deleteIdleFactors(
  db: Reader,
  siteId: string,
  memberId: string,
  type: FactorRow['type'],
): Promise<void> {
  await db.query(
    sql`delete from factor where site_id = ${siteId} and member_id = ${memberId} and type = ${type} and status <> 'ACTIVE'`,
  );
}

export async function deleteFactor(
  db: Reader,
  siteId: string,
  memberId: string,
  factorId: string,
): Promise<boolean> {
  return (
    (
      await db.query(
        sql`delete from factor where site_id = ${siteId} and member_id = ${memberId} and factor_id = ${factorId} returning factor_id`,
      )
    ).length > 0
  );
}

/**
 * Factors that were enrolled before the address had to be verified. Recovery codes stay only while
 * there is a factor.
 */
export async function deleteUnprovedFactors(
  db: Reader,
  siteId: string,
  memberId: string,
): Promise<void> {
  await db.query(
    sql`delete from factor where site_id = ${siteId} and member_id = ${memberId} and not address_proved`,
  );
  await db.query(sql`delete from recovery_code where site_id = ${siteId} and member_id = ${memberId}
    and not exists (select from factor where site_id = ${siteId} and member_id = ${memberId} and status = 'ACTIVE')`);
}

export async function markFactorsProved(
  db: Reader,
  siteId: string,
  memberId: string,
): Promise<void> {
  await db.query(
    sql`update factor set address_proved = true where site_id = ${siteId} and member_id = ${memberId} and not address_proved`,
  );
}

export async function requireReenrollment(
  db: Reader,
  siteId: string,
  memberId: string,
): Promise<void> {
  await db.query(
    sql`update factor set status = 'REQUIRE_REENROLL' where site_id = ${siteId} and member_id = ${memberId} and status = 'ACTIVE'`,
  );
}

export async function replaceRecoveryCodes(
  db: Reader,
  siteId: string,
  memberId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.query(
    sql`delete from recovery_code where site_id = ${siteId} and member_id = ${memberId}`,
  );
  await db.query(
    sql`insert into recovery_code (site_id, member_id, code_hash) select ${siteId}, ${memberId}, hash from unnest(${hashes}::bytea[]) as hash`,
  );
}

export async function takeRecoveryCode(
  db: Reader,
  siteId: string,
  memberId: string,
  hash: Buffer,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(
    sql`update recovery_code set used_at = ${now} where site_id = ${siteId} and member_id = ${memberId} and code_hash = ${hash} and used_at is null returning 1`,
  );
  return rows.length > 0;
}

export async function countRecoveryCodes(
  db: Reader,
  siteId: string,
  memberId: string,
): Promise<number> {
  return (
    first(
      await db.query<{ count: number }>(
        sql`select count(*) from recovery_code where site_id = ${siteId} and member_id = ${memberId} and used_at is null`,
      ),
    )?.count ?? 0
  );
}

/** Authenticator secrets that were not sealed with the key of this mark. */
