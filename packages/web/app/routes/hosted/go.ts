import { ApiError, redirects } from '@shopwright/sdk';
import { redirect } from 'react-router';
import type { Route } from './+types/go';
import { pageContext } from '../../page-context.server.ts';
import { endedPage } from '../../hosted/client-app.server.ts';

/**
 * The short URL of a redirect session. It has no side effects, since link previews open it first.
 */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  try {
    const { url } = await context
      .get(pageContext)
      .catalog.use(redirects)
      .findShortUrl({ short: params.short });
    return url === undefined
      ? endedPage()
      : redirect(url, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return endedPage();
    throw error;
  }
}
