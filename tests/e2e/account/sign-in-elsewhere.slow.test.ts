import {
  createClient,
  currentCart,
  factors,
  OAuthStrategy,
  redirects,
  type IOAuthStrategy,
  type OauthData,
} from '@shopwright/sdk';
import { exportJWK, generateKeyPair } from 'jose';
import { createServer, type Server } from 'node:http';
import { Provider } from 'oidc-provider';
import type { Page } from 'playwright-core';
import { describe, expect, vi } from 'vitest';
import { openPage } from '../../kit/browser.ts';
import { test as withBrowser } from '../../kit/browser-shop.ts';
import { startDemoShop, stopDemoShop } from '../../kit/demo-shop.ts';
import { comeAs, signUp, type SignedUp, verifyAddress } from '../../kit/browser-member.ts';
import { ownerOf, productIn } from '../../kit/shop-calls.ts';

/** Signing in for another site, at another house, and with a passkey. */

vi.setConfig({ testTimeout: 90_000 });

const test = withBrowser
  // Passkeys belong to a name: a number is none.
  .extend('shop', { scope: 'file' }, async ({ dataDir }, { onCleanup }) => {
    const shop = await startDemoShop(dataDir, { env: { HOST: 'localhost' } });
    onCleanup(() => stopDemoShop(shop));
    return shop;
  })
  .extend('owner', { scope: 'file' }, async ({ shop }) => ownerOf(shop))
  /** Another site: nothing but a page to come back to. */
  .extend('lumen', { scope: 'file' }, async ({ owner }, { onCleanup }) => {
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end('<title>Lumen</title>');
    });
    const origin = await listen(server);
    onCleanup(() => endServer(server));
    return {
      callback: `${origin}/callback`,
      clientId: await owner.createApp({
        name: 'Lumen Magazine',
        redirects: [`${origin}/callback`],
        origins: [origin],
      }),
    };
  });

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();

async function signIn(
  page: Page,
  { email, password }: Pick<SignedUp, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The other site: its client, and the parameters it got back. */
async function fromLumen(
  page: Page,
  host: string,
  { clientId, callback }: { readonly clientId: string; readonly callback: string },
  prompt: redirects.Prompt,
) {
  const auth = OAuthStrategy({ clientId });
  const client = createClient({ host, auth, modules: { redirects, currentCart } });
  await client.currentCart.addToCurrentCart({
    lineItems: [{ quantity: 1, catalogReference: await productIn({ url: host, clientId }) }],
  });
  const data = auth.generateOAuthData(callback);
  const { redirectSession } = await client.redirects.createRedirectSession({
    auth: {
      authRequest: {
        clientId,
        redirectUri: callback,
        responseType: 'code',
        responseMode: 'fragment',
        scope: 'offline_access',
        state: data.state,
        codeChallenge: data.codeChallenge,
        codeChallengeMethod: 'S256',
      },
      prompt,
    },
  });
  await page.goto(redirectSession?.fullUrl ?? '');
  return { client, data };
}

async function backAtLumen(page: Page, auth: IOAuthStrategy, data: OauthData) {
  await page.waitForURL((url) => url.href.startsWith(data.redirectUri));
  const answer = auth.parseFromUrl(page.url());
  return {
    ...answer,
    enter: async () => auth.setTokens(await auth.getMemberTokens(answer.code, answer.state, data)),
  };
}

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_how, javaScriptEnabled) => {
  test("another site's visitor signs in and returns with a code and the member's cart", async ({
    shop,
    browser,
    lumen,
  }) => {
    const { page, close } = await openPage(browser, { javaScriptEnabled });
    const member = await signUp(shop);
    const { client, data } = await fromLumen(page, shop.url, lumen, 'login');
    await page.getByText('to continue to Lumen Magazine').waitFor();
    expect(page.url()).not.toContain('token=');
    await signIn(page, member);
    const back = await backAtLumen(page, client.auth, data);
    await back.enter();
    expect(client.auth.loggedIn()).toBe(true);
    expect((await client.currentCart.getCurrentCart()).lineItems?.length).toBe(1);
    await page.goBack().catch(() => undefined);
    await close();
  });

  test('a user who cancels returns, and the site gets the error', async ({
    shop,
    browser,
    lumen,
  }) => {
    const { page, close } = await openPage(browser, { javaScriptEnabled });
    const { client, data } = await fromLumen(page, shop.url, lumen, 'login');
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await backAtLumen(page, client.auth, data)).toMatchObject({
      error: 'access_denied',
      state: data.state,
    });
    await close();
  });

  test('a user picks an account of this browser, and another site needs consent', async ({
    shop,
    browser,
    lumen,
  }) => {
    const { page, close } = await openPage(browser, { javaScriptEnabled });
    const [one, other] = [
      await signUp(shop, { firstName: 'One' }),
      await signUp(shop, { firstName: 'Other' }),
    ];
    for (const member of [other, one]) {
      await page.goto(`${shop.url}/hosted/sign-in?next=/products&account=new`);
      await signIn(page, member);
      await page.waitForURL(`${shop.url}/products`);
    }
    const choosing = await fromLumen(page, shop.url, lumen, 'select_account');
    await expect.poll(() => heading(page)).toBe('Choose an account');
    await page.getByRole('link', { name: /Other/ }).click();
    await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe(other.email);
    await signIn(page, other);
    expect((await backAtLumen(page, choosing.client.auth, choosing.data)).error).toBeUndefined();

    const consent = await fromLumen(page, shop.url, lumen, 'consent');
    await expect.poll(() => heading(page)).toBe('Lumen Magazine wants to access your account');
    expect(await page.locator('main').innerText()).toContain(other.email);
    await page.getByRole('button', { name: 'Allow access' }).click();
    expect((await backAtLumen(page, consent.client.auth, consent.data)).code).toBeTruthy();
    await close();
  });
});

test('an expired redirect session says so and links back', async ({ shop, browser, lumen }) => {
  const { page, close } = await openPage(browser);
  const stranger = await openPage(browser);
  await fromLumen(page, shop.url, lumen, 'login');
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  const answer = await stranger.page.goto(page.url());
  expect(answer?.status()).toBe(404);
  expect(await heading(stranger.page)).toBe('This page has expired');
  expect(await stranger.page.getByRole('link', { name: 'Back to store' }).count()).toBe(1);
  await stranger.close();
  await close();
});

test('a passkey alone signs a member in', async ({ shop, browser }) => {
  const { page, complaints, close } = await openPage(browser);
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
  const member = await signUp(shop);
  const as = createClient({
    host: shop.url,
    auth: OAuthStrategy({ clientId: shop.clientId, tokens: member.tokens }),
    modules: { factors },
  });
  await verifyAddress(shop, member);
  const { challengeId = '', publicKeyCredentialCreationOptionsJson = '' } =
    await as.factors.beginPasskey({ password: member.password });
  await page.goto(`${shop.url}/hosted/sign-in?next=/products`);
  const credential = await page.evaluate<string>(
    `navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(${publicKeyCredentialCreationOptionsJson}) }).then((made) => JSON.stringify(made.toJSON()))`,
  );
  await as.factors.addPasskey({ challengeId, credential });

  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL(`${shop.url}/products`);
  expect(
    (await page.context().cookies()).find(({ name }) => name === 'shopwright-session')?.value,
  ).toContain('member');
  expect(complaints).toEqual([]);
  await close();
});

test('an external provider signs a user in; if it fails, the page says so', async ({
  shop,
  browser,
  owner,
  onTestFinished,
}) => {
  const users: Record<string, object> = {
    ada: { email: `ada-${process.pid}@house.example`, email_verified: true, given_name: 'Ada' },
    eve: { email: 'eve@house.example', email_verified: false },
  };
  const house = await openHouse(`${shop.url}/v1/sso/callback`, users);
  onTestFinished(house.close);
  await owner.connect({
    name: 'House',
    issuer: house.issuer,
    clientId: 'shop',
    clientSecret: 'shop-secret',
  });
  const { page, close } = await openPage(browser, { javaScriptEnabled: false });

  house.who = 'eve';
  await page.goto(`${shop.url}/hosted/sign-in?next=/products`);
  await page.getByRole('link', { name: 'Continue with House' }).click();
  await expect
    .poll(() => page.getByRole('alert').innerText())
    .toContain("House hasn't confirmed your email address");

  house.who = 'ada';
  await page.context().clearCookies();
  await comeAs(page.context(), shop, (await visitorWithCart(shop)).auth.getTokens());
  await page.goto(`${shop.url}/hosted/register?next=/products`);
  await page.getByRole('link', { name: 'Continue with House' }).click();
  await page.waitForURL(`${shop.url}/products`);
  const sessionCookie = (await page.context().cookies()).find(
    ({ name }) => name === 'shopwright-session',
  );
  const member = createClient({
    host: shop.url,
    auth: OAuthStrategy({
      clientId: shop.clientId,
      tokens: JSON.parse(decodeURIComponent(sessionCookie?.value ?? '')),
    }),
    modules: { currentCart },
  });
  expect(member.auth.loggedIn()).toBe(true);
  expect((await member.currentCart.getCurrentCart()).lineItems?.length).toBe(1);
  await close();
});

async function visitorWithCart({
  url,
  clientId,
}: {
  readonly url: string;
  readonly clientId: string;
}) {
  const visitor = createClient({
    host: url,
    auth: OAuthStrategy({ clientId }),
    modules: { currentCart },
  });
  await visitor.currentCart.addToCurrentCart({
    lineItems: [{ quantity: 1, catalogReference: await productIn({ url, clientId }) }],
  });
  return visitor;
}

/** Answers its origin: another one than the shop's, on a machine without a network. */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

function endServer(server: Server): void {
  server.closeAllConnections();
  server.close();
}

/** A real OpenID Connect provider, where `who` is signed in and agrees at once. */
async function openHouse(redirectUri: string, users: Readonly<Record<string, object>>) {
  const server = createServer();
  const issuer = await listen(server);
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'shop', client_secret: 'shop-secret', redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'k1', use: 'sig', alg: 'RS256' }] },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name'] },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['x'] },
    interactions: { url: (_context, interaction) => `/sign-in/${interaction.uid}` },
    findAccount: async (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...users[id] }),
    }),
  });
  const handler = provider.callback();
  const house = { issuer, who: '', close: () => endServer(server) };
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/sign-in/')) return void handler(request, response);
    void (async () => {
      const { prompt, params, grantId } = await provider.interactionDetails(request, response);
      const grant = grantId
        ? await provider.Grant.find(grantId)
        : new provider.Grant({ accountId: house.who, clientId: String(params['client_id']) });
      grant?.addOIDCScope('openid email profile');
      const result =
        prompt.name === 'login'
          ? { login: { accountId: house.who } }
          : { consent: { grantId: (await grant?.save()) ?? '' } };
      await provider.interactionFinished(request, response, result, {
        mergeWithLastSubmission: true,
      });
    })();
  });
  return house;
}
