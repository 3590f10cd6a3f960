import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Link, usePath } from '../shop/link.tsx';
import { usePart } from '../ui/until-loaded.ts';
import { useLanguage, useTranslations } from '../i18n/use-translations.tsx';
import { CartContext, initialCartState, type CartContent } from './cart-context.ts';
import type { SessionView } from './cart-view.ts';
import { createConnection } from './connection.ts';
import { itemIn, itemText } from './item.ts';
import { loadDrawer } from './load-drawer.ts';

/** The one cart of a page, for all that shows or changes it. */
export function CartProvider({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('cart');
  const changesPath = usePath()('/cart/changes');
  const { language } = useLanguage();
  const unreachable = t('refusedUnreachable');
  const [state, setState] = useState(initialCartState);
  const [member, setMember] = useState<SessionView['member']>(null);
  const [isOpen, setOpen] = useState(false);
  const Drawer = usePart(loadDrawer, isOpen)?.default;
  const [added, setAdded] = useState<string>();
  const [connection] = useState(() =>
    createConnection({ onChange: setState, onMember: setMember }),
  );

  useEffect(
    () => connection.setLocale({ language, changesPath, unreachable }),
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

  const connectionLocale =
    state.refused ??
    (state.waiting ? t('waiting') : added === undefined ? '' : t('added', { name: added }));
  // Offline, the drawer cannot be loaded: a line above the page shows its content.
  const isDrawerMissing = isOpen && Drawer === undefined;
  return (
    <CartContext value={content}>
      {children}
      <div className={isDrawerMissing ? 'cart-toast' : 'sr-only'}>
        <p role="status">{connectionLocale}</p>
        {isDrawerMissing && (
          <p className="flex gap-6">
            <Link className="link py-2" to="/cart" onClick={content.close}>
              {t('viewCart')}
            </Link>
            <button type="button" className="link cursor-pointer py-2" onClick={content.close}>
              {t('close')}
            </button>
          </p>
        )}
      </div>
      {Drawer && <Drawer />}
    </CartContext>
  );
}
