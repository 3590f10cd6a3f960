import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { pageContext, type PageContext } from '../page-context.server.ts';
import { createPerson } from '../session/user-session.server.ts';
import { action } from '../routes/admin/sign-in.tsx';

test("who tries passwords of the shop's people is counted where they come from, not as the site's own", async () => {
  const tries: (string | null)[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.url.endsWith('/oauth2/token'))
      return Response.json({
        access_token: 'access',
        refresh_token: 'refresh',
        expires_in: 14_400,
      });
    tries.push(request.headers.get('shopwright-address'));
    return Response.json(
      { message: 'wrong', details: { applicationError: { code: '-19976' } } },
      { status: 403 },
    );
  };
  const url = new URL('http://shop.example/admin/sign-in');
  const request = new Request(url, {
    method: 'POST',
    headers: { 'shopwright-address': '203.0.113.7' },
    body: new URLSearchParams({ email: 'owner@shop.example', password: 'a guess' }),
  });
  const context = new RouterContextProvider();
  const page: Pick<PageContext, 'person' | 'speech'> = {
    person: (cookie) =>
      createPerson(request, { fetch, apiUrl: url.origin, clientId: 'c', secure: false }, cookie),
    speech: async () => ({ language: 'en', locale: 'en', prefix: '' }),
  };
  // All that signing in asks of its page.
  context.set(pageContext, page as PageContext);
  await action({
    request,
    url,
    context,
    params: {},
    pattern: '/admin/sign-in',
    unstable_url: url,
  } as unknown as Parameters<typeof action>[0]);
  expect(tries).toEqual(['203.0.113.7']);
});
