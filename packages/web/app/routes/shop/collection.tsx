import type { Route } from './+types/collection';
import { pageContext } from '../../page-context.server.ts';
import { chosenOf, listAddress } from '../../list/filters.ts';
import { ListView } from '../../list/list-view.tsx';
import { loadList } from '../../list/load-list.server.ts';
import { CollectionLinks } from '../../shop/collection-links.tsx';
import { collectionSummaryOf } from '../../shop/collection-summary.server.ts';
import { breadcrumbList, jsonLdText } from '../../shop/json-ld.server.ts';
import { inLanguage } from '../../shop/language-path.ts';
import { missing, orMissing } from '../../shop/not-found.server.ts';
import { addressesOf, pageMeta } from '../../shop/page-meta.ts';
import { paragraphs } from '../../shop/plain-text.ts';
import { seoOf } from '../../shop/seo-tags.ts';
import { JsonLd } from '../../ui/json-ld.tsx';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { createTranslate } from '../../i18n/translate.ts';
import { TranslationsProvider } from '../../i18n/use-translations.tsx';

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const {
    collection,
    list: { filters, products },
    title,
    seo,
  } = loaderData;
  const isWhole = chosenOf(filters).length === 0 && filters.sort === undefined;
  return pageMeta({
    title: `${title ?? seo.title ?? collection.name} | ${root.loaderData.store.name}`,
    description: seo.description ?? collection.description,
    ...(isWhole
      ? addressesOf(root.loaderData, listAddress(`/collections/${collection.slug}`, filters))
      : {}),
    picture: collection.picture ?? products[0]?.picture,
    siteName: root.loaderData.store.name,
  });
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { collection: found } = await orMissing(
    page.catalog.collections.getCollectionBySlug(params.slug),
  );
  if (found?._id === undefined || found._id === null || found.visible === false) throw missing();
  const collection = collectionSummaryOf(found);
  const [{ language, locale, prefix }, list] = await Promise.all([
    page.pageLanguage(),
    loadList({ page, url, inside: collection }),
  ]);
  const messages = messagesOf(language, 'catalog');
  const t = createTranslate(messages.catalog, locale);
  const path = (plain: string): string => inLanguage(prefix, plain);
  return {
    list,
    messages,
    seo: seoOf(found.seoSchema),
    collection: { ...collection, description: paragraphs(collection.description).join(' ') },
    ...(list.filters.page > 1
      ? { title: t('pageTitle', { title: collection.name, page: list.filters.page }) }
      : {}),
    nothing: t('nothingInCollection'),
    jsonLd: jsonLdText(
      breadcrumbList(page.origin, [
        { name: t('collections'), path: path('/collections') },
        { name: collection.name, path: path(`/collections/${collection.slug}`) },
      ]),
    ),
  };
}

export default function CollectionPage({
  loaderData: { collection, list, messages, nothing, jsonLd },
}: Route.ComponentProps) {
  return (
    <TranslationsProvider messages={messages}>
      <JsonLd text={jsonLd} />
      <div className="grid gap-x-12 gap-y-4 px-edge pt-10 pb-8 md:grid-cols-2 md:items-end md:pt-20 md:pb-12">
        <h1 className="display" dir="auto">
          {collection.name}
        </h1>
        <p className="max-w-[34em] text-lg text-quiet md:justify-self-end md:pb-2" dir="auto">
          {collection.description}
        </p>
      </div>
      <CollectionLinks />
      <ListView
        path={`/collections/${collection.slug}`}
        list={list}
        empty={<p className="px-edge pt-12 pb-32 text-lg text-quiet">{nothing}</p>}
      />
    </TranslationsProvider>
  );
}
