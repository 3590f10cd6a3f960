import { solveChallenge } from 'altcha-lib/v1';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startIdentity, type IdentityBench } from '../testing.ts';
import { newEmail, PASSWORD, refusal, signInCalls } from '../testing-members.ts';

/** Captchas: built in, and checked by a service that speaks siteverify. */

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

describe('captcha', () => {
  const options = async () =>
    (await bench.call('GET', '/v1/sign-in-options', undefined, { as: visitor })).body[
      'captcha'
    ] as {
      challenge: {
        challenge: string;
        salt: string;
        algorithm: string;
        maxnumber: number;
        signature: string;
      };
    };
  async function solve() {
    const { challenge } = await options();
    const solution = await solveChallenge(
      challenge.challenge,
      challenge.salt,
      challenge.algorithm,
      challenge.maxnumber,
    ).promise;
    return Buffer.from(JSON.stringify({ ...challenge, number: solution?.number })).toString(
      'base64',
    );
  }

  it('built in: missing, wrong, solved, used twice, too old', async () => {
    await bench.policy({ captcha: { mode: 'VISIBLE' } });
    const email = newEmail();
    expect(await register(email)).toMatchObject({ status: 403, body: refusal('-19971') });
    expect(await register(email, { captchaTokens: [{ Recaptcha: 'nonsense' }] })).toMatchObject({
      status: 403,
      body: refusal('-19970'),
    });
    const token = await solve();
    // The official client sends both kinds in one.
    expect(
      (await register(email, { captchaTokens: [{ Recaptcha: token, InvisibleRecaptcha: 'x' }] }))
        .body['state'],
    ).toBe('SUCCESS');
    expect(await login(email, PASSWORD, { captchaTokens: [{ Recaptcha: token }] })).toMatchObject({
      body: refusal('-19970'),
    });
    expect(await login(email)).toMatchObject({ body: refusal('-19971') });
    expect(
      (await login(email, PASSWORD, { captchaTokens: [{ Recaptcha: await solve() }] })).body[
        'state'
      ],
    ).toBe('SUCCESS');
    const old = await solve();
    bench.wait(601);
    expect(await login(email, PASSWORD, { captchaTokens: [{ Recaptcha: old }] })).toMatchObject({
      body: refusal('-19970'),
    });
  });

  it("an easier challenge of one's own making is refused", async () => {
    await bench.policy({ captcha: { mode: 'INVISIBLE' } });
    const { challenge } = await options();
    const forged = Buffer.from(
      JSON.stringify({ ...challenge, salt: 'abc?expires=99999999999&', number: 1 }),
    ).toString('base64');
    expect(
      await register(newEmail(), { captchaTokens: [{ InvisibleRecaptcha: forged }] }),
    ).toMatchObject({ body: refusal('-19970') });
  });

  it('a missing captcha says nothing about who is here', async () => {
    const known = newEmail();
    await register(known);
    await bench.policy({ captcha: { mode: 'VISIBLE' } });
    const [one, other] = [await register(known), await register(newEmail())];
    expect(one.body).toEqual(other.body);
  });

  it('a service that speaks siteverify is asked with the secret, which is never told again', async () => {
    const asked: string[] = [];
    const service = createServer((request, response) => {
      let body = '';
      request
        .on('data', (chunk) => {
          body += chunk;
        })
        .on('end', () => {
          asked.push(body);
          response
            .setHeader('content-type', 'application/json')
            .end(JSON.stringify({ success: body.includes('response=good') }));
        });
    });
    await new Promise<void>((resolve) => {
      service.listen(0, '127.0.0.1', resolve);
    });
    const address = service.address();
    const port = typeof address === 'object' ? address?.port : 0;
    try {
      // The setting itself takes https only, and no service that the pages cannot show; the rest of the way is the same.
      const setting = {
        mode: 'VISIBLE',
        provider: 'SITEVERIFY',
        verifyUrl: 'https://captcha.example/siteverify',
        siteKey: 'site',
        secret: 'hush',
      };
      await expect(bench.policy({ captcha: setting })).rejects.toThrow(
        'settings.captcha.scriptUrl',
      );
      await expect(
        bench.policy({ captcha: { ...setting, scriptUrl: 'http://captcha.example/api.js' } }),
      ).rejects.toThrow('begins with https');
      await bench.policy({ captcha: { ...setting, scriptUrl: 'https://captcha.example/api.js' } });
      expect(await options()).toMatchObject({
        siteKey: 'site',
        scriptUrl: 'https://captcha.example/api.js',
        origins: ['https://captcha.example'],
      });
      const site = await bench.sites.find(bench.siteId);
      const area = { ...(site?.settings['signIn'] as { captcha: object }) };
      await bench.sites.saveArea(
        bench.siteId,
        { name: 'signIn', defaults: {} },
        { ...area, captcha: { ...area.captcha, verifyUrl: `http://127.0.0.1:${port}/` } },
      );
      const shown = await bench.call('GET', '/v1/settings/sign-in', undefined, {
        as: await bench.key(),
      });
      expect(JSON.stringify(shown.body)).not.toContain('hush');
      const inDevelopment = {
        ...bench.identity,
        captcha: (await import('../accounts/captcha.ts')).createCaptcha({
          db: bench.db,
          clock: bench.clock,
          log: { info() {}, warn() {}, error() {} },
          vault: bench.identity.vault,
          allowPrivate: true,
        }),
      };
      const policy = await (
        await import('../accounts/sign-in-policy.ts')
      ).policyOf(bench.sites, bench.siteId);
      expect(
        await inDevelopment.captcha.check(
          bench.siteId,
          policy,
          [{ Recaptcha: 'good' }],
          '203.0.113.9',
        ),
      ).toBeUndefined();
      expect(
        await inDevelopment.captcha.check(
          bench.siteId,
          policy,
          [{ Recaptcha: 'bad' }],
          '203.0.113.9',
        ),
      ).toMatchObject({ code: '-19970' });
      expect(asked[0]).toBe('secret=hush&response=good&remoteip=203.0.113.9');
      // A service that is away is no wrong answer.
      await new Promise((resolve) => {
        service.close(resolve);
      });
      expect(
        await inDevelopment.captcha.check(
          bench.siteId,
          policy,
          [{ Recaptcha: 'good' }],
          '203.0.113.9',
        ),
      ).toMatchObject({ status: 503 });
    } finally {
      service.close();
    }
  });
});
