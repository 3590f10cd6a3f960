import { expect, vi } from 'vitest';
import { startCaptchaService } from './captcha-service.ts';
import { openPage } from '../../kit/browser.ts';
import { signUp } from '../../kit/browser-member.ts';
import { test, open, password, heading, alert, fillIn } from './sign-in-pages.ts';

/** Stores with a captcha. */

vi.setConfig({ testTimeout: 90_000 });
let count = 0;
const newEmail = (name: string): string => `${name}-${process.pid}-${(count += 1)}@example.com`;

test('with a captcha, the browser solves it; without JavaScript, the page offers alternatives', async ({
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
  await fillIn(page, { 'Email address': email, Password: 'password1' }, 'Create account');
  await expect.poll(() => page.locator('.field-error').innerText()).toContain('data breach');
  // A riddle counts once: there is a new one now.
  await fillIn(page, { Password: password }, 'Create account');
  await page.waitForURL(`${shop.url}/products`);
  expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
  await close();

  const plain = await openPage(browser, { javaScriptEnabled: false });
  await plain.page.goto(`${shop.url}/hosted/sign-in`);
  expect(await plain.page.locator('main').innerText()).toContain('requires JavaScript');
  expect(await plain.page.getByRole('button', { name: 'Sign in', exact: true }).isDisabled()).toBe(
    true,
  );
  await plain.page.getByRole('link', { name: /reset your password by email/ }).click();
  await expect.poll(() => heading(plain.page)).toBe('Reset your password');
  await plain.close();
});

test('a store with an external captcha: the page shows it or runs it in the background, allows only it in its policy, and accepts its token once', async ({
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
  await fillIn(page, { 'Email address': email, Password: 'a wrong one' }, 'Sign in');
  await expect.poll(() => page.getByText('Complete the security check first.').count()).toBe(1);
  expect(service.checked).toEqual([]);
  await check.click();
  await expect.poll(() => page.locator('input[name=captcha]').inputValue()).not.toBe('');
  await fillIn(page, {}, 'Sign in');
  await expect.poll(() => alert(page)).toContain('Incorrect email address or password');
  // The answer was used up by that: there is another check.
  await expect.poll(() => page.locator('input[name=captcha]').inputValue()).toBe('');
  await check.click();
  await expect.poll(() => page.locator('input[name=captcha]').inputValue()).not.toBe('');
  await fillIn(page, { Password: right }, 'Sign in');
  await page.waitForURL(`${shop.url}/products`);
  expect(service.checked.map(({ success }) => success)).toEqual([true, true]);
  expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);

  // An invisible captcha shows nothing.
  await page.context().clearCookies();
  await owner.setPolicy({ captcha: { mode: 'INVISIBLE' } });
  await page.goto(`${shop.url}/hosted/sign-in?next=/products`);
  await page.locator('iframe[title=Check]').waitFor({ state: 'attached' });
  await fillIn(page, { 'Email address': email, Password: right }, 'Sign in');
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
    /a security check by 127\.0\.0\.1:\d+ that requires JavaScript/,
  );
  await plain.close();
});
