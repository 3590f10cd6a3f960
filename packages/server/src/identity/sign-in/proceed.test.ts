import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startIdentity, type IdentityBench } from '../testing.ts';
import { newEmail, refusal, signInCalls } from '../testing-members.ts';

/**
 * The step between registering or signing in and a session, as releases of `@wix/identity` before
 * 1.0.104 call it.
 */

let bench: IdentityBench;
let visitor: string;
beforeAll(async () => {
  bench = await startIdentity();
});
afterAll(() => bench.close());
beforeEach(async () => {
  await bench.policy({
    ownerApproval: false,
    emailVerification: true,
    captcha: { mode: 'OFF', provider: 'BUILT_IN' },
    secondFactor: 'OPTIONAL',
  });
  visitor = await bench.visitor();
});

const { register, login, verify } = signInCalls(
  () => bench,
  () => visitor,
);

describe('releases of 2023 that poll a sign-in', () => {
  const proceed = (stateToken: unknown, as = visitor) =>
    bench.call('POST', '/_api/iam/authentication/v1/state/proceed', { stateToken }, { as });

  it('get the same step until the address is verified, then a session, once', async () => {
    await bench.policy({ emailVerification: false });
    const email = newEmail();
    const { body: session } = await bench.exchange((await register(email)).body['sessionToken']);
    const as = String(session['access_token']);
    await bench.policy({ emailVerification: true });
    const { stateToken } = (await login(email)).body;
    expect(await proceed(stateToken)).toMatchObject({
      status: 200,
      body: { state: { status: 'STATUS_CHECK', stateToken } },
    });
    expect((await proceed(stateToken)).body['sessionToken'] ?? null).toBeNull();
    const { verificationId } = (await bench.call('POST', '/v1/start', { target: 'EMAIL' }, { as }))
      .body;
    await verify(await bench.codeFor(email), verificationId);
    const other = await bench.clientApp([]);
    expect((await proceed(stateToken, await bench.visitor(other.clientId))).status).toBe(403);
    const done = await proceed(stateToken);
    expect(done.body).toMatchObject({
      state: { status: 'DONE' },
      sessionToken: expect.any(String),
      identity: { email: { isVerified: true } },
    });
    expect((await bench.exchange(done.body['sessionToken'])).status).toBe(200);
    expect(await proceed(stateToken)).toMatchObject({
      status: 403,
      body: refusal('VERIFICATION_FAILED'),
    });
  });

  it('are refused without a token, with a wrong one and with a late one', async () => {
    const { stateToken } = (await register(newEmail())).body;
    for (const wrong of [undefined, '', `${String(stateToken)}x`, 'x'.repeat(43)])
      expect((await proceed(wrong)).status, String(wrong)).toBe(403);
    bench.wait(601);
    expect((await proceed(stateToken)).status).toBe(403);
  });

  it('get no session past a second factor, nor past a new password', async () => {
    await bench.policy({ emailVerification: false });
    const email = newEmail();
    const { identity } = (await register(email)).body;
    await bench.policy({ secondFactor: 'REQUIRED' });
    const { stateToken } = (await login(email)).body;
    expect(await proceed(stateToken)).toMatchObject({
      status: 200,
      body: { state: { status: 'STATUS_CHECK', stateToken } },
    });
    expect((await proceed(stateToken)).body['sessionToken'] ?? null).toBeNull();
    await bench.policy({ secondFactor: 'OPTIONAL', emailVerification: true });
    const { stateToken: waiting } = (await login(email)).body;
    await bench.call(
      'POST',
      '/v1/activation-email',
      { identityId: (identity as { id: string }).id },
      { as: await bench.key() },
    );
    const recoveryToken = new URL(
      /https?:\/\/\S+/.exec((await bench.lastMessage(email))?.text ?? '')?.[0] ?? '',
    ).searchParams.get('token');
    expect(
      (
        await bench.call(
          'POST',
          '/v1/recover',
          { recoveryToken, password: 'another long password' },
          { as: visitor },
        )
      ).status,
    ).toBe(200);
    expect((await proceed(waiting)).status).toBe(403);
  });
});
