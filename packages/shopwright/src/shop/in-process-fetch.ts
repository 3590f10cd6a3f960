import { ownPages } from '@shopwright/server';
import { addressHeader } from '@shopwright/web';
import type { FastifyInstance } from 'fastify';

/**
 * `fetch` for the site: calls of the platform it shares a process with go straight to its router,
 * without a socket. Everything else goes out.
 */
export function createInProcessFetch(app: FastifyInstance, origin: string): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.origin !== origin) return fetch(request);

    const { [addressHeader]: address = ownPages, ...headers } = Object.fromEntries(request.headers);
    const answer = await app.inject({
      method: request.method,
      url: url.pathname + url.search,
      headers: { ...headers, host: url.host },
      // Calls of the pages are not limited by address, except where they forward the visitor's.
      remoteAddress: address,
      signal: request.signal,
      ...(request.body === null ? {} : { payload: Buffer.from(await request.arrayBuffer()) }),
    });
    const bodyless = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(bodyless ? null : answer.rawPayload, {
      status: answer.statusCode,
      headers: headersOf(answer.headers),
    });
  };
}

function headersOf(
  answered: Readonly<Record<string, string | number | string[] | undefined>>,
): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answered)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, String(one));
  }
  return headers;
}
