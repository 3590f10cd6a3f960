import { useState, type SubmitEvent } from 'react';
import { usePath } from '../shop/link.tsx';
import { useWords } from '../i18n/use-translations.tsx';
import { useCart } from './cart-context.ts';
import type { CartView } from './cart-view.ts';

/** Leads to the checkout once every change has been answered: nobody pays for a cart they do not see. */
export function CheckoutButton({ cart }: { readonly cart: CartView }) {
  const say = useWords('cart');
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
        {say(isWaiting ? 'checkoutWaits' : 'checkout')}
      </button>
      {isBlocked && (
        <p id="checkout-blocked" className="mt-2 text-sm text-alarm">
          {say('checkoutBlocked')}
        </p>
      )}
    </form>
  );
}
