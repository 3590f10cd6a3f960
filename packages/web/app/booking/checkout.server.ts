import { checkout, payments, type checkout as api } from '@shopwright/sdk';
import type { PageContext } from '../page-context.server.ts';
import type { UserSession } from '../session/user-session.server.ts';
import { isGuid } from '../http/guid.server.ts';
import { readCookie, serializeCookie } from '../session/cookies.server.ts';

export interface CheckoutItem {
  readonly appId: string;
  readonly catalogItemId: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly quantity: number;
}

/**
 * The checkout that holds this browser's current reservation. It is released before a new one is
 * made, so that a buyer who chooses again is not blocked by their own hold.
 */
const heldCookie = 'shopwright-held';
const HOLD_SECONDS = 15 * 60;

/**
 * Creates a checkout for the items and reserves seats or tickets while it is paid. A double submit
 * creates one checkout. Throws the platform's error.
 */
export async function checkoutOf(
  page: PageContext,
  request: Request,
  userSession: UserSession,
  items: readonly CheckoutItem[],
  { holds }: { readonly holds: boolean },
): Promise<string> {
  if (holds) await releaseLastHold(request, userSession);
  const lineItems = items.map(({ quantity, ...catalogReference }): api.CheckoutLineItem => ({
    quantity,
    catalogReference,
  }));
  const key = `${JSON.stringify(items)} ${Math.floor(Date.now() / 15_000)}`;
  const { _id } = await userSession
    .useOnce(checkout, await digest(key))
    .createCheckout({ channelType: 'WEB', lineItems });
  const checkoutId = _id ?? '';
  if (!holds) return checkoutId;
  await userSession.use(payments).holdCheckout(checkoutId);
  page.setCookie(
    serializeCookie(checkoutId, {
      name: heldCookie,
      maxAge: HOLD_SECONDS,
      secure: page.origin.startsWith('https:'),
    }),
  );
  return checkoutId;
}

async function releaseLastHold(request: Request, userSession: UserSession): Promise<void> {
  const last = readCookie(request, heldCookie);
  // Already paid, expired, or owned by another user: there is no hold to release.
  if (last !== undefined && isGuid(last) && userSession.hasTokens())
    await userSession
      .use(payments)
      .releaseCheckout(last)
      .catch(() => undefined);
}

/** The address of a checkout, in the language of the page that leads there. */
export async function checkoutAddress(
  page: PageContext,
  checkoutId: string,
  sessionId?: string,
): Promise<string> {
  const { language, prefix } = await page.pageLanguage();
  await page.rememberLanguage();
  const query = new URLSearchParams({
    ...(sessionId === undefined ? {} : { session: sessionId }),
    ...(prefix === '' ? {} : { lang: language }),
  });
  return `/hosted/checkout/${checkoutId}${query.size > 0 ? `?${query}` : ''}`;
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  );
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The hold that `HoldClock` counts down. */
export interface Hold {
  readonly until: string;
  /** Left when the page was made. */
  readonly minutes: number;
}

/** The remaining hold of a checkout, or undefined if it holds nothing. */
export async function holdOf(
  userSession: UserSession,
  checkoutId: string,
): Promise<Hold | undefined> {
  const { hold } = await userSession.use(payments).getCheckoutHold(checkoutId);
  const until = hold?.expiresDate;
  return (
    until && {
      until: until.toISOString(),
      minutes: Math.max(1, Math.ceil((until.getTime() - Date.now()) / 60_000)),
    }
  );
}
