import { useEffect, useRef } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { loader as layoutLoader } from '../routes/shop/layout.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import { NavLink } from './link.tsx';

/** The way from one list of products to the others. */
export function CollectionLinks() {
  const collections =
    useRouteLoaderData<typeof layoutLoader>('routes/shop/layout')?.collections ?? [];
  const t = useTranslations('catalog');
  const list = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a narrow screen the list scrolls sideways; the one we are in must not be hidden.
  useEffect(() => {
    const scroller = list.current;
    const current = [...(scroller?.querySelectorAll('a') ?? [])].find(
      (link) => link.pathname === pathname,
    );
    if (scroller && current)
      scroller.scrollLeft = current.offsetLeft - (scroller.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  if (collections.length === 0) return null;
  return (
    <nav ref={list} aria-label={t('collections')} className="collection-links text-[0.9375rem]">
      <NavLink className="nav-link" to="/products" end prefetch="intent">
        {t('everything')}
      </NavLink>
      {collections.map(({ slug, name }) => (
        <NavLink key={slug} className="nav-link" to={`/collections/${slug}`} prefetch="intent">
          <bdi>{name}</bdi>
        </NavLink>
      ))}
    </nav>
  );
}
