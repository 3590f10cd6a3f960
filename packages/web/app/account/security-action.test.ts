import { expect, test } from 'vitest';
import { createUserSession } from '../session/user-session.server.ts';
import { changeSecurity } from './security-action.server.ts';

const tokens = {
  accessToken: { value: 'access', expiresAt: 4_000_000_000 },
  refreshToken: { value: 'refresh', role: 'member' },
};

test('counts password attempts for the client address, not for the site', async () => {
  const tries: (string | null)[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'GET') tries.push(request.headers.get('shopwright-address'));
    return request.method === 'GET'
      ? Response.json({ member: { id: '1', loginEmail: 'ada@example.com' } })
      : Response.json(
          { message: 'wrong', details: { applicationError: { code: 'VERIFICATION_FAILED' } } },
          { status: 403 },
        );
  };
  const request = new Request('http://shop.example/account/security', {
    headers: {
      'shopwright-address': '203.0.113.7',
      cookie: `shopwright-session=${encodeURIComponent(JSON.stringify(tokens))}`,
    },
  });
  const userSession = createUserSession(request, {
    fetch,
    apiUrl: 'http://shop.example',
    clientId: 'c',
    secure: false,
  });
  const send = async (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    await changeSecurity(userSession, form, (name) => name);
  };
  await send({ intent: 'password', password: 'a guess', newPassword: 'another one' });
  await send({ intent: 'remove-factor', factorId: '1', password: 'a guess' });
  await send({ intent: 'recovery-codes', password: 'a guess' });
  expect(tries).toEqual(['203.0.113.7', '203.0.113.7', '203.0.113.7']);
});

test('sends the current password with the new one, whatever the sign-in policy', async () => {
  const sent: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    sent.push([new URL(request.url).pathname, await request.json()]);
    return Response.json(
      { message: 'wrong', details: { applicationError: { code: 'VERIFICATION_FAILED' } } },
      { status: 403 },
    );
  };
  const request = new Request('http://shop.example/account/security', {
    headers: { cookie: `shopwright-session=${encodeURIComponent(JSON.stringify(tokens))}` },
  });
  const userSession = createUserSession(request, {
    fetch,
    apiUrl: 'http://shop.example',
    clientId: 'c',
    secure: false,
  });
  const form = new FormData();
  for (const [name, value] of Object.entries({
    intent: 'password',
    password: ' a guess',
    newPassword: 'another one',
  }))
    form.set(name, value);
  const answer = await changeSecurity(userSession, form, (name) => name);
  expect(sent).toEqual([
    [
      expect.stringContaining('/change-password'),
      { newPassword: 'another one', currentPassword: ' a guess' },
    ],
  ]);
  expect(answer).toMatchObject({
    data: { errors: { proof: 'passwordWrong' } },
    init: { status: 400 },
  });
});

test('sends codes to the entered phone number, and marks an invalid one at its field', async () => {
  const sent: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const body: unknown = await new Request(input, init).json();
    sent.push(body);
    if (typeof body === 'object' && body !== null && 'target' in body && body.target === 'none')
      return Response.json(
        {
          message: 'bad',
          details: {
            validationError: { fieldViolations: [{ field: 'target', violatedRule: 'FORMAT' }] },
          },
        },
        { status: 400 },
      );
    return Response.json({ factor: { factorId: 'f' } });
  };
  const request = new Request('http://shop.example/account/security', {
    headers: { cookie: `shopwright-session=${encodeURIComponent(JSON.stringify(tokens))}` },
  });
  const userSession = createUserSession(request, {
    fetch,
    apiUrl: 'http://shop.example',
    clientId: 'c',
    secure: false,
  });
  const enrol = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ intent: 'enrol', ...fields }))
      form.set(name, value);
    return changeSecurity(userSession, form, (name) => name);
  };
  expect(await enrol({ type: 'SMS', phone: ' +49 30 123456 ' })).toMatchObject({
    intent: 'activate',
    begun: { factorId: 'f' },
    done: 'codeToPhone',
  });
  expect(await enrol({ type: 'CALL', phone: 'none' })).toMatchObject({
    data: { errors: { phone: 'phoneWrong' }, values: { phone: 'none' } },
  });
  await enrol({ type: 'PUSH', phone: 'x' });
  expect(sent).toEqual([
    { type: 'SMS', target: '+49 30 123456' },
    { type: 'CALL', target: 'none' },
    { type: 'TOTP' },
  ]);
});

test('lets a member without a password confirm with an emailed code, and shows the form again after a wrong one', async () => {
  const sent: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    sent.push([new URL(request.url).pathname, await request.json()]);
    if (request.url.endsWith('/v1/start')) return Response.json({ verificationId: 'v1' });
    return Response.json(
      { message: 'wrong', details: { applicationError: { code: 'VERIFICATION_FAILED' } } },
      { status: 403 },
    );
  };
  const request = new Request('http://shop.example/account/security', {
    headers: { cookie: `shopwright-session=${encodeURIComponent(JSON.stringify(tokens))}` },
  });
  const userSession = createUserSession(request, {
    fetch,
    apiUrl: 'http://shop.example',
    clientId: 'c',
    secure: false,
  });
  const send = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return changeSecurity(userSession, form, (name) => name);
  };
  expect(await send({ intent: 'send-code' })).toEqual({
    intent: 'send-code',
    done: 'codeMailed',
    verificationId: 'v1',
  });
  const wrong = await send({
    intent: 'enrol',
    type: 'TOTP',
    verificationId: 'v1',
    proofCode: '123 456',
  });
  expect(wrong).toMatchObject({
    data: {
      intent: 'enrol',
      message: 'mailedCodeWrong',
      values: { verificationId: 'v1', type: 'TOTP' },
    },
  });
  expect(sent.at(-1)).toEqual([
    '/v1/members/me/factors',
    { type: 'TOTP', proof: { email: { verificationId: 'v1', code: '123456' } } },
  ]);
});
