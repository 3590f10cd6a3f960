import type { MemberRoleName } from '@shopwright/contract/members/roles';
import sql, { empty } from 'sql-template-tag';
import type { Reader } from '../../db/index.ts';
import type { RoleQuery } from '../rules/role-query.ts';

export interface AssignedRole extends MemberRoleName {
  readonly memberId: string;
}

export async function listRoleNames(db: Reader, siteId: string): Promise<MemberRoleName[]> {
  return db.query<MemberRoleName>(
    sql`select role_key as "roleKey", title from member_role_name where site_id = ${siteId} order by role_key`,
  );
}

export async function saveRoleName(
  db: Reader,
  siteId: string,
  roleKey: string,
  title: string,
): Promise<void> {
  await db.query(
    sql`insert into member_role_name (site_id, role_key, title) values (${siteId}, ${roleKey}, ${title}) on conflict (site_id, role_key) do update set title = excluded.title`,
  );
}

/** Serializes concurrent inserts, so that they cannot exceed the limit of roles. */
export async function lockRoleNames(tx: Reader, siteId: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtext(${`member roles of ${siteId}`}))`);
}

export async function deleteRoleName(
  db: Reader,
  siteId: string,
  roleKey: string,
): Promise<boolean> {
  return (
    (
      await db.query(
        sql`delete from member_role_name where site_id = ${siteId} and role_key = ${roleKey} returning 1`,
      )
    ).length > 0
  );
}

/** False when the site has no such role. */
export async function insertRole(
  tx: Reader,
  siteId: string,
  memberId: string,
  roleKey: string,
): Promise<boolean> {
  const named = await tx.query(
    sql`select from member_role_name where site_id = ${siteId} and role_key = ${roleKey} for share`,
  );
  if (named.length === 0) return false;
  await tx.query(
    sql`insert into member_role (site_id, member_id, role_key) values (${siteId}, ${memberId}, ${roleKey}) on conflict do nothing`,
  );
  return true;
}

export async function deleteRole(
  db: Reader,
  siteId: string,
  memberId: string,
  roleKey: string,
): Promise<boolean> {
  return (
    (
      await db.query(
        sql`delete from member_role where site_id = ${siteId} and member_id = ${memberId} and role_key = ${roleKey} returning 1`,
      )
    ).length > 0
  );
}

export async function findRoles(
  db: Reader,
  siteId: string,
  { memberIds, roleKeys }: RoleQuery,
  limit: number,
): Promise<AssignedRole[]> {
  const meant = sql`select distinct member_id from member_role where site_id = ${siteId}
    ${memberIds ? sql`and member_id = any(${memberIds}::uuid[])` : empty} ${roleKeys ? sql`and role_key = any(${roleKeys}::text[])` : empty} order by member_id limit ${limit}`;
  return db.query<AssignedRole>(sql`select r.member_id as "memberId", r.role_key as "roleKey", n.title
    from member_role r join member_role_name n on n.site_id = r.site_id and n.role_key = r.role_key
    where r.site_id = ${siteId} and r.member_id in (${meant}) order by r.member_id, r.role_key`);
}
