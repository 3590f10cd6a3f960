import { calls } from '@shopwright/contract';
import { createClient, OAuthStrategy, orders, staff } from '@shopwright/sdk';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { test as base } from '../../kit/browser-shop.ts';
import { startDemoShop, stopDemoShop } from '../../kit/demo-shop.ts';
import { startMailServer } from '../../kit/mail-server.ts';
import { prepareLooking } from '../../look/pages.ts';
import {
  codeOf,
  expectGoodLooks,
  open,
  openAreaOf,
  PASSWORD,
  setUpAuthenticator,
  signIn,
} from './staff-steps.ts';

/** The pages on which staff secure their account, invite others and give them roles. */

vi.setConfig({ testTimeout: 300_000 });

/** A demo store whose mail goes to a mail server of the test. */
const test = base
  // Vitest reads from this pattern which other fixtures are asked for: none.
  // oxlint-disable-next-line no-empty-pattern
  .extend('mail', { scope: 'file' }, async ({}, { onCleanup }) => {
    const mail = await startMailServer();
    onCleanup(() => mail.close());
    return mail;
  })
  .extend('mailShop', { scope: 'file' }, async ({ dataDir, mail }, { onCleanup }) => {
    const shop = await startDemoShop(`${dataDir}-mail`, {
      env: { SHOPWRIGHT_SMTP_URL: mail.url, SHOPWRIGHT_MAIL_FROM: 'shop@example.com' },
    });
    onCleanup(() => stopDemoShop(shop));
    return shop;
  })
  // Passkeys belong to a name: an address of numbers has none.
  .extend('localShop', { scope: 'file' }, async ({ dataDir }, { onCleanup }) => {
    const shop = await startDemoShop(`${dataDir}-local`, { env: { HOST: 'localhost' } });
    onCleanup(() => stopDemoShop(shop));
    return shop;
  });

test('an owner secures the account, invites for the catalog, and requires a second factor', async ({
  mailShop: shop,
  mail,
  browser,
}) => {
  const owner = shop.owner ?? { email: '', password: '' };
  const { page, complaints, close } = await open(browser);
  await prepareLooking(shop);

  // The owner sets up an authenticator app.
  await signIn(page, shop.url, owner.email, owner.password);
  await page.waitForURL(`${shop.url}/admin/home`);
  await page.goto(`${shop.url}/admin/account`);
  await page.getByRole('heading', { name: 'Account and security' }).waitFor();
  await expectGoodLooks(page);
  await setUpAuthenticator(page, owner.password);
  expect(await page.locator('.admin-codes li').count()).toBe(10);
  await expectGoodLooks(page);

  // A collaborator for the catalog is invited by mail.
  await page.goto(`${shop.url}/admin/staff`);
  await expectGoodLooks(page);
  const invite = page.getByRole('form', { name: 'Invite a person' });
  await invite.getByLabel('Email').fill('cora@example.com');
  await invite.getByRole('checkbox', { name: /^Catalog/ }).check();
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByText('Invitation sent to cora@example.com.').waitFor();
  await page.getByRole('button', { name: 'Revoke the invitation of cora@example.com' }).waitFor();
  const linkTo = (path: string): Promise<string> =>
    vi.waitUntil(
      () =>
        mail.mails
          .filter(({ to }) => to.includes('cora@example.com'))
          .map(({ raw }) => raw.replaceAll('=\r\n', '').replaceAll('=3D', '='))
          .map((plain) => new RegExp(`https?://\\S+${path}\\?token=[\\w-]+`).exec(plain)?.[0])
          .find((found) => found !== undefined),
      { timeout: 60_000, interval: 200 },
    );
  const link = await linkTo('/admin/staff/accept');

  // She accepts, on a phone, and sees the catalog and no orders by any request.
  const hers = await open(browser, 390);
  await hers.page.goto(link);
  await hers.page.getByText('Your roles: Catalog').waitFor();
  await expectGoodLooks(hers.page);
  await hers.page.getByLabel('Name').fill('Cora Lind');
  await hers.page.getByLabel('Choose a password').fill('password123');
  await hers.page.getByRole('button', { name: 'Accept and sign in' }).click();
  await hers.page.getByText('Choose a stronger password').waitFor();
  expect(await hers.page.getByLabel('Name').inputValue()).toBe('Cora Lind');
  await hers.page.getByLabel('Choose a password').fill(PASSWORD);
  await hers.page.getByRole('button', { name: 'Accept and sign in' }).click();
  await hers.page.waitForURL(`${shop.url}/admin/home`);
  await hers.page.goto(link);
  await hers.page.getByRole('heading', { name: 'This invitation is no longer valid' }).waitFor();
  const cora = await apiOf(shop, 'cora@example.com');
  const reader = await apiOf(shop, await ownerKey(page, shop.url));
  await expectGoodLooks(page);
  const number = await expectNoOrders(shop, reader, cora);
  expect((await hers.page.goto(`${shop.url}/admin/staff`))?.status()).toBe(403);
  expect((await hers.page.goto(`${shop.url}/admin/api-keys`))?.status()).toBe(403);

  // A second factor required of everyone stops her at once, until she sets it up.
  await page.goto(`${shop.url}/admin/staff`);
  await page.getByRole('button', { name: 'Require it of everyone' }).click();
  await page.getByText('Saved. It counts from the next click of everyone.').waitFor();
  expect(await cora.status('GET', '/v1/staff/me')).toBe(200);
  expect(await cora.status('POST', '/v1/products/query')).toBe(403);
  await hers.page.goto(`${shop.url}/admin/home`);
  expect(hers.page.url()).toBe(`${shop.url}/admin/account`);
  await hers.page.getByText('Set up two-step verification to continue.').waitFor();
  await expectGoodLooks(hers.page);
  const secret = await setUpAuthenticator(hers.page, PASSWORD);
  await hers.page.getByRole('link', { name: 'Continue to the admin' }).click();
  await hers.page.waitForURL(`${shop.url}/admin/home`);
  // The session that had the password alone is over; the next sign-in asks for a code.
  expect(await cora.status('GET', '/v1/staff/me')).toBe(401);
  const again = await open(browser, 390);
  await signIn(again.page, shop.url, 'cora@example.com', PASSWORD);
  await again.page.getByRole('heading', { name: 'Enter your code' }).waitFor();
  // The code of the next half minute: the one used at the setup counts once.
  await again.page
    .getByLabel('Authenticator code or recovery code')
    .fill(codeOf(secret, Date.now() + 30_000));
  await again.page.getByRole('button', { name: 'Continue' }).click();
  await again.page.waitForURL(`${shop.url}/admin/home`);
  await again.close();

  // The owner changes her role, and removes her: each counts from her next request.
  await page.goto(`${shop.url}/admin/staff`);
  const entry = page.getByRole('listitem').filter({ hasText: 'Cora Lind' });
  await entry.locator('summary').click();
  await expectGoodLooks(page);
  await entry.getByRole('checkbox', { name: /^Orders/ }).check();
  await entry.getByRole('button', { name: 'Save roles' }).click();
  await page.getByText('Cora Lind now has these roles.').waitFor();
  expect((await hers.page.goto(`${shop.url}/admin/search?q=${number}`))?.status()).toBe(200);
  await hers.page
    .getByRole('link', { name: new RegExp(`#${number}`) })
    .first()
    .waitFor();

  // She lost her phone: the owner resets her second factor, which signs her out.
  await entry.locator('summary').click();
  await entry.getByLabel('Your own password').fill(owner.password);
  await entry.getByRole('button', { name: 'Reset two-step verification' }).click();
  await page.getByText('was notified by email').waitFor();
  await hers.page.goto(`${shop.url}/admin/home`);
  await hers.page.waitForURL(/\/admin\/sign-in/);

  // She forgot her password too, and has no JavaScript.
  const plain = await open(browser, 390, false);
  await plain.page.goto(`${shop.url}/admin/sign-in`);
  await plain.page.getByRole('link', { name: 'Forgot your password?' }).click();
  await plain.page.getByLabel('Email').fill('cora@example.com');
  await plain.page.getByRole('button', { name: 'Send link' }).click();
  await plain.page.getByText('a link is on its way').waitFor();
  const resetLink = await linkTo('/admin/reset-password');
  for (const address of [`${shop.url}/admin/forgot-password`, resetLink]) {
    // With JavaScript, which axe needs. Opening the link does not use it up.
    await hers.page.goto(address);
    await expectGoodLooks(hers.page);
  }
  await plain.page.goto(resetLink);
  await plain.page.getByLabel('New password').fill('password123');
  await plain.page.getByRole('button', { name: 'Change password' }).click();
  await plain.page.getByText('Choose a stronger password').waitFor();
  await plain.page.getByLabel('New password').fill(`${PASSWORD} again`);
  await plain.page.getByRole('button', { name: 'Change password' }).click();
  await plain.page.getByText('Your password was changed.').waitFor();
  await plain.page.getByLabel('Email').fill('cora@example.com');
  await plain.page.getByLabel('Password').fill(`${PASSWORD} again`);
  await plain.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await plain.page.getByText('Set up two-step verification to continue.').waitFor();

  await entry.locator('summary').click();
  await entry.getByRole('button', { name: 'Remove from staff' }).click();
  await page.getByText('Cora Lind was removed').waitFor();
  await plain.page.goto(`${shop.url}/admin/home`);
  await plain.page.waitForURL(/\/admin\/sign-in/);
  await plain.close();

  expect(complaints).toEqual([]);
  await hers.close();
  await close();
});

interface Api {
  readonly status: (method: string, path: string) => Promise<number>;
  readonly text: (method: string, path: string) => Promise<string>;
}

/** Creates an API key with every permission that orders need, on its page. */
async function ownerKey(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/admin/api-keys`);
  await page.getByLabel('Name', { exact: true }).fill('Order reader');
  await openAreaOf(page, 'ECOM.READ_ORDERS');
  await page.getByLabel(/ECOM\.READ_ORDERS/).check();
  await page.getByRole('button', { name: 'Create key' }).click();
  const key = await page.locator('.admin-secret').innerText();
  expect(key).toMatch(/^SWK\./);
  return key;
}

/** Raw requests with an API key, or as a person who signs in with the password of the tests. */
async function apiOf(shop: { url: string; clientId: string }, who: string): Promise<Api> {
  let authorization = who;
  if (!who.startsWith('SWK.')) {
    const visitor = createClient({
      host: shop.url,
      auth: OAuthStrategy({ clientId: shop.clientId }),
      modules: { staff },
    });
    authorization =
      (await visitor.staff.signIn({ email: who, password: PASSWORD })).accessToken ?? '';
  }
  const send = (method: string, path: string) =>
    fetch(shop.url + path, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }),
    });
  return {
    status: async (method, path) => (await send(method, path)).status,
    text: async (method, path) => (await send(method, path)).text(),
  };
}

/** No call that reads orders, payments or carts answers anything of the order with this number. */
async function expectNoOrders(shop: { url: string }, reader: Api, cora: Api): Promise<string> {
  const all = await reader.text('POST', '/v1/orders/search');
  const { orders: placed } = JSON.parse(all) as {
    orders: { id: string; number: string; buyerInfo: { email: string } }[];
  };
  const [order] = placed;
  if (!order) throw new Error('The store has no order to hide.');
  const ofOrders = calls.filter(({ permission = '' }) => permission.startsWith('ECOM.'));
  expect(ofOrders.length).toBeGreaterThan(50);
  for (const { method, path, name } of ofOrders) {
    const filled = path.replaceAll(/\{[^}]+\}/g, order.id);
    const text = await cora.text(method, filled);
    expect(text, `${name} ${shop.url}`).not.toContain(order.buyerInfo.email);
  }
  // Without the permission she counts as a visitor who has bought nothing.
  expect(JSON.parse(await cora.text('POST', '/v1/orders/search'))).toMatchObject({ orders: [] });
  expect(await cora.status('GET', `/v1/orders/${order.id}`)).toBe(404);
  return order.number;
}

test('without JavaScript: invite, revoke, roles, API keys, sessions, password', async ({
  localShop: shop,
  browser,
}) => {
  // A person of its own, so that the tests of this file do not share a second factor.
  const chief = await addOwner(shop);
  const { page, complaints, close } = await open(browser, 820, false);
  await signIn(page, shop.url, chief.email, chief.password);
  await page.waitForURL(`${shop.url}/admin/home`);

  await page.goto(`${shop.url}/admin/staff/roles`);
  await page.getByLabel('Name of the role').fill('Photographer');
  await openAreaOf(page, 'MEDIA.SITE_MEDIA_FILES_UPLOAD');
  await page.getByLabel(/MEDIA\.SITE_MEDIA_FILES_UPLOAD/).check();
  await page.getByLabel(/MEDIA\.SITE_MEDIA_FILES_READ/).check();
  await page.getByRole('button', { name: 'Create role' }).click();
  await page.getByText('Role created.').waitFor();
  await page
    .getByText('Photographer: 2 permissions')
    .or(page.getByText('2 permissions'))
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Edit Photographer' }).click();
  expect(await page.getByLabel(/MEDIA\.SITE_MEDIA_FILES_UPLOAD/).isChecked()).toBe(true);
  await page.getByLabel('Name of the role').fill('Manager of pictures');
  await page.getByRole('button', { name: 'Save role' }).click();
  await page.getByText('Role saved.').waitFor();

  await page.goto(`${shop.url}/admin/staff`);
  const invite = page.getByRole('form', { name: 'Invite a person' });
  await invite.getByLabel('Email').fill('paul@example.com');
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByText('Choose at least one role.').first().waitFor();
  expect(await invite.getByLabel('Email').inputValue()).toBe('paul@example.com');
  await invite.getByRole('checkbox', { name: /^Manager of pictures/ }).check();
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByText('Invitation sent to paul@example.com.').waitFor();
  await page.getByRole('button', { name: 'Revoke the invitation of paul@example.com' }).click();
  await page.getByText('Invitation revoked.').waitFor();
  await page.goto(`${shop.url}/admin/staff/roles`);
  await page.getByRole('button', { name: 'Delete Manager of pictures' }).click();
  await page.getByText('Role deleted.').waitFor();

  const key = await ownerKey(page, shop.url);
  expect(await (await apiOf(shop, key)).status('POST', '/v1/orders/search')).toBe(200);
  const row = page.getByRole('listitem').filter({ hasText: 'Order reader' }).last();
  await row.getByText('Revoke key').first().click();
  await row.getByRole('button', { name: 'Revoke key' }).click();
  await page.getByText('Key revoked.').waitFor();

  await page.goto(`${shop.url}/admin/account`);
  const card = page.getByRole('region', { name: 'Password' });
  await card.getByLabel('Current password').fill('wrong');
  await card.getByLabel('New password').fill(PASSWORD);
  await card.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Your current password is incorrect.').waitFor();
  await card.getByLabel('Current password').fill(chief.password);
  await card.getByLabel('New password').fill(PASSWORD);
  await card.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password changed.').waitFor();
  const elsewhere = await apiOf(shop, chief.email);
  await page.reload();
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  expect(await sessions.getByRole('listitem').count()).toBe(2);
  await sessions.getByRole('button', { name: 'Sign out all other devices' }).click();
  await page.getByText('All other devices are signed out.').waitFor();
  expect(await elsewhere.status('GET', '/v1/staff/me')).toBe(401);
  await sessions.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL(/\/admin\/sign-in/);
  // Refused forms answer 400, and signed-out sessions 401: the browser reports both.
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
  await close();
});

/** A second owner, added by the first through the API on the machine. */
async function addOwner(shop: {
  url: string;
  clientId: string;
  owner?: { email: string; password: string };
}): Promise<{ email: string; password: string }> {
  const visitor = createClient({
    host: shop.url,
    auth: OAuthStrategy({ clientId: shop.clientId }),
    modules: { staff },
  });
  const email = 'second-owner@example.com';
  const { accessToken = '' } = await visitor.staff.signIn(shop.owner ?? {});
  const as = createClient({
    host: shop.url,
    headers: { authorization: accessToken },
    modules: { staff, orders },
  });
  const { password = '' } = await as.staff.addCollaborator({
    email,
    roleIds: ['OWNER'],
    permissions: [],
  });
  return { email, password };
}

test('a passkey is added with JavaScript and signs in alone, in German too', async ({
  localShop: shop,
  browser,
}) => {
  const owner = shop.owner ?? { email: '', password: '' };
  const { page, complaints, close } = await open(browser);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signIn(page, shop.url, owner.email, owner.password);
  await page.waitForURL(`${shop.url}/admin/home`);
  await page.goto(`${shop.url}/admin/account`);
  const card = page.getByRole('region', { name: 'Two-step verification' });
  await card.getByText('Add passkey').click();
  const form = card.locator('details[open]');
  await form.getByLabel('Name of this passkey (optional)').fill('Office laptop');
  await form.getByLabel('Current password').fill(owner.password);
  await form.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  await card.getByText('Passkey: Office laptop').waitFor();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.getByRole('heading', { name: 'Konto und Sicherheit' }).waitFor();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Ihr Konto' }).click();
  await page.getByRole('button', { name: 'Abmelden', exact: true }).first().click();
  await page.waitForURL(/\/admin\/sign-in/);
  await page.getByRole('button', { name: /Passkey/ }).click();
  await page.waitForURL(`${shop.url}/admin/home`);
  expect(complaints).toEqual([]);
  await close();
});
