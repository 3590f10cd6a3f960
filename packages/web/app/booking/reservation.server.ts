import { ApiError, checkout } from '@shopwright/sdk';
import type { PageContext } from '../page-context.server.ts';
import type { Person } from '../session/user-session.server.ts';
import { amountFormat } from '../shop/price.server.ts';
import { itemApps } from './item-apps.server.ts';
import { holdOf } from './checkout.server.ts';
import { bookingSpeech } from './format.server.ts';

/** Tickets that are kept for somebody: a checkout with a hold on it. Undefined: it is nobody's, or has been bought. */
export async function loadReservation(page: PageContext, person: Person, checkoutId: string) {
  const [{ say, locale }, { currency }] = await Promise.all([bookingSpeech(page), page.store()]);
  const money = amountFormat(locale);
  try {
    const found = await person.use(checkout).getCheckout(checkoutId);
    if (found.completed) return undefined;
    const lines = (found.lineItems ?? []).filter(
      ({ catalogReference }) => catalogReference?.appId === itemApps.tickets,
    );
    if (lines.length === 0) return undefined;
    return {
      checkoutId,
      hold: await holdOf(person, checkoutId),
      lines: lines.map(({ _id = '', productName, quantity = 1, price }) => ({
        id: _id,
        name: productName?.translated ?? productName?.original ?? '',
        price: say('eachAt', { quantity, price: money(Number(price?.amount ?? 0), currency) }),
      })),
      total: money(Number(found.priceSummary?.total?.amount ?? 0), currency),
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
