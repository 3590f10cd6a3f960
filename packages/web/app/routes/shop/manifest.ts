import type { Route } from './+types/manifest';
import { pageContext } from '../../page-context.server.ts';
import small from '../../icons/icon-192.png?url';
import large from '../../icons/icon-512.png?url';
import drawn from '../../icon.svg?url';

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { name, tagline, theme, locale } = await context.get(pageContext).store();
  const manifest = {
    name,
    short_name: name.slice(0, 30),
    description: tagline,
    lang: locale,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: theme.paper,
    theme_color: theme.paper,
    icons: [
      { src: drawn, sizes: 'any', type: 'image/svg+xml' },
      { src: small, sizes: '192x192', type: 'image/png' },
      { src: large, sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
    },
  });
}
