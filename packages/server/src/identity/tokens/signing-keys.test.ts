import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIFETIME_SECONDS } from '../credentials/rules/lifetimes.ts';
import { rotateKey } from './signing-keys.ts';
import { startIdentity, type IdentityBench } from '../testing.ts';

let bench: IdentityBench;
beforeAll(async () => {
  bench = await startIdentity();
});
afterAll(() => bench.close());

const keyOf = (token: unknown): unknown =>
  decodeProtectedHeader(String(token).replace(/^(OauthNG\.)?JWS\./, '')).kid;
const published = async () =>
  (await bench.app.inject({ method: 'GET', url: '/oauth2/jwks' })).json<{
    keys: { kid: string; alg: string }[];
  }>().keys;
const visitor = async () =>
  (await bench.token({ clientId: bench.clientId, grantType: 'anonymous' })).body as {
    access_token: string;
    refresh_token: string;
  };

it('rotating a key signs no one out: old tokens stay valid, and both keys are published', async () => {
  const before = await visitor();
  const oldKey = keyOf(before.access_token);
  const newKey = await rotateKey(bench.db, bench.siteId, 'token', bench.clock);
  bench.wait(LIFETIME_SECONDS.revocationCheck + 1);

  expect(await bench.statusFor(before.access_token)).toBe(200);
  const renewed = await bench.token({
    grantType: 'refresh_token',
    refreshToken: before.refresh_token,
  });
  expect(renewed).toMatchObject({ status: 200, body: { refresh_token: before.refresh_token } });
  expect([
    oldKey,
    keyOf(renewed.body['access_token']),
    keyOf((await visitor()).access_token),
  ]).toEqual([oldKey, newKey, newKey]);
  expect(newKey).not.toBe(oldKey);
  expect(
    new Set((await published()).filter(({ alg }) => alg === 'EdDSA').map(({ kid }) => kid)),
  ).toEqual(new Set([oldKey, newKey]));

  // Until the longest token has expired, and no longer.
  bench.wait(LIFETIME_SECONDS.visitorRefresh - 60);
  expect(
    (await bench.token({ grantType: 'refresh_token', refreshToken: before.refresh_token })).status,
  ).toBe(200);
  bench.wait(200);
  expect(
    (await bench.token({ grantType: 'refresh_token', refreshToken: before.refresh_token })).status,
  ).toBe(400);
  expect((await published()).map(({ kid }) => kid)).not.toContain(oldKey);
});

it('rotations at the same moment leave one current key', async () => {
  const made = await Promise.allSettled(
    Array.from({ length: 5 }, () => rotateKey(bench.db, bench.siteId, 'token', bench.clock)),
  );
  expect(made.some(({ status }) => status === 'fulfilled')).toBe(true);
  bench.wait(LIFETIME_SECONDS.revocationCheck + 1);
  const keys = await Promise.all(
    Array.from({ length: 5 }, async () => keyOf((await visitor()).access_token)),
  );
  expect(new Set(keys).size).toBe(1);
});
