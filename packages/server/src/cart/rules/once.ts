import { isRefusal, type Refusal } from '../../kernel/outcome.ts';
import type { CartState } from './cart-state.ts';

/** More than can be under way for one cart at a time. */
const KEPT = 20;
const LONGEST = 255;

/**
 * With a header Idempotency-Key, a change that was made is not made again: its key is written with the cart itself, so neither can be
 * there without the other. What was refused or lost may be tried again under its key.
 */
export function once(key: string | readonly string[] | undefined, cart: CartState, change: () => CartState | Refusal): CartState | Refusal {
  if (typeof key !== 'string' || key === '' || key.length > LONGEST) return change();
  const done = cart.done ?? [];
  if (done.includes(key)) return cart;
  const changed = change();
  return isRefusal(changed) || changed === cart ? changed : { ...changed, done: [...done, key].slice(-KEPT) };
}
