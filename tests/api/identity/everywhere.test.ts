import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startServer, type TestServer } from '../../kit/start-server.ts';
import { exchange, password, send, someone, visitorOf } from '../../kit/accounts.ts';

/** T5: what is ended in one process is over in all of them within five seconds. */

let one: TestServer;
let other: TestServer;
let key: string;
beforeAll(async () => {
  one = await startServer();
  other = await startServer({ databaseUrl: one.databaseUrl });
  key = await one.createApiKey();
});
afterAll(async () => {
  await other.close();
  await one.close();
});

async function signIn() {
  const email = someone();
  const { body } = await send(
    one,
    'POST',
    '/v2/register',
    { loginId: { email }, password },
    await visitorOf(one),
  );
  const tokens = (await exchange(one, body['sessionToken'])).body;
  const as = String(tokens['access_token']);
  const memberId = (body['identity'] as { id: string }).id;
  expect(await seenBy(other, as)).toBe(200);
  return { email, as, memberId, refreshToken: tokens['refresh_token'] };
}
const seenBy = async (server: TestServer, as: string) =>
  (await send(server, 'GET', '/oauth2/user-info', undefined, as)).status;

describe.each<[string, (who: Awaited<ReturnType<typeof signIn>>) => Promise<{ status: number }>]>([
  [
    'a password change',
    ({ as }) =>
      send(
        one,
        'POST',
        '/v2/change-password',
        { newPassword: 'another quiet word', currentPassword: password },
        as,
      ),
  ],
  ['a block', ({ memberId }) => send(one, 'POST', '/api/v1/members/block', { id: memberId }, key)],
  ['a logout', ({ as }) => send(one, 'GET', '/v1/logout', undefined, as)],
  [
    'a new login address',
    ({ memberId }) =>
      send(
        one,
        'PATCH',
        `/api/v1/members/${memberId}/change-login-email`,
        { newEmail: someone() },
        key,
      ),
  ],
])('%s', (_name, end) => {
  it('ends the session in the other process within five seconds, and its renewal at once', async () => {
    const who = await signIn();
    expect((await end(who)).status).toBe(200);
    expect(
      (
        await send(other, 'POST', '/oauth2/token', {
          grantType: 'refresh_token',
          refreshToken: who.refreshToken,
        })
      ).status,
    ).toBe(400);
    // Plus a margin for a busy machine.
    await vi.waitFor(async () => expect(await seenBy(other, who.as)).toBe(401), {
      timeout: 30_000,
      interval: 250,
    });
  });
});

it('guesses in one process count in the other', async () => {
  const email = someone();
  const statuses = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const server = attempt % 2 === 0 ? one : other;
    statuses.push(
      (
        await send(
          server,
          'POST',
          '/v2/login',
          { loginId: { email }, password: 'wrong' },
          await visitorOf(server),
        )
      ).status,
    );
  }
  expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(6);
  expect(statuses).toContain(429);
});

it('a one-time token works once across processes', async () => {
  const { body } = await send(one, 'POST', '/v2/sign-on', { loginId: { email: someone() } }, key);
  const all = await Promise.all(
    Array.from({ length: 10 }, (_, attempt) =>
      exchange(attempt % 2 === 0 ? one : other, body['sessionToken']),
    ),
  );
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
});
