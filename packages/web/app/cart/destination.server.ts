import { isCountry } from '../address/countries.server.ts';
import type { PageContext } from '../page-context.server.ts';
import { readCookie, serializeCookie } from '../session/cookies.server.ts';
import type { Destination } from './cart-view.ts';
import type { ChangeFields } from './change.ts';

const name = 'shopwright-destination';
const MONTH_SECONDS = 2_592_000;

/** The destination for the estimate, remembered until the checkout collects the full address. */
export function destinationOf(request: Request): Destination | undefined {
  const [, country, postalCode = ''] =
    /^([A-Z]{2})\.(.*)$/.exec(readCookie(request, name) ?? '') ?? [];
  return country === undefined ? undefined : checked(country, postalCode);
}

export function saveDestination(
  page: PageContext,
  { country = '', postalCode = '' }: ChangeFields,
): Destination | undefined {
  const destination = checked(country, postalCode.trim());
  page.setCookie(
    serializeCookie(destination && `${destination.country}.${destination.postalCode}`, {
      name,
      maxAge: MONTH_SECONDS,
      secure: page.origin.startsWith('https:'),
    }),
  );
  return destination;
}

const checked = (country: string, postalCode: string): Destination | undefined =>
  isCountry(country) && /^[\p{L}\d -]{0,12}$/u.test(postalCode)
    ? { country, postalCode }
    : undefined;
