import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startIdentity, type IdentityBench } from '../testing.ts';
import { newEmail, PASSWORD, type TestMember } from '../testing-members.ts';
import { factorCalls, factorIdOf } from './testing-factors.ts';

/** Second factors by message, call, email and push, and remembered devices. */

let bench: IdentityBench;
beforeAll(async () => {
  bench = await startIdentity();
});
afterAll(() => bench.close());
beforeEach(() => bench.policy({ secondFactor: 'OPTIONAL' }));

const { join, login, verifyFactor, enroll, activate, codeOf, memberWithTotp } = factorCalls(
  () => bench,
);

describe('a remembered device', () => {
  it('skips the code until it is forgotten, expires or the password changes', async () => {
    const { member, secret } = await memberWithTotp();
    const { stateToken } = (await login(member)).body;
    const proved = await verifyFactor(member, 'TOTP', stateToken, {
      totpData: { code: codeOf(secret) },
      rememberThisDevice: true,
    });
    const deviceToken = (proved.body['additionalData'] as { deviceToken: { strValue: string } })
      .deviceToken.strValue;
    expect((await login(member)).body['state']).toBe('SUCCESS');
    const elsewhere = await bench.visitor();
    expect((await login(member, {}, elsewhere)).body['state']).toBe('MFA_CHALLENGE');
    expect(
      (await login(member, { clientMetaData: { deviceToken } }, elsewhere)).body['state'],
    ).toBe('SUCCESS');
    expect(
      (await login(member, { clientMetaData: { deviceToken: `${deviceToken}x` } }, elsewhere)).body[
        'state'
      ],
    ).toBe('MFA_CHALLENGE');
    bench.wait(31 * 86_400);
    expect(
      (await login(member, { clientMetaData: { deviceToken } }, await bench.visitor())).body[
        'state'
      ],
    ).toBe('MFA_CHALLENGE');
  });
});

describe('a code', () => {
  it.each([
    ['SMS', '+15550100', 'smsData'],
    ['CALL', '+15550101', 'callData'],
  ])('by %s goes to the verified number', async (type, target, field) => {
    const member = await join();
    const begun = await enroll(member, { type, target });
    expect(begun.body).toMatchObject({
      factor: { type, status: 'INACTIVE', hint: `••• ${target.slice(-2)}` },
    });
    const said = await bench.lastMessage(target);
    expect(said?.channel).toBe(type);
    const spoken = async () =>
      /(?:\d ?){6}/.exec((await bench.lastMessage(target))?.text ?? '')?.[0].replaceAll(' ', '') ??
      '';
    expect((await activate(member, factorIdOf(begun), await spoken())).body).toMatchObject({
      factor: { status: 'ACTIVE' },
    });
    const first = await login(member);
    expect(first.body).toMatchObject({
      state: 'MFA_CHALLENGE',
      mfaChallengeData: {
        factorType: type,
        verificationChallengeData: { hint: `••• ${target.slice(-2)}` },
      },
    });
    expect(
      (
        await verifyFactor(member, type, first.body['stateToken'], {
          [field]: { code: await spoken() },
        })
      ).body['state'],
    ).toBe('SUCCESS');
  });

  it('by mail is the fallback of a store that requires a second factor', async () => {
    await bench.policy({ secondFactor: 'REQUIRED' });
    const member = await joinRequired();
    const first = await login(member);
    expect(first.body).toMatchObject({
      state: 'MFA_CHALLENGE',
      mfaChallengeData: {
        factorType: 'EMAIL',
        availableFactors: [{ factorType: 'EMAIL', factorStatus: 'ENABLED_BY_RULE' }],
      },
    });
    const code = await bench.codeFor(member.email);
    expect(
      (await verifyFactor(member, 'SMS', first.body['stateToken'], { smsData: { code } })).status,
    ).toBe(403);
    expect(
      (await verifyFactor(member, 'EMAIL', first.body['stateToken'], { emailData: { code } })).body[
        'state'
      ],
    ).toBe('SUCCESS');
  });

  async function joinRequired(): Promise<TestMember> {
    const email = newEmail();
    const visitor = await bench.visitor();
    const { body } = await bench.call(
      'POST',
      '/v2/register',
      { loginId: { email }, password: PASSWORD },
      { as: visitor },
    );
    expect(body['state']).toBe('MFA_CHALLENGE');
    return { email, visitor, as: '', memberId: '' };
  }
});

it('with two factors, the member picks one to start its challenge', async () => {
  const { member } = await memberWithTotp();
  const begun = await enroll(member, { type: 'SMS', target: '+15550199' });
  await activate(member, factorIdOf(begun), await bench.codeFor('+15550199'));
  const first = await login(member);
  expect(first.body).toMatchObject({
    state: 'REQUIRE_MFA',
    requireMfaData: {
      availableFactors: [
        { factorType: 'TOTP', factorStatus: 'ENABLED' },
        { factorType: 'SMS', factorStatus: 'ENABLED' },
      ],
    },
  });
  const { stateToken } = first.body;
  expect((await verifyFactor(member, 'CALL', stateToken)).status).toBe(403);
  expect((await verifyFactor(member, 'SMS', stateToken)).body).toMatchObject({
    state: 'MFA_CHALLENGE',
    mfaChallengeData: { factorType: 'SMS' },
  });
  expect(
    (
      await verifyFactor(member, 'SMS', stateToken, {
        smsData: { code: await bench.codeFor('+15550199') },
      })
    ).body['state'],
  ).toBe('SUCCESS');
});

it('a push is approved only by its member on a signed-in device', async () => {
  const member = await join();
  const begun = await enroll(member, { type: 'PUSH', target: 'device-1' });
  await activate(
    member,
    factorIdOf(begun),
    /\d{6}/.exec((await bench.lastMessage('device-1'))?.text ?? '')?.[0] ?? '',
  );
  const first = await login(member);
  const data = first.body['mfaChallengeData'] as {
    verificationChallengeData: { pushData: { transactionId: string } };
  };
  const { transactionId } = data.verificationChallengeData.pushData;
  const { stateToken } = first.body;
  const poll = () => verifyFactor(member, 'PUSH', stateToken, { pushData: { transactionId } });
  for (let round = 0; round < 8; round += 1)
    expect((await poll()).body['state']).toBe('MFA_CHALLENGE');
  const other = await join();
  const answer = (as: string, approve: boolean) =>
    bench.call('POST', `/v1/members/me/push/${transactionId}`, { approve }, { as });
  expect((await answer(other.as, true)).status).toBe(404);
  expect((await answer(member.as, true)).status).toBe(200);
  expect((await poll()).body['state']).toBe('SUCCESS');
  expect((await poll()).status).toBe(403);
});

it('a denied push signs no one in', async () => {
  const member = await join();
  const begun = await enroll(member, { type: 'PUSH', target: 'device-2' });
  await activate(
    member,
    factorIdOf(begun),
    /\d{6}/.exec((await bench.lastMessage('device-2'))?.text ?? '')?.[0] ?? '',
  );
  const first = await login(member);
  const { transactionId } = (
    first.body['mfaChallengeData'] as {
      verificationChallengeData: { pushData: { transactionId: string } };
    }
  ).verificationChallengeData.pushData;
  await bench.call(
    'POST',
    `/v1/members/me/push/${transactionId}`,
    { approve: false },
    { as: member.as },
  );
  await bench.call(
    'POST',
    `/v1/members/me/push/${transactionId}`,
    { approve: true },
    { as: member.as },
  );
  expect(
    (await verifyFactor(member, 'PUSH', first.body['stateToken'], { pushData: { transactionId } }))
      .status,
  ).toBe(403);
});

it('after the owner requests a new enrollment, only the mailbox works', async () => {
  const { member, secret } = await memberWithTotp();
  const reset = await bench.call(
    'POST',
    `/v1/members/${member.memberId}/factors/require-reenrolment`,
    {},
    { as: await bench.key() },
  );
  expect(reset.body).toMatchObject({ factors: [{ type: 'TOTP', status: 'REQUIRE_REENROLL' }] });
  const first = await login(member);
  expect(first.body).toMatchObject({
    state: 'MFA_CHALLENGE',
    mfaChallengeData: {
      factorType: 'EMAIL',
      availableFactors: [
        { factorType: 'EMAIL', factorStatus: 'ENABLED_BY_RULE' },
        { factorType: 'TOTP', factorStatus: 'REQUIRE_REENROLL' },
      ],
    },
  });
  expect(
    (
      await verifyFactor(member, 'TOTP', first.body['stateToken'], {
        totpData: { code: codeOf(secret) },
      })
    ).status,
  ).toBe(403);
  expect(
    (
      await verifyFactor(member, 'EMAIL', first.body['stateToken'], {
        emailData: { code: await bench.codeFor(member.email) },
      })
    ).body,
  ).toMatchObject({
    state: 'SUCCESS',
    identity: { factors: [{ type: 'TOTP', status: 'REQUIRE_REENROLL' }] },
  });
});

it('a store without second factors neither requires nor enrolls them', async () => {
  const { member } = await memberWithTotp();
  await bench.policy({ secondFactor: 'OFF' });
  expect((await login(member)).body['state']).toBe('SUCCESS');
  expect((await enroll(member, { type: 'TOTP' })).body).toMatchObject({
    details: { applicationError: { code: 'SECOND_FACTOR_OFF' } },
  });
});

it('stores codes only as hashes', async () => {
  const { recoveryCodes } = await memberWithTotp();
  const rows = await bench.db.query(
    sql`select encode(code_hash, 'escape') as code from recovery_code`,
  );
  expect(JSON.stringify(rows)).not.toContain(recoveryCodes[0]);
});
