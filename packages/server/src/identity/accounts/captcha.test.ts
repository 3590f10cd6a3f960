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

  it('the built-in captcha rejects missing, wrong, reused and expired solutions', async () => {
    await bench.policy({ captcha: { mode: 'VISIBLE' } });
    const email = newEmail();
    expect(await register(email)).toMatchObject({ status: 403, body: refusal('-19971') });
    expect(await register(email, { captchaTokens: [{ Recaptcha: 'nonsense' }] })).toMatchObject({
      status: 403,
      body: refusal('-19970'),
    });
    const token = await solve();
    // The official client sends both captcha types in one field.
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

  it('rejects an easier challenge that the caller made', async () => {
    await bench.policy({ captcha: { mode: 'INVISIBLE' } });
    const { challenge } = await options();
    const forged = Buffer.from(
      JSON.stringify({ ...challenge, salt: 'abc?expires=99999999999&', number: 1 }),
    ).toString('base64');
    expect(
      await register(newEmail(), { captchaTokens: [{ InvisibleRecaptcha: forged }] }),
    ).toMatchObject({ body: refusal('-19970') });
  });

  it('a missing captcha does not reveal whether an account exists', async () => {
    const registered = newEmail();
    await register(registered);
    await bench.policy({ captcha: { mode: 'VISIBLE' } });
    const [one, other] = [await register(registered), await register(newEmail())];
    expect(one.body).toEqual(other.body);
  });

  it('verifies with a siteverify service, and never returns its secret', async () => {
    const bodies: string[] = [];
    const service = createServer((request, response) => {
      let body = '';
      request
        .on('data', (chunk) => {
          body += chunk;
        })
        .on('end', () => {
          bodies.push(body);
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
      // The setting accepts only https and services that the pages can show. The rest of the path
      // is the same.
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
      expect(bodies[0]).toBe('secret=hush&response=good&remoteip=203.0.113.9');
      // An unavailable service does not mean a wrong answer.
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
