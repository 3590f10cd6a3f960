import { createClient, OAuthStrategy, staff } from '@shopwright/sdk';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { openPage } from '../../kit/browser.ts';

/** The sign-in of the admin, in a real browser. */

vi.setConfig({ testTimeout: 90_000 });

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_how, javaScriptEnabled) => {
  test('an owner with a second factor signs in with its code', async ({
    shop,
    browser,
    onTestFinished,
  }) => {
    const owner = shop.owner ?? { email: '', password: '' };
    const anyone = createClient({
      host: shop.url,
      auth: OAuthStrategy({ clientId: shop.clientId }),
      modules: { staff },
    });
    const { accessToken = '' } = await anyone.staff.signIn(owner);
    const self = createClient({
      host: shop.url,
      headers: { authorization: accessToken },
      modules: { staff },
    });
    const { factor, secret = '' } = await self.staff.enrolMyFactor({ password: owner.password });
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    onTestFinished(() =>
      self.staff.removeMyFactor(factor?.factorId ?? '', { password: owner.password }),
    );
    const { recoveryCodes = [] } = await self.staff.activateMyFactor(factor?.factorId ?? '', {
      code: app.generate(),
    });

    const { page, complaints, close } = await openPage(browser, { javaScriptEnabled });
    await page.goto(`${shop.url}/admin/policy`);
    await page.waitForURL(/\/admin\/sign-in/);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password').fill(owner.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
    await page.reload();
    await page.getByLabel(/^Authenticator code/).fill('000000');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect
      .poll(() => page.getByRole('alert').innerText())
      .toContain('That code is incorrect or has expired.');
    await page.getByLabel(/^Authenticator code/).fill(recoveryCodes[0] ?? '');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(`${shop.url}/admin/policy`);
    const cookies = await page.context().cookies(`${shop.url}/admin/sign-in`);
    expect(cookies.map(({ name }) => name)).toContain('shopwright-staff-device');
    expect(cookies.map(({ name }) => name)).not.toContain('shopwright-staff-step');
    // The one wrong code, and nothing else.
    expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
    await close();
  });
});
