import { ApiError, currentCart, redirects } from '@shopwright/sdk';
import type { PageContext } from '../page-context.server.ts';
import type { Person } from '../session/user-session.server.ts';
import { comesFrom } from './referer.server.ts';
import { tokensOf } from './redirect-session.server.ts';
import { handOverOf } from './client-app.server.ts';

/**
 * Somebody whom another site sends into the shop itself: they go on as who they are there, with their cart.
 * Whoever is signed in here, or has something in the cart here, stays: a link must not take that away.
 * Nor does a link make anyone somebody else: only who comes from a page of that site is taken for its visitor.
 */
export async function adoptPerson(
  page: PageContext,
  request: Request,
  url: URL,
): Promise<redirects.HostedSession | undefined> {
  const hop = handOverOf(url);
  if (!hop?.token) return undefined;
  try {
    const { session, tokens } = await page.catalog
      .use(redirects)
      .redeemRedirectSession(hop.id, { token: hop.token, clientId: page.clientId });
    const shop = page.person();
    if (
      tokens !== undefined &&
      comesFrom(request, session?.targetOrigins ?? []) &&
      (await isFree(shop))
    )
      shop.become(tokensOf(tokens));
    return session;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return undefined;
  }
}

async function isFree(shop: Person): Promise<boolean> {
  if (!shop.isKnown()) return true;
  if (shop.isMember()) return false;
  const cart = await shop
    .use(currentCart)
    .getCurrentCart()
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    });
  return (cart?.lineItems ?? []).length === 0;
}
