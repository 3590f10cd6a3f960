import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../kit/start-server.ts';
import {
  password,
  send,
  setPolicy,
  someone,
  visitorOf,
  type Answered,
} from '../../kit/accounts.ts';

/** A6: no answer reveals who is a member. The slow test covers timing. */

let server: TestServer;
let member: string;
let memberId: string;
let now = Date.now();
beforeAll(async () => {
  server = await startServer({ clock: () => new Date(now) });
  member = someone();
  const registered = await send(
    server,
    'POST',
    '/v2/register',
    { loginId: { email: member }, password },
    await visitorOf(server),
  );
  memberId = (registered.body['identity'] as { id: string }).id;
});
afterAll(() => server.close());

/** Everything a caller sees of an answer, but for what differs between any two. */
function seen({ status, headers, body }: Answered): object {
  const rest = [...headers].filter(([name]) => !['x-wix-request-id', 'date'].includes(name));
  return {
    status,
    headers: Object.fromEntries(rest),
    body: JSON.parse(
      JSON.stringify(body).replaceAll(/"requestId":"[^"]*"/g, '"requestId":""'),
    ) as object,
  };
}

/** The same call for a member and for an unknown address, each in a fresh rate-limit window. */
async function sameFor(
  call: (who: { email: string; id: string; visitor: string }) => Promise<Answered>,
): Promise<Answered> {
  const request = async (who: { email: string; id: string }) => {
    now += 3_700_000;
    return call({ ...who, visitor: await visitorOf(server) });
  };
  const registered = await request({ email: member, id: memberId });
  const unknown = await request({ email: someone(), id: randomUUID() });
  expect(seen(registered)).toEqual(seen(unknown));
  return registered;
}

const codeOf = ({ body }: Answered): string | undefined =>
  (body['details'] as { applicationError?: { code?: string } } | undefined)?.applicationError?.code;

it('signing in with a wrong password', async () => {
  const answer = await sameFor(({ email, visitor }) =>
    send(
      server,
      'POST',
      '/v2/login',
      { loginId: { email }, password: 'not the password' },
      visitor,
    ),
  );
  expect([answer.status, codeOf(answer)]).toEqual([403, '-19976']);
});

it('registering without the captcha that the store asks for', async () => {
  await setPolicy(server, { captcha: { mode: 'VISIBLE', provider: 'BUILT_IN' } });
  const answer = await sameFor(({ email, visitor }) =>
    send(server, 'POST', '/v2/register', { loginId: { email }, password }, visitor),
  );
  await setPolicy(server, { captcha: { mode: 'OFF' } });
  expect([answer.status, codeOf(answer)]).toEqual([403, '-19971']);
});

it('requesting a password reset', async () => {
  const answer = await sameFor(({ email, visitor }) =>
    send(server, 'POST', '/v1/send-email', { email }, visitor),
  );
  expect([answer.status, answer.body]).toEqual([200, {}]);
});

it("resending a sign-in code: another app's sign-in looks like an unknown one", async () => {
  await setPolicy(server, { emailVerification: true });
  const email = someone();
  const begun = await send(
    server,
    'POST',
    '/v2/register',
    { loginId: { email }, password },
    await visitorOf(server),
  );
  await setPolicy(server, { emailVerification: false });
  const stateToken = String(begun.body['stateToken']);
  expect(stateToken).toMatch(/^[\w-]{43}$/);
  const { clientId } = await server.createApp([]);
  const other = await visitorOf(server, clientId);
  const resend = (token: string) =>
    send(server, 'POST', '/v1/auth/resend', { stateToken: token }, other);
  expect(seen(await resend(stateToken))).toEqual(seen(await resend('x'.repeat(43))));
});

it('vouched sign-in, for the shop only', async () => {
  const answer = await sameFor(({ email, visitor }) =>
    send(server, 'POST', '/v2/sign-on', { loginId: { email } }, visitor),
  );
  expect(answer.status).toBe(403);
});

it('setting a profile slug, and looking up a private profile by slug', async () => {
  const slug = `private-${randomUUID().slice(0, 8)}`;
  const owner = await server.createApiKey();
  expect((await send(server, 'POST', `/v1/members/${memberId}/slug`, { slug }, owner)).status).toBe(
    200,
  );
  const put = await sameFor(({ id, visitor }) =>
    send(server, 'POST', `/v1/members/${id}/slug`, { slug }, visitor),
  );
  expect(put.status).toBe(403);
  const find = async (email: string) =>
    send(
      server,
      'POST',
      '/v1/members/query',
      { query: { filter: { 'profile.slug': email } } },
      await visitorOf(server),
    );
  expect(seen(await find(slug))).toEqual(seen(await find('nobody-has-this')));
});

it('disconnecting a member, for the merchant only', async () => {
  const answer = await sameFor(({ id, visitor }) =>
    send(server, 'POST', `/v1/members/${id}/disconnect`, {}, visitor),
  );
  expect(answer.status).toBe(403);
});
