import { afterAll, beforeAll, expect, it } from 'vitest';
import { lastMail, linkIn, password, send, someone, visitorOf } from '../../kit/accounts.ts';
import { startServer, type TestServer } from '../../kit/start-server.ts';

/** Staff who forgot their password choose a new one with a link that the worker mails. */

let server: TestServer;
let visitor: string;
beforeAll(async () => {
  server = await startServer();
  visitor = await visitorOf(server);
});
afterAll(() => server.close());

async function addStaff(): Promise<{ email: string; password: string }> {
  const email = someone();
  const { body } = await send(
    server,
    'POST',
    '/v1/staff',
    { email, permissions: ['WIX_STORES.READ_PRODUCTS'] },
    await server.createApiKey(),
  );
  return { email, password: String(body['password']) };
}
const request = (email: string, headers: Record<string, string> = {}) =>
  send(server, 'POST', '/v1/staff/password-reset', { email }, visitor, headers);
const signIn = (email: string, secret: string) =>
  send(server, 'POST', '/v1/staff/sign-in', { email, password: secret }, visitor);

it('mails one link of the configured address, whatever host the request names', async () => {
  const { email } = await addStaff();
  await request(email.toUpperCase(), { 'x-forwarded-host': 'evil.example' });
  await server.runJobs();
  const link = new URL(linkIn(await lastMail(server, email)));
  expect(link.pathname).toBe('/admin/reset-password');
  expect(link.host).not.toBe('evil.example');
  const token = link.searchParams.get('token');
  const found = await send(server, 'POST', '/v1/staff/password-reset/lookup', { token }, visitor);
  expect(found.body).toMatchObject({ email });
});

it('changes the password and ends the sessions', async () => {
  const { email, password: first } = await addStaff();
  const { accessToken } = (await signIn(email, first)).body;
  await request(email);
  await server.runJobs();
  const token = new URL(linkIn(await lastMail(server, email))).searchParams.get('token');
  const complete = () =>
    send(
      server,
      'POST',
      '/v1/staff/password-reset/complete',
      { token, newPassword: password },
      visitor,
    );
  expect((await complete()).status).toBe(200);
  expect((await complete()).status).toBe(403);
  expect((await send(server, 'GET', '/v1/staff/me', undefined, String(accessToken))).status).toBe(
    401,
  );
  expect((await signIn(email, first)).status).toBe(403);
  expect((await signIn(email, password)).body).toMatchObject({ state: 'SUCCESS' });
});

it('answers the same for an unknown address, and mails nothing', async () => {
  const { email } = await addStaff();
  const unknown = someone();
  const [one, other] = [await request(email), await request(unknown)];
  expect({ status: other.status, body: other.body }).toEqual({
    status: one.status,
    body: one.body,
  });
  await server.runJobs();
  expect(await lastMail(server, email)).not.toBe('');
  expect(await lastMail(server, unknown)).toBe('');
});
