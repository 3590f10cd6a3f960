import {
  assignRole,
  deleteRole as deleteRoleCall,
  getRoles,
  listRoles,
  queryRoles,
  setRole,
  unassignRole,
} from '@shopwright/contract/members/roles';
import { emptyAnswer, route, type Route } from '../http/index.ts';
import {
  isRefusal,
  notFound,
  refuse,
  refuseFields,
  violation,
  type Refusal,
} from '../kernel/outcome.ts';
import { memberNotFound } from './change.ts';
import type { MembersDeps } from './deps.ts';
import { readRoleKey, readRoleQuery } from './rules/role-query.ts';
import { lockMembers } from './store/members.ts';
import {
  deleteRole,
  deleteRoleName,
  findRoles,
  insertRole,
  listRoleNames,
  lockRoleNames,
  saveRoleName,
  type AssignedRole,
} from './store/roles.ts';

const MAX_ROLES = 200;
const MAX_MEMBERS = 1000;

const noSuchRole = (roleKey: string): Refusal<'ROLE_DOES_NOT_EXIST'> =>
  refuse('ROLE_DOES_NOT_EXIST', { roleKey }, { roleKey });
const shown = ({ roleKey, title }: AssignedRole) => ({
  ...(roleKey === undefined ? {} : { roleKey }),
  ...(title === undefined ? {} : { title }),
});

/** Roles of members: groups that the site's pages and apps read. */
export function roleRoutes({ db }: MembersDeps): Route[] {
  return [
    route(assignRole, ({ actor: { siteId }, request: { memberId, roleKey: requestedKey } }) =>
      db.tx(async (tx) => {
        const member = (await lockMembers(tx, siteId, [memberId])).get(memberId.toLowerCase());
        if (!member) return memberNotFound;
        if (member.status === 'BLOCKED') return refuse('MEMBER_BLOCKED', {}, { memberId });
        const roleKey = readRoleKey(requestedKey);
        return roleKey !== undefined && (await insertRole(tx, siteId, member.memberId, roleKey))
          ? { roleKey }
          : noSuchRole(requestedKey);
      }),
    ),

    route(
      unassignRole,
      async ({ actor: { siteId }, request: { memberId, roleKey: requestedKey } }) => {
        const roleKey = readRoleKey(requestedKey);
        if (roleKey !== undefined && (await deleteRole(db, siteId, memberId, roleKey)))
          return { roleKey };
        return refuseFields({
          ...violation('roleKey', 'OTHER', 'is not a role of this member'),
          ruleName: 'INVALID_ROLE',
        });
      },
    ),

    route(getRoles, async ({ actor: { siteId }, request: { memberId } }) => ({
      roles: (await findRoles(db, siteId, { memberIds: [memberId] }, 1)).map(shown),
    })),

    route(queryRoles, async ({ actor: { siteId }, request }) => {
      const query = readRoleQuery(request.query?.filter);
      if (isRefusal(query)) return query;
      const found = Map.groupBy(
        await findRoles(db, siteId, query, MAX_MEMBERS),
        ({ memberId }) => memberId,
      );
      return {
        rolesByMemberId: Object.fromEntries(
          [...found].map(([memberId, roles]) => [memberId, { roles: roles.map(shown) }]),
        ),
      };
    }),

    route(listRoles, async ({ actor: { siteId } }) => ({ roles: await listRoleNames(db, siteId) })),

    route(setRole, async ({ actor: { siteId }, request: { roleKey: requestedKey, title } }) => {
      const roleKey = readRoleKey(requestedKey);
      if (roleKey === undefined)
        return refuseFields(
          violation(
            'roleKey',
            'FORMAT',
            'must be lower-case letters, digits, hyphens and underscores, and begin with a letter or digit',
          ),
        );
      return db.tx(async (tx) => {
        await lockRoleNames(tx, siteId);
        const existing = await listRoleNames(tx, siteId);
        if (existing.length >= MAX_ROLES && !existing.some((role) => role.roleKey === roleKey))
          return refuse('TOO_MANY_ROLES', { max: MAX_ROLES });
        await saveRoleName(tx, siteId, roleKey, title);
        return { role: { roleKey, title } };
      });
    }),

    route(deleteRoleCall, async ({ actor: { siteId }, request }) => {
      const roleKey = readRoleKey(request.roleKey);
      return roleKey !== undefined && (await deleteRoleName(db, siteId, roleKey))
        ? emptyAnswer
        : notFound(`This site has no role "${request.roleKey}".`);
    }),
  ];
}
