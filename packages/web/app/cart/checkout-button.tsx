import { useState, type SubmitEvent } from 'react';
import { usePath } from '../shop/link.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import { useCart } from './cart-context.ts';
import type { CartView } from './cart-view.ts';

/**
 * Goes to the checkout after every pending change is saved, so that the buyer pays for the cart
 * they see.
 */
export function CheckoutButton({ cart }: { readonly cart: CartView }) {
  const t = useTranslations('cart');
  const path = usePath();
  const { pending, waiting, settled } = useCart();
  const [isWaiting, setWaiting] = useState(false);
  const isBusy = pending > 0 || waiting;
  const isBlocked = !isBusy && !cart.canCheckOut;
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    if (!isBusy && !isBlocked) return;
    event.preventDefault();
    if (!isBusy || isWaiting) return;
    const form = event.currentTarget;
    setWaiting(true);
    const isFine = await settled();
    setWaiting(false);
    if (isFine) form.submit();
  };
  return (
    <form method="post" action={path('/cart')} onSubmit={(event) => void submit(event)}>
      <input type="hidden" name="intent" value="checkout" />
      <button
        className="button w-full"
        aria-disabled={isBlocked}
        aria-busy={isWaiting}
        aria-describedby={isBlocked ? 'checkout-blocked' : undefined}
      >
        {t(isWaiting ? 'checkoutWaits' : 'checkout')}
      </button>
      {isBlocked && (
        <p id="checkout-blocked" className="mt-2 text-sm text-alarm">
          {t('checkoutBlocked')}
        </p>
      )}
    </form>
  );
}
