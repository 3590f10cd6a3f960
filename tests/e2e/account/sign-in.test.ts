import { createClient, factors, OAuthStrategy, redirects } from '@shopwright/sdk';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, vi } from 'vitest';
import { openPage } from '../../kit/browser.ts';
import { signUp, verifyAddress } from '../../kit/browser-member.ts';
import { findMessage } from '../../kit/shop-calls.ts';
import { test, heading, alert, fillIn, tokensOf, isSignedIn } from './sign-in-pages.ts';

/** Signing in: wrong passwords, second factors, forgotten passwords, links and where they lead. */

vi.setConfig({ testTimeout: 180_000 });
let count = 0;
const newEmail = (name: string): string => `${name}-${process.pid}-${(count += 1)}@example.com`;

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_how, javaScriptEnabled) => {
  test('a wrong password keeps the entered address, and the right one leads to the destination', async ({
    shop,
    browser,
  }) => {
    const { page, close } = await openPage(browser, { javaScriptEnabled });
    const { email, password: right } = await signUp(shop);
    await page.goto(`${shop.url}/hosted/sign-in?next=/products%3Fsort%3Dname`);
    if (javaScriptEnabled) await page.getByRole('button', { name: 'Show password' }).waitFor();
    await fillIn(page, { 'Email address': email, Password: 'not the right one' }, 'Sign in');
    await expect.poll(() => alert(page)).toContain('Incorrect email address or password');
    expect(await page.getByLabel('Email address').inputValue()).toBe(email);
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(
      javaScriptEnabled ? 'not the right one' : '',
    );
    await fillIn(page, { Password: right }, 'Sign in');
    await page.waitForURL(`${shop.url}/products?sort=name`);
    expect(await isSignedIn(page.context())).toBe(true);

    // In already: the page of signing in leads on by itself, and signing out ends the session
    // everywhere.
    await page.goto(`${shop.url}/hosted/sign-in?next=/products`);
    expect(page.url()).toBe(`${shop.url}/products`);
    const { refreshToken } = await tokensOf(page.context());
    const out = await page.request.post(`${shop.url}/account/sign-out`, {
      form: { next: '//evil.example' },
      headers: { origin: shop.url },
      maxRedirects: 0,
    });
    expect([out.status(), out.headers()['location']]).toEqual([303, '/?notice=signed-out']);
    const renewed = await fetch(`${shop.url}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        clientId: shop.clientId,
        grantType: 'refresh_token',
        refreshToken: refreshToken.value,
      }),
    });
    expect(renewed.status).toBe(400);
    expect((await page.context().cookies()).some(({ name }) => name === 'shopwright-session')).toBe(
      false,
    );
    await close();
  });

  test('a forgotten password is reset with the mailed link, which works once', async ({
    shop,
    browser,
  }) => {
    const { page, close } = await openPage(browser, { javaScriptEnabled });
    const { email } = await signUp(shop);
    await page.goto(`${shop.url}/hosted/sign-in?next=/products`);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Reset your password' }).waitFor();
    await fillIn(page, { 'Email address': email }, 'Send reset link');
    await expect.poll(() => heading(page)).toBe('Check your email');
    const link =
      (await findMessage(shop, email, 'password-recovery')).links.find((url) =>
        url.includes('/recover?'),
      ) ?? '';

    await page.goto(link);
    await fillIn(page, { 'New password': 'short' }, 'Save password');
    await expect
      .poll(() => page.locator('.field-error').innerText())
      .toContain('at least 8 characters');
    await fillIn(page, { 'New password': 'password1' }, 'Save password');
    await expect.poll(() => page.locator('.field-error').innerText()).toContain('data breach');
    await fillIn(page, { 'New password': 'a lamp for the night' }, 'Save password');
    await page.waitForURL(`${shop.url}/products`);
    expect(await isSignedIn(page.context())).toBe(true);
    await page.goto(link);
    expect(await heading(page)).toBe('This link has expired');
    await close();
  });

  test('a second factor works with an authenticator, a remembered device and a recovery code', async ({
    shop,
    browser,
  }) => {
    const member = await signUp(shop);
    const as = createClient({
      host: shop.url,
      auth: OAuthStrategy({ clientId: shop.clientId, tokens: member.tokens }),
      modules: { factors },
    });
    await verifyAddress(shop, member);
    const { factor, secret = '' } = await as.factors.enrolFactor({
      type: 'TOTP',
      password: member.password,
    });

    const authenticator = new TOTP({
      algorithm: 'SHA1',
      digits: 6,
      period: 30,
      secret: Secret.fromBase32(secret),
    });

    // Each code counts once, so the sign-in uses the next one: a step ahead is still good.
    const { recoveryCodes = [] } = await as.factors.activateFactor(factor?.factorId ?? '', {
      code: authenticator.generate(),
    });

    const { page, close } = await openPage(browser, { javaScriptEnabled });
    const signIn = async () => {
      await page.goto(`${shop.url}/hosted/sign-in?next=/products&account=new`);
      await fillIn(page, { 'Email address': member.email, Password: member.password }, 'Sign in');
      await page.waitForURL(({ pathname }) => pathname !== '/hosted/sign-in');
    };
    await signIn();
    await expect.poll(() => heading(page)).toBe('Two-step verification');
    await fillIn(page, { Code: '000000' }, 'Continue');
    await expect
      .poll(() => page.locator('.field-error').innerText())
      .toContain('That code is incorrect');
    await page.getByLabel(/Don't ask again/).check();
    await fillIn(
      page,
      { Code: authenticator.generate({ timestamp: Date.now() + 30_000 }) },
      'Continue',
    );
    await page.waitForURL(`${shop.url}/products`);

    await page.context().clearCookies({ name: 'shopwright-session' });
    await signIn();
    await page.waitForURL(`${shop.url}/products`);

    await page.context().clearCookies();
    await signIn();
    await page.getByRole('link', { name: 'Use a recovery code' }).click();
    await page.waitForURL(/way=recovery/);
    await fillIn(page, { 'Recovery code': recoveryCodes[0] ?? '' }, 'Continue');
    await page.waitForURL(`${shop.url}/products`);
    await close();
  });
});

test('too many attempts: the page says how long to wait', async ({ shop, browser }) => {
  const { page, close } = await openPage(browser);
  const email = newEmail('attacked');
  await page.goto(`${shop.url}/hosted/sign-in`);
  await expect
    .poll(
      async () => {
        await fillIn(page, { 'Email address': email, Password: 'wrong, and again' }, 'Sign in');
        return alert(page).catch(() => '');
      },
      { timeout: 75_000 },
    )
    .toMatch(/Wait (1 second|\d+ seconds) and try again/);
  expect(await page.getByLabel('Email address').inputValue()).toBe(email);
  await close();
});

test('works by keyboard alone, and moves the focus to the invalid field', async ({
  shop,
  browser,
}) => {
  const { page, close } = await openPage(browser);
  const { email, password: right } = await signUp(shop);
  await page.goto(`${shop.url}/hosted/sign-in?next=/products`, { waitUntil: 'networkidle' });
  const focused = () =>
    page.evaluate<string>(
      '[document.activeElement.tagName, document.activeElement.getAttribute("name") ?? document.activeElement.textContent].join(" ")',
    );
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('A Skip to content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('INPUT email');
  await page.keyboard.type('nobody');
  await page.keyboard.press('Tab');
  await page.keyboard.type(right);
  await page.keyboard.press('Enter');
  // The browser itself refuses what is no address and stays at the field.
  expect(await focused()).toBe('INPUT email');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${shop.url}/products`);
  await close();
});

test('HEAD and prefetch requests have no effect: no member is signed out, and the link still works', async ({
  shop,
}) => {
  const { tokens } = await signUp(shop);
  const member = createClient({
    host: shop.url,
    auth: OAuthStrategy({ clientId: shop.clientId, tokens }),
    modules: { redirects },
  });
  const { redirectSession } = await member.redirects.createRedirectSession({
    logout: { clientId: shop.clientId },
    callbacks: { postFlowUrl: shop.url },
  });
  const link = redirectSession?.fullUrl ?? '';
  expect((await fetch(link, { method: 'HEAD', redirect: 'manual' })).status).toBe(200);
  expect(
    (await fetch(link, { headers: { 'sec-purpose': 'prefetch' }, redirect: 'manual' })).status,
  ).toBe(503);

  const isIn = async () =>
    (
      await fetch(`${shop.url}/oauth2/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          clientId: shop.clientId,
          grantType: 'refresh_token',
          refreshToken: tokens.refreshToken.value,
        }),
      })
    ).status === 200;
  expect(await isIn()).toBe(true);
  expect((await fetch(link, { redirect: 'manual' })).status).toBe(302);
  expect(await isIn()).toBe(false);
});

test.for(['REQUIRE_EMAIL_VERIFICATION', 'REQUIRE_MFA', 'MFA_CHALLENGE'])(
  'a half-done sign-in (%s) cannot be put into a browser by a link',
  async (state, { shop }) => {
    const answer = await fetch(
      `${shop.url}/hosted/sso?state=${state}&stateToken=${'x'.repeat(43)}`,
      { redirect: 'manual' },
    );
    expect(answer.headers.get('location')).toMatch(/^\/hosted\/sign-in\?sso=failed/);
    expect(
      answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('shopwright-sign-in=')),
    ).toEqual([]);
  },
);

test.for([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '/%09//evil.example',
])('signing in never leads to %s', async (next, { shop, browser }) => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false });
  const { email, password: right } = await signUp(shop);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).origin));
  await page.goto(`${shop.url}/hosted/sign-in?next=${encodeURIComponent(next)}`);
  await fillIn(page, { 'Email address': email, Password: right }, 'Sign in');
  await page.waitForURL((url) => !url.pathname.startsWith('/hosted'));
  expect(new Set(requests)).toEqual(new Set([shop.url]));
  await close();
});
