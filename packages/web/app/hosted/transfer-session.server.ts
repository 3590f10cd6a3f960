import { ApiError, currentCart, redirects } from '@shopwright/sdk';
import type { PageContext } from '../page-context.server.ts';
import type { UserSession } from '../session/user-session.server.ts';
import { hasRefererFrom } from './referer.server.ts';
import { tokensOf } from './redirect-session.server.ts';
import { sessionParamsOf } from './client-app.server.ts';

/**
 * Continues another site's session in the shop, including its cart. A member who is signed in here,
 * or a visitor with items in the cart, keeps their own session. Only a browser that comes from a
 * page of that site adopts its session; a link alone never changes the user.
 */
export async function adoptUserSession(
  page: PageContext,
  request: Request,
  url: URL,
): Promise<redirects.HostedSession | undefined> {
  const redirectSession = sessionParamsOf(url);
  if (!redirectSession?.token) return undefined;
  try {
    const { session, tokens } = await page.catalog
      .use(redirects)
      .redeemRedirectSession(redirectSession.id, {
        token: redirectSession.token,
        clientId: page.clientId,
      });
    const shop = page.userSession();
    if (
      tokens !== undefined &&
      hasRefererFrom(request, session?.targetOrigins ?? []) &&
      (await isFree(shop))
    )
      shop.become(tokensOf(tokens));
    return session;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return undefined;
  }
}

async function isFree(shop: UserSession): Promise<boolean> {
  if (!shop.hasTokens()) return true;
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
