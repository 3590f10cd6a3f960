import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startIdentity, type IdentityBench } from '../testing.ts';

/**
 * A client whose refresh is refused becomes a new visitor and loses its cart, so a transient error
 * must not look like a refusal.
 */

let bench: IdentityBench;
beforeAll(async () => {
  bench = await startIdentity();
});
afterEach(() => {
  delete bench.trouble.error;
});
afterAll(() => bench.close());

const failures = {
  'a lost connection': new Error('Connection terminated unexpectedly'),
  'a refused connection': Object.assign(new Error('connect ECONNREFUSED'), {
    code: 'ECONNREFUSED',
  }),
  'a database that shuts down': Object.assign(
    new Error('terminating connection due to administrator command'),
    { code: '57P01', severity: 'FATAL' },
  ),
  'a statement that took too long': Object.assign(
    new Error('canceling statement due to statement timeout'),
    { code: '57014', severity: 'ERROR' },
  ),
  'too many connections': Object.assign(new Error('sorry, too many clients already'), {
    code: '53300',
    severity: 'FATAL',
  }),
};

describe.each(Object.entries(failures))('%s', (_name, error) => {
  it('answers 503 with Retry-After for every grant and caller, and recovers', async () => {
    const { body: visitor } = await bench.token({
      clientId: bench.clientId,
      grantType: 'anonymous',
    });
    const key = await bench.key();
    const { body: member } = await bench.token(
      { grant_type: 'authorized_client', member_id: await bench.member() },
      { authorization: key },
    );
    const app = await bench.clientApp([]);
    const requests = [
      {
        grantType: 'refresh_token',
        refreshToken: visitor['refresh_token'],
        clientId: bench.clientId,
      },
      { grantType: 'refresh_token', refreshToken: member['refresh_token'] },
      { grantType: 'anonymous', clientId: bench.clientId },
      {
        grant_type: 'client_credentials',
        client_id: app.clientId,
        client_secret: app.clientSecret,
      },
    ];
    // Nothing is cached.
    bench.wait(10);
    bench.trouble.error = error;
    for (const request of requests) {
      expect(await bench.token(request)).toMatchObject({
        status: 503,
        headers: { 'retry-after': '1' },
        body: { details: { applicationError: { code: 'UNAVAILABLE' } } },
      });
    }
    bench.wait(10);
    for (const authorization of [member['access_token'], key, `${visitor['access_token']},${key}`])
      expect(await bench.statusFor(authorization)).toBe(503);

    delete bench.trouble.error;
    for (const request of requests) expect((await bench.token(request)).status).toBe(200);
    for (const authorization of [member['access_token'], key])
      expect(await bench.statusFor(authorization)).toBe(200);
  });
});

it('serves a visitor from cache while the database is unavailable', async () => {
  const { body } = await bench.token({ clientId: bench.clientId, grantType: 'anonymous' });
  expect(await bench.statusFor(body['access_token'])).toBe(200);
  bench.trouble.error = new Error('Connection terminated unexpectedly');
  expect(await bench.statusFor(body['access_token'])).toBe(200);
});

it('a bug is 500, not a refusal', async () => {
  const { body } = await bench.token({ clientId: bench.clientId, grantType: 'anonymous' });
  bench.wait(10);
  bench.trouble.error = new TypeError('undefined is not a function');
  expect(
    await bench.token({ grantType: 'refresh_token', refreshToken: body['refresh_token'] }),
  ).toMatchObject({
    status: 500,
    body: { message: expect.stringMatching(/^System error occurred, request-id: /) },
  });
});
