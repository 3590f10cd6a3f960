import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { IdentityBench } from '../testing.ts';

import {
  atProvider,
  cookieOf,
  encryptionKey,
  startSso,
  unsealed,
  type SsoBench,
} from './testing-sso.ts';

/** Sign-ins at a provider that must not work. */

let sso: SsoBench;
let bench: IdentityBench;
beforeAll(async () => {
  sso = await startSso();
  bench = sso.bench;
});
afterAll(() => sso.close());
beforeEach(() => bench.policy({ ownerApproval: false, emailVerification: false }));

describe('is refused', () => {
  it('without leaking the URL, which contains a token, to another site', async () => {
    const { back, cookie, finish } = await sso.signIn(sso.newAccount());
    const refused = [
      await sso.page(back, cookie),
      await sso.page(finish, cookie),
      await sso.page('/v1/sso/callback'),
      await sso.page('/v1/callback?state=x&sessionToken=y'),
      await sso.page('/v1/sso/login/x/y?sessionId=%3C'),
    ];
    for (const { status, headers } of refused)
      expect([status >= 400, headers['referrer-policy']]).toEqual([true, 'no-referrer']);
  });

  it('in another browser, at both steps', async () => {
    const begun = await sso.begin();
    const back = await atProvider(String(begun.headers['location']), sso.newAccount());
    expect((await sso.page(back)).status).toBe(403);
    expect((await sso.page(back, cookieOf(await sso.begin()))).status).toBe(403);
    const done = await sso.page(back, cookieOf(begun));
    const finish = String(done.headers['location']).replace('https://shop.example', '');
    expect((await sso.page(finish)).status).toBe(403);
    expect((await sso.page(finish, cookieOf(begun))).status).toBe(200);
  });

  it('a second time, at both steps', async () => {
    const { back, cookie, finish } = await sso.signIn(sso.newAccount());
    expect((await sso.page(back, cookie)).status).toBe(403);
    expect((await sso.page(finish, cookie)).status).toBe(403);
  });

  it("with a state that is missing, changed, another's, or too old", async () => {
    const one = await sso.begin();
    const other = await sso.begin();
    const back = new URL(
      await atProvider(String(one.headers['location']), sso.newAccount()),
      'https://shop.example',
    );
    const otherState = new URL(String(other.headers['location'])).searchParams.get('state') ?? '';
    for (const state of [
      undefined,
      '',
      'x',
      otherState,
      `${bench.siteId}.${'x'.repeat(43)}`,
      otherState.replace(bench.siteId, randomUUID()),
    ]) {
      const changed = new URL(back);
      if (state === undefined) changed.searchParams.delete('state');
      else changed.searchParams.set('state', state);
      expect(
        (await sso.page(changed.pathname + changed.search, cookieOf(one))).status,
        String(state),
      ).toBe(403);
    }
    bench.wait(601);
    expect((await sso.page(back.pathname + back.search, cookieOf(one))).status).toBe(403);
  });

  it('with a code that the provider did not give', async () => {
    const begun = await sso.begin();
    const back = new URL(
      await atProvider(String(begun.headers['location']), sso.newAccount()),
      'https://shop.example',
    );
    back.searchParams.set('code', 'invented');
    const done = await sso.page(back.pathname + back.search, cookieOf(begun));
    const result = unsealed(
      (
        await sso.page(
          String(done.headers['location']).replace('https://shop.example', ''),
          cookieOf(begun),
        )
      ).text,
    );
    expect(result).toMatchObject({ error: 'SSO_REFUSED' });
  });

  it('with another session token', async () => {
    const begun = await sso.begin();
    const done = await sso.page(
      await atProvider(String(begun.headers['location']), sso.newAccount()),
      cookieOf(begun),
    );
    const finish = new URL(String(done.headers['location']));
    finish.searchParams.set('sessionToken', 'x'.repeat(43));
    expect((await sso.page(finish.pathname + finish.search, cookieOf(begun))).status).toBe(403);
  });

  it('for another tenant, an unknown connection or a foreign URL', async () => {
    const at = (tenant: string, connection: string, query = '') =>
      sso.page(
        `/v1/sso/login/${tenant}/${connection}?sessionId=s&encryptionKey=${encodeURIComponent(encryptionKey)}${query}`,
      );
    expect((await at(randomUUID(), sso.connectionId)).status).toBe(404);
    expect((await at(bench.siteId, randomUUID())).status).toBe(404);
    expect(
      (
        await at(
          bench.siteId,
          sso.connectionId,
          `&authorizationUrl=${encodeURIComponent('https://evil.example/')}`,
        )
      ).status,
    ).toBe(403);
    expect(
      (
        await sso.page(
          `/v1/sso/login/${bench.siteId}/${sso.connectionId}?sessionId=%3C/script%3E&encryptionKey=${encodeURIComponent(encryptionKey)}`,
        )
      ).status,
    ).toBe(400);
  });
});
