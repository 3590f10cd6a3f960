import { createHmac, randomUUID, sign } from 'node:crypto';
import fc from 'fast-check';
import { exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIFETIME_SECONDS } from '../credentials/rules/lifetimes.ts';
import { writeClaims, type TokenClaims } from './rules/token-claims.ts';
import { startIdentity, type IdentityBench } from '../testing.ts';

/**
 * T7: a token is valid only if our own key signed it, for this purpose and site, unexpired and
 * unmodified.
 */

let bench: IdentityBench;
let claims: TokenClaims;
let keyId: string;
beforeAll(async () => {
  bench = await startIdentity();
  claims = { siteId: bench.siteId, role: 'visitor', id: randomUUID(), clientId: bench.clientId };
  keyId = (await bench.keys.current(bench.siteId, 'token')).keyId;
});
afterAll(() => bench.close());

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(bench.clock().getTime() / 1000);
const payload = (extra: object = {}) => ({
  data: writeClaims(claims),
  iat: now(),
  exp: now() + 60,
  ...extra,
});
const header = (extra: object = {}) => ({ alg: 'EdDSA', kid: keyId, typ: 'at+jwt', ...extra });
const access = (jwt: string): string => `OauthNG.JWS.${jwt}`;
const signed = async (head: object, body: object, keyPurpose: 'token' | 'webhook' = 'token') => {
  const { key } = await bench.keys.current(bench.siteId, keyPurpose);
  return access(
    await new SignJWT(body as Record<string, unknown>)
      .setProtectedHeader(head as { alg: string })
      .sign(key),
  );
};

async function isRefused(token: string): Promise<void> {
  expect(await bench.tokens.verify('access', token)).toBeUndefined();
  expect(await bench.statusFor(token)).toBe(401);
}

it('our own token is valid until it expires', async () => {
  const token = await bench.tokens.sign('access', claims, 60);
  expect(await bench.tokens.verify('access', token)).toMatchObject({
    claims,
    expiresAt: now() + 60,
  });
  expect(await bench.statusFor(token)).toBe(200);
  expect(await bench.statusFor(`Bearer ${token}`)).toBe(200);
  bench.wait(61);
  await isRefused(token);
});

it('the payload is what the official client reads', async () => {
  const token = await bench.tokens.sign('access', claims, 60);
  const body = JSON.parse(Buffer.from(token.split('.')[3] ?? '', 'base64url').toString()) as {
    data: string;
  };
  expect(JSON.parse(body.data)).toMatchObject({
    instance: { instanceId: bench.clientId, metaSiteId: bench.siteId },
    role: 'visitor',
  });
});

describe('rejects', () => {
  it('one without a signature', async () => {
    for (const alg of ['none', 'None', 'NONE', '']) {
      for (const signature of ['', 'AAAA'])
        await isRefused(access(`${encode(header({ alg }))}.${encode(payload())}.${signature}`));
    }
  });

  it('one signed with the public key as a secret', async () => {
    const { publicJwk } = (
      await bench.db.query<{ publicJwk: { x: string } }>(
        sql`select public_jwk as "publicJwk" from signing_key where key_id = ${keyId}`,
      )
    )[0] ?? { publicJwk: { x: '' } };
    for (const secret of [
      publicJwk.x,
      Buffer.from(publicJwk.x, 'base64url'),
      JSON.stringify(publicJwk),
    ]) {
      const text = `${encode(header({ alg: 'HS256' }))}.${encode(payload())}`;
      await isRefused(
        access(`${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`),
      );
    }
  });

  it('one that brings its own key', async () => {
    const mine = await generateKeyPair('EdDSA', { extractable: true });
    const jwk = await exportJWK(mine.publicKey);
    for (const extra of [
      {},
      { jwk },
      { jku: 'https://evil.example/jwks' },
      { x5u: 'https://evil.example' },
      { kid: undefined, jwk },
    ]) {
      await isRefused(
        access(
          await new SignJWT(payload()).setProtectedHeader(header(extra)).sign(mine.privateKey),
        ),
      );
    }
  });

  it('one with an invalid key id, without a database query', async () => {
    const before = bench.trouble.queries;
    for (const kid of [
      "' or 1=1 --",
      '../../etc/passwd',
      '',
      '*',
      'null',
      5,
      null,
      [keyId],
      { a: 1 },
      keyId.toUpperCase(),
      `${keyId}\n`,
      'x'.repeat(5000),
    ])
      await isRefused(await signed(header({ kid }), payload()));
    expect(bench.trouble.queries).toBe(before);
    await isRefused(await signed(header({ kid: randomUUID() }), payload()));
  });

  it("one signed by another site's key for this site", async () => {
    const other = await bench.anotherSite();
    const { key, keyId: otherKeyId } = await bench.keys.current(other.siteId, 'token');
    await isRefused(
      access(
        await new SignJWT(payload()).setProtectedHeader(header({ kid: otherKeyId })).sign(key),
      ),
    );
  });

  it('one signed with the key for webhooks', async () => {
    const { keyId: webhookKeyId } = await bench.keys.current(bench.siteId, 'webhook');
    await isRefused(
      await signed({ alg: 'RS256', kid: webhookKeyId, typ: 'at+jwt' }, payload(), 'webhook'),
    );
  });

  it('one that has expired or is not valid yet', async () => {
    await isRefused(await signed(header(), payload({ exp: now() - 1 })));
    await isRefused(await signed(header(), payload({ nbf: now() + 120 })));
    await isRefused(await signed(header(), { data: writeClaims(claims), iat: now() }));
    await isRefused(await signed(header(), { data: writeClaims(claims), exp: now() + 60 }));
  });

  it('a token of another kind', async () => {
    const refresh = await bench.tokens.sign('refresh', claims, 60);
    await isRefused(refresh);
    await isRefused(access(refresh.slice('JWS.'.length)));
    const token = await bench.tokens.sign('access', claims, 60);
    expect(await bench.tokens.verify('refresh', token)).toBeUndefined();
    expect(await bench.tokens.verify('refresh', token.slice('OauthNG.'.length))).toBeUndefined();
    await isRefused(await signed(header({ typ: undefined }), payload()));
    await isRefused(await signed(header({ typ: 'JWT' }), payload()));
  });

  it('one with other claims than ours', async () => {
    for (const data of [
      '',
      '{}',
      'null',
      5,
      { role: 'visitor' },
      '[]',
      JSON.stringify({ instance: null }),
      writeClaims({ ...claims, id: '' }),
      writeClaims({ ...claims, role: 'root' as never }),
    ]) {
      await isRefused(await signed(header(), payload({ data })));
    }
  });

  it('one that claims to be the owner', async () => {
    expect(
      await bench.statusFor(
        await signed(header(), payload({ data: writeClaims({ ...claims, role: 'owner' }) })),
      ),
    ).toBe(401);
  });

  it('one that is too long', async () => {
    expect(
      await bench.tokens.verify(
        'access',
        await signed(header(), payload({ padding: 'x'.repeat(8192) })),
      ),
    ).toBeUndefined();
  });

  it('one with critical header parameters', async () => {
    const text = `${encode(header({ crit: ['tea'], tea: true }))}.${encode(payload())}`;
    const { key } = await bench.keys.current(bench.siteId, 'token');
    const signature = sign(null, Buffer.from(text), key).toString('base64url');
    await isRefused(access(`${text}.${signature}`));
  });

  it('one with any letter changed', async () => {
    const token = await bench.tokens.sign('access', claims, LIFETIME_SECONDS.accessToken);
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';
    // The last character of a signature has unused bits.
    await fc.assert(
      fc.asyncProperty(
        fc.nat(token.length - 2),
        fc.constantFrom(...letters),
        async (at, letter) => {
          fc.pre(token[at] !== letter);
          expect(
            await bench.tokens.verify('access', token.slice(0, at) + letter + token.slice(at + 1)),
          ).toBeUndefined();
        },
      ),
      { numRuns: 300 },
    );
  });

  it('any other text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.base64String(),
          fc.string().map((text) => `OauthNG.JWS.${text}`),
          fc
            .array(fc.base64String(), { minLength: 3, maxLength: 3 })
            .map((parts) => `OauthNG.JWS.${parts.join('.')}`),
        ),
        async (text) => {
          expect(await bench.tokens.verify('access', text)).toBeUndefined();
          expect(await bench.tokens.verify('refresh', text)).toBeUndefined();
        },
      ),
      { numRuns: 200 },
    );
  });
});

it('published keys verify tokens, and contain no private part', async () => {
  await bench.anotherSite();
  const { keys } = (await bench.app.inject({ method: 'GET', url: '/oauth2/jwks' })).json<{
    keys: Record<string, unknown>[];
  }>();
  for (const jwk of keys) {
    expect(
      Object.keys(jwk).filter((part) => ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k'].includes(part)),
    ).toEqual([]);
    await expect(importJWK(jwk, String(jwk['alg']))).resolves.toBeDefined();
  }
});
