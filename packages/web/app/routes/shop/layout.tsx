import { Outlet, useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '../../root.tsx';
import type { Route } from './+types/layout';
import { CartProvider } from '../../cart/cart-provider.tsx';
import { DiscountNotice } from '../../cart/discount-notice.tsx';
import { deferred } from '../../deferred.server.ts';
import { pageContext, type PageContext } from '../../page-context.server.ts';
import { noOfferings } from '../../shop/offerings.server.ts';
import type { Store } from '../../shop/store.server.ts';
import { loadCollections } from '../../shop/collection-summary.server.ts';
import { chosenCurrency, loadCurrencies } from '../../shop/currency.server.ts';
import { hasContact } from '../../shop/contact.server.ts';
import { Footer } from '../../shop/footer.tsx';
import { Header } from '../../shop/header.tsx';
import { countryOf, isTaxIncludedIn, marketOf, needsImprint } from '../../shop/market.server.ts';
import { offeringLinks } from '../../shop/offering-links.server.ts';
import { policySlugs } from '../../shop/policies.ts';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { createTranslate } from '../../i18n/translate.ts';
import { useTranslations, TranslationsProvider } from '../../i18n/use-translations.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [{ language, locale }, about] = await loadCritical(page);
  const { collections, currencies, offerings } = await loadDeferred(page, about);
  const market = marketOf(about, language);
  const messages = messagesOf(language, 'shop', 'cart');
  const t = createTranslate(messages.shop, locale);
  const help = [
    ...(hasContact(about) ? ([['/contact', 'contact']] as const) : []),
    ['/orders/lookup', 'orderLookup'] as const,
    ...policySlugs.map((slug) => [`/policies/${slug}`, slug] as const),
    ...(hasContact(about) && needsImprint(market) ? ([['/imprint', 'imprint']] as const) : []),
  ];
  return {
    collections: collections.map(({ slug, name }) => ({ slug, name })),
    visits: offeringLinks(offerings).map(([to, word]) => ({ to, name: t(word) })),
    help: help.map(([to, word]) => ({ to, name: t(word) })),
    currencies,
    currency: currencies.find((code) => code === chosenCurrency(request)) ?? currencies[0] ?? '',
    isTaxIncluded: isTaxIncludedIn(countryOf(market), about.taxInPrices),
    messages,
  };
}

const loadCritical = (page: PageContext) => Promise.all([page.pageLanguage(), page.store()]);

/** The links of the menus. Without them, the menus are shorter. */
async function loadDeferred(page: PageContext, { currency }: Store) {
  const [collections, currencies, offerings] = await Promise.all([
    deferred(page, 'collections', loadCollections(page.catalog), []),
    deferred(page, 'currencies', loadCurrencies(page.catalog), [currency]),
    deferred(page, 'offerings', page.offerings(), noOfferings),
  ]);
  return { collections, currencies, offerings };
}

export const shouldRevalidate = (): boolean => false;

export default function ShopLayout({ loaderData: { messages, ...shop } }: Route.ComponentProps) {
  const t = useTranslations('common');
  const store = useRouteLoaderData<typeof rootLoader>('root')?.store;
  return (
    <TranslationsProvider messages={messages}>
      <CartProvider>
        <a href="#content" className="skip-link">
          {t('skipToContent')}
        </a>
        <Header storeName={store?.name ?? ''} collections={shop.collections} visits={shop.visits} />
        <DiscountNotice />
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
        <Footer storeName={store?.name ?? ''} tagline={store?.tagline ?? ''} {...shop} />
      </CartProvider>
    </TranslationsProvider>
  );
}
