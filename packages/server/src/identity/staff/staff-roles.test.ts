import { randomUUID } from 'node:crypto';
import { permissionAreas, permissions } from '@shopwright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startIdentity, type IdentityBench } from '../testing.ts';
import { newStaffEmail, refusal, staffCalls, tokenOf } from './testing-staff.ts';

/** Roles are data: a person's rights follow them at once, and callers give at most what they have. */

let bench: IdentityBench;
let asOwner: string;
let ownerId: string;
const { owner, signIn } = staffCalls(() => bench);
beforeAll(async () => {
  bench = await startIdentity();
  const first = await owner();
  ownerId = first.id;
  asOwner = tokenOf(await signIn(first));
});
afterAll(() => bench.close());

interface StaffMember {
  id: string;
  as: string;
  email: string;
}
async function createStaff(rights: {
  roleIds?: string[];
  permissions?: string[];
}): Promise<StaffMember> {
  const email = newStaffEmail();
  const { body } = await bench.call(
    'POST',
    '/v1/staff',
    { email, permissions: [], ...rights },
    { as: asOwner },
  );
  const as = tokenOf(await signIn({ email }, String(body['password'])));
  return { id: (body['staff'] as { id: string }).id, as, email };
}
const change = (as: string, id: string, body: object) =>
  bench.call('PATCH', `/v1/staff/${id}`, body, { as });
const remove = (as: string, id: string) =>
  bench.call('DELETE', `/v1/staff/${id}`, undefined, { as });
const audit = (as: string) => bench.call('GET', '/v1/audit', undefined, { as });
const createRole = (as: string, permissions: string[], name = `Role ${randomUUID()}`) =>
  bench.call('POST', '/v1/staff/roles', { name, permissions }, { as });
const roleIdOf = async (permissions: string[]) =>
  ((await createRole(asOwner, permissions)).body['role'] as { id: string }).id;
const changeRole = (as: string, id: string, body: object) =>
  bench.call('PATCH', `/v1/staff/roles/${id}`, body, { as });
const staffManager = ['SHOPWRIGHT.MANAGE_STAFF', 'SHOPWRIGHT.READ_AUDIT'];

describe('a role', () => {
  it('gives its permissions, and takes them, from the next request on', async () => {
    const roleId = await roleIdOf(['SHOPWRIGHT.MANAGE_SETTINGS']);
    const jo = await createStaff({ roleIds: [roleId] });
    expect((await audit(jo.as)).status).toBe(403);
    await changeRole(asOwner, roleId, { permissions: ['SHOPWRIGHT.READ_AUDIT'] });
    expect((await audit(jo.as)).status).toBe(200);
    await changeRole(asOwner, roleId, { permissions: [] });
    expect((await audit(jo.as)).status).toBe(403);
    await change(asOwner, jo.id, { roleIds: ['MANAGER'] });
    expect((await audit(jo.as)).status).toBe(200);
    await change(asOwner, jo.id, { roleIds: [] });
    expect((await audit(jo.as)).status).toBe(403);
    await remove(asOwner, jo.id);
    expect((await audit(jo.as)).status).toBe(401);
  });

  it('adds up with other roles and with direct permissions', async () => {
    const roleId = await roleIdOf(['SHOPWRIGHT.READ_AUDIT']);
    const jo = await createStaff({
      roleIds: ['CATALOG', roleId],
      permissions: ['ECOM.READ_ORDERS'],
    });
    const { body } = await bench.call('GET', '/v1/staff/me', undefined, { as: jo.as });
    expect(body['staff']).toMatchObject({
      roleIds: ['CATALOG', roleId],
      directPermissions: ['ECOM.READ_ORDERS'],
      permissions: expect.arrayContaining([
        'ECOM.READ_ORDERS',
        'SHOPWRIGHT.READ_AUDIT',
        'WIX_STORES.MODIFY_PRODUCTS',
      ]),
    });
    const changed = await change(asOwner, jo.id, { roleIds: [roleId] });
    expect(changed.body['staff']).toMatchObject({
      roleIds: [roleId],
      permissions: ['SHOPWRIGHT.READ_AUDIT', 'ECOM.READ_ORDERS'],
    });
  });

  it('has a name of its own, known permissions, and never all of them', async () => {
    expect((await createRole(asOwner, ['ECOM.READ_ORDERS'], 'Packer')).status).toBe(200);
    expect(await createRole(asOwner, [], 'packer')).toMatchObject(refusal('ROLE_NAME_TAKEN', 409));
    expect((await createRole(asOwner, ['*'])).status).toBe(400);
    expect((await createRole(asOwner, ['ECOM.READ_ORDRES'])).status).toBe(400);
    expect((await createRole(asOwner, [], '   ')).status).toBe(400);
  });

  it('is listed with its holders, after the built-in ones', async () => {
    const roleId = await roleIdOf(['ECOM.READ_ORDERS']);
    await createStaff({ roleIds: [roleId] });
    const { body } = await bench.call('GET', '/v1/staff/roles', undefined, { as: asOwner });
    const roles = body['roles'] as { id: string; isBuiltIn: boolean; holders: number }[];
    expect(roles.slice(0, 6).map(({ id }) => id)).toEqual([
      'OWNER',
      'MANAGER',
      'CATALOG',
      'ORDERS',
      'SUPPORT',
      'READ_ONLY',
    ]);
    expect(roles.find(({ id }) => id === roleId)).toMatchObject({ isBuiltIn: false, holders: 1 });
  });

  it('is deleted only when no person has it', async () => {
    const roleId = await roleIdOf(['ECOM.READ_ORDERS']);
    const jo = await createStaff({ roleIds: [roleId] });
    const destroy = () =>
      bench.call('DELETE', `/v1/staff/roles/${roleId}`, undefined, { as: asOwner });
    expect(await destroy()).toMatchObject(refusal('ROLE_IN_USE', 409));
    await change(asOwner, jo.id, { roleIds: [] });
    expect((await destroy()).status).toBe(200);
    expect((await destroy()).status).toBe(404);
  });

  it('that does not exist is named as such, also one of another store', async () => {
    const { key } = await bench.anotherSite();
    const { body } = await createRole(key, []);
    const foreign = (body['role'] as { id: string }).id;
    for (const id of ['ADMIN', randomUUID(), foreign]) {
      const answer = await bench.call(
        'POST',
        '/v1/staff',
        { email: newStaffEmail(), permissions: [], roleIds: [id] },
        { as: asOwner },
      );
      expect(answer.status, id).toBe(400);
    }
    expect((await changeRole(asOwner, foreign, { name: 'Mine' })).status).toBe(404);
  });
});

it('every permission is listed once, with its area', async () => {
  const { body } = await bench.call('GET', '/v1/staff/permissions', undefined, { as: asOwner });
  const listed = body['permissions'] as { id: string; area: string }[];
  expect(listed.map(({ id }) => id).toSorted()).toEqual(Object.keys(permissions).toSorted());
  expect(new Set(listed.map(({ area }) => area))).toEqual(new Set(permissionAreas));
});

describe('no caller escalates', () => {
  it('by giving a role with more than they have, to others or to themselves', async () => {
    const manager = await createStaff({ permissions: staffManager });
    const strong = await roleIdOf(['SHOPWRIGHT.MANAGE_SETTINGS']);
    const weak = await createStaff({});
    for (const roleIds of [[strong], ['MANAGER'], ['ORDERS']])
      for (const id of [weak.id, manager.id])
        expect(await change(manager.as, id, { roleIds })).toMatchObject(
          refusal('PERMISSION_DENIED'),
        );
    for (const id of [weak.id, manager.id])
      expect(await change(manager.as, id, { roleIds: ['OWNER'] })).toMatchObject(
        refusal('OWNER_REQUIRED'),
      );
    expect((await change(manager.as, weak.id, { permissions: staffManager })).status).toBe(200);
  });

  it('by creating or changing a role', async () => {
    const roleId = await roleIdOf(['SHOPWRIGHT.READ_AUDIT']);
    const strong = await roleIdOf(['SHOPWRIGHT.MANAGE_SETTINGS']);
    const manager = await createStaff({ permissions: staffManager, roleIds: [roleId] });
    expect(await createRole(manager.as, ['SHOPWRIGHT.MANAGE_SETTINGS'])).toMatchObject(
      refusal('PERMISSION_DENIED'),
    );
    expect(
      await changeRole(manager.as, roleId, { permissions: ['SHOPWRIGHT.MANAGE_SETTINGS'] }),
    ).toMatchObject(refusal('PERMISSION_DENIED'));
    expect(await changeRole(manager.as, strong, { permissions: [] })).toMatchObject(
      refusal('PERMISSION_DENIED'),
    );
    expect(
      await bench.call('DELETE', `/v1/staff/roles/${strong}`, undefined, { as: manager.as }),
    ).toMatchObject(refusal('PERMISSION_DENIED'));
    expect((await createRole(manager.as, ['SHOPWRIGHT.READ_AUDIT'])).status).toBe(200);
  });

  it('by weakening or removing a person with a stronger role', async () => {
    const manager = await createStaff({ permissions: staffManager });
    const stronger = await createStaff({ roleIds: ['MANAGER'] });
    expect(await change(manager.as, stronger.id, { roleIds: [] })).toMatchObject(
      refusal('PERMISSION_DENIED'),
    );
    expect(await remove(manager.as, stronger.id)).toMatchObject(refusal('PERMISSION_DENIED'));
    expect((await remove(manager.as, ownerId)).status).toBe(404);
  });
});

describe('owners', () => {
  it('make others owners and take it back; keys with every permission cannot', async () => {
    const jo = await createStaff({});
    const key = await bench.key();
    expect(await change(key, jo.id, { roleIds: ['OWNER'] })).toMatchObject(
      refusal('OWNER_REQUIRED'),
    );
    expect((await change(asOwner, jo.id, { roleIds: ['OWNER'] })).body['staff']).toMatchObject({
      role: 'OWNER',
      permissions: ['*'],
    });
    expect((await audit(jo.as)).status).toBe(200);
    expect((await change(key, jo.id, { roleIds: [] })).status).toBe(404);
    expect((await remove(key, jo.id)).status).toBe(404);
    expect((await change(asOwner, jo.id, { roleIds: ['CATALOG'] })).status).toBe(200);
    expect((await audit(jo.as)).status).toBe(403);
  });

  it('never vanish: the last one stays, also when two remove each other at the same time', async () => {
    expect(await change(asOwner, ownerId, { roleIds: ['CATALOG'] })).toMatchObject(
      refusal('LAST_OWNER', 409),
    );
    expect(await remove(asOwner, ownerId)).toMatchObject(refusal('LAST_OWNER', 409));
    const second = await createStaff({ roleIds: ['OWNER'] });
    const third = await createStaff({ roleIds: ['OWNER'] });
    await remove(asOwner, third.id);
    const outcomes = await Promise.all([
      change(asOwner, second.id, { roleIds: ['READ_ONLY'] }),
      change(second.as, ownerId, { roleIds: ['READ_ONLY'] }),
    ]);
    const { body } = await bench.call('GET', '/v1/staff', undefined, { as: await bench.key() });
    const staff = body['staff'] as { id: string; role: string }[];
    expect(staff.filter(({ role }) => role === 'OWNER').length).toBeGreaterThanOrEqual(1);
    expect(outcomes.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });
});

it('each change of roles and people is in the audit log', async () => {
  const chief = await owner();
  const as = tokenOf(await signIn(chief));
  const created = await createRole(as, ['ECOM.READ_ORDERS']);
  const { id } = created.body['role'] as { id: string };
  await changeRole(as, id, { name: `Renamed ${id}` });
  await bench.call('DELETE', `/v1/staff/roles/${id}`, undefined, { as });
  const { body } = await bench.call('GET', `/v1/audit?actorId=${chief.id}`, undefined, { as });
  const subjects = (body['entries'] as { subject: string; outcome: string }[])
    .filter(({ outcome }) => outcome === 'OK')
    .map(({ subject }) => subject);
  expect(subjects).toEqual(
    expect.arrayContaining(['staff.createRole', 'staff.changeRole', 'staff.deleteRole']),
  );
});
