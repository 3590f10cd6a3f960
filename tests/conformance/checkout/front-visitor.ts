import type { currentCart, orders } from '@wix/ecom';
import type { redirects } from '@wix/redirects';
import type { createClient, OAuthStrategy, Tokens } from '@wix/sdk';
import type { Page } from 'playwright-core';
import { giveDelivery } from '../../kit/browser-buyer.ts';

/** A front on another site with the provider's own client, on its way to our checkout and back. */

export interface FrontClient {
  createClient: typeof createClient;
  OAuthStrategy: typeof OAuthStrategy;
  redirects: typeof redirects;
  currentCart: typeof currentCart;
  orders: typeof orders;
}

// What the page's own script put there.
declare const client: FrontClient;
declare const location: { readonly origin: string };

export const ready = (tab: Page) => tab.waitForFunction(() => 'client' in globalThis);
export const lantern = 'Paper Lantern';

/** The way to the same checkout once more. */
export const wayAgain = (tab: Page, clientId: string): Promise<string> =>
  tab.evaluate(async (id) => {
    const auth = client.OAuthStrategy({
      clientId: id,
      tokens: JSON.parse(localStorage.getItem('tokens') ?? '') as Tokens,
    });
    const front = client.createClient({ modules: { redirects: client.redirects }, auth });
    const { redirectSession } = await front.redirects.createRedirectSession({
      ecomCheckout: { checkoutId: localStorage.getItem('checkout') ?? '' },
      callbacks: { thankYouPageUrl: `${location.origin}/thanks` },
    });
    return redirectSession?.fullUrl ?? '';
  }, clientId);

/** The front's cart as it sees it, and its orders. */
export async function truth(
  tab: Page,
  front: string,
  clientId: string,
): Promise<{ inCart: number[]; orders: (string | undefined)[] }> {
  if (!tab.url().startsWith(front)) await tab.goto(front);
  await ready(tab);
  return tab.evaluate(async (id) => {
    const auth = client.OAuthStrategy({
      clientId: id,
      tokens: JSON.parse(localStorage.getItem('tokens') ?? '') as Tokens,
    });

    const mine = client.createClient({
      modules: { currentCart: client.currentCart, orders: client.orders },
      auth,
    });
    const cart = await mine.currentCart.getCurrentCart().catch(() => undefined);
    const found = await mine.orders.searchOrders({
      filter: { checkoutId: localStorage.getItem('checkout') ?? '' },
    });
    return {
      inCart: (cart?.lineItems ?? []).map(({ quantity = 0 }) => quantity),
      orders: (found.orders ?? []).map(({ priceSummary }) => priceSummary?.subtotal?.amount),
    };
  }, clientId);
}

async function idOf(
  { url, clientId }: { url: string; clientId: string },
  name: string,
): Promise<string> {
  const post = async <Answer>(path: string, body: object, authorization = '') =>
    (
      await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify(body),
      })
    ).json() as Promise<Answer>;
  const { access_token: visitor } = await post<{ access_token: string }>('/oauth2/token', {
    clientId,
    grantType: 'anonymous',
  });
  return (
    (
      await post<{ products: { id: string }[] }>(
        '/v1/products/query-platformized',
        { query: { filter: { name } } },
        visitor,
      )
    ).products[0]?.id ?? ''
  );
}

export const thanked = (tab: Page, front: string) =>
  tab.waitForURL((url) => url.href.startsWith(`${front}/thanks`));

/** What a visitor of the front does; `page` is the page of the front. */
export function visitorOf(page: () => Page) {
  /**
   * The storefront fills its cart and creates a checkout and a redirect session. The tokens stay
   * with the storefront.
   */
  async function begin(
    shop: { url: string; clientId: string },
    clientId: string,
    {
      tokens,
      quantity = 1,
      ownThanks = true,
    }: { tokens?: Tokens; quantity?: number; ownThanks?: boolean } = {},
  ): Promise<string> {
    const line = {
      quantity,
      catalogReference: {
        appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
        catalogItemId: await idOf(shop, lantern),
      },
    };
    return page().evaluate(
      async ({ id, line, tokens, ownThanks }) => {
        const auth = client.OAuthStrategy({ clientId: id, ...(tokens ? { tokens } : {}) });
        const front = client.createClient({
          modules: { currentCart: client.currentCart, redirects: client.redirects },
          auth,
        });
        await front.currentCart.addToCurrentCart({ lineItems: [line] });
        const { checkoutId = '' } = await front.currentCart.createCheckoutFromCurrentCart({
          channelType: 'WEB',
        });
        localStorage.setItem('tokens', JSON.stringify(auth.getTokens()));
        localStorage.setItem('checkout', checkoutId);
        const { redirectSession } = await front.redirects.createRedirectSession({
          ecomCheckout: { checkoutId },
          callbacks: {
            ...(ownThanks ? { thankYouPageUrl: `${location.origin}/thanks` } : {}),
            postFlowUrl: `${location.origin}/after`,
            cartPageUrl: `${location.origin}/cart`,
          },
        });
        return redirectSession?.fullUrl ?? '';
      },
      { id: clientId, line, tokens, ownThanks },
    );
  }

  /** As by a link on a page of the front. */
  const follow = (tab: Page, way: string) => tab.goto(way, { referer: page().url() });

  async function toPayment(tab: Page, way: string): Promise<void> {
    await follow(tab, way);
    await tab.getByLabel('Email').fill('ada@example.com');
    await tab.locator('.checkout-next button').click();
    await giveDelivery(tab);
  }

  return { begin, follow, toPayment };
}
