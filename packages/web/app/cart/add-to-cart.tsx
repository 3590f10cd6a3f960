import type { ReactNode } from 'react';
import { CartForm } from './cart-form.tsx';
import { useCart } from './cart-context.ts';
import { prepareDrawer } from './load-drawer.ts';
import type { Preview } from './change.ts';
import { itemText, type CartItem } from './item.ts';

interface AddToCartProps {
  readonly item: CartItem;
  /** The line shown until the server answers. */
  readonly preview: Preview;
  readonly id?: string;
  readonly className?: string;
  /** The button, and inputs such as `quantity`, `choice:<option>`, `text:<custom text field>`. */
  readonly children: ReactNode;
}

/** Puts something in the cart and shows it there. */
export function AddToCart({ id, item, preview, className, children }: AddToCartProps) {
  const { open } = useCart();
  return (
    <CartForm
      id={id}
      intent="add"
      fields={{ item: itemText(item) }}
      preview={preview}
      className={className}
      onSent={open}
      onPointerEnter={prepareDrawer}
      onFocus={prepareDrawer}
    >
      {children}
    </CartForm>
  );
}
