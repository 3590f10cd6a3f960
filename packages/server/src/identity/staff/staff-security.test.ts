import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../credentials/password-hashing.ts';
import { resetStaffPassword } from './staff-routes.ts';
import { insertStaff } from './store/staff.ts';
import { startIdentity, type Answer, type IdentityBench } from '../testing.ts';

/**
 * The owner cannot be locked out by strangers, and a stolen password or token does not take the
 * shop over.
 */

let bench: IdentityBench;
let visitor: string;
const password = 'owners own word';
const newPassword = 'owners other word';
beforeAll(async () => {
  bench = await startIdentity();
});
beforeEach(async () => {
  visitor = await bench.visitor();
});
afterAll(() => bench.close());

let lastNet = 0;
/** An address that was not used yet. */
const fresh = () => `198.18.${Math.floor(++lastNet / 250)}.${(lastNet % 250) + 1}`;

interface StaffMember {
  email: string;
  staffId: string;
}
async function join(): Promise<StaffMember> {
  const staff = { email: `${randomUUID()}@example.com`, staffId: randomUUID() };
  await insertStaff(bench.db, {
    siteId: bench.siteId,
    ...staff,
    passwordHash: await hashPassword(password, { memoryCost: 1024, timeCost: 1, parallelism: 1 }),
    role: 'owner',
  });
  return staff;
}
const signIn = (
  { email }: StaffMember,
  {
    secret = password,
    from = fresh(),
    ...more
  }: { secret?: string; from?: string; deviceToken?: unknown; device?: string } = {},
) =>
  bench.call(
    'POST',
    '/v1/staff/sign-in',
    { email, password: secret, ...more },
    { as: visitor, from },
  );
const verify = (stateToken: unknown, code: string, from = fresh()) =>
  bench.call('POST', '/v1/staff/sign-in/verify', { stateToken, code }, { as: visitor, from });
const me = (as: string, path = '', body?: object) =>
  bench.call(body ? 'POST' : 'GET', `/v1/staff/me${path}`, body, { as });
const tokenOf = ({ body }: Answer) => String(body['accessToken']);
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: bench.clock().getTime() });
const refusal = (code: string) => ({
  status: 403,
  body: { details: { applicationError: { code } } },
});

async function withAuthenticator() {
  const staff = await join();
  const as = tokenOf(await signIn(staff));
  const begun = await me(as, '/factors', { password });
  const secret = String(begun.body['secret']);
  const { factorId } = begun.body['factor'] as { factorId: string };
  const done = await me(as, `/factors/${factorId}/activate`, { code: codeOf(secret) });
  bench.wait(60);
  return {
    staff,
    as,
    secret,
    factorId,
    begun,
    recoveryCodes: done.body['recoveryCodes'] as string[],
  };
}

describe('strangers who guess', () => {
  it('from everywhere do not lock the owner out of a known device or network', async () => {
    const staff = await join();
    const home = fresh();
    const { deviceToken } = (await signIn(staff, { from: home })).body;
    for (let round = 0; round < 30; round += 1) await signIn(staff, { secret: 'wrong' });
    expect((await signIn(staff)).status).toBe(429);
    expect((await signIn(staff, { deviceToken })).body['state']).toBe('SUCCESS');
    expect((await signIn(staff, { from: home })).body['state']).toBe('SUCCESS');
    expect((await signIn(staff, { deviceToken: `${String(deviceToken).slice(1)}x` })).status).toBe(
      429,
    );
  });

  it('from one network hold up that network, and no other', async () => {
    const staff = await join();
    const from = fresh();
    for (let round = 0; round < 40; round += 1) {
      await signIn(staff, { secret: 'wrong', from });
      bench.wait(20);
    }
    expect((await signIn(staff, { secret: 'wrong', from })).status).toBe(429);
    expect((await signIn(staff)).body['state']).toBe('SUCCESS');
  });

  it("at members' passwords do not hold up the staff sign-in of the same network, nor the other way round", async () => {
    const [staff, from] = [await join(), fresh()];
    const asMember = (email: string) =>
      bench.call(
        'POST',
        '/v2/login',
        { loginId: { email }, password: 'wrong' },
        { as: visitor, from },
      );
    for (let round = 0; round < 12; round += 1) await asMember(`${randomUUID()}@example.com`);
    expect((await asMember(`${randomUUID()}@example.com`)).status).toBe(429);
    expect((await signIn(staff, { from })).body['state']).toBe('SUCCESS');
    const other = fresh();
    for (let round = 0; round < 12; round += 1)
      await signIn({ email: `${randomUUID()}@example.com`, staffId: '' }, { from: other });
    expect(
      (
        await bench.call(
          'POST',
          '/v2/login',
          { loginId: { email: `${randomUUID()}@example.com` }, password: 'wrong' },
          { as: visitor, from: other },
        )
      ).status,
    ).toBe(403);
  });

  it('with a known device are counted like anybody else', async () => {
    const staff = await join();
    const { deviceToken } = (await signIn(staff)).body;
    const statuses = [];
    for (let round = 0; round < 7; round += 1)
      statuses.push((await signIn(staff, { secret: 'wrong', deviceToken })).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
  });
});

describe('a second factor', () => {
  it('is asked for after the password, and each code counts once', async () => {
    const { staff, secret, begun } = await withAuthenticator();
    expect(begun.body).toMatchObject({
      otpauthUri: expect.stringMatching(/^otpauth:\/\/totp\//),
      qrSvg: expect.stringMatching(/^<svg /),
    });
    const first = await signIn(staff);
    expect(first.body).toEqual({
      state: 'MFA_CHALLENGE',
      stateToken: expect.any(String),
      methods: ['TOTP', 'RECOVERY_CODE'],
    });
    expect((await verify(first.body['stateToken'], '000000')).status).toBe(403);
    const code = codeOf(secret);
    const done = await verify(first.body['stateToken'], `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(done.body).toMatchObject({ state: 'SUCCESS', staff: { role: 'OWNER' } });
    expect((await me(tokenOf(done))).body).toMatchObject({
      factors: [{ status: 'ACTIVE' }],
      recoveryCodesLeft: 10,
    });
    expect((await verify(first.body['stateToken'], code)).status).toBe(403);
    const again = await signIn(staff);
    expect((await verify(again.body['stateToken'], code)).status).toBe(403);
  });

  it('is replaced by a recovery code once', async () => {
    const {
      staff,
      recoveryCodes: [code = ''],
    } = await withAuthenticator();
    expect((await verify((await signIn(staff)).body['stateToken'], code)).body['state']).toBe(
      'SUCCESS',
    );
    expect((await verify((await signIn(staff)).body['stateToken'], code)).status).toBe(403);
  });

  it('is not guessed: five tries end the sign-in, and a new one does not give five more', async () => {
    const { staff, secret } = await withAuthenticator();
    const { stateToken } = (await signIn(staff)).body;
    await Promise.all(Array.from({ length: 20 }, () => verify(stateToken, '000000')));
    expect((await verify(stateToken, codeOf(secret))).status).not.toBe(200);
    expect((await verify((await signIn(staff)).body['stateToken'], codeOf(secret))).status).toBe(
      429,
    );
  });

  it('opens nothing for another account, another app, too late, or after the password changed', async () => {
    const [mine, theirs] = [await withAuthenticator(), await withAuthenticator()];
    const { stateToken } = (await signIn(mine.staff)).body;
    expect((await verify(stateToken, codeOf(theirs.secret))).status).toBe(403);
    const elsewhere = await bench.visitor((await bench.clientApp([])).clientId);
    expect(
      (
        await bench.call(
          'POST',
          '/v1/staff/sign-in/verify',
          { stateToken, code: codeOf(mine.secret) },
          { as: elsewhere },
        )
      ).status,
    ).toBe(403);
    await me(mine.as, '/password', { currentPassword: password, newPassword });
    expect((await verify(stateToken, codeOf(mine.secret))).status).toBe(403);
    const late = (await signIn(theirs.staff)).body['stateToken'];
    bench.wait(601);
    visitor = await bench.visitor();
    expect((await verify(late, codeOf(theirs.secret))).status).toBe(403);
  });

  it('is added, removed and renewed only with the password or a fresh code', async () => {
    const { as, secret, factorId } = await withAuthenticator();
    const calls: [string, object][] = [
      ['/factors', {}],
      [`/factors/${factorId}/remove`, {}],
      ['/recovery-codes', {}],
    ];
    for (const [path, body] of calls) {
      expect(await me(as, path, body), path).toMatchObject(refusal('REAUTHENTICATION_REQUIRED'));
      expect(await me(as, path, { password: 'wrong' }), path).toMatchObject(
        refusal('VERIFICATION_FAILED'),
      );
    }
    expect((await me(as, '/recovery-codes', { code: codeOf(secret) })).body).toMatchObject({
      recoveryCodes: Array(10).fill(expect.stringMatching(/^[a-z2-9]{5}-[a-z2-9]{5}$/)),
    });
    expect((await me(as, `/factors/${factorId}/remove`, { password })).status).toBe(200);
    expect((await me(as)).body).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
  });

  it("is not another account's to finish or remove", async () => {
    const [mine, theirs] = [await withAuthenticator(), await withAuthenticator()];
    expect((await me(mine.as, `/factors/${theirs.factorId}/remove`, { password })).status).toBe(
      404,
    );
    const begun = (await me(theirs.as, '/factors', { password })).body['factor'] as {
      factorId: string;
    };
    expect(
      (await me(mine.as, `/factors/${begun.factorId}/activate`, { code: '000000' })).status,
    ).toBe(404);
  });

  it('is stored sealed', async () => {
    const { secret, factorId } = await withAuthenticator();
    const [row] = await bench.db.query<{ secret: string }>(
      sql`select secret from staff_factor where factor_id = ${factorId}`,
    );
    expect(row?.secret).toMatch(/^sealed1\./);
    expect(row?.secret).not.toContain(secret);
  });

  it('survives a reset of the password on the machine, unless it is removed there', async () => {
    const { staff } = await withAuthenticator();
    const first = await resetStaffPassword(bench.db, bench.siteId, { email: staff.email });
    expect((await signIn(staff, { secret: first?.password ?? '' })).body['state']).toBe(
      'MFA_CHALLENGE',
    );
    const second = await resetStaffPassword(bench.db, bench.siteId, {
      email: staff.email,
      removeSecondFactor: true,
    });
    expect((await signIn(staff, { secret: second?.password ?? '' })).body['state']).toBe('SUCCESS');
  });
});

describe('the own account', () => {
  it('takes a new password from whoever knows the current one, and ends the other sessions', async () => {
    const staff = await join();
    const [here, there] = [tokenOf(await signIn(staff)), tokenOf(await signIn(staff))];
    expect(await me(here, '/password', { currentPassword: 'wrong', newPassword })).toMatchObject(
      refusal('VERIFICATION_FAILED'),
    );
    expect(
      (await me(here, '/password', { currentPassword: password, newPassword: 'password123' }))
        .status,
    ).toBe(400);
    expect((await me(here, '/password', { currentPassword: password, newPassword })).status).toBe(
      200,
    );
    bench.wait(5);
    expect([(await me(here)).status, (await me(there)).status]).toEqual([200, 401]);
    expect((await signIn(staff)).status).toBe(403);
    expect((await signIn(staff, { secret: newPassword })).status).toBe(200);
  });

  it('lists its sessions and ends them', async () => {
    const staff = await join();
    const [one, two] = [
      tokenOf(await signIn(staff, { device: 'Firefox on a desk' })),
      tokenOf(await signIn(staff)),
    ];
    expect((await me(two, '/sessions')).body).toMatchObject({
      sessions: expect.arrayContaining([
        expect.objectContaining({ device: 'Firefox on a desk', current: false }),
        expect.objectContaining({ current: true }),
      ]),
    });
    expect((await me(two, '/sessions/end', {})).status).toBe(200);
    bench.wait(5);
    expect([(await me(one)).status, (await me(two)).status]).toEqual([401, 200]);
    await me(two, '/sessions/end', { includeCurrent: true });
    bench.wait(5);
    expect((await me(two)).status).toBe(401);
  });

  it("is a person's: keys, apps, members and visitors have none", async () => {
    const email = `${randomUUID()}@example.com`;
    const { body } = await bench.call(
      'POST',
      '/v2/register',
      { loginId: { email }, password: 'a quiet word of mine' },
      { as: visitor },
    );
    const { clientId, clientSecret } = await bench.clientApp(['*']);
    const app = await bench.token({ grantType: 'client_credentials', clientId, clientSecret });
    const others = [
      visitor,
      await bench.key(),
      String(app.body['access_token']),
      String((await bench.exchange(body['sessionToken'])).body['access_token']),
    ];
    const calls: [string, object | undefined][] = [
      ['', undefined],
      ['/sessions', undefined],
      ['/sessions/end', {}],
      ['/password', { currentPassword: 'x', newPassword }],
      ['/factors', { password }],
      ['/recovery-codes', { password }],
    ];
    for (const as of others)
      for (const [path, sent] of calls)
        expect(await me(as, path, sent), path).toMatchObject(refusal('STAFF_REQUIRED'));
  });
});
