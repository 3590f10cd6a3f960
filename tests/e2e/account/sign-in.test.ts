import { AxeBuilder } from '@axe-core/playwright';
import {
  createClient,
  currentCart,
  factors,
  OAuthStrategy,
  redirects,
  type Tokens,
} from '@shopwright/sdk';
import { Secret, TOTP } from 'otpauth';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, vi } from 'vitest';
import { test as withShop } from '../../kit/demo-shop.ts';
import { startCaptchaService } from './captcha-service.ts';
import { openBrowser, openPage } from '../../kit/browser.ts';
import { comeAs, signUp, verifyAddress } from '../../kit/browser-member.ts';
import { findMessage, ownerOf, productIn } from '../../kit/shop-calls.ts';

/** Signing in, with everything a store may ask for, in a real browser, with real mails. */

vi.setConfig({ testTimeout: 90_000 });

const test = withShop
  // Vitest reads from this pattern which other fixtures are asked for: none.
  // oxlint-disable-next-line no-empty-pattern
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await openBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('owner', { scope: 'file' }, async ({ shop }) => ownerOf(shop));

const open = { emailVerification: false, ownerApproval: false, captcha: { mode: 'OFF' } } as const;
const password = 'lamp in the window';
let count = 0;
const newEmail = (name: string): string => `${name}-${process.pid}-${(count += 1)}@example.com`;

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const alert = (page: Page) => page.getByRole('alert').innerText();

async function fillIn(
  page: Page,
  fields: Readonly<Record<string, string>>,
  button: string,
): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** Who the browser is, by its cookie. */
async function tokensOf(context: BrowserContext): Promise<Tokens> {
  const kept = (await context.cookies()).find(({ name }) => name === 'shopwright-session');
  return JSON.parse(decodeURIComponent(kept?.value ?? '')) as Tokens;
}

const isSignedIn = async (context: BrowserContext): Promise<boolean> =>
  (await tokensOf(context)).refreshToken.role === 'member';

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_how, javaScriptEnabled) => {
  test('somebody with a full cart registers, confirms the address by the code in the mail, and is in with that cart', async ({
    shop,
    browser,
    owner,
    onTestFinished,
  }) => {
    onTestFinished(() => owner.setPolicy(open));
    const { page, complaints, close } = await openPage(browser, { javaScriptEnabled });
    await owner.setPolicy({ emailVerification: true });
    const visitor = createClient({
      host: shop.url,
      auth: OAuthStrategy({ clientId: shop.clientId }),
      modules: { currentCart },
    });
    await visitor.currentCart.addToCurrentCart({
      lineItems: [{ quantity: 2, catalogReference: await productIn(shop) }],
    });
    await comeAs(page.context(), shop, visitor.auth.getTokens());
    const email = newEmail('new');

    await page.goto(`${shop.url}/hosted/register?next=/cart`);
    await fillIn(page, { 'E-mail address': email, Password: password }, 'Create account');
    await page.waitForURL(/\/hosted\/verify/);
    await page.getByText(email).waitFor();
    const { codes } = await findMessage(shop, email);
    const code = codes[0] ?? '';

    // Wrong, then asked for again too early, then right with blanks in it.
    await fillIn(page, { Code: code === '000000' ? '000001' : '000000' }, 'Confirm');
    await expect
      .poll(() => page.locator('.field-error').innerText())
      .toContain('The code is not right');
    expect(await page.getByText(/ask for a new code in|Send a new code/).count()).toBe(1);
    await fillIn(page, { Code: `${code.slice(0, 3)} ${code.slice(3)} ` }, 'Confirm');
    await page.waitForURL(`${shop.url}/cart`);

    expect(await isSignedIn(page.context())).toBe(true);
    const member = createClient({
      host: shop.url,
      auth: OAuthStrategy({ clientId: shop.clientId, tokens: await tokensOf(page.context()) }),
      modules: { currentCart },
    });
    expect(
      (await member.currentCart.getCurrentCart()).lineItems?.map(({ quantity }) => quantity),
    ).toEqual([2]);
    expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
    await close();
  });

  test('a wrong password is said in words, keeps what was typed, and the right one leads to where they wanted', async ({
    shop,
    browser,
  }) => {
    const { page, close } = await openPage(browser, { javaScriptEnabled });
    const { email, password: right } = await signUp(shop);
    await page.goto(`${shop.url}/hosted/sign-in?next=/products%3Fsort%3Dname`);
    if (javaScriptEnabled) await page.getByRole('button', { name: 'Show the password' }).waitFor();
    await fillIn(page, { 'E-mail address': email, Password: 'not the right one' }, 'Sign in');
    await expect
      .poll(() => alert(page))
      .toContain('The e-mail address or the password is not right');
    expect(await page.getByLabel('E-mail address').inputValue()).toBe(email);
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(
      javaScriptEnabled ? 'not the right one' : '',
    );
    await fillIn(page, { Password: right }, 'Sign in');
    await page.waitForURL(`${shop.url}/products?sort=name`);
    expect(await isSignedIn(page.context())).toBe(true);

    // In already: the page of signing in leads on by itself, and signing out ends the session everywhere.
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

  test('a forgotten password: the link in the mail, a new one, in; the link works once', async ({
    shop,
    browser,
  }) => {
    const { page, close } = await openPage(browser, { javaScriptEnabled });
    const { email } = await signUp(shop);
    await page.goto(`${shop.url}/hosted/sign-in?next=/products`);
    await page.getByRole('link', { name: 'Forgotten your password?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Choose a new password' }).waitFor();
    await fillIn(page, { 'E-mail address': email }, 'Send the link');
    await expect.poll(() => heading(page)).toBe('Look into your mailbox');
    const link =
      (await findMessage(shop, email, 'password-recovery')).links.find((url) =>
        url.includes('/recover?'),
      ) ?? '';

    await page.goto(link);
    await fillIn(page, { 'New password': 'short' }, 'Save the password');
    await expect
      .poll(() => page.locator('.field-error').innerText())
      .toContain('at least 8 characters');
    await fillIn(page, { 'New password': 'password1' }, 'Save the password');
    await expect.poll(() => page.locator('.field-error').innerText()).toContain('stolen passwords');
    await fillIn(page, { 'New password': 'a lamp for the night' }, 'Save the password');
    await page.waitForURL(`${shop.url}/products`);
    expect(await isSignedIn(page.context())).toBe(true);
    await page.goto(link);
    expect(await heading(page)).toBe('This link no longer works');
    await close();
  });

  test('a second factor: the authenticator, the device that is remembered, a recovery code', async ({
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
      await fillIn(page, { 'E-mail address': member.email, Password: member.password }, 'Sign in');
      await page.waitForURL(({ pathname }) => pathname !== '/hosted/sign-in');
    };
    await signIn();
    await expect.poll(() => heading(page)).toBe('One more step');
    await fillIn(page, { Code: '000000' }, 'Go on');
    await expect
      .poll(() => page.locator('.field-error').innerText())
      .toContain('The code is not right');
    await page.getByLabel(/Do not ask for a code/).check();
    await fillIn(
      page,
      { Code: authenticator.generate({ timestamp: Date.now() + 30_000 }) },
      'Go on',
    );
    await page.waitForURL(`${shop.url}/products`);

    await page.context().clearCookies({ name: 'shopwright-session' });
    await signIn();
    await page.waitForURL(`${shop.url}/products`);

    await page.context().clearCookies();
    await signIn();
    await page.getByRole('link', { name: 'Use a recovery code' }).click();
    await page.waitForURL(/way=recovery/);
    await fillIn(page, { 'Recovery code': recoveryCodes[0] ?? '' }, 'Go on');
    await page.waitForURL(`${shop.url}/products`);
    await close();
  });

  test('a store that looks at new members first says so, and a closed account is not a wrong password', async ({
    shop,
    browser,
    owner,
    onTestFinished,
  }) => {
    onTestFinished(() => owner.setPolicy(open));
    const { page, close } = await openPage(browser, { javaScriptEnabled });
    await owner.setPolicy({ ownerApproval: true });
    const email = newEmail('waits');
    await page.goto(`${shop.url}/hosted/register`);
    await fillIn(page, { 'E-mail address': email, Password: password }, 'Create account');
    await expect.poll(() => heading(page)).toBe('Your account waits for approval');
    await owner.setPolicy({ ownerApproval: false });

    const blocked = await signUp(shop);
    await owner.block(blocked.tokens);
    await page.goto(`${shop.url}/hosted/sign-in`);
    await fillIn(page, { 'E-mail address': blocked.email, Password: blocked.password }, 'Sign in');
    await expect.poll(() => heading(page)).toBe('This account cannot be used');
    await close();
  });
});

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_how, javaScriptEnabled) => {
  test('the owner is led from the mail about a new member to a page that approves or blocks each of them', async ({
    shop,
    browser,
    owner,
    onTestFinished,
  }) => {
    onTestFinished(() => owner.setPolicy(open));
    const { page, close } = await openPage(browser, { javaScriptEnabled });
    await owner.setPolicy({ ownerApproval: true });
    const [welcome, unwanted, mistaken] = [
      newEmail('welcome'),
      newEmail('unwanted'),
      newEmail('mistaken'),
    ];
    for (const email of [welcome, unwanted, mistaken]) {
      await page.goto(`${shop.url}/hosted/register`);
      await fillIn(page, { 'E-mail address': email, Password: password }, 'Create account');
      await expect.poll(() => heading(page)).toBe('Your account waits for approval');
    }
    const notice = await findMessage(shop, 'hello@northlight.example', 'member-waits');
    const link = notice.links.find((address) => address.includes('/admin')) ?? '';
    expect(new URL(link).pathname).toBe('/admin/policy');
    await page.goto(link);
    await fillIn(
      page,
      { 'E-mail': shop.owner?.email ?? '', Password: shop.owner?.password ?? '' },
      'Sign in',
    );
    const rowOf = (email: string) => page.locator('#waiting li', { hasText: email });
    await rowOf(welcome).waitFor();
    if (javaScriptEnabled)
      expect(
        (await new AxeBuilder({ page }).analyze()).violations.map(
          ({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`,
        ),
      ).toEqual([]);
    await rowOf(welcome).getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('status').getByText(`${welcome} is approved`).waitFor();
    // Blocked by a wrong click: no other page lists those who are blocked.
    await rowOf(mistaken).getByRole('button', { name: 'Block' }).click();
    await page.getByRole('status').getByText(`${mistaken} is blocked`).waitFor();
    await page.getByRole('button', { name: 'Approve instead' }).click();
    await page.getByRole('status').getByText(`${mistaken} is approved`).waitFor();
    await rowOf(unwanted).getByRole('button', { name: 'Block' }).click();
    await page.getByRole('status').getByText(`${unwanted} is blocked`).waitFor();
    await expect.poll(() => rowOf(welcome).or(rowOf(unwanted)).or(rowOf(mistaken)).count()).toBe(0);

    await page.context().clearCookies();
    await page.goto(`${shop.url}/hosted/sign-in?next=/products`);
    await fillIn(page, { 'E-mail address': unwanted, Password: password }, 'Sign in');
    await expect.poll(() => heading(page)).toBe('This account cannot be used');
    for (const email of [welcome, mistaken]) {
      await page.context().clearCookies();
      // The mail leads to the sign-in and on to the account.
      await page.goto((await findMessage(shop, email, 'member-approved')).links[0] ?? '');
      await fillIn(page, { 'E-mail address': email, Password: password }, 'Sign in');
      await page.waitForURL(`${shop.url}/account`);
    }
    await close();
  });
});

test('tried too often: it says how long to wait', async ({ shop, browser }) => {
  const { page, close } = await openPage(browser);
  const email = newEmail('attacked');
  await page.goto(`${shop.url}/hosted/sign-in`);
  await expect
    .poll(
      async () => {
        await fillIn(page, { 'E-mail address': email, Password: 'wrong, and again' }, 'Sign in');
        return alert(page).catch(() => '');
      },
      { timeout: 30_000 },
    )
    .toMatch(/Wait (one second|\d+ seconds) and try again/);
  expect(await page.getByLabel('E-mail address').inputValue()).toBe(email);
  await close();
});

test('by keyboard alone, from the top of the page, with the focus where the mistake is', async ({
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

test('a store that keeps robots out: the browser calculates, and without scripts the page says what works', async ({
  shop,
  browser,
  owner,
  onTestFinished,
}) => {
  onTestFinished(() => owner.setPolicy(open));
  await owner.setPolicy({ captcha: { mode: 'INVISIBLE', provider: 'BUILT_IN' } });
  const { page, complaints, close } = await openPage(browser);
  const email = newEmail('person');
  await page.goto(`${shop.url}/hosted/register?next=/products`);
  await fillIn(page, { 'E-mail address': email, Password: 'password1' }, 'Create account');
  await expect.poll(() => page.locator('.field-error').innerText()).toContain('stolen');
  // A riddle counts once: there is a new one now.
  await fillIn(page, { Password: password }, 'Create account');
  await page.waitForURL(`${shop.url}/products`);
  expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
  await close();

  const plain = await openPage(browser, { javaScriptEnabled: false });
  await plain.page.goto(`${shop.url}/hosted/sign-in`);
  expect(await plain.page.locator('main').innerText()).toContain('needs JavaScript');
  expect(await plain.page.getByRole('button', { name: 'Sign in', exact: true }).isDisabled()).toBe(
    true,
  );
  await plain.page.getByRole('link', { name: /choose a new password by e-mail/ }).click();
  await expect.poll(() => heading(plain.page)).toBe('Choose a new password');
  await plain.close();
});

test('a store that has a service keep robots out: seen or in the background, the page shows it, allows it and nothing else, and its answer counts once', async ({
  shop,
  browser,
  owner,
  onTestFinished,
}) => {
  const keys = { siteKey: 'seen', secret: 'hush' };
  const service = await startCaptchaService(keys);
  onTestFinished(() => service.close());
  onTestFinished(() =>
    owner.setPolicy({ ...open, captcha: { mode: 'OFF', provider: 'BUILT_IN' } }),
  );
  const { email, password: right } = await signUp(shop);
  await owner.setPolicy({
    captcha: {
      mode: 'VISIBLE',
      provider: 'SITEVERIFY',
      ...keys,
      verifyUrl: service.verifyUrl,
      scriptUrl: service.scriptUrl,
    },
  });
  const { page, complaints, close } = await openPage(browser);

  // By a link from a page that has nothing to do with the service.
  await page.goto(`${shop.url}/hosted/forgot?next=/products`);
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  const check = page.frameLocator('iframe[title=Check]').getByRole('button');
  await check.waitFor();
  await fillIn(page, { 'E-mail address': email, Password: 'a wrong one' }, 'Sign in');
  await expect
    .poll(() => page.getByText('Answer the check that keeps robots out first.').count())
    .toBe(1);
  expect(service.checked).toEqual([]);
  await check.click();
  await expect.poll(() => page.locator('input[name=captcha]').inputValue()).not.toBe('');
  await fillIn(page, {}, 'Sign in');
  await expect.poll(() => alert(page)).toContain('The e-mail address or the password is not right');
  // The answer was used up by that: there is another check.
  await expect.poll(() => page.locator('input[name=captcha]').inputValue()).toBe('');
  await check.click();
  await expect.poll(() => page.locator('input[name=captcha]').inputValue()).not.toBe('');
  await fillIn(page, { Password: right }, 'Sign in');
  await page.waitForURL(`${shop.url}/products`);
  expect(service.checked.map(({ success }) => success)).toEqual([true, true]);
  expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);

  // In the background nobody sees a thing.
  await page.context().clearCookies();
  await owner.setPolicy({ captcha: { mode: 'INVISIBLE' } });
  await page.goto(`${shop.url}/hosted/sign-in?next=/products`);
  await page.locator('iframe[title=Check]').waitFor({ state: 'attached' });
  await fillIn(page, { 'E-mail address': email, Password: right }, 'Sign in');
  await page.waitForURL(`${shop.url}/products`);
  expect(service.checked.map(({ success }) => success)).toEqual([true, true, true]);
  const policyOf = async (path: string) =>
    (await fetch(shop.url + path)).headers.get('content-security-policy') ?? '';
  expect(await policyOf('/hosted/register')).toContain(`frame-src ${service.origin};`);
  expect(await policyOf('/hosted/forgot')).not.toContain(service.origin);
  await close();

  const plain = await openPage(browser, { javaScriptEnabled: false });
  await plain.page.goto(`${shop.url}/hosted/sign-in`);
  expect(await plain.page.locator('main').innerText()).toMatch(
    /a check by 127\.0\.0\.1:\d+\. It needs JavaScript/,
  );
  await plain.close();
});

test('those who only look at a link do nothing with it: HEAD and fetching ahead sign nobody out, and the link still works', async ({
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
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await page.goto(`${shop.url}/hosted/sign-in?next=${encodeURIComponent(next)}`);
  await fillIn(page, { 'E-mail address': email, Password: right }, 'Sign in');
  await page.waitForURL((url) => !url.pathname.startsWith('/hosted'));
  expect(new Set(asked)).toEqual(new Set([shop.url]));
  await close();
});

// Where there is time: `npm run test:all`.
describe.runIf(process.env.SHOPWRIGHT_TEST_ALL === '1')("nothing stands in anybody's way", () => {
  test.for([
    'sign-in',
    'register',
    'forgot',
    'recover?token=over',
    'verify',
    'second-factor',
    'verify?over',
    'choose',
    'pending',
    'blocked',
    'sign-in?session=unknown',
  ])('/hosted/%s', async (path, { shop, browser }) => {
    for (const [width, lang] of [
      [390, 'de'],
      [1280, 'en'],
    ] as const) {
      const { page, close } = await openPage(browser);
      await page.setViewportSize({ width, height: 800 });
      await page.context().addCookies(halfDone(path, shop.url));
      await page.goto(`${shop.url}/hosted/${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
      expect(
        (await new AxeBuilder({ page }).analyze()).violations.map(
          ({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
        ),
      ).toEqual([]);
      expect(
        await page.evaluate(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        ),
      ).toBe(0);
      await close();
    }
  });
});

/** The cookies of a sign-in that has got as far as this page. */
function halfDone(path: string, url: string) {
  const step = { stateToken: 'x', email: 'ada@example.com', sentAt: Date.now() };
  const kept: Record<string, [name: string, value: unknown]> = {
    verify: ['shopwright-sign-in', { ...step, kind: 'verify' }],
    'second-factor': [
      'shopwright-sign-in',
      { ...step, kind: 'factor', factor: 'SMS', hint: '88', factors: ['TOTP', 'SMS'] },
    ],
    choose: [
      'shopwright-accounts',
      [
        { email: 'ada@example.com', name: 'Ada' },
        { email: 'a-long-address-of-somebody-else@sub.example.com', name: '' },
      ],
    ],
  };
  const [name, value] = kept[path] ?? [];
  return name === undefined
    ? []
    : [{ name, value: encodeURIComponent(JSON.stringify(value)), url }];
}
