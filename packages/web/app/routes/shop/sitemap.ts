import type { Route } from './+types/sitemap';
import { pageContext } from '../../context.ts';
import { asXml, sitemapIndex } from '../../shop/sitemap.ts';

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { catalog, origin } = context.get(pageContext);
  const { totalCount = 0 } = await catalog.products.queryProducts().limit(1).find();
  return asXml(sitemapIndex(origin, totalCount));
}
