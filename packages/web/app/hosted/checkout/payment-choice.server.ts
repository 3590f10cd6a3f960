import type { payments } from '@shopwright/sdk';
import { readJsonCookie, serializeJsonCookie } from '../../session/cookies.server.ts';

/**
 * How the buyer wants to pay, between choosing it and saying yes: in a cookie no script reads. Of a
 * card there is only what its provider gave for it, good for nothing without the provider's own
 * key.
 */
export interface PaymentChoice {
  readonly checkoutId: string;
  readonly method: payments.PaymentMethod;
  /** Only for EXTENSION. */
  readonly provider?: string;
  readonly token: string;
  /** The last digits, for the buyer to recognize the card. */
  readonly label: string;
}

/** How the payment form names a method: several extensions have the same one. */
export const methodValue = ({
  method = 'OFFLINE',
  provider,
}: {
  readonly method?: payments.PaymentMethod | undefined;
  readonly provider?: string | undefined;
}): string => (provider === undefined ? method : `${method} ${provider}`);

const cookieName = 'shopwright-payment';
const HOUR_SECONDS = 3600;
const methods: ReadonlySet<string> = new Set(['OFFLINE', 'SANDBOX', 'STRIPE', 'EXTENSION']);

export function readChoice(request: Request, checkoutId: string): PaymentChoice | undefined {
  const value = readJsonCookie(request, cookieName) as Partial<
    Record<keyof PaymentChoice, unknown>
  > | null;
  if (
    value?.checkoutId !== checkoutId ||
    typeof value.method !== 'string' ||
    !methods.has(value.method) ||
    typeof value.token !== 'string' ||
    typeof value.label !== 'string'
  )
    return undefined;
  // One of the list above.
  const method = value.method as PaymentChoice['method'];
  return {
    checkoutId,
    method,
    token: value.token,
    label: value.label,
    ...(typeof value.provider === 'string' ? { provider: value.provider } : {}),
  };
}

export const choiceCookie = (choice: PaymentChoice | undefined, secure: boolean): string =>
  serializeJsonCookie(choice, { name: cookieName, path: '/hosted', maxAge: HOUR_SECONDS, secure });
