import type { payments } from '@shopwright/sdk';

/**
 * How the buyer wants to pay, between choosing it and saying yes: in a cookie no script reads. Of a card there is only what its
 * provider gave for it, good for nothing without the provider's own key.
 */
export interface PaymentChoice {
  readonly checkoutId: string;
  readonly method: payments.PaymentMethod;
  readonly token: string;
  /** What the buyer knows it by: the last digits. */
  readonly label: string;
}

const cookieName = 'shopwright-payment';
const anHour = 3600;
const methods: ReadonlySet<string> = new Set(['OFFLINE', 'SANDBOX', 'STRIPE']);

export function readChoice(request: Request, checkoutId: string): PaymentChoice | undefined {
  const [, text] =
    new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`).exec(request.headers.get('cookie') ?? '') ?? [];
  if (text === undefined) return undefined;
  try {
    const value = JSON.parse(decodeURIComponent(text)) as Partial<
      Record<keyof PaymentChoice, unknown>
    >;
    const { method, token, label } = value;
    if (
      value.checkoutId !== checkoutId ||
      typeof method !== 'string' ||
      !methods.has(method) ||
      typeof token !== 'string' ||
      typeof label !== 'string'
    )
      return undefined;
    // One of the list above.
    return { checkoutId, method: method as PaymentChoice['method'], token, label };
  } catch {
    return undefined;
  }
}

export function choiceCookie(choice: PaymentChoice | undefined, secure: boolean): string {
  const rest = `Path=/hosted; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return choice
    ? `${cookieName}=${encodeURIComponent(JSON.stringify(choice))}; Max-Age=${anHour}; ${rest}`
    : `${cookieName}=; Max-Age=0; ${rest}`;
}
