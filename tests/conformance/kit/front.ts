import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { bundleOf } from '../../sdk/bundle.ts';

/** A storefront on another site than the platform, with the provider's own client in its page. */

export interface Front {
  readonly url: string;
  close(): Promise<void>;
}

const source = `
export { createClient, OAuthStrategy } from '@wix/sdk';
export { redirects } from '@wix/redirects';
export { currentCart, orders } from '@wix/ecom';
export { members } from '@wix/members';
`;

/**
 * Every address below it is an empty page with the client in `client`. `localhost` and `127.0.0.1`
 * are two sites to a browser.
 */
export async function serveFront(host: 'localhost' | '127.0.0.1' = 'localhost'): Promise<Front> {
  const script = await bundleOf(join(import.meta.dirname, 'front-program.js'), source);
  const server: Server = createServer((request, response) => {
    if (request.url === '/client.js')
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        '<!doctype html><title>Front</title><body><script type="module">import * as client from "/client.js"; globalThis.client = client;</script>',
      );
  });
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

/** The client's hosts are fixed in its code: what it sends there is brought to the shop. */
export async function bringTo(context: BrowserContext, shopUrl: string): Promise<void> {
  await context.route(/^https:\/\/(?:www|edge)\.wixapis\.com\//, async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const headers = await request.allHeaders();
    const body = request.postData();
    const answer = await fetch(shopUrl + pathname + search, {
      method: request.method(),
      headers: Object.fromEntries(
        Object.entries(headers).filter(([name]) =>
          ['authorization', 'content-type', 'origin'].includes(name),
        ),
      ),
      ...(body === null ? {} : { body }),
    });
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
}
