import { createHash } from 'node:crypto';
import type { CallInput } from '../http/index.ts';
import type { Refusal } from '../kernel/outcome.ts';
import type { CartState } from './rules/cart-state.ts';
import { isKey, once } from './rules/once.ts';

/** Makes a change once for the key the call came with. What tells one request from another is worked out for those with a key only. */
export function keyed(
  call: string,
  { headers, request }: Pick<CallInput<object>, 'headers' | 'request'>,
  cart: CartState,
  change: () => CartState | Refusal,
): CartState | Refusal {
  return once(
    headers['idempotency-key'],
    () =>
      createHash('sha256')
        .update(`${call} ${JSON.stringify(request)}`)
        .digest('base64url'),
    cart,
    change,
  );
}

/** The key a call came with, if it is one. */
export function keyOf({ headers }: Pick<CallInput<object>, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  return isKey(key) ? key : undefined;
}
