import { ApiError, checkout } from '@shopwright/sdk';
import type { PageContext } from '../page-context.server.ts';
import type { UserSession } from '../session/user-session.server.ts';
import { amountFormat } from '../shop/price.server.ts';
import { itemApps } from './item-apps.server.ts';
import { holdOf } from './checkout.server.ts';
import { bookingTranslations } from './format.server.ts';

/**
 * Reserved tickets: a checkout with a hold. Undefined if the checkout belongs to another user or
 * has been paid.
 */
export async function loadReservation(
  page: PageContext,
  userSession: UserSession,
  checkoutId: string,
) {
  const [{ t, locale }, { currency }] = await Promise.all([
    bookingTranslations(page),
    page.store(),
  ]);
  const money = amountFormat(locale);
  try {
    const found = await userSession.use(checkout).getCheckout(checkoutId);
    if (found.completed) return undefined;
    const lines = (found.lineItems ?? []).filter(
      ({ catalogReference }) => catalogReference?.appId === itemApps.tickets,
    );
    if (lines.length === 0) return undefined;
    return {
      checkoutId,
      hold: await holdOf(userSession, checkoutId),
      lines: lines.map(({ _id = '', productName, quantity = 1, price }) => ({
        id: _id,
        name: productName?.translated ?? productName?.original ?? '',
        price: t('eachAt', { quantity, price: money(Number(price?.amount ?? 0), currency) }),
      })),
      total: money(Number(found.priceSummary?.total?.amount ?? 0), currency),
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
