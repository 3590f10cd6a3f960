import { ApiError, currentCart } from '@shopwright/sdk';
import type { PageContext } from '../page-context.server.ts';
import type { UserSession } from '../session/user-session.server.ts';
import { createTranslate } from '../i18n/translate.ts';
import { messagesOf } from '../i18n/dictionary.server.ts';
import type { ChangeAnswer } from './cart-view.ts';
import { quantityOf, type ChangeFields } from './change.ts';
import { destinationOf, saveDestination } from './destination.server.ts';
import { itemIn, itemText } from './item.ts';
import { savePendingCode, pendingCodeIn } from './pending-code.server.ts';
import { loadCart } from './load-cart.server.ts';
import { refusalOf } from './form-errors.server.ts';

const longestNote = 1000;

/**
 * The text fields of a form; of several with the same name the last, because a button follows the
 * field it counts from.
 */
export const fieldsIn = (form: FormData): ChangeFields =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/**
 * Applies one change and returns the updated cart. Throws transient errors, which the client
 * retries.
 */
export async function makeChange(
  page: PageContext,
  request: Request,
  fields: ChangeFields,
): Promise<ChangeAnswer> {
  const { language, locale } = await page.pageLanguage();
  const t = createTranslate(messagesOf(language, 'cart').cart, locale);
  const userSession = page.userSession();
  const destination =
    fields['intent'] === 'destination' ? saveDestination(page, fields) : destinationOf(request);
  try {
    await asMember(userSession, () => change(userSession, fields));
    if (fields['intent'] === 'add') await applyPendingCode(page, request);
    const cart = await loadCart(page, destination);
    const changedItem = itemIn(fields);
    const over = cart?.lines.find(
      ({ id, item, offer }) =>
        offer !== undefined &&
        (id === fields['line'] || (changedItem !== undefined && item === itemText(changedItem))),
    );
    if (over?.offer === undefined) return { cart };
    // The quantity exceeds the stock, so it is capped.
    await userSession
      .use(currentCart)
      .updateCurrentCartLineItemQuantity([{ _id: over.id, quantity: over.offer }]);
    return {
      cart: await loadCart(page, destination),
      refused: t('capped', { count: over.offer }),
    };
  } catch (error) {
    const refused = error instanceof EmptyCart ? t('couponEmptyCart') : refusalOf(error, t);
    if (refused === undefined) throw error;
    return { cart: await loadCart(page, destination), refused };
  }
}

/**
 * The code of a discount link that was opened before there was a cart. The cart shows whether it
 * applies.
 */
async function applyPendingCode(page: PageContext, request: Request): Promise<void> {
  const couponCode = pendingCodeIn(request);
  if (couponCode === undefined) return;
  try {
    await page.userSession().useRateLimited(currentCart).updateCurrentCart({ couponCode });
    savePendingCode(page, undefined);
  } catch (error) {
    // Not applicable to the current cart; the next item may fit.
    if (!(error instanceof ApiError)) throw error;
  }
}

class EmptyCart extends Error {}

async function change(userSession: UserSession, fields: ChangeFields): Promise<void> {
  const { intent, line = '', key = '' } = fields;
  // It is sent as a header, where only some characters are allowed; our own pages send a UUID.
  const cart = /^[\w-]{1,100}$/.test(key)
    ? userSession.useOnce(currentCart, key)
    : userSession.use(currentCart);
  switch (intent) {
    case 'add': {
      const item = itemIn(fields);
      const quantity = quantityOf(fields);
      if (item === undefined || quantity < 1) return;
      await cart.addToCurrentCart({ lineItems: [{ quantity, catalogReference: item }] });
      return;
    }
    case 'update': {
      const quantity = quantityOf(fields);
      await (quantity < 1
        ? cart.removeLineItemsFromCurrentCart([line])
        : cart.updateCurrentCartLineItemQuantity([{ _id: line, quantity }]));
      return;
    }
    case 'remove':
      await cart.removeLineItemsFromCurrentCart([line]);
      return;
    case 'coupon': {
      const couponCode = (fields['code'] ?? '').trim();
      if (couponCode === '') return;
      if (!userSession.hasTokens()) throw new EmptyCart();
      await userSession.useRateLimited(currentCart).updateCurrentCart({ couponCode });
      return;
    }
    case 'remove-coupon':
      await cart.removeCouponFromCurrentCart();
      return;
    case 'note':
      await cart.updateCurrentCart({
        cartInfo: { buyerNote: (fields['note'] ?? '').slice(0, longestNote) },
      });
      return;
    default:
  }
}

/** A token the platform no longer takes, though its time is not over, is renewed once. */
export async function asMember<Result>(
  userSession: UserSession,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || !userSession.hasTokens())
      throw error;
    const { refreshToken } = userSession.auth.getTokens();
    userSession.become({ accessToken: { value: '', expiresAt: 0 }, refreshToken });
    return work();
  }
}
