import { createRequire } from 'node:module';
import { randomUUID } from 'node:crypto';
import type * as ecomPackage from '@wix/ecom';
import type * as membersPackage from '@wix/members';
import type * as redirectsPackage from '@wix/redirects';
import type * as sdkPackage from '@wix/sdk';
import type { Tokens } from '@wix/sdk';
import type * as storesPackage from '@wix/stores';
import { expect } from 'vitest';
import { addMember } from '../../kit/members.ts';
import type { StockedCatalog } from '../../kit/catalog.ts';
import type { TestServer } from '../../kit/start-server.ts';
import type { Redirect } from './redirect.ts';

/** What every storefront does, written once and run with any release of the provider's packages. */

/** The newest declarations stand for all releases: the functions used here are the same in each. */
interface Packages {
  readonly sdk: typeof sdkPackage;
  readonly stores: typeof storesPackage;
  readonly ecom: typeof ecomPackage;
  readonly members: typeof membersPackage;
  readonly redirects: typeof redirectsPackage;
}

/** The packages as a program in this folder gets them. */
export function packagesIn(folder: string): Packages {
  const load = createRequire(`${folder}/program.cjs`);
  // The module is named; the folder decides the release.
  return {
    sdk: load('@wix/sdk') as Packages['sdk'],
    stores: load('@wix/stores') as Packages['stores'],
    ecom: load('@wix/ecom') as Packages['ecom'],
    members: load('@wix/members') as Packages['members'],
    redirects: load('@wix/redirects') as Packages['redirects'],
  };
}

/** A member signed in by the owner's key; release 1.9 has no function of its own for it. */
async function memberTokens(
  { url, createApiKey }: TestServer,
  memberId: string,
  role: Tokens['refreshToken']['role'],
): Promise<Tokens> {
  const answer = await fetch(`${url}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: await createApiKey() },
    body: JSON.stringify({
      grant_type: 'authorized_client',
      scope: 'offline_access',
      member_id: memberId,
    }),
  });
  const {
    access_token: value,
    refresh_token: refresh,
    expires_in: seconds,
  } = (await answer.json()) as { access_token: string; refresh_token?: string; expires_in: number };
  return {
    accessToken: { value, expiresAt: Math.floor(Date.now() / 1000) + seconds },
    refreshToken: { value: refresh ?? '', role },
  };
}

const storesApp = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

/**
 * Tokens, products, collections, cart, checkout, redirect and members; whatever is sent finds a
 * call.
 */
export async function runCoreSession(
  { sdk, stores, ecom, members, redirects }: Packages,
  { server, catalog, wire }: { server: TestServer; catalog: StockedCatalog; wire: Redirect },
): Promise<void> {
  const modules = {
    products: stores.products,
    collections: stores.collections,
    currentCart: ecom.currentCart,
    checkout: ecom.checkout,
    orders: ecom.orders,
    members: members.members,
    redirects: redirects.redirects,
  };
  const auth = sdk.OAuthStrategy({ clientId: server.clientId });
  const client = sdk.createClient({ modules, auth });

  const tokens = await auth.generateVisitorTokens();
  auth.setTokens(tokens);
  expect((await auth.renewToken(tokens.refreshToken)).accessToken.value).not.toBe('');

  const { items } = await client.products.queryProducts().ascending('name').limit(2).find();
  expect(items.map(({ name }) => name)).toEqual(['Apple', 'Bread']);
  const [apple = ''] = catalog.productIds;
  expect((await client.products.getProduct(apple)).product?.name).toBe('Apple');
  const found = await client.collections.queryCollections().find();
  expect(found.items.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Breakfast', 'Picnic']),
  );
  expect((await client.collections.getCollectionBySlug('picnic')).collection?.name).toBe('Picnic');
  const missing: unknown = await client.collections
    .getCollectionBySlug('nowhere')
    .catch((error: unknown) => error);
  expect(missing).toBeInstanceOf(Error);

  const { cart } = await client.currentCart.addToCurrentCart({
    lineItems: [{ quantity: 2, catalogReference: { appId: storesApp, catalogItemId: apple } }],
  });
  const [line] = cart?.lineItems ?? [];
  expect([line?.productName?.original, line?.quantity]).toEqual(['Apple', 2]);
  await client.currentCart.updateCurrentCartLineItemQuantity([
    { _id: line?._id ?? '', quantity: 3 },
  ]);
  expect((await client.currentCart.getCurrentCart()).lineItems?.[0]?.quantity).toBe(3);
  expect(
    (await client.currentCart.estimateCurrentCartTotals({})).priceSummary?.subtotal?.amount,
  ).toBe('30.00');

  const { checkoutId = '' } = await client.currentCart.createCheckoutFromCurrentCart({
    channelType: ecom.currentCart.ChannelType.WEB,
  });
  // Releases of 2024 hand the whole answer out, later ones the checkout in it.
  const seen: { lineItems?: unknown; checkout?: { lineItems?: unknown } } =
    await client.checkout.getCheckout(checkoutId);
  expect((seen.checkout ?? seen).lineItems).toHaveLength(1);
  const { redirectSession } = await client.redirects.createRedirectSession({
    ecomCheckout: { checkoutId },
    callbacks: { postFlowUrl: 'http://localhost:3000/' },
  });
  expect(redirectSession?.fullUrl).toContain('/hosted/');

  const email = `${randomUUID()}@example.com`;
  const registered = await auth.register({
    email,
    password: 'correct horse battery',
    profile: { nickname: 'Ada' },
  });
  expect(registered.loginState).toBe('SUCCESS');
  expect((await auth.login({ email, password: 'wrong' })).loginState).toBe('FAILURE');
  const memberId = await addMember(server, 'APPROVED', `${randomUUID()}@example.com`);
  auth.setTokens(await memberTokens(server, memberId, sdk.TokenRole.MEMBER));
  const { member } = await client.members.getCurrentMember();
  expect(member?._id).toBe(memberId);
  expect((await client.orders.searchOrders({})).orders).toEqual([]);
  expect((await auth.logout('http://localhost:3000/')).logoutUrl).toContain('http');

  const lost = wire.exchanges.filter(
    ({ answer }) =>
      answer === undefined ||
      answer.status >= 500 ||
      answer.status === 405 ||
      JSON.stringify(answer.body).includes('"reason":'),
  );
  expect(lost.map(({ method, path, answer }) => `${method} ${path} ${answer?.status}`)).toEqual([]);
}
