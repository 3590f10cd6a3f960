import {
  builtInRoles,
  collaboratorRoleIds,
  everyPermission,
  permissions as allPermissions,
} from '@shopwright/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../kernel/outcome.ts';
import {
  isRoleAssignment,
  readRoleIds,
  refuseChange,
  refuseGrant,
  refuseRemoval,
  refuseRoleChange,
  rightsOf,
  type Granter,
} from './staff-changes.ts';
import { permissionsOf, type GrantedRights } from './staff-permissions.ts';

/** Enough to tell the built-in roles apart; more would only make the search slower. */
const ids = [
  'ECOM.MODIFY_ORDERS',
  'ECOM.READ_ORDERS',
  'MEMBERS.MEMBER_APPROVE',
  'SHOPWRIGHT.MANAGE_SETTINGS',
  'SHOPWRIGHT.MANAGE_STAFF',
  'WIX_STORES.MODIFY_PRODUCTS',
  'WIX_STORES.READ_PRODUCTS',
];
const collaborator: fc.Arbitrary<GrantedRights> = fc.record({
  role: fc.constant('collaborator' as const),
  builtInRoles: fc.subarray([...collaboratorRoleIds]),
  customPermissions: fc.subarray(ids),
  permissions: fc.oneof(
    { weight: 4, arbitrary: fc.subarray(ids) },
    { weight: 1, arbitrary: fc.constant([everyPermission]) },
  ),
});
const owner: fc.Arbitrary<GrantedRights> = fc.constant({ role: 'owner', permissions: [] });
const anyone = fc.oneof({ weight: 4, arbitrary: collaborator }, { weight: 1, arbitrary: owner });

const granterOf = (rights: GrantedRights): Granter => ({
  permissions: permissionsOf(rights),
  isOwner: rights.role === 'owner',
});
const everything = [...Object.keys(allPermissions), everyPermission];
/** Every permission that a person can use, with `*` spelled out. */
const usable = (rights: GrantedRights): ReadonlySet<string> => {
  const held = permissionsOf(rights);
  return held.has(everyPermission) ? new Set(everything) : held;
};
const isWithin = (inner: Iterable<string>, outer: ReadonlySet<string>): boolean =>
  [...inner].every((id) => outer.has(id));

describe('no change of staff escalates', () => {
  it('a person gets nothing that the caller lacks, by any change that is allowed', () => {
    fc.assert(
      fc.property(anyone, anyone, anyone, fc.nat(3), (caller, before, after, otherOwners) => {
        if (refuseChange(granterOf(caller), before, after, otherOwners)) return;
        expect(isWithin(usable(after), usable(caller))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('a new person or invitation gets nothing that the caller lacks', () => {
    fc.assert(
      fc.property(anyone, anyone, (caller, after) => {
        if (refuseGrant(granterOf(caller), after)) return;
        expect(isWithin(usable(after), usable(caller))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('a stronger person is neither changed nor removed', () => {
    fc.assert(
      fc.property(anyone, anyone, anyone, fc.nat(3), (caller, before, after, otherOwners) => {
        if (isWithin(usable(before), usable(caller)) && before.role !== 'owner') return;
        if (caller.role === 'owner') return;
        expect(isRefusal(refuseChange(granterOf(caller), before, after, otherOwners))).toBe(true);
        expect(isRefusal(refuseRemoval(granterOf(caller), before, otherOwners))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('a chain of allowed changes never reaches beyond what its callers held at the start', () => {
    fc.assert(
      fc.property(
        fc.array(collaborator, { minLength: 2, maxLength: 5 }),
        fc.array(fc.tuple(fc.nat(4), fc.nat(4), anyone), { maxLength: 20 }),
        (team, changes) => {
          const people = [...team];
          const held = new Set(people.flatMap((one) => [...usable(one)]));
          for (const [by, to, after] of changes) {
            const [caller, before] = [people[by % people.length], people[to % people.length]];
            if (!caller || !before || refuseChange(granterOf(caller), before, after, 1)) continue;
            people[to % people.length] = after;
          }
          expect(people.every((rights) => rights.role === 'collaborator')).toBe(true);
          expect(people.every((rights) => isWithin(usable(rights), held))).toBe(true);
        },
      ),
    );
  });

  it('a role is changed only within the permissions of the caller, before and after', () => {
    fc.assert(
      fc.property(anyone, fc.subarray(ids), fc.subarray(ids), (caller, before, after) => {
        const refused = refuseRoleChange(granterOf(caller), before, after);
        expect(refused === undefined).toBe(isWithin([...before, ...after], usable(caller)));
      }),
    );
  });
});

describe('owners', () => {
  const asOwner = granterOf({ role: 'owner', permissions: [] });
  const keyWithEverything: Granter = { permissions: new Set([everyPermission]), isOwner: false };
  const ownerRights: GrantedRights = { role: 'owner', permissions: [] };
  const catalogRights: GrantedRights = {
    role: 'collaborator',
    builtInRoles: ['CATALOG'],
    permissions: [],
  };

  it('the last one cannot be removed or demoted', () => {
    expect(refuseRemoval(asOwner, ownerRights, 0)).toMatchObject({ code: 'LAST_OWNER' });
    expect(refuseChange(asOwner, ownerRights, catalogRights, 0)).toMatchObject({
      code: 'LAST_OWNER',
    });
    expect(refuseRemoval(asOwner, ownerRights, 1)).toBeUndefined();
    expect(refuseChange(asOwner, ownerRights, catalogRights, 1)).toBeUndefined();
    expect(refuseChange(asOwner, ownerRights, ownerRights, 0)).toBeUndefined();
  });

  it('are made, changed and removed by owners only, not by a key with every permission', () => {
    const refused = expect.objectContaining({ code: 'OWNER_REQUIRED' });
    expect(refuseGrant(keyWithEverything, ownerRights)).toEqual(refused);
    expect(refuseChange(keyWithEverything, catalogRights, ownerRights, 2)).toEqual(refused);
    expect(refuseChange(keyWithEverything, ownerRights, catalogRights, 2)).toEqual(refused);
    expect(refuseRemoval(keyWithEverything, ownerRights, 2)).toEqual(refused);
    expect(refuseGrant(asOwner, ownerRights)).toBeUndefined();
  });
});

describe('credentials that expire', () => {
  const expiring: Granter = {
    permissions: new Set([everyPermission]),
    expiresAt: new Date('2026-12-01T00:00:00.000Z'),
    isOwner: false,
  };
  it('add no people and no rights, because accounts and roles do not end with them', () => {
    const rights: GrantedRights = { role: 'collaborator', permissions: ['ECOM.READ_ORDERS'] };
    const none: GrantedRights = { role: 'collaborator', permissions: [] };
    expect(refuseGrant(expiring, rights)).toMatchObject({ code: 'PERMISSION_DENIED' });
    expect(refuseChange(expiring, none, rights, 1)).toMatchObject({ code: 'PERMISSION_DENIED' });
    expect(refuseChange(expiring, rights, none, 1)).toBeUndefined();
    expect(refuseRoleChange(expiring, [], ['ECOM.READ_ORDERS'])).toMatchObject({
      code: 'PERMISSION_DENIED',
    });
    expect(refuseRoleChange(expiring, ['ECOM.READ_ORDERS'], [])).toBeUndefined();
  });
});

describe('role ids', () => {
  const photographer = { roleId: '3f8a0b1c-1d2e-4f3a-8b4c-5d6e7f8a9b0c', permissions: ['A'] };
  it('name built-in roles and roles of the store; another is refused by its position', () => {
    const read = readRoleIds(
      'roleIds',
      ['CATALOG', photographer.roleId, 'CATALOG'],
      [photographer],
    );
    expect(read).toEqual({
      isOwner: false,
      builtInRoles: ['CATALOG'],
      customRoleIds: [photographer.roleId],
    });
    expect(isRoleAssignment(read) && permissionsOf(rightsOf(read, [photographer])).has('A')).toBe(
      true,
    );
    expect(readRoleIds('roleIds', ['CATALOG', 'ADMIN'], [])).toEqual([
      expect.objectContaining({ field: 'roleIds[1]' }),
    ]);
    expect(readRoleIds('roleIds', [photographer.roleId], [])).toEqual([
      expect.objectContaining({ field: 'roleIds[0]' }),
    ]);
  });

  it('of the owner stand alone', () => {
    expect(readRoleIds('roleIds', ['OWNER', 'CATALOG'], [])).toEqual([
      expect.objectContaining({ field: 'roleIds' }),
    ]);
    expect(readRoleIds('roleIds', ['OWNER'], [])).toMatchObject({ isOwner: true });
  });
});

describe('built-in roles', () => {
  const permissionsOfRole = (id: string): readonly string[] =>
    builtInRoles.find((role) => role.id === id)?.permissions ?? [];

  it('below the owner manage no staff, apps or keys, and impersonate no member', () => {
    for (const id of collaboratorRoleIds)
      for (const permission of [
        'SHOPWRIGHT.MANAGE_STAFF',
        'SHOPWRIGHT.MANAGE_APPS',
        'MEMBERS.MEMBER_SIGN_IN',
        'IAM.AUTHENTICAITON_SIGN_ON',
      ])
        expect(permissionsOfRole(id), `${id} ${permission}`).not.toContain(permission);
  });

  it('for the catalog reach no order, cart, checkout, payment or member', () => {
    expect(permissionsOfRole('CATALOG').filter((id) => /^(ECOM|MEMBERS|IAM)\./.test(id))).toEqual(
      [],
    );
    expect(permissionsOfRole('CATALOG')).toContain('WIX_STORES.MODIFY_PRODUCTS');
  });

  it('that only read hold no permission to change anything', () => {
    expect(
      permissionsOfRole('READ_ONLY').filter((id) => !/(?:^|[._])READ(?:[._]|$)/.test(id)),
    ).toEqual([]);
  });
});
