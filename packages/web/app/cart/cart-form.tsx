import type { ComponentProps, SubmitEvent } from 'react';
import { usePath } from '../shop/link.tsx';
import { useCart } from './cart-context.ts';
import type { ChangeFields, Preview } from './change.ts';

interface CartFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method'> {
  readonly intent: string;
  readonly fields?: ChangeFields;
  readonly preview?: Preview;
  readonly onSent?: () => void;
}

/**
 * A form of the cart: sent to the cart page without JavaScript, and through the page's own queue
 * with it.
 */
export function CartForm({
  intent,
  fields = {},
  preview,
  onSent,
  children,
  ...form
}: CartFormProps) {
  const { send } = useCart();
  const path = usePath();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget, event.nativeEvent.submitter);
    send(
      Object.fromEntries(
        [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      ),
      preview,
    );
    onSent?.();
  };
  return (
    <form {...form} method="post" action={path('/cart')} onSubmit={submit}>
      {Object.entries({ intent, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
