import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startIdentity, type IdentityBench } from '../testing.ts';
import { assertion, creation, newAuthenticator } from './testing-authenticator.ts';
import { newEmail, PASSWORD as password } from '../testing-members.ts';

/** Passkeys, with a software authenticator that signs like a real one. */

let bench: IdentityBench;
beforeAll(async () => {
  bench = await startIdentity();
});
afterAll(() => bench.close());

async function join() {
  const email = newEmail();
  const visitor = await bench.visitor();
  const { body } = await bench.call(
    'POST',
    '/v2/register',
    { loginId: { email }, password },
    { as: visitor },
  );
  const as = String((await bench.exchange(body['sessionToken'])).body['access_token']);
  await bench.verifyAddress(as, email);
  return { email, visitor, as, memberId: (body['identity'] as { id: string }).id };
}
const begin = async (as: string) => {
  const { body } = await bench.call(
    'POST',
    '/v1/members/me/passkeys/options',
    { password },
    { as },
  );
  return {
    challengeId: body['challengeId'],
    challenge: (
      JSON.parse(String(body['publicKeyCredentialCreationOptionsJson'])) as { challenge: string }
    ).challenge,
  };
};
async function enrolled() {
  const member = await join();
  const key = newAuthenticator();
  const { challengeId, challenge } = await begin(member.as);
  const added = await bench.call(
    'POST',
    '/v1/members/me/passkeys',
    { challengeId, credential: creation(key, challenge) },
    { as: member.as },
  );
  expect(added.body).toMatchObject({ factor: { type: 'WEBAUTHN', status: 'ACTIVE' } });
  return { member, key, factorId: (added.body['factor'] as { factorId: string }).factorId };
}
async function requestChallenge(visitor: string) {
  const { body } = await bench.call('POST', '/v1/passkeys/options', {}, { as: visitor });
  return {
    challengeId: body['challengeId'],
    challenge: (
      JSON.parse(String(body['publicKeyCredentialRequestOptionsJson'])) as { challenge: string }
    ).challenge,
  };
}
const login = (visitor: string, challengeId: unknown, credential: string) =>
  bench.call(
    'POST',
    '/v2/login',
    { loginId: {}, webauthn: { challengeId, credential } },
    { as: visitor },
  );

it('signs its member in without a password or code', async () => {
  await bench.policy({ secondFactor: 'REQUIRED' });
  const member = await enrolledUnder();
  const { challengeId, challenge } = await requestChallenge(member.visitor);
  const answer = await login(member.visitor, challengeId, assertion(member.key, challenge));
  expect(answer.body).toMatchObject({
    state: 'SUCCESS',
    sessionToken: expect.any(String),
    identity: { id: member.memberId },
  });
  expect((await bench.exchange(answer.body['sessionToken'])).status).toBe(200);
});
async function enrolledUnder() {
  await bench.policy({ secondFactor: 'OPTIONAL' });
  const { member, key } = await enrolled();
  await bench.policy({ secondFactor: 'REQUIRED' });
  return { ...member, key };
}

it('is a way to sign in, not a second factor: the password alone still works where none is required', async () => {
  await bench.policy({ secondFactor: 'OPTIONAL' });
  const { member } = await enrolled();
  expect(
    (
      await bench.call(
        'POST',
        '/v2/login',
        { loginId: { email: member.email }, password },
        { as: member.visitor },
      )
    ).body['state'],
  ).toBe('SUCCESS');
});

describe('is refused', () => {
  it('when reused, late, or with a wrong challenge, origin, host or key, or without user verification', async () => {
    const { member, key } = await enrolled();
    const one = await requestChallenge(member.visitor);
    const good = assertion(key, one.challenge);
    expect((await login(member.visitor, one.challengeId, good)).body['state']).toBe('SUCCESS');
    expect((await login(member.visitor, one.challengeId, good)).status).toBe(403);
    const stranger = { ...newAuthenticator(), id: key.id, counter: 100 };
    const wrong: ((challenge: string) => string)[] = [
      () => good,
      (challenge) => assertion(key, challenge, { origin: 'https://evil.example' }),
      (challenge) => assertion(key, challenge, { rpId: 'evil.example' }),
      (challenge) => assertion(key, challenge, { flags: 0x01 }),
      (challenge) => assertion(stranger, challenge),
      (challenge) => assertion(newAuthenticator(), challenge),
      () => '',
      () => 'null',
      () => '{"id":5}',
      () => '{"id":"x","response":{}}',
    ];
    for (const [index, make] of wrong.entries()) {
      const { challengeId, challenge } = await requestChallenge(member.visitor);
      expect(
        (await login(member.visitor, challengeId, make(challenge))).status,
        String(index),
      ).toBe(403);
    }
    const late = await requestChallenge(member.visitor);
    bench.wait(601);
    expect(
      (await login(member.visitor, late.challengeId, assertion(key, late.challenge))).status,
    ).toBe(403);
  });

  it('when its counter has fallen behind, as for a copy', async () => {
    const { member, key } = await enrolled();
    const copy = { ...key };
    for (let round = 0; round < 3; round += 1) {
      const { challengeId, challenge } = await requestChallenge(member.visitor);
      await login(member.visitor, challengeId, assertion(key, challenge));
    }
    const { challengeId, challenge } = await requestChallenge(member.visitor);
    expect((await login(member.visitor, challengeId, assertion(copy, challenge))).status).toBe(403);
  });

  it("with another member's challenge or one for sign-in", async () => {
    const [one, other] = [await join(), await join()];
    const mine = await begin(one.as);
    expect(
      (
        await bench.call(
          'POST',
          '/v1/members/me/passkeys',
          {
            challengeId: mine.challengeId,
            credential: creation(newAuthenticator(), mine.challenge),
          },
          { as: other.as },
        )
      ).status,
    ).toBe(403);
    const forLogin = await requestChallenge(one.visitor);
    expect(
      (
        await bench.call(
          'POST',
          '/v1/members/me/passkeys',
          {
            challengeId: forLogin.challengeId,
            credential: creation(newAuthenticator(), forLogin.challenge),
          },
          { as: one.as },
        )
      ).status,
    ).toBe(403);
    const { member, key } = await enrolled();
    const forMine = await begin(member.as);
    expect(
      (await login(member.visitor, forMine.challengeId, assertion(key, forMine.challenge))).status,
    ).toBe(403);
  });

  it('when it was removed, or its member blocked', async () => {
    const { member, key, factorId } = await enrolled();
    await bench.call(
      'POST',
      '/api/v1/members/block',
      { id: member.memberId },
      { as: await bench.key() },
    );
    const one = await requestChallenge(member.visitor);
    expect(
      (await login(member.visitor, one.challengeId, assertion(key, one.challenge))).body['state'],
    ).toBe('STATUS_CHECK');
    const other = await enrolled();
    await bench.call(
      'POST',
      `/v1/members/me/factors/${other.factorId}/remove`,
      { password },
      { as: other.member.as },
    );
    const two = await requestChallenge(other.member.visitor);
    expect(
      (await login(other.member.visitor, two.challengeId, assertion(other.key, two.challenge)))
        .status,
    ).toBe(403);
    expect(factorId).not.toBe(other.factorId);
  });
});

describe('a passkey as proof', () => {
  const change = (as: string, proof: object) =>
    bench.call('POST', '/v2/change-password', { newPassword: 'another quiet word', proof }, { as });

  it('is accepted for its own member, once and while fresh', async () => {
    const { member, key } = await enrolled();
    const { challengeId, challenge } = await requestChallenge(member.visitor);
    const webauthn = { challengeId, credential: assertion(key, challenge) };
    expect((await change(member.as, { webauthn })).status).toBe(200);
    const again = await enrolled();
    expect(await change(again.member.as, { webauthn })).toMatchObject({
      status: 403,
      body: { details: { applicationError: { code: 'VERIFICATION_FAILED' } } },
    });
  });

  it('is never accepted for another member', async () => {
    const [mine, theirs] = [await enrolled(), await enrolled()];
    const { challengeId, challenge } = await requestChallenge(mine.member.visitor);
    expect(
      (
        await change(mine.member.as, {
          webauthn: { challengeId, credential: assertion(theirs.key, challenge) },
        })
      ).status,
    ).toBe(403);
  });
});
