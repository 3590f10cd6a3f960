import { AxeBuilder } from '@axe-core/playwright';
import { readFile } from 'node:fs/promises';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect, vi } from 'vitest';
import { test as withShop } from '../cli/fixtures.ts';
import { openBrowser, openPage } from './browser.ts';
import { comeAs, signInAgain, signUp } from './member.ts';
import { findMessage } from './shop-calls.ts';

/** The member area, in a real browser. */

vi.setConfig({ testTimeout: 90_000 });

// Vitest reads from this pattern which other fixtures are asked for: none.
// oxlint-disable-next-line no-empty-pattern
const test = withShop.extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
  const browser = await openBrowser();
  onCleanup(() => browser.close());
  return browser;
});

const said = (page: Page) => page.getByRole('main').getByRole('status').first().innerText();

describe.each([['with JavaScript', true], ['without JavaScript', false]])('%s', (_how, javaScriptEnabled) => {
  test('a member changes details, keeps what an error refused, and writes addresses as their country does', async ({ shop, browser }) => {
    const { page, close } = await openPage(browser, { javaScriptEnabled });
    await comeAs(page.context(), shop, (await signUp(shop)).tokens);

    await page.goto(`${shop.url}/account`);
    await page.getByLabel('First name').fill('Augusta');
    await page.getByLabel('Phone').fill('+1 555 010 99 88');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => said(page)).toBe('Saved.');
    await page.reload();
    expect(await page.getByLabel('First name').inputValue()).toBe('Augusta');
    expect(await page.getByLabel('Phone').inputValue()).toBe('+1 555 010 99 88');

    await page.goto(`${shop.url}/account/addresses?edit=new`);
    await page.getByLabel('Street and house number').fill('Invalidenstr. 116');
    await page.getByLabel('Country or region').selectOption('DE');
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => page.getByLabel('State').count()).toBe(0);
    expect(await page.getByLabel('Street and house number').inputValue()).toBe('Invalidenstr. 116');
    await page.getByLabel('Postal code').fill('101');
    await page.getByLabel('City').fill('Berlin');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('City').inputValue()).toBe('Berlin');
    expect(await page.locator('[aria-invalid=true]').getAttribute('name')).toBe('postalCode');
    await page.getByLabel('Postal code').fill('10115');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/\/account\/addresses\?done=saved/);
    await expect.poll(() => page.locator('address').innerText()).toBe('Augusta Lovelace\nInvalidenstr. 116\n10115 Berlin\nGermany');
    await page.getByRole('button', { name: /^Remove/ }).click();
    await page.waitForURL(/done=removed/);
    await expect.poll(() => page.locator('address').count()).toBe(0);
    await close();
  });

  test('a second step is set up with an authenticator, and another device is signed out', async ({ shop, browser }) => {
    const { page, close } = await openPage(browser, { javaScriptEnabled });
    const member = await signUp(shop);
    await comeAs(page.context(), shop, member.tokens);
    const elsewhere = await signInAgain(shop, member);

    await page.goto(`${shop.url}/account/security`);
    expect(await page.getByRole('button', { name: 'Sign out there' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Sign out there' }).click();
    await expect.poll(() => said(page)).toBe('Signed out there.');
    const renewed = await fetch(`${shop.url}/oauth2/token`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ clientId: shop.clientId, grantType: 'refresh_token', refreshToken: elsewhere.refreshToken.value }) });
    expect(renewed.status).toBe(400);

    // The address first, by the code of a real mail; then the password, once a wrong one.
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Code from the e-mail').fill('00000x');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('alert').waitFor();
    const { codes } = await findMessage(shop, member.email, 'email-verification');
    await page.getByLabel('Code from the e-mail').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => said(page)).toBe('Your e-mail address is confirmed.');
    const form = page.getByRole('group').filter({ has: page.getByText('Set up an authenticator app') });
    const setUp = async (password: string) => {
      if (!(await form.getByLabel('Current password').isVisible())) await page.getByText('Set up an authenticator app').click();
      await form.getByLabel('Current password').fill(password);
      await form.getByRole('button', { name: 'Continue' }).click();
    };
    await setUp('not the right one');
    await expect.poll(() => page.getByRole('alert').innerText()).toBe('That is not your current password.');
    await setUp(member.password);
    const secret = await page.locator('code').innerText();
    await page.getByLabel('Code', { exact: true }).fill('000000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('alert').waitFor();

    await page.goto(`${shop.url}/account/security`);
    await setUp(member.password);
    await expect.poll(() => page.locator('code').innerText()).not.toBe(secret);
    await page.getByLabel('Code', { exact: true }).fill(new TOTP({ secret: Secret.fromBase32(await page.locator('code').innerText()) }).generate());
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => said(page)).toBe('The second step is set up.');
    expect(await page.getByText('Your recovery codes').count()).toBe(1);
    await close();
  });
});

test('what is typed while the fields of another country come stays, and so does the focus', async ({ shop, browser }) => {
  const { page, close } = await openPage(browser);
  await comeAs(page.context(), shop, (await signUp(shop)).tokens);
  await page.goto(`${shop.url}/account/addresses?edit=new`);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/account/addresses*', async (route) => {
    await held;
    await route.continue();
  });
  await Promise.all([page.waitForRequest((request) => request.method() === 'POST'), page.getByLabel('Country or region').selectOption('DE')]);
  await page.getByLabel('City').pressSequentially('Berlin');
  release();
  await page.getByLabel('State').waitFor({ state: 'detached' });
  expect(await page.getByLabel('City').inputValue()).toBe('Berlin');
  expect(await page.evaluate('document.activeElement.name')).toBe('city');
  await close();
});

test('whoever is not signed in is led to sign in and back, and nothing is done as somebody else', async ({ shop, browser }) => {
  const { page, close } = await openPage(browser);
  await page.goto(`${shop.url}/account/security`);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/hosted/sign-in?next=%2Faccount%2Fsecurity');
  const sent = await page.request.post(`${shop.url}/account/delete`, { form: { email: 'x@example.com' }, headers: { origin: shop.url }, maxRedirects: 0 });
  expect(sent.headers()['location']).toContain('/hosted/sign-in');
  const foreign = await page.request.post(`${shop.url}/account/delete`, { form: { email: 'x@example.com' }, headers: { origin: 'https://evil.example' }, maxRedirects: 0 });
  expect(foreign.status()).toBe(403);
  await close();
});

test('a member goes public, takes an address of their own, and deletes the account for good', async ({ shop, browser }) => {
  const { page, close } = await openPage(browser);
  const member = await signUp(shop);
  await comeAs(page.context(), shop, member.tokens);
  await page.goto(`${shop.url}/account/community`);
  await page.getByRole('banner').getByRole('link', { name: /Ada/ }).waitFor();
  await page.getByRole('button', { name: 'Make it public' }).click();
  await page.getByText('Your profile is public.').waitFor();
  await page.getByLabel('Address of your profile').fill(`ada-of-${process.pid}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => said(page)).toBe('Saved.');

  await page.goto(`${shop.url}/account/delete`);
  await page.getByRole('textbox').fill('somebody@example.com');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('textbox').fill(member.email.toUpperCase());
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL(/notice=account-deleted/);
  await page.goto(`${shop.url}/account`);
  expect(page.url()).toContain('/hosted/sign-in');
  await close();
});

test.for([true, false])('a member downloads a copy of their data with the password, and nothing without it (JavaScript: %s)', async (javaScriptEnabled, { shop, browser }) => {
  const { page, close } = await openPage(browser, { javaScriptEnabled });
  const member = await signUp(shop);
  await comeAs(page.context(), shop, member.tokens);
  await page.goto(`${shop.url}/account/security`);
  const part = page.locator('#data-copy');
  const askFor = async (password: string) => {
    await part.getByLabel('Current password').fill(password);
    await part.getByRole('button', { name: 'Download your data' }).click();
  };
  await askFor('not the password');
  await expect.poll(() => part.getByText('That password or code is wrong.').count()).toBe(1);
  const download = page.waitForEvent('download');
  await askFor(member.password);
  const file = await (await download).path();
  expect((await download).suggestedFilename()).toBe('my-data.json');
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ data: { account: { member: { loginEmail: member.email } } } });
  await close();
});

test('no page of the account has a fault that axe can find', async ({ shop, browser }) => {
  const { page, complaints, close } = await openPage(browser);
  await comeAs(page.context(), shop, (await signUp(shop)).tokens);
  for (const path of ['', '/orders', '/addresses', '/addresses?edit=new', '/security', '/community', '/delete']) {
    await page.goto(`${shop.url}/account${path}`);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await close();
});
