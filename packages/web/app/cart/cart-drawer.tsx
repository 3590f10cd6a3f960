import { useEffect, useRef, type MouseEvent } from 'react';
import { Link } from '../shop/link.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import { CartLines } from './cart-lines.tsx';
import { useCart } from './cart-context.ts';
import { CartTotals } from './cart-totals.tsx';
import { countOf } from './cart-view.ts';
import { CheckoutButton } from './checkout-button.tsx';

/** The cart drawer. The native dialog traps the focus, closes on Escape and restores the focus. */
export default function CartDrawer() {
  const t = useTranslations('cart');
  const { cart, pending, waiting, refused, isOpen, close } = useCart();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const box = dialog.current;
    if (isOpen && !box?.open) box?.showModal();
    if (!isOpen && box?.open) box.close();
  }, [isOpen]);
  const closeOnBackdrop = (event: MouseEvent): void => {
    if (event.target === dialog.current) close();
  };
  const count = countOf(cart);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it by keyboard
    <dialog
      ref={dialog}
      className="drawer"
      aria-labelledby="drawer-heading"
      onClose={close}
      onClick={closeOnBackdrop}
    >
      <div className="drawer-body">
        <header className="flex items-center justify-between gap-4 border-b border-line px-5 py-3">
          <h2 id="drawer-heading" className="subtitle">
            {t('heading')}
            {count > 0 && (
              <span className="ms-3 align-middle font-text text-sm text-quiet">
                {t('items', { count })}
              </span>
            )}
          </h2>
          <button
            type="button"
            className="nav-link -me-2 min-h-11 cursor-pointer px-2"
            onClick={close}
          >
            {t('close')}
          </button>
        </header>
        {refused && (
          <p role="alert" className="notice notice-error mx-5 mt-4">
            {refused}
          </p>
        )}
        {waiting && <p className="notice mx-5 mt-4">{t('waiting')}</p>}
        {cart && cart.lines.length > 0 ? (
          <>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5">
              <CartLines lines={cart.lines} heading="h3" />
            </div>
            <footer className="grid gap-4 border-t border-line px-5 pt-4 pb-5">
              <CartTotals cart={cart} pending={pending > 0 || waiting} />
              <CheckoutButton cart={cart} />
              <p className="text-center">
                <Link className="link inline-block py-2.5" to="/cart" onClick={close}>
                  {t('viewCart')}
                </Link>
              </p>
            </footer>
          </>
        ) : (
          <div className="px-5 pt-10">
            <p className="subtitle">{t('empty')}</p>
            <p className="mt-4 text-quiet">{t('emptyText')}</p>
            <p className="mt-6">
              <Link className="link inline-block py-2.5" to="/products" onClick={close}>
                {t('allProducts')}
              </Link>
            </p>
          </div>
        )}
      </div>
    </dialog>
  );
}
