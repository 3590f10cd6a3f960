import { readFile } from 'node:fs/promises';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { openPage } from '../../kit/browser.ts';
import { comeAs, signInAgain, signUp } from '../../kit/browser-member.ts';
import { findMessage } from '../../kit/shop-calls.ts';
import { said } from './account-pages.ts';

/** Second factor, devices, public profile, export and deletion, on the pages of the account. */

vi.setConfig({ testTimeout: 180_000 });

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_how, javaScriptEnabled) => {
  test('a second factor is set up with an authenticator, and another device is signed out', async ({
    shop,
    browser,
  }) => {
    const { page, close } = await openPage(browser, { javaScriptEnabled });
    const member = await signUp(shop);
    await comeAs(page.context(), shop, member.tokens);
    const elsewhere = await signInAgain(shop, member);

    await page.goto(`${shop.url}/account/security`);
    expect(await page.getByRole('button', { name: 'Sign out device' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Sign out device' }).click();
    await expect.poll(() => said(page)).toBe('Device signed out.');
    const renewed = await fetch(`${shop.url}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        clientId: shop.clientId,
        grantType: 'refresh_token',
        refreshToken: elsewhere.refreshToken.value,
      }),
    });
    expect(renewed.status).toBe(400);

    // The address first, by the code of a real mail; then the password, once a wrong one.
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Email code').fill('00000x');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('alert').waitFor();
    const { codes } = await findMessage(shop, member.email, 'email-verification');
    await page.getByLabel('Email code').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => said(page)).toBe('Your email address is confirmed.');
    const form = page
      .getByRole('group')
      .filter({ has: page.getByText('Set up authenticator app') });
    const setUp = async (password: string) => {
      if (!(await form.getByLabel('Current password').isVisible()))
        await page.getByText('Set up authenticator app').click();
      await form.getByLabel('Current password').fill(password);
      await form.getByRole('button', { name: 'Continue' }).click();
    };
    await setUp('not the right one');
    await expect
      .poll(() => page.getByRole('alert').innerText())
      .toBe('Your current password is incorrect.');
    await setUp(member.password);
    const secret = await page.locator('code').innerText();
    await page.getByLabel('Code', { exact: true }).fill('000000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('alert').waitFor();

    await page.goto(`${shop.url}/account/security`);
    await setUp(member.password);
    await expect.poll(() => page.locator('code').innerText()).not.toBe(secret);
    await page
      .getByLabel('Code', { exact: true })
      .fill(
        new TOTP({ secret: Secret.fromBase32(await page.locator('code').innerText()) }).generate(),
      );
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => said(page)).toBe('Two-step verification is on.');
    expect(await page.getByText('Your recovery codes').count()).toBe(1);
    await close();
  });
});

test('a member makes the profile public, chooses a slug, and deletes the account', async ({
  shop,
  browser,
}) => {
  const { page, close } = await openPage(browser);
  const member = await signUp(shop);
  await comeAs(page.context(), shop, member.tokens);
  await page.goto(`${shop.url}/account/community`);
  await page.getByRole('banner').getByRole('link', { name: /Ada/ }).waitFor();
  await page.getByRole('button', { name: 'Make profile public' }).click();
  await page.getByText('Your profile is public.').waitFor();
  await page.getByLabel('Profile URL').fill(`ada-of-${process.pid}`);
  await page.getByRole('button', { name: 'Save' }).click();
  // The notice of the form that was saved: the form above it still shows the same words.
  const urlForm = page.locator('form').filter({ has: page.getByLabel('Profile URL') });
  await urlForm.getByText('Changes saved.').waitFor();

  // Strangers see the name that was chosen to be shown, and without one no name: neither the real
  // one nor one made of it.
  const stranger = await openPage(browser);
  const profile = `${shop.url}/members/ada-of-${process.pid}`;
  await stranger.page.goto(profile);
  expect(await stranger.page.getByRole('heading', { level: 1 }).innerText()).toBe('Member');
  expect(await stranger.page.content()).not.toMatch(/Lovelace|Ada\b/);
  await page.goto(`${shop.url}/account`);
  await page.getByLabel('Display name').fill('The Countess');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => said(page)).toBe('Changes saved.');
  await stranger.page.goto(profile);
  expect(await stranger.page.getByRole('heading', { level: 1 }).innerText()).toBe('The Countess');
  expect(await stranger.page.title()).toBe('The Countess | Northlight Goods');
  expect(stranger.complaints).toEqual([]);
  await stranger.close();

  await page.goto(`${shop.url}/account/delete`);
  const submit = async (email: string, typed: string) => {
    await page.getByLabel('Enter your email address to confirm').fill(email);
    await page.getByLabel('Current password').fill(typed);
    await page.getByRole('button', { name: 'Delete my account' }).click();
  };
  await submit('somebody@example.com', member.password);
  await page
    .getByRole('alert')
    .filter({ hasText: 'not the email address of this account' })
    .first()
    .waitFor();
  // An open session alone, at a computer that was left unlocked, is not enough.
  await submit(member.email, 'not the password');
  await page.getByRole('alert').filter({ hasText: 'password' }).first().waitFor();
  await submit(member.email.toUpperCase(), member.password);
  await page.waitForURL(/notice=account-deleted/);
  await page.goto(`${shop.url}/account`);
  expect(page.url()).toContain('/hosted/sign-in');
  await close();
});

test.for([true, false])(
  'a member downloads a copy of their data with the password, and nothing without it (JavaScript: %s)',
  async (javaScriptEnabled, { shop, browser }) => {
    const { page, close } = await openPage(browser, { javaScriptEnabled });
    const member = await signUp(shop);
    await comeAs(page.context(), shop, member.tokens);
    await page.goto(`${shop.url}/account/security`);
    const part = page.locator('#data-copy');
    const requestChange = async (password: string) => {
      await part.getByLabel('Current password').fill(password);
      await part.getByRole('button', { name: 'Download your data' }).click();
    };
    await requestChange('not the password');
    await expect.poll(() => part.getByText('That password or code is incorrect.').count()).toBe(1);
    const download = page.waitForEvent('download');
    await requestChange(member.password);
    const file = await (await download).path();
    expect((await download).suggestedFilename()).toBe('my-data.json');
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      data: { account: { member: { loginEmail: member.email } } },
    });
    await close();
  },
);
