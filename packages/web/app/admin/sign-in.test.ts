import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { pageContext, type PageContext } from '../page-context.server.ts';
import { createUserSession } from '../session/user-session.server.ts';
import { action, loader } from '../routes/admin/sign-in.tsx';

test('counts staff password attempts for the client address, not for the site', async () => {
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
  const page: Pick<PageContext, 'userSession' | 'pageLanguage'> = {
    userSession: (cookie) =>
      createUserSession(
        request,
        { fetch, apiUrl: url.origin, clientId: 'c', secure: false },
        cookie,
      ),
    pageLanguage: async () => ({ language: 'en', locale: 'en', prefix: '' }),
  };
  // The part of the page context that sign-in uses.
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

test.each([
  ['/admin/search?q=mug', '/admin/search?q=mug'],
  ['/admin', '/admin/home'],
  ['/cart', '/admin/home'],
  ['//elsewhere.example/admin/', '/admin/home'],
  ['/admin/..//elsewhere.example', '/admin/home'],
  ['/admin/../cart', '/admin/home'],
  ['https://elsewhere.example/admin/home', '/admin/home'],
])('after signing in with the target %s, staff reach %s', async (next, reached) => {
  const url = new URL('http://shop.example/admin/sign-in');
  url.searchParams.set('next', next);
  const context = new RouterContextProvider();
  const page: Pick<PageContext, 'origin' | 'pageLanguage'> = {
    origin: 'http://shop.example',
    pageLanguage: async () => ({ language: 'en', locale: 'en', prefix: '' }),
  };
  // The part of the page context that the loader uses.
  context.set(pageContext, page as PageContext);
  const given = { request: new Request(url), url, context, params: {} };
  const data = await loader(given as unknown as Parameters<typeof loader>[0]);
  expect(data.next).toBe(reached);
});
