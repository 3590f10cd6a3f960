import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { pageContext, type PageContext } from '../page-context.server.ts';
import { createUserSession } from '../session/user-session.server.ts';
import { action as requestReset } from '../routes/admin/forgot-password.tsx';
import { action as decide } from '../routes/admin/waiting.tsx';

/** What the forms of staff pages send to the platform. */

interface Sent {
  readonly path: string;
  readonly address: string | null;
  readonly body: unknown;
}

async function submit(
  action: (args: never) => Promise<unknown>,
  path: string,
  fields: Record<string, string>,
  answer: object,
): Promise<{ sent: Sent[]; result: unknown }> {
  const sent: Sent[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname === '/oauth2/token')
      return Response.json({
        access_token: 'access',
        refresh_token: 'refresh',
        expires_in: 14_400,
      });
    sent.push({
      path: pathname,
      address: request.headers.get('shopwright-address'),
      body: await request.json(),
    });
    return Response.json(answer);
  };
  const url = new URL(path, 'http://shop.example');
  const tokens = {
    accessToken: { value: 'access', expiresAt: 4_000_000_000 },
    refreshToken: { value: 'refresh', role: 'owner' },
  };
  const request = new Request(url, {
    method: 'POST',
    headers: {
      'shopwright-address': '203.0.113.7',
      cookie: `shopwright-staff=${encodeURIComponent(JSON.stringify(tokens))}`,
    },
    body: new URLSearchParams(fields),
  });
  const page: Pick<PageContext, 'userSession' | 'pageLanguage' | 'origin'> = {
    origin: url.origin,
    userSession: (cookie) =>
      createUserSession(
        request,
        { fetch, apiUrl: url.origin, clientId: 'c', secure: false },
        cookie,
      ),
    pageLanguage: async () => ({ language: 'de', locale: 'de', prefix: '/de' }),
  };
  const context = new RouterContextProvider();
  // The part of the page context that the actions use.
  context.set(pageContext, page as PageContext);
  const result = await action({ request, url, context, params: {} } as never);
  return { sent, result };
}

test('a reset is requested in the language of the page and counted where it comes from', async () => {
  const { sent, result } = await submit(
    requestReset,
    '/admin/forgot-password',
    { email: 'jo@shop.example' },
    {},
  );
  expect(sent).toEqual([
    {
      path: '/v1/staff/password-reset',
      address: '203.0.113.7',
      body: { email: 'jo@shop.example', language: 'de' },
    },
  ]);
  expect(result).toEqual({ intent: 'forgot', done: 'jo@shop.example' });
});

test('the approval of all who wait is a plan, which is shown before it is applied', async () => {
  const { sent, result } = await submit(
    decide,
    '/admin/waiting',
    { intent: 'approve-all' },
    { plan: { id: 'p1' } },
  );
  expect(sent.map(({ path, body }) => ({ path, body }))).toEqual([
    {
      path: '/v1/change-plans',
      body: {
        selection: { filter: { status: 'PENDING' } },
        memberChange: { action: 'APPROVE' },
      },
    },
  ]);
  expect((result as Response).headers.get('location')).toBe('/admin/plans/p1');
});
