import type { Route } from './+types/collections';
import { pageContext } from '../../context.ts';
import { CollectionGrid } from '../../shop/collection-grid.tsx';
import { loadCollections } from '../../shop/collection-summary.ts';
import { pageMeta } from '../../shop/page-meta.ts';

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  const { store, origin } = root.loaderData;
  return pageMeta({
    title: `Collections | ${store.name}`,
    description: `${loaderData?.collections.map(({ name }) => name).join(', ') ?? ''}: the collections of ${store.name}.`,
    canonical: `${origin}/collections`,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  return { collections: await loadCollections(context.get(pageContext).catalog) };
}

export default function Collections({ loaderData: { collections } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="display px-edge pt-10 pb-8 md:pt-20 md:pb-12">Collections</h1>
      <CollectionGrid collections={collections} eager heading="h2" />
    </>
  );
}
