import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startIdentity, type IdentityBench } from '../testing.ts';
import { memberIdOf, newEmail, refusal, signInCalls } from '../testing-members.ts';

/** Signing in members whom the store's own system vouches for. */

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

const { register, login } = signInCalls(
  () => bench,
  () => visitor,
);

describe("sign-on by the owner's own system", () => {
  const signOn = async (email: string, extra: object = {}, as?: string) =>
    bench.call(
      'POST',
      '/v2/sign-on',
      { loginId: { email }, ...extra },
      { as: as ?? (await bench.key()) },
    );

  it('finds or creates the member, for authorized callers', async () => {
    const email = newEmail();
    const first = await signOn(email, { profile: { nickname: 'Outside' }, verifyEmail: true });
    expect(first.body).toMatchObject({
      sessionToken: expect.any(String),
      identity: { email: { address: email, isVerified: true } },
    });
    expect(memberIdOf(await signOn(email))).toBe(memberIdOf(first));
    for (const as of [visitor, await bench.key(['WIX_STORES.READ_PRODUCTS'])])
      expect((await signOn(email, {}, as)).status).toBe(403);
  });

  it('T9: verifying an address voids the password and sessions of an earlier unverified account', async () => {
    const email = newEmail();
    const attacker = await bench.exchange((await register(email)).body['sessionToken']);
    await signOn(email, { verifyEmail: true });
    bench.wait(5);
    expect(await bench.statusFor(attacker.body['access_token'])).toBe(401);
    expect(await login(email)).toMatchObject({ body: refusal('-19976') });
  });

  it('does not sign in blocked members', async () => {
    const email = newEmail();
    const id = memberIdOf(await register(email));
    await bench.db.query(sql`update member set status = 'BLOCKED' where member_id = ${id}`);
    expect((await signOn(email)).status).toBe(403);
  });
});
