import { ApiError, currentCart, type services as api } from '@shopwright/sdk';
import { redirect } from 'react-router';
import type { PageContext } from '../page-context.server.ts';
import type { UserSession } from '../session/user-session.server.ts';
import { inLanguage } from '../shop/link.tsx';
import { itemApps } from './item-apps.server.ts';
import { checkoutAddress, checkoutOf } from './checkout.server.ts';
import { formText } from '../ui/form-text.server.ts';
import { refusal, refused } from './form-errors.server.ts';
import { bookingTranslations } from './format.server.ts';

interface Booking {
  readonly page: PageContext;
  readonly request: Request;
  readonly userSession: UserSession;
  readonly service: api.Service;
  readonly form: FormData;
  readonly sessionId?: string | undefined;
}

/** Handles the booking form: reserves the slot and goes to the checkout, or adds it to the cart. */
export async function bookSlot({ page, request, userSession, service, form, sessionId }: Booking) {
  const { t, prefix } = await bookingTranslations(page);
  const start = formText(form, 'start');
  if (Number.isNaN(Date.parse(start))) return refused(form, t('chooseATime'));
  const staffId = form.get('staff');
  const paymentOption = form.get('paymentOption');
  const choices = Object.fromEntries(
    (service.options ?? []).flatMap(({ name }) => {
      const choice = form.get(`choice:${name}`);
      return typeof choice === 'string' && choice !== '' ? [[name, choice]] : [];
    }),
  );
  const item = {
    appId: itemApps.services,
    catalogItemId: service._id ?? '',
    quantity: Math.max(1, Math.floor(Number(form.get('quantity') ?? 1)) || 1),
    options: {
      start,
      ...(staffId ? { staffId } : {}),
      ...(Object.keys(choices).length > 0 ? { choices } : {}),
      ...(paymentOption ? { paymentOption } : {}),
    },
  };
  try {
    if (form.get('intent') === 'cart') {
      const { quantity, ...catalogReference } = item;
      await userSession
        .use(currentCart)
        .addToCurrentCart({ lineItems: [{ quantity, catalogReference }] });
      return redirect(inLanguage(prefix, '/cart'));
    }
    return redirect(
      await checkoutAddress(
        page,
        await checkoutOf(page, request, userSession, [item], { holds: true }),
        sessionId,
      ),
    );
  } catch (error) {
    // Too few open seats is a different error from a slot that is gone.
    if (
      error instanceof ApiError &&
      (error.code === 'SLOT_IS_FULL' || error.code === 'ITEM_NOT_AVAILABLE') &&
      item.quantity > 1
    )
      return refused(form, t('notEnoughSpots'), {}, 409);
    return refusal(error, form, t);
  }
}
