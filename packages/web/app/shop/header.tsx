import { useRef } from 'react';
import type { CollectionLink } from './collection-summary.ts';
import { Link, NavLink } from './link.tsx';

interface HeaderProps {
  readonly storeName: string;
  readonly collections: readonly CollectionLink[];
}

export function Header({ storeName, collections }: HeaderProps) {
  return (
    <header className="grid grid-cols-[1fr_auto_1fr] items-center gap-4 px-edge py-5 md:py-6">
      <nav aria-label="Main" className="flex items-center gap-7 text-[0.9375rem]">
        <Menu collections={collections} />
        <NavLink className="nav-link max-md:hidden" to="/products" end prefetch="intent">Shop</NavLink>
        <NavLink className="nav-link max-md:hidden" to="/collections" prefetch="intent">Collections</NavLink>
      </nav>
      <Link to="/" className="font-heading text-[1.375rem] leading-none tracking-[-0.015em] md:text-[1.625rem]">{storeName}</Link>
      <div className="text-right text-[0.9375rem]">
        <NavLink className="nav-link" to="/cart">Cart</NavLink>
      </div>
    </header>
  );
}

/** A popover: opens, closes by Escape and gives the focus back without any script. */
function Menu({ collections }: Pick<HeaderProps, 'collections'>) {
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button type="button" popoverTarget="menu" className="nav-link cursor-pointer md:hidden">Menu</button>
      <div ref={menu} id="menu" popover="auto" className="menu">
        <button type="button" popoverTarget="menu" popoverTargetAction="hide" className="nav-link mx-edge my-5 cursor-pointer text-[0.9375rem]">Close</button>
        <ul className="subtitle px-edge">
          {[{ slug: '', name: 'All products' }, ...collections].map(({ slug, name }) => (
            <li key={slug} className="border-t border-line">
              <Link className="block py-3.5" to={slug === '' ? '/products' : `/collections/${slug}`} onClick={close}>{name}</Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
