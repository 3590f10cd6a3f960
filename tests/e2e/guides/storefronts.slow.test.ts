import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, OAuthStrategy, orders, staff } from '@shopwright/sdk';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, onTestFinished, vi } from 'vitest';
import { begin, type ReadyLine } from '../../kit/command.ts';
import { test } from '../../kit/demo-shop.ts';
import { packedSdk, removePackedSdk } from '../../sdk/built-package.ts';
import { openBrowser, openPage } from '../../kit/browser.ts';
import { chooseCard, giveDelivery, payButton } from '../../kit/browser-buyer.ts';
import { readGuide, readStorefront } from './guide.ts';
import { emptyProject } from './project.ts';

/**
 * Storefronts that are written for the provider (`storefronts/*.md`), from an empty folder, in each
 * of the three ways of docs/migrating.md: its commands are run and its files are written. In a
 * browser, to a signed-in member and a paid order. Only what a reader puts in is changed, and
 * `storefronts/provider-hosts.mjs` stands in for the hosts file.
 */

vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 300_000 });
afterAll(removePackedSdk);

const password = 'a quiet word of mine';

interface Storefront {
  readonly name: string;
  /** Becomes a member and returns to the storefront. */
  readonly signUp: (page: Page, email: string) => Promise<void>;
  /** The line that the guide requires before a preload. */
  readonly forPreload?: (
    files: Readonly<Record<string, string>>,
  ) => Readonly<Record<string, string>>;
}

const storefronts: readonly Storefront[] = [
  {
    name: 'next-13-pages',
    async signUp(page, email) {
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('link', { name: 'Create account' }).click({ timeout: 120_000 });
      await page.getByRole('heading', { name: 'Create account' }).waitFor();
      await page.getByLabel('Email address').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Create account' }).click();
    },
  },
  {
    name: 'next-15-app',
    async signUp(page, email) {
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Register app' }).click();
    },
    forPreload: ({ 'middleware.js': middleware = '' }) => ({
      'middleware.js': middleware.replace('config = {', "config = { runtime: 'nodejs',"),
    }),
  },
];

interface Mirror {
  readonly port: number;
  readonly hosts: readonly string[];
  readonly authorityFile: string;
  readonly fingerprint: string;
}

async function startMirror(to: string, dataDir: string): Promise<Mirror> {
  const mirror = begin<Mirror>(['mirror', '--port', '0', '--to', to, '--data', dataDir, '--json']);
  onTestFinished(async () => {
    mirror.kill('SIGTERM');
    await mirror.ended;
  });
  return mirror.ready;
}

/** The switch that the mirror prints. */
const chromiumSwitches = ({ hosts, port, fingerprint }: Mirror): string[] => [
  `--host-resolver-rules=${hosts.map((name) => `MAP ${name} 127.0.0.1:${port}`).join(',')}`,
  `--ignore-certificate-errors-spki-list=${fingerprint}`,
];

async function openStorefront(name: string, { url, clientId }: ReadyLine) {
  const storefront = await readStorefront(name);
  const project = await emptyProject({
    port: /--port (\d+)/.exec(storefront.serve)?.[1] ?? '',
    given: (text) =>
      text
        .replaceAll('http://127.0.0.1:8080', url)
        .replaceAll('00000000-0000-0000-0000-000000000000', clientId),
  });
  for (const command of storefront.run) await project.run(command);
  await project.write(storefront.files);
  return { ...storefront, project };
}

async function useStorefront(
  url: string,
  store: ReadyLine,
  {
    signUp,
    switches,
    pictureHost,
  }: { signUp: Storefront['signUp']; switches: readonly string[]; pictureHost: string },
): Promise<void> {
  const browser = await openBrowser(switches);
  onTestFinished(() => browser.close());
  const { page } = await openPage(browser);
  page.setDefaultTimeout(120_000);
  await page.goto(url);
  const picture = page.getByRole('img', { name: 'Serving Tray' });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(
      () => picture.evaluate((image: unknown) => (image as { naturalWidth: number }).naturalWidth),
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0);
  expect(decodeURIComponent((await picture.getAttribute('src')) ?? '')).toContain(
    `url=${pictureHost}/media/`,
  );

  await page.getByRole('link', { name: 'Account' }).click();
  const email = `ada-${process.pid}-${Date.now()}@example.com`;
  await signUp(page, email);
  await page.getByText(`Hello ${email}`).waitFor();

  await page.goto(url);
  await page.getByRole('button', { name: 'Buy Serving Tray' }).click();
  await page.waitForURL(
    (at) => at.origin === store.url && at.pathname.startsWith('/hosted/checkout'),
  );
  // The member's own address is filled in.
  const contact = page.getByLabel('Email');
  await contact.waitFor();
  expect(await contact.inputValue()).toBe(email);
  await page.locator('.checkout-next button').click();
  await giveDelivery(page);
  await chooseCard(page, 'tok_success');
  await payButton(page).click();
  await page.waitForURL((at) => at.pathname.startsWith('/hosted/thank-you'));
  expect(await lastOrderOf(store, email)).toMatchObject({
    paymentStatus: 'PAID',
    status: 'APPROVED',
    buyerInfo: { memberId: expect.any(String), email },
  });
}

async function lastOrderOf(
  { url, clientId, owner = { email: '', password: '' } }: ReadyLine,
  email: string,
) {
  const { accessToken = '' } = await createClient({
    host: url,
    auth: OAuthStrategy({ clientId }),
    modules: { staff },
  }).staff.signIn(owner);
  const shop = createClient({
    host: url,
    headers: { authorization: accessToken },
    modules: { orders },
  });
  return (await shop.orders.searchOrders({ filter: { 'buyerInfo.email': email } })).orders?.[0];
}

describe.each(storefronts)('$name', ({ name, signUp, forPreload }) => {
  test('runs unchanged behind the mirror', async ({ shop, dataDir }) => {
    const { project } = await openStorefront(name, shop);
    const mirror = await startMirror(shop.url, dataDir);
    const { serve } = await readGuide('Behind the mirror');
    const hosts = `MIRROR_PORT=${mirror.port} NODE_OPTIONS="--import ${join(import.meta.dirname, 'storefronts', 'provider-hosts.mjs')}"`;
    const { url } = await project.serve(
      `${hosts} ${serve.replace('/path/it/printed/authority.crt', mirror.authorityFile)}`,
    );
    await useStorefront(url, shop, {
      signUp,
      switches: chromiumSwitches(mirror),
      pictureHost: 'https://static.wixstatic.com',
    });
  });

  test('runs by preload, with the mirror for the browser', async ({ shop, dataDir }) => {
    const { project, files } = await openStorefront(name, shop);
    const { run, serve } = await readGuide('By preload');
    const { archive } = await packedSdk();
    for (const command of run) await project.run(command.replace('@shopwright/sdk', archive));
    if (forPreload) await project.write(forPreload(files));
    const { url } = await project.serve(serve);
    const mirror = await startMirror(shop.url, dataDir);
    await useStorefront(url, shop, {
      signUp,
      switches: chromiumSwitches(mirror),
      pictureHost: 'https://static.wixstatic.com',
    });
  });

  test('runs by alias, with one line and two settings', async ({ shop }) => {
    const { project, files, serve } = await openStorefront(name, shop);
    const { archive } = await packedSdk();
    for (const command of (await readGuide('2. Replace the SDK')).run)
      await project.run(command.replace('npm:@shopwright/sdk', `file:${archive}`));
    const { '.env.local': settings = '', 'next.config.mjs': config = '' } = (
      await readGuide('Next.js')
    ).files;
    await rm(join(project.folder, 'next.config.js'), { force: true });
    const storeUrl = settings
      .split('\n')
      .filter((line) => line.startsWith('NEXT_PUBLIC_SHOPWRIGHT_URL='))
      .join('\n');
    await project.write({
      '.env.local': `${files['.env.local'] ?? ''}${storeUrl}\n`,
      'next.config.mjs': config,
    });
    const { url } = await project.serve(serve);
    await useStorefront(url, shop, { signUp, switches: [], pictureHost: shop.url });
  });
});
