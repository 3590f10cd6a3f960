import { Outlet, useRouteLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { loader as rootLoader } from '../../root.tsx';
import type { Route } from './+types/layout';
import { pageContext } from '../../context.ts';
import { loadCollections } from '../../shop/collection-summary.ts';
import { Footer } from '../../shop/footer.tsx';
import { Header } from '../../shop/header.tsx';
import { missing } from '../../shop/missing.ts';
import { useWords } from '../../words/use-words.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  // Anything at the place of a language that is none is an address nobody has.
  if (params.language !== undefined && (await context.get(pageContext).speech()).prefix !== `/${params.language}`) throw missing();
  const collections = await loadCollections(context.get(pageContext).catalog);
  return { collections: collections.map(({ slug, name }) => ({ slug, name })) };
}

export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod !== undefined && defaultShouldRevalidate;

export default function ShopLayout({ loaderData: { collections } }: Route.ComponentProps) {
  const say = useWords('common');
  const store = useRouteLoaderData<typeof rootLoader>('root')?.store;
  return (
    <>
      <a href="#content" className="skip-link">{say('skipToContent')}</a>
      <Header storeName={store?.name ?? ''} collections={collections} />
      <main id="content" tabIndex={-1}><Outlet /></main>
      <Footer storeName={store?.name ?? ''} tagline={store?.tagline ?? ''} collections={collections} />
    </>
  );
}
