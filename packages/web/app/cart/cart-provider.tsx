import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { usePath } from '../shop/link.tsx';
import { useLanguage, useWords } from '../words/use-words.tsx';
import { CartContext, untold, type CartContent } from './cart-context.ts';
import type { SessionView } from './cart-view.ts';
import { createConnection } from './connection.ts';
import { itemIn, itemText } from './item.ts';
import { loadDrawer } from './load-drawer.ts';

const CartDrawer = lazy(loadDrawer);

/** The one cart of a page, for all that shows or changes it. */
export function CartProvider({ children }: { readonly children: ReactNode }) {
  const say = useWords('cart');
  const changesPath = usePath()('/cart/changes');
  const { language } = useLanguage();
  const unreachable = say('refusedUnreachable');
  const [state, setState] = useState(untold);
  const [member, setMember] = useState<SessionView['member']>(null);
  const [view, setView] = useState({ isOpen: false, wasOpened: false });
  const [added, setAdded] = useState<string>();
  const [connection] = useState(() => createConnection({ onChange: setState, onMember: setMember }));

  useEffect(() => connection.speak({ language, changesPath, unreachable }), [connection, language, changesPath, unreachable]);
  useEffect(() => connection.listen(), [connection]);

  const content = useMemo((): CartContent => ({
    ...state, member, isOpen: view.isOpen, adopt: connection.queue.adopt, settled: connection.queue.settled,
    send: (given, preview) => {
      const item = given['intent'] === 'add' ? itemIn(given) : undefined;
      connection.queue.push({ key: crypto.randomUUID(), fields: item ? { ...given, item: itemText(item) } : given, preview });
      if (item) setAdded(preview?.name ?? '');
    },
    open: () => setView({ isOpen: true, wasOpened: true }),
    close: () => setView((before) => ({ ...before, isOpen: false })),
  }), [state, member, view.isOpen, connection]);

  const spoken = state.refused ?? (state.waiting ? say('waiting') : added === undefined ? '' : say('added', { name: added }));
  return (
    <CartContext value={content}>
      {children}
      <p role="status" className="sr-only">{spoken}</p>
      {view.wasOpened && <Suspense fallback={null}><CartDrawer /></Suspense>}
    </CartContext>
  );
}
