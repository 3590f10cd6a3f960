import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startIdentity, type Answer, type IdentityBench } from '../testing.ts';

/** The second proof: set up, asked for, and worth nothing when copied, repeated or guessed. */

let bench: IdentityBench;
beforeAll(async () => {
  bench = await startIdentity();
});
afterAll(() => bench.close());
beforeEach(() => bench.policy({ secondFactor: 'OPTIONAL' }));

const password = 'a quiet word of mine';
interface Person {
  email: string;
  visitor: string;
  as: string;
  memberId: string;
}

async function join(): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const visitor = await bench.visitor();
  const { body } = await bench.call(
    'POST',
    '/v2/register',
    { loginId: { email }, password },
    { as: visitor },
  );
  const tokens = await bench.exchange(body['sessionToken']);
  const as = String(tokens.body['access_token']);
  await bench.verifyAddress(as, email);
  return { email, visitor, as, memberId: (body['identity'] as { id: string }).id };
}
const login = ({ email, visitor }: Person, extra: object = {}, as = visitor) =>
  bench.call('POST', '/v2/login', { loginId: { email }, password, ...extra }, { as });
const prove = (
  { visitor }: Person,
  type: string,
  stateToken: unknown,
  data: object = {},
  as = visitor,
) => bench.call('POST', `/v2/${type}/verify`, { stateToken, ...data }, { as });
const enrol = ({ as }: Person, body: object) =>
  bench.call('POST', '/v1/members/me/factors', { password, ...body }, { as });
const activate = ({ as }: Person, factorId: unknown, code: string) =>
  bench.call('POST', `/v1/members/me/factors/${String(factorId)}/activate`, { code }, { as });
const idOf = ({ body }: Answer) => (body['factor'] as { factorId: string }).factorId;
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: bench.clock().getTime() });

async function withTotp() {
  const person = await join();
  const begun = await enrol(person, { type: 'TOTP' });
  const secret = String(begun.body['secret']);
  const done = await activate(person, idOf(begun), codeOf(secret));
  bench.wait(60);
  return {
    person,
    secret,
    recoveryCodes: done.body['recoveryCodes'] as string[],
    factorId: idOf(begun),
    begun,
    done,
  };
}

describe('an authenticator', () => {
  it('is enrolled with a picture to scan, and counts from its first right code', async () => {
    const { person, secret, begun, done } = await withTotp();
    expect(begun.body).toMatchObject({
      factor: { type: 'TOTP', status: 'INACTIVE' },
      otpauthUri: expect.stringMatching(/^otpauth:\/\/totp\//),
      qrSvg: expect.stringMatching(/^<svg /),
    });
    expect(done.body).toMatchObject({
      factor: { status: 'ACTIVE' },
      recoveryCodes: Array(10).fill(expect.stringMatching(/^[a-z2-9]{5}-[a-z2-9]{5}$/)),
    });
    const first = await login(person);
    expect(first.body).toMatchObject({
      state: 'MFA_CHALLENGE',
      stateToken: expect.any(String),
      mfaChallengeData: {
        factorType: 'TOTP',
        availableFactors: [{ factorType: 'TOTP', factorStatus: 'ENABLED' }],
      },
    });
    expect(first.body['sessionToken'] ?? null).toBeNull();
    const proved = await prove(person, 'TOTP', first.body['stateToken'], {
      totpData: { code: codeOf(secret) },
    });
    expect(proved.body).toMatchObject({ state: 'SUCCESS', sessionToken: expect.any(String) });
    expect((await bench.exchange(proved.body['sessionToken'])).status).toBe(200);
  });

  it('is not active before: a member who did not finish signs in as before', async () => {
    const person = await join();
    const begun = await enrol(person, { type: 'TOTP' });
    expect((await activate(person, idOf(begun), '000000')).status).toBe(403);
    expect((await login(person)).body['state']).toBe('SUCCESS');
  });

  it('takes each code once, in this sign-in and in the next', async () => {
    const { person, secret } = await withTotp();
    const code = codeOf(secret);
    const one = (await login(person)).body['stateToken'];
    expect((await prove(person, 'TOTP', one, { totpData: { code } })).status).toBe(200);
    expect((await prove(person, 'TOTP', one, { totpData: { code } })).status).toBe(403);
    const two = (await login(person)).body['stateToken'];
    expect((await prove(person, 'TOTP', two, { totpData: { code } })).status).toBe(403);
  });

  it('five wrong codes end the sign-in, and beginning again does not give five more', async () => {
    const { person, secret } = await withTotp();
    const { stateToken } = (await login(person)).body;
    await Promise.all(
      Array.from({ length: 20 }, () =>
        prove(person, 'TOTP', stateToken, { totpData: { code: '000000' } }),
      ),
    );
    expect(
      (await prove(person, 'TOTP', stateToken, { totpData: { code: codeOf(secret) } })).status,
    ).not.toBe(200);
    const again = (await login(person)).body['stateToken'];
    expect(
      (await prove(person, 'TOTP', again, { totpData: { code: codeOf(secret) } })).status,
    ).toBe(429);
    bench.wait(120);
    const later = (await login(person)).body['stateToken'];
    expect(
      (await prove(person, 'TOTP', later, { totpData: { code: codeOf(secret) } })).status,
    ).toBe(200);
  });

  it('lost: a recovery code opens once', async () => {
    const { person, recoveryCodes } = await withTotp();
    const [code = ''] = recoveryCodes;
    const one = (await login(person)).body['stateToken'];
    expect(
      (await prove(person, 'TOTP', one, { totpData: { code: code.toUpperCase() } })).body['state'],
    ).toBe('SUCCESS');
    const two = (await login(person)).body['stateToken'];
    expect((await prove(person, 'TOTP', two, { totpData: { code } })).status).toBe(403);
    expect(
      (await bench.call('GET', '/v1/members/me/factors', undefined, { as: person.as })).body,
    ).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it("is refused crossed: another member's code, another's sign-in, another client", async () => {
    const [mine, theirs] = [await withTotp(), await withTotp()];
    const { stateToken } = (await login(mine.person)).body;
    expect(
      (await prove(mine.person, 'TOTP', stateToken, { totpData: { code: codeOf(theirs.secret) } }))
        .status,
    ).toBe(403);
    expect(
      (
        await prove(mine.person, 'TOTP', stateToken, {
          totpData: { code: theirs.recoveryCodes[0] },
        })
      ).status,
    ).toBe(403);
    const other = await bench.visitor((await bench.program([])).clientId);
    expect(
      (
        await prove(
          mine.person,
          'TOTP',
          stateToken,
          { totpData: { code: codeOf(mine.secret) } },
          other,
        )
      ).status,
    ).toBe(403);
    expect(
      (await prove(mine.person, 'EMAIL', stateToken, { emailData: { code: codeOf(mine.secret) } }))
        .status,
    ).toBe(403);
    expect(
      (
        await bench.call(
          'POST',
          '/v1/auth/verify',
          { code: codeOf(mine.secret), stateToken },
          { as: mine.person.visitor },
        )
      ).status,
    ).toBe(403);
    bench.wait(601);
    expect(
      (await prove(mine.person, 'TOTP', stateToken, { totpData: { code: codeOf(mine.secret) } }))
        .status,
    ).toBe(403);
  });

  it('is taken away only with the password', async () => {
    const { person, factorId } = await withTotp();
    const remove = (secret: string) =>
      bench.call(
        'POST',
        `/v1/members/me/factors/${factorId}/remove`,
        { password: secret },
        { as: person.as },
      );
    expect((await remove('wrong')).status).toBe(403);
    expect((await login(person)).body['state']).toBe('MFA_CHALLENGE');
    expect((await remove(password)).status).toBe(200);
    expect((await login(person)).body['state']).toBe('SUCCESS');
  });

  it("is not another member's to see, finish or take away", async () => {
    const { factorId } = await withTotp();
    const other = await join();
    expect((await activate(other, factorId, '000000')).status).toBe(404);
    expect(
      (
        await bench.call(
          'POST',
          `/v1/members/me/factors/${factorId}/remove`,
          { password },
          { as: other.as },
        )
      ).status,
    ).toBe(404);
    expect(
      (await bench.call('GET', '/v1/members/me/factors', undefined, { as: other.as })).body,
    ).toMatchObject({ factors: [] });
  });
});

describe('a remembered device', () => {
  it('is asked no more, until it is forgotten, its time is over or the password changes', async () => {
    const { person, secret } = await withTotp();
    const { stateToken } = (await login(person)).body;
    const proved = await prove(person, 'TOTP', stateToken, {
      totpData: { code: codeOf(secret) },
      rememberThisDevice: true,
    });
    const deviceToken = (proved.body['additionalData'] as { deviceToken: { strValue: string } })
      .deviceToken.strValue;
    expect((await login(person)).body['state']).toBe('SUCCESS');
    const elsewhere = await bench.visitor();
    expect((await login(person, {}, elsewhere)).body['state']).toBe('MFA_CHALLENGE');
    expect(
      (await login(person, { clientMetaData: { deviceToken } }, elsewhere)).body['state'],
    ).toBe('SUCCESS');
    expect(
      (await login(person, { clientMetaData: { deviceToken: `${deviceToken}x` } }, elsewhere)).body[
        'state'
      ],
    ).toBe('MFA_CHALLENGE');
    bench.wait(31 * 86_400);
    expect(
      (await login(person, { clientMetaData: { deviceToken } }, await bench.visitor())).body[
        'state'
      ],
    ).toBe('MFA_CHALLENGE');
  });
});

describe('a code', () => {
  it.each([
    ['SMS', '+15550100', 'smsData'],
    ['CALL', '+15550101', 'callData'],
  ])('by %s goes to the number that was proved', async (type, target, field) => {
    const person = await join();
    const begun = await enrol(person, { type, target });
    expect(begun.body).toMatchObject({
      factor: { type, status: 'INACTIVE', hint: `••• ${target.slice(-2)}` },
    });
    const said = await bench.lastMessage(target);
    expect(said?.channel).toBe(type);
    const spoken = async () =>
      /(?:\d ?){6}/.exec((await bench.lastMessage(target))?.text ?? '')?.[0].replaceAll(' ', '') ??
      '';
    expect((await activate(person, idOf(begun), await spoken())).body).toMatchObject({
      factor: { status: 'ACTIVE' },
    });
    const first = await login(person);
    expect(first.body).toMatchObject({
      state: 'MFA_CHALLENGE',
      mfaChallengeData: {
        factorType: type,
        verificationChallengeData: { hint: `••• ${target.slice(-2)}` },
      },
    });
    expect(
      (await prove(person, type, first.body['stateToken'], { [field]: { code: await spoken() } }))
        .body['state'],
    ).toBe('SUCCESS');
  });

  it('by mail is what a store that requires a second factor falls back to', async () => {
    await bench.policy({ secondFactor: 'REQUIRED' });
    const person = await joinRequired();
    const first = await login(person);
    expect(first.body).toMatchObject({
      state: 'MFA_CHALLENGE',
      mfaChallengeData: {
        factorType: 'EMAIL',
        availableFactors: [{ factorType: 'EMAIL', factorStatus: 'ENABLED_BY_RULE' }],
      },
    });
    const code = await bench.codeFor(person.email);
    expect(
      (await prove(person, 'SMS', first.body['stateToken'], { smsData: { code } })).status,
    ).toBe(403);
    expect(
      (await prove(person, 'EMAIL', first.body['stateToken'], { emailData: { code } })).body[
        'state'
      ],
    ).toBe('SUCCESS');
  });

  async function joinRequired(): Promise<Person> {
    const email = `${randomUUID()}@example.com`;
    const visitor = await bench.visitor();
    const { body } = await bench.call(
      'POST',
      '/v2/register',
      { loginId: { email }, password },
      { as: visitor },
    );
    expect(body['state']).toBe('MFA_CHALLENGE');
    return { email, visitor, as: '', memberId: '' };
  }
});

it('with two ways the member picks one, and its challenge begins then', async () => {
  const { person } = await withTotp();
  const begun = await enrol(person, { type: 'SMS', target: '+15550199' });
  await activate(person, idOf(begun), await bench.codeFor('+15550199'));
  const first = await login(person);
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
  expect((await prove(person, 'CALL', stateToken)).status).toBe(403);
  expect((await prove(person, 'SMS', stateToken)).body).toMatchObject({
    state: 'MFA_CHALLENGE',
    mfaChallengeData: { factorType: 'SMS' },
  });
  expect(
    (
      await prove(person, 'SMS', stateToken, {
        smsData: { code: await bench.codeFor('+15550199') },
      })
    ).body['state'],
  ).toBe('SUCCESS');
});

it('a push is answered from a device that is signed in, by its own member only', async () => {
  const person = await join();
  const begun = await enrol(person, { type: 'PUSH', target: 'device-1' });
  await activate(
    person,
    idOf(begun),
    /\d{6}/.exec((await bench.lastMessage('device-1'))?.text ?? '')?.[0] ?? '',
  );
  const first = await login(person);
  const data = first.body['mfaChallengeData'] as {
    verificationChallengeData: { pushData: { transactionId: string } };
  };
  const { transactionId } = data.verificationChallengeData.pushData;
  const { stateToken } = first.body;
  const poll = () => prove(person, 'PUSH', stateToken, { pushData: { transactionId } });
  for (let turn = 0; turn < 8; turn += 1)
    expect((await poll()).body['state']).toBe('MFA_CHALLENGE');
  const other = await join();
  const answer = (as: string, approve: boolean) =>
    bench.call('POST', `/v1/members/me/push/${transactionId}`, { approve }, { as });
  expect((await answer(other.as, true)).status).toBe(404);
  expect((await answer(person.as, true)).status).toBe(200);
  expect((await poll()).body['state']).toBe('SUCCESS');
  expect((await poll()).status).toBe(403);
});

it('a push that was denied opens nothing', async () => {
  const person = await join();
  const begun = await enrol(person, { type: 'PUSH', target: 'device-2' });
  await activate(
    person,
    idOf(begun),
    /\d{6}/.exec((await bench.lastMessage('device-2'))?.text ?? '')?.[0] ?? '',
  );
  const first = await login(person);
  const { transactionId } = (
    first.body['mfaChallengeData'] as {
      verificationChallengeData: { pushData: { transactionId: string } };
    }
  ).verificationChallengeData.pushData;
  await bench.call(
    'POST',
    `/v1/members/me/push/${transactionId}`,
    { approve: false },
    { as: person.as },
  );
  await bench.call(
    'POST',
    `/v1/members/me/push/${transactionId}`,
    { approve: true },
    { as: person.as },
  );
  expect(
    (await prove(person, 'PUSH', first.body['stateToken'], { pushData: { transactionId } })).status,
  ).toBe(403);
});

it('the owner may ask for a new enrolment: the old authenticator counts no more, the mailbox does', async () => {
  const { person, secret } = await withTotp();
  const reset = await bench.call(
    'POST',
    `/v1/members/${person.memberId}/factors/require-reenrolment`,
    {},
    { as: await bench.key() },
  );
  expect(reset.body).toMatchObject({ factors: [{ type: 'TOTP', status: 'REQUIRE_REENROLL' }] });
  const first = await login(person);
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
    (await prove(person, 'TOTP', first.body['stateToken'], { totpData: { code: codeOf(secret) } }))
      .status,
  ).toBe(403);
  expect(
    (
      await prove(person, 'EMAIL', first.body['stateToken'], {
        emailData: { code: await bench.codeFor(person.email) },
      })
    ).body,
  ).toMatchObject({
    state: 'SUCCESS',
    identity: { factors: [{ type: 'TOTP', status: 'REQUIRE_REENROLL' }] },
  });
});

it('a store without second factors asks for none and enrols none', async () => {
  const { person } = await withTotp();
  await bench.policy({ secondFactor: 'OFF' });
  expect((await login(person)).body['state']).toBe('SUCCESS');
  expect((await enrol(person, { type: 'TOTP' })).body).toMatchObject({
    details: { applicationError: { code: 'SECOND_FACTOR_OFF' } },
  });
});

it('codes lie in the database only as hashes', async () => {
  const { recoveryCodes } = await withTotp();
  const rows = await bench.db.query(
    sql`select encode(code_hash, 'escape') as code from recovery_code`,
  );
  expect(JSON.stringify(rows)).not.toContain(recoveryCodes[0]);
});
