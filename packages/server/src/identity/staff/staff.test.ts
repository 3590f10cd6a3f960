import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../credentials/password-hashing.ts';
import { resetStaffPassword } from './staff-routes.ts';
import { insertStaff } from './store/staff.ts';
import { startIdentity, type IdentityBench } from '../testing.ts';

/**
 * The owner may do everything, a collaborator what the owner allowed, and both are out when they
 * are let go.
 */

let bench: IdentityBench;
let visitor: string;
const owner = { email: 'owner@example.com', password: 'owners own word' };
beforeAll(async () => {
  bench = await startIdentity();
  visitor = await bench.visitor();
  await insertStaff(bench.db, {
    siteId: bench.siteId,
    staffId: randomUUID(),
    email: owner.email,
    passwordHash: await hashPassword(owner.password),
    role: 'owner',
  });
});
afterAll(() => bench.close());

const signIn = async (email: string, password: string, from?: string) =>
  bench.call(
    'POST',
    '/v1/staff/sign-in',
    { email, password },
    { as: visitor, ...(from === undefined ? {} : { from }) },
  );
const tokenOf = async (email: string, password: string) =>
  String((await signIn(email, password)).body['accessToken']);
const settings = (as: string) => bench.call('GET', '/v1/settings/sign-in', undefined, { as });
const audit = (as: string) => bench.call('GET', '/v1/audit', undefined, { as });

async function collaborator(permissions: string[]) {
  const email = `${randomUUID()}@example.com`;
  const { body } = await bench.call(
    'POST',
    '/v1/staff',
    { email, permissions },
    { as: await tokenOf(owner.email, owner.password) },
  );
  return { email, password: String(body['password']), id: (body['staff'] as { id: string }).id };
}

it('the owner signs in and may do everything', async () => {
  const answer = await signIn(owner.email.toUpperCase(), owner.password);
  expect(answer.body).toMatchObject({
    expiresIn: 14_400,
    staff: { role: 'OWNER', permissions: ['*'] },
  });
  const as = String(answer.body['accessToken']);
  expect([(await settings(as)).status, (await audit(as)).status]).toEqual([200, 200]);
  expect(await bench.tokenInfo(as)).toMatchObject({ active: true, subjectType: 'USER' });
});

it('a collaborator may do what was allowed, and nothing else', async () => {
  const invited = await collaborator(['SHOPWRIGHT.READ_AUDIT']);
  const as = await tokenOf(invited.email, invited.password);
  expect([(await audit(as)).status, (await settings(as)).status]).toEqual([200, 403]);
  await bench.call(
    'PATCH',
    `/v1/staff/${invited.id}`,
    { permissions: ['SHOPWRIGHT.MANAGE_SETTINGS'] },
    { as: await bench.key() },
  );
  bench.wait(5);
  expect([(await audit(as)).status, (await settings(as)).status]).toEqual([403, 200]);
});

it('nobody changes or removes somebody who may do more than they', async () => {
  const manager = await collaborator(['SHOPWRIGHT.MANAGE_STAFF', 'SHOPWRIGHT.READ_AUDIT']);
  const as = await tokenOf(manager.email, manager.password);
  for (const permissions of [['*'], ['SHOPWRIGHT.MANAGE_STAFF', 'SHOPWRIGHT.MANAGE_SETTINGS']]) {
    const stronger = await collaborator(permissions);
    expect((await bench.call('DELETE', `/v1/staff/${stronger.id}`, undefined, { as })).status).toBe(
      403,
    );
    expect(
      (await bench.call('PATCH', `/v1/staff/${stronger.id}`, { permissions: [] }, { as })).status,
    ).toBe(403);
    const { staff } = (await bench.call('GET', '/v1/staff', undefined, { as })).body as {
      staff: { id: string; permissions: string[] }[];
    };
    expect(staff.find(({ id }) => id === stronger.id)).toMatchObject({ permissions });
  }
  const weaker = await collaborator(['SHOPWRIGHT.READ_AUDIT']);
  expect(
    (await bench.call('PATCH', `/v1/staff/${weaker.id}`, { permissions: [] }, { as })).status,
  ).toBe(200);
  expect((await bench.call('DELETE', `/v1/staff/${weaker.id}`, undefined, { as })).status).toBe(
    200,
  );
});

it('nobody gives away more than they have', async () => {
  const invited = await collaborator(['SHOPWRIGHT.MANAGE_STAFF']);
  const as = await tokenOf(invited.email, invited.password);
  for (const permissions of [['*'], ['SHOPWRIGHT.MANAGE_SETTINGS']]) {
    expect(
      (
        await bench.call(
          'POST',
          '/v1/staff',
          { email: `${randomUUID()}@example.com`, permissions },
          { as },
        )
      ).status,
    ).toBe(403);
    expect(
      (await bench.call('PATCH', `/v1/staff/${invited.id}`, { permissions }, { as })).status,
    ).toBe(403);
  }
  const { staff } = (await bench.call('GET', '/v1/staff', undefined, { as })).body as {
    staff: { id: string; role: string }[];
  };
  const ownerId = staff.find(({ role }) => role === 'OWNER')?.id;
  expect((await bench.call('DELETE', `/v1/staff/${ownerId}`, undefined, { as })).status).toBe(404);
  expect(
    (await bench.call('PATCH', `/v1/staff/${ownerId}`, { permissions: [] }, { as })).status,
  ).toBe(404);
});

describe('is out within five seconds', () => {
  it('when let go', async () => {
    const invited = await collaborator(['SHOPWRIGHT.READ_AUDIT']);
    const { body } = await signIn(invited.email, invited.password);
    expect((await audit(String(body['accessToken']))).status).toBe(200);
    await bench.call('DELETE', `/v1/staff/${invited.id}`, undefined, { as: await bench.key() });
    bench.wait(5);
    expect((await audit(String(body['accessToken']))).status).toBe(401);
    expect(
      (await bench.token({ grantType: 'refresh_token', refreshToken: body['refreshToken'] }))
        .status,
    ).toBe(400);
  });

  it('after signing out, and after the password was reset on the machine', async () => {
    const one = await tokenOf(owner.email, owner.password);
    await bench.call('POST', '/v1/staff/sign-out', {}, { as: one });
    const two = await tokenOf(owner.email, owner.password);
    expect((await audit(two)).status).toBe(200);
    const reset = await resetStaffPassword(bench.db, bench.siteId);
    bench.wait(5);
    expect([(await audit(one)).status, (await audit(two)).status]).toEqual([401, 401]);
    expect((await signIn(owner.email, owner.password)).status).toBe(403);
    owner.password = reset?.password ?? '';
    expect((await signIn(owner.email, owner.password)).status).toBe(200);
    expect(
      await resetStaffPassword(bench.db, bench.siteId, { email: 'nobody@example.com' }),
    ).toBeUndefined();
  });
});

it('renews while it is used, and ends after half a day of rest', async () => {
  const { body } = await signIn(owner.email, owner.password);
  const renew = () =>
    bench.token({ grantType: 'refresh_token', refreshToken: body['refreshToken'] });
  for (let round = 0; round < 3; round += 1) {
    bench.wait(10 * 3600);
    expect((await renew()).status).toBe(200);
  }
  bench.wait(13 * 3600);
  expect((await renew()).status).toBe(400);
  visitor = await bench.visitor();
});

it("a member's password opens no shop, and the shop's no member", async () => {
  const email = `${randomUUID()}@example.com`;
  await bench.call(
    'POST',
    '/v2/register',
    { loginId: { email }, password: 'a quiet word of mine' },
    { as: visitor },
  );
  expect((await signIn(email, 'a quiet word of mine')).status).toBe(403);
  expect(
    (
      await bench.call(
        'POST',
        '/v2/login',
        { loginId: { email: owner.email }, password: owner.password },
        { as: visitor },
      )
    ).status,
  ).toBe(403);
});

it('guesses wait, for those who exist and those who do not', async () => {
  for (const email of [owner.email, 'nobody@example.com']) {
    const statuses = [];
    for (let round = 0; round < 8; round += 1)
      statuses.push((await signIn(email, 'wrong', `198.51.100.${round + 1}`)).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429, 429]);
  }
});

it("another store's people are nobody here", async () => {
  const other = await bench.anotherSite();
  await insertStaff(bench.db, {
    siteId: other.siteId,
    staffId: randomUUID(),
    email: 'other@example.com',
    passwordHash: await hashPassword('another word'),
    role: 'owner',
  });
  expect((await signIn('other@example.com', 'another word', '198.51.101.1')).status).toBe(403);
  expect(
    await bench.db.query(sql`select 1 from staff_session where site_id = ${other.siteId}`),
  ).toEqual([]);
});
