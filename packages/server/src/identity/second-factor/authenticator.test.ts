import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startIdentity, type IdentityBench } from '../testing.ts';
import { PASSWORD } from '../testing-members.ts';
import { factorCalls, factorIdOf } from './testing-factors.ts';

/**
 * Authenticator apps: enrollment and challenge; copied, repeated and guessed codes are rejected.
 */

let bench: IdentityBench;
beforeAll(async () => {
  bench = await startIdentity();
});
afterAll(() => bench.close());
beforeEach(() => bench.policy({ secondFactor: 'OPTIONAL' }));

const { join, login, verifyFactor, enroll, activate, codeOf, memberWithTotp } = factorCalls(
  () => bench,
);

describe('an authenticator', () => {
  it('is enrolled with a QR code, and is active after the first right code', async () => {
    const { member, secret, begun, done } = await memberWithTotp();
    expect(begun.body).toMatchObject({
      factor: { type: 'TOTP', status: 'INACTIVE' },
      otpauthUri: expect.stringMatching(/^otpauth:\/\/totp\//),
      qrSvg: expect.stringMatching(/^<svg /),
    });
    expect(done.body).toMatchObject({
      factor: { status: 'ACTIVE' },
      recoveryCodes: Array(10).fill(expect.stringMatching(/^[a-z2-9]{5}-[a-z2-9]{5}$/)),
    });
    const first = await login(member);
    expect(first.body).toMatchObject({
      state: 'MFA_CHALLENGE',
      stateToken: expect.any(String),
      mfaChallengeData: {
        factorType: 'TOTP',
        availableFactors: [{ factorType: 'TOTP', factorStatus: 'ENABLED' }],
      },
    });
    expect(first.body['sessionToken'] ?? null).toBeNull();
    const proved = await verifyFactor(member, 'TOTP', first.body['stateToken'], {
      totpData: { code: codeOf(secret) },
    });
    expect(proved.body).toMatchObject({ state: 'SUCCESS', sessionToken: expect.any(String) });
    expect((await bench.exchange(proved.body['sessionToken'])).status).toBe(200);
  });

  it('is inactive until the enrollment is finished', async () => {
    const member = await join();
    const begun = await enroll(member, { type: 'TOTP' });
    expect((await activate(member, factorIdOf(begun), '000000')).status).toBe(403);
    expect((await login(member)).body['state']).toBe('SUCCESS');
  });

  it('accepts each code once, across sign-ins', async () => {
    const { member, secret } = await memberWithTotp();
    const code = codeOf(secret);
    const one = (await login(member)).body['stateToken'];
    expect((await verifyFactor(member, 'TOTP', one, { totpData: { code } })).status).toBe(200);
    expect((await verifyFactor(member, 'TOTP', one, { totpData: { code } })).status).toBe(403);
    const two = (await login(member)).body['stateToken'];
    expect((await verifyFactor(member, 'TOTP', two, { totpData: { code } })).status).toBe(403);
  });

  it('five wrong codes end the sign-in, and a restart gives no more attempts', async () => {
    const { member, secret } = await memberWithTotp();
    const { stateToken } = (await login(member)).body;
    await Promise.all(
      Array.from({ length: 20 }, () =>
        verifyFactor(member, 'TOTP', stateToken, { totpData: { code: '000000' } }),
      ),
    );
    expect(
      (await verifyFactor(member, 'TOTP', stateToken, { totpData: { code: codeOf(secret) } }))
        .status,
    ).not.toBe(200);
    const again = (await login(member)).body['stateToken'];
    expect(
      (await verifyFactor(member, 'TOTP', again, { totpData: { code: codeOf(secret) } })).status,
    ).toBe(429);
    bench.wait(120);
    const later = (await login(member)).body['stateToken'];
    expect(
      (await verifyFactor(member, 'TOTP', later, { totpData: { code: codeOf(secret) } })).status,
    ).toBe(200);
  });

  it('a recovery code works once', async () => {
    const { member, recoveryCodes } = await memberWithTotp();
    const [code = ''] = recoveryCodes;
    const one = (await login(member)).body['stateToken'];
    expect(
      (await verifyFactor(member, 'TOTP', one, { totpData: { code: code.toUpperCase() } })).body[
        'state'
      ],
    ).toBe('SUCCESS');
    const two = (await login(member)).body['stateToken'];
    expect((await verifyFactor(member, 'TOTP', two, { totpData: { code } })).status).toBe(403);
    expect(
      (await bench.call('GET', '/v1/members/me/factors', undefined, { as: member.as })).body,
    ).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('refuses codes, sign-ins and clients of other members', async () => {
    const [mine, theirs] = [await memberWithTotp(), await memberWithTotp()];
    const { stateToken } = (await login(mine.member)).body;
    expect(
      (
        await verifyFactor(mine.member, 'TOTP', stateToken, {
          totpData: { code: codeOf(theirs.secret) },
        })
      ).status,
    ).toBe(403);
    expect(
      (
        await verifyFactor(mine.member, 'TOTP', stateToken, {
          totpData: { code: theirs.recoveryCodes[0] },
        })
      ).status,
    ).toBe(403);
    const other = await bench.visitor((await bench.clientApp([])).clientId);
    expect(
      (
        await verifyFactor(
          mine.member,
          'TOTP',
          stateToken,
          { totpData: { code: codeOf(mine.secret) } },
          other,
        )
      ).status,
    ).toBe(403);
    expect(
      (
        await verifyFactor(mine.member, 'EMAIL', stateToken, {
          emailData: { code: codeOf(mine.secret) },
        })
      ).status,
    ).toBe(403);
    expect(
      (
        await bench.call(
          'POST',
          '/v1/auth/verify',
          { code: codeOf(mine.secret), stateToken },
          { as: mine.member.visitor },
        )
      ).status,
    ).toBe(403);
    bench.wait(601);
    expect(
      (
        await verifyFactor(mine.member, 'TOTP', stateToken, {
          totpData: { code: codeOf(mine.secret) },
        })
      ).status,
    ).toBe(403);
  });

  it('is removed only with the password', async () => {
    const { member, factorId } = await memberWithTotp();
    const remove = (secret: string) =>
      bench.call(
        'POST',
        `/v1/members/me/factors/${factorId}/remove`,
        { password: secret },
        { as: member.as },
      );
    expect((await remove('wrong')).status).toBe(403);
    expect((await login(member)).body['state']).toBe('MFA_CHALLENGE');
    expect((await remove(PASSWORD)).status).toBe(200);
    expect((await login(member)).body['state']).toBe('SUCCESS');
  });

  it('is invisible to other members, who cannot finish or remove it', async () => {
    const { factorId } = await memberWithTotp();
    const other = await join();
    expect((await activate(other, factorId, '000000')).status).toBe(404);
    expect(
      (
        await bench.call(
          'POST',
          `/v1/members/me/factors/${factorId}/remove`,
          { password: PASSWORD },
          { as: other.as },
        )
      ).status,
    ).toBe(404);
    expect(
      (await bench.call('GET', '/v1/members/me/factors', undefined, { as: other.as })).body,
    ).toMatchObject({ factors: [] });
  });
});
