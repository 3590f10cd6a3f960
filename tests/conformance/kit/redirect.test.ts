import { createServer } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { redirectClient } from './redirect.ts';

const realFetch = globalThis.fetch;
const opened: { close(): void }[] = [];
afterEach(() => {
  globalThis.fetch = realFetch;
  for (const server of opened.splice(0)) server.close();
});

/** Echoes the request. */
async function echo(): Promise<string> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        method: request.method,
        url: request.url,
        authorization: request.headers.authorization,
        body: Buffer.concat(chunks).toString(),
      }),
    );
  });
  opened.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
}

describe('the redirect', () => {
  test.for(['www', 'edge'])('brings %s.wixapis.com to the server, unchanged', async (name) => {
    const redirect = redirectClient({ to: await echo() });
    const answer = await fetch(`https://${name}.wixapis.com/a/b?.r=c%20d`, {
      method: 'POST',
      headers: { authorization: 'raw' },
      body: '{"e":1}',
    });

    const body = { method: 'POST', url: '/a/b?.r=c%20d', authorization: 'raw', body: '{"e":1}' };
    expect(await answer.json()).toEqual(body);
    expect(redirect.exchanges).toMatchObject([
      {
        method: 'POST',
        host: `${name}.wixapis.com`,
        path: '/a/b',
        body: { e: 1 },
        answer: { status: 200, body },
      },
    ]);
    expect(redirect.exchanges[0]?.query.get('.r')).toBe('c d');
  });

  test('accepts a Request like fetch', async () => {
    redirectClient({ to: await echo() });
    const answer = await fetch(
      new Request('https://www.wixapis.com/x', { method: 'PATCH', body: 'text' }),
    );
    expect(await answer.json()).toMatchObject({ method: 'PATCH', url: '/x', body: 'text' });
  });

  test('blocks external requests, and passes local ones', async () => {
    const to = await echo();
    const redirect = redirectClient({ to });
    await expect(fetch('https://static.wixstatic.com/media/x')).rejects.toThrow(
      'static.wixstatic.com, which is not redirected',
    );
    await fetch(`${to}/own`, { method: 'POST', body: 'x' });
    expect(redirect.exchanges).toEqual([]);
  });

  test('answers instead of the server for an injected fault, the given number of times', async () => {
    const redirect = redirectClient({ to: await echo() });
    redirect.inject({
      when: ({ path }) => path === '/bad',
      times: 1,
      answer: { status: 503, body: { message: 'later' }, headers: { 'x-wix-request-id': '7' } },
    });
    redirect.inject({ when: ({ path }) => path === '/gone', answer: 'network' });

    const refused = await fetch('https://www.wixapis.com/bad');
    expect([refused.status, await refused.json(), refused.headers.get('x-wix-request-id')]).toEqual(
      [503, { message: 'later' }, '7'],
    );
    expect((await fetch('https://www.wixapis.com/bad')).status).toBe(200);
    expect((await fetch('https://www.wixapis.com/good')).status).toBe(200);
    await expect(fetch('https://www.wixapis.com/gone')).rejects.toThrow(TypeError);
    expect(redirect.exchanges.map(({ answer }) => answer?.status)).toEqual([
      503,
      200,
      200,
      undefined,
    ]);

    redirect.forget();
    expect(redirect.exchanges).toEqual([]);
    expect((await fetch('https://www.wixapis.com/gone')).status).toBe(200);
  });

  test('restores fetch, and does not undo the patch of another', async () => {
    const redirect = redirectClient({ to: await echo() });
    const above = vi.fn(globalThis.fetch);
    const ours = globalThis.fetch;
    globalThis.fetch = above;
    expect(() => redirect.restore()).toThrow('in the reverse order');
    globalThis.fetch = ours;
    redirect.restore();
    expect(globalThis.fetch).toBe(realFetch);
  });
});
