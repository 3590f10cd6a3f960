import { ApiError, currentCart } from '@shopwright/sdk';
import type { PageContext } from '../page-context.server.ts';
import type { Person } from '../session/user-session.server.ts';
import { sayIn } from '../i18n/translate.ts';
import { wordsOf } from '../i18n/dictionary.server.ts';
import type { ChangeAnswer } from './cart-view.ts';
import { quantityOf, type ChangeFields } from './change.ts';
import { destinationOf, keepDestination } from './destination.server.ts';
import { itemIn, itemText } from './item.ts';
import { savePendingCode, pendingCodeIn } from './pending-code.server.ts';
import { loadCart } from './load-cart.server.ts';
import { refusalOf } from './form-errors.server.ts';

const longestNote = 1000;

/** The fields of a form that are texts; of several with one name the last, as a button comes after what it counts from. */
export const fieldsIn = (form: FormData): ChangeFields =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** Makes one change and says how the cart is then. A fault that passes is thrown: whoever sent it asks again. */
export async function makeChange(
  page: PageContext,
  request: Request,
  fields: ChangeFields,
): Promise<ChangeAnswer> {
  const { language, locale } = await page.speech();
  const say = sayIn(wordsOf(language, 'cart').cart, locale);
  const person = page.person();
  const destination =
    fields['intent'] === 'destination' ? keepDestination(page, fields) : destinationOf(request);
  try {
    await asMember(person, () => change(person, fields));
    if (fields['intent'] === 'add') await useKeptCode(page, request);
    const cart = await loadCart(page, destination);
    const asked = itemIn(fields);
    const over = cart?.lines.find(
      ({ id, item, offer }) =>
        offer !== undefined &&
        (id === fields['line'] || (asked !== undefined && item === itemText(asked))),
    );
    if (over?.offer === undefined) return { cart };
    // More than there are was asked for: as many as there are.
    await person
      .use(currentCart)
      .updateCurrentCartLineItemQuantity([{ _id: over.id, quantity: over.offer }]);
    return {
      cart: await loadCart(page, destination),
      refused: say('capped', { count: over.offer }),
    };
  } catch (error) {
    const refused = error instanceof EmptyCart ? say('couponEmptyCart') : refusalOf(error, say);
    if (refused === undefined) throw error;
    return { cart: await loadCart(page, destination), refused };
  }
}

/** One that a link promised before there was a cart; whether it works is told there. */
async function useKeptCode(page: PageContext, request: Request): Promise<void> {
  const couponCode = pendingCodeIn(request);
  if (couponCode === undefined) return;
  try {
    await page.person().trying(currentCart).updateCurrentCart({ couponCode });
    savePendingCode(page, undefined);
  } catch (error) {
    // Not for what is in the cart so far; the next thing may fit.
    if (!(error instanceof ApiError)) throw error;
  }
}

class EmptyCart extends Error {}

async function change(person: Person, fields: ChangeFields): Promise<void> {
  const { intent, line = '', key = '' } = fields;
  // It is sent as a header, where only some characters are allowed; our own pages send a UUID.
  const cart = /^[\w-]{1,100}$/.test(key)
    ? person.useOnce(currentCart, key)
    : person.use(currentCart);
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
      if (!person.isKnown()) throw new EmptyCart();
      await person.trying(currentCart).updateCurrentCart({ couponCode });
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
  person: Person,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || !person.isKnown()) throw error;
    const { refreshToken } = person.auth.getTokens();
    person.become({ accessToken: { value: '', expiresAt: 0 }, refreshToken });
    return work();
  }
}
