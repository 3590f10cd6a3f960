import { expect, test } from 'vitest';
import { createPerson } from '../person/person.ts';
import { changeSecurity } from './security-action.server.ts';

const tokens = { accessToken: { value: 'access', expiresAt: 4_000_000_000 }, refreshToken: { value: 'refresh', role: 'member' } };

test('tries of a password are counted where they come from, not as the site\'s own', async () => {
  const tries: (string | null)[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'GET') tries.push(request.headers.get('shopwright-address'));
    return request.method === 'GET' ? Response.json({ member: { id: '1', loginEmail: 'ada@example.com' } }) : Response.json({ message: 'wrong', details: { applicationError: { code: '-19976' } } }, { status: 403 });
  };
  const request = new Request('http://shop.example/account/security', { headers: { 'shopwright-address': '203.0.113.7', cookie: `shopwright-session=${encodeURIComponent(JSON.stringify(tokens))}` } });
  const person = createPerson(request, { fetch, apiUrl: 'http://shop.example', clientId: 'c', secure: false });
  const send = async (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    await changeSecurity(person, form, (name) => name);
  };
  await send({ intent: 'password', currentPassword: 'a guess', newPassword: 'another one' });
  await send({ intent: 'remove-factor', factorId: '1', password: 'a guess' });
  await send({ intent: 'recovery-codes', password: 'a guess' });
  expect(tries).toEqual(['203.0.113.7', '203.0.113.7', '203.0.113.7']);
});
