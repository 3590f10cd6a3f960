import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assertion, creation, newAuthenticator } from '../second-factor/testing-authenticator.ts';
import { startIdentity, type IdentityBench } from '../testing.ts';
import {
  freshAddress,
  newStaffEmail,
  refusal,
  STAFF_PASSWORD,
  staffCalls,
  tokenOf,
  type TestStaff,
} from './testing-staff.ts';

/** Passkeys of staff, what the first second factor ends, and a second factor required of everyone. */

let bench: IdentityBench;
const { owner, signIn, me, enroll, codeOf, accept, invitationToken } = staffCalls(() => bench);
beforeAll(async () => {
  bench = await startIdentity();
});
afterAll(() => bench.close());

const challengeIn = (json: unknown) =>
  (JSON.parse(String(json)) as { challenge: string }).challenge;
async function addPasskey(as: string, name?: string) {
  const key = newAuthenticator();
  const { body } = await me(as, '/passkeys/options', { password: STAFF_PASSWORD });
  const credential = creation(key, challengeIn(body['publicKeyCredentialCreationOptionsJson']));
  const added = await me(as, '/passkeys', {
    challengeId: body['challengeId'],
    credential,
    ...(name === undefined ? {} : { name }),
  });
  return { key, added, challengeId: body['challengeId'], credential };
}
async function passkeySignIn(key: ReturnType<typeof newAuthenticator>, where?: object) {
  const as = await bench.visitor();
  const { body } = await bench.call('POST', '/v1/staff/passkeys/options', {}, { as });
  const credential = assertion(
    key,
    challengeIn(body['publicKeyCredentialRequestOptionsJson']),
    where,
  );
  const send = () =>
    bench.call(
      'POST',
      '/v1/staff/sign-in/passkey',
      { challengeId: body['challengeId'], credential },
      { as, from: freshAddress() },
    );
  return { answer: await send(), send };
}

it.each(['/v1/staff/passkeys/options', '/v1/passkeys/options'])(
  'a network that floods %s is refused, and others are not',
  async (path) => {
    const as = await bench.visitor();
    const request = (from: string) => bench.call('POST', path, {}, { as, from });
    const flood = freshAddress();
    const statuses: number[] = [];
    for (let n = 0; n < 105; n += 1) statuses.push((await request(flood)).status);
    expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
    expect(statuses.at(-1)).toBe(429);
    expect((await request(freshAddress())).status).toBe(200);
  },
);

describe('a passkey of staff', () => {
  it('signs in without password and code, and is asked for after the password', async () => {
    const staff = await owner();
    const as = tokenOf(await signIn(staff));
    const { key, added } = await addPasskey(as, 'Office laptop');
    expect(added.body).toMatchObject({
      factor: { type: 'PASSKEY', status: 'ACTIVE', name: 'Office laptop' },
      recoveryCodes: Array(10).fill(expect.any(String)),
    });
    const { answer, send } = await passkeySignIn(key);
    expect(answer.body).toMatchObject({ state: 'SUCCESS', staff: { id: staff.id } });
    expect((await me(tokenOf(answer))).body).toMatchObject({
      factors: [{ type: 'PASSKEY', name: 'Office laptop' }],
      recoveryCodesLeft: 10,
    });
    expect((await send()).status).toBe(403);
    expect((await signIn(staff)).body).toMatchObject({
      state: 'MFA_CHALLENGE',
      methods: ['PASSKEY', 'RECOVERY_CODE'],
    });
  });

  it('is replaced by a recovery code once', async () => {
    const staff = await owner();
    const { added } = await addPasskey(tokenOf(await signIn(staff)));
    const [code = ''] = added.body['recoveryCodes'] as string[];
    const verify = async () =>
      bench.call(
        'POST',
        '/v1/staff/sign-in/verify',
        { stateToken: (await signIn(staff)).body['stateToken'], code },
        { as: await bench.visitor(), from: freshAddress() },
      );
    expect((await verify()).body['state']).toBe('SUCCESS');
    expect((await verify()).status).toBe(403);
  });

  it('of another site, without a finger or PIN, unknown or removed opens nothing', async () => {
    const staff = await owner();
    const as = tokenOf(await signIn(staff));
    const { key, added } = await addPasskey(as);
    expect((await passkeySignIn(key, { origin: 'https://evil.example' })).answer.status).toBe(403);
    expect((await passkeySignIn(key, { flags: 0x01 })).answer.status).toBe(403);
    expect((await passkeySignIn(newAuthenticator())).answer.status).toBe(403);
    expect((await passkeySignIn(key)).answer.status).toBe(200);
    const { factorId } = added.body['factor'] as { factorId: string };
    await me(as, `/factors/${factorId}/remove`, { password: STAFF_PASSWORD });
    expect((await passkeySignIn(key)).answer.status).toBe(403);
  });

  it('is added only with the password or a fresh code, and only to the own account', async () => {
    const [mine, theirs] = [await owner(), await owner()];
    const [as, other] = [tokenOf(await signIn(mine)), tokenOf(await signIn(theirs))];
    expect(await me(as, '/passkeys/options', {})).toMatchObject(
      refusal('REAUTHENTICATION_REQUIRED'),
    );
    expect(await me(as, '/passkeys/options', { password: 'wrong' })).toMatchObject(
      refusal('VERIFICATION_FAILED'),
    );
    const { body } = await me(as, '/passkeys/options', { password: STAFF_PASSWORD });
    const credential = creation(
      newAuthenticator(),
      challengeIn(body['publicKeyCredentialCreationOptionsJson']),
    );
    expect(
      await me(other, '/passkeys', { challengeId: body['challengeId'], credential }),
    ).toMatchObject(refusal('VERIFICATION_FAILED'));
    expect((await me(other)).body).toMatchObject({ factors: [] });
  });

  it('of staff opens no member, and the challenge of one is none for the other', async () => {
    const { key } = await addPasskey(tokenOf(await signIn(await owner())));
    const as = await bench.visitor();
    const { body } = await bench.call('POST', '/v1/passkeys/options', {}, { as });
    const credential = assertion(key, challengeIn(body['publicKeyCredentialRequestOptionsJson']));
    const { challengeId } = body;
    expect(
      (
        await bench.call(
          'POST',
          '/v2/login',
          { loginId: {}, webauthn: { challengeId, credential } },
          { as },
        )
      ).status,
    ).toBe(403);
    const again = await bench.call('POST', '/v1/passkeys/options', {}, { as });
    expect(
      (
        await bench.call(
          'POST',
          '/v1/staff/sign-in/passkey',
          {
            challengeId: again.body['challengeId'],
            credential: assertion(
              key,
              challengeIn(again.body['publicKeyCredentialRequestOptionsJson']),
            ),
          },
          { as },
        )
      ).status,
    ).toBe(403);
  });
});

describe('the first second factor', () => {
  it('ends the sessions that were opened with the password alone', async () => {
    const staff = await owner();
    const [thief, mine] = [tokenOf(await signIn(staff)), tokenOf(await signIn(staff))];
    await enroll(mine);
    expect([(await me(thief)).status, (await me(mine)).status]).toEqual([401, 200]);
    const second = await addPasskey(mine);
    expect(second.added.body).not.toHaveProperty('recoveryCodes');
  });
});

describe('sessions', () => {
  it('show device, address and last use, and are ended one by one at once', async () => {
    const staff = await owner();
    const [one, two] = [tokenOf(await signIn(staff)), tokenOf(await signIn(staff))];
    bench.wait(600);
    await me(two);
    const { body } = await me(two, '/sessions');
    const sessions = body['sessions'] as Record<string, string | boolean>[];
    const [current, other] = [
      sessions.find((session) => session['current'] === true),
      sessions.find((session) => session['current'] !== true),
    ];
    expect(current?.['lastSeenDate']).toBe(bench.clock().toISOString());
    expect(other?.['lastSeenDate']).toBe(other?.['createdDate']);
    expect(other?.['address']).toMatch(/^198\.19\./);
    expect((await me(two, `/sessions/${String(other?.['sessionId'])}/end`, {})).status).toBe(200);
    expect([(await me(one)).status, (await me(two)).status]).toEqual([401, 200]);
    expect((await me(two, `/sessions/${String(other?.['sessionId'])}/end`, {})).status).toBe(404);
  });

  it("of another account are not the caller's to end", async () => {
    const [mine, theirs] = [await owner(), await owner()];
    const [as, victim] = [tokenOf(await signIn(mine)), tokenOf(await signIn(theirs))];
    const { body } = await me(victim, '/sessions');
    const [session] = body['sessions'] as { sessionId: string }[];
    expect((await me(as, `/sessions/${session?.sessionId}/end`, {})).status).toBe(404);
    expect((await me(victim)).status).toBe(200);
  });
});

it('a changed password is announced by mail', async () => {
  const staff = await owner();
  const as = tokenOf(await signIn(staff));
  await me(as, '/password', {
    currentPassword: STAFF_PASSWORD,
    newPassword: 'another word of mine',
  });
  expect(await bench.lastMessage(staff.email)).toMatchObject({ kind: 'staff-password-changed' });
});

describe('a second factor required of everyone', () => {
  let chief: TestStaff;
  let asOwner: string;
  const policy = (as: string, requireSecondFactor: boolean) =>
    bench.call('PATCH', '/v1/staff/policy', { requireSecondFactor }, { as });
  const audit = (as: string) => bench.call('GET', '/v1/audit', undefined, { as });
  beforeEach(async () => {
    chief = await owner();
    asOwner = tokenOf(await signIn(chief));
    await enroll(asOwner);
    expect((await policy(asOwner, false)).status).toBe(200);
  });

  it('is switched by an owner who has one, and by no key, app or collaborator', async () => {
    const without = tokenOf(await signIn(await owner()));
    expect(await policy(without, true)).toMatchObject(refusal('SECOND_FACTOR_REQUIRED'));
    expect(await policy(await bench.key(), true)).toMatchObject(refusal('OWNER_REQUIRED'));
    const email = newStaffEmail();
    const { body } = await bench.call(
      'POST',
      '/v1/staff',
      { email, permissions: ['*'] },
      { as: asOwner },
    );
    const manager = tokenOf(await signIn({ email }, String(body['password'])));
    expect(await policy(manager, true)).toMatchObject(refusal('OWNER_REQUIRED'));
    expect((await policy(asOwner, true)).body).toEqual({ policy: { requireSecondFactor: true } });
    expect((await bench.call('GET', '/v1/staff/policy', undefined, { as: asOwner })).body).toEqual({
      policy: { requireSecondFactor: true },
    });
  });

  it('stops those without one at once, in everything but setting it up', async () => {
    const other = await owner();
    const as = tokenOf(await signIn(other));
    expect((await audit(as)).status).toBe(200);
    await policy(asOwner, true);
    const stopped = refusal('SECOND_FACTOR_REQUIRED');
    expect(await audit(as)).toMatchObject(stopped);
    expect(await bench.call('GET', '/v1/store', undefined, { as })).toMatchObject(stopped);
    expect(await policy(as, false)).toMatchObject(stopped);
    const again = tokenOf(await signIn(other));
    expect(await audit(again)).toMatchObject(stopped);
    expect((await me(again)).body).toMatchObject({ factors: [], secondFactorRequired: true });
    await enroll(again);
    expect((await audit(again)).status).toBe(200);
    expect((await audit(as)).status).toBe(401);
  });

  it('is set up by a person who accepts an invitation before anything else', async () => {
    await policy(asOwner, true);
    const email = newStaffEmail();
    await bench.call(
      'POST',
      '/v1/staff/invitations',
      { email, roleIds: ['MANAGER'] },
      { as: asOwner },
    );
    const as = tokenOf(await accept(await invitationToken(email)));
    expect(await audit(as)).toMatchObject(refusal('SECOND_FACTOR_REQUIRED'));
    const { secret } = await enroll(as);
    expect((await audit(as)).status).toBe(200);
    const begun = await signIn({ email });
    expect(begun.body['state']).toBe('MFA_CHALLENGE');
    const done = await bench.call(
      'POST',
      '/v1/staff/sign-in/verify',
      { stateToken: begun.body['stateToken'], code: codeOf(secret) },
      { as: await bench.visitor(), from: freshAddress() },
    );
    expect((await audit(tokenOf(done))).status).toBe(200);
  });

  it('cannot be removed while it is the last', async () => {
    await policy(asOwner, true);
    const { body } = await me(asOwner);
    const [factor] = body['factors'] as { factorId: string }[];
    const remove = () =>
      me(asOwner, `/factors/${factor?.factorId}/remove`, { password: STAFF_PASSWORD });
    expect(await remove()).toMatchObject(refusal('LAST_FACTOR', 409));
    await addPasskey(asOwner);
    expect((await remove()).status).toBe(200);
  });

  it('leaves keys and apps as they are', async () => {
    await policy(asOwner, true);
    expect((await audit(await bench.key())).status).toBe(200);
  });
});
