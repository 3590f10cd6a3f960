import type { Route } from './+types/robots';
import { pageContext } from '../../page-context.server.ts';

/** Private or unbounded pages. They are also marked noindex; this saves crawlers the request. */
const closed = [
  '/account',
  '/admin',
  '/cart/',
  '/discount',
  '/hosted',
  '/live',
  '/orders',
  '/search',
  '/session',
];

export function loader({ context }: Route.LoaderArgs): Response {
  const { origin } = context.get(pageContext);
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
