import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf, startMembersShop, type MembersShop } from '../../kit/members-shop.ts';

/** Roles of members, as the provider's four calls and the site's own names for them. */

let shop: MembersShop;
beforeAll(async () => {
  shop = await startMembersShop();
});
afterAll(() => shop.server.close());

const define = (roleKey: string, title = 'Trade') =>
  shop.owner('PUT', `/v1/roles/${roleKey}`, { title });
const assign = (memberId: string, roleKey: string) =>
  shop.owner('POST', `/members/v1/roles/members/${memberId}`, { memberId, roleKey });
const rolesOf = async (memberId: string) =>
  (await shop.owner('GET', `/_api/members/v1/roles/members/${memberId}`)).body['roles'];
const query = async (filter: unknown) =>
  shop.owner('POST', '/members/v1/roles/members/query', { query: { filter } });

it('an existing role is assigned once, read, queried and removed', async () => {
  const [one, two] = [await shop.add(), await shop.add()];
  expect((await define('trade')).body).toEqual({ role: { roleKey: 'trade', title: 'Trade' } });
  expect((await define('press', 'Press')).status).toBe(200);
  for (let again = 0; again < 2; again += 1)
    expect((await assign(one, 'Trade')).body).toEqual({ roleKey: 'trade' });
  await assign(one, 'press');
  await assign(two, 'press');
  expect(await rolesOf(one)).toEqual([
    { roleKey: 'press', title: 'Press' },
    { roleKey: 'trade', title: 'Trade' },
  ]);
  expect((await query({ roleKey: 'trade' })).body['rolesByMemberId']).toEqual({
    [one]: {
      roles: [
        { roleKey: 'press', title: 'Press' },
        { roleKey: 'trade', title: 'Trade' },
      ],
    },
  });
  expect(
    Object.keys(
      (await query({ memberId: { $in: [one, two, randomUUID()] } })).body[
        'rolesByMemberId'
      ] as object,
    ).toSorted(),
  ).toEqual([one, two].toSorted());
  expect(
    (await shop.owner('DELETE', `/members/v1/roles/members/${one}?roleKey=trade`)).body,
  ).toEqual({ roleKey: 'trade' });
  expect(await rolesOf(one)).toEqual([{ roleKey: 'press', title: 'Press' }]);
});

it('refuses a role that does not exist, a missing member and a blocked one', async () => {
  const [member, blocked] = [await shop.add(), await shop.add({ status: 'BLOCKED' })];
  await define('club');
  expect(codeOf(await assign(member, 'nothing'))).toBe('ROLE_DOES_NOT_EXIST');
  expect(codeOf(await assign(member, '../club'))).toBe('ROLE_DOES_NOT_EXIST');
  expect(codeOf(await assign(randomUUID(), 'club'))).toBe('NOT_FOUND');
  expect(codeOf(await assign(blocked, 'club'))).toBe('MEMBER_BLOCKED');
  const none = await shop.owner('DELETE', `/members/v1/roles/members/${member}?roleKey=club`);
  expect([none.status, none.body['details']]).toMatchObject([
    400,
    { validationError: { fieldViolations: [{ field: 'roleKey', ruleName: 'INVALID_ROLE' }] } },
  ]);
  for (const filter of [{ name: 'x' }, { roleKey: { $ne: 'x' } }, { memberId: { $in: [1] } }, []])
    expect((await query(filter)).status, JSON.stringify(filter)).toBe(400);
});

it('deleting a role or a member removes the assignments', async () => {
  const [member, leaving] = [await shop.add(), await shop.add()];
  await define('gone');
  await define('stays');
  for (const id of [member, leaving]) for (const key of ['gone', 'stays']) await assign(id, key);
  expect((await shop.owner('DELETE', '/v1/roles/gone')).status).toBe(200);
  expect((await shop.owner('DELETE', '/v1/roles/gone')).status).toBe(404);
  expect((await shop.owner('DELETE', `/v1/members/${leaving}`)).status).toBe(200);
  expect((await query({ roleKey: 'stays' })).body['rolesByMemberId']).toEqual({
    [member]: { roles: [{ roleKey: 'stays', title: 'Trade' }] },
  });
  expect((await shop.owner('GET', '/v1/roles')).body['roles']).not.toContainEqual(
    expect.objectContaining({ roleKey: 'gone' }),
  );
});

it('neither a visitor nor the member reads or changes roles', async () => {
  const member = await shop.add();
  const own = await shop.as(member);
  await define('secret');
  for (const call of [shop.visitor, own]) {
    expect((await call('GET', `/members/v1/roles/members/${member}`)).status).toBe(403);
    expect(
      (await call('POST', `/members/v1/roles/members/${member}`, { roleKey: 'secret' })).status,
    ).toBe(403);
    expect((await call('PUT', '/v1/roles/mine', { title: 'x' })).status).toBe(403);
  }
});

it("a copy of a member's data names their roles, and erasing the member removes them", async () => {
  const member = await shop.add();
  await define('wholesale', 'Wholesale');
  await assign(member, 'wholesale');
  const copy = await shop.owner('POST', `/v1/members/${member}/export-data`, {});
  expect(copy.body).toMatchObject({
    data: {
      roles: [{ roleKey: 'wholesale', title: 'Wholesale', assignedDate: expect.any(String) }],
    },
  });
  expect((await shop.owner('POST', `/v1/members/${member}/erase`, {})).status).toBe(200);
  expect((await query({ roleKey: 'wholesale' })).body['rolesByMemberId']).toEqual({});
});
