import sql from 'sql-template-tag';
import { first, type Reader } from '../../../db/index.ts';

export async function insertStaff(
  db: Reader,
  staff: {
    siteId: string;
    staffId: string;
    email: string;
    passwordHash: string;
    role: 'owner' | 'collaborator';
  },
): Promise<void> {
  await db.query(sql`insert into staff (site_id, staff_id, email, password_hash, role)
    values (${staff.siteId}, ${staff.staffId}, ${staff.email}, ${staff.passwordHash}, ${staff.role})`);
}

/** Of the owner by default; undefined if no staff member has the address. */
export async function replaceStaffPassword(
  db: Reader,
  siteId: string,
  passwordHash: string,
  email?: string,
): Promise<{ staffId: string; email: string } | undefined> {
  return first(
    await db.query<{
      staffId: string;
      email: string;
    }>(sql`update staff set password_hash = ${passwordHash}
    where site_id = ${siteId} and staff_id = (select staff_id from staff where site_id = ${siteId} and (${email ?? null}::text is null and role = 'owner' or lower(email) = lower(${email ?? null}))
      order by created_at, staff_id limit 1) returning staff_id as "staffId", email`),
  );
}

export interface StaffRow {
  readonly siteId: string;
  readonly staffId: string;
  readonly email: string;
  readonly name: string | null;
  readonly role: 'owner' | 'collaborator';
  readonly builtInRoles: readonly string[];
  readonly customRoleIds: readonly string[];
  /** Of the custom roles. */
  readonly customPermissions: readonly string[];
  /** In addition to those of the roles. */
  readonly permissions: readonly string[];
  readonly hasSecondFactor: boolean;
  readonly passwordHash: string;
  readonly createdAt: Date;
}

/** Of the table `staff` as `s`. */
export const staffColumns = sql`s.site_id as "siteId", s.staff_id as "staffId", s.email, s.name, s.role, s.built_in_roles as "builtInRoles", s.permissions,
  array(select h.role_id::text from staff_role_holder h where h.site_id = s.site_id and h.staff_id = s.staff_id order by 1) as "customRoleIds",
  array(select distinct p from staff_role_holder h join staff_role r on r.site_id = h.site_id and r.role_id = h.role_id, unnest(r.permissions) as p
    where h.site_id = s.site_id and h.staff_id = s.staff_id order by p) as "customPermissions",
  exists (select from staff_factor f where f.site_id = s.site_id and f.staff_id = s.staff_id and f.status = 'ACTIVE') as "hasSecondFactor",
  s.password_hash as "passwordHash", s.created_at as "createdAt"`;

export async function findStaffByEmail(
  db: Reader,
  siteId: string,
  email: string,
): Promise<StaffRow | undefined> {
  return first(
    await db.query<StaffRow>(
      sql`select ${staffColumns} from staff s where s.site_id = ${siteId} and lower(s.email) = lower(${email})`,
    ),
  );
}

export async function findStaff(
  db: Reader,
  siteId: string,
  staffId: string,
): Promise<StaffRow | undefined> {
  return first(
    await db.query<StaffRow>(
      sql`select ${staffColumns} from staff s where s.site_id = ${siteId} and s.staff_id = ${staffId}`,
    ),
  );
}

export async function saveStaffPassword(
  db: Reader,
  siteId: string,
  staffId: string,
  passwordHash: string,
): Promise<void> {
  await db.query(
    sql`update staff set password_hash = ${passwordHash} where site_id = ${siteId} and staff_id = ${staffId}`,
  );
}

export async function listStaffRows(db: Reader, siteId: string): Promise<StaffRow[]> {
  return db.query<StaffRow>(
    sql`select ${staffColumns} from staff s where s.site_id = ${siteId} order by s.created_at, s.staff_id`,
  );
}

export interface NewStaff {
  readonly siteId: string;
  readonly staffId: string;
  readonly email: string;
  readonly name: string | null;
  readonly role: 'owner' | 'collaborator';
  readonly builtInRoles: readonly string[];
  readonly customRoleIds: readonly string[];
  readonly permissions: readonly string[];
  readonly passwordHash: string;
  readonly createdAt: Date;
}

/** Undefined if a staff member already has this address. */
export async function insertStaffMember(tx: Reader, row: NewStaff): Promise<StaffRow | undefined> {
  const rows =
    await tx.query(sql`insert into staff (site_id, staff_id, email, name, password_hash, role, built_in_roles, permissions, created_at)
    values (${row.siteId}, ${row.staffId}, ${row.email}, ${row.name}, ${row.passwordHash}, ${row.role}, ${row.builtInRoles}, ${row.permissions}, ${row.createdAt})
    on conflict do nothing returning 1`);
  if (rows.length === 0) return undefined;
  await insertRolesOf(tx, row);
  return findStaff(tx, row.siteId, row.staffId);
}

async function insertRolesOf(
  tx: Reader,
  { siteId, staffId, customRoleIds }: Pick<NewStaff, 'siteId' | 'staffId' | 'customRoleIds'>,
): Promise<void> {
  await tx.query(sql`insert into staff_role_holder (site_id, staff_id, role_id)
    select ${siteId}, ${staffId}, role_id from unnest(${customRoleIds}::uuid[]) as role_id`);
}

/**
 * The ids of all owners, locked in order. Every change of staff takes these locks first, so that two
 * owners who remove each other at the same time leave one.
 */
export async function lockOwners(tx: Reader, siteId: string): Promise<string[]> {
  const rows = await tx.query<{ staffId: string }>(
    sql`select staff_id as "staffId" from staff where site_id = ${siteId} and role = 'owner' order by staff_id for update`,
  );
  return rows.map(({ staffId }) => staffId);
}

/** For a change that depends on the rights or factors of the person. */
export async function lockStaff(
  tx: Reader,
  siteId: string,
  staffId: string,
): Promise<StaffRow | undefined> {
  await tx.query(
    sql`select from staff where site_id = ${siteId} and staff_id = ${staffId} for update`,
  );
  return findStaff(tx, siteId, staffId);
}

export async function saveRights(
  tx: Reader,
  row: Omit<NewStaff, 'email' | 'passwordHash' | 'createdAt'>,
): Promise<StaffRow | undefined> {
  const { siteId, staffId } = row;
  await tx.query(sql`update staff set name = ${row.name}, role = ${row.role}, built_in_roles = ${row.builtInRoles}, permissions = ${row.permissions}
    where site_id = ${siteId} and staff_id = ${staffId}`);
  await tx.query(
    sql`delete from staff_role_holder where site_id = ${siteId} and staff_id = ${staffId}`,
  );
  await insertRolesOf(tx, row);
  return findStaff(tx, siteId, staffId);
}

export async function saveStaffName(
  db: Reader,
  siteId: string,
  staffId: string,
  name: string,
): Promise<void> {
  await db.query(
    sql`update staff set name = ${name} where site_id = ${siteId} and staff_id = ${staffId}`,
  );
}

/** With the person go sessions, factors, and the invitations that the person sent. */
export async function deleteStaff(db: Reader, siteId: string, staffId: string): Promise<void> {
  await db.query(sql`delete from staff where site_id = ${siteId} and staff_id = ${staffId}`);
}
