import { ApiError, redirects } from '@shopwright/sdk';
import type { Route } from './+types/login-sync';
import { pageContext } from '../../context.ts';
import { framedPage, handOverOf } from '../../hosted/program.ts';

/**
 * Loaded by the client in a hidden frame before it needs the platform's pages. Every hand-over brings its own person
 * along, so there is nothing to prepare; it only must load, quietly.
 */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext);
  const hop = handOverOf(url);
  if (!hop?.token) return framedPage(page, []);
  try {
    const { session } = await page.catalog.use(redirects).redeemRedirectSession(hop.id, { token: hop.token });
    return framedPage(page, session?.targetOrigins ?? []);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return framedPage(page, []);
  }
}
