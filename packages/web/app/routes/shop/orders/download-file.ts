import { ApiError, orders } from '@shopwright/sdk';
import { redirect } from 'react-router';
import type { Route } from './+types/download-file';
import { pageContext } from '../../../page-context.server.ts';
import { inLanguage } from '../../../shop/link.tsx';

/** Counts one download and redirects to the file. On an error, the download page explains why. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const headers = {
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  };
  // Link previews and prefetches do not count as downloads.
  if (
    request.method === 'HEAD' ||
    /prefetch|preview/.test(
      request.headers.get('sec-purpose') ?? request.headers.get('purpose') ?? '',
    )
  )
    return new Response(null, { status: 204, headers });
  const page = context.get(pageContext);
  const { prefix } = await page.pageLanguage();
  try {
    const { url = '' } = await page
      .userSession()
      .use(orders)
      .startDownload({ token: params.token });
    const { pathname, search } = new URL(url);
    return redirect(pathname + search, { headers });
  } catch (error) {
    if (error instanceof ApiError && error.status < 500)
      return redirect(inLanguage(prefix, `/downloads/${encodeURIComponent(params.token)}`), {
        headers,
      });
    throw error;
  }
}
