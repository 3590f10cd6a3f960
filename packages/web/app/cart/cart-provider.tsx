import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Link, usePath } from '../shop/link.tsx';
import { usePart } from '../ui/until-loaded.ts';
import { useLanguage, useWords } from '../i18n/use-translations.tsx';
import { CartContext, untold, type CartContent } from './cart-context.ts';
import type { SessionView } from './cart-view.ts';
import { createConnection } from './connection.ts';
import { itemIn, itemText } from './item.ts';
import { loadDrawer } from './load-drawer.ts';

/** The one cart of a page, for all that shows or changes it. */
export function CartProvider({ children }: { readonly children: ReactNode }) {
  const say = useWords('cart');
  const changesPath = usePath()('/cart/changes');
  const { language } = useLanguage();
  const unreachable = say('refusedUnreachable');
  const [state, setState] = useState(untold);
  const [member, setMember] = useState<SessionView['member']>(null);
  const [isOpen, setOpen] = useState(false);
  const Drawer = usePart(loadDrawer, isOpen)?.default;
  const [added, setAdded] = useState<string>();
  const [connection] = useState(() =>
    createConnection({ onChange: setState, onMember: setMember }),
  );

  useEffect(
    () => connection.speak({ language, changesPath, unreachable }),
    [connection, language, changesPath, unreachable],
  );
  useEffect(() => connection.listen(), [connection]);

  const content = useMemo(
    (): CartContent => ({
      ...state,
      member,
      isOpen,
      adopt: connection.queue.adopt,
      settled: connection.queue.settled,
      send: (given, preview) => {
        const item = given['intent'] === 'add' ? itemIn(given) : undefined;
        connection.queue.push({
          key: crypto.randomUUID(),
          fields: item ? { ...given, item: itemText(item) } : given,
          preview,
        });
        if (item) setAdded(preview?.name ?? '');
      },
      open: () => setOpen(true),
      close: () => setOpen(false),
    }),
    [state, member, isOpen, connection],
  );

  const spoken =
    state.refused ??
    (state.waiting ? say('waiting') : added === undefined ? '' : say('added', { name: added }));
  // Without a connection the drawer cannot be fetched: what it would show is said in a line above the page.
  const isDrawerMissing = isOpen && Drawer === undefined;
  return (
    <CartContext value={content}>
      {children}
      <div className={isDrawerMissing ? 'cart-toast' : 'sr-only'}>
        <p role="status">{spoken}</p>
        {isDrawerMissing && (
          <p className="flex gap-6">
            <Link className="link py-2" to="/cart" onClick={content.close}>
              {say('viewCart')}
            </Link>
            <button type="button" className="link cursor-pointer py-2" onClick={content.close}>
              {say('close')}
            </button>
          </p>
        )}
      </div>
      {Drawer && <Drawer />}
    </CartContext>
  );
}
