import type { Route } from './+types/sitemap';
import { pageContext } from '../../page-context.server.ts';
import { asXml, sitemapIndex } from '../../shop/sitemap.server.ts';

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { catalog, origin } = context.get(pageContext);
  const all = catalog.products.queryProducts().limit(1);
  const [first, last] = await Promise.all([
    all.ascending('numericId').find(),
    all.descending('numericId').find(),
  ]);
  const [from, to] = [
    first.items[0]?.numericId ?? undefined,
    last.items[0]?.numericId ?? undefined,
  ];
  return asXml(
    sitemapIndex(
      origin,
      from === undefined || to === undefined
        ? undefined
        : { first: Number(from), last: Number(to) },
    ),
  );
}
