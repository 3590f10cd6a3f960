import { useEffect } from 'react';
import type { MetaDescriptor } from 'react-router';
import type { Route } from './+types/search';
import { deferred } from '../../deferred.server.ts';
import { pageContext } from '../../page-context.server.ts';
import { ListView } from '../../list/list-view.tsx';
import { loadList } from '../../list/load-list.server.ts';
import { readFilters } from '../../list/filters.ts';
import { findOffers, noOffers } from '../../search/find-offers.server.ts';
import { OfferList } from '../../search/offer-list.tsx';
import { rememberSearch } from '../../search/recent.ts';
import { choose, type Shown } from '../../search/search-shop.server.ts';
import { useSearchExample } from '../../search/use-example.ts';
import { CollectionLinks } from '../../shop/collection-links.tsx';
import { Link, usePath } from '../../shop/link.tsx';
import { pageMeta } from '../../shop/page-meta.ts';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { createTranslate } from '../../i18n/translate.ts';
import { useTranslations, TranslationsProvider } from '../../i18n/use-translations.tsx';

/** Search results are not indexed. */
export function meta({ matches: [root], loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return pageMeta({ title: `${loaderData?.title ?? ''} | ${root.loaderData.store.name}` });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { language, locale } = await page.pageLanguage();
  const messages = messagesOf(language, 'catalog', 'search');
  const t = createTranslate(messages.search, locale);
  const { text } = readFilters(url.searchParams);
  if (text === '')
    return { messages, text, title: t('heading'), shown: undefined, list: undefined };
  const [list, offers] = await Promise.all([
    loadList({ page, url }),
    deferred(page, 'offers', findOffers(page, text), noOffers),
  ]);
  // Filters apply to products only.
  const isNarrowed = list.chips.length > 0 || list.filters.page > 1;
  const shown: Shown = isNarrowed
    ? { withProducts: true, offers: [], mentioned: [] }
    : choose(list, offers, locale);
  return {
    messages,
    text,
    title: t('resultsFor', { text }),
    shown,
    list: shown.withProducts ? list : undefined,
  };
}

export default function SearchPage({ loaderData: { messages, ...found } }: Route.ComponentProps) {
  return (
    <TranslationsProvider messages={messages}>
      <Search {...found} />
    </TranslationsProvider>
  );
}

function Search({
  text,
  title,
  list,
  shown,
}: Omit<Route.ComponentProps['loaderData'], 'messages'>) {
  const t = useTranslations('search');
  const path = usePath();
  const example = useSearchExample();
  const found = (list?.total ?? 0) + (shown?.offers.length ?? 0) + (shown?.mentioned.length ?? 0);
  useEffect(() => {
    if (text && found > 0) rememberSearch(text);
  }, [text, found]);
  return (
    <>
      <div className="px-edge pt-10 pb-8 md:pt-20 md:pb-12">
        <h1 className="display">{title}</h1>
        <form
          role="search"
          method="get"
          action={path('/search')}
          className="mt-8 flex max-w-[40rem] flex-wrap gap-3"
        >
          <label className="min-w-0 grow basis-40">
            <span className="sr-only">{t('label')}</span>
            <input
              key={text}
              type="search"
              name="q"
              defaultValue={text}
              placeholder={example}
              required
              maxLength={200}
              autoComplete="off"
              enterKeyHint="search"
              className="field-input"
            />
          </label>
          <button type="submit" className="button">
            {t('go')}
          </button>
        </form>
        {shown?.insteadOf && (
          <p role="status" className="mt-6 text-quiet">
            {t('corrected', { text: shown.insteadOf })}
          </p>
        )}
      </div>
      {shown && <OfferList offers={shown.offers} />}
      {list && <ListView path="/search" list={list} empty={null} />}
      {shown && <OfferList heading={t('mentioned')} offers={shown.mentioned} />}
      {text !== '' && found === 0 && !list && <NoResult text={text} />}
      {text === '' && <CollectionLinks />}
    </>
  );
}

function NoResult({ text }: { readonly text: string }) {
  const t = useTranslations('search');
  return (
    <section className="pb-32">
      <div className="px-edge pb-8">
        <h2 className="title">{t('none', { text })}</h2>
        <p className="mt-5 max-w-[34em] text-lg text-quiet">{t('noneText')}</p>
        <p className="mt-6">
          <Link className="link" to="/products">
            {t('browse')}
          </Link>
        </p>
      </div>
      <CollectionLinks />
    </section>
  );
}
