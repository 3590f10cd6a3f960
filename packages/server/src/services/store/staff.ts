import sql from 'sql-template-tag';
import type { Reader } from '../../db/index.ts';

export interface Staff {
  readonly staffId: string;
  readonly name: string;
  readonly description: string;
}

const columns = sql`staff_id as "staffId", name, description`;

export const listStaffRows = (db: Reader, siteId: string): Promise<Staff[]> =>
  db.query<Staff>(
    sql`select ${columns} from service_staff where site_id = ${siteId} order by created_at, staff_id`,
  );

export async function insertStaff(
  tx: Reader,
  siteId: string,
  { staffId, name, description }: Staff,
  now: string,
): Promise<void> {
  await tx.query(
    sql`insert into service_staff (site_id, staff_id, name, description, created_at) values (${siteId}, ${staffId}, ${name}, ${description}, ${now})`,
  );
}

export async function saveStaff(
  tx: Reader,
  siteId: string,
  staffId: string,
  { name, description }: { name: string | undefined; description: string | undefined },
): Promise<Staff | undefined> {
  const rows =
    await tx.query<Staff>(sql`update service_staff set name = coalesce(${name ?? null}, name), description = coalesce(${description ?? null}, description)
    where site_id = ${siteId} and staff_id = ${staffId} returning ${columns}`);
  return rows[0];
}

/** Locked until the transaction ends: concurrent bookings with the same staff wait. */
export async function lockStaff(tx: Reader, siteId: string, staffId: string): Promise<boolean> {
  return (
    (
      await tx.query(
        sql`select 1 from service_staff where site_id = ${siteId} and staff_id = ${staffId} for update`,
      )
    ).length > 0
  );
}

/** The database refuses this while the staff member has sessions. */
export async function deleteStaffRow(tx: Reader, siteId: string, staffId: string): Promise<void> {
  await tx.query(
    sql`delete from service_staff where site_id = ${siteId} and staff_id = ${staffId}`,
  );
}

export async function staffIsBooked(tx: Reader, siteId: string, staffId: string): Promise<boolean> {
  return (
    (
      await tx.query(
        sql`select 1 from service_session where site_id = ${siteId} and staff_id = ${staffId} limit 1`,
      )
    ).length > 0
  );
}
