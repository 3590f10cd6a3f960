import type { Route } from './+types/products';
import { pageContext } from '../../page-context.server.ts';
import { chosenOf, listAddress } from '../../list/filters.ts';
import { ListView } from '../../list/list-view.tsx';
import { loadList } from '../../list/load-list.server.ts';
import { CollectionLinks } from '../../shop/collection-links.tsx';
import { addressesOf, pageMeta } from '../../shop/page-meta.ts';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { createTranslate } from '../../i18n/translate.ts';
import { TranslationsProvider } from '../../i18n/use-translations.tsx';

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const {
    list: { filters, products },
    heading,
    title,
    description,
  } = loaderData;
  const isWhole = chosenOf(filters).length === 0 && filters.sort === undefined;
  return pageMeta({
    title: `${title ?? heading} | ${root.loaderData.store.name}`,
    description,
    ...(isWhole ? addressesOf(root.loaderData, listAddress('/products', filters)) : {}),
    picture: products[0]?.picture,
    siteName: root.loaderData.store.name,
  });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [{ language, locale }, { name, tagline }, list] = await Promise.all([
    page.pageLanguage(),
    page.store(),
    loadList({ page, url }),
  ]);
  const messages = messagesOf(language, 'catalog');
  const t = createTranslate(messages.catalog, locale);
  const heading = t('allProducts');
  return {
    list,
    messages,
    heading,
    ...(list.filters.page > 1
      ? { title: t('pageTitle', { title: heading, page: list.filters.page }) }
      : {}),
    description: t('everythingFrom', { store: name, tagline }),
    nothing: t('nothingYet'),
  };
}

export default function Products({
  loaderData: { list, messages, heading, nothing },
}: Route.ComponentProps) {
  return (
    <TranslationsProvider messages={messages}>
      <h1 className="display px-edge pt-10 pb-8 md:pt-20 md:pb-12">{heading}</h1>
      <CollectionLinks />
      <ListView
        path="/products"
        list={list}
        empty={<p className="px-edge pt-12 pb-32 text-lg text-quiet">{nothing}</p>}
      />
    </TranslationsProvider>
  );
}
