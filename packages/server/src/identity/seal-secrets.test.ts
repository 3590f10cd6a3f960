import { afterAll, beforeAll, expect, it } from 'vitest';
import sql from 'sql-template-tag';
import { findForeignSeal, withVault } from '../db/index.ts';
import { createVault, openBytes } from '../kernel/vault.ts';
import { authenticator } from './second-factor/factors.ts';
import { sealSecrets } from './seal-secrets.ts';
import { createSigningKeys, rotateKey } from './tokens/signing-keys.ts';
import { startIdentity, type IdentityBench } from './testing.ts';

/** Secrets that the server must read again are encrypted in the database. */

let bench: IdentityBench;
beforeAll(async () => {
  bench = await startIdentity();
});
afterAll(() => bench.close());

const password = 'correct horse battery';
const stored = async (): Promise<string> =>
  JSON.stringify([
    await bench.db.query(sql`select private_jwk from signing_key`),
    await bench.db.query(sql`select encode(secret, 'escape') from identity_secret`),
    await bench.db.query(sql`select * from factor`),
    await bench.db.query(sql`select * from idp_connection`),
    await bench.db.query(sql`select settings from site`),
  ]);

async function enrolled(email: string): Promise<{ as: string; secret: string; factorId: string }> {
  const registered = await bench.call(
    'POST',
    '/v2/register',
    { loginId: { email }, password },
    { as: await bench.visitor() },
  );
  const as = String((await bench.exchange(registered.body['sessionToken'])).body['access_token']);
  await bench.verifyAddress(as, email);
  const { body } = await bench.call(
    'POST',
    '/v1/members/me/factors',
    { type: 'TOTP', password },
    { as },
  );
  return {
    as,
    secret: String(body['secret']),
    factorId: (body['factor'] as { factorId: string }).factorId,
  };
}

const activate = ({ as, secret, factorId }: { as: string; secret: string; factorId: string }) =>
  bench.call(
    'POST',
    `/v1/members/me/factors/${factorId}/activate`,
    { code: authenticator(secret).generate({ timestamp: bench.clock().getTime() }) },
    { as },
  );

it('encrypts the secrets of authenticators, connections and the captcha service', async () => {
  const factor = await enrolled('sealed@example.com');
  expect((await activate(factor)).status).toBe(200);
  const as = await bench.key();
  await bench.call(
    'POST',
    '/v1/settings/sso-connections',
    {
      connection: {
        name: 'House',
        issuer: 'https://house.example',
        clientId: 'shop',
        clientSecret: 'a-client-secret-of-the-house',
      },
    },
    { as },
  );
  await bench.policy({
    captcha: {
      provider: 'SITEVERIFY',
      verifyUrl: 'https://api.hcaptcha.com/siteverify',
      siteKey: 'k',
      secret: 'a-captcha-secret',
    },
  });
  const all = await stored();
  expect(all).toContain('sealed1.');
  for (const secret of [factor.secret, 'a-client-secret-of-the-house', 'a-captcha-secret'])
    expect(all).not.toContain(secret);
});

it('seals plain secrets in the next job, bound to their rows', async () => {
  const [one, other] = [await enrolled('before@example.com'), await enrolled('other@example.com')];
  await bench.db.query(
    sql`update factor set secret = ${one.secret} where factor_id = ${one.factorId}`,
  );
  await bench.db.query(sql`update idp_connection set client_secret = 'in-clear'`);
  expect((await activate(one)).status).toBe(200);
  await sealSecrets(bench.identity);
  const all = await stored();
  expect(all).not.toContain(one.secret);
  expect(all).not.toContain('in-clear');
  await bench.db.query(
    sql`update factor set secret = (select secret from factor where factor_id = ${one.factorId}) where factor_id = ${other.factorId}`,
  );
  bench.wait(60);
  expect((await activate({ ...other, secret: one.secret })).status).toBe(403);
});

it('seals with a new server secret what the old one sealed', async () => {
  const factor = await enrolled('moved@example.com');
  const vault = createVault([
    'another secret of the server, newer',
    'a secret of the server that tests know',
  ]);
  await sealSecrets({ db: withVault(bench.db, vault), sites: bench.sites });
  const [row] = await bench.db.query<{ secret: string }>(
    sql`select secret from factor where factor_id = ${factor.factorId}`,
  );
  expect(row?.secret.startsWith(vault.mark ?? 'none')).toBe(true);
  expect(
    createVault(['another secret of the server, newer']).open(
      row?.secret ?? '',
      `factor ${bench.siteId} ${factor.factorId}`,
    ),
  ).toBe(factor.secret);
});

it('seals signing keys and site secrets on creation', async () => {
  const rows = await bench.db.query<{ key: unknown }>(
    sql`select private_jwk as key from signing_key`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows) expect(key).toMatch(/^sealed1[.]/);
  await bench.identity.captcha.challenge(bench.siteId);
  const [captcha] = await bench.db.query<{ secret: Buffer }>(
    sql`select secret from identity_secret where purpose = 'captcha'`,
  );
  expect(captcha?.secret.toString()).toMatch(/^sealed1[.]/);
  expect(await bench.visitor()).toMatch(/./);
});

it('the job seals plain keys and secrets, which keep signing under a new server secret', async () => {
  const site = await bench.anotherSite();
  // Another test has moved a factor's secret into another row, where it cannot be opened.
  await bench.db.query(sql`delete from factor`);
  const plain = withVault(bench.db, createVault([]));
  await rotateKey(plain, bench.siteId, 'token', bench.clock);
  await bench.db.query(
    sql`insert into media_key (site_id, secret) values (${site.siteId}, decode(repeat('ab', 32), 'hex'))`,
  );
  await bench.db.query(
    sql`insert into payment_secret (site_id, provider, secret) values (${site.siteId}, 'sandbox', 'a-payment-secret-in-clear')`,
  );
  await bench.db.query(
    sql`insert into identity_secret (site_id, purpose, secret) values (${site.siteId}, 'captcha', decode(repeat('cd', 32), 'hex'))`,
  );
  await bench.policy({
    captcha: {
      provider: 'SITEVERIFY',
      verifyUrl: 'https://api.hcaptcha.com/siteverify',
      siteKey: 'k',
      secret: 'a-captcha-secret',
    },
  });
  const newer = createVault([
    'yet another secret of the server, the newest',
    'a secret of the server that tests know',
    'another secret of the server, newer',
  ]);
  await sealSecrets({ db: withVault(bench.db, newer), sites: bench.sites });

  const alone = withVault(bench.db, createVault(['yet another secret of the server, the newest']));
  expect(await findForeignSeal(alone, alone.vault)).toBeUndefined();
  const marks = await bench.db.query<{
    mark: string;
  }>(sql`select left(private_jwk #>> '{}', 17) as mark from signing_key union select left(secret, 17) from payment_secret
    union select left(encode(secret, 'escape'), 17) from media_key union select left(encode(secret, 'escape'), 17) from identity_secret
    union select left(settings #>> '{signIn,captcha,secret}', 17) from site where settings #>> '{signIn,captcha,secret}' is not null`);
  expect(marks).toEqual([{ mark: newer.mark }]);
  // Only the newest secret signs and verifies.
  const [media] = await bench.db.query<{ secret: Buffer }>(
    sql`select secret from media_key where site_id = ${site.siteId}`,
  );
  expect(
    openBytes(alone.vault, media?.secret ?? Buffer.alloc(0), `media ${site.siteId}`)?.toString(
      'hex',
    ),
  ).toBe('ab'.repeat(32));
  expect(
    (await createSigningKeys(alone, bench.clock).current(bench.siteId, 'token')).key.type,
  ).toBe('private');
  // A key that is copied into another row cannot sign there.
  const [, other] = await bench.db.query<{ key_id: string }>(
    sql`select key_id from signing_key where site_id = ${bench.siteId} and purpose = 'token' order by retired_at nulls first`,
  );
  await bench.db.query(
    sql`update signing_key set private_jwk = (select private_jwk from signing_key where key_id = ${other?.key_id}) where site_id = ${bench.siteId} and purpose = 'token' and retired_at is null`,
  );
  await expect(
    createSigningKeys(alone, bench.clock).current(bench.siteId, 'token'),
  ).rejects.toThrow('does not open');
});
