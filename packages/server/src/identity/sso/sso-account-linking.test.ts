import { randomUUID } from 'node:crypto';
import { generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { IdentityBench } from '../testing.ts';

import { startSso, unsealed, type SsoBench } from './testing-sso.ts';

/**
 * Which account a provider's sign-in opens, and tokens that an app got directly from the provider.
 */

let sso: SsoBench;
let bench: IdentityBench;
beforeAll(async () => {
  sso = await startSso();
  bench = sso.bench;
});
afterAll(() => sso.close());
beforeEach(() => bench.policy({ ownerApproval: false, emailVerification: false }));

describe('accounts are linked only by an address that the provider verified', () => {
  it('an unverified address signs no one in', async () => {
    const who = sso.newAccount({ email_verified: false });
    const visitor = await bench.visitor();
    await bench.call(
      'POST',
      '/v2/register',
      { loginId: { email: `${who}@example.com` }, password: 'a quiet word of mine' },
      { as: visitor },
    );
    const result = unsealed((await sso.signIn(who)).last.text);
    expect(result).toMatchObject({ error: 'EMAIL_NOT_VERIFIED' });
    expect(result['sessionToken']).toBeUndefined();
  });

  it('T9: voids an unverified account for the verified owner of its address', async () => {
    const who = sso.newAccount();
    const email = `${who}@example.com`;
    const visitor = await bench.visitor();
    const attacker = await bench.exchange(
      (
        await bench.call(
          'POST',
          '/v2/register',
          { loginId: { email }, password: 'a quiet word of mine' },
          { as: visitor },
        )
      ).body['sessionToken'],
    );
    expect(unsealed((await sso.signIn(who)).last.text)).toMatchObject({ state: 'SUCCESS' });
    bench.wait(5);
    expect(await bench.statusFor(attacker.body['access_token'])).toBe(401);
    expect(
      (
        await bench.call(
          'POST',
          '/v2/login',
          { loginId: { email }, password: 'a quiet word of mine' },
          { as: visitor },
        )
      ).status,
    ).toBe(403);
  });

  it('a store that approves its members approves these too', async () => {
    await bench.policy({ ownerApproval: true });
    await bench.sites.changeStore(bench.siteId, (store) => ({
      ...store,
      email: 'owner@shop.example',
    }));
    const applicant = sso.newAccount();
    expect(unsealed((await sso.signIn(applicant)).last.text)).toMatchObject({
      state: 'REQUIRE_OWNER_APPROVAL',
    });
    // The owner is notified once, with a link to the page that decides.
    const notices = () =>
      bench.db.query<{ text: string }>(
        sql`select text from message where recipient = 'owner@shop.example' and kind = 'member-waits'`,
      );
    expect(await notices()).toEqual([
      { text: expect.stringContaining('https://shop.example/admin/waiting') },
    ]);
    await sso.signIn(applicant);
    expect(await notices()).toHaveLength(1);
  });
});

describe('with a token that an app got from the provider', () => {
  const token = (
    claims: object,
    {
      audience = 'shop',
      by = sso.issuer,
      key: signer = sso.providerKey,
      age = 0,
    }: { audience?: string; by?: string; key?: CryptoKey; age?: number } = {},
  ) => {
    const seconds = Math.floor(bench.clock().getTime() / 1000) - age;
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuer(by)
      .setAudience(audience)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 300)
      .sign(signer);
  };
  const present = async (idToken: string, connection = sso.connectionId) =>
    bench.call(
      'POST',
      '/_api/iam/authentication/v1/sso/login-with-token-params',
      { idpConnectionId: connection, tokenParams: { id_token: idToken } },
      { as: await bench.visitor() },
    );
  const claims = () => ({
    sub: randomUUID(),
    email: `${randomUUID()}@example.com`,
    email_verified: true,
  });

  it('signs in once', async () => {
    const idToken = await token(claims());
    expect((await present(idToken)).body).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.any(String),
    });
    expect((await present(idToken)).status).toBe(403);
  });

  it('refuses a token of another client, issuer or key, and an expired, truncated or unverified one', async () => {
    const stranger = (await generateKeyPair('RS256')).privateKey;
    for (const bad of [
      await token(claims(), { audience: 'other' }),
      await token(claims(), { by: 'https://evil.example' }),
      await token(claims(), { key: stranger }),
      await token(claims(), { age: 3600 }),
      (await token(claims())).slice(0, -4),
      '',
      'x.y.z',
      await token({ ...claims(), email_verified: false }),
    ])
      expect((await present(bad)).status, bad.slice(0, 20)).toBe(403);
    expect((await present(await token(claims()), randomUUID())).status).toBe(404);
  });
});
