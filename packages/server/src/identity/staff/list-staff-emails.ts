import type { Permission } from '@shopwright/contract';
import type { Reader } from '../../db/index.ts';
import { permissionsOf } from './rules/staff-permissions.ts';
import { listStaffRows } from './store/staff.ts';

/** The addresses of the owner and of the collaborators who hold the permission. */
export async function listStaffEmails(
  db: Reader,
  siteId: string,
  permission: Permission,
): Promise<string[]> {
  const staff = await listStaffRows(db, siteId);
  return staff
    .filter((row) => {
      const held = permissionsOf(row);
      return held.has('*') || held.has(permission);
    })
    .map(({ email }) => email);
}
