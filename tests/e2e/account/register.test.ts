import { AxeBuilder } from '@axe-core/playwright';
import { createClient, currentCart, OAuthStrategy } from '@shopwright/sdk';
import { describe, expect, vi } from 'vitest';
import { openPage } from '../../kit/browser.ts';
import { comeAs, signUp } from '../../kit/browser-member.ts';
import { findMessage, productIn } from '../../kit/shop-calls.ts';
import { test, open, password, heading, fillIn, tokensOf, isSignedIn } from './sign-in-pages.ts';

/** Creating an account: the code in the mail, and stores that approve members. */

vi.setConfig({ testTimeout: 180_000 });
let count = 0;
const newEmail = (name: string): string => `${name}-${process.pid}-${(count += 1)}@example.com`;

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_how, javaScriptEnabled) => {
  test('a visitor with a full cart registers, confirms the address with the mailed code, and is signed in with that cart', async ({
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
    await fillIn(page, { 'Email address': email, Password: password }, 'Create account');
    await page.waitForURL(/\/hosted\/verify/);
    await page.getByText(email).waitFor();
    const { codes } = await findMessage(shop, email);
    const code = codes[0] ?? '';

    // A wrong code, a resend that is too early, then the right code with spaces.
    await fillIn(page, { Code: code === '000000' ? '000001' : '000000' }, 'Confirm');
    await expect
      .poll(() => page.locator('.field-error').innerText())
      .toContain('That code is incorrect');
    expect(await page.getByText(/request a new code in|Send new code/).count()).toBe(1);
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

  test('a store with approval says so, and a blocked account is not reported as a wrong password', async ({
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
    await fillIn(page, { 'Email address': email, Password: password }, 'Create account');
    await expect.poll(() => heading(page)).toBe('Your account is waiting for approval');
    await owner.setPolicy({ ownerApproval: false });

    const blocked = await signUp(shop);
    await owner.block(blocked.tokens);
    await page.goto(`${shop.url}/hosted/sign-in`);
    await fillIn(page, { 'Email address': blocked.email, Password: blocked.password }, 'Sign in');
    await expect.poll(() => heading(page)).toBe("This account can't be used");
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
      await fillIn(page, { 'Email address': email, Password: password }, 'Create account');
      await expect.poll(() => heading(page)).toBe('Your account is waiting for approval');
    }
    const notice = await findMessage(shop, 'hello@northlight.example', 'member-waits');
    const link = notice.links.find((address) => address.includes('/admin')) ?? '';
    expect(new URL(link).pathname).toBe('/admin/waiting');
    await page.goto(link);
    await fillIn(
      page,
      { Email: shop.owner?.email ?? '', Password: shop.owner?.password ?? '' },
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
    await page.getByRole('status').getByText(`${welcome} has been approved`).waitFor();
    // Blocked by a wrong click: no other page lists those who are blocked.
    await rowOf(mistaken).getByRole('button', { name: 'Block' }).click();
    await page.getByRole('status').getByText(`${mistaken} has been blocked`).waitFor();
    await page.getByRole('button', { name: 'Approve instead' }).click();
    await page.getByRole('status').getByText(`${mistaken} has been approved`).waitFor();
    await rowOf(unwanted).getByRole('button', { name: 'Block' }).click();
    await page.getByRole('status').getByText(`${unwanted} has been blocked`).waitFor();
    await expect.poll(() => rowOf(welcome).or(rowOf(unwanted)).or(rowOf(mistaken)).count()).toBe(0);

    await page.context().clearCookies();
    await page.goto(`${shop.url}/hosted/sign-in?next=/products`);
    await fillIn(page, { 'Email address': unwanted, Password: password }, 'Sign in');
    await expect.poll(() => heading(page)).toBe("This account can't be used");
    for (const email of [welcome, mistaken]) {
      await page.context().clearCookies();
      // The mail leads to the sign-in and on to the account.
      await page.goto((await findMessage(shop, email, 'member-approved')).links[0] ?? '');
      await fillIn(page, { 'Email address': email, Password: password }, 'Sign in');
      await page.waitForURL(`${shop.url}/account`);
    }
    await close();
  });
});
