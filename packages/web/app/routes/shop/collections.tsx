import type { Route } from './+types/collections';
import { pageContext } from '../../page-context.server.ts';
import { CollectionGrid } from '../../shop/collection-grid.tsx';
import { loadCollections } from '../../shop/collection-summary.server.ts';
import { addressesOf, pageMeta } from '../../shop/page-meta.ts';
import { wordsOf } from '../../i18n/dictionary.server.ts';
import { sayIn } from '../../i18n/translate.ts';
import { Words } from '../../i18n/use-translations.tsx';

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageMeta({
    title: `${loaderData.heading} | ${root.loaderData.store.name}`,
    description: loaderData.description,
    ...addressesOf(root.loaderData, '/collections'),
    picture: loaderData.collections[0]?.picture,
    siteName: root.loaderData.store.name,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const { catalog, speech, store } = context.get(pageContext);
  const [collections, { language, locale }, { name }] = await Promise.all([
    loadCollections(catalog),
    speech(),
    store(),
  ]);
  const words = wordsOf(language, 'catalog');
  const say = sayIn(words.catalog, locale);
  return {
    collections,
    words,
    heading: say('collections'),
    description: say('collectionsOf', {
      store: name,
      names: collections.map((one) => one.name).join(', '),
    }),
  };
}

export default function Collections({
  loaderData: { collections, words, heading },
}: Route.ComponentProps) {
  return (
    <Words words={words}>
      <h1 className="display px-edge pt-10 pb-8 md:pt-20 md:pb-12">{heading}</h1>
      <CollectionGrid collections={collections} eager heading="h2" />
    </Words>
  );
}
