import { Outlet, useRouteLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { loader as rootLoader } from '../../root.tsx';
import type { Route } from './+types/layout';
import { pageContext } from '../../context.ts';
import { loadCollections } from '../../shop/collection-summary.ts';
import { Footer } from '../../shop/footer.tsx';
import { Header } from '../../shop/header.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const collections = await loadCollections(context.get(pageContext).catalog);
  return { collections: collections.map(({ slug, name }) => ({ slug, name })) };
}

export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod !== undefined && defaultShouldRevalidate;

export default function ShopLayout({ loaderData: { collections } }: Route.ComponentProps) {
  const store = useRouteLoaderData<typeof rootLoader>('root')?.store;
  return (
    <>
      <a href="#content" className="skip-link">Skip to content</a>
      <Header storeName={store?.name ?? ''} collections={collections} />
      <main id="content" tabIndex={-1}><Outlet /></main>
      <Footer storeName={store?.name ?? ''} tagline={store?.tagline ?? ''} collections={collections} />
    </>
  );
}
