import type { Route } from './+types/collections';
import { pageContext } from '../../page-context.server.ts';
import { CollectionGrid } from '../../shop/collection-grid.tsx';
import { loadCollections } from '../../shop/collection-summary.server.ts';
import { addressesOf, pageMeta } from '../../shop/page-meta.ts';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { createTranslate } from '../../i18n/translate.ts';
import { TranslationsProvider } from '../../i18n/use-translations.tsx';

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
  const { catalog, pageLanguage, store } = context.get(pageContext);
  const [collections, { language, locale }, { name }] = await Promise.all([
    loadCollections(catalog),
    pageLanguage(),
    store(),
  ]);
  const messages = messagesOf(language, 'catalog');
  const t = createTranslate(messages.catalog, locale);
  return {
    collections,
    messages,
    heading: t('collections'),
    description: t('collectionsOf', {
      store: name,
      names: collections.map((one) => one.name).join(', '),
    }),
  };
}

export default function Collections({
  loaderData: { collections, messages, heading },
}: Route.ComponentProps) {
  return (
    <TranslationsProvider messages={messages}>
      <h1 className="display px-edge pt-10 pb-8 md:pt-20 md:pb-12">{heading}</h1>
      <CollectionGrid collections={collections} eager heading="h2" />
    </TranslationsProvider>
  );
}
