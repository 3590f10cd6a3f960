import { isCountry } from '../address/countries.server.ts';
import type { PageContext } from '../page-context.server.ts';
import type { Destination } from './cart-view.ts';
import type { ChangeFields } from './change.ts';

const name = 'shopwright-destination';
const month = 2_592_000;

/** Where the visitor wants things to go, for the estimate: remembered until the checkout asks for the whole address. */
export function destinationOf(request: Request): Destination | undefined {
  const kept = new RegExp(`(?:^|;\\s*)${name}=([A-Z]{2})\\.([^;]*)`).exec(
    request.headers.get('cookie') ?? '',
  );
  return kept ? checked(kept[1] ?? '', decoded(kept[2] ?? '')) : undefined;
}

export function keepDestination(
  page: PageContext,
  { country = '', postalCode = '' }: ChangeFields,
): Destination | undefined {
  const destination = checked(country, postalCode.trim());
  const secure = page.origin.startsWith('https:') ? '; Secure' : '';
  const value = destination
    ? `${destination.country}.${encodeURIComponent(destination.postalCode)}`
    : '';
  page.setCookie(
    `${name}=${value}; Path=/; Max-Age=${destination ? month : 0}; SameSite=Lax; HttpOnly${secure}`,
  );
  return destination;
}

const checked = (country: string, postalCode: string): Destination | undefined =>
  isCountry(country) && /^[\p{L}\d -]{0,12}$/u.test(postalCode)
    ? { country, postalCode }
    : undefined;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
