import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startIdentity, type Answer, type IdentityBench } from '../testing.ts';
import {
  newEmail,
  openSession,
  PASSWORD,
  registerMember,
  totpCode,
  type TestMember,
} from '../testing-members.ts';

/** A stolen access token or mailbox is not enough to take over an account. */

let bench: IdentityBench;
beforeAll(async () => {
  bench = await startIdentity();
});
afterAll(() => bench.close());
beforeEach(() => bench.policy({ secondFactor: 'OPTIONAL', emailVerification: false }));

const newPassword = 'another quiet word';
const codeOf = (secret: string) => totpCode(bench, secret);
const refusal = (code: string, data: object = {}) => ({
  status: 403,
  body: { details: { applicationError: { code, data } } },
});
const factorsOf = async ({ as }: TestMember) =>
  (await bench.call('GET', '/v1/members/me/factors', undefined, { as })).body;
const login = ({ email, visitor }: TestMember, secret = PASSWORD) =>
  bench.call('POST', '/v2/login', { loginId: { email }, password: secret }, { as: visitor });
const changePassword = ({ as }: TestMember, body: object = {}) =>
  bench.call('POST', '/v2/change-password', { newPassword, ...body }, { as });

const register = () => registerMember(bench);

/** A member of the shop's own sign-in, without a password here. */
async function withoutPassword(): Promise<TestMember> {
  const email = newEmail();
  return openSession(
    bench,
    await bench.call(
      'POST',
      '/v2/sign-on',
      { loginId: { email }, verifyEmail: true },
      { as: await bench.key() },
    ),
    email,
    await bench.visitor(),
  );
}

async function mailedCode({
  as,
  email,
}: TestMember): Promise<{ verificationId: unknown; code: string }> {
  const { verificationId } = (await bench.call('POST', '/v1/start', {}, { as })).body;
  return { verificationId, code: await bench.codeFor(email) };
}

async function withAuthenticator(member: TestMember, proof: object = { password: PASSWORD }) {
  if ((await factorsOf(member))['emailVerified'] !== true)
    await bench.verifyAddress(member.as, member.email);
  const begun = await bench.call(
    'POST',
    '/v1/members/me/factors',
    { type: 'TOTP', ...proof },
    { as: member.as },
  );
  const secret = String(begun.body['secret']);
  const { factorId } = begun.body['factor'] as { factorId: string };
  const done = await bench.call(
    'POST',
    `/v1/members/me/factors/${factorId}/activate`,
    { code: codeOf(secret) },
    { as: member.as },
  );
  expect(done.status).toBe(200);
  bench.wait(60);
  return { member, secret, factorId, recoveryCodes: done.body['recoveryCodes'] as string[] };
}

async function recover({ email }: TestMember, secret = 'a third quiet word'): Promise<Answer> {
  const visitor = await bench.visitor();
  const [member] = await bench.db.query<{ memberId: string }>(
    sql`select member_id as "memberId" from member where login_email_key = ${email}`,
  );
  await bench.call(
    'POST',
    '/v1/activation-email',
    { identityId: member?.memberId },
    { as: await bench.key() },
  );
  const recoveryToken = new URL(
    /https?:\/\/\S+/.exec((await bench.lastMessage(email))?.text ?? '')?.[0] ?? '',
  ).searchParams.get('token');
  return bench.call('POST', '/v1/recover', { recoveryToken, password: secret }, { as: visitor });
}

describe('an access token alone', () => {
  it('changes no password', async () => {
    const member = await register();
    expect(await changePassword(member)).toMatchObject(
      refusal('REAUTHENTICATION_REQUIRED', { methods: ['PASSWORD'] }),
    );
    expect((await login(member)).body['state']).toBe('SUCCESS');
    expect((await changePassword(member, { currentPassword: PASSWORD })).status).toBe(200);
  });

  it.each<[string, () => Promise<TestMember>]>([
    ['with', register],
    ['without', withoutPassword],
  ])('adds, removes and renews nothing of a member %s a password', async (_name, join) => {
    const fresh = await join();
    await bench.verifyAddress(fresh.as, fresh.email);
    const calls: [string, object][] = [
      ['/v1/members/me/factors', { type: 'TOTP' }],
      ['/v1/members/me/factors', { type: 'SMS', target: '+15550177' }],
      ['/v1/members/me/passkeys/options', {}],
      ['/v1/members/me/factors/recovery-codes', {}],
      [`/v1/members/me/factors/${randomUUID()}/remove`, {}],
      ['/v2/change-password', { newPassword }],
    ];
    for (const [path, body] of calls)
      expect(await bench.call('POST', path, body, { as: fresh.as }), path).toMatchObject(
        refusal('REAUTHENTICATION_REQUIRED'),
      );
    expect(await bench.lastMessage('+15550177')).toBeUndefined();
    expect(await factorsOf(fresh)).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
  });
});

describe('a fresh proof', () => {
  it('of the authenticator replaces the password, once', async () => {
    const { member, secret, factorId, recoveryCodes } = await withAuthenticator(await register());
    const remove = (proof: object) =>
      bench.call('POST', `/v1/members/me/factors/${factorId}/remove`, { proof }, { as: member.as });
    const code = codeOf(secret);
    expect(
      (
        await bench.call(
          'POST',
          '/v1/members/me/factors/recovery-codes',
          { proof: { code } },
          { as: member.as },
        )
      ).status,
    ).toBe(200);
    expect(await remove({ code })).toMatchObject(refusal('VERIFICATION_FAILED'));
    // Refreshed since.
    expect(await remove({ code: recoveryCodes[0] })).toMatchObject(refusal('VERIFICATION_FAILED'));
    bench.wait(60);
    expect((await remove({ code: codeOf(secret) })).status).toBe(200);
  });

  it('of the mailbox works once for a member without a password', async () => {
    const [member, other] = [await withoutPassword(), await withoutPassword()];
    const theirs = await mailedCode(other);
    expect(await changePassword(member, { proof: { email: theirs } })).toMatchObject(
      refusal('VERIFICATION_FAILED'),
    );
    const email = await mailedCode(member);
    expect(
      await changePassword(member, { proof: { email: { ...email, code: '000000' } } }),
    ).toMatchObject(refusal('VERIFICATION_FAILED'));
    expect((await changePassword(member, { proof: { email } })).status).toBe(200);
    expect((await login(member, newPassword)).body['state']).toBe('SUCCESS');
  });

  it('of the mailbox is not enough with a password or a second factor', async () => {
    const member = await register();
    expect(
      await changePassword(member, { proof: { email: await mailedCode(member) } }),
    ).toMatchObject(refusal('REAUTHENTICATION_REQUIRED'));
    const bare = await withoutPassword();
    const { factorId } = await withAuthenticator(bare, {
      proof: { email: await mailedCode(bare) },
    });
    const proof = { email: await mailedCode(bare) };
    expect(
      await bench.call(
        'POST',
        `/v1/members/me/factors/${factorId}/remove`,
        { proof },
        { as: bare.as },
      ),
    ).toMatchObject(refusal('REAUTHENTICATION_REQUIRED', { methods: ['TOTP'] }));
    expect(await changePassword(bare, { proof })).toMatchObject(
      refusal('REAUTHENTICATION_REQUIRED'),
    );
  });

  it('that is wrong is counted, without delaying other sessions and members', async () => {
    const [member, neighbor] = [await register(), await register()];
    const elsewhere = {
      ...member,
      as: String(
        (await bench.exchange((await login(member)).body['sessionToken'])).body['access_token'],
      ),
    };
    const statuses: number[] = [];
    for (let round = 0; round < 7; round += 1)
      statuses.push((await changePassword(member, { currentPassword: 'a guess' })).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
    expect((await changePassword(neighbor, { currentPassword: PASSWORD })).status).toBe(200);
    expect((await changePassword(elsewhere, { currentPassword: PASSWORD })).status).toBe(200);
  });
});

describe('a factor', () => {
  it('requires a verified address, whatever the policy', async () => {
    const member = await register();
    expect(await factorsOf(member)).toMatchObject({ emailVerified: false, hasPassword: true });
    expect(
      await bench.call(
        'POST',
        '/v1/members/me/factors',
        { type: 'TOTP', password: PASSWORD },
        { as: member.as },
      ),
    ).toMatchObject(refusal('EMAIL_VERIFICATION_REQUIRED'));
    expect(
      await bench.call(
        'POST',
        '/v1/members/me/passkeys/options',
        { password: PASSWORD },
        { as: member.as },
      ),
    ).toMatchObject(refusal('EMAIL_VERIFICATION_REQUIRED'));
    await bench.verifyAddress(member.as, member.email);
    expect(
      (
        await bench.call(
          'POST',
          '/v1/members/me/factors',
          { type: 'TOTP', password: PASSWORD },
          { as: member.as },
        )
      ).status,
    ).toBe(200);
  });

  it.each([false, true])(
    'survives "forgot password" (emailVerification: %s)',
    async (emailVerification) => {
      const { member, secret } = await withAuthenticator(await register());
      await bench.policy({ emailVerification });
      const answer = await recover(member);
      expect(answer.body).toMatchObject({
        state: 'MFA_CHALLENGE',
        mfaChallengeData: { factorType: 'TOTP' },
      });
      expect(answer.body['sessionToken'] ?? null).toBeNull();
      const proved = await bench.call(
        'POST',
        '/v2/TOTP/verify',
        { stateToken: answer.body['stateToken'], totpData: { code: codeOf(secret) } },
        { as: await bench.visitor() },
      );
      expect(proved.body['state']).toBe('SUCCESS');
    },
  );

  it('survives a changed login address that a stranger verifies', async () => {
    const { member } = await withAuthenticator(await register());
    const email = newEmail();
    await bench.call(
      'PATCH',
      `/api/v1/members/${member.memberId}/change-login-email`,
      { newEmail: email },
      { as: await bench.key() },
    );
    expect((await recover({ ...member, email })).body['state']).toBe('MFA_CHALLENGE');
  });

  it('from before a proof was required: the member proves the address at the next sign-in, a reset of the password removes it', async () => {
    const [one, other] = [
      await withAuthenticator(await register()),
      await withAuthenticator(await register()),
    ];
    for (const { member } of [one, other]) {
      await bench.db.query(
        sql`update member set login_email_verified = false where member_id = ${member.memberId}`,
      );
      await bench.db.query(
        sql`update factor set address_proved = false where member_id = ${member.memberId}`,
      );
    }
    const first = await login(one.member);
    expect(first.body['state']).toBe('REQUIRE_EMAIL_VERIFICATION');
    const next = await bench.call(
      'POST',
      '/v1/auth/verify',
      { stateToken: first.body['stateToken'], code: await bench.codeFor(one.member.email) },
      { as: one.member.visitor },
    );
    expect(next.body['state']).toBe('MFA_CHALLENGE');
    expect((await recover(one.member)).body['state']).toBe('MFA_CHALLENGE');
    expect((await recover(other.member)).body['state']).toBe('SUCCESS');
  });
});
