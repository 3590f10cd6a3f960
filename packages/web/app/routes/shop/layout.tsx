import { Outlet, useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '../../root.tsx';
import type { Route } from './+types/layout';
import { CartProvider } from '../../cart/cart-provider.tsx';
import { DiscountNotice } from '../../cart/discount-notice.tsx';
import { pageContext } from '../../context.ts';
import { loadCollections } from '../../shop/collection-summary.ts';
import { chosenCurrency, loadCurrencies } from '../../shop/currency.ts';
import { Footer } from '../../shop/footer.tsx';
import { Header } from '../../shop/header.tsx';
import { wordsOf } from '../../words/dictionary.server.ts';
import { useWords, Words } from '../../words/use-words.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { speech, catalog } = context.get(pageContext);
  const { language } = await speech();
  const [collections, currencies] = await Promise.all([loadCollections(catalog), loadCurrencies(catalog)]);
  return { collections: collections.map(({ slug, name }) => ({ slug, name })), currencies, currency: currencies.find((code) => code === chosenCurrency(request)) ?? currencies[0] ?? '', words: wordsOf(language, 'shop', 'cart') };
}

export const shouldRevalidate = (): boolean => false;

export default function ShopLayout({ loaderData: { collections, currencies, currency, words } }: Route.ComponentProps) {
  const say = useWords('common');
  const store = useRouteLoaderData<typeof rootLoader>('root')?.store;
  return (
    <Words words={words}>
      <CartProvider>
        <a href="#content" className="skip-link">{say('skipToContent')}</a>
        <Header storeName={store?.name ?? ''} collections={collections} />
        <DiscountNotice />
        <main id="content" tabIndex={-1}><Outlet /></main>
        <Footer storeName={store?.name ?? ''} tagline={store?.tagline ?? ''} collections={collections} currencies={currencies} currency={currency} />
      </CartProvider>
    </Words>
  );
}
