import { checkout, payments, type checkout as api } from '@shopwright/sdk';
import type { PageContext } from '../page-context.server.ts';
import type { Person } from '../session/user-session.server.ts';
import { readCookie, serializeCookie } from '../session/cookies.server.ts';

export interface Wanted {
  readonly appId: string;
  readonly catalogItemId: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly quantity: number;
}

/** What this browser keeps at the moment: whoever comes back and chooses anew must not stand in their own way. */
const heldCookie = 'shopwright-held';
const HOLD_SECONDS = 15 * 60;
const guid = /^[0-9a-f-]{36}$/;

/**
 * A checkout of what was chosen, with its places or tickets kept while it is paid. Sent twice in one breath it is one
 * checkout. Throws the platform's refusal.
 */
export async function checkoutOf(
  page: PageContext,
  request: Request,
  person: Person,
  wanted: readonly Wanted[],
  { holds }: { readonly holds: boolean },
): Promise<string> {
  if (holds) await letGoOfLast(request, person);
  const lineItems = wanted.map(({ quantity, ...catalogReference }): api.CheckoutLineItem => ({
    quantity,
    catalogReference,
  }));
  const key = `${JSON.stringify(wanted)} ${Math.floor(Date.now() / 15_000)}`;
  const { _id } = await person
    .useOnce(checkout, await digest(key))
    .createCheckout({ channelType: 'WEB', lineItems });
  const checkoutId = _id ?? '';
  if (!holds) return checkoutId;
  await person.use(payments).holdCheckout(checkoutId);
  page.setCookie(
    serializeCookie(checkoutId, {
      name: heldCookie,
      maxAge: HOLD_SECONDS,
      secure: page.origin.startsWith('https:'),
    }),
  );
  return checkoutId;
}

async function letGoOfLast(request: Request, person: Person): Promise<void> {
  const last = readCookie(request, heldCookie);
  // Paid meanwhile, over, or somebody else's: then there is nothing to let go of.
  if (last !== undefined && guid.test(last) && person.isKnown())
    await person
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
  const { language, prefix } = await page.speech();
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

/** What `HoldClock` counts down. */
export interface Hold {
  readonly until: string;
  /** Left when the page was made. */
  readonly minutes: number;
}

/** How long the places of a checkout are kept; undefined: nothing is. */
export async function holdOf(person: Person, checkoutId: string): Promise<Hold | undefined> {
  const { hold } = await person.use(payments).getCheckoutHold(checkoutId);
  const until = hold?.expiresDate;
  return (
    until && {
      until: until.toISOString(),
      minutes: Math.max(1, Math.ceil((until.getTime() - Date.now()) / 60_000)),
    }
  );
}
