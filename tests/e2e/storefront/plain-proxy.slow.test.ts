import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, vi } from 'vitest';
import { begin, type ReadyLine } from '../../kit/command.ts';
import { test } from '../../kit/demo-shop.ts';
import { openBrowser, openPage } from '../../kit/browser.ts';
import { freePort } from '../../kit/free-port.ts';

/**
 * In production behind a proxy that forwards its own name for the server as the host, as nginx does
 * with `proxy_pass` alone.
 */

vi.setConfig({ testTimeout: 240_000 });

test('forms work behind a proxy: the public URL counts, not the host that the proxy sends', async ({
  dataDir,
}) => {
  const port = await freePort();
  const upstream = `http://127.0.0.1:${port}`;
  const proxy = createServer((request, response) => {
    const forwarded = send(
      upstream + (request.url ?? '/'),
      { method: request.method, headers: { ...request.headers, host: `127.0.0.1:${port}` } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  const publicUrl = `http://localhost:${(proxy.address() as AddressInfo).port}`;
  const shop = begin<ReadyLine>(['start', '--port', String(port), '--json', '--data', dataDir], {
    env: {
      SHOPWRIGHT_PUBLIC_URL: publicUrl,
      SHOPWRIGHT_OWNER_EMAIL: 'me@example.com',
      SHOPWRIGHT_DRAIN_SECONDS: '0',
      HOST: '127.0.0.1',
    },
  });
  onTestFinished(async () => {
    shop.kill('SIGTERM');
    await shop.ended;
  });
  const { owner, siteId } = await shop.ready;

  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const { page, complaints } = await openPage(browser);
  await page.goto(`${publicUrl}/admin/policy`);
  await page.waitForURL(/\/admin\/sign-in/);
  await page.getByLabel('Email').fill(owner?.email ?? '');
  await page.getByLabel('Password').fill(owner?.password ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`${publicUrl}/admin/policy`);

  // A site that has its client id in its code is registered under it.
  const clientId = '0e02b2c3-d479-4372-a567-f47ac10b58cc';
  const register = async () => {
    await page.getByLabel('Name customers see').fill('Moved');
    await page.getByLabel('URL', { exact: true }).fill('https://moved.example/callback');
    await page.getByLabel('Client ID (optional)').fill(clientId);
    await page.getByRole('button', { name: 'Register app' }).click();
  };
  await page.goto(`${publicUrl}/admin/apps`);
  // Where the error of a wrong header wix-site-id sends the developer.
  await page.getByText(`Site id: ${siteId}`).waitFor();
  await register();
  await page
    .getByText(`App registered. Use this client ID in your storefront: ${clientId}`)
    .waitFor();
  expect(complaints).toEqual([]);
  await register();
  await page.getByText('This client ID is in use').waitFor();
});
