import {
  createServer,
  request as sendRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

async function site(
  host: string,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Site> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

/**
 * A storefront of its own: empty pages with the client in them, and the platform behind the same
 * origin.
 */
export async function serveStorefront(platform: string): Promise<Site> {
  const bundle = await rolldown({
    input: join(import.meta.dirname, '..', '..', 'packages', 'sdk', 'src', 'index.ts'),
    platform: 'browser',
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  const script = output[0].code;
  return site('127.0.0.1', (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (path === '/sdk.js')
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    if (path.startsWith('/shop'))
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          '<!doctype html><title>Shop</title><body><script type="module">import * as sdk from "/sdk.js"; globalThis.sdk = sdk;</script>',
        );
    const onward = sendRequest(
      platform + (request.url ?? ''),
      { method: request.method, headers: request.headers },
      (answer) => {
        answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
}

/**
 * Stands for the hosted sign-in page, on another site than the storefront: it posts what the
 * specification says, and tells whether it saw its cookie.
 */
export function serveHostedPage(): Promise<Site> {
  // The same machine under another name is another site to a browser.
  return site('localhost', (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const message = url.searchParams.has('refuse')
      ? { error: 'login_required', error_description: 'Nobody is signed in.' }
      : { code: 'the-code', hadCookie: (request.headers.cookie ?? '').includes('session=') };
    response
      .writeHead(200, {
        'content-type': 'text/html',
        'set-cookie': 'session=1; Path=/; SameSite=Lax',
      })
      .end(
        `<!doctype html><script>parent.postMessage(${JSON.stringify({ ...message, state: url.searchParams.get('state') })}, '*')</script>`,
      );
  });
}
