import { useRef, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useCart } from '../cart/cart-context.ts';
import { prepareDrawer } from '../cart/load-drawer.ts';
import { countOf } from '../cart/cart-view.ts';
import { SearchLink } from '../search/search-link.tsx';
import { useLanguage, useTranslations } from '../i18n/use-translations.tsx';
import type { CollectionLink } from './collection-summary.server.ts';
import { inLanguage, Link, NavLink } from './link.tsx';
import type { ShopLink } from './offering-links.server.ts';

interface HeaderProps {
  readonly storeName: string;
  readonly collections: readonly CollectionLink[];
  /** The store's offerings besides products. */
  readonly visits: readonly ShopLink[];
}

export function Header({ storeName, collections, visits }: HeaderProps) {
  const t = useTranslations('shop');
  return (
    <header className="shop-header">
      <nav aria-label={t('main')} className="flex items-center gap-x-6">
        <Menu collections={collections} visits={visits} />
        <NavLink className="nav-link max-lg:hidden" to="/products" end prefetch="intent">
          {t('shop')}
        </NavLink>
        <NavLink className="nav-link max-lg:hidden" to="/collections" prefetch="intent">
          {t('collections')}
        </NavLink>
        {visits.slice(0, 2).map(({ to, name }) => (
          <NavLink key={to} className="nav-link max-lg:hidden" to={to} prefetch="intent">
            {name}
          </NavLink>
        ))}
      </nav>
      <Link to="/" className="shop-name" dir="auto">
        {storeName}
      </Link>
      <div className="flex items-center justify-end gap-x-3 md:gap-x-6">
        <SearchLink className="nav-link header-icon">
          <HeaderIcon path="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5" />
          <span className="max-md:sr-only">{t('search')}</span>
        </SearchLink>
        <AccountLink className="nav-link max-md:hidden" />
        <CartLink />
      </div>
    </header>
  );
}

/** The signed-in user is loaded after the page, which is the same for everyone. */
function AccountLink({
  className,
  onClick,
}: {
  readonly className: string;
  readonly onClick?: () => void;
}) {
  const t = useTranslations('shop');
  const { member } = useCart();
  if (member === null)
    return (
      <a className={className} href="/account">
        {t('account')}
      </a>
    );
  return (
    <a
      className={className}
      href="/account"
      aria-label={t('accountOf', { name: member.name })}
      onClick={onClick}
    >
      <span className="inline-block max-w-[9em] truncate align-bottom">{member.name}</span>
    </a>
  );
}

/** Links to the cart; with JavaScript it opens the drawer, except on the cart page. */
function CartLink() {
  const t = useTranslations('cart');
  const { cart, isOpen, open } = useCart();
  const { prefix } = useLanguage();
  const isCart = useLocation().pathname === inLanguage(prefix, '/cart');
  const count = countOf(cart);
  const show = (event: MouseEvent): void => {
    // With the drawer open, this link can only be reached when the drawer could not be loaded: it
    // leads to the page of the cart.
    if (isCart || isOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    open();
  };
  return (
    <NavLink
      className="nav-link header-icon"
      to="/cart"
      onClick={show}
      onPointerEnter={prepareDrawer}
      onFocus={prepareDrawer}
    >
      <HeaderIcon path="M5 8h14l-1 12H6L5 8Zm4 0a3 3 0 0 1 6 0" />
      <span className="max-md:sr-only">{t('cart')}</span>
      {count > 0 && (
        <span className="cart-count">
          {count}
          <span className="sr-only"> {t('itemsWord', { count })}</span>
        </span>
      )}
    </NavLink>
  );
}

/** Replaces the label on narrow screens, where the label is for screen readers only. */
function HeaderIcon({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** A popover: opens, closes by Escape and gives the focus back without any script. */
function Menu({ collections, visits }: Pick<HeaderProps, 'collections' | 'visits'>) {
  const t = useTranslations('shop');
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button type="button" popoverTarget="menu" className="nav-link cursor-pointer lg:hidden">
        {t('menu')}
      </button>
      <div ref={menu} id="menu" popover="auto" className="menu">
        <button
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          className="nav-link mx-edge my-4 cursor-pointer"
        >
          {t('close')}
        </button>
        <ul className="subtitle px-edge">
          {[
            { to: '/products', name: t('allProducts') },
            ...collections.map(({ slug, name }) => ({ to: `/collections/${slug}`, name })),
          ].map(({ to, name }) => (
            <li key={to} className="border-t border-line">
              <Link className="block py-3" to={to} onClick={close}>
                <bdi>{name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
        <ul className="mt-6 grid grid-cols-2 gap-x-6 border-t border-line px-edge py-4">
          {[...visits, { to: '/search', name: t('search') }].map(({ to, name }) => (
            <li key={to}>
              <Link className="block py-2.5" to={to} onClick={close}>
                {name}
              </Link>
            </li>
          ))}
          <li>
            <AccountLink className="block py-2.5" onClick={close} />
          </li>
        </ul>
      </div>
    </>
  );
}
