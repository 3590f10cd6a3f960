import {
  builtInRoles,
  everyPermission,
  permissionAreas,
  permissionFacts,
  permissions,
  type FieldViolation,
  type Permission,
} from '@shopwright/contract';
import {
  changeStaffRole,
  createStaffRole,
  deleteStaffRole,
  listStaffPermissions,
  listStaffRoles,
  type StaffPermission,
  type StaffRoleDefinition,
} from '@shopwright/contract/identity/staff-roles';
import { isDuplicate, isReferenced } from '../../db/index.ts';
import { emptyAnswer, route, type Route } from '../../http/index.ts';
import { newId } from '../../kernel/ids.ts';
import { notFound, refuse, refuseFields, violation } from '../../kernel/outcome.ts';
import { unknownPermissions } from '../apps/rules/grant-permissions.ts';
import { refuseRoleChange } from './rules/staff-changes.ts';
import { toGranter, type StaffDeps } from './staff-self.ts';
import * as store from './store/staff-roles.ts';

/** The roles of a store. Each change is written to the audit log by the shell. */

const MAX_CUSTOM_ROLES = 50;
const missing = notFound('There is no role of the store with this id.');
const nameTaken = refuse('ROLE_NAME_TAKEN');

/** A role names what it allows: everything is the owner's alone. */
function violationsOf({
  name,
  permissions: named = [],
}: {
  readonly name?: string;
  readonly permissions?: readonly string[];
}): FieldViolation[] {
  return [
    ...(name?.trim() === '' ? [violation('name', 'REQUIRED_FIELD', 'must not be empty')] : []),
    ...unknownPermissions('permissions', named),
    ...named.flatMap((permission, index) =>
      permission === everyPermission
        ? [violation(`permissions[${index}]`, 'OTHER', 'must name a permission; * is no role')]
        : [],
    ),
  ];
}

/** Grouped by area, in the order of the admin. */
const allPermissions: readonly StaffPermission[] = permissionAreas.flatMap((area) =>
  Object.entries(permissionFacts)
    .filter(([, facts]) => facts.area === area)
    // Both tables have the same keys.
    .map(([id]) => ({ id, area, description: permissions[id as Permission] })),
);

const toWire = (
  { roleId, name, description, permissions: held }: store.StaffRoleRow,
  holders: ReadonlyMap<string, number>,
): StaffRoleDefinition => ({
  id: roleId,
  name,
  description,
  permissions: [...held],
  isBuiltIn: false,
  holders: holders.get(roleId) ?? 0,
});

export function staffRoleRoutes(deps: StaffDeps): Route[] {
  const { db, clock } = deps;
  return [
    route(listStaffRoles, async ({ actor: { siteId } }) => {
      const [roles, holders] = await Promise.all([
        store.listStaffRoleRows(db, siteId),
        store.countRoleHolders(db, siteId),
      ]);
      return {
        roles: [
          ...builtInRoles.map((role) => ({
            ...role,
            permissions: [...role.permissions],
            isBuiltIn: true,
            holders: holders.get(role.id) ?? 0,
          })),
          ...roles.map((role) => toWire(role, holders)),
        ],
      };
    }),

    route(listStaffPermissions, async () => ({ permissions: [...allPermissions] })),

    route(createStaffRole, async ({ request, actor }) => {
      const bad = violationsOf(request);
      if (bad.length > 0) return refuseFields(...bad);
      const refused = refuseRoleChange(await toGranter(deps, actor), [], request.permissions);
      if (refused) return refused;
      const { siteId } = actor;
      if ((await store.listStaffRoleRows(db, siteId)).length >= MAX_CUSTOM_ROLES)
        return refuse('TOO_MANY_STAFF_ROLES', { max: MAX_CUSTOM_ROLES });
      const row: store.StaffRoleRow = {
        siteId,
        roleId: newId(),
        name: request.name.trim(),
        description: request.description?.trim() ?? '',
        permissions: [...new Set(request.permissions)],
        createdAt: clock(),
      };
      try {
        await db.tx((tx) => store.insertStaffRole(tx, row));
      } catch (error) {
        if (isDuplicate(error)) return nameTaken;
        throw error;
      }
      return { role: toWire(row, new Map()) };
    }),

    route(changeStaffRole, async ({ request, actor }) => {
      const bad = violationsOf(request);
      if (bad.length > 0) return refuseFields(...bad);
      const { siteId } = actor;
      const granter = await toGranter(deps, actor);
      try {
        return await db.tx(async (tx) => {
          const before = await store.lockStaffRole(tx, siteId, request.id);
          if (!before) return missing;
          const after: store.StaffRoleRow = {
            ...before,
            name: request.name?.trim() ?? before.name,
            description: request.description?.trim() ?? before.description,
            permissions: [...new Set(request.permissions ?? before.permissions)],
          };
          const refused = refuseRoleChange(granter, before.permissions, after.permissions);
          if (refused) return refused;
          await store.saveStaffRole(tx, after);
          return { role: toWire(after, await store.countRoleHolders(tx, siteId)) };
        });
      } catch (error) {
        if (isDuplicate(error)) return nameTaken;
        throw error;
      }
    }),

    route(deleteStaffRole, async ({ request: { id }, actor }) => {
      const granter = await toGranter(deps, actor);
      try {
        return await db.tx(async (tx) => {
          const role = await store.lockStaffRole(tx, actor.siteId, id);
          if (!role) return missing;
          const refused = refuseRoleChange(granter, role.permissions, []);
          if (refused) return refused;
          await store.deleteStaffRole(tx, actor.siteId, id);
          return emptyAnswer;
        });
      } catch (error) {
        if (isReferenced(error)) return refuse('ROLE_IN_USE');
        throw error;
      }
    }),
  ];
}
