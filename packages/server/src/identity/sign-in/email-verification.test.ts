import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailRecovery } from './password-recovery.ts';
import { startIdentity, type IdentityBench } from '../testing.ts';
import { newEmail, PASSWORD, refusal, signInCalls } from '../testing-members.ts';

/** The code that proves an email address, and the language of the email that carries it. */

let bench: IdentityBench;
let visitor: string;
beforeAll(async () => {
  bench = await startIdentity();
});
afterAll(() => bench.close());
beforeEach(async () => {
  await bench.policy({
    ownerApproval: false,
    emailVerification: false,
    captcha: { mode: 'OFF', provider: 'BUILT_IN' },
    secondFactor: 'OPTIONAL',
  });
  visitor = await bench.visitor();
});

const { register, login, verify } = signInCalls(
  () => bench,
  () => visitor,
);

describe('a store that verifies addresses', () => {
  beforeEach(() => bench.policy({ emailVerification: true }));

  it('requires the emailed code once', async () => {
    const email = newEmail();
    const joined = await register(email);
    expect(joined.body).toMatchObject({
      state: 'REQUIRE_EMAIL_VERIFICATION',
      stateToken: expect.any(String),
      identity: { status: { name: 'PENDING', reasons: ['PENDING_EMAIL_VERIFICATION_REQUIRED'] } },
    });
    const code = await bench.codeFor(email);
    const verified = await verify(code, joined.body['stateToken']);
    expect(verified.body).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.any(String),
      identity: { email: { isVerified: true }, status: { name: 'ACTIVE' } },
    });
    expect((await bench.exchange(verified.body['sessionToken'])).status).toBe(200);
    expect(await verify(code, joined.body['stateToken'])).toMatchObject({
      status: 403,
      body: refusal('VERIFICATION_FAILED'),
    });
    expect((await login(email)).body['state']).toBe('SUCCESS');
  });

  it('allows five attempts, also concurrently', async () => {
    const email = newEmail();
    const { stateToken } = (await register(email)).body;
    const code = await bench.codeFor(email);
    const wrong = code === '000000' ? '000001' : '000000';
    await Promise.all(Array.from({ length: 30 }, () => verify(wrong, stateToken)));
    expect(await verify(code, stateToken)).toMatchObject({
      status: 403,
      body: refusal('VERIFICATION_FAILED'),
    });
  });

  it('a new code voids the old one and gives no more attempts', async () => {
    const email = newEmail();
    const { stateToken } = (await register(email)).body;
    const first = await bench.codeFor(email);
    for (let round = 0; round < 4; round += 1) await verify('000000', stateToken);
    expect(
      (await bench.call('POST', '/v1/auth/resend', { stateToken }, { as: visitor })).body,
    ).toMatchObject({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken });
    const second = await bench.codeFor(email);
    if (first !== second) expect((await verify(first, stateToken)).status).toBe(403);
    expect((await verify(second, stateToken)).status).toBe(first === second ? 200 : 403);
  });

  it('the code that was sent again works', async () => {
    const email = newEmail();
    const { stateToken } = (await register(email)).body;
    await bench.call('POST', '/v1/auth/resend', { stateToken }, { as: visitor });
    expect((await verify(await bench.codeFor(email), stateToken)).body['state']).toBe('SUCCESS');
  });

  it('refuses codes of other accounts, clients and kinds, and late or truncated ones', async () => {
    const [mine, theirs] = [newEmail(), newEmail()];
    const { stateToken: my } = (await register(mine)).body;
    const { stateToken: their } = (await register(theirs)).body;
    const code = await bench.codeFor(mine);
    const other = await bench.clientApp([]);
    if (code !== (await bench.codeFor(theirs)))
      expect((await verify(code, their)).status).toBe(403);
    expect((await verify(code, my, await bench.visitor(other.clientId))).status).toBe(403);
    for (const wrong of ['', String(my).slice(1), `${my}x`, 'x'.repeat(43), null])
      expect((await verify(code, wrong)).status, String(wrong)).toBeGreaterThanOrEqual(400);
    expect((await bench.exchange(my)).status).toBe(400);
    expect(
      (
        await bench.call(
          'POST',
          '/v1/recover',
          { recoveryToken: my, password: PASSWORD },
          { as: visitor },
        )
      ).status,
    ).toBe(403);
    bench.wait(601);
    expect((await verify(code, my)).status).toBe(403);
  });

  it('and approves members requires both', async () => {
    await bench.policy({ emailVerification: true, ownerApproval: true });
    const email = newEmail();
    const joined = await register(email);
    expect(joined.body).toMatchObject({
      state: 'REQUIRE_EMAIL_VERIFICATION',
      identity: {
        status: {
          reasons: ['PENDING_ADMIN_APPROVAL_REQUIRED', 'PENDING_EMAIL_VERIFICATION_REQUIRED'],
        },
      },
    });
    expect(
      (await verify(await bench.codeFor(email), joined.body['stateToken'])).body['state'],
    ).toBe('REQUIRE_OWNER_APPROVAL');
  });

  it('still requires the address after the approval', async () => {
    await bench.policy({ emailVerification: true, ownerApproval: true });
    const email = newEmail();
    await register(email);
    await bench.call('POST', '/api/v1/members/approve', { email }, { as: await bench.key() });
    expect((await login(email)).body['state']).toBe('REQUIRE_EMAIL_VERIFICATION');
  });

  it('a member can verify their address at any time', async () => {
    await bench.policy({ emailVerification: false });
    const email = newEmail();
    const { body } = await bench.exchange((await register(email)).body['sessionToken']);
    const as = String(body['access_token']);
    const { verificationId } = (await bench.call('POST', '/v1/start', { target: 'EMAIL' }, { as }))
      .body;
    expect(
      (
        await bench.call(
          'POST',
          '/v1/start',
          { target: 'EMAIL', identityId: await bench.member() },
          { as },
        )
      ).status,
    ).toBe(404);
    expect((await verify(await bench.codeFor(email), verificationId)).body).toMatchObject({
      state: 'SUCCESS',
      identity: { email: { isVerified: true } },
    });
  });
});

describe("messages are in the recipient's language", () => {
  const lastTo = async (to: string) => (await bench.lastMessage(to))?.text ?? '';

  it("the registered language, else the page's, else the store's", async () => {
    const email = newEmail();
    await bench.policy({ emailVerification: true });
    await register(email, { profile: { language: 'de' } });
    expect(await lastTo(email)).toContain('Geben Sie diesen Code ein');
    await login(email);
    expect(await lastTo(email)).toContain('Geben Sie diesen Code ein');
    const english = newEmail();
    await register(english, { profile: { language: 'fr' } });
    expect(await lastTo(english)).toContain('Enter this code');
    for (const [language, words] of [
      ['en', 'We received a request to reset your password'],
      ['de-AT', 'Für Ihr Konto wurde ein neues Passwort angefordert'],
      [undefined, 'Für Ihr Konto wurde ein neues Passwort angefordert'],
    ] as const) {
      await mailRecovery(bench.identity, {
        siteId: bench.siteId,
        email,
        ...(language === undefined ? {} : { language }),
      });
      expect(await lastTo(email), String(language)).toContain(words);
    }
  });
});
