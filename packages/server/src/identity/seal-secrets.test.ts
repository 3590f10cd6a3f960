import { afterAll, beforeAll, expect, it } from 'vitest';
import sql from 'sql-template-tag';
import { createVault } from '../kernel/vault.ts';
import { authenticator } from './second-factor.ts';
import { sealSecrets } from './seal-secrets.ts';
import { startIdentity, type IdentityBench } from './testing.ts';

/** What must be read again is not readable in the database. */

let bench: IdentityBench;
beforeAll(async () => { bench = await startIdentity(); });
afterAll(() => bench.close());

const password = 'correct horse battery';
const stored = async (): Promise<string> => JSON.stringify([
  await bench.db.query(sql`select * from factor`), await bench.db.query(sql`select * from idp_connection`), await bench.db.query(sql`select settings from site`),
]);

async function enrolled(email: string): Promise<{ as: string; secret: string; factorId: string }> {
  const registered = await bench.call('POST', '/v2/register', { loginId: { email }, password }, { as: await bench.visitor() });
  const as = String((await bench.exchange(registered.body['sessionToken'])).body['access_token']);
  const { body } = await bench.call('POST', '/v1/members/me/factors', { type: 'TOTP' }, { as });
  return { as, secret: String(body['secret']), factorId: (body['factor'] as { factorId: string }).factorId };
}

const activate = ({ as, secret, factorId }: { as: string; secret: string; factorId: string }) =>
  bench.call('POST', `/v1/members/me/factors/${factorId}/activate`, { code: authenticator(secret).generate({ timestamp: bench.clock().getTime() }) }, { as });

it('the secrets of authenticators, of connections and of the captcha service stand nowhere in clear, and still work', async () => {
  const factor = await enrolled('sealed@example.com');
  expect((await activate(factor)).status).toBe(200);
  const as = await bench.key();
  await bench.call('POST', '/v1/settings/sso-connections', { connection: { name: 'House', issuer: 'https://house.example', clientId: 'shop', clientSecret: 'a-client-secret-of-the-house' } }, { as });
  await bench.policy({ captcha: { provider: 'SITEVERIFY', verifyUrl: 'https://api.hcaptcha.com/siteverify', siteKey: 'k', secret: 'a-captcha-secret' } });
  const all = await stored();
  expect(all).toContain('sealed1.');
  for (const secret of [factor.secret, 'a-client-secret-of-the-house', 'a-captcha-secret']) expect(all).not.toContain(secret);
});

it('what was stored in clear before still works, and is sealed by the next job; a row of another cannot be put in its place', async () => {
  const [one, other] = [await enrolled('before@example.com'), await enrolled('other@example.com')];
  await bench.db.query(sql`update factor set secret = ${one.secret} where factor_id = ${one.factorId}`);
  await bench.db.query(sql`update idp_connection set client_secret = 'in-clear'`);
  expect((await activate(one)).status).toBe(200);
  await sealSecrets(bench.identity);
  const all = await stored();
  expect(all).not.toContain(one.secret);
  expect(all).not.toContain('in-clear');
  await bench.db.query(sql`update factor set secret = (select secret from factor where factor_id = ${one.factorId}) where factor_id = ${other.factorId}`);
  bench.wait(60);
  expect((await activate({ ...other, secret: one.secret })).status).toBe(403);
});

it('a new secret of the server takes over what the old one sealed', async () => {
  const factor = await enrolled('moved@example.com');
  const vault = createVault(['another secret of the server, newer', 'a secret of the server that tests know']);
  await sealSecrets({ db: bench.db, vault });
  const [row] = await bench.db.query<{ secret: string }>(sql`select secret from factor where factor_id = ${factor.factorId}`);
  expect(row?.secret.startsWith(vault.mark ?? 'none')).toBe(true);
  expect(createVault(['another secret of the server, newer']).open(row?.secret ?? '', `factor ${bench.siteId} ${factor.factorId}`)).toBe(factor.secret);
});
