import { isRefusal, refuse, type Refusal } from '../../kernel/outcome.ts';
import type { CartState } from './cart-state.ts';

/** More than can be under way for one cart at a time. */
const KEPT = 20;
const LONGEST = 255;
/** Letters that tell one request from another. */
const MARK = 16;

/**
 * With a header Idempotency-Key, a change that was made is not made again: its key is written with the cart itself, so neither can be
 * there without the other. What was refused or lost may be tried again under its key; another request
 * under a key that is taken is a mistake, and is told: requests are known by the first letters of their marks.
 */
export function once(
  key: string | readonly string[] | undefined,
  markOf: () => string,
  cart: CartState,
  change: () => CartState | Refusal,
): CartState | Refusal {
  if (!isKey(key)) return change();
  const done = cart.done ?? [];
  const mark = `${markOf().slice(0, MARK).padEnd(MARK)} ${key}`;
  // An earlier release wrote the key alone.
  if (done.includes(mark) || done.includes(key)) return cart;
  if (done.some((one) => one.slice(MARK + 1) === key))
    return refuse(
      422,
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key was used with another request, which was carried out; this one was not. Take a new key for a new request.',
    );
  const changed = change();
  return isRefusal(changed) || changed === cart
    ? changed
    : { ...changed, done: [...done, mark].slice(-KEPT) };
}

export const isKey = (key: string | readonly string[] | undefined): key is string =>
  typeof key === 'string' && key !== '' && key.length <= LONGEST;
