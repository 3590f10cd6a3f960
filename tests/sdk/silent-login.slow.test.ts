import type * as Sdk from '@shopwright/sdk';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { answerOf } from '../kit/command.ts';
import { test } from '../kit/demo-shop.ts';
import { openBrowser } from '../kit/browser.ts';
import { signUp } from '../kit/browser-member.ts';
import { productIn } from '../kit/shop-calls.ts';
import { bundleOf } from './bundle.ts';

/**
 * Our own client in a page of another site, against the real platform and its real pages; cookies
 * of other sites are blocked.
 */

vi.setConfig({ testTimeout: 90_000 });

// What the page's own script put there.
declare const sdk: typeof Sdk;

test("a login in a custom form becomes member tokens through the hidden frame, with the visitor's cart", async ({
  shop,
  dataDir,
}) => {
  const script = await bundleOf(
    join(import.meta.dirname, 'silent-login-program.js'),
    "export * from '@shopwright/sdk';",
  );
  const server = createServer((request, response) => {
    if (request.url === '/sdk.js')
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        '<!doctype html><title>Front</title><body><script type="module">import * as sdk from "/sdk.js"; globalThis.sdk = sdk;</script>',
      );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const front = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await openBrowser(['--test-third-party-cookie-phaseout']);
  onTestFinished(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  });
  const { clientId } = await answerOf<{ clientId: string }>([
    'apps',
    'create',
    '--name',
    'Front',
    '--redirect',
    `${front}/callback`,
    '--origin',
    front,
    '--data',
    dataDir,
  ]);
  const { email, password } = await signUp(shop);
  const line = { quantity: 2, catalogReference: await productIn(shop) };

  const page = await browser.newPage();
  await page.goto(front);
  await page.waitForFunction(() => 'sdk' in globalThis);
  const seen = await page.evaluate(
    async ({ host, id, email, password, line }) => {
      const client = sdk.createClient({
        host,
        modules: { currentCart: sdk.currentCart, members: sdk.members },
        auth: sdk.OAuthStrategy({ clientId: id }),
      });
      await client.currentCart.addToCurrentCart({ lineItems: [line] });
      const state = await client.auth.login({ email, password });
      const sessionToken =
        'data' in state && 'sessionToken' in state.data ? state.data.sessionToken : '';
      client.auth.setTokens(await client.auth.getMemberTokensForDirectLogin(sessionToken));
      const cart = await client.currentCart.getCurrentCart();
      const { member } = await client.members.getCurrentMember({ fieldsets: ['FULL'] });
      return {
        email: member?.loginEmail,
        lines: cart.lineItems?.map(({ quantity }) => quantity),
        isMember: client.auth.loggedIn(),
      };
    },
    { host: shop.url, id: clientId, email, password, line },
  );
  expect(seen).toEqual({ email, lines: [2], isMember: true });
});
