import { useRef, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useCart } from '../cart/cart-context.ts';
import { prepareDrawer } from '../cart/load-drawer.ts';
import { countOf } from '../cart/cart-view.ts';
import { SearchLink } from '../search/search-link.tsx';
import { useLanguage, useWords } from '../words/use-words.tsx';
import type { CollectionLink } from './collection-summary.ts';
import { inLanguage, Link, NavLink } from './link.tsx';

interface HeaderProps {
  readonly storeName: string;
  readonly collections: readonly CollectionLink[];
}

export function Header({ storeName, collections }: HeaderProps) {
  const say = useWords('shop');
  return (
    <header className="shop-header">
      <nav aria-label={say('main')} className="flex items-center gap-x-6">
        <Menu collections={collections} />
        <NavLink className="nav-link max-lg:hidden" to="/products" end prefetch="intent">{say('shop')}</NavLink>
        <NavLink className="nav-link max-lg:hidden" to="/collections" prefetch="intent">{say('collections')}</NavLink>
        <NavLink className="nav-link max-lg:hidden" to="/services" prefetch="intent">{say('services')}</NavLink>
        <NavLink className="nav-link max-lg:hidden" to="/events" prefetch="intent">{say('events')}</NavLink>
      </nav>
      <Link to="/" className="shop-name">{storeName}</Link>
      <div className="flex items-center justify-end gap-x-6">
        <SearchLink className="nav-link max-md:hidden">{say('search')}</SearchLink>
        <AccountLink className="nav-link max-md:hidden" />
        <CartLink />
      </div>
    </header>
  );
}

/** Who is signed in is known only after the page is there: it is made for everyone. */
function AccountLink({ className, onClick }: { readonly className: string; readonly onClick?: () => void }) {
  const say = useWords('shop');
  const { member } = useCart();
  if (member === null) return <a className={className} href="/account">{say('account')}</a>;
  return <a className={className} href="/account" aria-label={say('accountOf', { name: member.name })} onClick={onClick}><span className="inline-block max-w-[9em] truncate align-bottom">{member.name}</span></a>;
}

/** Leads to the cart; with JavaScript it opens beside the page, unless that is the cart already. */
function CartLink() {
  const say = useWords('cart');
  const { cart, open } = useCart();
  const { prefix } = useLanguage();
  const isCart = useLocation().pathname === inLanguage(prefix, '/cart');
  const count = countOf(cart);
  const show = (event: MouseEvent): void => {
    if (isCart || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
  return (
    <NavLink className="nav-link" to="/cart" onClick={show} onPointerEnter={prepareDrawer} onFocus={prepareDrawer}>
      {say('cart')}{count > 0 && <span className="cart-count">{count}<span className="sr-only"> {say('itemsWord', { count })}</span></span>}
    </NavLink>
  );
}

/** A popover: opens, closes by Escape and gives the focus back without any script. */
function Menu({ collections }: Pick<HeaderProps, 'collections'>) {
  const say = useWords('shop');
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button type="button" popoverTarget="menu" className="nav-link cursor-pointer lg:hidden">{say('menu')}</button>
      <div ref={menu} id="menu" popover="auto" className="menu">
        <button type="button" popoverTarget="menu" popoverTargetAction="hide" className="nav-link mx-edge my-4 cursor-pointer">{say('close')}</button>
        <ul className="subtitle px-edge">
          {[{ to: '/products', name: say('allProducts') }, ...collections.map(({ slug, name }) => ({ to: `/collections/${slug}`, name }))].map(({ to, name }) => (
            <li key={to} className="border-t border-line"><Link className="block py-3" to={to} onClick={close}>{name}</Link></li>
          ))}
        </ul>
        <ul className="mt-6 grid grid-cols-2 gap-x-6 border-t border-line px-edge py-4">
          {([['/services', 'services'], ['/events', 'events'], ['/plans', 'plans'], ['/search', 'search']] as const).map(([to, word]) => (
            <li key={to}><Link className="block py-2.5" to={to} onClick={close}>{say(word)}</Link></li>
          ))}
          <li><AccountLink className="block py-2.5" onClick={close} /></li>
        </ul>
      </div>
    </>
  );
}
