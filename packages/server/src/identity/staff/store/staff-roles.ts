import sql from 'sql-template-tag';
import { first, type Reader } from '../../../db/index.ts';

/** Roles that a store defines. */

export interface StaffRoleRow {
  readonly siteId: string;
  readonly roleId: string;
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly string[];
  readonly createdAt: Date;
}

const columns = sql`site_id as "siteId", role_id as "roleId", name, description, permissions, created_at as "createdAt"`;

export async function listStaffRoleRows(db: Reader, siteId: string): Promise<StaffRoleRow[]> {
  return db.query<StaffRoleRow>(
    sql`select ${columns} from staff_role where site_id = ${siteId} order by lower(name), role_id`,
  );
}

/**
 * For a change that gives these roles to a person: their permissions stay the same until it is
 * committed. Ids that name no role of the store are left out.
 */
export async function shareStaffRoles(
  tx: Reader,
  siteId: string,
  roleIds: readonly string[],
): Promise<StaffRoleRow[]> {
  return tx.query<StaffRoleRow>(
    sql`select ${columns} from staff_role where site_id = ${siteId} and role_id::text = any(${roleIds}) order by role_id for share`,
  );
}

export async function lockStaffRole(
  tx: Reader,
  siteId: string,
  roleId: string,
): Promise<StaffRoleRow | undefined> {
  return first(
    await tx.query<StaffRoleRow>(
      sql`select ${columns} from staff_role where site_id = ${siteId} and role_id = ${roleId} for update`,
    ),
  );
}

/** Throws a duplicate when the name is taken. */
export async function insertStaffRole(tx: Reader, row: StaffRoleRow): Promise<void> {
  await tx.query(sql`insert into staff_role (site_id, role_id, name, description, permissions, created_at)
    values (${row.siteId}, ${row.roleId}, ${row.name}, ${row.description}, ${row.permissions}, ${row.createdAt})`);
}

/** Throws a duplicate when the name is taken. */
export async function saveStaffRole(tx: Reader, row: StaffRoleRow): Promise<void> {
  await tx.query(sql`update staff_role set name = ${row.name}, description = ${row.description}, permissions = ${row.permissions}
    where site_id = ${row.siteId} and role_id = ${row.roleId}`);
}

/** Throws when a person or an invitation has the role. */
export async function deleteStaffRole(tx: Reader, siteId: string, roleId: string): Promise<void> {
  await tx.query(sql`delete from staff_role where site_id = ${siteId} and role_id = ${roleId}`);
}

/** How many people have each role, by the id on the wire. */
export async function countRoleHolders(
  db: Reader,
  siteId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ id: string; count: number }>(sql`
    select id, count(*)::int as count from (
      select unnest(case role when 'owner' then array['OWNER'] else built_in_roles end) as id from staff where site_id = ${siteId}
      union all select role_id::text from staff_role_holder where site_id = ${siteId}
    ) as held group by id`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
